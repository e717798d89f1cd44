//! What only co-operative modes know: their state and their frames, actions, outcomes,
//! events and refusals.

use ark_ids::{Cell, Mission, Place, Resource, Seat, Set, Target};

use crate::digest::{Sink, set};
use crate::pack::Squad;

/// So much of a resource.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Goods {
    pub kind: Resource,
    pub amount: u8,
}

/// Resources that one Challenger offers another. An exchange is two offers, balanced or
/// not (COP-09).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    pub from: Seat,
    pub to: Seat,
    pub goods: Goods,
}

/// An enemy-action card, by its place in the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ActionCard(pub u8);

impl From<u8> for ActionCard {
    fn from(value: u8) -> Self {
        Self(value)
    }
}

impl From<ActionCard> for u8 {
    fn from(value: ActionCard) -> Self {
        value.0
    }
}

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Stage {
    /// The table is laid.
    #[default]
    SetUp,
    /// Scouts reveal the board (COP-27).
    Construction,
    /// Challengers and Enemy take turns.
    Play,
}

/// What changes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    /// The enemy-target deck, and what was drawn of it. Nobody knows the order of a deck,
    /// so there is none.
    pub targets: Set<Target>,
    pub spent_targets: Set<Target>,
    /// Where tiles lie turned: by a quarter, by a half, clockwise (GRD-R2).
    pub(super) turned: [Set<Cell>; 2],
    /// The enemy-action deck and its discards, a bit for each card.
    pub(super) cards: u8,
    pub(super) spent_cards: u8,
    /// The offer that waits for an answer.
    pub offer: Option<Offer>,
    pub stage: Stage,
    /// Who took the first turn.
    pub first: Seat,
    /// Whose turn follows that of the Enemy.
    pub next: Seat,
    /// Quarters by which the tile to be placed is turned.
    pub quarters: u8,
    /// Whether the Dark Player has drawn a card for the combat under way (GRD-62).
    pub armed: bool,
}

impl Default for State {
    fn default() -> Self {
        Self {
            targets: Set::EMPTY,
            spent_targets: Set::EMPTY,
            turned: [Set::EMPTY; 2],
            cards: 0,
            spent_cards: 0,
            offer: None,
            stage: Stage::SetUp,
            first: Seat(0),
            next: Seat(0),
            quarters: 0,
            armed: false,
        }
    }
}

impl State {
    pub(crate) fn digest(&self, out: &mut impl Sink) {
        let Self {
            targets,
            spent_targets,
            turned,
            cards,
            spent_cards,
            offer,
            stage,
            first,
            next,
            quarters,
            armed,
        } = self;
        match offer {
            None => out.byte(0),
            Some(Offer { from, to, goods }) => {
                out.bytes(&[1, from.0, to.0, goods.kind as u8, goods.amount]);
            }
        }
        set(out, *targets);
        set(out, *spent_targets);
        set(out, turned[0]);
        set(out, turned[1]);
        out.bytes(&[*cards, *spent_cards, *stage as u8, first.0, next.0]);
        out.bytes(&[*quarters, u8::from(*armed)]);
    }

    /// Enemy-action cards in the deck, and discarded.
    pub fn cards(&self) -> [Set<ActionCard>; 2] {
        [self.cards, self.spent_cards].map(|bits| Set::from_bits(bits.into()))
    }

    pub fn set_cards(&mut self, deck: Set<ActionCard>, discard: Set<ActionCard>) {
        self.cards = deck.bits() as u8;
        self.spent_cards = discard.bits() as u8;
    }

    /// By how many quarters the tile on a cell lies turned, clockwise.
    pub fn quarters(&self, at: Cell) -> u8 {
        u8::from(self.turned[0].has(at)) + 2 * u8::from(self.turned[1].has(at))
    }

    pub fn turn(&mut self, at: Cell, quarters: u8) {
        self.turned[0].set(at, quarters & 1 == 1);
        self.turned[1].set(at, quarters & 2 == 2);
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// Asks a Challenger whether to accept an offer.
    Offer,
    /// Runs by itself: the next scout goes, until all is built.
    Construct,
    /// Asks the active Challenger for a movement of the scout; so many are left.
    Scout(u8),
    /// The shared mission card is drawn.
    Mission,
    /// Runs by itself: the Enemy's turn is over.
    Yield,
    /// The combats of an Enemy's turn; asks which comes next.
    Clash,
    /// Asks those who could fight which of them does (COP-19).
    Who(Cell),
    /// The Automata's artifact card is drawn (COP-R12).
    Arm,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Offers resources to another Challenger (COP-08, COP-09).
    Offer {
        to: Seat,
        goods: Goods,
    },
    /// Agrees to the offer (COP-10).
    Accept,
    Decline,
    /// MOVE through rooms that other Challengers hold, on a shortest way (COP-R1).
    Pass {
        from: Place,
        to: Place,
        squad: Squad,
    },
    /// Turns the tile to be placed by so many quarters (GRD-R2).
    Turn(u8),
    /// Lets the combat in this room come next (COP-R11).
    Clash(Cell),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The enemy-target card drawn.
    Target(Target),
    /// The enemy-action card drawn.
    Card(ActionCard),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Offered(Offer),
    Declined(Offer),
    Accepted(Offer),
    /// The scouts set out.
    ConstructionBegan,
    /// A scout's go begins.
    ScoutWent(Seat),
    /// The shared mission lies open.
    MissionOpened(Mission),
    /// A tile was turned by so many quarters.
    Turned {
        at: Cell,
        quarters: u8,
    },
    EnemyTurnBegan,
    EnemyTurnEnded,
    TargetDrawn(Target),
    CardDrawn(ActionCard),
    /// Discarded enemy-target cards are in the deck again.
    TargetsShuffled,
    CardsShuffled,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Only Challengers exchange resources, each with another one.
    NoPartner,
    /// Nothing would change hands.
    NothingOffered,
    /// Units of this Challenger hold the room.
    Company(Seat),
    /// No way leads there through rooms that other Challengers hold.
    NoWay,
    /// One unit scouts, the other stays at home.
    NoScout,
    /// There is no tile to turn, or it lies so already.
    NothingToTurn,
    /// This power is not for modes with an Enemy.
    Banned,
}
