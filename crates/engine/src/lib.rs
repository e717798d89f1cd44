//! The rules of Ark.
//!
//! A [`Game`] is composed [`Rules`] and a small [`State`]. Two verbs: what may be
//! done ([`Game::check`], [`Game::legal`]), and do it ([`Game::play`],
//! [`Game::roll`]). Whatever needs nobody's word happens by itself.
//!
//! Deliberately absent: I/O, clock, floats, hash maps, and any generator: chance
//! is an input, given by the caller and kept on record. States and events cannot
//! be serialised; what crosses a wire is a view.

mod action;
mod audit;
mod benefits;
pub mod chance;
mod control;
mod digest;
mod event;
mod facts;
mod frame;
mod game;
mod grid;
mod illegal;
mod imagine;
mod kinds;
pub mod modes;
mod options;
mod outcome;
mod outline;
mod pack;
pub mod patch;
mod payment;
mod perft;
mod phase;
mod play;
mod resume;
mod rules;
mod secret;
mod sections;
mod setup;
mod stack;
mod state;
mod steps;
mod stopped;
mod survey;
mod table;
mod undo;
pub mod variants;
mod verbs;
mod whereabouts;

pub use action::{Action, By, Payment, Point};
pub use benefits::{Source, act_of};
pub use digest::Sink;
pub use event::{Event, Log, Verdict};
pub use frame::{Frame, Setup};
pub use game::{Game, Next, Question};
pub use grid::Grid;
pub use illegal::{Illegal, Why};
pub use imagine::Dice;
pub use options::{Conflict, Level, Options, Problem, RULESET, group_choices};
pub use outcome::{Chance, Input, Outcome, Token};
pub use pack::{Crowd, Row, Squad};
pub use patch::Patch;
pub use phase::{Origin, Phase, Totals};
pub use rules::{Rules, Step, pieces_of};
pub use secret::Secret;
pub use stack::Stack;
pub use state::{
    Combat, Derived, Ending, NEUTRALS, Neutral, PEN, PRINTED, Room, SECTIONS, SeatState,
    SectionState, Side, Sides, State,
};
pub use survey::Refused;
pub use whereabouts::Whereabouts;
