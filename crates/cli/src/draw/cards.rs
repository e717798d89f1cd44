//! Artifact cards, for those who may read them.

use ark_content::{CardData, Content, ExtraCard};
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
        let lang = self.words.lang();
        let text = match card_data(slug) {
            Some(card) => lang.of(&content.card_kinds[usize::from(card.kind)].text),
            None => extra_card(slug).map_or("", |card| lang.of(&card.text)),
        };
        let line = format!("{}. {text}", self.card_power(slug));
        output::wrap(&line, "    ", self.width).replacen("    ", "  ", 1)
    }

    /// Name and power, which is all that counts in a combat.
    pub(crate) fn card_power(&self, slug: &str) -> String {
        let words = self.words;
        let (power, critical) = match card_data(slug) {
            Some(card) => (Some(card.power), card.critical),
            None => (extra_card(slug).and_then(|card| card.power), false),
        };
        let mut text = words.phrase.card(self.scene, slug);
        if let Some(power) = power {
            text.push_str(", ");
            text.push_str(&words.say("power", &[("n", power.into())]));
        }
        if critical {
            text.push_str(", ");
            text.push_str(&words.text("critical"));
        }
        text
    }
}

fn card_data(slug: &str) -> Option<&'static CardData> {
    let content = Content::builtin();
    content.cards.get(Card::find(content, slug)?.index())
}

fn extra_card(slug: &str) -> Option<&'static ExtraCard> {
    let mut extra = Content::builtin().extra_cards.iter();
    extra.find(|card| card.slug == slug)
}
