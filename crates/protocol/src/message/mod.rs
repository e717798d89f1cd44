//! What a client and the server say to each other. The format is described in
//! `docs/formats/api.md`.

mod advice;
mod again;
mod analysis;
mod catalogue;
mod client;
mod error;
mod game;
mod history;
mod person;
mod position;
mod server;
mod sheet;

pub use advice::{Advice, Because};
pub use again::{Deal, Fork, GameOrigin, Rematch};
pub use analysis::{Analysis, AnalysisPoint, AnalysisState, TurningPoint};
pub use catalogue::{Catalogue, Entry, Mode};
pub use client::ClientMessage;
pub use error::{ErrorCode, Problem};
pub use game::{
    Chair, CreateGame, GameDetail, GameList, GameSummary, JoinGame, Player, PlayerKind, SeatOrder,
    Status,
};
pub use history::{Figures, History, SeatFigures, Step, TurnFigures};
pub use person::{Me, Recover, Recovery, Rename};
pub use position::{Line, Offer, Position, Refusal as RefusedOffer, UndoOffer};
pub use server::ServerMessage;
pub use sheet::{AbilitySheet, BoardSheet, Driver, Ladder, SectionSheet};

/// The version of these messages.
pub const VERSION: u16 = 1;

/// How many rows a game has: each input, of a player or of chance, and each undo
/// is one. It only ever grows.
pub type Seq = u32;
