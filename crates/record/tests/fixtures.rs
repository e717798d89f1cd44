//! Recorded whole games: each replays to its hashes, and together they show every
//! player count, every ending, every room activated and every artifact used.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use ark_content::Content;
use ark_engine::{Action, Ending, Event, Input, Next};
use ark_record::scenario::Scenario;
use ark_record::{Journal, RULESET};

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

/// Proves: MISS-14, TURN-R9.
#[test]
fn recorded_games_replay_and_leave_nothing_out() {
    let content = Content::builtin();
    let mut tables = BTreeSet::new();
    let mut activated = BTreeSet::new();
    let mut used = BTreeSet::new();
    let games = files(&fixtures("games"), "game");
    assert!(
        games.len() >= 60,
        "{} recorded games, 60 are wanted",
        games.len()
    );
    for path in &games {
        let text = fs::read_to_string(path).expect("readable");
        let journal = Journal::read(content, &text)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(journal.header().ruleset, RULESET, "{}", path.display());
        assert_eq!(
            journal.print(),
            text,
            "{} prints as it stands",
            path.display()
        );
        let Next::Over(ending) = journal.game().next() else {
            panic!("{} is not over", path.display());
        };
        let ending = match ending {
            Ending::Mission(_) => "mission",
            Ending::TurnLimit => "turn-limit",
        };
        let options = &journal.header().options;
        tables.insert((options.mode.clone(), options.players, ending));
        let mut game = journal.position(0);
        for entry in journal.entries() {
            if let Input::Player(_, Action::Use(card)) = entry.input {
                used.insert(content.cards[card.index()].kind);
            }
            let mut events = Vec::new();
            game.apply(entry.input, &mut events).expect("it was read");
            activated.extend(events.iter().filter_map(|e| match e {
                Event::Activated { target, .. } => Some(target.index()),
                _ => None,
            }));
        }
    }
    for mode in content.modes.iter().filter(|m| m.params.is_some()) {
        for players in mode.players.0..=mode.players.1 {
            for ending in ["mission", "turn-limit"] {
                let table = (mode.slug.clone(), players, ending);
                assert!(tables.contains(&table), "no recorded game of {table:?}");
            }
        }
    }
    for (i, target) in content.targets.iter().enumerate() {
        let factory = matches!(target.of, ark_content::TargetOf::Factory(_));
        assert!(
            factory || activated.contains(&i),
            "{} is never activated",
            target.slug
        );
    }
    for (i, kind) in content.card_kinds.iter().enumerate() {
        assert!(used.contains(&(i as u8)), "{} is never used", kind.slug);
    }
}

/// `fixtures/perft/*.perft`: lines `depth count` under a scenario, which stands in the
/// same file after `position:`.
#[test]
fn the_numbers_of_lines_of_play_are_as_recorded() {
    let content = Content::builtin();
    let files = files(&fixtures("perft"), "perft");
    assert!(
        files.len() >= 8,
        "{} perft files, 8 are wanted",
        files.len()
    );
    for path in files {
        let text = fs::read_to_string(&path).expect("readable");
        let (counts, position) = text.split_once("---\n").expect("counts, ---, a scenario");
        let scenario = Scenario::parse(content, position)
            .unwrap_or_else(|e| panic!("{}: {e:?}", path.display()));
        let game = scenario
            .arrange(content)
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
