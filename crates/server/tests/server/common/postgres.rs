//! A real PostgreSQL that a test starts itself.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::Folder;

/// The user who runs it when the test is root, whom PostgreSQL refuses.
const OTHER: &str = "nobody";

/// A PostgreSQL of its own in a temporary folder, stopped when the test ends.
pub(crate) struct Postgres {
    folder: Folder,
    bin: PathBuf,
}

impl Postgres {
    pub(crate) fn start() -> Self {
        let bin = find();
        let folder = Folder::new();
        let server = Self { folder, bin };
        if is_root() {
            let path = server.folder.path();
            run(Command::new("chown").arg(OTHER).arg(path));
        }
        let data = server.data();
        run(server
            .command("initdb")
            .args([
                "--auth=trust",
                "--username=ark",
                "--no-sync",
                "--encoding=UTF8",
                "-D",
            ])
            .arg(&data));
        // Only through a socket in the folder: no port to fight over. The data is gone with
        // the test, so nothing waits for the disk.
        let options = format!(
            "-c fsync=off -c listen_addresses='' -c unix_socket_directories='{}'",
            server.folder.path().display()
        );
        run(server
            .command("pg_ctl")
            .args(["start", "--wait", "--silent", "-D"])
            .arg(&data)
            .arg("-l")
            .arg(server.folder.path().join("log"))
            .args(["-o", &options]));
        server
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    pub(crate) fn address(&self) -> String {
        let folder = self.folder.path().display().to_string();
        format!(
            "postgres://ark@localhost/postgres?host={}",
            folder.replace('/', "%2F")
        )
    }

    fn command(&self, program: &str) -> Command {
        let program = self.bin.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command
                .args(["--reuid", OTHER, "--regid", "nogroup", "--clear-groups"])
                .arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.data();
        let mut stop = self.command("pg_ctl");
        let _ = stop
            .args(["stop", "--mode=immediate", "--silent", "-D"])
            .arg(data)
            .status();
    }
}

fn is_root() -> bool {
    let user = Command::new("id").arg("-u").output().expect("id runs");
    user.stdout.trim_ascii() == b"0"
}

/// The folder of its programs: the newest where Debian keeps them, else the path.
fn find() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let bins = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    let mut bins: Vec<PathBuf> = bins.filter(|bin| has_all(bin)).collect();
    bins.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = || std::env::split_paths(&path).find(|bin| has_all(bin));
    bins.pop().or_else(on_path).expect(
        "this test starts a real PostgreSQL and found no initdb and pg_ctl in \
         /usr/lib/postgresql/*/bin or on the PATH: apt-get install postgresql",
    )
}

fn has_all(bin: &Path) -> bool {
    ["initdb", "pg_ctl"]
        .iter()
        .all(|program| bin.join(program).is_file())
}

fn run(command: &mut Command) {
    let done = command.output().expect("it can be started");
    assert!(
        done.status.success(),
        "{command:?} failed:\n{}{}",
        String::from_utf8_lossy(&done.stdout),
        String::from_utf8_lossy(&done.stderr)
    );
}
