//! The compiled tables: what the engine reads.

mod benefit;
mod board;
mod card;
mod complexity;
mod coop;
mod fallout;
mod glitch;
mod guardians;
mod layout;
mod mission;
mod mode;
mod organism;
mod tile;

pub use benefit::{Benefit, Cost, Driver, Kind, Level};
pub use board::{
    Ability, Act, Acts, Board, FactionData, Line, Power, SECTIONS, SectionData, Sheet,
};
pub use card::{CardData, CardKind, ExtraCard, Use};
pub use complexity::Complexity;
pub use coop::{Coop, Direction, EnemyAct, EnemyCard};
pub use fallout::{Fallout, ObjectiveData, ObjectiveSide};
pub use glitch::{DIAGNOSES, Glitch, ROUNDS};
pub use guardians::Guardians;
pub use layout::Layout;
pub use mission::{AchievementData, Condition, MissionData, Objective, TargetData, TargetOf};
pub use mode::{MODES, Mission as MissionRule, ModeData, Params, RoomDeck, Side, VariantData};
pub use organism::{ChallengerAction, Organism, UPGRADES, Upgrade};
pub use tile::{ConversionData, Gain, GroupData, RoomKind, TileData};

use crate::Marks;

/// A text in the three languages of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text {
    pub en: String,
    pub de: String,
    pub fr: String,
}

/// All content, compiled. Index each table with its id.
#[derive(Clone, Debug)]
pub struct Content {
    /// BLAKE3 of all content files, in the order of their paths.
    pub hash: [u8; 32],
    /// Bumped when a change of content would change a recorded game.
    pub version: u16,
    pub tiles: Vec<TileData>,
    pub groups: Vec<GroupData>,
    pub conversions: Vec<ConversionData>,
    /// Board 0 is the A-side that all factions share; B-sides follow in the order of
    /// their files.
    pub boards: Vec<Board>,
    pub factions: Vec<FactionData>,
    /// The names of artifacts, each with its copies.
    pub card_kinds: Vec<CardKind>,
    /// The 60 physical cards of the artifact deck.
    pub cards: Vec<CardData>,
    /// The artifact cards outside the deck, ten of the seventy (COMP-09).
    pub extra_cards: Vec<ExtraCard>,
    pub missions: Vec<MissionData>,
    pub targets: Vec<TargetData>,
    pub achievements: Vec<AchievementData>,
    /// Explore tokens: artifact, Metamorphite, nothing.
    pub tokens: [u8; 3],
    pub layouts: Vec<Layout>,
    pub modes: Vec<ModeData>,
    pub variants: Vec<VariantData>,
    pub complexity: Complexity,
    pub fallout: Fallout,
    /// The achievement cards of Fallout.
    pub objectives: Vec<ObjectiveData>,
    pub coop: Coop,
    pub guardians: Guardians,
    pub glitch: Glitch,
    /// The Enemy of It Learns.
    pub organism: Organism,
    /// Where each field of the content comes from.
    pub marks: Marks,
}

impl Content {
    /// The section that a card of the deck becomes when it is built onto a biodome.
    pub fn section_of(&self, card: ark_ids::Card) -> &SectionData {
        let kind = self.cards[card.index()].kind;
        &self.card_kinds[usize::from(kind)].section
    }
}
