//! What artifact cards are good for.

use ark_content::{CardKind, Content, Kind, Level, Use};
use ark_ids::{Card, Set};

use super::taste::Taste;

/// About how many turns the use of each card saves.
pub(crate) struct Cards(Vec<f32>);

impl Cards {
    pub(crate) fn new(content: &Content) -> Self {
        let kind = |i: u8| &content.card_kinds[i as usize];
        Self(content.cards.iter().map(|c| uses(kind(c.kind))).collect())
    }

    #[inline]
    pub(crate) fn worth(&self, card: Card) -> f32 {
        self.0.get(card.index()).copied().unwrap_or(0.0)
    }

    /// What a hand is worth: the best cards count most, since a turn uses one or
    /// two, and a strong one waits for a combat.
    pub(crate) fn hand(&self, t: &Taste, hand: Set<Card>) -> f32 {
        let (mut first, mut second, mut all) = (0.0f32, 0.0f32, 0.0);
        for card in hand {
            let worth = self.worth(card);
            all += worth;
            if worth > first {
                second = first;
                first = worth;
            } else {
                second = second.max(worth);
            }
        }
        t.first_card * first + t.second_card * second + t.any_card * all
    }
}

fn uses(kind: &CardKind) -> f32 {
    let uses = match &kind.uses {
        Use::Grant(points) | Use::Shift(points) => points
            .iter()
            .map(|(kind, level)| worth(*kind, *level))
            .sum(),
        Use::AnySection => 0.7,
        Use::Architect => 0.1,
        Use::Airlock => 0.2,
    };
    uses + 0.01 * f32::from(kind.power)
}

fn worth(kind: Kind, level: Level) -> f32 {
    let each = match kind {
        Kind::EngineerFree | Kind::EngineerRemote => 0.4,
        Kind::AwakeFree => 0.5,
        Kind::Engineer | Kind::EngineerFreeBiodome | Kind::TeleportAny => 0.3,
        Kind::Teleport | Kind::ExtraRoute | Kind::Exploit | Kind::Discover => 0.15,
        Kind::HealFree | Kind::Militarize => 0.05,
        _ => 0.1,
    };
    each * f32::from(level.a)
}
