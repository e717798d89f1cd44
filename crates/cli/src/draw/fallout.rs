//! What Fallout adds to a drawing: the counter, the objectives and the points.

use std::fmt::Write as _;

use ark_content::Content;
use ark_protocol::VictoryPoints;

use super::{Drawing, letter};
use crate::output;

impl Drawing<'_> {
    /// The counter, each objective with its points and who completed it, and the points.
    pub(crate) fn fallout(&self) -> String {
        let Some(own) = &self.view.patches.fallout else {
            return String::new();
        };
        let words = self.words;
        let counter = words.phrase.counter(own.counter);
        let state = if own.counter.war { "war" } else { "peace" };
        let mut text = words.say(state, &[("counter", counter.into())]);
        text.push('\n');
        for card in &own.achievements {
            let name = self.card_text(&card.objective, card.difficult);
            text.push_str(&self.public(&name, &card.points, &card.completed, false));
        }
        for card in &own.targets {
            let name = words.phrase.target(self.scene, &card.target);
            text.push_str(&self.public(&name, &card.points, &card.completed, card.void));
        }
        if own.targets.is_empty() {
            let n = own.reveal.into();
            let line = words.say("targets-hidden", &[("n", n)]);
            let _ = writeln!(text, "  {line}");
        }
        let points = own.points.iter().enumerate();
        let points: Vec<String> = points
            .map(|(seat, points)| format!("{} {}", letter(seat as u8), sum(*points)))
            .collect();
        let points = points.join(", ").into();
        text.push_str(&words.say("points", &[("list", points)]));
        text.push('\n');
        if own.last_turn {
            text.push_str(&words.text("last-turn"));
            text.push('\n');
        }
        text
    }

    /// What a side of an achievement card asks for.
    fn card_text(&self, slug: &str, difficult: bool) -> String {
        let mut cards = Content::builtin().objectives.iter();
        let Some(card) = cards.find(|card| card.slug == slug) else {
            return slug.to_owned();
        };
        let side = if difficult {
            &card.difficult
        } else {
            &card.easy
        };
        let lang = self.words.lang();
        format!("{}: {}", lang.of(&card.name), lang.of(&side.text))
    }

    /// A line for an objective: `A` behind the points that are taken.
    fn public(&self, name: &str, points: &[u8], completed: &[u8], void: bool) -> String {
        let worth: Vec<String> = points
            .iter()
            .enumerate()
            .map(|(rank, points)| match completed.get(rank) {
                Some(seat) => format!("{points} {}", letter(*seat)),
                None if void => "–".to_owned(),
                None => points.to_string(),
            })
            .collect();
        let line = format!("[{}] {name}", worth.join(" | "));
        output::wrap(&line, "  ", self.width) + "\n"
    }
}

/// Points that the viewer knows of; `+` where a mission may bring more.
fn sum(points: VictoryPoints) -> String {
    let known = points.objectives + points.sections + points.mission.unwrap_or(0);
    let open = if points.mission.is_none() { "+" } else { "" };
    format!("{known}{open}")
}
