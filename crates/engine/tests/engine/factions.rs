//! The B-sides: what differs by faction, and that all of it happens in play.

use std::collections::BTreeSet;

use ark_content::{Board, Content, Kind, Power};
use ark_engine::variants::factions::{Action as Own, Event as Happened};
use ark_engine::{Action, By, Event, Game, Illegal, Input, Next, Options, Question, chance, patch};
use ark_ids::{Faction, Seat, Section, Spot};
use ark_rulebook::Rule;
use ark_testkit::walk;

fn content() -> &'static Content {
    Content::builtin()
}

fn board(faction: &str) -> &'static Board {
    let mut boards = content().boards.iter();
    let slug = format!("b-{faction}");
    boards
        .find(|board| board.slug == slug)
        .expect("every faction has a B-side")
}

fn faction(slug: &str) -> Option<Faction> {
    let at = content().factions.iter().position(|f| f.slug == slug);
    at.map(|at| Faction(at as u8))
}

fn gives(board: &Board, kind: Kind) -> bool {
    let mut benefits = board.sections.iter().flat_map(|s| &s.benefits);
    benefits.any(|benefit| benefit.kind == kind)
}

/// Proves: ASY-01, ASY-R3.
#[test]
fn every_b_side_has_numbers_prices_and_lines_of_its_own() {
    let a = &content().boards[0];
    let facts = |board: &Board| {
        let sections = board.sections.iter();
        let sections = sections.map(|s| format!("{:?} {:?} {:?}", s.cost, s.lines, s.benefits));
        sections.collect::<Vec<_>>()
    };
    let mut seen = BTreeSet::from([facts(a)]);
    for f in &content().factions {
        let own = board(&f.slug);
        assert!(seen.insert(facts(own)), "{} is like another", f.slug);
        let dearer = own.sections.iter().zip(&a.sections);
        let dearer = dearer.filter(|(own, a)| own.cost.types != a.cost.types);
        assert!(dearer.count() >= 2, "{}: two other prices", f.slug);
    }
}

/// Proves: ASY-02, ASY-R1, ASY-R4.
#[test]
fn every_faction_has_its_powers() {
    for f in &content().factions {
        let sheet = board(&f.slug).sheet.as_ref().expect("a sheet");
        let weak = sheet.abilities.iter().filter(|a| a.weakness).count();
        assert!(weak <= 1);
        assert!((1..=3).contains(&(sheet.abilities.len() - weak)));
    }
    let with = |wanted: &dyn Fn(&Board) -> bool| -> Vec<&str> {
        let all = content().factions.iter().map(|f| f.slug.as_str());
        all.filter(|slug| wanted(board(slug))).collect()
    };
    let power = |power| with(&|board: &Board| board.powers.has(power));
    let benefit = |kind| with(&|board: &Board| gives(board, kind));
    assert_eq!(power(Power::Jump), ["diruni"]);
    assert_eq!(power(Power::FreeSteps), ["eilis"]);
    assert_eq!(power(Power::EngineerAdjacent), ["togach"]);
    assert_eq!(power(Power::EngineeringMastery), ["gimmlis"]);
    assert_eq!(benefit(Kind::Pylon), ["pajak"]);
    assert_eq!(benefit(Kind::Metabolism), ["raghna"]);
    assert_eq!(benefit(Kind::Protection), ["gimmlis"]);
    assert_eq!(benefit(Kind::RangeAttack), ["togach"]);
    assert_eq!(benefit(Kind::PlaceBombs), ["qfin"]);
    assert_eq!(benefit(Kind::CubeCombat), ["eilis"]);
    assert_eq!(benefit(Kind::CombatPerUnit), ["hara", "raghna"]);
    let mini = |board: &Board| board.sections.iter().any(|s| !s.mini.is_empty());
    assert_eq!(with(&mini), ["eilis"]);
    assert_eq!(with(&|board: &Board| board.bombs > 0), ["qfin"]);
    assert_eq!(with(&|board: &Board| board.units == 9), ["hara"]);
    assert_eq!(with(&|board: &Board| board.cylinders == 15), ["diruni"]);
    // The actions besides the seven basic ones have a section of their own.
    let eighth = |board: &Board| board.sections.len() == 8;
    assert_eq!(with(&eighth), ["togach", "qfin"]);
}

/// Proves: ASY-E7, ASY-37, ASY-R14.
#[test]
fn range_reaches_in_rings() {
    let options = Options {
        layout: Some("8x8-for-4".to_owned()),
        ..Options::new("awakening", 4)
    };
    let game = Game::new(content(), &options).expect("a playable table");
    let grid = &game.rules.grid;
    let middle = grid.cell(3, 3).expect("on the grid");
    let ring = |n: u8| {
        let cells = grid.cells.iter();
        cells
            .filter(|cell| grid.distance(middle, *cell) == n)
            .count()
    };
    assert_eq!([ring(0), ring(1), ring(2)], [1, 8, 16]);
}

fn ready(options: &Options, content: &'static Content) -> Game {
    let mut game = Game::new(content, options).expect("a playable table");
    let mut legal = Vec::new();
    for step in 0..5000 {
        match game.next() {
            Next::Roll(asked) => game.roll(chance::outcome(&game, asked, 0), &mut ()),
            Next::Ask(seats, question) if question != Question::Section => {
                let seat = seats.min().expect("somebody is asked");
                game.legal(seat, &mut legal);
                // In no pattern, so that scouts do not go to and fro for ever.
                let any = ((step * 0x9E37_79B9) >> 16) % legal.len();
                game.play(seat, legal[any], &mut ())
                    .expect("it was offered");
            }
            Next::Ask(..) | Next::Over(_) => return game,
        }
    }
    panic!("nobody is asked for a section: {:?}", game.next());
}

