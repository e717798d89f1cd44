//! A game with its record: play, undo, fork, print, read.

use std::fmt::Write as _;

use ark_content::Content;
use ark_engine::{Action, Game, Illegal, Input, Log, Next, Outcome, Sink};
use ark_ids::{Seat, Set};

use crate::dice::{Seed, SeededDice};
use crate::header::{Header, content_mark, read_edition};
use crate::notation::Notation;

/// The hash of a state, as it stands behind each input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hash(pub u64);

impl std::fmt::Display for Hash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

struct Hashing(blake3::Hasher);

impl Sink for Hashing {
    fn bytes(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }
}

/// The first eight bytes of the BLAKE3 hash of a state's digest.
pub fn state_hash(game: &Game) -> Hash {
    let mut sink = Hashing(blake3::Hasher::new());
    game.state.digest(&mut sink);
    let bytes = *sink.0.finalize().as_bytes();
    Hash(u64::from_be_bytes(
        bytes[..8].try_into().expect("eight bytes"),
    ))
}

/// An input, the state it led to, and who learned something by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    pub input: Input,
    pub hash: Hash,
    pub learners: Set<Seat>,
}

/// A game under way or over, with everything that led to it.
#[derive(Clone)]
pub struct Journal {
    header: Header,
    entries: Vec<Entry>,
    game: Game,
    start: Game,
}

/// Why a record cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct ReadError {
    pub line: usize,
    pub problem: String,
}

impl Journal {
    /// A new game. Refused if the options conflict.
    pub fn begin(
        content: &'static Content,
        header: Header,
    ) -> Result<Self, Vec<ark_engine::Conflict>> {
        let game = Game::new(content, &header.options)?;
        Ok(Self {
            header,
            entries: Vec::new(),
            game,
            start: game,
        })
    }

    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Puts the seed on record once nothing is secret any more, and how many inputs come
    /// from the game that this one was forked from.
    pub fn disclose(&mut self, seed: &str, forked: u16) {
        self.header.seed = Some(seed.to_owned());
        self.header.forked = forked;
    }

    pub const fn game(&self) -> &Game {
        &self.game
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// A player's action: done and on record, or refused and nothing changed.
    pub fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log) -> Result<(), Illegal> {
        self.apply(Input::Player(seat, action), log)
    }

    /// Takes an input as it stands on a line.
    pub fn apply(&mut self, input: Input, log: &mut impl Log) -> Result<(), Illegal> {
        let before = self.game;
        self.game.apply(input, log)?;
        let over = matches!(self.game.next(), Next::Over(_));
        // The end shows everything to everybody.
        let learners = if over {
            before.rules.players
        } else {
            before.learners(input)
        };
        self.entries.push(Entry {
            input,
            hash: state_hash(&self.game),
            learners,
        });
        Ok(())
    }

    /// Lets the dice answer until a player must speak or the game is over.
    pub fn roll(&mut self, seed: Seed, log: &mut impl Log) {
        while let Next::Roll(question) = self.game.next() {
            let mut dice = SeededDice::at(seed, self.entries.len() as u64);
            let outcome: Outcome = dice.outcome(&self.game, question);
            self.apply(Input::Chance(outcome), log)
                .expect("dice answer what was asked");
        }
    }

    /// How many inputs remain if this seat takes back all that it may take back by
    /// itself: its own, as long as nobody learned anything by them.
    pub fn undo_point(&self, seat: Seat) -> usize {
        let own = |e: &&Entry| {
            matches!(e.input, Input::Player(s, _) if s == seat) && e.learners.is_empty()
        };
        self.entries.len() - self.entries.iter().rev().take_while(own).count()
    }

    /// Who must agree that the game goes back to so many inputs, at this seat's wish.
    pub fn consent_needed(&self, seat: Seat, to: usize) -> Set<Seat> {
        let mut needed = Set::EMPTY;
        for entry in &self.entries[to.min(self.entries.len())..] {
            needed |= entry.learners;
            if let Input::Player(other, _) = entry.input {
                needed.insert(other);
            }
        }
        needed.without(seat)
    }

    /// Goes back to so many inputs. Whether that is fair is `consent_needed`'s to say.
    pub fn rewind(&mut self, to: usize) {
        self.entries.truncate(to);
        self.game = self.position(to);
    }

    /// The position after so many inputs.
    pub fn position(&self, after: usize) -> Game {
        let mut game = self.start;
        for entry in self.entries.iter().take(after) {
            game.apply(entry.input, &mut ())
                .expect("the record was played");
        }
        game
    }

