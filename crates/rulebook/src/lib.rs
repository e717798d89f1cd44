//! Every rule and ruling by id.

mod rule;

pub use rule::Rule;
