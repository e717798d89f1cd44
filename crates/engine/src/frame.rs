//! What is left to do: a stack of small frames. The top is the only thing that
//! can happen next; frames are data, so a game can be saved in any moment.

use ark_ids::{Card, Cell, Colour, Seat, Tile};

use crate::patch;

/// A stage of setting the game up, in the order of SETUP-R13.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setup {
    Players(Seat),
    Groups,
    Factions(Seat),
    First,
    /// The starting factory with this index.
    Factories(u8),
    /// Missions dealt at the start.
    Missions(Seat),
    /// The room on this door cell: seat and which of the two.
    Doors(Seat, u8),
}

/// One thing left to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    Setup(Setup),
    /// Runs by itself: the step of the turn with this index in the script.
    Turn(u8),
    /// Runs by itself: what happens without anybody's doing after every step
    /// (TURN-R4): explorations, activations, achievements, mission, win.
    Settle,
    /// Asks the active seat for a mini action, if it has any.
    Mini,
    /// Asks the active seat for a section.
    Section,
    /// Asks the active seat to act in the top phase.
    Phase,
    /// Asks for a chained section, or none.
    Chain,
    /// Asks for a section and line, by a card.
    AnySection,
    /// Asks which due exploration comes first.
    ExploreOrder,
    /// Turns the token of this room over.
    Explore(Cell),
    /// Neutral pieces come onto the room just explored (EXPL-14).
    Supply(Cell),
    /// A new room next to this one, if there can be one.
    Expand(Cell),
    /// A new room without a token to turn over (EXPL-19).
    ExpandAnywhere,
    /// Asks for the cell of the tile drawn, next to this room.
    Build {
        tile: Tile,
        near: Option<Cell>,
    },
    /// So many artifact cards are drawn into the hand.
    Draw {
        seat: Seat,
        left: u8,
    },
    /// So many are drawn to choose from.
    Discover {
        keep: u8,
        left: u8,
    },
    /// Asks which of the drawn to keep.
    Keep {
        left: u8,
    },
    /// Asks to discard down to the limit.
    Discard(Seat),
    /// A mission card is drawn.
    Mission(Seat),
    /// Asks to return surplus pieces of this colour.
    Return {
        colour: Colour,
        left: u8,
    },
    /// Runs by itself: the card used lies on the discard pile, its effect being
    /// over (ART-11).
    Spent(Card),
    /// Asks for two rooms to exchange.
    Swap,
    /// Asks for the room whose airlock opens.
    Airlock,
    /// Chooses the next combat, or ends the phase of combat.
    Combats,
    /// Asks both sides for a card.
    Commit,
    /// Asks this seat for a gate.
    Gates(Seat),
    /// Asks the last-explorer for a gate that connects rooms.
    Link,
    /// What only a mode or variant knows.
    Patch(patch::Frame),
}