/// Proves: COP-22, COP-23, ASY-R4, ASY-R25.
#[test]
fn neither_range_attack_nor_bombs_in_co_operative_modes() {
    for (slug, rules) in [
        ("togach", vec![Rule::Cop22]),
        ("qfin", vec![Rule::Cop23, Rule::Cop23]),
    ] {
        let mut options = Options::new("guardians", 2);
        options.variants.push("b-side".to_owned());
        options.factions[0] = faction(slug);
        options.first = Some(Seat(0));
        let game = ready(&options, content());
        let seat = Seat(0);
        assert_eq!(game.board(seat).slug, format!("b-{slug}"));
        for (line, rule) in rules.into_iter().enumerate() {
            let choice = Action::Choose {
                section: Section(7),
                line: line as u8,
            };
            let refused = game
                .check(seat, choice)
                .map_err(|illegal: Illegal| illegal.rule);
            assert_eq!(refused, Err(rule));
        }
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let own = |action: &Action| {
            matches!(
                action,
                Action::Choose {
                    section: Section(7),
                    ..
                }
            )
        };
        assert!(!legal.iter().any(own));
    }
}

/// Proves: ASY-05, ASY-06, ASY-R26.
#[test]
fn nobody_shares_a_colour_and_the_enemy_finds_one() {
    for first in 0..8 {
        for players in 2..=4u8 {
            let mut options = Options::new("awakening", players);
            options.variants.push("b-side".to_owned());
            for i in 0..players {
                options.factions[i as usize] = Some(Faction((first + i) % 8));
            }
            let game = ready(&options, content());
            let seats = || game.rules.all_seats().iter();
            let colours: BTreeSet<&str> = seats().map(|seat| game.colour_of(seat)).collect();
            assert_eq!(colours.len(), players as usize);
            assert!(!colours.contains(""));
            for seat in seats() {
                let data = &content().factions[game.state.seat(seat).faction.index()];
                if let Some(colour) = &data.colour {
                    assert_eq!(game.colour_of(seat), colour);
                }
            }
        }
    }
}

/// What random play must show.
const WANTED: [&str; 12] = [
    "assignment",
    "bomb exploded",
    "bomb placed",
    "engineering next door",
    "free step",
    "jump",
    "mastery",
    "metabolism",
    "mini action",
    "pylon",
    "range attack",
    "surcharge",
];

/// What a step of a game shows of the abilities.
fn shown(before: &Game, input: Input, events: &[Event]) -> Vec<&'static str> {
    let mut found = Vec::new();
    let Input::Player(seat, action) = input else {
        return found;
    };
    match action {
        Action::Mini(_) => found.push("mini action"),
        Action::Go { by: By::Jump, .. } => found.push("jump"),
        Action::Go { by: By::Move, .. } if before.phase().totals.moves == 0 => {
            found.push("free step");
        }
        Action::Engineer {
            at,
            replace: Some(owner),
            ..
        } if gives(before.board(owner), Kind::Protection) => {
            let printed = match at.at() {
                ark_ids::Where::Cell(cell) => {
                    before.rules.tile(before.state.tile(cell)).cost.amount
                }
                _ => 0,
            };
            let asked = before.price(action).map_or(0, |cost| cost.amount);
            if asked > printed {
                found.push("surcharge");
            }
        }
        Action::Patch(patch::Action::Factions(own)) => found.push(match own {
            Own::Assign { .. } => "assignment",
            Own::Attack { .. } => "range attack",
            Own::Place(_) => "bomb placed",
            Own::Explode(_) => "bomb exploded",
        }),
        _ => {}
    }
    if let Action::Engineer { at, .. } = action
        && let ark_ids::Where::Cell(cell) = at.at()
    {
        if before.state.engineered.has(cell) {
            found.push("mastery");
        }
        let usable = before.phase().usable;
        let here = before.occupied(seat, usable);
        let remote = before.phase().totals.remote > 0;
        if !here.has(ark_ids::Place::cell(cell)) && !remote {
            found.push("engineering next door");
        }
        debug_assert_eq!(Spot::cell(cell), at);
    }
    let fed = |event: &Event| {
        matches!(
            event,
            Event::Patch(patch::Event::Factions(Happened::Fed { .. }))
        )
    };
    if events.iter().any(fed) {
        found.push("metabolism");
    }
    let raised = |cell: &ark_ids::Cell| before.room_power(*cell) > before.room_covered(*cell);
    if before.state.derived.built.iter().any(|cell| raised(&cell)) {
        found.push("pylon");
    }
    found
}

/// Proves: ASY-02, ASY-03.
#[test]
fn random_play_uses_every_ability() {
    let mut found = BTreeSet::new();
    for seed in 0..600u64 {
        // All have had their turn; the rest is for what is rare.
        if seed >= 48 && WANTED.iter().all(|what| found.contains(what)) {
            break;
        }
        let mut options = Options {
            turn_limit: 60,
            variants: vec!["b-side".to_owned()],
            ..Options::new("awakening", 2 + (seed % 4) as u8)
        };
        for (i, own) in options.factions.iter_mut().enumerate() {
            *own = Some(Faction(((seed + i as u64 * 3) % 8) as u8));
        }
        let game = walk(&options, seed, |w| {
            found.extend(shown(w.before, w.input, w.events));
            assert_eq!(w.after.audit(), Ok(()));
        });
        assert!(matches!(game.next(), Next::Over(_)));
    }
    let missing: Vec<_> = WANTED
        .iter()
        .filter(|what| !found.contains(*what))
        .collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
}
