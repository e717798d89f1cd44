//! The server as its clients know it.

mod common;
mod play;
mod refuse;
mod store;
