//! What a combat would bring, and which card to play in it.

use ark_content::MissionRule;
use ark_engine::{Action, Combat, Game, PEN};
use ark_ids::{CELLS, Card, Cell, Place, Seat, Set};

use super::taste::Taste;

/// The cells among places.
pub(super) fn cells(places: Set<Place>) -> Set<Cell> {
    Set::from_bits(places.bits() & ((1 << CELLS) - 1))
}

/// What the combats at the end of this turn would bring the active seat, in turns.
#[inline]
pub(super) fn outlook(g: &Game, seat: Seat, taste: &Taste) -> f32 {
    let meeting = cells(g.occupied(seat, g.commanded(seat))) & g.hostile(seat);
    if meeting.is_empty() || g.state.active != seat {
        return 0.0;
    }
    let mut sum = 0.0;
    for at in meeting {
        for rival in g.rules.all_seats().without(seat) {
            sum += attack(g, seat, rival, at, taste);
        }
    }
    sum
}

/// What attacking this opponent here would bring.
pub(super) fn attack(g: &Game, seat: Seat, rival: Seat, at: Cell, taste: &Taste) -> f32 {
    let (mine, theirs) = (
        g.squad_against(seat, rival, at),
        g.squad_against(rival, seat, at),
    );
    if mine.is_empty() || theirs.is_empty() {
        return 0.0;
    }
    let loss = taste.wound * f32::from(mine.len());
    let defence = g.defence(rival, theirs, at);
    let state = g.state.seat(seat);
    if state.arsenal < defence {
        return -loss;
    }
    let strength = i32::from(state.arsenal) + i32::from(g.combat_bonus(seat, mine, at));
    let theirs_strength =
        i32::from(g.state.seat(rival).arsenal) + i32::from(g.combat_bonus(rival, theirs, at));
    let lead = strength - theirs_strength;
    let chance = if g.rules.params.combat_cards {
        let best = strongest(g, seat);
        odds(g, seat, rival, lead + best)
    } else {
        f32::from(u8::from(lead > 0))
    };
    let prize = taste.harm * f32::from(theirs.len()) + laurels(g, seat, taste);
    chance * (prize - 0.03 * f32::from(defence)) - (1.0 - chance) * loss
}

/// What a won battle is worth by itself: an achievement, while those count.
fn laurels(g: &Game, seat: Seat, taste: &Taste) -> f32 {
    let state = g.state.seat(seat);
    let wanted = match g.rules.params.mission {
        MissionRule::Earned { achievements } => u32::from(achievements),
        MissionRule::Open | MissionRule::Dealt | MissionRule::Shared => 0,
    };
    if state.wins == 0 && state.achievements.count_ones() < wanted {
        taste.laurels
    } else {
        0.0
    }
}

fn power(g: &Game, card: Card) -> i32 {
    let data = g.rules.content.cards.get(card.index());
    data.map_or(0, |d| i32::from(d.power))
}

fn strongest(g: &Game, seat: Seat) -> i32 {
    let hand = g.state.seat(seat).hand.open();
    hand.iter().map(|c| power(g, c)).max().unwrap_or(0)
}

/// How likely the opponent's card stays below `lead`: the better of two cards, if
/// it holds so many, out of all that this seat does not hold.
fn odds(g: &Game, seat: Seat, rival: Seat, lead: i32) -> f32 {
    let held = g.hand_size(rival).saturating_sub(1);
    if held == 0 {
        return f32::from(u8::from(lead > 0));
    }
    let unseen = Set::first(g.rules.content.cards.len()) - g.state.seat(seat).hand.open();
    let below = unseen.iter().filter(|c| power(g, *c) < lead).count();
    let share = below as f32 / unseen.len().max(1) as f32;
    share.powi(i32::from(held.min(2)))
}

/// The card to play in a combat under way.
pub(super) fn commit(
    g: &Game,
    seat: Seat,
    combat: &Combat,
    taste: &Taste,
    actions: &[Action],
) -> Action {
    let attacks = combat.attacker == seat;
    let (rival, mine, theirs) = if attacks {
        (combat.defender, combat.attackers, combat.defenders)
    } else {
        (combat.attacker, combat.defenders, combat.attackers)
    };
    let bonus = |s, squad| i32::from(g.combat_bonus(s, squad, combat.at));
    let lead = i32::from(g.state.seat(seat).arsenal) + bonus(seat, mine)
        - i32::from(g.state.seat(rival).arsenal)
        - bonus(rival, theirs);
    let stake = taste.wound * f32::from(mine.len())
        + taste.harm * f32::from(theirs.len())
        + laurels(g, seat, taste);
    let worth = |action: &Action| {
        let Action::Commit(card) = *action else {
            return 0.0;
        };
        // The defender also wins a tie.
        let lead = lead + power(g, card) + i32::from(!attacks);
        let price = if card == PEN {
            0.0
        } else {
            0.1 + 0.01 * power(g, card) as f32
        };
        stake * odds(g, seat, rival, lead) - price
    };
    best(actions, worth)
}

/// The action that is worth most; the first of equals.
pub(super) fn best(actions: &[Action], mut worth: impl FnMut(&Action) -> f32) -> Action {
    let mut chosen = (actions[0], f32::MIN);
    for action in actions {
        let worth = worth(action);
        if worth > chosen.1 {
            chosen = (*action, worth);
        }
    }
    chosen.0
}
