//! The flags that say which game is played.

use ark_engine::Options;

/// Which game is played.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Table {
    /// The mode: first-mission or awakening (`ark content list modes`)
    #[arg(long, default_value = "awakening")]
    pub(crate) mode: String,
    /// How many players
    #[arg(long, default_value_t = 2)]
    pub(crate) players: u8,
    /// The layout of the board; the recommended one if not said (`ark content list layouts`)
    #[arg(long)]
    pub(crate) layout: Option<String>,
}

impl Table {
    pub(crate) fn options(&self) -> Options {
        let mut options = Options::new(&self.mode, self.players);
        options.layout.clone_from(&self.layout);
        options
    }
}
