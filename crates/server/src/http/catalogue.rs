//! What there is to choose from, and what it is called.

use ark_content::{Content, Text};
use ark_phrase::Lang;
use ark_protocol::message::{Catalogue, Entry, Mode};
use axum::Json;
use axum::extract::Query;
use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct Speaking {
    lang: Option<String>,
}

impl Speaking {
    fn lang(&self) -> Lang {
        let lang = self.lang.as_deref().and_then(Lang::from_tag);
        lang.unwrap_or(Lang::En)
    }
}

pub(super) async fn modes(Query(speaking): Query<Speaking>) -> Json<Vec<Mode>> {
    let lang = speaking.lang();
    let content = Content::builtin();
    let modes = content.modes.iter().map(|mode| Mode {
        slug: mode.slug.clone(),
        name: lang.of(&mode.name).to_owned(),
        text: lang.of(&mode.text).to_owned(),
        players: mode.players.into(),
        minutes: mode.minutes.into(),
        layouts: mode.layouts.clone(),
        groups: mode.params.as_ref().map(|params| params.groups),
        playable: mode.params.is_some(),
    });
    Json(modes.collect())
}

pub(super) async fn content(Query(speaking): Query<Speaking>) -> Json<Catalogue> {
    let lang = speaking.lang();
    let content = Content::builtin();
    let entry = |slug: &str, name: &Text, text: Option<&Text>, icon: &str| Entry {
        slug: slug.to_owned(),
        name: lang.of(name).to_owned(),
        text: text.map_or_else(String::new, |text| lang.of(text).to_owned()),
        icon: icon.to_owned(),
    };
    Json(Catalogue {
        hash: crate::random::hex(&content.hash),
        rooms: list(&content.tiles, |t| {
            entry(&t.slug, &t.name, Some(&t.text), &t.icon)
        }),
        groups: list(&content.groups, |g| entry(&g.slug, &g.name, None, &g.icon)),
        sections: list(&content.boards[0].sections, |s| {
            entry(&s.slug, &s.name, Some(&s.text), &s.icon)
        }),
        factions: list(&content.factions, |f| {
            entry(&f.slug, &f.name, Some(&f.text), &f.icon)
        }),
        cards: list(&content.card_kinds, |c| {
            entry(&c.slug, &c.name, Some(&c.text), &c.icon)
        }),
        extra_cards: list(&content.extra_cards, |c| {
            entry(&c.slug, &c.name, Some(&c.text), &c.icon)
        }),
        missions: list(&content.missions, |m| {
            entry(&m.slug, &m.title, Some(&m.story), "")
        }),
        achievements: list(&content.achievements, |a| {
            entry(&a.slug, &a.name, Some(&a.text), &a.icon)
        }),
        layouts: list(&content.layouts, |l| entry(&l.slug, &l.name, None, "")),
    })
}

fn list<T>(items: &[T], entry: impl Fn(&T) -> Entry) -> Vec<Entry> {
    items.iter().map(entry).collect()
}
