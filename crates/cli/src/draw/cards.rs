//! Artifact cards, for those who may read them.

use ark_content::Content;
use ark_ids::Card;
use ark_protocol::Named;

use super::Drawing;
use crate::output;

impl Drawing<'_> {
    /// The viewer's hand.
    pub(crate) fn hand(&self) -> String {
        let hand = self.view.own.as_ref().map_or(&[][..], |own| &own.hand);
        if hand.is_empty() {
            return self.words.text("hand-empty") + "\n";
        }
        let lines = hand.iter().map(|slug| self.card(slug));
        lines.map(|line| line + "\n").collect()
    }

    /// Name, power and what it does.
    pub(crate) fn card(&self, slug: &str) -> String {
        let content = Content::builtin();
        let words = self.words;
        let found = Card::find(content, slug).and_then(|card| content.cards.get(card.index()));
        let (power, critical, text) = if let Some(card) = found {
            let kind = &content.card_kinds[usize::from(card.kind)];
            (Some(card.power), card.critical, words.lang().of(&kind.text))
        } else {
            let extra = content.extra_cards.iter().find(|card| card.slug == slug);
            let text = extra.map_or("", |card| words.lang().of(&card.text));
            (extra.and_then(|card| card.power), false, text)
        };
        let name = words.phrase.card(self.scene, slug);
        let mut head = name;
        if let Some(power) = power {
            head.push_str(", ");
            head.push_str(&words.say("power", &[("n", power.into())]));
        }
        if critical {
            head.push_str(", ");
            head.push_str(&words.text("critical"));
        }
        let line = format!("{head}. {text}");
        output::wrap(&line, "    ", self.width).replacen("    ", "  ", 1)
    }
}
