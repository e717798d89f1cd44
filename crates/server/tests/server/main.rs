//! The server as its clients know it.

mod again;
mod analysis;
mod archive;
mod away;
mod bots;
mod common;
mod guard;
mod hint;
mod history;
mod leak;
mod limits;
mod lobby;
mod luck;
mod node;
mod play;
mod refuse;
mod store;
