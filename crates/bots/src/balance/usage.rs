//! How often each thing of the content was used.

use std::collections::BTreeSet;

use ark_content::{CardKind, Content, RoomKind, SectionData, TargetOf, TileData};
use ark_ids::{Card, Colour, Section};
use serde::Serialize;

use crate::arena::Estimate;
use crate::sim::{ACTIONS, Tally};

/// One thing, what was done with it, and how often.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Used {
    /// `room`, `artifact`, `mission`, `achievement`, `section`, `built`, `mini` or `action`.
    pub kind: &'static str,
    pub slug: String,
    /// What was done: a room has `placed`, `cubes`, `cylinders`, `exploited` and `activated`.
    pub deed: &'static str,
    pub times: u64,
    /// Games in which it could be: the room lay on the board, somebody had the board.
    pub games: u64,
    /// Times per such game.
    pub per_game: Estimate,
}

/// What one game adds: how often, and whether it could be.
struct Count {
    kind: &'static str,
    slug: String,
    deed: &'static str,
    times: u64,
    there: bool,
}

/// Counts of many games. Squares are kept because uses come in bunches: whoever integrates one
/// cube into a room integrates the others as well, so games scatter more than single uses would.
#[derive(Clone, Debug, Default)]
pub struct Usage(Vec<(Used, u64)>);

impl Usage {
    /// Counts one game.
    pub fn note(&mut self, content: &Content, game: &Tally) {
        let counts = counts(content, game);
        if self.0.is_empty() {
            let none = |count: &Count| Used {
                kind: count.kind,
                slug: count.slug.clone(),
                deed: count.deed,
                times: 0,
                games: 0,
                per_game: Estimate::share(0, 0),
            };
            self.0 = counts.iter().map(|count| (none(count), 0)).collect();
        }
        for ((used, squares), count) in self.0.iter_mut().zip(counts) {
            used.times += count.times;
            used.games += u64::from(count.there);
            *squares += count.times * count.times;
        }
    }

    pub fn add(&mut self, other: &Self) {
        if self.0.is_empty() {
            self.0.clone_from(&other.0);
            return;
        }
        for ((used, squares), (more, others)) in self.0.iter_mut().zip(&other.0) {
            used.times += more.times;
            used.games += more.games;
            *squares += others;
        }
    }

    /// Everything with its figure and interval; the same list for any game of the content.
    pub fn used(&self) -> Vec<Used> {
        let estimate = |(used, squares): &(Used, u64)| {
            let n = used.games.max(1) as f64;
            let mean = used.times as f64 / n;
            // What was never seen may still be rare.
            let variance = (*squares as f64 / n - mean * mean).max(1.0 / n);
            let half = 1.96 * (variance / n).sqrt();
            let per_game = Estimate {
                value: mean,
                low: (mean - half).max(0.0),
                high: mean + half,
            };
            Used {
                per_game,
                ..used.clone()
            }
        };
        self.0.iter().map(estimate).collect()
    }

    /// Things of this kind with which nothing was ever done that counts as use, though they
    /// could have been.
    pub fn never(&self, kind: &str) -> Vec<String> {
        let mut slugs: Vec<&String> = Vec::new();
        for (used, _) in self.0.iter().filter(|(used, _)| used.kind == kind) {
            if used.games > 0 && !slugs.contains(&&used.slug) {
                slugs.push(&used.slug);
            }
        }
        let idle = |slug: &&String| {
            let of = |used: &&(Used, u64)| used.0.kind == kind && used.0.slug == **slug;
            let use_ = |used: &(Used, u64)| !matches!(used.0.deed, "placed" | "drawn");
            !self
                .0
                .iter()
                .filter(of)
                .any(|used| use_(used) && used.0.times > 0)
        };
        slugs.into_iter().filter(idle).cloned().collect()
    }
}

/// Everything that is counted, always in the same order.
fn counts(content: &Content, tally: &Tally) -> Vec<Count> {
    let mut found = Vec::new();
    rooms(content, tally, &mut found);
    for (i, kind) in content.card_kinds.iter().enumerate() {
        let times = cards(content, i).map(|card| tally.used[card]).sum();
        found.push(Count::new("artifact", &kind.slug, "used", times));
    }
    // The cards of First Mission are a deck of their own.
    let beginners = |i: usize| content.missions[i].groups.is_none();
    let drawn = (0..content.missions.len()).find(|i| tally.drawn[*i] > 0);
    for (i, mission) in content.missions.iter().enumerate() {
        let there = tally.drawn[i] > 0;
        let in_deck = drawn.is_some_and(|drawn| beginners(drawn) == beginners(i));
        for (deed, times, there) in [
            ("drawn", tally.drawn[i], in_deck),
            ("fulfilled", tally.fulfilled[i], there),
        ] {
            found.push(Count {
                there,
                ..Count::new("mission", &mission.slug, deed, times)
            });
        }
    }
    for (achievement, times) in content.achievements.iter().zip(tally.achieved) {
        let slug = &achievement.slug;
        found.push(Count::new("achievement", slug, "completed", times));
    }
    sections(content, tally, &mut found);
    for (i, kind) in content.card_kinds.iter().enumerate() {
        built(content, tally, (i, kind), &mut found);
    }
    for kind in minis(content) {
        let times = tally.minis.get(kind).copied().unwrap_or(0);
        found.push(Count::new("mini", kind, "taken", times));
    }
    for name in ACTIONS {
        let times = tally.deeds.actions.get(name).copied().unwrap_or(0);
        found.push(Count::new("action", name, "done", times));
    }
    found
}

