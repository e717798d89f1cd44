//! The server under load, a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use ark_guest::Guest;

/// The server under load.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    /// Its own database, if none was given.
    folder: Option<PathBuf>,
}

impl Server {
    pub(crate) fn start(program: &str, database: &str) -> Self {
        let mut folder = None;
        let mut database = database.to_owned();
        if database.is_empty() {
            let path = std::env::temp_dir().join(format!("ark-load-{}", std::process::id()));
            std::fs::create_dir_all(&path).expect("a folder");
            database = format!("sqlite:{}", path.join("ark.db").display());
            folder = Some(path);
        }
        let mut child = Command::new(program)
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--rate",
                "0",
                "--log",
                "warn",
            ])
            .args(["--database-url", &database])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut said = String::new();
        let out = child.stdout.as_mut().expect("it speaks");
        BufReader::new(out).read_line(&mut said).expect("it speaks");
        let address = said.trim().rsplit("http://").next().expect("an address");
        let address = address.trim_end_matches('/').parse().expect("an address");
        Self {
            child,
            address,
            folder,
        }
    }

    /// Memory in use, in KiB.
    pub(crate) fn memory(&self) -> f64 {
        let file = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(file).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let value = line.and_then(|line| line.trim().strip_suffix(" kB"));
        value.and_then(|value| value.parse().ok()).unwrap_or(0.0)
    }

    /// Seconds of work so far.
    pub(crate) fn cpu(&self) -> f64 {
        cpu(&self.child.id().to_string())
    }

    /// What the server itself measured of its commits and updates.
    pub(crate) async fn metrics(&self) -> String {
        let (_, text) = Guest::nobody(self.address)
            .send("GET", "/metrics", "")
            .await;
        let told = |line: &&str| {
            line.starts_with("ark_commit_seconds") || line.starts_with("ark_update_seconds")
        };
        text.lines().filter(told).collect::<Vec<_>>().join("\n")
    }

    pub(crate) fn stop(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if let Some(folder) = self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// Seconds of work of this process so far.
pub(crate) fn own_cpu() -> f64 {
    cpu("self")
}

fn cpu(process: &str) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // Behind the name: the state is the first, the times are the 12th and 13th.
    let behind = stat.rsplit(") ").next().unwrap_or_default();
    let ticks = behind.split(' ').skip(11).take(2);
    ticks.filter_map(|n| n.parse::<f64>().ok()).sum::<f64>() / 100.0
}
