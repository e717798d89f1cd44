//! What happened, in the past tense, for logs, animation and screen readers.
//! Events are omniscient; `protocol` decides who sees what of them. They are
//! not stored: a replay makes them again.

use ark_content::Kind;
use ark_ids::{
    Achievement, Card, Cell, Colour, Conversion, Faction, Group, Mission, Place, Resource, Seat,
    Section, Set, Spot, Target, Tile,
};

use crate::action::By;
use crate::outcome::Token;
use crate::pack::Squad;
use crate::patch;
use crate::phase::Origin;
use crate::state::Ending;

/// How a combat ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The attacker's arsenal was lower than the defence (COMB-11).
    TooWeak,
    /// Two cards carried critical mass (COMB-18).
    CriticalMass,
    Attacker,
    Defender,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    PlayerSat {
        seat: Seat,
        player: u8,
    },
    GroupsChosen(Set<Group>),
    FactionTaken {
        seat: Seat,
        faction: Faction,
    },
    FirstChosen(Seat),
    MissionDealt {
        seat: Seat,
        mission: Mission,
    },
    RoomPlaced {
        tile: Tile,
        cell: Cell,
    },
    TurnBegan(Seat),
    MarkerPlaced {
        seat: Seat,
        section: Section,
    },
    PhaseBegan {
        seat: Seat,
        section: Section,
        line: u8,
        origin: Origin,
    },
    /// A mini action of this kind began.
    MiniTaken {
        seat: Seat,
        kind: Kind,
    },
    PhaseEnded(Seat),
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
        conversion: Conversion,
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
        card: Card,
    },
    Kept {
        seat: Seat,
        card: Card,
    },
    PutBack {
        seat: Seat,
        card: Card,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    NoCardLeft {
        seat: Seat,
    },
    Reshuffled,
    Used {
        seat: Seat,
        card: Card,
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
        tile: Tile,
    },
    RoomsLeftOut(Set<Tile>),
    GatePlaced {
        seat: Seat,
        cell: Cell,
    },
    GatesComplete,
    Activated {
        seat: Seat,
        target: Target,
    },
    Achieved {
        seat: Seat,
        achievement: Achievement,
    },
    ObjectiveMet {
        seat: Seat,
        index: u8,
    },
    MissionDrawn {
        seat: Seat,
        mission: Mission,
    },
    CombatBegan {
        at: Cell,
        attacker: Seat,
        defender: Seat,
        defence: u8,
    },
    Committed(Seat),
    Revealed {
        seat: Seat,
        card: Card,
        strength: u8,
    },
    CombatEnded {
        at: Cell,
        attacker: Seat,
        defender: Seat,
        verdict: Verdict,
    },
    /// Three or more fight at once, and all of them defend.
    MeleeBegan {
        at: Cell,
        seats: Set<Seat>,
    },
    /// One of them won, or nobody: by a tie, or by critical mass.
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
    TurnEnded(Seat),
    Patch(patch::Event),
    Ended(Ending),
}

/// Where events go. `()` drops them unbuilt, for search.
pub trait Log {
    fn note(&mut self, event: impl FnOnce() -> Event);
}

impl Log for () {
    #[inline(always)]
    fn note(&mut self, _: impl FnOnce() -> Event) {}
}

impl Log for Vec<Event> {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