    /// The same game up to so many inputs, to be played on differently.
    #[must_use]
    pub fn fork(&self, at: usize) -> Self {
        let mut fork = self.clone();
        fork.rewind(at);
        fork
    }

    /// The record as text.
    pub fn print(&self) -> String {
        let mut text = self.header.print(self.game.rules.content);
        text.push_str("---\n");
        let mut game = self.start;
        for entry in &self.entries {
            let _ = writeln!(
                text,
                "{} #{}",
                Notation::new(&game).input(entry.input),
                entry.hash
            );
            game.apply(entry.input, &mut ())
                .expect("the record was played");
        }
        text
    }

    /// Reads a record, replaying it with the edition that it was played with; stops at the
    /// first line that is wrong.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        Self::read_with(text, |_, _| {})
    }

    /// As `read`, telling each position with the input that comes next.
    pub fn read_with(text: &str, mut tell: impl FnMut(&Game, Input)) -> Result<Self, ReadError> {
        let content = edition_of(text)?;
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
        let header = read_header(content, &mut lines)?;
        let problem = |line: usize, problem: String| ReadError { line, problem };
        let known = content_mark(content);
        let mut journal = Self::begin(content, header.clone()).map_err(|conflicts| {
            let list: Vec<String> = conflicts
                .iter()
                .map(|c| format!("{} {:?}", c.rule.id(), c.problem))
                .collect();
            problem(
                1,
                format!("this game cannot be composed: {}", list.join("; ")),
            )
        })?;
        for (number, line) in lines {
            let line = line.trim();
            if line.is_empty() || line.starts_with(';') {
                continue;
            }
            let (words, hash) = match line.rsplit_once('#') {
                Some((words, hash)) => (words.trim(), Some(hash.trim())),
                None => (line, None),
            };
            let input = Notation::new(&journal.game)
                .read_input(words)
                .map_err(|e| problem(number, e.to_string()))?;
            tell(&journal.game, input);
            journal.apply(input, &mut ()).map_err(|illegal| {
                problem(
                    number,
                    format!("refused by {}: {:?}", illegal.rule.id(), illegal.why),
                )
            })?;
            let found = journal
                .entries
                .last()
                .expect("just applied")
                .hash
                .to_string();
            if let Some(expected) = hash
                && expected != found
            {
                let mut text = format!("the state hash is {found}, the record says {expected}");
                if header.content != known {
                    let _ = write!(
                        text,
                        "; it was played with other content ({})",
                        header.content
                    );
                }
                return Err(problem(number, text));
            }
        }
        Ok(journal)
    }
}

/// The edition that a record names, or the newest if it names none.
fn edition_of(text: &str) -> Result<&'static Content, ReadError> {
    let head = text.lines().take_while(|line| line.trim() != "---");
    let mut named = head
        .enumerate()
        .filter_map(|(i, line)| Some((i + 1, line.trim().strip_prefix("content:")?)));
    let Some((line, value)) = named.next() else {
        return Ok(Content::builtin());
    };
    read_edition(value.trim()).map_err(|error| ReadError {
        line,
        problem: error.to_string(),
    })
}

fn read_header<'a>(
    content: &'static Content,
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
) -> Result<Header, ReadError> {
    let mut header = Header::new(content, ark_engine::Options::new("", 0), Vec::new());
    let mut first = true;
    let mut last = 1;
    for (number, line) in lines {
        last = number;
        let line = line.trim();
        if line == "---" {
            if header.options.players == 0 {
                let problem = "the header names no number of players (players: 2)".to_owned();
                return Err(ReadError {
                    line: number,
                    problem,
                });
            }
            return Ok(header);
        }
        if line.is_empty() || line.starts_with(';') {
            continue;
        }
        let (key, value) = line.split_once(':').ok_or_else(|| ReadError {
            line: number,
            problem: format!("expected `key: value` or `---`, found `{line}`"),
        })?;
        if first && key != "ark-record" {
            let problem = "a record begins with `ark-record: 1`".to_owned();
            return Err(ReadError {
                line: number,
                problem,
            });
        }
        first = false;
        header
            .read_line(content, key.trim(), value.trim())
            .map_err(|e| ReadError {
                line: number,
                problem: e.to_string(),
            })?;
    }
    Err(ReadError {
        line: last,
        problem: "the header has no end (`---`)".to_owned(),
    })
}
