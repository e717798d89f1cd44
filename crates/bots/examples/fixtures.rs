//! Writes the recorded games and perft counts of `fixtures/` anew:
//! `cargo run --release -p ark-bots --example fixtures`. Only for a change of
//! rules or content that bumps their version; otherwise the old ones must hold.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use ark_bots::{Bot, Kind, Observer};
use ark_content::Content;
use ark_engine::{Action, Ending, Event, Next, Options};
use ark_record::scenario::export;
use ark_record::{Header, Journal, Player, SeededDice};

/// What a recorded game shows.
#[derive(Default)]
struct Shown {
    activated: BTreeSet<usize>,
    used: BTreeSet<u8>,
}

fn play(mode: &str, players: u8, bot: Kind, turn_limit: u16, number: u64) -> (Journal, Shown) {
    let content = Content::builtin();
    let options = Options {
        turn_limit,
        random_seats: true,
        ..Options::new(mode, players)
    };
    let names = (0..players).map(|i| Player {
        name: format!("{} {}", bot.slug(), i + 1),
        kind: bot.slug().to_owned(),
    });
    let seed = SeededDice::seed_of(number);
    let mut header = Header::new(content, options, names.collect());
    header.seed_hash = Some(SeededDice::commitment(seed));
    let mut journal = Journal::begin(content, header).expect("legal options");
    let mut bots: Vec<Box<dyn Bot>> = (0..players)
        .map(|i| bot.seat(number * 10 + u64::from(i)))
        .collect();
    let mut shown = Shown::default();
    let mut actions = Vec::new();
    loop {
        let mut events = Vec::new();
        journal.roll(seed, &mut events);
        let game = *journal.game();
        if let Next::Ask(seats, _) = game.next() {
            let seat = seats.min().expect("somebody is asked");
            game.legal(seat, &mut actions);
            let action = bots[seat.index()].choose(&Observer::new(&game, seat), &actions);
            if let Action::Use(card) = action {
                shown.used.insert(content.cards[card.index()].kind);
            }
            journal
                .act(seat, action, &mut events)
                .expect("bots play legal actions");
        }
        shown
            .activated
            .extend(events.iter().filter_map(|e| match e {
                Event::Activated { target, .. } => Some(target.index()),
                _ => None,
            }));
        if matches!(journal.game().next(), Next::Over(_)) {
            return (journal, shown);
        }
    }
}

fn ending(journal: &Journal) -> &'static str {
    match journal.game().next() {
        Next::Over(Ending::Mission(_)) => "mission",
        Next::Over(Ending::TurnLimit) => "turn-limit",
        _ => "unfinished",
    }
}

fn main() -> std::io::Result<()> {
    let content = Content::builtin();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let games = root.join("games");
    let _ = fs::remove_dir_all(&games);
    let mut wanted_rooms: BTreeSet<usize> = (0..content.targets.len())
        .filter(|i| !matches!(content.targets[*i].of, ark_content::TargetOf::Factory(_)))
        .collect();
    let mut wanted_cards: BTreeSet<u8> = (0..content.card_kinds.len() as u8).collect();
    let mut written = 0;
    let mut keep = |journal: &Journal, shown: &Shown, number: u64| -> std::io::Result<()> {
        wanted_rooms = &wanted_rooms - &shown.activated;
        wanted_cards = &wanted_cards - &shown.used;
        let options = &journal.header().options;
        let folder = games.join(&options.mode);
        fs::create_dir_all(&folder)?;
        let name = format!(
            "{}-players-{}-{number}.game",
            options.players,
            ending(journal)
        );
        fs::write(folder.join(name), journal.print())?;
        written += 1;
        Ok(())
    };
    for (mode, counts, wins) in [("awakening", 2..=5u8, 8), ("first-mission", 1..=4, 5)] {
        for players in counts {
            let mut left = wins;
            for number in 0..400 {
                let (journal, shown) = play(mode, players, Kind::Greedy, 80, number);
                if left > 0 && ending(&journal) == "mission" {
                    left -= 1;
                    keep(&journal, &shown, number)?;
                }
                if left == 0 {
                    break;
                }
            }
            for number in 1000..1003 {
                let (journal, shown) = play(mode, players, Kind::Random, 12, number);
                if ending(&journal) == "turn-limit" {
                    keep(&journal, &shown, number)?;
                }
            }
        }
    }
    println!("{written} games; still missing rooms {wanted_rooms:?} cards {wanted_cards:?}");
    for number in 5000..8000 {
        if wanted_rooms.is_empty() && wanted_cards.is_empty() {
            break;
        }
        let (journal, shown) = play(
            "awakening",
            2 + (number % 4) as u8,
            Kind::Greedy,
            80,
            number,
        );
        let news = shown.activated.intersection(&wanted_rooms).next().is_some()
            || shown.used.intersection(&wanted_cards).next().is_some();
        if news {
            wanted_rooms = &wanted_rooms - &shown.activated;
            wanted_cards = &wanted_cards - &shown.used;
            let folder = games.join("awakening");
            let players = journal.header().options.players;
            let name = format!("{players}-players-{}-{number}.game", ending(&journal));
            fs::write(folder.join(name), journal.print())?;
        }
    }
    println!("missing rooms {wanted_rooms:?} cards {wanted_cards:?}");
    write_perft(&root)
}

/// Positions of several moments of games, with the counts for small depths.
fn write_perft(root: &Path) -> std::io::Result<()> {
    let folder = root.join("perft");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    for (mode, players) in [
        ("awakening", 2),
        ("awakening", 4),
        ("first-mission", 1),
        ("first-mission", 4),
    ] {
        let (journal, _) = play(mode, players, Kind::Greedy, 80, 77);
        let all = journal.entries().len();
        for share in [1, 3, 5, 8] {
            let mut game = journal.position(all * share / 10);
            game.answer_first();
            if !matches!(game.next(), Next::Ask(..)) {
                continue;
            }
            let mut text = String::new();
            for depth in 1..=5 {
                let count = game.perft(depth);
                let _ = writeln!(text, "{depth} {count}");
                if count > 20_000 {
                    break;
                }
            }
            let title = format!("{mode} with {players}, {share}0 % of a game");
            text.push_str("---\n");
            text.push_str(&export(&game, &title));
            fs::write(folder.join(format!("{mode}-{players}-{share}.perft")), text)?;
        }
    }
    Ok(())
}
