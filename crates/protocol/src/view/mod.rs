//! The table as one viewer knows it.

mod benefit;
mod board;
mod combat;
mod decks;
mod mission;
mod options;
mod own;
mod phase;
mod seat;
mod table;

pub use benefit::{Benefit, Level, Source};
pub use board::{Home, Price, Room, Units};
pub use combat::{Combat, CombatSide};
pub use decks::{Decks, Tokens};
pub use mission::{Mission, Objective, Progress};
pub use options::Refused;
pub use own::Own;
pub use phase::{Phase, Preview, Routes, Totals};
pub use seat::{SeatView, Section, faction_of};
pub use table::Table;

pub(crate) use mission::{missions_are_open, shared_mission};

use ark_engine::{Game, State};
use serde::{Deserialize, Serialize};

use crate::patches::Patches;
use crate::wire::{Action, Seat, Spot, Waiting};

/// All that one viewer may know: a seat, or an onlooker who sits nowhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// The seat that looks; none is an onlooker.
    pub viewer: Option<Seat>,
    pub table: Table,
    pub waiting: Waiting,
    /// Every room on the board, row by row.
    pub rooms: Vec<Room>,
    pub seats: Vec<SeatView>,
    pub decks: Decks,
    /// The phases under way; the last is being played, the others wait for it.
    pub phases: Vec<Phase>,
    /// Rooms and sections that got a cube in the running phase.
    pub engineered: Vec<Spot>,
    pub combat: Option<Combat>,
    /// What lies on the table only because of the mode or a variant.
    pub patches: Patches,
    /// What only the viewer knows.
    pub own: Option<Own>,
    /// What the viewer may do now.
    pub options: Vec<Action>,
    /// What the viewer may do beside the question, whoever is asked, and never has to.
    pub asides: Vec<Action>,
    /// What the viewer might expect to do and may not, with the reason.
    pub refused: Vec<Refused>,
}

impl View {
    pub fn of(game: &Game, viewer: Option<ark_ids::Seat>) -> Self {
        // A new field does not compile until somebody has decided who may see it. Those
        // that nothing reads here are secret, or follow from what is shown.
        let State {
            rooms: _,
            derived: _,
            seats: _,
            neutrals: _,
            tokens: _,
            room_deck: _,
            groups: _,
            artifact_deck: _,
            artifact_discard: _,
            mission_deck: _,
            drawn: _,
            token_pool: _,
            agenda: _,
            phases: _,
            combat: _,
            active: _,
            last_explorer: _,
            gates_placed: _,
            crowded: _,
            any_section: _,
            engineered: _,
            engineered_sections: _,
            mode: _,
            variants: _,
            ending: _,
        } = &game.state;
        Self {
            viewer: viewer.map(|seat| seat.0),
            table: table::table(game),
            waiting: Waiting::of(game),
            rooms: board::rooms(game),
            seats: seat::seats(game, viewer),
            decks: decks::decks(game),
            phases: phase::phases(game),
            engineered: phase::engineered(game),
            combat: combat::combat(game),
            patches: Patches::of(game, viewer),
            own: viewer.map(|seat| own::own(game, seat)),
            options: options::legal(game, viewer),
            asides: options::asides(game, viewer),
            refused: options::refused(game, viewer),
        }
    }
}
