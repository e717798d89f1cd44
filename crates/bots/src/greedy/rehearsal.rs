//! Rehearsals in Glitch: ways through a turn are played on by the whole table until the
//! round is judged, and the one that saves the ship most often is taken. What one turn
//! is good for shows only when the others have had theirs.

use ark_content::ROUNDS;
use ark_engine::modes::{State, glitch};
use ark_engine::{Action, Game, Next};
use ark_ids::{Colour, SEATS, Seat, Set};

use super::Greedy;
use super::search::Line;
use crate::SeededDice;
use crate::judge::Taste;
use crate::judge::outlook::hope;

/// How many ways are rehearsed.
const WAYS: usize = 4;
/// Turns of all seats that a decision may take in imagination: half of them for all
/// ways, half for the two best.
const TURNS: usize = 200;
/// Ways that look so much worse than the best are not rehearsed, in turns.
const WORSE: f32 = 3.0;
/// The least and the most rehearsals of one way in either half.
const LEAST: usize = 2;
const MOST: usize = 12;
/// What a turn of the estimate counts, in rounds survived.
const ESTIMATE: f32 = 0.05;
/// What each cube, card or hostile unit counts that was one too many, up to so many.
const MISSING: f32 = 0.08;
const MANY: f32 = 8.0;
/// How much more the round matters in the second of two ways through each section.
pub(super) const ZEAL: f32 = 4.0;
/// More steps than a round has.
const LONGEST: usize = 4000;

/// A way through a turn, what the estimate says of it, and where it ends.
pub(super) struct Way {
    pub(super) action: Action,
    pub(super) worth: f32,
    pub(super) line: Line,
    pub(super) end: Game,
}

/// Whether rounds of Glitch are played here.
pub(super) fn fits(g: &Game) -> bool {
    round(g).0 > 0
}

/// Whether anything is left to do in this round; if not, all rehearsals end alike.
pub(super) fn open(g: &Game) -> bool {
    fits(g) && missing(g) > 0.0
}

/// Bots for all seats.
pub(super) struct Rehearsal {
    bots: Vec<Greedy>,
    taste: Taste,
    list: Vec<Action>,
}

impl Rehearsal {
    pub(super) fn new() -> Self {
        Self {
            bots: (0..SEATS as u64).map(Greedy::new).collect(),
            taste: Taste::default(),
            list: Vec::new(),
        }
    }

    /// The way that serves the table best.
    pub(super) fn best(
        &mut self,
        world: &Game,
        seat: Seat,
        mut ways: Vec<Way>,
        dice: &mut SeededDice,
    ) -> Option<Way> {
        ways.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let least = ways.first()?.worth - WORSE;
        ways.retain(|way| way.worth >= least);
        ways.truncate(WAYS);
        if ways.len() == 1 {
            return ways.pop();
        }
        let mut tried: Vec<(f32, Way)> = ways.into_iter().map(|way| (0.0, way)).collect();
        let left = usize::from(round(world).1).max(1) * world.rules.seats;
        let mut done = 0;
        for _ in 0..2 {
            let times = TURNS / (2 * left * tried.len());
            for _ in 0..times.clamp(LEAST, MOST) {
                let luck = dice.seed();
                let imagined = world.imagine(Some(seat), dice);
                for (sum, way) in &mut tried {
                    *sum += self.outcome(&imagined, seat, &way.line.steps, luck);
                }
                done += 1;
            }
            let mean = |(sum, way): &(f32, Way)| sum / done as f32 + ESTIMATE * way.worth;
            tried.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
            tried.truncate(2);
        }
        tried.into_iter().next().map(|(_, way)| way)
    }

    /// What comes of these steps by the time the round is judged, in rounds survived.
    fn outcome(&mut self, world: &Game, me: Seat, steps: &[Action], luck: u64) -> f32 {
        let mut g = *world;
        let mut dice = SeededDice::new(luck);
        for (i, bot) in self.bots.iter_mut().enumerate() {
            bot.restart(luck ^ i as u64);
        }
        let mut steps = steps.iter();
        let begun = round(&g).0;
        for _ in 0..LONGEST {
            let now = round(&g).0;
            if now > begun {
                return f32::from(now) - 1.0 + hope(&g, &self.taste);
            }
            match g.next() {
                Next::Over(ending) => {
                    let won = g.rules.winners(ending).has(me);
                    let rounds = f32::from(round(&g).0) - 1.0;
                    return if won {
                        rounds + 1.0
                    } else {
                        rounds - MISSING * missing(&g).min(MANY)
                    };
                }
                Next::Roll(_) => dice.answer_once(&mut g),
                Next::Ask(seats, question) => {
                    let seat = seats.min().expect("a question is asked of somebody");
                    g.legal(seat, &mut self.list);
                    let given = if seat == me { steps.next() } else { None };
                    let action = match (given, &self.list[..]) {
                        (Some(action), list) if list.contains(action) => *action,
                        (_, [only]) => *only,
                        (given, _) => {
                            if given.is_some() {
                                steps = [].iter();
                            }
                            self.bots[seat.index()].decide(&g, seat, question, &self.list)
                        }
                    };
                    g.play_unchecked(seat, action, &mut ());
                }
            }
        }
        0.0
    }
}

/// The running round, and where the turn counter stands.
const fn round(g: &Game) -> (u8, u8) {
    match &g.state.mode {
        State::Glitch(_, own) => (own.round, own.counter),
        _ => (0, 0),
    }
}

/// Cubes, hostile units and closed cards that a round was lost by.
fn missing(g: &Game) -> f32 {
    let State::Glitch(_, own) = &g.state.mode else {
        return 0.0;
    };
    let mission = if usize::from(own.round) == ROUNDS {
        g.mission_rooms()
    } else {
        Set::EMPTY
    };
    let enemy = g.rules.enemy.map_or(Colour(0), Colour::seat);
    let closed = own.diagnosis.iter().filter(|card| card.is_none()).count();
    let mut sum = 2.0 * closed as f32;
    for cell in glitch::traced(g) | mission {
        let room = g.state.room(cell);
        sum += room.cubes.count(enemy) as f32;
        if mission.has(cell) {
            sum += f32::from(room.units.of(enemy));
        }
    }
    sum
}
