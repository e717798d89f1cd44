//! The B-sides: one for each faction, each of them different.

use ark_content::{Act, Board, Content, Kind, Power, SectionData, Sheet};

fn content() -> &'static Content {
    Content::builtin()
}

/// The B-side of a faction.
fn board(faction: &str) -> &'static Board {
    let boards = content().boards.iter();
    let own = |board: &&Board| {
        board.sheet.as_ref().is_some_and(|sheet| {
            let faction_data = &content().factions[sheet.faction.index()];
            faction_data.slug == faction
        })
    };
    boards.into_iter().find(own).expect("a B-side")
}

fn sheet(board: &Board) -> &Sheet {
    board.sheet.as_ref().expect("a sheet")
}

/// All boards but the A-side.
fn b_sides() -> &'static [Board] {
    &content().boards[1..]
}

fn numbers(section: &SectionData) -> Vec<(Kind, Vec<(u8, u8)>)> {
    let benefits = section.benefits.iter().chain(&section.mini);
    let ladder = |b: &ark_content::Benefit| b.ladder.iter().map(|l| (l.a, l.b)).collect();
    benefits.map(|b| (b.kind, ladder(b))).collect()
}

/// Proves: ASY-01.
#[test]
fn each_faction_has_its_own_upgrades_prices_and_actions() {
    assert_eq!(b_sides().len(), content().factions.len());
    let a_side = &content().boards[0];
    for (i, one) in b_sides().iter().enumerate() {
        for other in b_sides()[i + 1..].iter().chain([a_side]) {
            let ladders = |board: &Board| board.sections.iter().map(numbers).collect::<Vec<_>>();
            let prices = |board: &Board| board.sections.iter().map(|s| s.cost).collect::<Vec<_>>();
            assert_ne!(ladders(one), ladders(other), "{} {}", one.slug, other.slug);
            assert_ne!(prices(one), prices(other), "{} {}", one.slug, other.slug);
        }
        // Where a line holds another combination of actions than on the A-side, or where
        // a section is the faction's own.
        let lines = |board: &Board| {
            let sections = board.sections.iter();
            sections.map(|s| s.lines.clone()).collect::<Vec<_>>()
        };
        assert_ne!(lines(one)[..7], lines(a_side)[..7], "{}", one.slug);
    }
}

/// Proves: ASY-02.
#[test]
fn each_faction_has_one_to_three_powers_and_at_most_one_weakness() {
    for board in b_sides() {
        let abilities = &sheet(board).abilities;
        let weak = abilities.iter().filter(|a| a.weakness).count();
        assert!(weak <= 1, "{}", board.slug);
        assert!(
            (1..=3).contains(&(abilities.len() - weak)),
            "{}",
            board.slug
        );
        for ability in abilities {
            assert!(!ability.rules.is_empty(), "{}", board.slug);
        }
    }
}

/// Proves: ASY-R1, ASY-R2.
#[test]
fn abilities_lie_where_the_rulings_put_them() {
    let has = |faction: &str, kind: Kind| {
        let sections = board(faction).sections.iter();
        sections.flat_map(numbers).any(|(one, _)| one == kind)
    };
    let innate = |faction: &str| board(faction).powers.iter().collect::<Vec<_>>();
    for (faction, kind) in [
        ("hara", Kind::CombatPerUnit),
        ("raghna", Kind::CombatPerUnit),
        ("raghna", Kind::Metabolism),
        ("gimmlis", Kind::Protection),
        ("pajak", Kind::Pylon),
        ("eilis", Kind::CubeCombat),
        ("togach", Kind::RangeAttack),
        ("qfin", Kind::PlaceBombs),
    ] {
        assert!(has(faction, kind), "{faction} {kind:?}");
    }
    for kind in [
        Kind::Metabolism,
        Kind::Protection,
        Kind::Pylon,
        Kind::RangeAttack,
        Kind::PlaceBombs,
    ] {
        let owners = content().factions.iter();
        let owners = owners.filter(|f| has(&f.slug, kind)).count();
        assert_eq!(owners, 1, "{kind:?}");
    }
    assert_eq!(innate("diruni"), [Power::Jump]);
    assert_eq!(innate("eilis"), [Power::FreeSteps]);
    assert_eq!(innate("togach"), [Power::EngineerAdjacent]);
    assert_eq!(innate("gimmlis"), [Power::EngineeringMastery]);
    for faction in ["hara", "pajak", "raghna", "qfin"] {
        assert_eq!(innate(faction), []);
    }
    let bombs = content().factions.iter().map(|f| board(&f.slug).bombs);
    assert_eq!(bombs.sum::<u8>(), board("qfin").bombs);
}

