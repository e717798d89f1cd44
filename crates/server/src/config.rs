//! How a server is to run.

use std::net::SocketAddr;
use std::time::Duration;

use ark_bots::Budget;

/// How a server is to run. `docs/server.md` lists the settings with their defaults.
#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// The address of the database.
    pub database: String,
    /// Connections to the database.
    pub connections: u32,
    /// Requests of one address in each second, after a burst of three times as many; 0
    /// does not count them.
    pub rate: u32,
    /// Whether a proxy says where requests come from.
    pub behind_proxy: bool,
    /// Whether `/metrics` answers.
    pub metrics: bool,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// How long a bot thinks of a hint.
    pub hint: Budget,
    /// A word from which the chance of every game follows, for tests and demonstrations.
    pub luck: Option<String>,
    /// How long the analysis of a game may take.
    pub analysis: Duration,
    /// How long somebody must be away not to be asked any more whether a bot takes a seat.
    pub away: Duration,
    /// How often to look for games whose bots another node left.
    pub sweep: Duration,
    /// How long a game that nobody uses stays in memory.
    pub idle: Duration,
    /// How long connections may take to end when the server stops.
    pub grace: Duration,
}

impl Config {
    pub const CONNECTIONS: u32 = 4;
    pub const RATE: u32 = 100;
    /// Counted, so that the same question gets the same answer.
    pub const HINT: Budget = Budget::Iterations(8000);
    pub const ANALYSIS: Duration = Duration::from_mins(1);
    pub const AWAY: Duration = Duration::from_mins(5);
    pub const SWEEP: Duration = Duration::from_secs(30);
    pub const IDLE: Duration = Duration::from_secs(45);
    pub const GRACE: Duration = Duration::from_secs(10);

    /// The defaults, with a database.
    pub fn new(listen: SocketAddr, database: &str) -> Self {
        Self {
            listen,
            database: database.to_owned(),
            connections: Self::CONNECTIONS,
            rate: Self::RATE,
            behind_proxy: false,
            metrics: true,
            thinkers: Self::thinkers(),
            hint: Self::HINT,
            luck: None,
            analysis: Self::ANALYSIS,
            away: Self::AWAY,
            sweep: Self::SWEEP,
            idle: Self::IDLE,
            grace: Self::GRACE,
        }
    }

    /// One for each core but one, which is left to the players.
    pub fn thinkers() -> usize {
        let cores = std::thread::available_parallelism();
        cores.map_or(1, |cores| cores.get().saturating_sub(1).max(1))
    }
}
