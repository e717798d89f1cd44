//! Whether a game is what it claims to be: every row leads to its hash, and chance said
//! what the seed, whose hash was shown at the start, makes the dice say.

use ark_engine::{Input, Next};
use ark_protocol::message::GameOrigin;
use ark_record::{Header, Journal, Notation, Seed, SeededDice, state_hash};

use crate::random;
use crate::store::{ArchivedGame, Body, GameRow, Row, Standing};

/// What was proven.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// Inputs that count.
    pub inputs: usize,
    /// Inputs that were taken back.
    pub undone: usize,
    /// Answers of chance that the seed proves.
    pub rolled: usize,
    /// Inputs that come from the game that this one was forked from; its own seed proves
    /// those.
    pub taken_over: usize,
    /// Whether the game is over.
    pub over: bool,
}

/// Where a game is not what it claims to be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Tampered {
    #[error("the record cannot be replayed: {0}")]
    Record(String),
    #[error("the game never began")]
    NotBegun,
    #[error("no seed is known: say it with --seed")]
    NoSeed,
    #[error("the header has no hash of the seed")]
    NoSeedHash,
    #[error("the seed is not the one whose hash was shown at the start")]
    Seed,
    #[error("input {0}: the dice of this seed say something else")]
    Roll(usize),
    #[error("row {0} is missing")]
    Missing(u32),
    #[error("row {0}: {1}")]
    Row(u32, String),
    #[error("the standing that lists show is not that of the last row")]
    Standing,
}

/// Proves a record. The seed is taken from the record if it is not given.
pub fn prove_record(text: &str, seed: Option<&str>) -> Result<Proof, Tampered> {
    let journal = Journal::read(text).map_err(|error| Tampered::Record(error.to_string()))?;
    let header = journal.header();
    let seed = seed.or(header.seed.as_deref()).ok_or(Tampered::NoSeed)?;
    let seed = committed(header, seed)?;
    let taken_over = usize::from(header.forked);
    let mut proof = Proof {
        inputs: journal.entries().len(),
        taken_over,
        over: matches!(journal.game().next(), Next::Over(_)),
        ..Proof::default()
    };
    let mut game = journal.position(0);
    for (index, entry) in journal.entries().iter().enumerate() {
        if index >= taken_over {
            proof.rolled += usize::from(rolled(&game, entry.input, seed, index)?);
        }
        game.apply(entry.input, &mut ())
            .map_err(|_| Tampered::Record(format!("input {index}")))?;
    }
    Ok(proof)
}

/// Proves a game of the store, with what was taken back.
pub fn prove_game(game: &GameRow, rows: &[Row]) -> Result<Proof, Tampered> {
    let header = game.header.as_deref().ok_or(Tampered::NotBegun)?;
    let origin = game.origin.as_ref();
    prove_rows(header, &game.seed, origin, rows, &game.standing)
}

/// Proves a game of an archive; one that never began has nothing to prove.
pub fn prove_archived(game: &ArchivedGame) -> Result<Option<Proof>, Tampered> {
    let broken = |what: &str| Tampered::Record(format!("{what} of the game cannot be read"));
    let Some(header) = game.column("header") else {
        return Ok(None);
    };
    let seed = game.column("seed").ok_or(Tampered::NoSeed)?;
    let origin: Option<GameOrigin> = match game.column("origin") {
        Some(text) => Some(serde_json::from_str(&text).map_err(|_| broken("the origin"))?),
        None => None,
    };
    let standing = game.column("standing").unwrap_or_default();
    let standing = serde_json::from_str(&standing).map_err(|_| broken("the standing"))?;
    let rows = game.rows().map_err(|_| broken("a row"))?;
    prove_rows(&header, &seed, origin.as_ref(), &rows, &standing).map(Some)
}

fn prove_rows(
    header: &str,
    seed: &str,
    origin: Option<&GameOrigin>,
    rows: &[Row],
    standing: &Standing,
) -> Result<Proof, Tampered> {
    let mut journal = Journal::read(&format!("{header}---\n"))
        .map_err(|error| Tampered::Record(error.to_string()))?;
    let seed = committed(journal.header(), seed)?;
    let taken_over = match origin {
        Some(GameOrigin::Fork { inputs, .. }) => *inputs as usize,
        _ => 0,
    };
    let mut proof = Proof {
        taken_over,
        ..Proof::default()
    };
    for (row, seq) in rows.iter().zip(1..) {
        if row.seq != seq {
            return Err(Tampered::Missing(seq));
        }
        let wrong = |text: String| Tampered::Row(seq, text);
        match &row.body {
            Body::Input(words) => {
                let index = journal.entries().len();
                let input = Notation::new(journal.game()).read_input(words);
                let input = input.map_err(|error| wrong(error.to_string()))?;
                if index >= taken_over {
                    proof.rolled += usize::from(rolled(journal.game(), input, seed, index)?);
                }
                journal
                    .apply(input, &mut ())
                    .map_err(|illegal| wrong(format!("refused by {}", illegal.rule.id())))?;
            }
            Body::Undo { keep, .. } => {
                let before = journal.entries().len();
                if *keep > before {
                    return Err(wrong("it takes back what was never done".to_owned()));
                }
                proof.undone += before - keep;
                journal.rewind(*keep);
            }
        }
        let found = state_hash(journal.game()).to_string();
        if found != row.hash {
            let text = format!("the state hash is {found}, the row says {}", row.hash);
            return Err(wrong(text));
        }
    }
    if *standing != Standing::of(&journal, rows.len() as u32) {
        return Err(Tampered::Standing);
    }
    proof.inputs = journal.entries().len();
    proof.over = matches!(journal.game().next(), Next::Over(_));
    Ok(proof)
}

/// The seed, if it is the one that the header commits to.
fn committed(header: &Header, seed: &str) -> Result<Seed, Tampered> {
    let shown = header.seed_hash.as_ref().ok_or(Tampered::NoSeedHash)?;
    let seed = random::from_hex(seed).ok_or(Tampered::Seed)?;
    if SeededDice::commitment(seed) == *shown {
        Ok(seed)
    } else {
        Err(Tampered::Seed)
    }
}

/// Whether chance spoke; if so, the dice of the seed must say the same.
fn rolled(
    game: &ark_engine::Game,
    input: Input,
    seed: Seed,
    index: usize,
) -> Result<bool, Tampered> {
    let (Input::Chance(outcome), Next::Roll(question)) = (input, game.next()) else {
        return Ok(false);
    };
    if SeededDice::at(seed, index as u64).outcome(game, question) == outcome {
        Ok(true)
    } else {
        Err(Tampered::Roll(index + 1))
    }
}
