//! What the solo and co-operative modes share (COP chapter).
//!
//! The Enemy has a seat without a biodome, after those of the Challengers (COP-39), in a
//! colour that none of them has (COP-36). A Dark Player speaks for it, or nobody does
//! (COP-02).

mod clash;
mod company;
pub(crate) mod deck;
mod exchange;
mod heading;
mod mission;
mod pass;
mod scouts;
mod surplus;
pub(crate) mod turn;
mod words;

pub use deck::{all_cards, all_targets};
pub use heading::Edge;
pub use words::{Action, ActionCard, Event, Frame, Goods, Offer, Outcome, Stage, State, Why};

use ark_content::{Act, Objective};
use ark_ids::{Cell, Colour, Place, Seat, Set, Target};
use ark_rulebook::Rule;

use crate::action::By;
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{Illegal, refuse};
use crate::options::{Options, Problem};
use crate::pack::Squad;
use crate::patch::{self, Hooks, Steps};
use crate::play::{Flow, Play};
use crate::rules::{Rules, Step};

/// The patch.
pub(crate) struct Coop;

impl Hooks for Coop {
    const CLOSES: &[Act] = &[Act::RangeAttack, Act::PlaceBombs, Act::ExplodeBombs];

    fn applies(options: &Options) -> bool {
        ["guardians", "glitch", "it-learns"].contains(&options.mode.as_str())
    }

    /// All are up against the Enemy, and nobody against a friend (COP-01, COP-24). Only a
    /// lone Challenger has chains (COP-11, COP-12).
    fn compose(rules: &mut Rules) {
        let enemy = Seat(rules.seats as u8);
        let challengers = rules.all_seats();
        rules.enemy = Some(enemy);
        for seat in challengers {
            rules.opponents[seat.index()] = Set::one(enemy);
        }
        rules.opponents[enemy.index()] = challengers;
        // What the shared mission is good for, the mode says.
        rules.mission_wins = false;
        if rules.options.dark_player {
            rules.players.insert(enemy);
        }
        if rules.seats > 1 {
            rules.script.retain(|step| *step != Step::Chain);
        }
    }

    fn prepare<L: Log>(play: &mut Play<'_, L>) {
        if let Some(enemy) = play.rules.enemy {
            play.state.seat_mut(enemy).player = enemy.0;
        }
        play.push(frame(Frame::Construct));
    }

    fn settled<L: Log>(play: &mut Play<'_, L>, _: Seat) -> bool {
        coop_mut(play).armed = false;
        false
    }

    /// Whoever of them did it (GRD-72, ITL-92).
    fn meets(g: &Game, _: Seat, objective: Objective, so: bool) -> bool {
        let Objective::Target(target) = objective else {
            return so;
        };
        let mut all = g.rules.all_seats().iter();
        all.any(|seat| g.state.seat(seat).targets.has(target))
    }

    fn activates(g: &Game, _: Seat, cell: Cell, target: Target, so: bool) -> bool {
        so && g.counts(cell, target)
    }

    fn destinations(
        g: &Game,
        seat: Seat,
        _: By,
        _: Place,
        squad: Squad,
        to: Set<Place>,
    ) -> Set<Place> {
        company::open(g, seat, squad, to)
    }

    fn stays_out(
        g: &Game,
        seat: Seat,
        _: By,
        _: Place,
        to: Place,
        squad: Squad,
        illegal: Illegal,
    ) -> Illegal {
        let barred = to
            .as_cell()
            .and_then(|cell| company::barred_by(g, seat, squad, cell));
        barred.map_or(illegal, |other| {
            Illegal::new(Rule::Cop04, why(Why::Company(other)))
        })
    }

    /// Two powers are of no use against somebody without seat and biodome (COP-22, COP-23).
    fn allows(_: &Game, act: Act, so: Result<(), Illegal>) -> Result<(), Illegal> {
        match act {
            Act::RangeAttack => refuse(Rule::Cop22, why(Why::Banned)),
            Act::PlaceBombs | Act::ExplodeBombs => refuse(Rule::Cop23, why(Why::Banned)),
            _ => so,
        }
    }

    fn acts(g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
        pass::list(g, seat, out);
    }

    fn check_act(g: &Game, seat: Seat, wish: patch::Action) -> Option<Result<(), Illegal>> {
        match wish {
            patch::Action::Coop(Action::Pass { from, to, squad }) => {
                Some(pass::check(g, seat, from, to, squad))
            }
            _ => None,
        }
    }

    fn resolve_act<L: Log>(play: &mut Play<'_, L>, seat: Seat, wish: patch::Action) -> bool {
        let patch::Action::Coop(Action::Pass { from, to, squad }) = wish else {
            return false;
        };
        let most = play.phase().totals.moves;
        play.phase_mut().totals.moves -= pass::price(play, seat, from, to, squad, most);
        pass::go(play, seat, from, to, squad, most);
        true
    }

    /// Tokens met by scouts pay nothing; those left on the board do later (COP-30, COP-R4).
    fn rewards(g: &Game, _: Seat, so: bool) -> bool {
        so && coop(g).is_none_or(|coop| coop.stage == Stage::Play)
    }

