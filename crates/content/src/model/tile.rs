//! Room tiles, their groups, and conversions.

use ark_ids::{Colour, Group, Resource, Set, Target, Tile};
use arrayvec::ArrayVec;

use super::{Benefit, Cost, Text};

/// What kind of outer room a tile is (ROOM-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoomKind {
    Factory(Resource),
    Generator,
    Gate,
    Special,
}

/// A room tile. The four factories of a type are four tiles that are alike.
#[derive(Clone, Debug)]
pub struct TileData {
    pub slug: String,
    pub name: Text,
    /// What the room is and does, in a sentence or two.
    pub text: Text,
    pub kind: RoomKind,
    /// Other names that data files may use (RMS-R1).
    pub also: Vec<String>,
    pub group: Option<Group>,
    /// What activating it gives; none for factories and gates.
    pub target: Option<Target>,
    /// Either may be none (CTRL-04).
    pub squares: u8,
    pub circles: u8,
    /// Price of each cube (ROOM-17).
    pub cost: Cost,
    /// What it gives its controllers (CTRL-01).
    pub benefits: ArrayVec<Benefit, 2>,
    /// The neutral pieces that the room is home of.
    pub home_of: Option<Colour>,
    /// Name of the icon that stands for the room (ROOM-15).
    pub icon: String,
}

/// Four special rooms that come into a game together (ROOM-16).
#[derive(Clone, Debug)]
pub struct GroupData {
    pub slug: String,
    pub name: Text,
    /// Marked by a violet ring instead of a purple one.
    pub violet: bool,
    pub tiles: ArrayVec<Tile, 4>,
    pub icon: String,
}

/// What a conversion gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gain {
    Metamorphite(u8),
    Routes(u8),
}

/// "Left side = right side" (RES-12).
#[derive(Clone, Debug)]
pub struct ConversionData {
    pub slug: String,
    pub amount: u8,
    /// One of these types, completed with Metamorphite if wanted.
    pub types: Set<Resource>,
    pub gain: Gain,
}
