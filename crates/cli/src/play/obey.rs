//! Doing what a line at the prompt says.

use std::fmt::Write as _;
use std::path::PathBuf;

use ark_engine::Action;
use ark_ids::Seat;
use ark_phrase::Topic;
use ark_protocol::{Cell, Refusal};
use ark_record::{Notation, seat_letter};
use ark_rulebook::Rule;

use super::command::Command;
use super::menu;
use super::offer::offer;
use super::session::{Flow, Session};
use crate::explain::rule_text;
use crate::failure::{Failure, Outcome};
use crate::output;
use crate::rules;

/// What words at the prompt come to.
enum Meant {
    Done(Action),
    /// Several options begin so: their places in the list.
    Several(Vec<usize>),
    /// It is refused, or cannot be read: why.
    Not(String),
}

impl Session<'_> {
    pub(super) fn obey(&mut self, seat: Seat, line: &str) -> Result<Flow, Failure> {
        match Command::parse(line) {
            Command::Number(number) => return self.take(seat, number),
            Command::Words(words) => return self.try_words(seat, &words),
            Command::Nothing => {
                if self.notation(seat).len() == 1 {
                    return self.take(seat, 1);
                }
                self.show_options(seat, "")?;
            }
            Command::Quit => return Ok(Flow::Quit),
            Command::Undo => return self.undo(seat),
            Command::Help(topic) => self.help(&topic)?,
            Command::Why(words) => self.why(seat, &words)?,
            Command::Options(filter) => self.show_options(seat, &filter)?,
            Command::Board => self.draw(seat, |d| format!("{}\n{}", d.board(), d.legend()))?,
            Command::Rooms => self.draw(seat, |d| d.rooms())?,
            Command::Room(cell) => self.show_room(seat, &cell)?,
            Command::Biodome(of) => self.show_biodome(seat, &of)?,
            Command::Players => self.draw(seat, |d| d.seats())?,
            Command::Hand => self.draw(seat, |d| d.hand())?,
            Command::Mission => self.show_mission(seat)?,
            Command::Log(count) => self.show_log(seat, &count)?,
            Command::Save(file) => self.save_to(&file)?,
            Command::Rules(id) => self.show_rule(&id)?,
        }
        Ok(Flow::Stay)
    }

    /// Takes the option with this number.
    fn take(&mut self, seat: Seat, number: usize) -> Result<Flow, Failure> {
        let actions = offer(self.journal.game(), seat);
        let Some(action) = number.checked_sub(1).and_then(|i| actions.get(i)) else {
            let all = actions.len();
            let text = self.words.say("no-such-number", &[("all", all.into())]);
            self.terminal.say(&text)?;
            return Ok(Flow::Stay);
        };
        self.act(seat, *action)?;
        Ok(Flow::On)
    }

    fn try_words(&mut self, seat: Seat, words: &str) -> Result<Flow, Failure> {
        match self.meant(seat, words) {
            Meant::Done(action) => {
                self.act(seat, action)?;
                return Ok(Flow::On);
            }
            Meant::Several(chosen) => {
                let which = self.words.text("which-one");
                self.draw(seat, |d| format!("{which}\n{}", menu::list(d, &chosen)))?;
            }
            Meant::Not(why) => self
                .terminal
                .say(&output::wrap(&why, "", output::width()))?,
        }
        Ok(Flow::Stay)
    }

    fn meant(&self, seat: Seat, words: &str) -> Meant {
        let game = self.journal.game();
        let actions = offer(game, seat);
        let options = self.notation(seat);
        if let Some(i) = options.iter().position(|option| option == words) {
            return Meant::Done(actions[i]);
        }
        let chosen = beginning(&options, words);
        match chosen[..] {
            [] => {}
            [only] => return Meant::Done(actions[only]),
            _ => return Meant::Several(chosen),
        }
        let action = match Notation::new(game).read_action(seat, words) {
            Ok(action) => action,
            Err(error) => {
                let found = [("found", error.found.into())];
                return Meant::Not(self.words.say("unreadable", &found));
            }
        };
        match game.check(seat, action) {
            Ok(()) => Meant::Done(action),
            Err(illegal) => {
                let shown = ark_protocol::Action::of(game, action);
                let refusal = Refusal::from(illegal);
                let refused = self.words.phrase.refused(&self.scene(), &shown, &refusal);
                Meant::Not(refused)
            }
        }
    }

    /// Why something cannot be done; without words, everything worth showing.
    fn why(&mut self, seat: Seat, words: &str) -> Outcome {
        let options = self.notation(seat);
        let possible = if words.is_empty() {
            Vec::new()
        } else {
            beginning(&options, words)
        };
        if !possible.is_empty() {
            let text = self.words.text("why-possible");
            return self.draw(seat, |d| format!("{text}\n{}", menu::list(d, &possible)));
        }
        let game = self.journal.game();
        let notation = Notation::new(game);
        let (scene, phrase) = (self.scene(), &self.words.phrase);
        let width = output::width();
        let mut text = String::new();
        let mut rule: Option<Rule> = None;
        for (action, illegal) in game.refused(seat) {
            let typed = notation.action(seat, action);
            if !words.is_empty() && !begins(&typed, words) {
                continue;
            }
            let shown = ark_protocol::Action::of(game, action);
            let refused = phrase.refused(&scene, &shown, &Refusal::from(illegal));
            let refused = output::wrap(&refused, "   ", width);
            let _ = writeln!(
                text,
                "{typed}
{refused}"
            );
            rule = rule.or(Some(illegal.rule));
        }
        match (words.is_empty(), text.is_empty()) {
            (true, true) => text = self.words.text("why-nothing"),
            (true, false) => {}
            (false, false) => text.extend(rule.map(|rule| format!("\n{}", rule_text(rule, width)))),
            (false, true) => {
                text = match self.meant(seat, words) {
                    Meant::Not(why) => output::wrap(&why, "", width),
                    Meant::Done(_) | Meant::Several(_) => self.words.text("why-possible"),
                };
                if let Ok(action) = notation.read_action(seat, words)
                    && let Err(illegal) = game.check(seat, action)
                {
                    let _ = write!(
                        text,
                        "

{}",
                        rule_text(illegal.rule, width)
                    );
                }
            }
        }
        self.terminal.say(&text)
    }

    fn help(&mut self, topic: &str) -> Outcome {
        let width = output::width();
        if topic == "board" {
            let legend = self.words.text("legend");
            return self.terminal.say(&output::wrap(&legend, "", width));
        }
        if let Some(found) = Topic::ALL.into_iter().find(|t| t.slug() == topic) {
            let text = self.words.phrase.help(found);
            return self.terminal.say(&output::wrap(&text, "", width));
        }
        let mut text = output::wrap(&self.words.text("help-intro"), "", width);
        text.push_str("\n\n");
        let commands = Command::ALL.iter().map(|(word, takes)| {
            let does = self.words.text(&format!("command-{word}"));
            vec![format!("  {word} {takes}"), does]
        });
        text.push_str(&output::table(&commands.collect::<Vec<_>>(), &[]));
        let topics: Vec<&str> = Topic::ALL.into_iter().map(Topic::slug).collect();
        let topics = format!("board, {}", topics.join(", "));
        let topics = self.words.say("help-topics", &[("topics", topics.into())]);
        text.push('\n');
        text.push_str(&output::wrap(&topics, "", width));
        self.terminal.say(&text)
    }

    fn show_room(&mut self, seat: Seat, word: &str) -> Outcome {
        if let Ok(cell) = word.parse::<Cell>() {
            return self.draw(seat, |d| d.room_at(cell));
        }
        let text = self.words.text("name-a-cell");
        self.terminal.say(&text)
    }

    fn show_biodome(&mut self, seat: Seat, word: &str) -> Outcome {
        let seats = self.journal.game().rules.all_seats();
        let is = |s: &Seat| seat_letter(*s).to_string().eq_ignore_ascii_case(word);
        let of = seats.iter().find(is).unwrap_or(seat);
        // The Enemy has none.
        self.draw(seat, |d| {
            let of = d.view.seats.get(of.index()).or(d.view.seats.first());
            of.map_or_else(String::new, |of| d.biodome(of))
        })
    }

    fn show_mission(&mut self, seat: Seat) -> Outcome {
        let achievements = self.journal.game().rules.params.achievements;
        self.draw(seat, |d| {
            // The Enemy sees what all Challengers share.
            let own = d.view.seats.get(seat.index()).unwrap_or(&d.view.seats[0]);
            let mut text = d.mission(own, true);
            if achievements {
                text.push_str(&d.achievements(own));
            }
            text
        })
    }

    fn show_log(&mut self, seat: Seat, count: &str) -> Outcome {
        let count = count.parse().unwrap_or(25);
        let chronicle = self.chronicle_of(seat);
        let lines = self.chronicles[chronicle].last(count).to_vec();
        self.tell(&lines)
    }

    fn save_to(&mut self, file: &str) -> Outcome {
        let file = match (file, &self.save) {
            ("", Some(file)) => file.clone(),
            ("", None) => PathBuf::from("ark.game"),
            (file, _) => PathBuf::from(file),
        };
        let text = match self.write_record(&file) {
            Ok(()) => {
                let name = file.display().to_string();
                self.words.say("saved", &[("file", name.into())])
            }
            // A wrong path must not end the game.
            Err(Failure::Cannot(problem)) => problem,
            Err(failure) => return Err(failure),
        };
        self.terminal.say(&text)
    }

    fn show_rule(&mut self, id: &str) -> Outcome {
        let text = rules::found(id, output::width())
            .unwrap_or_else(|| self.words.say("no-such-rule", &[("id", id.into())]));
        self.terminal.say(&text)
    }
}

/// Which of the options begin with these words.
fn beginning(options: &[String], words: &str) -> Vec<usize> {
    let all = options.iter().enumerate();
    all.filter(|(_, option)| begins(option, words))
        .map(|(i, _)| i)
        .collect()
}

/// Whether the words of a text begin with these whole words.
fn begins(text: &str, words: &str) -> bool {
    let rest = text.strip_prefix(words);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}