/// Proves: ASY-R3.
#[test]
fn ladders_are_those_of_the_rulings() {
    let ladder = |faction: &str, kind: Kind| -> Vec<(u8, u8)> {
        let sections = board(faction).sections.iter();
        let mut found = sections.flat_map(numbers).find(|(one, _)| *one == kind);
        let mut levels = found.take().map(|(_, levels)| levels).unwrap_or_default();
        levels.dedup();
        levels
    };
    let plain = |levels: &[u8]| levels.iter().map(|a| (*a, 0)).collect::<Vec<_>>();
    assert_eq!(ladder("pajak", Kind::Pylon), plain(&[1, 2, 3]));
    assert_eq!(ladder("raghna", Kind::Metabolism), plain(&[1, 2, 3]));
    assert_eq!(ladder("gimmlis", Kind::Protection), plain(&[1, 2, 3]));
    assert_eq!(ladder("togach", Kind::RangeAttack), plain(&[1, 2]));
    assert_eq!(ladder("qfin", Kind::PlaceBombs), plain(&[1, 2, 3]));
    for faction in ["hara", "raghna"] {
        assert_eq!(ladder(faction, Kind::CombatPerUnit), plain(&[0, 1, 2, 3]));
    }
    assert_eq!(ladder("eilis", Kind::CubeCombat), [(0, 0), (2, 2), (4, 4)]);
}

/// Proves: ASY-R4.
#[test]
fn range_attack_and_bombs_have_a_section_of_their_own() {
    for board in b_sides() {
        for (i, section) in board.sections.iter().enumerate() {
            for line in &section.lines {
                let own = [Act::RangeAttack, Act::PlaceBombs, Act::ExplodeBombs];
                let own = own.iter().any(|act| line.acts.has(*act));
                assert_eq!(own, i == 7, "{} {}", board.slug, section.slug);
            }
        }
    }
    let lines = |faction: &str| {
        let section = board(faction).sections.last().expect("a section");
        let acts = section.lines.iter().map(|line| line.acts.iter().collect());
        acts.collect::<Vec<Vec<Act>>>()
    };
    assert_eq!(lines("togach"), [[Act::RangeAttack]]);
    assert_eq!(lines("qfin"), [[Act::PlaceBombs], [Act::ExplodeBombs]]);
}

/// Proves: ASY-05, ASY-06.
#[test]
fn five_factions_have_a_colour() {
    let colour = |faction: &str| {
        let factions = content().factions.iter();
        let mut own = factions.into_iter().filter(|f| f.slug == faction);
        own.next().and_then(|f| f.colour.clone())
    };
    for (faction, expected) in [
        ("hara", Some("green")),
        ("diruni", Some("yellow")),
        ("gimmlis", Some("blue")),
        ("pajak", Some("red")),
        ("eilis", Some("purple")),
        ("togach", None),
        ("raghna", None),
        ("qfin", None),
    ] {
        assert_eq!(colour(faction).as_deref(), expected, "{faction}");
    }
}

/// Proves: ASY-04, ASY-08, ASY-09, ASY-R21.
#[test]
fn surplus_pieces_are_in_play() {
    for board in b_sides() {
        let faction = &content().factions[sheet(board).faction.index()].slug;
        let nine = if faction == "hara" { 9 } else { 6 };
        let fifteen = if faction == "diruni" { 15 } else { 10 };
        assert_eq!((board.units, board.cylinders), (nine, fifteen), "{faction}");
        assert_eq!(board.awake, 2, "{faction}");
    }
    // They come onto the board as the generator allows.
    let power = &board("diruni").sections[2];
    let route = power.benefits.iter().find(|b| b.kind == Kind::Route);
    let levels = &route.expect("a generator").ladder;
    assert_eq!(levels.first().map(|level| level.b), Some(2));
    assert_eq!(levels.last().map(|level| level.b), Some(15));
}
