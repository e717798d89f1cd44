//! What Glitch adds to a drawing: round, turn counter, diagnose cards, damaged rooms.

use super::Drawing;
use crate::output;

impl Drawing<'_> {
    /// The state of the round, in a line each.
    pub(super) fn glitch(&self) -> String {
        let Some(own) = &self.view.patches.glitch else {
            return String::new();
        };
        let words = self.words;
        let card = |card: &Option<String>| match card {
            Some(slug) => words.phrase.target(self.scene, slug),
            None => "?".to_owned(),
        };
        let row: Vec<String> = own.diagnosis.iter().map(card).collect();
        let damaged: Vec<String> = own.damaged.iter().map(ToString::to_string).collect();
        let mut lines = vec![
            words.say(
                "glitch-round",
                &[
                    ("round", own.round.into()),
                    ("rounds", own.rounds.into()),
                    ("left", own.counter.into()),
                ],
            ),
            words.say("glitch-diagnosis", &[("list", row.join(" → ").into())]),
        ];
        if !damaged.is_empty() {
            let list = damaged.join(", ").into();
            lines.push(words.say("glitch-damaged", &[("list", list)]));
        }
        lines.push(words.say(
            "glitch-supply",
            &[
                ("cubes", own.cubes.into()),
                ("strength", own.strength.into()),
            ],
        ));
        let mut text = String::new();
        for line in lines {
            text.push_str(&output::wrap(&line, "  ", self.width));
            text.push('\n');
        }
        text
    }
}
