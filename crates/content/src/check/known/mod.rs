//! What is known of the printed content: data that contradicts it is wrong
//! (ROOM-R2), wherever it says it comes from.

mod facts;

use ark_ids::{Resource, Section, Set};

use super::board::section_of_a;
use super::end;
use crate::read::{Draft, Room};
use crate::source::{Log, Site};
use crate::{Act, Acts, Benefit, Cost, Driver, Kind, Level, SECTIONS};

/// A fact about one room or section.
#[derive(Clone, Copy, Debug)]
enum Fact {
    /// Its ladder of this kind runs exactly so.
    Ladder(Kind, &'static [Level]),
    /// Its ladder of this kind starts with these levels.
    Starts(Kind, &'static [Level]),
    /// Its ladder of this kind has this level.
    Has(Kind, Level),
    /// What moves the ladder of this kind on.
    By(Kind, Driver),
    /// A price of this kind is paid in these types.
    PaidIn(Kind, &'static [Resource]),
    /// The price of a cube.
    Costs(u8, &'static [Resource]),
    /// It has circles, whatever they do.
    Circles,
    /// From the section of the first phase to that of the second.
    Chain(Section, Section),
    /// The actions of its lines.
    Lines(&'static [&'static [Act]]),
}

pub(crate) fn check(log: &Log, draft: &Draft<'_>) {
    kinds(log, draft);
    for (slug, expected) in facts::ROOMS {
        for (room, site) in rooms(draft).filter(|(room, _)| room.tile.slug == *slug) {
            for fact in *expected {
                if !holds(room, *fact) {
                    log.error(
                        site,
                        format!("room `{slug}` contradicts what is known (ROOM-R2): {fact:?}"),
                    );
                }
            }
        }
    }
    for (section, expected) in facts::SECTIONS_OF_A {
        let Some(data) = section_of_a(draft, *section) else {
            continue;
        };
        for fact in *expected {
            let good = match *fact {
                Fact::Lines(lines) => {
                    let acts = |line: &[Act]| line.iter().copied().collect::<Acts>();
                    data.lines
                        .iter()
                        .map(|line| line.acts)
                        .eq(lines.iter().map(|line| acts(line)))
                }
                fact => benefits_hold(&data.benefits, data.cost, fact),
            };
            if !good {
                let slug = SECTIONS[section.index()];
                let site = draft
                    .boards
                    .first()
                    .map_or(Site::NOWHERE, |(_, site)| *site);
                log.error(
                    site,
                    format!("section `{slug}` contradicts what is known (ROOM-R2): {fact:?}"),
                );
            }
        }
    }
    somewhere(log, draft);
}

fn rooms<'d, 'a>(draft: &'d Draft<'a>) -> impl Iterator<Item = (&'d Room, Site<'a>)> {
    let all = draft
        .rooms
        .iter()
        .chain(&draft.factories)
        .chain(&draft.generators);
    all.map(|(room, site)| (room, *site))
}

/// Each special room gives what the catalogue says, and all of them are there.
fn kinds(log: &Log, draft: &Draft<'_>) {
    for (slug, kinds) in facts::KINDS {
        let Some((room, site)) = draft.rooms.iter().find(|(room, _)| room.tile.slug == *slug)
        else {
            log.error(
                end(&draft.rooms),
                format!("the special room `{slug}` is missing"),
            );
            continue;
        };
        let found: Vec<_> = room
            .tile
            .benefits
            .iter()
            .map(|benefit| benefit.kind)
            .collect();
        if found != *kinds {
            let kinds: Vec<_> = kinds.iter().map(|kind| kind.slug()).collect();
            log.error(
                *site,
                format!(
                    "room `{slug}`: expected it to give {} (RMS-01 to RMS-34)",
                    kinds.join(" and ")
                ),
            );
        }
    }
    for (room, site) in &draft.rooms {
        if !facts::KINDS.iter().any(|(slug, _)| *slug == room.tile.slug) {
            log.error(
                *site,
                format!(
                    "`{}` is no special room of the catalogue (RMS-01)",
                    room.tile.slug
                ),
            );
        }
    }
}

fn holds(room: &Room, fact: Fact) -> bool {
    match fact {
        Fact::Circles => room.tile.circles > 0,
        Fact::Chain(from, to) => room.chain == Some((from, to)),
        fact => benefits_hold(&room.tile.benefits, room.tile.cost, fact),
    }
}

fn benefits_hold(benefits: &[Benefit], cost: Cost, fact: Fact) -> bool {
    let some = |kind: Kind, test: &dyn Fn(&Benefit) -> bool| {
        benefits
            .iter()
            .any(|benefit| benefit.kind == kind && test(benefit))
    };
    let set = |types: &[Resource]| types.iter().copied().collect::<Set<_>>();
    match fact {
        Fact::Ladder(kind, levels) => some(kind, &|benefit| benefit.ladder.as_slice() == levels),
        Fact::Starts(kind, levels) => some(kind, &|benefit| benefit.ladder.starts_with(levels)),
        Fact::Has(kind, level) => some(kind, &|benefit| benefit.ladder.contains(&level)),
        Fact::By(kind, driver) => some(kind, &|benefit| benefit.by == driver),
        Fact::PaidIn(kind, types) => some(kind, &|benefit| benefit.paid_in == set(types)),
        Fact::Costs(amount, types) => {
            cost == (Cost {
                amount,
                types: set(types),
            })
        }
        Fact::Circles | Fact::Chain(..) | Fact::Lines(_) => false,
    }
}

/// Things that some room has, though the sources do not say which.
fn somewhere(log: &Log, draft: &Draft<'_>) {
    let missing = |what: &str| log.error(end(&draft.rooms), format!("no special room has {what}"));
    for (kind, level) in facts::SOMEWHERE {
        if !draft
            .rooms
            .iter()
            .any(|(room, _)| holds(room, Fact::Has(*kind, *level)))
        {
            missing(&format!("{} {}", kind.slug(), level.a));
        }
    }
    let any = |test: &dyn Fn(&Room) -> bool| draft.rooms.iter().any(|(room, _)| test(room));
    if !any(&|room| holds(room, Fact::Costs(3, &[Resource::Biotics]))) {
        missing("a cost of 3 Bt");
    }
    if !any(&|room| holds(room, facts::MOBILITY_TO_ENGINEERING)) {
        missing("a chain from mobility to engineering (FAQ-05)");
    }
    let eight = |benefit: &Benefit| {
        let four = benefit.ladder.get(4..).unwrap_or_default();
        four.iter().any(|level| level.a == 8)
    };
    if !any(&|room| room.tile.circles == 0 && room.tile.benefits.iter().any(eight)) {
        missing("no circles and the number 8 with four cubes (CTRL-24)");
    }
}
