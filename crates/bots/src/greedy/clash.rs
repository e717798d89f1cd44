//! What a combat would bring, and which card to play in it.

use ark_content::MissionRule;
use ark_engine::{Action, Combat, Game, PEN};
use ark_ids::{CELLS, Card, Cell, Place, Seat, Set};

use super::taste::Taste;

/// Turns after which waiting ends.
const PATIENCE: u16 = 25;

/// The cells among places.
pub(super) fn cells(places: Set<Place>) -> Set<Cell> {
    Set::from_bits(places.bits() & ((1 << CELLS) - 1))
}

/// How one seat looks at combats.
#[derive(Clone, Copy)]
pub(super) struct Clash<'a> {
    pub(super) g: &'a Game,
    pub(super) seat: Seat,
    pub(super) taste: &'a Taste,
    /// Rooms that the seat needs free of opponents.
    pub(super) goals: Set<Cell>,
}

impl Clash<'_> {
    /// What the combats at the end of this turn would bring the active seat, in
    /// turns.
    #[inline]
    pub(super) fn outlook(&self) -> f32 {
        let Self { g, seat, .. } = *self;
        let meeting = cells(g.occupied(seat, g.commanded(seat))) & g.hostile(seat);
        if meeting.is_empty() || g.state.active != seat {
            return 0.0;
        }
        let mut sum = 0.0;
        for at in meeting {
            for rival in g.rules.all_seats().without(seat) {
                sum += self.attack(rival, at);
            }
        }
        sum
    }

    /// What attacking this opponent here would bring.
    pub(super) fn attack(&self, rival: Seat, at: Cell) -> f32 {
        let Self { g, seat, taste, .. } = *self;
        let mine = g.squad_against(seat, rival, at);
        let theirs = g.squad_against(rival, seat, at);
        if mine.is_empty() || theirs.is_empty() {
            return 0.0;
        }
        let loss = taste.wound * f32::from(mine.len());
        let defence = g.defence(rival, theirs, at);
        let arsenal = g.state.seat(seat).arsenal;
        if arsenal < defence {
            return -loss;
        }
        let strength = i32::from(arsenal) + i32::from(g.combat_bonus(seat, mine, at));
        let against =
            i32::from(g.state.seat(rival).arsenal) + i32::from(g.combat_bonus(rival, theirs, at));
        let lead = strength - against;
        let chance = if g.rules.params.combat_cards {
            odds(g, seat, rival, lead + strongest(g, seat))
        } else {
            f32::from(u8::from(lead > 0))
        };
        let mut prize = taste.harm * f32::from(theirs.len()) + laurels(g, seat, taste);
        if self.goals.has(at) {
            prize += siege(g, seat, taste);
        }
        chance * (prize - 0.03 * f32::from(defence)) - (1.0 - chance) * loss
    }
}

/// Turns that opponents in a room that is wanted cost. The longer the game, the
/// less a seat waits for them to leave.
pub(super) fn siege(g: &Game, seat: Seat, taste: &Taste) -> f32 {
    let late = g.state.seat(seat).turns.saturating_sub(PATIENCE);
    taste.trouble + 0.1 * f32::from(late)
}

/// Turns of arming until the opponents in a room could be attacked at all.
pub(super) fn arming(g: &Game, seat: Seat, at: Cell, militarize: u8) -> f32 {
    let arsenal = g.state.seat(seat).arsenal;
    let gap = g
        .rules
        .all_seats()
        .without(seat)
        .iter()
        .map(|rival| (rival, g.squad_against(rival, seat, at)))
        .filter(|(_, squad)| !squad.is_empty())
        .map(|(rival, squad)| g.defence(rival, squad, at).saturating_sub(arsenal))
        .max();
    f32::from(gap.unwrap_or(0)) / f32::from(militarize.max(1))
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
