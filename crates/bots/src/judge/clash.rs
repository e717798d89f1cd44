//! What a combat would bring, and which card to play in it.

use ark_content::{Condition, MissionRule};
use ark_engine::{Action, Combat, Game, PEN, Side};
use ark_ids::{CELLS, Card, Cell, Place, Seat, Set};

use super::organism;
use super::points;
use super::race;
use super::taste::Taste;

/// Turns after which waiting ends.
const PATIENCE: u16 = 25;

/// The cells among places.
pub(crate) fn cells(places: Set<Place>) -> Set<Cell> {
    Set::from_bits(places.bits() & ((1 << CELLS) - 1))
}

/// How one seat looks at combats.
#[derive(Clone, Copy)]
pub(crate) struct Clash<'a> {
    pub(crate) g: &'a Game,
    pub(crate) seat: Seat,
    pub(crate) taste: &'a Taste,
    /// Rooms that the seat needs free of opponents.
    pub(crate) goals: Set<Cell>,
}

impl Clash<'_> {
    /// What the combats at the end of this turn would bring the active seat, in
    /// turns.
    #[inline]
    pub(crate) fn outlook(&self) -> f32 {
        let Self { g, seat, .. } = *self;
        let meeting = cells(g.occupied(seat, g.commanded(seat))) & g.hostile(seat);
        if meeting.is_empty() || g.state.active != seat {
            return 0.0;
        }
        let mut sum = 0.0;
        for at in meeting {
            sum += self.fight(at);
        }
        sum
    }

    /// What fighting here would bring: each opponent by turns, or all at once.
    pub(crate) fn fight(&self, at: Cell) -> f32 {
        let Self { g, seat, .. } = *self;
        if let Some(sides) = g.melee(seat, at) {
            return self.melee(&sides, at);
        }
        let rivals = g.rules.opponents[seat.index()];
        rivals.iter().map(|rival| self.attack(rival, at)).sum()
    }

    /// What a combat against all of these would bring.
    fn melee(&self, sides: &[Side], at: Cell) -> f32 {
        let Self { g, seat, taste, .. } = *self;
        let strength = |side: &Side| {
            let bonus = g.combat_bonus(side.seat, side.squad, at);
            i32::from(g.state.seat(side.seat).arsenal) + i32::from(bonus)
        };
        let Some(own) = sides.iter().find(|side| side.seat == seat) else {
            return 0.0;
        };
        let total = strength(own) + strongest(g, seat);
        let rivals = || sides.iter().filter(|side| side.seat != seat);
        let chance: f32 = rivals()
            .map(|side| odds(g, seat, side.seat, total - strength(side)))
            .product();
        let theirs: u8 = rivals().map(|side| side.squad.len()).sum();
        let mut prize = harm(g, seat, taste) * f32::from(theirs) + laurels(g, seat, taste);
        if self.goals.has(at) {
            prize += siege(g, seat, taste);
        }
        chance * prize - (1.0 - chance) * taste.wound * f32::from(own.squad.len())
    }

    /// What attacking this opponent here would bring.
    pub(crate) fn attack(&self, rival: Seat, at: Cell) -> f32 {
        let Self { g, seat, taste, .. } = *self;
        let mine = g.squad_against(seat, rival, at);
        let theirs = g.squad_against(rival, seat, at);
        if mine.is_empty() || theirs.is_empty() {
            return 0.0;
        }
        let loss = taste.wound * f32::from(mine.len());
        let defence = g.defence(rival, theirs, at);
        if g.state.seat(seat).arsenal < defence {
            return -loss;
        }
        let chance = self.hope(rival, at);
        let mut prize = harm(g, seat, taste) * f32::from(theirs.len()) + laurels(g, seat, taste);
        if self.goals.has(at) {
            prize += race::hindrance(g, at) * siege(g, seat, taste);
        }
        prize += organism::relief(g, self.goals, at);
        chance * (prize - 0.03 * f32::from(defence)) - (1.0 - chance) * loss
    }

    /// How likely an attack on this opponent here is won.
    pub(crate) fn hope(&self, rival: Seat, at: Cell) -> f32 {
        let Self { g, seat, .. } = *self;
        let mine = g.squad_against(seat, rival, at);
        let theirs = g.squad_against(rival, seat, at);
        let arsenal = g.state.seat(seat).arsenal;
        if arsenal < g.defence(rival, theirs, at) {
            return 0.0;
        }
        let strength = i32::from(arsenal) + i32::from(g.combat_bonus(seat, mine, at));
        let against =
            i32::from(g.state.seat(rival).arsenal) + i32::from(g.combat_bonus(rival, theirs, at));
        let lead = strength - against;
        if g.rules.params.combat_cards {
            odds(g, seat, rival, lead + strongest(g, seat))
        } else {
            f32::from(u8::from(lead > 0))
        }
    }
}

/// Turns that opponents in a room that is wanted cost. The longer the game, the
/// less a seat waits for them to leave.
pub(crate) fn siege(g: &Game, seat: Seat, taste: &Taste) -> f32 {
    let late = g.state.seat(seat).turns.saturating_sub(PATIENCE);
    taste.trouble + 0.1 * f32::from(late)
}

