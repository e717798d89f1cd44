//! The Enemy's turn after every Challenger's: a target, an action, combats (ITL-30 to
//! ITL-41).

use ark_content::EnemyAct;
use ark_ids::{Cell, Set};
use ark_rulebook::Rule;

use super::words::{Action, Event, Frame, Upgrade, Why};
use super::{action, enemy, infect, note, of, of_mut, top, why};
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{self, Illegal, refuse, require};
use crate::modes::coop::{self, deck};
use crate::patch;
use crate::play::{Flow, Play};

/// A Challenger's turn is over. Before the first player's next one, the Enemy chooses its
/// action anew (ITL-32, ITL-34).
pub(super) fn follow<L: Log>(play: &mut Play<'_, L>) {
    if coop::coop(play).is_some_and(|coop| coop.first == play.state.active) {
        play.push(top(Frame::Strategy));
    }
    coop::turn::begin(play);
    // From the last to the first (ITL-33).
    play.push(coop::CLASH);
    play.push(top(Frame::Resolved));
    play.push(top(Frame::Act));
    play.push(top(Frame::Target));
    // Before it acts, infection takes the seals off the doorways of its rooms, for free
    // (ITL-83, ITL-84).
    let (enemy, rooms) = (enemy(play), play.infected());
    play.unseal_around(enemy, rooms);
}

/// The card holds until the next strategy stage (ITL-35, ITL-36).
pub(super) fn plan<L: Log>(play: &mut Play<'_, L>, outcome: crate::Outcome) {
    play.pop();
    of_mut(play).card = deck::draw_card(play, outcome);
}

/// The Automata means the factory that lay there from the start; the Dark Player chooses
/// (ITL-38, ITL-39, ITL-40).
pub(super) fn aim<L: Log>(play: &mut Play<'_, L>, outcome: crate::Outcome) {
    play.pop();
    let drawn = deck::draw_target(play, outcome);
    of_mut(play).drawn = drawn;
    let Some(target) = drawn else { return };
    if play.rules.has_dark_player() {
        play.push(top(Frame::Aim));
    } else if let Some(at) = play.target_room(target) {
        strike(play, at);
    }
}

fn choices(g: &Game) -> Set<Cell> {
    let drawn = of(g).drawn;
    drawn.map_or(Set::EMPTY, |target| g.target_choices(target))
}

/// Whether the card drawn means a room that is on the board.
pub(super) fn has_choice(g: &Game) -> bool {
    !choices(g).is_empty()
}

pub(super) fn run_aim<L: Log>(play: &mut Play<'_, L>) -> Flow {
    let choices = choices(play);
    if choices.len() > 1 {
        return Flow::Waits;
    }
    play.pop();
    if let Some(at) = choices.only() {
        strike(play, at);
    }
    Flow::Ran
}

pub(super) fn check_aim(g: &Game, wish: crate::Action) -> Result<(), Illegal> {
    let crate::Action::Patch(patch::Action::ItLearns(Action::Aim(at))) = wish else {
        return refuse(Rule::Itl40, illegal::Why::OtherQuestion);
    };
    require(choices(g).has(at), Rule::Itl40, why(Why::OutOfReach))
}

pub(super) fn list_aim(g: &Game, out: &mut Vec<crate::Action>) {
    out.extend(choices(g).iter().map(|at| action(Action::Aim(at))));
}

pub(super) fn strike<L: Log>(play: &mut Play<'_, L>, at: Cell) {
    of_mut(play).target = Some(at);
    note(play, Event::Targeted { at });
}

/// What the card of the lap says, in the targeted room (ITL-36, ITL-42, ITL-50, ITL-59,
/// ITL-60).
pub(super) fn act<L: Log>(play: &mut Play<'_, L>) {
    play.pop();
    let own = of(play);
    let (Some(card), Some(at)) = (own.card, own.target) else {
        return;
    };
    let clean = !own.corrupted.has(at) && play.infection(at) == 0;
    let cylinders = play.upgrade(Upgrade::Corrupt);
    let cubes = play.upgrade(Upgrade::Infect);
    match play.enemy_card(card).act {
        EnemyAct::Infect => infect::begin(play, cubes),
        EnemyAct::Corrupt => {
            let cubes = 0;
            play.push(top(Frame::Grow { cylinders, cubes }));
        }
        EnemyAct::Bloom if clean => note(play, Event::Withered { at }),
        EnemyAct::Bloom => play.push(top(Frame::Grow { cylinders, cubes })),
    }
}

/// After the action the card is discarded; with its symbol all go back into their deck
/// (ITL-41, ITL-R23).
pub(super) fn resolved<L: Log>(play: &mut Play<'_, L>) {
    play.pop();
    let own = of_mut(play);
    own.target = None;
    if let Some(target) = own.drawn.take() {
        deck::discard_target(play, target);
    }
}
