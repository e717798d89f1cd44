//! All that changes in a game. No heap, no strings, no clock, no generator:
//! copying a state is copying bytes.

use ark_ids::{
    Achievement, CELLS, Card, Cell, Colour, Faction, Group, Mission, Place, Resources, SEATS, Seat,
    Section, Set, Target, Tile, UNIT_KINDS,
};
use ark_rulebook::Rule;

use crate::frame::Frame;
use crate::pack::{Crowd, Row, Squad};
use crate::phase::Phase;
use crate::secret::Secret;
use crate::stack::Stack;
use crate::whereabouts::Whereabouts;
use crate::{modes, variants};

/// The most printed sections of a biodome.
pub const PRINTED: usize = 8;
/// The most sections with those that are built on, which hold nothing.
pub const SECTIONS: usize = PRINTED + 4;
/// The neutral colours: robots, mercenaries, violet, turquoise, black.
pub const NEUTRALS: usize = 5;
/// How deep the agenda can grow; random play asserts it.
pub(crate) const DEPTH: usize = 24;
/// How many phases can be nested: a card in a card in a phase.
pub(crate) const PHASES: usize = 5;

/// The Alien's Pen: every seat's own copy has this number.
pub const PEN: Card = Card(60);

/// What lies on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Room {
    /// Cylinders on the circles, from the top; each belongs to its colour (CTRL-03, CTRL-07).
    /// Power tokens lie among them and are nobody's (CX2-45).
    pub cylinders: Row,
    /// Upright units.
    pub units: Crowd,
    /// Cubes on the squares, from the left, of several players perhaps (CTRL-08, CTRL-18).
    pub cubes: Row,
    /// Units of the active seat that came while somebody stopped them here, and so stay
    /// (CX2-R4, GRD-R14, ITL-R26).
    pub stopped: Squad,
    /// Which tile; meaningful only on built cells.
    pub tile: u8,
}

/// A section of a biodome: cubes are the owner's; cylinders may be neutral.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SectionState {
    pub cylinders: Row,
    pub cubes: u8,
}

/// What belongs to a seat.
#[derive(Clone, Copy)]
pub struct SeatState {
    pub hand: Secret<Set<Card>>,
    pub mission: Secret<Option<Mission>>,
    pub targets: Set<Target>,
    pub sections: [SectionState; PRINTED],
    pub resources: Resources,
    /// Turns begun.
    pub turns: u16,
    /// Which player of the header sits here.
    pub player: u8,
    pub faction: Faction,
    pub arsenal: u8,
    /// Where the action marker stands (TURN-11); there is one (COMP-13).
    pub marker: Option<Section>,
    pub achievements: u8,
    /// Objectives of an open mission that were met (FIRST-R2).
    pub objectives: u8,
    /// Explore tokens kept (EXPL-11).
    pub explored: u8,
    pub wins: u8,
    pub asleep: u8,
    /// Upright units in the biodome.
    pub home: u8,
    /// Wounded faction units, in the Sickbay.
    pub wounded: u8,
    /// Cylinders resting on the Power Generator section (CTRL-R6).
    pub stock: u8,
    /// Cylinders in the private supply.
    pub supply: u8,
    /// Artifact cards built onto the biodome.
    pub built: [Option<Card>; 4],
    /// Which of them were built in the running phase and have no effect yet, as bits
    /// (CX2-33).
    pub fresh: u8,
}

/// A neutral colour: units or cylinders with a home room (CTRL-27).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Neutral {
    /// Where its home room lies, once on the board.
    pub home: Option<Cell>,
    /// Whether the home room has been explored, so that it provides pieces.
    pub live: bool,
    /// Pieces in the common supply.
    pub supply: u8,
    /// Units: wounded ones, lying in the home room. Cylinders: stock resting on it.
    pub resting: u8,
}

/// One side of a combat.
#[derive(Clone, Copy)]
pub struct Side {
    pub seat: Seat,
    pub squad: Squad,
    /// The card that it committed.
    pub card: Secret<Option<Card>>,
}

