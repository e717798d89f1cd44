//! What Complexity 2 adds to a drawing: seals, power tokens, sections built of cards.

use ark_content::{Content, Driver};
use ark_ids::Card;
use ark_protocol::{Level, Named, SeatView};

use super::{Drawing, letter};
use crate::output;

impl Drawing<'_> {
    /// Seals and the supply of power tokens, in a line each.
    pub(super) fn complexity(&self) -> String {
        let Some(own) = &self.view.patches.complexity_2 else {
            return String::new();
        };
        let seals: Vec<String> = own
            .seals
            .iter()
            .map(|seal| format!("{}–{} ({})", seal.door.a, seal.door.b, letter(seal.owner)))
            .collect();
        let mut text = String::new();
        if !seals.is_empty() {
            let list = self
                .words
                .say("seals", &[("list", seals.join(", ").into())]);
            text.push_str(&output::wrap(&list, "  ", self.width));
            text.push('\n');
        }
        let n = own.power_tokens.into();
        text.push_str(&self.words.say("power-tokens", &[("n", n)]));
        text.push('\n');
        text
    }

    /// A row of the biodome for each card built onto it.
    pub(super) fn built(&self, seat: &SeatView) -> Vec<Vec<String>> {
        let row = |slug: &String| {
            let marker = seat.marker.as_ref() == Some(slug);
            let marker = if marker { "▼" } else { " " };
            let name = self.words.phrase.section(self.scene, slug);
            let mut gives = self.given(slug);
            if seat.fresh.contains(slug) {
                gives = self.words.say("not-yet", &[("gives", gives.into())]);
            }
            vec![
                format!("{marker} {name}"),
                String::new(),
                String::new(),
                gives,
            ]
        };
        seat.built.iter().map(row).collect()
    }

    /// What a card gives as a section.
    fn given(&self, slug: &str) -> String {
        let content = Content::builtin();
        let card = Card::find(content, slug).filter(|card| card.index() < content.cards.len());
        let Some(data) = card.map(|card| content.section_of(card)) else {
            return String::new();
        };
        let level = |benefit: &ark_content::Benefit| {
            debug_assert_eq!(benefit.by, Driver::Fixed);
            let at = benefit.level(0, 0);
            self.level(&Level {
                kind: benefit.kind.slug().to_owned(),
                a: at.a,
                b: at.b,
                conversion: None,
            })
        };
        let lasting = data.benefits.iter().map(level);
        let mini = data.mini.iter().map(|benefit| {
            let gives = level(benefit).into();
            self.words.say("mini", &[("gives", gives)])
        });
        lasting.chain(mini).collect::<Vec<_>>().join(", ")
    }
}
