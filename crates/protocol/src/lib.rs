//! What a seat, or an onlooker, may know of a game, and how it is written.
//!
//! [`SeenEvent`] is what a viewer sees of what happens; `wire` has the nouns both
//! are made of. Nothing is hidden by erasing: each type is built up field by field,
//! so that a new fact stays hidden until somebody writes it in.

mod event;
mod wire;

pub use event::{Ending, SeenEvent, Token, Verdict, seen};
pub use wire::*;
