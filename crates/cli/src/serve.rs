//! `ark serve`: games for browsers.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::Duration;

use ark_bots::Budget;
use ark_server::{Config, Server};
use clap::ValueEnum;

use crate::database::Database;
use crate::failure::{Failure, Outcome};
use crate::output::Out;

/// Serve games to browsers
///
/// Every game is kept in the database: stop the server whenever you like.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark serve                                 on this machine, with a database file
  ark serve --open never                    and show no browser
  ark serve --listen 0.0.0.0:8080           for everybody in the network
  ark serve --database-url postgres://…     one of several nodes on one database")]
pub(crate) struct Args {
    /// The address to listen on; port 0 takes a free one
    #[arg(long, env = "ARK_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    #[command(flatten)]
    database: Database,
    /// Connections to the database
    #[arg(long, env = "ARK_CONNECTIONS", value_name = "N", default_value_t = Config::CONNECTIONS)]
    connections: u32,
    /// Open the page in the browser; auto does so at a terminal
    #[arg(
        long,
        env = "ARK_OPEN",
        value_name = "WHEN",
        default_value = "auto",
        num_args = 0..=1,
        default_missing_value = "always"
    )]
    open: When,
    /// Requests of one address in each second, after a burst of three times as many; 0 is any number
    #[arg(long, env = "ARK_RATE", value_name = "N", default_value_t = Config::RATE)]
    rate: u32,
    /// Believe the proxy before this server where requests come from
    #[arg(long, env = "ARK_BEHIND_PROXY", value_name = "YES", default_value = "no", num_args = 0..=1, default_missing_value = "yes")]
    behind_proxy: YesNo,
    /// Answer at /metrics
    #[arg(long, env = "ARK_METRICS", value_name = "YES", default_value = "yes", num_args = 0..=1, default_missing_value = "yes")]
    metrics: YesNo,
    /// How many bots think at the same time; if not said, one for each core but one
    #[arg(long, env = "ARK_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// How long a bot thinks of a hint, such as 500ms or 8000it
    #[arg(long, env = "ARK_HINT_BUDGET", value_name = "BUDGET", default_value_t = Config::HINT)]
    hint_budget: Budget,
    /// For tests and demonstrations: the chance of every game follows from this word and from how
    /// many games its creator has; who people are stays secret
    #[arg(long, env = "ARK_LUCK", value_name = "WORD")]
    luck: Option<String>,
    /// Seconds that the analysis of a game may take
    #[arg(long, env = "ARK_ANALYSIS", value_name = "SECONDS", default_value_t = Config::ANALYSIS.as_secs())]
    analysis: u64,
    /// Seconds after which somebody who is away is not asked any more whether a bot takes a seat
    #[arg(long, env = "ARK_AWAY", value_name = "SECONDS", default_value_t = Config::AWAY.as_secs())]
    away: u64,
    /// Seconds for which a game that nobody uses stays in memory
    #[arg(long, env = "ARK_IDLE", value_name = "SECONDS", default_value_t = Config::IDLE.as_secs())]
    idle: u64,
    /// Seconds that connections have to end when the server stops
    #[arg(long, env = "ARK_GRACE", value_name = "SECONDS", default_value_t = Config::GRACE.as_secs())]
    grace: u64,
    /// How much to log: error, warn, info, debug or trace
    #[arg(long, env = "ARK_LOG", default_value = "info")]
    log: tracing::Level,
    /// How to log: text for people, or one JSON object per line
    #[arg(long, env = "ARK_LOG_FORMAT", default_value = "text")]
    log_format: LogFormat,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum When {
    Auto,
    Always,
    Never,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum YesNo {
    Yes,
    No,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

impl Args {
    fn config(&self, database: &str) -> Config {
        Config {
            connections: self.connections,
            rate: self.rate,
            behind_proxy: self.behind_proxy == YesNo::Yes,
            metrics: self.metrics == YesNo::Yes,
            thinkers: self.bot_threads.unwrap_or_else(Config::thinkers),
            hint: self.hint_budget,
            luck: self.luck.clone(),
            analysis: Duration::from_secs(self.analysis),
            away: Duration::from_secs(self.away),
            idle: Duration::from_secs(self.idle),
            grace: Duration::from_secs(self.grace),
            ..Config::new(self.listen, database)
        }
    }

    fn begin_log(&self) {
        let log = tracing_subscriber::fmt()
            .with_max_level(self.log)
            .with_writer(std::io::stderr)
            .with_ansi(std::io::stderr().is_terminal());
        match self.log_format {
            LogFormat::Text => log.init(),
            LogFormat::Json => log.json().flatten_event(true).init(),
        }
    }

    /// Whether somebody sits here to look at a page.
    fn opens(&self) -> bool {
        match self.open {
            When::Auto => std::io::stdout().is_terminal() && std::io::stdin().is_terminal(),
            When::Always => true,
            When::Never => false,
        }
    }
}

pub(crate) fn run(args: &Args, out: Out) -> Outcome {
    args.begin_log();
    let database = args.database.address()?;
    let runtime = tokio::runtime::Runtime::new()?;
    let failed = |error: ark_server::ServeError| Failure::cannot(error.to_string());
    runtime.block_on(async {
        let server = Server::bind(args.config(&database)).await.map_err(failed)?;
        let page = format!("http://{}/", server.address());
        writeln!(out, "Ark is served at {page}")?;
        // The password of a database is nobody's business.
        if database.starts_with("sqlite:") {
            writeln!(out, "Games are kept in {database}; Ctrl-C stops")?;
        }
        out.flush()?;
        if args.opens() {
            show(&page);
        }
        server.serve(stopped()).await.map_err(failed)
    })
}

/// Asks the desktop for a browser. Without one, the address stands on the screen.
fn show(page: &str) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let started = Command::new(opener)
        .arg(page)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if let Err(error) = started {
        tracing::warn!(%error, "no browser could be opened");
    }
}

/// Ctrl-C, or a polite request to end.
async fn stopped() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut end) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = end.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
