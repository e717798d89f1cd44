//! `ark serve`: its settings are those of the document, and it stops in good order.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Command, Stdio};

use crate::ark::{ark, command, free_path, root};

#[test]
fn every_setting_is_documented_with_its_variable_and_default() {
    let help = ark(&["serve", "--help"]).fine();
    let document = std::fs::read_to_string(root().join("docs/server.md")).expect("the document");
    let mut documented = BTreeSet::new();
    for line in document.lines().filter(|line| line.starts_with("| `--")) {
        let cells: Vec<&str> = line
            .split(" | ")
            .map(|cell| cell.trim_matches(['|', ' ']))
            .collect();
        let plain = |cell: &str| cell.trim_matches('`').to_owned();
        let (flag, variable, default) = (plain(cells[0]), plain(cells[1]), cells[2]);
        assert!(help.contains(&format!("{flag} ")), "{flag} is no flag");
        assert!(help.contains(&format!("[env: {variable}")), "{variable}");
        if let Some(value) = default.strip_prefix('`').and_then(|d| d.strip_suffix('`')) {
            assert!(
                help.contains(&format!("[default: {value}]")),
                "{flag}: {value}"
            );
        }
        documented.insert(flag);
    }
    let flags = help
        .split_whitespace()
        .filter_map(|word| word.strip_prefix("--"));
    let flags: BTreeSet<String> = flags
        .map(|flag| flag.trim_matches(|c: char| !c.is_alphanumeric() && c != '-'))
        .filter(|flag| *flag != "help" && !flag.is_empty())
        .map(|flag| format!("--{flag}"))
        .collect();
    assert_eq!(flags, documented);
}

#[test]
fn it_logs_json_and_ends_when_it_is_told_to() {
    let database = format!("sqlite:{}", free_path("serve.db"));
    let mut server = command(&[
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--database-url",
        &database,
    ])
    .args(["--log", "debug", "--log-format", "json"])
    .stdin(Stdio::null())
    .stdout(Stdio::piped())
    .stderr(Stdio::piped())
    .spawn()
    .expect("the program starts");
    let mut said = String::new();
    let mut out = BufReader::new(server.stdout.take().expect("it speaks"));
    out.read_line(&mut said).expect("it speaks");
    let address = said.trim().rsplit("http://").next().expect("an address");
    let address = address.trim_end_matches('/').parse().expect("an address");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let guest = runtime.block_on(ark_guest::Guest::new(address));
    assert!(guest.me.is_some());
    let stop = Command::new("kill").arg(server.id().to_string()).status();
    assert!(stop.expect("kill runs").success());
    assert!(server.wait().expect("it ends").success());
    let mut log = String::new();
    let mut err = server.stderr.take().expect("it logs");
    err.read_to_string(&mut log).expect("a log");
    let lines: Vec<serde_json::Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line} is no JSON")))
        .collect();
    let told = |text: &str| lines.iter().find(|line| line["message"] == text);
    let answered = told("answered").expect("each request");
    assert_eq!(
        (&answered["path"], &answered["status"]),
        (&"/api/me".into(), &200.into())
    );
    assert!(told("stopping").is_some() && told("stopped").is_some());
}
