//! How far off the achievements are.

use ark_content::{Condition, Cost};
use ark_engine::{Game, PEN};
use ark_ids::{Achievement, Resource, Seat, Set};

use super::power::Power;
use super::supply::Demand;
use super::taste::Taste;

/// Turns after which an achievement is out of sight.
const NEVER: f32 = 15.0;

/// What the estimate of achievements looks at.
pub(crate) struct Deeds<'a> {
    pub(crate) g: &'a Game,
    pub(crate) seat: Seat,
    pub(crate) power: &'a Power,
    pub(crate) taste: &'a Taste,
    /// What the mission will cost, and the turns of earning it.
    pub(crate) demand: &'a Demand,
    pub(crate) earning: f32,
    /// Rooms about to be explored.
    pub(crate) finds: u8,
}

impl Deeds<'_> {
    /// Turns until so many achievements are completed, if the seat goes for the
    /// nearest ones; and the nearest.
    pub(crate) fn turns(&self, wanted: u8) -> (f32, Option<Achievement>) {
        let state = self.g.state.seat(self.seat);
        let left = u32::from(wanted).saturating_sub(state.achievements.count_ones()) as usize;
        if left == 0 {
            return (0.0, None);
        }
        let mut nearest = (f32::MAX, None);
        let mut open = [f32::MAX; 8];
        let mut n = 0;
        for i in 0..self.g.rules.content.achievements.len() {
            if !state.has_achieved(Achievement(i as u8)) {
                open[n] = self.until(self.g.rules.condition(i)).min(NEVER);
                if open[n] < nearest.0 {
                    nearest = (open[n], Some(Achievement(i as u8)));
                }
                n += 1;
            }
        }
        let open = &mut open[..n];
        open.sort_by(f32::total_cmp);
        let sum: f32 = open.iter().take(left).sum();
        // The next one counts a little: plans change.
        let spare = open.get(left).copied().unwrap_or(0.0);
        (sum + self.taste.deed_next * spare.min(8.0), nearest.1)
    }

    pub(crate) fn until(&self, condition: Condition) -> f32 {
        let Self {
            g,
            seat,
            power,
            taste,
            ..
        } = *self;
        let state = g.state.seat(seat);
        let t = &power.totals;
        let gap = |n: u8, have: u8| f32::from(n.saturating_sub(have));
        match condition {
            Condition::AllUnitsAwake => self.waking(),
            Condition::AllUnitsOut => self.waking() + 0.3 * f32::from(state.home + state.asleep),
            Condition::Cubes(n) => {
                let missing = gap(n, g.state.derived.cube_count[seat.index()]);
                taste.deed_cubes * missing / power.engineer().max(1.0)
            }
            Condition::Rooms(n) => {
                let missing = gap(n, g.control(seat).len() as u8);
                missing / (taste.deed_rooms + taste.deed_routes * power.routes().min(3.0))
            }
            Condition::Cards(n) => gap(n, g.hand_size(seat)) / f32::from(t.keep.max(1)),
            Condition::Wins(n) => {
                if state.wins >= n {
                    0.0
                } else {
                    self.battle()
                }
            }
            Condition::Arsenal(n) => gap(n, state.arsenal) / f32::from(t.militarize.max(1)),
            Condition::Explored(n) => {
                let missing = n.saturating_sub(state.explored + self.finds);
                let deck = g.state.room_deck.len();
                if usize::from(missing) > g.state.tokens.len() + deck {
                    return NEVER;
                }
                // Late tokens lie far apart.
                let pace = if deck == 0 { 2.0 } else { 1.0 };
                // What is left is left to all.
                let share = (g.state.tokens.len() + deck) as f32 / g.rules.seats as f32;
                let pace = pace + taste.race * (f32::from(missing) - share).max(0.0);
                taste.deed_explore * pace * f32::from(missing) / power.reach(taste).max(1.0)
            }
        }
    }

    /// Earning the price on top of what the mission costs, and a turn for all.
    fn waking(&self) -> f32 {
        let state = self.g.state.seat(self.seat);
        let t = &self.power.totals;
        let asleep = f32::from(state.asleep);
        if state.asleep + state.wounded == 0 {
            return 0.0;
        }
        let types = Set::one(Resource::Biotics).with(Resource::Titanium);
        let amount = t.awake_price;
        let mut demand = *self.demand;
        demand.want(
            Cost { amount, types },
            (asleep - f32::from(t.awake_free)).max(0.0),
        );
        let earning = demand.turns(&state.resources, self.power, self.taste) - self.earning;
        earning + 0.25 * asleep + 0.5 * f32::from(state.wounded)
    }

    /// Arming, and going there.
    fn battle(&self) -> f32 {
        let g = self.g;
        let state = g.state.seat(self.seat);
        let armed = g.rules.params.combat_cards && !state.hand.open().without(PEN).is_empty();
        let card = if armed { 7 } else { 0 };
        let mut nearest = NEVER;
        for rival in g.rules.all_seats().without(self.seat) {
            let other = g.state.seat(rival);
            let outside = g.board(rival).units - other.asleep - other.wounded - other.home;
            if outside == 0 {
                continue;
            }
            // Their card, and a defence of two for a lone unit.
            let blow = if g.hand_size(rival) > 1 { 7 } else { 0 };
            let wanted = (other.arsenal + blow + 1).saturating_sub(card).max(3);
            let arming = f32::from(wanted.saturating_sub(state.arsenal));
            let turns = arming / f32::from(self.power.totals.militarize.max(1));
            nearest = nearest.min(self.taste.deed_battle + turns);
        }
        nearest
    }
}
