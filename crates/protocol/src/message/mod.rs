//! What a client and the server say to each other. The format is described in
//! `docs/formats/api.md`.

mod catalogue;
mod client;
mod error;
mod game;
mod person;
mod position;
mod server;

pub use catalogue::{Catalogue, Entry, Mode};
pub use client::ClientMessage;
pub use error::{ErrorCode, Problem};
pub use game::{
    Chair, CreateGame, GameDetail, GameList, GameSummary, JoinGame, Player, PlayerKind, SeatOrder,
    Status,
};
pub use person::{Me, Recover, Rename};
pub use position::{Line, Offer, Position, Refusal as RefusedOffer, UndoOffer};
pub use server::ServerMessage;

/// The version of these messages.
pub const VERSION: u16 = 1;

/// How many rows a game has: each input, of a player or of chance, and each undo
/// is one. It only ever grows.
pub type Seq = u32;
