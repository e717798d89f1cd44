//! `ark explain`: why an action is refused, or that it is legal.

use std::path::PathBuf;

use ark_engine::{Action, Game, Illegal, Input, Next};
use ark_ids::Seat;
use ark_phrase::{Phrase, Scene};
use ark_protocol::Refusal;
use ark_record::{Notation, seat_letter};
use ark_rulebook::Rule;
use serde_json::{Value, json};

use crate::failure::{Failure, Outcome};
use crate::lang::Tongue;
use crate::output::{self, Out};
use crate::position::{self, When};

/// Say why an action is refused in a position, or that it is legal
///
/// Gives the sentence, the rule with its text and source, and the facts.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark explain puzzle.ark 'A engineer d3 for 3Ti'
  ark explain puzzle.ark 'move d3 e3 2'      the seat that is asked
  ark explain puzzle.ark --all --lang fr     everything worth showing that is refused
  ark explain my.game --at 40 --all         in a record, after 40 inputs")]
pub(crate) struct Args {
    /// A scenario or a record; `-` reads the standard input
    file: PathBuf,
    /// The action in the notation of records (docs/formats/record.md)
    #[arg(required_unless_present = "all")]
    action: Option<String>,
    /// Every refused action that one might expect to have
    #[arg(long, conflicts_with = "action")]
    all: bool,
    /// After the script of the scenario, not before
    #[arg(long)]
    after: bool,
    /// After so many inputs of the record, not at its end
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    #[arg(long, default_value = "en")]
    lang: Tongue,
    /// Print the answer as JSON
    #[arg(long)]
    json: bool,
}

/// An action and what the rules say to it.
struct Answer {
    seat: Seat,
    action: Action,
    refused: Option<Illegal>,
}

pub(crate) fn run(args: &Args, out: Out) -> Outcome {
    let when = When {
        at: args.at,
        after: args.after,
    };
    let game = position::load(&args.file, when)?;
    let phrase = Phrase::new(args.lang.0);
    let answers = match &args.action {
        Some(text) => vec![judge(&game, text)?],
        None => all(&game),
    };
    if args.json {
        let list: Vec<Value> = answers.iter().map(|a| a.json(&game, &phrase)).collect();
        return match (args.all, list.first()) {
            (false, Some(one)) => output::json(out, one),
            _ => output::json(out, &list),
        };
    }
    if answers.is_empty() {
        writeln!(out, "Nothing worth showing is refused here.")?;
    }
    for (i, answer) in answers.iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        write!(out, "{}", answer.text(&game, &phrase, args.all))?;
    }
    Ok(())
}

fn judge(game: &Game, text: &str) -> Result<Answer, Failure> {
    let (seat, action) = read(game, text)?;
    Ok(Answer {
        seat,
        action,
        refused: game.check(seat, action).err(),
    })
}

/// Reads `A move d3 e3 1`, or without a seat for the one that is asked.
fn read(game: &Game, text: &str) -> Result<(Seat, Action), Failure> {
    let notation = Notation::new(game);
    let first = text.split_whitespace().next().unwrap_or_default();
    if first.len() == 1 {
        let input = notation.read_input(text);
        return match input.map_err(|error| Failure::cannot(error.to_string()))? {
            Input::Player(seat, action) => Ok((seat, action)),
            Input::Chance(_) => Err(Failure::cannot(
                "chance is not judged: name an action such as 'A move d3 e3 1'",
            )),
        };
    }
    let asked = match game.next() {
        Next::Ask(seats, _) => seats.min().unwrap_or(game.state.active),
        Next::Roll(_) | Next::Over(_) => game.state.active,
    };
    let action = notation.read_action(asked, text);
    Ok((asked, action.map_err(|e| Failure::cannot(e.to_string()))?))
}

fn all(game: &Game) -> Vec<Answer> {
    let Next::Ask(seats, _) = game.next() else {
        return Vec::new();
    };
    let of = |seat: Seat| {
        let refused = game.refused(seat).into_iter();
        refused.map(move |(action, illegal)| Answer {
            seat,
            action,
            refused: Some(illegal),
        })
    };
    seats.iter().flat_map(of).collect()
}

impl Answer {
    fn words(&self, game: &Game) -> String {
        let action = Notation::new(game).action(self.seat, self.action);
        format!("{} {action}", seat_letter(self.seat))
    }

    /// `brief` leaves the text of the rule out.
    fn text(&self, game: &Game, phrase: &Phrase, brief: bool) -> String {
        let width = output::width();
        let scene = Scene::of(game);
        let action = ark_protocol::Action::of(game, self.action);
        let head = format!("{}\n", self.words(game));
        let Some(illegal) = self.refused else {
            let action = phrase.action(&scene, &action);
            return format!("{head}  legal: {action}\n");
        };
        let sentence = phrase.refused(&scene, &action, &Refusal::from(illegal));
        let mut text = format!("{head}{}\n", output::wrap(&sentence, "  ", width));
        if !brief {
            text.push('\n');
            text.push_str(&rule_text(illegal.rule, width));
            let facts = format!("facts: {:?}", illegal.why);
            text.push_str(&output::wrap(&facts, "  ", width));
            text.push('\n');
        }
        text
    }

    fn json(&self, game: &Game, phrase: &Phrase) -> Value {
        let scene = Scene::of(game);
        let action = ark_protocol::Action::of(game, self.action);
        let mut value = json!({
            "seat": seat_letter(self.seat),
            "action": self.words(game),
            "legal": self.refused.is_none(),
        });
        let Some(illegal) = self.refused else {
            value["sentence"] = phrase.action(&scene, &action).into();
            return value;
        };
        let refusal = Refusal::from(illegal);
        let rule = illegal.rule;
        value["sentence"] = phrase.refused(&scene, &action, &refusal).into();
        value["rule"] = json!({
            "id": rule.id(),
            "title": rule.title(),
            "text": rule.text(),
            "source": rule.source(),
        });
        value["facts"] = json!(refusal.why);
        value
    }
}

/// A rule as a short paragraph.
pub(crate) fn rule_text(rule: Rule, width: usize) -> String {
    let head = format!("{} {}", rule.id(), rule.title());
    format!(
        "{}\n{}\n{}\n",
        output::wrap(&head, "  ", width),
        output::wrap(rule.text(), "    ", width),
        output::wrap(&format!("({})", rule.source()), "    ", width)
    )
}