/// The sides of a combat.
pub type Sides = Stack<Side, SEATS>;

/// A combat under way.
#[derive(Clone, Copy)]
pub struct Combat {
    pub at: Cell,
    /// Attacker and defender; or three and more, who all defend (FAL-29, FAL-30).
    pub sides: Sides,
    /// Defensive strength of the defender, at most the limit.
    pub defence: u8,
}

impl Side {
    pub const fn new(seat: Seat, squad: Squad) -> Self {
        let card = Secret::new(None);
        Self { seat, squad, card }
    }
}

impl Combat {
    /// A combat of these, who have chosen no cards yet.
    pub fn of(at: Cell, sides: impl IntoIterator<Item = Side>, defence: u8) -> Self {
        let mut all = Sides::new(Side::new(Seat(0), Squad::NONE));
        sides.into_iter().for_each(|side| all.push(side));
        Self {
            at,
            sides: all,
            defence,
        }
    }

    /// Attacker and defender; none in a melee.
    pub fn duel(&self) -> Option<[Side; 2]> {
        (*self.sides).try_into().ok()
    }

    pub fn side(&self, seat: Seat) -> Option<&Side> {
        self.sides.iter().find(|side| side.seat == seat)
    }

    pub fn side_mut(&mut self, seat: Seat) -> Option<&mut Side> {
        self.sides.iter_mut().find(|side| side.seat == seat)
    }
}

/// Sets that follow from the pieces; `audit` makes them anew and compares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Derived {
    /// Cells with a room.
    pub built: Set<Cell>,
    pub gates: Set<Cell>,
    pub tiles: Whereabouts,
    /// Where upright units of a colour stand, biodomes included.
    pub units: [Set<Place>; UNIT_KINDS],
    /// Cells with a placed cylinder of a colour.
    pub cylinders: [Set<Cell>; Colour::COUNT],
    /// Rooms with a free circle.
    pub vacant: Set<Cell>,
    /// Cells with a cube of a seat.
    pub cubes: [Set<Cell>; SEATS],
    /// Cells with a cube, whoever's.
    pub cubed: Set<Cell>,
    /// Cells where a seat has the most cubes, or ties for it (FAQ-14).
    pub lead: [Set<Cell>; SEATS],
    /// Fully integrated rooms (ENG-17).
    pub full: Set<Cell>,
    /// Cells a seat controls.
    pub control: [Set<Cell>; SEATS],
    /// Own cubes on squares, sections included (ACH-R3).
    pub cube_count: [u8; SEATS],
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// This seat fulfilled its mission, and nobody else won (MISS-14, GMV-10).
    Mission(Seat),
    /// All players together won or lost, as this rule says.
    Team { won: bool, rule: Rule },
    /// The seats with the best score won; a bit for each.
    Ranked { winners: u8 },
    /// The turn limit was reached; nobody won.
    TurnLimit,
}

/// All that changes.
#[derive(Clone, Copy)]
pub struct State {
    pub rooms: [Room; CELLS],
    pub derived: Derived,
    pub seats: [SeatState; SEATS],
    pub neutrals: [Neutral; NEUTRALS],
    /// Rooms with an explore token (EXPL-03).
    pub tokens: Set<Cell>,
    /// Rooms of the deck. Nobody knows their order, so there is none.
    pub room_deck: Set<Tile>,
    pub groups: Set<Group>,
    pub artifact_deck: Secret<Set<Card>>,
    pub artifact_discard: Secret<Set<Card>>,
    pub mission_deck: Secret<Set<Mission>>,
    /// Cards drawn in a running DISCOVER.
    pub drawn: Secret<Set<Card>>,
    /// Faces of the explore tokens not yet turned over, on the board or not.
    pub token_pool: [u8; 3],
    pub agenda: Stack<Frame, DEPTH>,
    pub phases: Stack<Phase, PHASES>,
    pub combat: Option<Combat>,
    pub active: Seat,
    /// Who placed the last room of the deck (GATE-04), until gates are placed.
    pub last_explorer: Option<Seat>,
    /// Whether the final gates are placed.
    pub gates_placed: bool,
    /// Whether the 2x2 constraint has become impossible to keep (EXPL-R13).
    pub crowded: bool,
    /// Whether an any-section card was used in the running USE ARTIFACT (ART-21).
    pub any_section: bool,
    /// Rooms and sections that got a cube in the running phase (ENG-15, ENG-16).
    pub engineered: Set<Cell>,
    pub engineered_sections: u16,
    pub mode: modes::State,
    pub variants: variants::State,
    pub ending: Option<Ending>,
}

