//! The host of a game that a program plays through lines.

use ark_bots::arena::Entry;
use ark_bots::{Bot, Observer};
use ark_content::Content;
use ark_engine::{Action, Event, Game, Next};
use ark_ids::Seat;
use ark_protocol::{Question, View, seen};
use ark_record::{Header, Journal, Notation, Player, Seed, SeededDice, seat_letter};
use serde_json::json;

use super::VERSION;
use super::command::{Command, Sitter};
use crate::failure::{Failure, Outcome};
use crate::output::Out;

/// Whether the session goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    On,
    Quit,
}

const HELP: &[&str] = &[
    "hello 1",
    "new mode=awakening players=2 seats=me,engineer seed=1 [variants=a,b] [layout=x] [turn-limit=n] [dark-player=true] [levels=a,b] [more=n] [hard=true]",
    "view | options | take NUMBER | do ACTION | hint [BOT[:BUDGET]] | record | quit",
];

/// A game and who plays it.
struct Table {
    journal: Journal,
    seed: Seed,
    /// By seat; none where the program plays.
    bots: Vec<Option<Box<dyn Bot>>>,
    /// What the program may do now, and as whom.
    asked: Option<(Seat, Vec<Action>)>,
}

/// The session.
pub(super) struct Host {
    table: Option<Table>,
}

impl Host {
    pub(super) const fn new() -> Self {
        Self { table: None }
    }

    pub(super) fn obey(&mut self, command: &Command, out: Out) -> Result<Flow, Failure> {
        match command {
            Command::Hello(version) if *version == VERSION => {
                writeln!(out, "hello {VERSION} ark {}", env!("CARGO_PKG_VERSION"))?;
            }
            Command::Hello(version) => {
                writeln!(
                    out,
                    "error version {version} is not spoken here; {VERSION} is"
                )?;
            }
            Command::Help => {
                for line in HELP {
                    writeln!(out, "help {line}")?;
                }
            }
            Command::Quit => return Ok(Flow::Quit),
            Command::New {
                options,
                seats,
                seed,
            } => match Table::new(options, seats, *seed) {
                Ok(mut table) => {
                    writeln!(out, "game {}", table.journal.header().options.mode)?;
                    table.go_on(out)?;
                    self.table = Some(table);
                }
                Err(problem) => writeln!(out, "error {problem}")?,
            },
            other => match &mut self.table {
                Some(table) => table.obey(other, out)?,
                None => writeln!(out, "error no game yet; begin one with new")?,
            },
        }
        Ok(Flow::On)
    }
}

impl Table {
    fn new(options: &ark_engine::Options, seats: &[Sitter], number: u64) -> Result<Self, String> {
        let content = Content::builtin();
        let sitter = |seat: usize| seats.get(seat).copied().unwrap_or(Sitter::Me);
        let players = (0..usize::from(options.players))
            .map(|seat| Player {
                name: String::new(),
                kind: match sitter(seat) {
                    Sitter::Me => "human".to_owned(),
                    Sitter::Bot(entry) => entry.kind.slug().to_owned(),
                },
            })
            .collect();
        let header = Header::new(content, options.clone(), players);
        let journal = Journal::begin(content, header).map_err(|found| {
            let phrase = ark_phrase::Phrase::new(ark_phrase::Lang::En);
            let problems = found.iter().map(|c| phrase.conflict(content, c));
            problems.collect::<Vec<_>>().join("; ")
        })?;
        let rules = journal.game().rules;
        let last = rules
            .players
            .iter()
            .map(|s| s.index() + 1)
            .max()
            .unwrap_or(0);
        if seats.len() > last {
            return Err(format!(
                "{} seats are given, but there are {last}",
                seats.len()
            ));
        }
        let bots = (0..rules.seats.max(last))
            .map(|seat| match sitter(seat) {
                Sitter::Me => None,
                Sitter::Bot(entry) => Some(entry.seat(number ^ seat as u64)),
            })
            .collect();
        Ok(Self {
            journal,
            seed: SeededDice::seed_of(number),
            bots,
            asked: None,
        })
    }