    fn placed<L: Log>(play: &mut Play<'_, L>, at: Cell) {
        turn::placed(play, at);
    }

    fn swapped<L: Log>(play: &mut Play<'_, L>, a: Cell, b: Cell) {
        turn::swapped(play, a, b);
    }

    fn returns<L: Log>(play: &mut Play<'_, L>, colour: Colour, left: u8) -> bool {
        surplus::give_back(play, colour, left)
    }

    /// What a biodome gives is nothing to the Enemy; its strength is its mode's (COP-18).
    fn defence(g: &Game, seat: Seat, _: Squad, _: Cell, strength: u16) -> u16 {
        if Some(seat) == g.rules.enemy {
            return 0;
        }
        strength
    }

    fn combat_bonus(g: &Game, seat: Seat, _: Squad, _: Cell, strength: u8) -> u8 {
        if Some(seat) == g.rules.enemy {
            return 0;
        }
        strength
    }

    fn commits<L: Log>(play: &mut Play<'_, L>) -> bool {
        clash::commits(play)
    }

    /// The Enemy has no Sickbay; where its units go, its mode says.
    fn wounded<L: Log>(play: &mut Play<'_, L>, colour: Colour, _: u8, _: Cell) {
        if let Some(enemy) = play.rules.enemy
            && colour == Colour::seat(enemy)
        {
            play.state.seat_mut(enemy).wounded = 0;
        }
    }

    fn aside(g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
        exchange::list(g, seat, out);
        turn::list(g, seat, out);
    }

    fn check_aside(g: &Game, seat: Seat, action: crate::Action) -> Option<Result<(), Illegal>> {
        match action {
            crate::Action::Patch(patch::Action::Coop(Action::Offer { to, goods })) => {
                Some(exchange::check(g, seat, to, goods))
            }
            crate::Action::Patch(patch::Action::Coop(Action::Turn(quarters))) => {
                Some(turn::check(g, seat, quarters))
            }
            _ => None,
        }
    }

    fn resolve_aside<L: Log>(play: &mut Play<'_, L>, seat: Seat, action: crate::Action) -> bool {
        match action {
            crate::Action::Patch(patch::Action::Coop(Action::Offer { to, goods })) => {
                let from = seat;
                exchange::offer(play, Offer { from, to, goods });
            }
            crate::Action::Patch(patch::Action::Coop(Action::Turn(quarters))) => {
                turn::resolve(play, quarters);
            }
            _ => return false,
        }
        true
    }

    fn audit_state(g: &Game) -> Result<(), &'static str> {
        let Some(coop) = coop(g) else {
            return Err("a co-operative mode lacks its state");
        };
        if coop.stage != Stage::Play {
            return Ok(());
        }
        let known = Set::<Target>::first(g.rules.content.targets.len());
        let apart = !coop.targets.meets(coop.spent_targets);
        let [deck, discard] = coop.cards();
        let cards = deck | discard;
        let seated = [coop.first, coop.next];
        let all = g.rules.all_seats();
        ensure(
            apart && known.contains_all(coop.targets | coop.spent_targets),
            "enemy-target cards do not add up",
        )?;
        ensure(
            !deck.meets(discard) && all_cards(g).contains_all(cards),
            "enemy-action cards do not add up",
        )?;
        ensure(
            seated.into_iter().all(|seat| all.has(seat)) && coop.quarters < 4,
            "no such Challenger",
        )
    }
}

/// What more than a mode can add makes it unplayable: how much it can, the mode says.
pub(crate) fn check_more(
    options: &Options,
    most: u8,
    rule: Rule,
    object: &mut dyn FnMut(Rule, Problem),
) {
    if options.more > most {
        let more = options.more;
        object(rule, Problem::TooMuchMore { more, most });
    }
}

impl Steps for Coop {
    type Frame = Frame;

    fn run<L: Log>(play: &mut Play<'_, L>, frame: Frame) -> Flow {
        match frame {
            Frame::Offer | Frame::Arm => Flow::Waits,
            Frame::Mission => mission::run(play),
            Frame::Construct => scouts::run(play),
            Frame::Scout(left) => scouts::run_scout(play, left),
            Frame::Yield => turn::run_yield(play),
            Frame::Clash => clash::run(play),
            Frame::Who(at) => clash::run_who(play, at),
        }
    }

    fn asks(g: &Game, frame: Frame) -> Set<Seat> {
        match frame {
            Frame::Offer => exchange::asked(g),
            Frame::Scout(_) => Set::one(g.state.active),
            Frame::Clash => clash::asked(g),
            Frame::Who(at) => clash::asked_who(g, at),
            Frame::Construct | Frame::Mission | Frame::Yield | Frame::Arm => Set::EMPTY,
        }
    }

