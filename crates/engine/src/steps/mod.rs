//! One file per kind of question: who may answer what (`check`), all answers
//! (`list`), and what an answer does (`resolve`).

pub(crate) mod act;
pub(crate) mod artifacts;
pub(crate) mod chain;
pub(crate) mod combat;
pub(crate) mod commit;
pub(crate) mod effects;
pub(crate) mod explore;
pub(crate) mod gates;
pub(crate) mod mini;
pub(crate) mod returns;
pub(crate) mod section;

use ark_ids::Seat;
use ark_rulebook::Rule;

use crate::action::Action;
use crate::event::Log;
use crate::game::{Game, Question};
use crate::illegal::{Illegal, Why};
use crate::play::Play;

pub(crate) fn check(
    g: &Game,
    question: Question,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    match (question, action) {
        (Question::Section, Action::Choose { section, line }) => {
            section::check(g, seat, section, line)
        }
        (Question::Mini, Action::Mini(kind)) => mini::check(g, seat, kind),
        (Question::Act, _) => act::check(g, seat, action),
        (Question::Mini | Question::Chain, Action::Done) => Ok(()),
        (Question::Chain, Action::Choose { section, line }) => chain::check(g, seat, section, line),
        (Question::AnySection, Action::Choose { section, line }) => {
            section::check_line(g, seat, section, line)
        }
        (Question::ExploreOrder, Action::Explore(cell)) => explore::check_order(g, seat, cell),
        (Question::Build, Action::Build(cell)) => explore::check_build(g, cell),
        (Question::Keep, Action::Keep(card)) => artifacts::check_keep(g, card),
        (Question::Discard, Action::Discard(card)) => artifacts::check_discard(g, seat, card),
        (Question::Return, Action::Return { colour, from }) => returns::check(g, colour, from),
        (Question::Swap, Action::Swap(a, b)) => effects::check_swap(g, a, b),
        (Question::Airlock, Action::Airlock(cell)) => effects::check_airlock(g, seat, cell),
        (Question::Fight, Action::Fight { at, against }) => combat::check(g, seat, at, against),
        (Question::Commit, Action::Commit(card)) => commit::check(g, seat, card),
        (Question::Gate, Action::Gate(cell)) => gates::check(g, cell),
        (Question::Link, Action::Gate(cell)) => gates::check_link(g, cell),
        (Question::Patch(frame), _) => frame.check(g, seat, action),
        _ => Err(Illegal::new(Rule::Turn04, Why::OtherQuestion)),
    }
}

#[inline]
pub(crate) fn list(g: &Game, question: Question, seat: Seat, out: &mut Vec<Action>) {
    match question {
        Question::Mini => mini::list(g, seat, out),
        Question::Section => section::list(g, seat, out),
        Question::Act => act::list(g, seat, out),
        Question::Chain => chain::list(g, seat, out),
        Question::AnySection => section::list_lines(g, seat, out),
        Question::ExploreOrder => {
            out.extend(explore::due(g, seat).iter().map(Action::Explore));
        }
        Question::Build => out.extend(explore::sites(g).iter().map(Action::Build)),
        Question::Keep => out.extend(g.state.drawn.open().iter().map(Action::Keep)),
        Question::Discard => artifacts::list_discard(g, seat, out),
        Question::Return => returns::list(g, out),
        Question::Swap => effects::list_swap(g, out),
        Question::Airlock => effects::list_airlock(g, seat, out),
        Question::Fight => combat::list(g, seat, out),
        Question::Commit => commit::list(g, seat, out),
        Question::Gate => out.extend(gates::sites(g).iter().map(Action::Gate)),
        Question::Link => out.extend(gates::link_sites(g).iter().map(Action::Gate)),
        Question::Patch(frame) => frame.list(g, seat, out),
    }
}

#[inline]
pub(crate) fn resolve<L: Log>(play: &mut Play<'_, L>, seat: Seat, action: Action) {
    use crate::frame::Frame;
    match (*play.top(), action) {
        (Frame::Section, Action::Choose { section, line }) => {
            section::resolve(play, seat, section, line);
        }
        (Frame::Mini, Action::Mini(kind)) => mini::resolve(play, seat, kind),
        (Frame::Phase, _) => act::resolve(play, seat, action),
        (Frame::Patch(frame), _) => frame.resolve(play, seat, action),
        (Frame::Mini | Frame::Chain, Action::Done) => play.pop(),
        (Frame::Chain, Action::Choose { section, line }) => {
            chain::resolve(play, seat, section, line);
        }
        (Frame::AnySection, Action::Choose { section, line }) => {
            effects::resolve_any_section(play, seat, section, line);
        }
        (Frame::ExploreOrder, Action::Explore(cell)) => play.swap_top(Frame::Explore(cell)),
        (Frame::Build { tile, .. }, Action::Build(cell)) => explore::build(play, tile, cell),
        (Frame::Keep { left }, Action::Keep(card)) => artifacts::keep(play, left, card),
        (Frame::Discard(_), Action::Discard(card)) => artifacts::discard(play, seat, card),
        (Frame::Return { left, .. }, Action::Return { colour, from }) => {
            returns::resolve(play, colour, left, from);
        }
        (Frame::Swap, Action::Swap(a, b)) => {
            play.pop();
            play.swap_rooms(a, b);
        }
        (Frame::Airlock, Action::Airlock(cell)) => effects::airlock(play, seat, cell),
        (Frame::Combats, Action::Fight { at, against }) => combat::fight(play, at, seat, against),
        (Frame::Commit, Action::Commit(card)) => commit::resolve(play, seat, card),
        (Frame::Gates(_), Action::Gate(cell)) => gates::place(play, seat, cell),
        (Frame::Link, Action::Gate(cell)) => gates::place_link(play, seat, cell),
        (frame, action) => unreachable!("{action:?} does not answer {frame:?}"),
    }
}
