//! `ark serve`: games for browsers.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use ark_server::Server;

use crate::failure::{Failure, Outcome};
use crate::output::Out;

/// Serve games to browsers
///
/// Every game is kept in the database: stop the server whenever you like.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark serve                                 on this machine, with a database file
  ark serve --open                          and show it in the browser
  ark serve --listen 0.0.0.0:8080           for everybody in the network
  ark serve --database-url postgres://…     one of several nodes on one database")]
pub(crate) struct Args {
    /// The address to listen on; port 0 takes a free one
    #[arg(long, env = "ARK_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// sqlite:FILE or postgres://…; if not said, ark.db in the folder for data of this user
    #[arg(long, env = "ARK_DATABASE_URL")]
    database_url: Option<String>,
    /// Open the page in the browser
    #[arg(long, env = "ARK_OPEN")]
    open: bool,
    /// How much to log: error, warn, info, debug or trace
    #[arg(long, env = "ARK_LOG", default_value = "info")]
    log: tracing::Level,
}

pub(crate) fn run(args: &Args, out: Out) -> Outcome {
    tracing_subscriber::fmt()
        .with_max_level(args.log)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .init();
    let database = match &args.database_url {
        Some(address) => address.clone(),
        None => file()?,
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let failed = |error: ark_server::ServeError| Failure::cannot(error.to_string());
    runtime.block_on(async {
        let server = Server::bind(args.listen, &database).await.map_err(failed)?;
        let page = format!("http://{}/", server.address());
        writeln!(out, "Ark is served at {page}")?;
        // The password of a database is nobody's business.
        if database.starts_with("sqlite:") {
            writeln!(out, "Games are kept in {database}; Ctrl-C stops")?;
        }
        out.flush()?;
        if args.open {
            show(&page);
        }
        server.serve(stopped()).await.map_err(failed)
    })
}

/// The database of whoever runs it.
fn file() -> Result<String, Failure> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let home = || set("HOME").map(|home| PathBuf::from(home).join(".local/share"));
    let data = set("XDG_DATA_HOME").or_else(|| set("LOCALAPPDATA"));
    let folder = match data.map(PathBuf::from).or_else(home) {
        Some(data) => data.join("ark"),
        None => PathBuf::from("."),
    };
    std::fs::create_dir_all(&folder)
        .map_err(|error| Failure::cannot(format!("{}: {error}", folder.display())))?;
    Ok(format!("sqlite:{}", folder.join("ark.db").display()))
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