/// Turns that an opponent's wound is worth.
fn harm(g: &Game, seat: Seat, taste: &Taste) -> f32 {
    taste.harm / points::urge(g, seat)
}

/// Turns of arming until the opponents in a room could be attacked at all.
pub(crate) fn arming(g: &Game, seat: Seat, at: Cell, militarize: u8) -> f32 {
    let arsenal = g.state.seat(seat).arsenal;
    let gap = g.rules.opponents[seat.index()]
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
    // A card that asks for battles is worth its points (FAL-R1).
    if let Some(own) = g.state.mode.fallout() {
        let wanted = (0..ark_engine::modes::fallout::CARDS as u8).any(|card| {
            let side = ark_engine::modes::fallout::side(g, card);
            let fights = |c: &Condition| matches!(c, Condition::Wins(n) if state.wins < *n);
            let cubes = own.cubes[usize::from(card)];
            cubes.contains(&None) && !cubes.contains(&Some(seat)) && side.any.iter().any(fights)
        });
        return if wanted { taste.laurels } else { 0.0 };
    }
    if state.wins == 0 && state.achievements.count_ones() < wanted {
        taste.laurels
    } else {
        0.0
    }
}

/// How likely the seat wins against a lone unit of an Automata that comes to it.
pub(super) fn winning(g: &Game, seat: Seat) -> f32 {
    let numbers = &g.rules.content.guardians;
    let Some(enemy) = g.rules.enemy else {
        return 0.0;
    };
    let arsenal = g.state.seat(seat).arsenal;
    if arsenal < numbers.defence {
        return 0.0;
    }
    let lead = i32::from(arsenal) - i32::from(numbers.combat) + strongest(g, seat);
    odds(g, seat, enemy, lead)
}

fn power(g: &Game, card: Card) -> i32 {
    let data = g.rules.content.cards.get(card.index());
    data.map_or(0, |d| i32::from(d.power))
}

pub(super) fn strongest(g: &Game, seat: Seat) -> i32 {
    let hand = g.state.seat(seat).hand.open();
    hand.iter().map(|c| power(g, c)).max().unwrap_or(0)
}

/// How likely a card that this seat has not seen stays below `lead`.
pub(super) fn below(g: &Game, seat: Seat, lead: i32) -> f32 {
    let unseen = Set::first(g.rules.content.cards.len()) - g.state.seat(seat).hand.open();
    let below = unseen.iter().filter(|c| power(g, *c) < lead).count();
    below as f32 / unseen.len().max(1) as f32
}

/// How likely the opponent's card stays below `lead`: the better of two cards, if
/// it holds so many, out of all that this seat does not hold.
fn odds(g: &Game, seat: Seat, rival: Seat, lead: i32) -> f32 {
    // An Automata holds none, but one is drawn for it (COP-R12).
    let drawn = Some(rival) == g.rules.enemy && !g.rules.has_dark_player();
    let held = g.hand_size(rival).saturating_sub(1).max(u8::from(drawn));
    if held == 0 {
        return f32::from(u8::from(lead > 0));
    }
    below(g, seat, lead).powi(i32::from(held.min(2)))
}

/// The card to play in a combat under way: one that beats every rival.
pub(crate) fn commit(
    g: &Game,
    seat: Seat,
    combat: &Combat,
    taste: &Taste,
    actions: &[Action],
) -> Action {
    let Some(own) = combat.side(seat) else {
        return actions[0];
    };
    let strength = |side: &Side| {
        let bonus = g.combat_bonus(side.seat, side.squad, combat.at);
        i32::from(g.state.seat(side.seat).arsenal) + i32::from(bonus)
    };
    let rivals = || combat.sides.iter().filter(|side| side.seat != seat);
    let theirs: u8 = rivals().map(|side| side.squad.len()).sum();
    let stake = taste.wound * f32::from(own.squad.len())
        + taste.harm * f32::from(theirs)
        + laurels(g, seat, taste);
    // The defender also wins a tie, unless all defend.
    let tie = combat
        .duel()
        .is_some_and(|[_, defender]| defender.seat == seat);
    let worth = |action: &Action| {
        let Action::Commit(card) = *action else {
            return 0.0;
        };
        let total = strength(own) + power(g, card) + i32::from(tie);
        let price = if card == PEN {
            0.0
        } else {
            0.1 + 0.01 * power(g, card) as f32
        };
        let chance: f32 = rivals()
            .map(|side| odds(g, seat, side.seat, total - strength(side)))
            .product();
        stake * chance - price
    };
    best(actions, worth)
}

/// The action that is worth most; the first of equals.
pub(crate) fn best(actions: &[Action], mut worth: impl FnMut(&Action) -> f32) -> Action {
    let mut chosen = (actions[0], f32::MIN);
    for action in actions {
        let worth = worth(action);
        if worth > chosen.1 {
            chosen = (*action, worth);
        }
    }
    chosen.0
}
