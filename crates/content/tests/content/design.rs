//! What we ask of our own design, beyond what the sources state.

use std::collections::{BTreeMap, BTreeSet};

use ark_content::*;
use ark_ids::Resource;

fn content() -> &'static Content {
    Content::builtin()
}

fn special() -> impl Iterator<Item = &'static TileData> {
    content()
        .tiles
        .iter()
        .filter(|tile| tile.kind == RoomKind::Special)
}

#[test]
fn no_two_rooms_are_alike() {
    let mut seen = BTreeMap::new();
    for tile in special() {
        let benefits: Vec<_> = tile
            .benefits
            .iter()
            .map(|benefit| (benefit.kind, benefit.by as u8, benefit.ladder.to_vec()))
            .collect();
        let shape = (
            benefits,
            tile.squares,
            tile.circles,
            tile.cost.amount,
            tile.cost.types.bits(),
        );
        if let Some(other) = seen.insert(shape, &tile.slug) {
            panic!("{} and {other} are alike", tile.slug);
        }
    }
}

/// A second target with a chain one has already would be worth nothing.
#[test]
fn no_two_chains_are_alike() {
    let chains: Vec<_> = content()
        .targets
        .iter()
        .filter_map(|target| target.chain)
        .collect();
    let different: BTreeSet<_> = chains.iter().collect();
    assert_eq!(chains.len(), different.len());
    for section in 0..7u8 {
        let from = chains.iter().filter(|(from, _)| from.0 == section).count();
        let to = chains.iter().filter(|(_, to)| to.0 == section).count();
        assert!(
            (3..=6).contains(&from) && (3..=6).contains(&to),
            "{} {from} {to}",
            SECTIONS[usize::from(section)]
        );
    }
}

#[test]
fn every_room_is_wanted_by_several_missions() {
    let mut wanted = vec![0; content().targets.len()];
    for mission in content()
        .missions
        .iter()
        .filter(|mission| mission.groups.is_some())
    {
        for objective in mission.objectives {
            if let Objective::Target(target) = objective {
                wanted[target.index()] += 1;
            }
        }
    }
    for (target, count) in content().targets.iter().zip(wanted) {
        match target.of {
            TargetOf::Special => assert!((3..=5).contains(&count), "{}: {count}", target.slug),
            TargetOf::Generator => assert!((6..=12).contains(&count), "generator: {count}"),
            TargetOf::Factory(_) => assert_eq!(count, 0),
        }
    }
}

#[test]
fn no_two_missions_are_alike() {
    let mut seen = BTreeSet::new();
    for mission in &content().missions {
        let mut objectives = mission.objectives.map(|objective| format!("{objective:?}"));
        objectives.sort();
        assert!(seen.insert(objectives), "{}", mission.slug);
    }
    let titles: BTreeSet<_> = content()
        .missions
        .iter()
        .map(|mission| &mission.title.en)
        .collect();
    assert_eq!(titles.len(), content().missions.len());
}

/// The three rooms of a mission together cost about the same.
#[test]
fn missions_are_of_like_weight() {
    for mission in content()
        .missions
        .iter()
        .filter(|mission| mission.groups.is_some())
    {
        let mut price = 0;
        let mut cubes = 0;
        for objective in mission.objectives {
            let Objective::Target(target) = objective else {
                continue;
            };
            let tile = content()
                .tiles
                .iter()
                .find(|tile| tile.target == Some(target))
                .expect("a tile");
            price += u32::from(tile.cost.amount) * u32::from(tile.squares);
            cubes += tile.squares;
        }
        assert!((9..=12).contains(&cubes), "{}: {cubes} cubes", mission.slug);
        assert!(
            (27..=40).contains(&price),
            "{}: {price} resources",
            mission.slug
        );
    }
}

/// No type of resource is needed much more than another.
#[test]
fn prices_use_all_four_resources() {
    for resource in Resource::BASIC {
        let rooms = special()
            .filter(|tile| tile.cost.types.has(resource))
            .count();
        assert!(
            (9..=16).contains(&rooms),
            "{}: {rooms} rooms",
            resource.slug()
        );
    }
}

/// First Missions ask for five or six cubes and 8 to 10 resources (FIRST-R2).
#[test]
fn first_missions_are_short_and_fair() {
    for mission in content()
        .missions
        .iter()
        .filter(|mission| mission.groups.is_none())
    {
        let mut price = 0;
        let mut cubes = 0;
        for objective in mission.objectives {
            let Objective::Cubes(section, number) = objective else {
                panic!("{} asks for a room", mission.slug);
            };
            let section = &content().boards[0].sections[section.index()];
            assert_ne!(section.slug, "research", "it has no use in this mode");
            price += section.cost.amount * number;
            cubes += number;
        }
        assert!((5..=6).contains(&cubes), "{}: {cubes}", mission.slug);
        assert!((8..=10).contains(&price), "{}: {price}", mission.slug);
    }
}

