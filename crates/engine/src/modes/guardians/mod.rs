//! The mode of the Ark's guardians and of time running out (GRD chapter).

mod disintegrate;
mod roster;
mod teleport;
mod walk;
mod words;

pub use words::{Action, Event, Frame, Guardian, MOST, Outcome, Post, State, Why};

use ark_content::{Content, ModeData};
use ark_ids::{Cell, Colour, Place, Seat, Set};
use ark_rulebook::Rule;

use crate::action::By;
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{Illegal, refuse};
use crate::modes::coop::{self, deck};
use crate::options::{Options, Problem};
use crate::pack::Squad;
use crate::patch::{self, Hooks, Steps};
use crate::play::{Flow, Play};
use crate::state::Ending;

/// The patch.
pub(crate) struct Guardians;

impl Hooks for Guardians {
    fn applies(options: &Options) -> bool {
        options.mode == "guardians"
    }

    fn conflicts(
        content: &Content,
        _: &ModeData,
        options: &Options,
        object: &mut dyn FnMut(Rule, Problem),
    ) {
        coop::check_more(options, content.guardians.more, Rule::GrdR20, object);
    }

    /// The counter and the Guardians, all upright on the Enemy board (GRD-01 to GRD-09).
    fn ready<L: Log>(play: &mut Play<'_, L>) {
        let (numbers, seats) = (&play.rules.content.guardians, play.rules.seats);
        let more = play.rules.options.more;
        let own = roster::own_mut(play);
        own.counter = numbers.counter[seats - 1];
        own.count = numbers.units[seats - 1] + more;
    }

    /// They play last in each round (GRD-21).
    fn turn_ended<L: Log>(play: &mut Play<'_, L>, _: Seat) {
        let first = coop::coop(play).map(|coop| coop.first);
        if first == Some(play.state.active) {
            coop::turn::begin(play);
            play.push(frame(Frame::Count));
        }
    }

    /// All rooms of the mission are activated, by whomever (GRD-70, GRD-71, GRD-72).
    fn settled<L: Log>(play: &mut Play<'_, L>, _: Seat) -> bool {
        let won = play.mission_activated();
        if won {
            let rule = Rule::Grd70;
            play.end(Ending::Team { won, rule });
        }
        won
    }

    /// Nobody controls a Guardian's room, nor has anything of it (GRD-13, GRD-14, GRD-R13,
    /// GRD-R15).
    fn barred(g: &Game, cells: Set<Cell>) -> Set<Cell> {
        let posts = roster::own(g).into_iter().flat_map(State::all);
        posts.fold(cells, |cells, (_, post)| {
            post.at.map_or(cells, |at| cells.with(at))
        })
    }

    fn stops(g: &Game, _: Seat, at: Cell, by: Option<Seat>) -> Option<Seat> {
        let there = roster::rooms(g).has(at);
        by.or(g.rules.enemy.filter(|_| there))
    }

    /// Who came in stays, for the rest of the turn (GRD-17, GRD-R14).
    fn stays_out(
        g: &Game,
        seat: Seat,
        _: By,
        from: Place,
        _: Place,
        squad: Squad,
        illegal: Illegal,
    ) -> Illegal {
        let beside = from.as_cell().is_some_and(|at| roster::rooms(g).has(at));
        if beside && g.held(seat, from, squad) {
            return Illegal::new(Rule::Grd17, why(Why::Stopped));
        }
        illegal
    }

    /// Out of the room is another matter (GRD-15, GRD-16).
    fn routes_into(g: &Game, _: Seat, at: Cell, so: Result<(), Illegal>) -> Result<(), Illegal> {
        if roster::rooms(g).has(at) {
            return so.and(refuse(Rule::Grd15, why(Why::Guardian)));
        }
        so
    }

    fn swapped<L: Log>(play: &mut Play<'_, L>, a: Cell, b: Cell) {
        let own = roster::own_mut(play);
        let there = [own.at(a), own.at(b)];
        // They keep their edge by the compass (GRD-R16).
        for (guardian, to) in there.into_iter().zip([b, a]) {
            if let Some(guardian) = guardian {
                own.post_mut(guardian).at = Some(to);
            }
        }
    }

    /// What the Enemy board shows (GRD-06, GRD-60).
    fn defence(g: &Game, seat: Seat, squad: Squad, _: Cell, strength: u16) -> u16 {
        if Some(seat) == g.rules.enemy {
            return u16::from(g.rules.content.guardians.defence) * u16::from(squad.own());
        }
        strength
    }

