//! How far off the achievements are.

use ark_content::{Condition, Cost};
use ark_engine::{Game, PEN};
use ark_ids::{Achievement, Resource, Seat, Set};

use super::power::Power;
use super::supply::Demand;
use super::taste::Taste;

/// Turns until so many achievements as a mission takes are completed, if the seat
/// goes for the nearest ones.
pub(super) fn turns(
    g: &Game,
    seat: Seat,
    power: &Power,
    taste: &Taste,
    wanted: u8,
    finds: u8,
) -> f32 {
    let state = g.state.seat(seat);
    let left = u32::from(wanted).saturating_sub(state.achievements.count_ones()) as usize;
    if left == 0 {
        return 0.0;
    }
    let mut open = [f32::MAX; 8];
    let mut n = 0;
    for i in 0..g.rules.content.achievements.len() {
        if !state.has_achieved(Achievement(i as u8)) {
            open[n] = until(g, seat, power, taste, g.rules.condition(i), finds);
            n += 1;
        }
    }
    let open = &mut open[..n];
    open.sort_by(f32::total_cmp);
    let nearest: f32 = open.iter().take(left).sum();
    // The next one counts a little: plans change.
    let spare = open.get(left).copied().unwrap_or(0.0);
    nearest + taste.deed_next * spare.min(8.0)
}

fn until(
    g: &Game,
    seat: Seat,
    power: &Power,
    taste: &Taste,
    condition: Condition,
    finds: u8,
) -> f32 {
    let state = g.state.seat(seat);
    let t = &power.totals;
    let gap = |n: u8, have: u8| f32::from(n.saturating_sub(have));
    match condition {
        Condition::AllUnitsAwake => {
            if state.asleep + state.wounded == 0 {
                return 0.0;
            }
            let paid = f32::from(state.asleep.saturating_sub(t.awake_free));
            let mut demand = Demand::default();
            let types = Set::one(Resource::Biotics).with(Resource::Titanium);
            let price = Cost {
                amount: t.awake_price,
                types,
            };
            demand.want(price, paid);
            demand.turns(&state.resources, power, taste) + 1.0
        }
        Condition::Cubes(n) => {
            let missing = gap(n, g.state.derived.cube_count[seat.index()]);
            taste.deed_cubes * missing / power.engineer().max(1.0)
        }
        Condition::Rooms(n) => {
            let missing = gap(n, g.control(seat).len() as u8);
            missing / (taste.deed_rooms + taste.deed_routes * power.routes().min(3.0))
        }
        Condition::Cards(n) => {
            let missing = gap(n, g.hand_size(seat));
            missing / f32::from(t.keep.max(1))
        }
        Condition::Wins(n) => {
            if state.wins >= n {
                0.0
            } else {
                battle(g, seat, power, taste)
            }
        }
        Condition::Arsenal(n) => gap(n, state.arsenal) / f32::from(t.militarize.max(1)),
        Condition::Explored(n) => {
            taste.deed_explore * gap(n, state.explored + finds) / power.reach(taste).max(1.0)
        }
    }
}

/// Turns until a battle could be won: arming, and going there.
fn battle(g: &Game, seat: Seat, power: &Power, taste: &Taste) -> f32 {
    let state = g.state.seat(seat);
    let armed = g.rules.params.combat_cards && !state.hand.open().without(PEN).is_empty();
    let card = if armed { 7 } else { 0 };
    let mut nearest = 12.0f32;
    for rival in g.rules.all_seats().without(seat) {
        let other = g.state.seat(rival);
        let outside = g.rules.board(rival).units - other.asleep - other.wounded - other.home;
        if outside == 0 {
            continue;
        }
        // Their card, and a defence of two for a lone unit.
        let blow = if g.hand_size(rival) > 1 { 7 } else { 0 };
        let wanted = (other.arsenal + blow + 1).saturating_sub(card).max(3);
        let arming = f32::from(wanted.saturating_sub(state.arsenal));
        nearest =
            nearest.min(taste.deed_battle + arming / f32::from(power.totals.militarize.max(1)));
    }
    nearest
}
