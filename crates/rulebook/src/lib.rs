//! Every rule, worked example and ruling by id, with its text and source.
//!
//! [`Rule`] is the name by which code cites a rule; it is generated from the files of `rulebook/`,
//! so a citation cannot dangle. [`Rulebook`] holds the texts, parsed when first asked for, and
//! [`Coverage`] says where each id is enforced and proven. All of it is embedded in the binary.

mod coverage;
mod entry;
mod files;
mod lookup;
mod parse;
mod problem;
mod rule;
mod rulebook;
mod validate;

pub use coverage::{Coverage, Places};
pub use entry::{Chapter, Entry, Example, Id, Kind, Priority, RuleEntry, Ruling, Term};
pub use files::{CHAPTERS, COVERED, GLOSSARY, Source};
pub use problem::Problem;
pub use rule::Rule;
pub use rulebook::Rulebook;
