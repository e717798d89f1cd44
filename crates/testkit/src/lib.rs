//! For tests only.
//!
//! [`walk`] plays a random game and shows every position; [`universe`] is every
//! action one could think of in a position, legal or not.

mod playout;
mod universe;
mod walk;

pub use playout::{Played, playout};
pub use universe::universe;
pub use walk::{TestDice, Walk, walk};

/// Every mode that can be played, with each of its player counts.
pub fn tables() -> Vec<(&'static str, u8)> {
    ark_content::Content::builtin()
        .modes
        .iter()
        .filter(|mode| mode.params.is_some())
        .flat_map(|mode| (mode.players.0..=mode.players.1).map(|n| (mode.slug.as_str(), n)))
        .collect()
}