/// The kinds of mini actions that boards and cards give.
fn minis(content: &Content) -> BTreeSet<&'static str> {
    let boards = content.boards.iter().flat_map(|board| &board.sections);
    let cards = content.card_kinds.iter().map(|kind| &kind.section);
    let printed = boards.chain(cards).flat_map(|section| &section.mini);
    let extra = content.extra_cards.iter().flat_map(|card| &card.mini);
    let printed = printed.map(|benefit| benefit.kind.slug());
    printed.chain(extra.map(|(kind, _)| kind.slug())).collect()
}

impl Count {
    fn new(kind: &'static str, slug: &str, deed: &'static str, times: u64) -> Self {
        Self {
            kind,
            slug: slug.to_owned(),
            deed,
            times,
            there: true,
        }
    }
}

/// The physical cards of a kind, by index.
fn cards(content: &Content, kind: usize) -> impl Iterator<Item = usize> + '_ {
    let all = content.cards.iter().enumerate();
    all.filter(move |(_, card)| usize::from(card.kind) == kind)
        .map(|(i, _)| i)
}

/// Tiles that are alike are one room. A factory has no target card in most modes: it is used by
/// building and exploiting it.
fn rooms(content: &Content, tally: &Tally, found: &mut Vec<Count>) {
    let mut seen: Vec<&str> = Vec::new();
    for tile in content.tiles.iter().filter(|tile| tile.squares > 0) {
        let slug = room(content, tile);
        if seen.contains(&slug) {
            continue;
        }
        seen.push(slug);
        let alike = content.tiles.iter().enumerate();
        let alike = alike.filter(|(_, other)| room(content, other) == slug);
        let alike: Vec<usize> = alike.map(|(i, _)| i).collect();
        let sum = |counts: &[u64]| -> u64 { alike.iter().map(|i| counts[*i]).sum() };
        let target = content
            .targets
            .iter()
            .position(|target| match (target.of, tile.kind) {
                (TargetOf::Factory(wanted), RoomKind::Factory(kind)) => wanted == kind,
                (TargetOf::Generator, RoomKind::Generator) => tile.home_of == Some(Colour::VIOLET),
                (TargetOf::Special, RoomKind::Special) => target.slug == slug,
                _ => false,
            });
        let placed = sum(&tally.placed);
        let mut note = |deed, times, there| {
            found.push(Count {
                there,
                ..Count::new("room", slug, deed, times)
            });
        };
        note("placed", placed, true);
        note("cubes", sum(&tally.deeds.cubes), placed > 0);
        note("cylinders", sum(&tally.deeds.cylinders), placed > 0);
        if matches!(tile.kind, RoomKind::Factory(_)) {
            note("exploited", sum(&tally.deeds.exploited), placed > 0);
        }
        if let Some(target) = target {
            note("activated", tally.activated[target], placed > 0);
        }
    }
}

/// The name that tiles which are alike share.
fn room<'a>(content: &'a Content, tile: &'a TileData) -> &'a str {
    let RoomKind::Factory(kind) = tile.kind else {
        return &tile.slug;
    };
    let target = content
        .targets
        .iter()
        .find(|target| target.of == TargetOf::Factory(kind));
    target.map_or(&tile.slug, |target| &target.slug)
}

/// Every line of every board, under the name of the board where it is a B-side.
fn sections(content: &Content, tally: &Tally, found: &mut Vec<Count>) {
    for (b, board) in content.boards.iter().enumerate() {
        for (s, section) in board.sections.iter().enumerate() {
            for line in 0..section.lines.len() {
                let key = (b as u8, Section(s as u8), line as u8);
                let times = tally.lines.get(&key).copied().unwrap_or(0);
                let slug = match b {
                    0 => line_name(section, line),
                    _ => format!("{}/{}", board.slug, line_name(section, line)),
                };
                found.push(Count {
                    there: tally.boards[b] > 0,
                    ..Count::new("section", &slug, "phases", times)
                });
            }
        }
    }
}

/// `production/exploit`: a section and what the line of it allows.
fn line_name(section: &SectionData, line: usize) -> String {
    format!("{}/{}", section.slug, acts(section, line))
}

fn acts(section: &SectionData, line: usize) -> String {
    let acts = section.lines[line].acts.iter();
    acts.map(ark_content::Act::slug)
        .collect::<Vec<_>>()
        .join("+")
}

/// A card that was built onto a biodome: how often, and how often each line of it was taken.
fn built(content: &Content, tally: &Tally, (i, kind): (usize, &CardKind), found: &mut Vec<Count>) {
    let times: u64 = cards(content, i).map(|card| tally.built[card]).sum();
    found.push(Count::new("built", &kind.slug, "constructed", times));
    for line in 0..kind.section.lines.len() {
        let of = |card: usize| tally.phases[Section::built(Card(card as u8)).index()][line];
        let phases = cards(content, i).map(of).sum();
        let slug = format!("{}/{}", kind.slug, acts(&kind.section, line));
        found.push(Count {
            there: times > 0,
            ..Count::new("built", &slug, "phases", phases)
        });
    }
}
