//! How a mode or variant changes the game: as a patch over the base.
//!
//! A patch edits `Rules` once, when they are composed ([`Hooks::compose`]), and speaks
//! at named points while a game is played. There are two kinds of points. At a
//! *modifier* a value passes through every patch of the game, in the order of the
//! table; at a *reaction* every patch may do something. A patch that says nothing
//! leaves the base as it is. What else it needs, frames, actions, outcomes, events and
//! refusals, it defines in its own folder; [`table`] nests them.

mod hooks;
mod steps;
mod table;

pub use table::{Action, Event, Frame, Outcome, Patch, Why};

pub(crate) use hooks::{Harm, Hooks};
pub(crate) use steps::Steps;
pub(crate) use table::{interrupt, modify, react, with};
