//! Sentences about a game, in English, German and French.
//!
//! The engine says what happened and why not in facts; sentences are made here, at
//! the edge, from the messages in `messages/`. A [`Scene`] tells who sits where and
//! which room lies on which cell; a [`Phrase`] speaks one language.
//!
//! ```
//! use ark_content::Content;
//! use ark_engine::{Game, Options};
//! use ark_phrase::{Lang, Phrase, Scene};
//! use ark_protocol::Action;
//!
//! let game = Game::new(Content::builtin(), &Options::new("awakening", 2)).unwrap();
//! let phrase = Phrase::new(Lang::En);
//! let scene = Scene::of(&game);
//! let action = Action::Explore { cell: "d3".parse().unwrap() };
//! assert_eq!(phrase.action(&scene, &action), "Explore d3 first");
//! ```

mod action;
mod conflict;
mod event;
mod help;
mod lang;
mod name;
mod patches;
mod phrase;
mod piece;
mod question;
mod reason;
mod refusal;
mod scene;
mod way;

pub use help::Topic;
pub use lang::Lang;
pub use phrase::Phrase;
pub use scene::Scene;