const _: () = assert!(size_of::<State>() <= 4096);
const _: () = assert!(size_of::<crate::Action>() <= 8);
const _: () = assert!(size_of::<Frame>() <= 6);

impl SeatState {
    pub const fn empty() -> Self {
        Self {
            hand: Secret::new(Set::EMPTY),
            mission: Secret::new(None),
            targets: Set::EMPTY,
            sections: [SectionState {
                cylinders: Row::EMPTY,
                cubes: 0,
            }; PRINTED],
            resources: Resources([0; 5]),
            turns: 0,
            player: 0,
            faction: Faction(0),
            arsenal: 0,
            marker: None,
            achievements: 0,
            objectives: 0,
            explored: 0,
            wins: 0,
            asleep: 0,
            home: 0,
            wounded: 0,
            stock: 0,
            supply: 0,
            built: [None; 4],
            fresh: 0,
        }
    }

    #[inline(always)]
    pub fn has_achieved(&self, achievement: Achievement) -> bool {
        self.achievements >> achievement.0 & 1 == 1
    }
}

impl Derived {
    pub const fn empty() -> Self {
        Self {
            built: Set::EMPTY,
            gates: Set::EMPTY,
            tiles: Whereabouts::new(),
            units: [Set::EMPTY; UNIT_KINDS],
            cylinders: [Set::EMPTY; Colour::COUNT],
            vacant: Set::EMPTY,
            cubes: [Set::EMPTY; SEATS],
            cubed: Set::EMPTY,
            lead: [Set::EMPTY; SEATS],
            full: Set::EMPTY,
            control: [Set::EMPTY; SEATS],
            cube_count: [0; SEATS],
        }
    }
}

impl State {
    /// Artifact cards being used: out of the hand, not yet on the pile (ART-11).
    pub fn cards_in_use(&self) -> Set<Card> {
        let card = |frame: &Frame| match frame {
            Frame::Spent(card) => Some(*card),
            _ => None,
        };
        self.agenda.iter().filter_map(card).collect()
    }

    /// Nothing on the table yet.
    pub fn empty() -> Self {
        Self {
            rooms: [Room::default(); CELLS],
            derived: Derived::empty(),
            seats: [SeatState::empty(); SEATS],
            neutrals: [Neutral::default(); NEUTRALS],
            tokens: Set::EMPTY,
            room_deck: Set::EMPTY,
            groups: Set::EMPTY,
            artifact_deck: Secret::new(Set::EMPTY),
            artifact_discard: Secret::new(Set::EMPTY),
            mission_deck: Secret::new(Set::EMPTY),
            drawn: Secret::new(Set::EMPTY),
            token_pool: [0; 3],
            agenda: Stack::new(Frame::Settle),
            phases: Stack::new(Phase::NONE),
            combat: None,
            active: Seat(0),
            last_explorer: None,
            gates_placed: false,
            crowded: false,
            any_section: false,
            engineered: Set::EMPTY,
            engineered_sections: 0,
            mode: modes::State::None,
            variants: variants::State::default(),
            ending: None,
        }
    }

    #[inline(always)]
    pub fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    #[inline(always)]
    pub fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    #[inline(always)]
    pub fn room(&self, cell: Cell) -> &Room {
        &self.rooms[cell.index()]
    }

    #[inline(always)]
    pub fn neutral(&self, colour: Colour) -> &Neutral {
        &self.neutrals[colour.neutral()]
    }

    #[inline(always)]
    pub fn tile(&self, cell: Cell) -> Tile {
        Tile(self.rooms[cell.index()].tile)
    }
}
