//! What happened, as one viewer may see it.

use serde::{Deserialize, Serialize};

use crate::patches::PatchEvent;
use crate::wire::{By, Cell, Colour, Origin, Place, Resource, Seat, Slug, Spot, Squad};

/// What an explore token showed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Token {
    Artifact,
    Metamorphite,
    Nothing,
}

/// How a combat ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    TooWeak,
    CriticalMass,
    Attacker,
    Defender,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Ending {
    Mission {
        seat: Seat,
    },
    /// All together, as the rule with this id says.
    Team {
        won: bool,
        rule: String,
    },
    Ranked {
        winners: Vec<Seat>,
    },
    TurnLimit,
}

/// One thing that happened. What the viewer may not see is `None`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenEvent {
    PlayerSat {
        seat: Seat,
        player: u8,
    },
    GroupsChosen {
        groups: Vec<Slug>,
    },
    FactionTaken {
        seat: Seat,
        faction: Slug,
    },
    FirstChosen {
        seat: Seat,
    },
    MissionDealt {
        seat: Seat,
        mission: Option<Slug>,
    },
    RoomPlaced {
        tile: Slug,
        cell: Cell,
    },
    TurnBegan {
        seat: Seat,
    },
    MarkerPlaced {
        seat: Seat,
        section: Slug,
    },
    PhaseBegan {
        seat: Seat,
        section: Slug,
        line: u8,
        origin: Origin,
    },
    MiniTaken {
        seat: Seat,
        kind: Slug,
    },
    PhaseEnded {
        seat: Seat,
    },
    Militarized {
        seat: Seat,
        by: u8,
        arsenal: u8,
    },
    Went {
        seat: Seat,
        by: By,
        from: Place,
        to: Place,
        squad: Squad,
    },
    Routed {
        seat: Seat,
        colour: Colour,
        from: Spot,
        to: Spot,
    },
    PushedOut {
        colour: Colour,
        from: Spot,
    },
    Gained {
        seat: Seat,
        kind: Resource,
        amount: u8,
    },
    Paid {
        seat: Seat,
        kind: Resource,
        amount: u8,
    },
    Converted {
        seat: Seat,
        conversion: Slug,
    },
    Awoke {
        seat: Seat,
    },
    Healed {
        seat: Seat,
        colour: Colour,
    },
    CubePlaced {
        seat: Seat,
        at: Spot,
    },
    CubeReplaced {
        seat: Seat,
        owner: Seat,
        at: Spot,
    },
    Integrated {
        seat: Seat,
        at: Spot,
    },
    CylindersGained {
        seat: Seat,
        amount: u8,
    },
    Drew {
        seat: Seat,
        card: Option<Slug>,
    },
    Kept {
        seat: Seat,
        card: Option<Slug>,
    },
    PutBack {
        seat: Seat,
        card: Slug,
    },
    Discarded {
        seat: Seat,
        card: Option<Slug>,
    },
    NoCardLeft {
        seat: Seat,
    },
    Reshuffled,
    Used {
        seat: Seat,
        card: Slug,
    },
    Swapped {
        a: Cell,
        b: Cell,
    },
    AirlockOpened {
        seat: Seat,
        cell: Cell,
    },
    Explored {
        seat: Seat,
        cell: Cell,
        token: Token,
    },
    Supplied {
        colour: Colour,
        amount: u8,
    },
    Returned {
        colour: Colour,
        amount: u8,
    },
    RoomDrawn {
        seat: Seat,
        tile: Slug,
    },
    RoomsLeftOut {
        tiles: Vec<Slug>,
    },
    GatePlaced {
        seat: Seat,
        cell: Cell,
    },
    GatesComplete,
    Activated {
        seat: Seat,
        target: Slug,
    },
    Achieved {
        seat: Seat,
        achievement: Slug,
    },
    ObjectiveMet {
        seat: Seat,
        index: u8,
    },
    MissionDrawn {
        seat: Seat,
        mission: Option<Slug>,
    },
    CombatBegan {
        at: Cell,
        attacker: Seat,
        defender: Seat,
        defence: u8,
    },
    Committed {
        seat: Seat,
    },
    Revealed {
        seat: Seat,
        card: Slug,
        strength: u8,
    },
    CombatEnded {
        at: Cell,
        attacker: Seat,
        defender: Seat,
        verdict: Verdict,
    },
    MeleeBegan {
        at: Cell,
        seats: Vec<Seat>,
    },
    MeleeEnded {
        at: Cell,
        winner: Option<Seat>,
        critical: bool,
    },
    ArsenalPaid {
        seat: Seat,
        by: u8,
        arsenal: u8,
    },
    Wounded {
        colour: Colour,
        amount: u8,
        from: Place,
    },
    TurnEnded {
        seat: Seat,
    },
    Patch(PatchEvent),
    Ended {
        ending: Ending,
    },
}

impl From<ark_engine::Token> for Token {
    fn from(token: ark_engine::Token) -> Self {
        match token {
            ark_engine::Token::Artifact => Self::Artifact,
            ark_engine::Token::Metamorphite => Self::Metamorphite,
            ark_engine::Token::Nothing => Self::Nothing,
        }
    }
}

impl From<ark_engine::Verdict> for Verdict {
    fn from(verdict: ark_engine::Verdict) -> Self {
        match verdict {
            ark_engine::Verdict::TooWeak => Self::TooWeak,
            ark_engine::Verdict::CriticalMass => Self::CriticalMass,
            ark_engine::Verdict::Attacker => Self::Attacker,
            ark_engine::Verdict::Defender => Self::Defender,
        }
    }
}

impl From<ark_engine::Ending> for Ending {
    fn from(ending: ark_engine::Ending) -> Self {
        match ending {
            ark_engine::Ending::Mission(seat) => Self::Mission { seat: seat.0 },
            ark_engine::Ending::Team { won, rule } => Self::Team {
                won,
                rule: rule.id().to_owned(),
            },
            ark_engine::Ending::Ranked { winners } => Self::Ranked {
                winners: ark_ids::Set::<u8>::from_bits(winners.into())
                    .iter()
                    .collect(),
            },
            ark_engine::Ending::TurnLimit => Self::TurnLimit,
        }
    }
}
