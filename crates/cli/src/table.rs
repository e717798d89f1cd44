//! The flags that say which game is played.

use ark_engine::Options;

use crate::choice;

/// Which game is played.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Table {
    /// The mode
    #[arg(long, default_value = "awakening", value_parser = choice::modes())]
    pub(crate) mode: String,
    /// How many players
    #[arg(long, default_value_t = 2)]
    pub(crate) players: u8,
    /// The layout of the board; the recommended one if not said (`ark content list layouts`)
    #[arg(long)]
    pub(crate) layout: Option<String>,
    /// A variant; may be given several times
    #[arg(long = "variant", value_name = "VARIANT", value_parser = choice::variants())]
    pub(crate) variants: Vec<String>,
    /// A bot plays the Enemy, in a mode that has one; otherwise an Automata does
    #[arg(long)]
    pub(crate) dark_player: bool,
    /// How much a mode adds to be harder: cards of a disaster, Guardians
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) more: u8,
    /// The harder of two goals, where a mode has them
    #[arg(long)]
    pub(crate) hard: bool,
}

impl Table {
    pub(crate) fn options(&self) -> Options {
        let mut options = Options::new(&self.mode, self.players);
        options.layout.clone_from(&self.layout);
        options.variants.clone_from(&self.variants);
        options.dark_player = self.dark_player;
        options.more = self.more;
        options.hard = self.hard;
        options
    }
}
