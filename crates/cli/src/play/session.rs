//! A game at one keyboard.

use std::path::PathBuf;

use ark_bots::{Bot, Observer};
use ark_engine::{Action, Event, Next, Question};
use ark_ids::Seat;
use ark_record::{Journal, Seed};

use super::chronicle::{Chronicle, Line};
use super::sitter::Sitter;
use super::terminal::Terminal;
use crate::failure::{Failure, Outcome};
use crate::output;
use crate::story::{self, Eyes};
use crate::words::Words;

/// Whether the game goes on after a line at the prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// Somebody acted, or took something back: look who is asked now.
    On,
    /// Ask again.
    Stay,
    Quit,
}

/// A game at one keyboard.
pub(crate) struct Session<'a> {
    pub(super) journal: Journal,
    pub(super) words: Words,
    pub(super) terminal: Terminal<'a>,
    /// By seat: a bot, or nobody but the keyboard.
    pub(super) bots: Vec<Option<Box<dyn Bot>>>,
    /// The story by seat, as its human was told; without humans one for onlookers.
    pub(super) chronicles: Vec<Chronicle>,
    pub(super) save: Option<PathBuf>,
    seed: Seed,
    /// Who looked at the screen last.
    pub(super) keyboard: Option<Seat>,
    /// The turn whose board was shown last: seat and number.
    pub(super) shown: Option<(Seat, u16)>,
}

impl<'a> Session<'a> {
    /// Sits everybody down; chance answers what it is asked before the first turn.
    pub(crate) fn new(
        mut journal: Journal,
        words: Words,
        terminal: Terminal<'a>,
        seed: (u64, Seed),
        save: Option<PathBuf>,
    ) -> Result<Self, Failure> {
        let (number, seed) = seed;
        journal.roll(seed, &mut ());
        let game = journal.game();
        let mut bots = Vec::new();
        let mut chronicles = Vec::new();
        for seat in game.rules.players {
            let index = usize::from(game.state.seat(seat).player);
            let player = journal.header().players.get(index);
            // A record written by hand may name nobody; then a person plays.
            let nobody = || Ok(Sitter::Human(String::new()));
            let sitter = player.map_or_else(nobody, Sitter::of);
            match sitter.map_err(Failure::Cannot)? {
                Sitter::Human(_) => {
                    bots.push(None);
                    chronicles.push(Eyes::Seat(seat));
                }
                Sitter::Bot(kind) => bots.push(Some(kind.seat(number ^ u64::from(seat.0)))),
            }
        }
        if chronicles.is_empty() {
            chronicles.push(Eyes::Onlooker);
        }
        let chronicles = chronicles
            .into_iter()
            .map(|eyes| Chronicle::of(&journal, &words, eyes).since_the_last_turn())
            .collect();
        Ok(Self {
            journal,
            words,
            terminal,
            bots,
            chronicles,
            save,
            seed,
            keyboard: None,
            shown: None,
        })
    }

    pub(crate) fn run(mut self) -> Outcome {
        self.introduce()?;
        loop {
            self.autosave()?;
            match self.journal.game().next() {
                Next::Over(_) => return self.finish(),
                Next::Roll(_) => self.roll()?,
                Next::Ask(seats, question) => {
                    let seat = seats.min().unwrap_or(self.journal.game().state.active);
                    if self.bots[seat.index()].is_some() {
                        self.let_bot_act(seat)?;
                    } else if self.ask(seat, question)? == Flow::Quit {
                        return self.leave();
                    }
                }
            }
        }
    }

    /// Who sits where.
    fn introduce(&mut self) -> Outcome {
        let game = self.journal.game();
        let scene = self.scene();
        let mut text = String::new();
        for seat in game.rules.players {
            let player = usize::from(game.state.seat(seat).player);
            let player = self.journal.header().players.get(player);
            let kind = player.map_or("", |player| player.kind.as_str());
            let id = if self.bots[seat.index()].is_none() {
                "sits-human"
            } else {
                "sits-bot"
            };
            let blanks = [
                ("letter", ark_record::seat_letter(seat).to_string().into()),
                ("who", self.words.phrase.seat(&scene, seat.0).into()),
                ("kind", kind.into()),
            ];
            text.push_str(&self.words.say(id, &blanks));
            text.push('\n');
        }
        self.terminal.say(&text)
    }

    pub(super) fn humans(&self) -> usize {
        self.bots.iter().filter(|bot| bot.is_none()).count()
    }

