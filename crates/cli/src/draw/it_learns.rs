//! What It Learns adds to a drawing: where the organism is, what it has learned, and the
//! cards of the Challengers.

use std::fmt::Write as _;

use ark_protocol::{CardTurn, CardView, ItLearnsView};

use super::Drawing;
use crate::output;

impl Drawing<'_> {
    pub(super) fn organism(&self) -> String {
        let Some(own) = &self.view.patches.it_learns else {
            return String::new();
        };
        let words = self.words;
        let mut text = String::new();
        let mut line = |said: String| {
            text.push_str(&output::wrap(&said, "  ", self.width));
            text.push('\n');
        };
        let cells = |list: &[ark_protocol::Cell]| {
            let list: Vec<String> = list.iter().map(ToString::to_string).collect();
            list.join(", ")
        };
        if !own.infections.is_empty() {
            let list = own.infections.iter();
            let list: Vec<String> = list.map(|i| format!("{} ({})", i.at, i.cubes)).collect();
            line(words.say("infections", &[("list", list.join(", ").into())]));
        }
        if !own.corrupted.is_empty() {
            line(words.say("corruption", &[("list", cells(&own.corrupted).into())]));
        }
        let supply = [
            ("cubes", own.cubes.into()),
            ("cylinders", own.cylinders.into()),
        ];
        line(words.say("organism-supply", &supply));
        line(words.say("upgrades", &[("list", self.upgrades(own).into())]));
        let times = [
            ("times", own.adaptations.into()),
            ("needed", own.needed.into()),
        ];
        line(words.say("adaptations", &times));
        if let Some(act) = &own.act {
            line(words.say("enemy-acts", &[("act", act.as_str().into())]));
        }
        line(words.text("challenger-cards"));
        for card in &own.cards {
            line(self.challenger_card(card));
        }
        text
    }

    /// `Infection 3, …`: each with the number that it shows.
    fn upgrades(&self, own: &ItLearnsView) -> String {
        let one = |upgrade: &ark_protocol::UpgradeView| {
            let name = self.words.phrase.upgrade(self.scene, &upgrade.upgrade);
            format!("{name} {}", upgrade.value)
        };
        own.upgrades.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// `  ca1  Engineering | [Mobility Control]`: what was used is in brackets.
    fn challenger_card(&self, card: &CardView) -> String {
        let name = |slug: &str| self.words.phrase.section(self.scene, slug);
        let (left, right) = (name(&card.left), name(&card.right));
        let mut text = String::new();
        let _ = match card.turn {
            CardTurn::Up => write!(text, "  {}  {left} | {right}", card.card),
            CardTurn::Left => write!(text, "× {}  {left} | [{right}]", card.card),
            CardTurn::Right => write!(text, "× {}  [{left}] | {right}", card.card),
            CardTurn::Down => write!(text, "× {}  —", card.card),
        };
        text
    }
}
