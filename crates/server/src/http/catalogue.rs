//! What there is to choose from, and what it is called.

use ark_content::{Benefit, Board, Content, Line, SECTIONS, SectionData, Sheet, Text};
use ark_phrase::Lang;
use ark_protocol::Price;
use ark_protocol::message::{
    AbilitySheet, BoardSheet, Catalogue, Driver, Entry, Ladder, Mode, SectionSheet,
};
use axum::Json;
use axum::extract::Query;
use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct Speaking {
    lang: Option<String>,
}

impl Speaking {
    pub(super) fn lang(&self) -> Lang {
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
        variants: mode.variants.clone(),
        dark_player: mode.dark_player,
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
        sections: sections(content)
            .map(|s| entry(&s.slug, &s.name, Some(&s.text), &s.icon))
            .collect(),
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
        variants: list(&content.variants, |v| {
            entry(&v.slug, &v.name, Some(&v.text), "")
        }),
        layouts: list(&content.layouts, |l| entry(&l.slug, &l.name, None, "")),
        boards: content
            .boards
            .iter()
            .map(|b| board(content, b, lang))
            .collect(),
    })
}

/// The seven sections of every board, and the eighth that some factions have.
fn sections(content: &Content) -> impl Iterator<Item = &SectionData> {
    let common = content.boards[0].sections.iter();
    let own = content.boards.iter().skip(1);
    common.chain(own.flat_map(|board| board.sections.iter().skip(SECTIONS.len())))
}

fn board(content: &Content, board: &Board, lang: Lang) -> BoardSheet {
    let said = |text: fn(&Sheet) -> &Text| {
        let sheet = board.sheet.as_ref();
        sheet.map_or_else(String::new, |sheet| lang.of(text(sheet)).to_owned())
    };
    let abilities = board.sheet.iter().flat_map(|sheet| &sheet.abilities);
    BoardSheet {
        slug: board.slug.clone(),
        faction: board
            .sheet
            .as_ref()
            .map(|sheet| content.factions[sheet.faction.index()].slug.clone()),
        units: board.units,
        cylinders: board.cylinders,
        bombs: board.bombs,
        setup: said(|sheet| &sheet.setup),
        advice: said(|sheet| &sheet.advice),
        abilities: abilities
            .map(|ability| AbilitySheet {
                name: lang.of(&ability.name).to_owned(),
                text: lang.of(&ability.text).to_owned(),
                weakness: ability.weakness,
                power: ability.power.map(|power| power.slug().to_owned()),
                rules: ability.rules.iter().map(|r| r.id().to_owned()).collect(),
            })
            .collect(),
        sections: board.sections.iter().map(|s| section(s, lang)).collect(),
    }
}

fn section(data: &SectionData, lang: Lang) -> SectionSheet {
    let acts = |line: &Line| line.acts.iter().map(|act| act.slug().to_owned()).collect();
    SectionSheet {
        entry: Entry {
            slug: data.slug.clone(),
            name: lang.of(&data.name).to_owned(),
            text: lang.of(&data.text).to_owned(),
            icon: data.icon.clone(),
        },
        squares: data.squares,
        circles: data.circles,
        price: Price {
            amount: data.cost.amount,
            kinds: data.cost.types.iter().map(Into::into).collect(),
        },
        lines: data.lines.iter().map(acts).collect(),
        benefits: data.benefits.iter().map(ladder).collect(),
        mini: data.mini.iter().map(ladder).collect(),
    }
}

fn ladder(benefit: &Benefit) -> Ladder {
    let levels = benefit.ladder.iter();
    Ladder {
        kind: benefit.kind.slug().to_owned(),
        by: match benefit.by {
            ark_content::Driver::Fixed => Driver::Fixed,
            ark_content::Driver::Squares => Driver::Squares,
            ark_content::Driver::Circles => Driver::Circles,
        },
        levels: levels.map(|level| [level.a, level.b]).collect(),
    }
}

fn list<T>(items: &[T], entry: impl Fn(&T) -> Entry) -> Vec<Entry> {
    items.iter().map(entry).collect()
}