    fn let_bot_act(&mut self, seat: Seat) -> Outcome {
        let game = self.journal.game();
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        let bot = self.bots[seat.index()].as_mut();
        let action = match (&actions[..], bot) {
            ([only], _) | ([only, ..], None) => *only,
            (_, Some(bot)) => bot.choose(&Observer::new(game, seat), &actions),
            ([], None) => unreachable!("whoever is asked has an answer"),
        };
        self.act(seat, action)
    }

    /// Does what was chosen from the options, and lets chance answer.
    pub(super) fn act(&mut self, seat: Seat, action: Action) -> Outcome {
        let mut events: Vec<Event> = Vec::new();
        let done = self.journal.act(seat, action, &mut events);
        done.map_err(|illegal| Failure::cannot(format!("refused by {}", illegal.rule)))?;
        self.note(&events);
        self.roll()
    }

    fn roll(&mut self) -> Outcome {
        let mut events: Vec<Event> = Vec::new();
        self.journal.roll(self.seed, &mut events);
        self.note(&events);
        if self.humans() <= 1 {
            self.tell_news(0)?;
        }
        Ok(())
    }

    fn note(&mut self, events: &[Event]) {
        for chronicle in &mut self.chronicles {
            chronicle.note(self.journal.game(), &self.journal, &self.words, events);
        }
    }

    /// Tells a person what happened since the last time.
    fn tell_news(&mut self, chronicle: usize) -> Outcome {
        let news = self.chronicles[chronicle].news().to_vec();
        self.tell(&news)
    }

    pub(super) fn tell(&mut self, lines: &[Line]) -> Outcome {
        let width = output::width();
        for Line { text, heading } in lines {
            if *heading {
                self.terminal.say(&format!("\n── {text}"))?;
            } else {
                self.terminal.say(&output::wrap(text, "   ", width))?;
            }
        }
        Ok(())
    }

    pub(super) fn chronicle_of(&self, seat: Seat) -> usize {
        let eyes = Eyes::Seat(seat);
        let mut all = self.chronicles.iter();
        all.position(|c| c.eyes == eyes).unwrap_or(0)
    }

    /// Asks a person until something happens.
    fn ask(&mut self, seat: Seat, question: Question) -> Result<Flow, Failure> {
        if !self.hand_over(seat)? {
            return Ok(Flow::Quit);
        }
        self.tell_news(self.chronicle_of(seat))?;
        let turn = self.journal.game().state.seat(seat).turns;
        let placing = matches!(question, Question::Build | Question::Gate | Question::Link);
        if self.shown != Some((seat, turn)) {
            self.show_table(seat)?;
            self.shown = Some((seat, turn));
        } else if placing {
            self.draw(seat, |drawing| format!("\n{}", drawing.board()))?;
        }
        self.show_options(seat, "")?;
        loop {
            let prompt = format!("{}>", ark_record::seat_letter(seat));
            let Some(line) = self.terminal.ask(&prompt)? else {
                return Ok(Flow::Quit);
            };
            match self.obey(seat, &line)? {
                Flow::Stay => {}
                flow => return Ok(flow),
            }
        }
    }

    /// Gives the keyboard to another person, hiding what the last one saw. False if
    /// the input has ended.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        let before = self.keyboard.replace(seat);
        if self.humans() < 2 || before == Some(seat) {
            return Ok(true);
        }
        let scene = self.scene();
        let who = self.words.phrase.seat(&scene, seat.0);
        if before.is_some() {
            self.terminal.hide()?;
        }
        self.shown = None;
        let letter = ark_record::seat_letter(seat).to_string();
        let pass = self.words.say(
            "hand-over",
            &[("who", who.into()), ("letter", letter.into())],
        );
        Ok(self.terminal.ask(&pass)?.is_some())
    }

    fn finish(mut self) -> Outcome {
        // At the end everybody may look.
        self.tell_news(0)?;
        let seat = self.keyboard.unwrap_or(Seat(0));
        self.draw(seat, |drawing| {
            let mut text = format!("\n{}\n{}", drawing.board(), drawing.seats());
            for seat in &drawing.view.seats {
                if seat.mission.is_some() {
                    text.push_str(&drawing.title(seat.seat));
                    text.push_str(": ");
                    text.push_str(&drawing.mission(seat, false));
                }
            }
            text
        })?;
        let game = self.journal.game();
        let ending = story::ending(game, self.journal.header(), &self.words.phrase);
        let ending = ending.unwrap_or_default();
        self.terminal.say(&format!("\n★ {ending}"))?;
        self.say_saved()
    }

    /// The input has ended, or somebody quit.
    fn leave(mut self) -> Outcome {
        let left = self.words.text("left-early");
        self.terminal.say(&left)?;
        self.say_saved()
    }
}
