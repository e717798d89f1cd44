//! Recorded whole games: each replays to its hashes, and together they leave nothing out.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use ark_content::Content;
use ark_engine::Next;
use ark_record::Journal;
use ark_record::scenario::{Scenario, export};
use ark_testkit::{shown, wanted};

fn fixtures(kind: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fixtures")
        .join(kind)
}

fn files(root: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root)
        .expect("the folder of fixtures is there")
        .flatten()
    {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> Journal {
    let text = fs::read_to_string(path).expect("readable");
    let journal =
        Journal::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(
        journal.print(),
        text,
        "{} prints as it stands",
        path.display()
    );
    let over = matches!(journal.game().next(), Next::Over(_));
    assert!(over, "{} is not over", path.display());
    journal
}

/// Each mode to each of its endings with every number of players, against Automata and
/// Dark Player; every combination of variants of each; every faction on its B-side; every
/// card, room, objective and power: all that [`wanted`] names.
///
/// Proves: MISS-14, TURN-R9, FAL-54, FAL-57, FAL-58, FAL-59, FAL-60, FAL-61, GLT-20, GLT-21,
/// GLT-28, GLT-32, GLT-49, GLT-56, GLT-57, GLT-58, GLT-59, GLT-60, GLT-61, GLT-62, GRD-26,
/// GRD-70, ITL-70, ITL-89, ITL-90, ITL-91, ITL-R8, COP-R10.
#[test]
fn recorded_games_replay_and_leave_nothing_out() {
    let mut missing = wanted(Content::builtin());
    let games = files(&fixtures("games"), "game");
    for path in &games {
        let journal = read(path);
        let inputs = journal.entries().iter().map(|entry| entry.input);
        let shown = shown(&journal.header().options, journal.position(0), inputs);
        missing.retain(|what| !shown.contains(what));
    }
    let lines: Vec<String> = missing.into_iter().collect();
    assert!(
        lines.is_empty(),
        "none of {} recorded games shows these; `cargo xtask fixtures` looks for some:\n{}",
        games.len(),
        lines.join("\n")
    );
}

/// Games that were played before numbers of the content changed go on as they were.
#[test]
fn games_of_every_edition_replay_with_their_own_numbers() {
    let mut games = files(&fixtures("games"), "game");
    games.extend(files(&fixtures("editions"), "game"));
    let mut told: BTreeMap<u16, usize> = BTreeMap::new();
    for path in games {
        let text = fs::read_to_string(&path).expect("readable");
        let journal =
            Journal::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let version = journal.header().content_version;
        assert_eq!(journal.game().rules.content.version, version);
        *told.entry(version).or_default() += 1;
        assert_eq!(journal.print(), text, "{}", path.display());
        // An exported position stays what it is, too.
        let middle = journal.position(journal.entries().len() / 2);
        let scenario = Scenario::parse(&export(&middle, "the middle")).expect("a scenario");
        assert_eq!(scenario.content.version, version);
    }
    for version in Content::editions() {
        let found = told.get(&version).copied().unwrap_or_default();
        assert!(found >= 4, "edition {version} has {found} recorded games");
    }
}

/// `fixtures/perft/*.perft`: lines `depth count` under a scenario, which stands in the
/// same file after `position:`.
#[test]
fn the_numbers_of_lines_of_play_are_as_recorded() {
    let files = files(&fixtures("perft"), "perft");
    assert!(
        files.len() >= 8,
        "{} perft files, 8 are wanted",
        files.len()
    );
    for path in files {
        let text = fs::read_to_string(&path).expect("readable");
        let (counts, position) = text.split_once("---\n").expect("counts, ---, a scenario");
        let scenario =
            Scenario::parse(position).unwrap_or_else(|e| panic!("{}: {e:?}", path.display()));
        let game = scenario
            .arrange()
            .unwrap_or_else(|e| panic!("{}: {e:?}", path.display()));
        let mut checked = 0;
        for line in counts.lines() {
            let (depth, count) = line.split_once(' ').expect("depth count");
            let depth: u32 = depth.parse().expect("a depth");
            let found = game.perft(depth).to_string();
            assert_eq!(found, count, "{} at depth {depth}", path.display());
            checked += 1;
        }
        assert!(checked > 0, "{} counts nothing", path.display());
    }
}
