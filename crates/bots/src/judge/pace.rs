//! How many turns a seat takes to arm, walk, earn and place cubes.

use ark_content::{Act, Cost};
use ark_engine::Game;
use ark_engine::modes::glitch;
use ark_ids::{Resource, Seat};

use super::likings::likings;
use super::power::Power;
use super::taste::Taste;

/// More turns than a round has.
pub(super) const NEVER: f32 = 18.0;
/// What comes in somehow where neither EXPLOIT nor PRODUCE helps.
const LEAST: f32 = 0.5;

/// What there is to do in one room.
#[derive(Clone, Copy)]
pub(super) struct Task {
    pub(super) way: u8,
    pub(super) cubes: u8,
    pub(super) cost: Cost,
    /// Arsenal without which nobody should go there.
    pub(super) arsenal: f32,
    /// What other rooms take of the same resources.
    pub(super) debt: f32,
}

/// How fast a seat gets on, since no section is chosen twice in a row.
#[derive(Clone, Copy)]
pub(super) struct Pace {
    pub(super) seat: Seat,
    reach: f32,
    militarize: f32,
    /// EXPLOIT by type, and what comes of any type, or as Metamorphite.
    yields: [f32; Resource::BASIC.len()],
    harvest: f32,
    produce: f32,
    remote: bool,
    /// So many of one type for so many Metamorphite.
    refining: Option<(u8, u8)>,
    /// What the action marker bars in the next turn.
    barred: Option<Work>,
    /// MOVEs that other rooms take already.
    pub(super) busy: u8,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Work {
    Move,
    Build,
    Arm,
    Earn,
}

impl Pace {
    pub(super) fn of(g: &Game, seat: Seat, power: &Power, taste: &Taste) -> Self {
        let marker = g.state.seat(seat).marker;
        let section = marker.and_then(|section| g.section(seat, section));
        let has = |act: Act| section.is_some_and(|s| s.lines.iter().any(|l| l.acts.has(act)));
        let barred = [
            (Act::Move, Work::Move),
            (Act::Engineer, Work::Build),
            (Act::Militarize, Work::Arm),
            (Act::Exploit, Work::Earn),
        ];
        let t = &power.totals;
        Self {
            seat,
            reach: power.reach(taste).max(1.0),
            militarize: f32::from(t.militarize.max(1)),
            yields: power.yields,
            harvest: f32::from(t.harvest) + f32::from(t.harvest_per_unit),
            produce: f32::from(t.produce),
            remote: t.remote > 0,
            refining: power.refining,
            barred: barred.into_iter().find(|(act, _)| has(*act)).map(|b| b.1),
            busy: 0,
        }
    }

    /// The same with so many MOVEs to other rooms before.
    pub(super) const fn with(mut self, busy: u8) -> Self {
        self.busy = busy;
        self
    }

    /// The seat's turns until the round is judged, but for the running one.
    pub(super) fn left(&self, g: &Game, own: glitch::State) -> f32 {
        let seats = g.rules.seats as u8;
        let first = g.state.mode.coop().map_or(0, |coop| coop.first.0);
        let place = |seat: Seat| (seat.0 + seats - first) % seats;
        let comes = place(self.seat) > place(g.state.active);
        f32::from(own.counter) - if comes { 0.0 } else { 1.0 }
    }

    /// Turns that the task takes, with what others can give.
    pub(super) fn turns(&self, g: &Game, task: Task) -> f32 {
        let mut funds = self.purse(g, self.seat, task.cost);
        for other in g.rules.all_seats().without(self.seat) {
            funds += likings(g).gifts * self.purse(g, other, task.cost);
        }
        funds -= task.debt;
        let income = self.income(task.cost);
        let price = f32::from(task.cost.amount);
        let far = task.way > 0 && !(self.remote && task.arsenal == 0.0);
        let mut walks = if far {
            (f32::from(task.way + self.busy) / self.reach).ceil()
        } else {
            0.0
        };
        let have = f32::from(g.state.seat(self.seat).arsenal);
        let mut arms = ((task.arsenal - have).max(0.0) / self.militarize).ceil();
        let mut cubes = task.cubes;
        let mut last = self.barred;
        let mut turns = 0.0;
        while walks > 0.0 || arms > 0.0 || cubes > 0 {
            turns += 1.0;
            if turns >= NEVER {
                return NEVER;
            }
            let ready = arms == 0.0 || walks > 1.0;
            last = if walks > 0.0 && ready && last != Some(Work::Move) {
                walks -= 1.0;
                Some(Work::Move)
            } else if cubes > 0
                && walks == 0.0
                && arms == 0.0
                && funds >= price
                && last != Some(Work::Build)
            {
                cubes -= 1;
                funds -= price;
                Some(Work::Build)
            } else if arms > 0.0 && last != Some(Work::Arm) {
                arms -= 1.0;
                Some(Work::Arm)
            } else if funds < price * f32::from(cubes) && last != Some(Work::Earn) {
                funds += income;
                Some(Work::Earn)
            } else {
                None
            };
        }
        turns
    }

    /// What a turn of EXPLOIT or PRODUCE brings towards such a price, which is paid in one
    /// type.
    fn income(&self, cost: Cost) -> f32 {
        let (mut best, mut refined) = (0.0_f32, 0.0);
        for kind in Resource::BASIC {
            let amount = self.yields[kind.index()];
            if cost.types.has(kind) {
                best = best.max(amount);
            } else if let Some((each, gain)) = self.refining {
                refined += (amount / f32::from(each.max(1))).floor() * f32::from(gain);
            }
        }
        (best + refined + self.harvest).max(self.produce).max(LEAST)
    }

    /// What a seat could pay towards such a price.
    fn purse(&self, g: &Game, seat: Seat, cost: Cost) -> f32 {
        if cost.amount == 0 {
            return 0.0;
        }
        let have = &g.state.seat(seat).resources;
        let mut sum = have.of(Resource::Metamorphite);
        let mut most = 0;
        for kind in Resource::BASIC {
            let amount = have.of(kind);
            if cost.types.has(kind) {
                most = most.max(amount);
            } else if let Some((each, gain)) = self.refining {
                sum += amount / u16::from(each.max(1)) * u16::from(gain);
            }
        }
        f32::from(sum + most)
    }
}