    fn combat_bonus(g: &Game, seat: Seat, squad: Squad, _: Cell, strength: u8) -> u8 {
        if Some(seat) == g.rules.enemy {
            return g.rules.content.guardians.combat * squad.own();
        }
        strength
    }

    /// A Guardian that falls lies on the Enemy board (GRD-12, GRD-63).
    fn wounded<L: Log>(play: &mut Play<'_, L>, colour: Colour, _: u8, from: Cell) {
        if colour.as_seat() != play.rules.enemy {
            return;
        }
        let own = roster::own_mut(play);
        if let Some(guardian) = own.at(from) {
            *own.post_mut(guardian) = Post {
                lying: true,
                ..Post::BOARD
            };
        }
    }

    fn audit_state(g: &Game) -> Result<(), &'static str> {
        let Some(own) = roster::own(g) else {
            return Err("the mode lacks its state");
        };
        let rooms: Set<Cell> = own.all().filter_map(|(_, post)| post.at).collect();
        let placed = own.all().filter(|(_, post)| post.at.is_some()).count();
        let enemy = g.rules.enemy.map_or(Colour::ROBOT, Colour::seat);
        let standing = crate::control::cells(g.state.derived.units[enemy.index()]);
        let alone = |cell: Cell| g.state.room(cell).units.of(enemy) == 1;
        ensure(
            usize::from(own.count) <= MOST && rooms == standing,
            "Guardians are not where they are said to be",
        )?;
        ensure(
            placed == rooms.len() && rooms.iter().all(alone),
            "two Guardians share a room",
        )
    }
}

impl Steps for Guardians {
    type Frame = Frame;

    fn run<L: Log>(play: &mut Play<'_, L>, frame: Frame) -> Flow {
        match frame {
            Frame::Count => count(play),
            Frame::Disintegrate => disintegrate::run(play),
            Frame::Teleport => teleport::run(play),
            Frame::Target(_) | Frame::Card(_) => Flow::Waits,
            Frame::Room(guardian, target) => teleport::run_room(play, guardian, target),
            Frame::March(card) => walk::march(play, card),
            Frame::Pick(steps) => walk::run_pick(play, steps),
            Frame::Walk(guardian, left) => walk::run_walk(play, guardian, left),
            Frame::Heal => heal(play),
        }
    }

    fn asks(g: &Game, frame: Frame) -> Set<Seat> {
        match frame {
            Frame::Teleport | Frame::Room(..) | Frame::Pick(_) | Frame::Walk(..) => {
                g.rules.enemy.map_or(Set::EMPTY, Set::one)
            }
            Frame::Count
            | Frame::Disintegrate
            | Frame::Target(_)
            | Frame::Card(_)
            | Frame::March(_)
            | Frame::Heal => Set::EMPTY,
        }
    }

    fn check(g: &Game, frame: Frame, _: Seat, wish: crate::Action) -> Result<(), Illegal> {
        match frame {
            Frame::Room(_, target) => teleport::check_room(g, target, wish),
            Frame::Pick(_) => walk::check_pick(g, wish),
            Frame::Walk(guardian, _) => walk::check_walk(g, guardian, wish),
            _ => teleport::check(g, wish),
        }
    }

    fn list(g: &Game, frame: Frame, _: Seat, out: &mut Vec<crate::Action>) {
        match frame {
            Frame::Teleport => teleport::list(g, out),
            Frame::Room(_, target) => teleport::list_room(g, target, out),
            Frame::Pick(_) => walk::list_pick(g, out),
            Frame::Walk(guardian, _) => walk::list_walk(g, guardian, out),
            _ => {}
        }
    }

    fn resolve<L: Log>(play: &mut Play<'_, L>, frame: Frame, _: Seat, wish: crate::Action) {
        match frame {
            Frame::Room(guardian, target) => teleport::resolve_room(play, guardian, target, wish),
            Frame::Pick(steps) => walk::resolve_pick(play, steps, wish),
            Frame::Walk(guardian, left) => walk::resolve_walk(play, guardian, left, wish),
            _ => teleport::resolve(play, wish),
        }
    }

    fn ways(g: &Game, frame: Frame) -> u32 {
        match frame {
            Frame::Card(_) => deck::cards(g).len() as u32,
            _ => deck::targets(g).len() as u32,
        }
    }