/// The weaker a card in combat, the better its use.
#[test]
fn a_use_is_worth_less_on_a_stronger_card() {
    let worth = |kind: Kind, level: Level| -> u32 {
        let each = match kind {
            Kind::TeleportAny | Kind::EngineerFree => 4,
            Kind::EngineerRemote | Kind::EngineerFreeBiodome => 3,
            Kind::AwakeFree => 5,
            Kind::Engineer | Kind::Teleport | Kind::Exploit => 2,
            Kind::Discover => return u32::from(level.a) * 2 + u32::from(level.b) / 2,
            Kind::HealFree if level.a > 2 => return 2,
            _ => 1,
        };
        each * u32::from(level.a)
    };
    let mut of_power: BTreeMap<u8, Vec<u32>> = BTreeMap::new();
    for card in &content().card_kinds {
        if let Use::Grant(grants) | Use::Shift(grants) = &card.uses {
            let sum = grants
                .iter()
                .map(|(kind, level)| worth(*kind, *level))
                .sum();
            assert!(sum >= 3, "{} is worth no action", card.slug);
            of_power.entry(card.power).or_default().push(sum);
        }
    }
    let means: Vec<_> = of_power
        .values()
        .map(|sums| sums.iter().sum::<u32>() as f64 / sums.len() as f64)
        .collect();
    assert!(means.windows(2).all(|pair| pair[0] > pair[1]), "{means:?}");
}

/// Each room has a symbol of its own (ROOM-15), and so has each group and each
/// artifact.
#[test]
fn symbols_tell_things_apart() {
    let all = content();
    let distinct = |icons: Vec<&String>| {
        let different: BTreeSet<_> = icons.iter().collect();
        assert_eq!(different.len(), icons.len(), "{icons:?}");
    };
    let rooms = special().map(|tile| &tile.icon);
    distinct(
        rooms
            .chain(all.groups.iter().map(|group| &group.icon))
            .collect(),
    );
    distinct(
        all.boards[0]
            .sections
            .iter()
            .map(|section| &section.icon)
            .collect(),
    );
    distinct(all.factions.iter().map(|faction| &faction.icon).collect());
    distinct(all.card_kinds.iter().map(|card| &card.icon).collect());
    distinct(
        all.achievements
            .iter()
            .map(|achievement| &achievement.icon)
            .collect(),
    );
}

#[test]
fn texts_are_translated() {
    let mut texts: Vec<(&str, &Text)> = Vec::new();
    let all = content();
    texts.extend(
        all.tiles
            .iter()
            .map(|tile| (tile.slug.as_str(), &tile.text)),
    );
    texts.extend(
        all.boards[0]
            .sections
            .iter()
            .map(|section| (section.slug.as_str(), &section.text)),
    );
    texts.extend(
        all.factions
            .iter()
            .map(|faction| (faction.slug.as_str(), &faction.text)),
    );
    texts.extend(
        all.card_kinds
            .iter()
            .map(|card| (card.slug.as_str(), &card.text)),
    );
    texts.extend(
        all.achievements
            .iter()
            .map(|achievement| (achievement.slug.as_str(), &achievement.text)),
    );
    texts.extend(
        all.modes
            .iter()
            .map(|mode| (mode.slug.as_str(), &mode.text)),
    );
    texts.extend(
        all.variants
            .iter()
            .map(|variant| (variant.slug.as_str(), &variant.text)),
    );
    texts.extend(
        all.missions
            .iter()
            .map(|mission| (mission.slug.as_str(), &mission.story)),
    );
    for (slug, text) in texts {
        assert!(
            text.en != text.de && text.en != text.fr && text.de != text.fr,
            "{slug}"
        );
        for (language, text) in [("en", &text.en), ("de", &text.de), ("fr", &text.fr)] {
            assert!(text.ends_with(['.', '!', '?']), "{slug} {language}: {text}");
            assert_eq!(text.trim(), text, "{slug} {language}");
        }
    }
}

#[test]
fn stories_have_two_sentences() {
    for mission in &content().missions {
        for story in [&mission.story.en, &mission.story.de, &mission.story.fr] {
            let sentences = story
                .split_inclusive(['.', '!', '?'])
                .filter(|part| part.trim().len() > 1)
                .count();
            assert_eq!(sentences, 2, "{}: {story}", mission.slug);
        }
    }
}

#[test]
fn marks_are_tallied_by_file_and_in_total() {
    let tally = content().marks().tally();
    assert_eq!(tally.total(), content().marks().fields.len());
    for mark in Mark::ALL {
        assert!(tally.of(mark) > 0, "{}", mark.slug());
    }
    let per_file = content().marks().per_file();
    assert_eq!(per_file.len(), Content::files().len());
    assert_eq!(
        per_file.values().map(Tally::total).sum::<usize>(),
        tally.total()
    );
    let ladder = content()
        .marks()
        .of("room communication-array", "ladder")
        .expect("a mark");
    assert_eq!(ladder.mark, Mark::Example);
}

#[test]
fn loading_a_folder_gives_the_built_in_content() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let loaded = Content::load_dir(&folder).expect("valid content");
    assert_eq!(loaded.hash, content().hash);
    assert_eq!(loaded.missions.len(), content().missions.len());
}
