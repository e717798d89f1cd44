//! How good a state is for a seat: about how many turns it still needs to win.
//!
//! The estimate adds up what is left to do, each divided by what one turn of the
//! section concerned does: cubes by ENGINEER points, ways by MOVEs, resources by
//! what EXPLOIT gives. So an upgrade is worth the turns that it will save.

use ark_content::MissionRule;
use ark_engine::{Chance, Ending, Game, Next, PEN};
use ark_ids::{Cell, Seat, Set};

use super::aim::Aims;
use super::cards::Cards;
use super::clash::Clash;
use super::deeds::Deeds;
use super::power::Power;
use super::taste::Taste;
use super::way;
use super::work::{Stamp, Work};

/// More turns than any game takes.
const WON: f32 = 1000.0;
/// The most squares that a room has.
const DEEPEST: f32 = 4.0;

/// Values states for one seat.
pub(super) struct Judge<'a> {
    pub(super) seat: Seat,
    pub(super) cards: &'a Cards,
    pub(super) taste: &'a Taste,
    aims: Aims,
    /// The work when it was last looked at; it seldom changes.
    stamp: Stamp,
    work: Work,
}

impl<'a> Judge<'a> {
    pub(super) fn new(g: &Game, seat: Seat, cards: &'a Cards, taste: &'a Taste) -> Self {
        let aims = Aims::of(g, seat);
        Self {
            seat,
            cards,
            taste,
            stamp: Stamp::of(g, seat),
            work: Work::of(g, seat, &aims),
            aims,
        }
    }

    /// Takes note of new rooms, cubes or a mission.
    pub(super) fn look(&mut self, g: &Game) {
        let known = g.state.seat(self.seat).mission.open().is_some();
        let stamp = Stamp::of(g, self.seat);
        if self.aims.built != g.state.derived.built || self.aims.known != known {
            self.aims = Aims::of(g, self.seat);
        } else if self.stamp == stamp {
            return;
        }
        self.stamp = stamp;
        self.work = Work::of(g, self.seat, &self.aims);
    }

    /// The rooms of a known mission that are on the board.
    pub(super) const fn goals(&self) -> Set<Cell> {
        self.aims.goals
    }

    pub(super) const fn clash<'b>(&'b self, g: &'b Game) -> Clash<'b> {
        Clash {
            g,
            seat: self.seat,
            taste: self.taste,
            goals: self.aims.goals,
        }
    }

    /// The higher, the better; one is a turn.
    pub(super) fn value(&self, g: &Game) -> f32 {
        match g.state.ending {
            Some(Ending::Mission(seat)) if seat == self.seat => return WON,
            Some(_) => return -WON,
            None => {}
        }
        let (seat, taste) = (self.seat, self.taste);
        let finds = u8::from(matches!(g.next(), Next::Roll(Chance::Token(_))));
        let power = Power::of(g, seat, taste);
        let fresh;
        let work = if self.stamp == Stamp::of(g, seat) {
            &self.work
        } else {
            fresh = Work::of(g, seat, &self.aims);
            &fresh
        };
        let have = &g.state.seat(seat).resources;
        let earning = work.demand.turns(have, &power, taste);
        let mut turns = self.mission(g, &power, work, earning);
        if let MissionRule::Earned { achievements } = g.rules.params.mission {
            let deeds = Deeds {
                g,
                seat,
                power: &power,
                taste,
                demand: &work.demand,
                earning,
                finds,
            };
            turns += deeds.turns(achievements);
        }
        self.comfort(g, &power, finds) + self.clash(g).outlook() - turns
    }

    /// Turns until the mission is fulfilled.
    fn mission(&self, g: &Game, power: &Power, work: &Work, earning: f32) -> f32 {
        let taste = self.taste;
        let outside = g.rules.params.activation;
        let (at_once, deepest, way, trouble);
        if outside {
            let hands = power.units + f32::from(power.totals.remote);
            at_once = power.engineer().min(hands);
        } else {
            at_once = power.engineer() + f32::from(power.totals.free_biodome);
        }
        if outside && !self.aims.known {
            (deepest, way, trouble) = (DEEPEST, taste.unknown_way, 0.0);
        } else {
            deepest = work.deepest;
            (way, trouble) = way::left(g, self.seat, &self.aims, work, power, taste);
        }
        let even = work.cubes / at_once.max(1.0);
        let building = even + taste.deepest * (deepest - even).max(0.0);
        let walking = way / power.reach(taste).max(1.0);
        // ENGINEER cannot be chosen twice in a row.
        let waiting = taste.waiting * (building - walking - earning).max(0.0);
        building + walking + earning + waiting + trouble
    }

    /// What helps in the long run, in small change.
    fn comfort(&self, g: &Game, power: &Power, finds: u8) -> f32 {
        let state = g.state.seat(self.seat);
        let (t, totals) = (self.taste, &power.totals);
        let spare: u16 = state.resources.0.iter().sum();
        let mut sum = self.cards.hand(t, state.hand.open().without(PEN));
        sum += t.spare * f32::from(spare.min(40));
        sum += t.arsenal * f32::from(state.arsenal.min(17));
        sum += t.grip * g.control(self.seat).len() as f32;
        if !g.state.room_deck.is_empty() {
            sum += t.explored * f32::from(state.explored + finds);
        }
        sum += t.unit * (power.units - f32::from(state.wounded));
        sum -= t.wounded * f32::from(state.wounded);
        sum += t.route * power.routes();
        sum += t.militarize * f32::from(totals.militarize);
        sum += t.uses * f32::from(totals.uses);
        sum += t.keep * f32::from(totals.keep);
        sum += t.defence * power.defence_per_unit;
        sum + t.chain * chains(g, self.seat)
    }
}

/// Chains that the seat has: a second phase in some of its turns.
fn chains(g: &Game, seat: Seat) -> f32 {
    let targets = g.state.seat(seat).targets;
    let chain = |t: &ark_ids::Target| g.rules.content.targets[t.index()].chain.is_some();
    targets.iter().filter(chain).count() as f32
}