    fn obey(&mut self, command: &Command, out: Out) -> Outcome {
        match command {
            Command::Record => {
                for line in self.journal.print().lines() {
                    writeln!(out, "record {line}")?;
                }
                writeln!(out, "end")?;
                return Ok(());
            }
            Command::View => {
                let viewer = self.asked.as_ref().map(|(seat, _)| *seat);
                let view = View::of(self.journal.game(), viewer);
                writeln!(out, "view {}", serde_json::to_string(&view)?)?;
                return Ok(());
            }
            _ => {}
        }
        let Some((seat, actions)) = self.asked.clone() else {
            writeln!(out, "error the game is over")?;
            return Ok(());
        };
        match command {
            Command::Options => self.list(out)?,
            Command::Take(number) => match actions.get(*number) {
                Some(action) => self.act(seat, *action, out)?,
                None => writeln!(out, "error there are {} options, from 0", actions.len())?,
            },
            Command::Do(text) => {
                let read = Notation::new(self.journal.game()).read_action(seat, text);
                match read {
                    Ok(action) => self.act(seat, action, out)?,
                    Err(problem) => writeln!(out, "error {problem}")?,
                }
            }
            Command::Hint(entry) => self.hint(*entry, seat, &actions, out)?,
            _ => {}
        }
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: Action, out: Out) -> Outcome {
        if let Err(illegal) = self.journal.game().check(seat, action) {
            let refusal = ark_protocol::Refusal::from(illegal);
            writeln!(out, "refused {}", serde_json::to_string(&refusal)?)?;
            return Ok(());
        }
        self.input(seat, action, out)?;
        self.go_on(out)
    }

    fn input(&mut self, seat: Seat, action: Action, out: Out) -> Outcome {
        let mut events: Vec<Event> = Vec::new();
        if let Err(illegal) = self.journal.act(seat, action, &mut events) {
            writeln!(out, "error {illegal:?}")?;
        }
        self.tell(&events, out)
    }

    /// Bots and chance speak until the program is asked or the game is over.
    fn go_on(&mut self, out: Out) -> Outcome {
        self.asked = None;
        loop {
            let game = *self.journal.game();
            match game.next() {
                Next::Roll(_) => {
                    let mut events: Vec<Event> = Vec::new();
                    self.journal.roll(self.seed, &mut events);
                    self.tell(&events, out)?;
                }
                Next::Over(ending) => {
                    let winners = game.rules.winners(ending);
                    let letters: Vec<_> =
                        winners.iter().map(|s| seat_letter(s).to_string()).collect();
                    let ending = ark_protocol::Ending::from(ending);
                    writeln!(
                        out,
                        "over {}",
                        json!({"ending": ending, "winners": letters})
                    )?;
                    return Ok(());
                }
                Next::Ask(seats, _) => {
                    let seat = seats.min().unwrap_or(game.state.active);
                    let mut actions = Vec::new();
                    game.legal(seat, &mut actions);
                    let bot = self.bots.get_mut(seat.index()).and_then(Option::as_mut);
                    let Some(bot) = bot else {
                        self.asked = Some((seat, actions));
                        return self.list(out);
                    };
                    let action = match actions[..] {
                        [only] => only,
                        _ => bot.choose(&Observer::new(&game, seat), &actions),
                    };
                    self.input(seat, action, out)?;
                }
            }
        }
    }

    /// What is asked, and what may be answered.
    fn list(&self, out: Out) -> Outcome {
        let Some((seat, actions)) = &self.asked else {
            return Ok(());
        };
        let game = self.journal.game();
        let Next::Ask(_, question) = game.next() else {
            return Ok(());
        };
        let question = serde_json::to_string(&Question::from(question))?;
        let letter = seat_letter(*seat);
        writeln!(out, "ask {letter} {} {question}", actions.len())?;
        let notation = Notation::new(game);
        for (number, action) in actions.iter().enumerate() {
            writeln!(out, "option {number} {}", notation.action(*seat, *action))?;
        }
        writeln!(out, "end")?;
        Ok(())
    }

    fn hint(&self, entry: Entry, seat: Seat, actions: &[Action], out: Out) -> Outcome {
        let game: &Game = self.journal.game();
        let mut bot = entry.seat(u64::from(seat.0));
        let action = bot.choose(&Observer::new(game, seat), actions);
        let number = actions.iter().position(|a| *a == action).unwrap_or(0);
        let reason = serde_json::to_string(&bot.reason())?;
        writeln!(out, "hint {number} {reason}")?;
        Ok(())
    }

    /// What the program sees of what happened: as the only seat that it plays, or
    /// else as an onlooker.
    fn tell(&self, events: &[Event], out: Out) -> Outcome {
        let game = self.journal.game();
        let mine = self
            .bots
            .iter()
            .enumerate()
            .filter(|(_, bot)| bot.is_none());
        let mut mine = mine.map(|(seat, _)| Seat(seat as u8));
        let viewer = mine.next().filter(|_| mine.next().is_none());
        for event in events {
            if let Some(event) = seen(game, *event, viewer) {
                writeln!(out, "event {}", serde_json::to_string(&event)?)?;
            }
        }
        Ok(())
    }
}
