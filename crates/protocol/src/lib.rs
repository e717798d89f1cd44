//! What a seat, or an onlooker, may know of a game, and how it is written.
//!
//! A [`View`] is the table as one viewer knows it, with the options of that viewer;
//! a [`SeenEvent`] is what a viewer sees of what happens. Nothing is hidden by
//! erasing: each type is built up field by field, so that a new fact stays hidden
//! until somebody writes it in. The format is described in `docs/formats/view.md`.

mod event;
pub mod message;
mod patches;
mod reason;
mod seen;
mod view;
mod wire;

pub use event::{Ending, SeenEvent, Token, Verdict};
pub use patches::*;
pub use reason::{Aim, Plan, Reason};
pub use seen::seen;
pub use view::*;
pub use wire::*;

#[cfg(test)]
mod typescript;
