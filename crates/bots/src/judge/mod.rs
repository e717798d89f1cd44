//! How good a state is for a seat: about how many turns it still needs to win.
//!
//! The estimate adds up what is left to do, each divided by what one turn of the
//! section concerned does: cubes by ENGINEER points, ways by MOVEs, resources by
//! what EXPLOIT gives. So an upgrade is worth the turns that it will save.

mod aim;
mod builders;
mod cards;
pub(crate) mod clash;
mod deeds;
mod disaster;
pub(crate) mod gift;
pub(crate) mod goal;
mod lesson;
mod likings;
mod organism;
pub(crate) mod outlook;
mod pace;
mod parts;
mod paths;
mod patrol;
mod points;
mod power;
mod race;
mod repair;
mod risk;
mod rounds;
mod scouting;
mod share;
mod supply;
mod taste;
mod way;
mod work;

use ark_content::{MissionRule, Objective};
use ark_engine::{Chance, Game, Next, PEN};
use ark_ids::{Cell, Seat, Set};

use self::aim::Aims;
use self::clash::Clash;
use self::deeds::Deeds;
use self::power::Power;
use self::repair::Repair;
use self::work::{Stamp, Work};

pub(crate) use self::cards::Cards;
pub(crate) use self::parts::Parts;
pub use self::taste::Taste;

/// More turns than any game takes.
const WON: f32 = 1000.0;
/// The most squares that a room has.
const DEEPEST: f32 = 4.0;

/// Values states for one seat.
pub(crate) struct Judge<'a> {
    pub(crate) seat: Seat,
    pub(crate) cards: &'a Cards,
    pub(crate) taste: &'a Taste,
    aims: Aims,
    /// The work when it was last looked at; it seldom changes.
    stamp: Stamp,
    work: Work,
    /// In Glitch, what the table works on in the place of a mission.
    repair: Option<Repair>,
}

impl<'a> Judge<'a> {
    pub(crate) fn new(g: &Game, seat: Seat, cards: &'a Cards, taste: &'a Taste) -> Self {
        let aims = Aims::of(g, seat);
        let taste = likings::taste(g).unwrap_or_else(|| race::taste(g, taste));
        Self {
            seat,
            cards,
            taste,
            stamp: Stamp::of(g, seat),
            work: Work::of(g, seat, &aims),
            repair: Repair::of(g, seat, taste),
            aims,
        }
    }

    /// Takes note of new rooms, cubes or a mission.
    pub(crate) fn look(&mut self, g: &Game) {
        if !self.repair.as_ref().is_none_or(|repair| repair.fits(g)) {
            let zeal = self.repair.as_ref().map_or(1.0, |repair| repair.zeal);
            self.repair = Repair::of(g, self.seat, self.taste);
            self.strive(zeal);
        }
        let known = g.state.seat(self.seat).mission.open().is_some();
        let stamp = Stamp::of(g, self.seat);
        if self.aims.built != g.state.derived.built
            || self.aims.known != known
            || self.aims.stage != goal::stage(g)
        {
            self.aims = Aims::of(g, self.seat);
        } else if self.stamp == stamp {
            return;
        }
        self.stamp = stamp;
        self.work = Work::of(g, self.seat, &self.aims);
    }

    /// In Glitch, how much more than usual the running round matters.
    pub(crate) fn strive(&mut self, zeal: f32) {
        if let Some(repair) = &mut self.repair {
            repair.zeal = zeal;
        }
    }

    /// The rooms of a known mission that are on the board.
    pub(crate) const fn goals(&self) -> Set<Cell> {
        self.aims.goals
    }

    pub(crate) const fn clash<'b>(&'b self, g: &'b Game) -> Clash<'b> {
        Clash {
            g,
            seat: self.seat,
            taste: self.taste,
            goals: self.aims.goals,
        }
    }

    /// The higher, the better; one is a turn.
    pub(crate) fn value(&self, g: &Game) -> f32 {
        match g.state.ending {
            Some(ending) if g.rules.winners(ending).has(self.seat) => WON,
            Some(_) if !points::resigned(g, self.seat) => -WON,
            Some(_) => self.parts(g).value(),
            None if !g.rules.all_seats().has(self.seat) => self.spoil(g),
            None => scouting::value(g, self.seat).unwrap_or_else(|| self.parts(g).value()),
        }
    }

    /// For a side without a goal of its own: what is bad for the others is good.
    fn spoil(&self, g: &Game) -> f32 {
        let others = g.rules.opponents[self.seat.index()];
        let value = |seat| Judge::new(g, seat, self.cards, self.taste).value(g);
        let sum: f32 = others.iter().map(value).sum();
        -sum / others.len().max(1) as f32
    }

    /// What the value is made of.
    pub(crate) fn parts(&self, g: &Game) -> Parts {
        let (seat, taste) = (self.seat, self.taste);
        let finds = u8::from(matches!(g.next(), Next::Roll(Chance::Token(_))));
        let power = Power::of(g, seat, taste);
        if let Some(repair) = &self.repair {
            let mut parts = repair.parts(g, seat, &power, taste);
            parts.comfort = self.comfort(g, &power, finds);
            parts.combat = repair::combat(g, seat, &self.clash(g));
            return parts;
        }
        let fresh;
        let work = if self.stamp == Stamp::of(g, seat) {
            &self.work
        } else {
            fresh = Work::of(g, seat, &self.aims);
            &fresh
        };
        let have = &g.state.seat(seat).resources;
        let earning = work.demand.turns(have, &power, taste);
        let mut parts = self.mission(g, &power, work, earning);
        let deeds = Deeds {
            g,
            seat,
            power: &power,
            taste,
            demand: &work.demand,
            earning,
            finds,
        };
        if let MissionRule::Earned { achievements } = g.rules.params.mission {
            (parts.deeds, parts.nearest) = deeds.turns(achievements);
        }
        parts.points = deeds.points() - taste.ahead * goal::ahead(g);
        parts.comfort =
            self.comfort(g, &power, finds) - organism::threat(g, seat, self.aims.goals, &power);
        parts.combat = self.clash(g).outlook();
        race::weigh(g, seat, self.aims.goals, &power, &mut parts);
        parts
    }

    /// The objective of a known mission that is nearest to being met.
    pub(crate) fn nearest(&self, g: &Game) -> Option<Objective> {
        let open = self
            .aims
            .list
            .iter()
            .filter(|aim| self.aims.known && !aim.met(g, self.seat));
        let lacking = |aim: &&aim::Aim| work::lacking(g, self.seat, aim).0;
        open.min_by(|a, b| lacking(a).total_cmp(&lacking(b)))
            .map(|aim| aim.what)
    }

    /// Turns until the mission is fulfilled.
    fn mission(&self, g: &Game, power: &Power, work: &Work, earning: f32) -> Parts {
        let taste = self.taste;
        let outside = g.rules.params.mission != MissionRule::Open;
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
        Parts {
            building: building + waiting,
            walking: walking + trouble,
            earning,
            ..Parts::default()
        }
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