    fn outcome(g: &Game, frame: Frame, n: u32) -> crate::Outcome {
        match frame {
            Frame::Card(_) => deck::card_outcome(g, n),
            _ => deck::target_outcome(g, n),
        }
    }

    fn weight(g: &Game, frame: Frame, outcome: crate::Outcome) -> u32 {
        match frame {
            Frame::Card(_) => deck::card_weight(g, outcome),
            _ => deck::target_weight(g, outcome),
        }
    }

    fn roll<L: Log>(play: &mut Play<'_, L>, frame: Frame, outcome: crate::Outcome) {
        match frame {
            Frame::Card(left) => walk::drawn(play, left, outcome),
            Frame::Target(guardian) => teleport::drawn(play, guardian, outcome),
            _ => {}
        }
    }

    fn digest(frame: Frame) -> [u8; 3] {
        match frame {
            Frame::Count => [0, 0, 0],
            Frame::Disintegrate => [1, 0, 0],
            Frame::Teleport => [2, 0, 0],
            Frame::Target(guardian) => [3, guardian.0, 0],
            Frame::Room(guardian, target) => [4, guardian.0, target.0],
            Frame::Card(left) => [5, left, 0],
            Frame::March(card) => [6, card.0, 0],
            Frame::Pick(steps) => [7, steps, 0],
            Frame::Walk(guardian, left) => [8, guardian.0, left],
            Frame::Heal => [9, 0, 0],
        }
    }

    fn audit(g: &Game, frame: Frame, _: bool) -> Result<(), &'static str> {
        let turn = Some(g.state.active) == g.rules.enemy;
        ensure(turn, "it is not the Guardians' turn")?;
        let count = roster::own(g).map_or(0, |own| own.count);
        let known = |guardian: Guardian| guardian.0 < count;
        let cards = g.rules.content.coop.cards.len();
        let sound = match frame {
            Frame::Target(guardian) => known(guardian) && !deck::targets(g).is_empty(),
            Frame::Room(guardian, target) => {
                known(guardian) && target.index() < g.rules.content.targets.len()
            }
            Frame::March(card) => usize::from(card.0) < cards,
            Frame::Walk(guardian, _) => known(guardian),
            Frame::Card(left) => left > 0 && !deck::cards(g).is_empty(),
            Frame::Count | Frame::Disintegrate | Frame::Teleport | Frame::Pick(_) | Frame::Heal => {
                true
            }
        };
        ensure(sound, "no such Guardian or card")
    }
}

/// Seals of their rooms are broken before anything else (GRD-64, GRD-R18). Then the counter
/// goes down, and on zero all is lost (GRD-24, GRD-25, GRD-26).
fn count<L: Log>(play: &mut Play<'_, L>) -> Flow {
    if let Some(enemy) = play.rules.enemy {
        let rooms = roster::rooms(play);
        play.unseal_around(enemy, rooms);
    }
    let own = roster::own_mut(play);
    own.counter = own.counter.saturating_sub(1);
    let counter = own.counter;
    note(play, Event::Counted(counter));
    if counter == 0 {
        let (won, rule) = (false, Rule::Grd26);
        play.end(Ending::Team { won, rule });
    } else {
        play.swap_top(frame(Frame::Disintegrate));
    }
    Flow::Ran
}

/// All stand up, wounded or used; then combat (GRD-23, GRD-59).
fn heal<L: Log>(play: &mut Play<'_, L>) -> Flow {
    let own = roster::own_mut(play);
    for i in 0..own.count {
        own.post_mut(Guardian(i)).lying = false;
    }
    note(play, Event::StoodUp);
    play.swap_top(coop::CLASH);
    Flow::Ran
}

fn ensure(holds: bool, fault: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(fault) }
}

const fn frame(frame: Frame) -> crate::Frame {
    crate::Frame::Patch(patch::Frame::Guardians(frame))
}

const fn action(action: Action) -> crate::Action {
    crate::Action::Patch(patch::Action::Guardians(action))
}

const fn why(why: Why) -> crate::Why {
    crate::Why::Patch(patch::Why::Guardians(why))
}

fn note<L: Log>(play: &mut Play<'_, L>, event: Event) {
    play.note(|| crate::Event::Patch(patch::Event::Guardians(event)));
}