    fn check(g: &Game, frame: Frame, seat: Seat, action: crate::Action) -> Result<(), Illegal> {
        match frame {
            Frame::Scout(left) => scouts::check(g, left, seat, action),
            Frame::Clash => clash::check(g, action),
            Frame::Who(at) => clash::check_who(g, at, action),
            Frame::Offer | Frame::Construct | Frame::Mission | Frame::Yield | Frame::Arm => {
                exchange::check_answer(action)
            }
        }
    }

    fn list(g: &Game, frame: Frame, seat: Seat, out: &mut Vec<crate::Action>) {
        match frame {
            Frame::Offer => exchange::list_answers(out),
            Frame::Scout(left) => scouts::list(g, left, seat, out),
            Frame::Clash => clash::list(g, out),
            Frame::Who(at) => clash::list_who(g, at, out),
            Frame::Construct | Frame::Mission | Frame::Yield | Frame::Arm => {}
        }
    }

    fn resolve<L: Log>(play: &mut Play<'_, L>, frame: Frame, seat: Seat, action: crate::Action) {
        match frame {
            Frame::Scout(left) => scouts::resolve(play, left, seat, action),
            Frame::Clash => clash::resolve(play, action),
            Frame::Who(at) => clash::resolve_who(play, at, seat),
            Frame::Offer | Frame::Construct | Frame::Mission | Frame::Yield | Frame::Arm => {
                exchange::answer(play, action);
            }
        }
    }

    fn ways(g: &Game, frame: Frame) -> u32 {
        match frame {
            Frame::Arm => clash::ways(g),
            _ => mission::ways(g),
        }
    }

    fn outcome(g: &Game, frame: Frame, n: u32) -> crate::Outcome {
        match frame {
            Frame::Arm => clash::outcome(g, n),
            _ => mission::outcome(g, n),
        }
    }

    fn weight(g: &Game, frame: Frame, outcome: crate::Outcome) -> u32 {
        match frame {
            Frame::Arm => clash::weight(g, outcome),
            _ => mission::weight(g, outcome),
        }
    }

    fn roll<L: Log>(play: &mut Play<'_, L>, frame: Frame, outcome: crate::Outcome) {
        match frame {
            Frame::Arm => clash::roll(play, outcome),
            _ => mission::roll(play, outcome),
        }
    }

    fn digest(frame: Frame) -> [u8; 3] {
        match frame {
            Frame::Offer => [0, 0, 0],
            Frame::Construct => [1, 0, 0],
            Frame::Scout(left) => [2, left, 0],
            Frame::Mission => [3, 0, 0],
            Frame::Yield => [4, 0, 0],
            Frame::Clash => [5, 0, 0],
            Frame::Who(at) => [6, at.0, 0],
            Frame::Arm => [7, 0, 0],
        }
    }

    fn audit(g: &Game, frame: Frame, top: bool) -> Result<(), &'static str> {
        match frame {
            Frame::Offer => ensure(
                top && !exchange::asked(g).is_empty(),
                "an offer must be there, and be answered first",
            ),
            Frame::Scout(left) => scouts::audit(g, left),
            Frame::Yield => ensure(
                Some(g.state.active) == g.rules.enemy,
                "it is not the Enemy's turn",
            ),
            Frame::Who(at) => ensure(g.state.derived.built.has(at), "there is no such room"),
            Frame::Arm => ensure(
                top && g.state.combat.is_some() && clash::ways(g) > 0,
                "no card can be drawn for the Enemy",
            ),
            Frame::Construct | Frame::Mission | Frame::Clash => Ok(()),
        }
    }
}

fn ensure(holds: bool, fault: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(fault) }
}

/// What all co-operative modes have.
pub(crate) fn coop(g: &Game) -> Option<&State> {
    g.state.mode.coop()
}

pub(crate) fn coop_mut(g: &mut Game) -> &mut State {
    g.state
        .mode
        .coop_mut()
        .expect("the mode's state is there before anything is laid out")
}

const fn frame(frame: Frame) -> crate::Frame {
    crate::Frame::Patch(patch::Frame::Coop(frame))
}

/// The frame of the Enemy's combats, for modes to push.
pub(crate) const CLASH: crate::Frame = frame(Frame::Clash);

const fn action(action: Action) -> crate::Action {
    crate::Action::Patch(patch::Action::Coop(action))
}

const fn why(why: Why) -> crate::Why {
    crate::Why::Patch(patch::Why::Coop(why))
}

fn note<L: Log>(play: &mut Play<'_, L>, event: Event) {
    play.note(|| crate::Event::Patch(patch::Event::Coop(event)));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Proves: COP-22, COP-23.
    #[test]
    fn two_powers_are_banned() {
        let content = ark_content::Content::builtin();
        let game = Game::new(content, &Options::new("guardians", 2)).expect("a table");
        let rule = |act| Coop::allows(&game, act, Ok(())).map_err(|illegal| illegal.rule);
        assert_eq!(rule(Act::RangeAttack), Err(Rule::Cop22));
        assert_eq!(rule(Act::PlaceBombs), Err(Rule::Cop23));
        assert_eq!(rule(Act::ExplodeBombs), Err(Rule::Cop23));
        assert_eq!(rule(Act::Move), Ok(()));
    }
}
