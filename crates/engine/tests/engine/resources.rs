//! Resources, payments and what is open about them (RES chapter).

use std::collections::BTreeSet;

use ark_content::Content;
use ark_engine::{Action, Event, Game, Input, Next, Options, Question};
use ark_ids::{Conversion, Resource, Seat};
use ark_testkit::{TestDice, walk};

fn content() -> &'static Content {
    Content::builtin()
}

fn options(players: u8, turn_limit: u16) -> Options {
    Options {
        turn_limit,
        ..Options::new("awakening", players)
    }
}

fn legal(game: &Game, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions
}

/// Proves: RES-01, RES-R1.
#[test]
fn the_five_resources_and_their_names() {
    let names: Vec<_> = Resource::ALL.map(|r| (r.slug(), r.short())).into();
    assert_eq!(
        names,
        [
            ("dilitium", "Di"),
            ("osvite", "Os"),
            ("biotics", "Bt"),
            ("titanium", "Ti"),
            ("metamorphite", "Mt"),
        ]
    );
    assert_eq!(Resource::basic().len(), 4);
    assert!(!Resource::basic().has(Resource::Metamorphite));
    for tile in &content().tiles {
        for text in [&tile.name.en, &tile.text.en] {
            assert!(!text.contains("Sovite") && !text.contains("Dilithium"));
        }
    }
}

/// Proves: RES-R2.
#[test]
fn no_price_asks_for_metamorphite() {
    let rooms = content().tiles.iter().map(|tile| tile.cost.types);
    let sections = content().boards[0].sections.iter().map(|s| s.cost.types);
    let conversions = content().conversions.iter().map(|c| c.types);
    for types in rooms.chain(sections).chain(conversions) {
        assert!(!types.has(Resource::Metamorphite));
    }
}

/// A conversion into Metamorphite is offered on every line of every section.
///
/// Proves: RES-15, RES-19, RES-R5.
#[test]
fn refining_works_in_every_phase() {
    let refining = content()
        .conversions
        .iter()
        .position(|c| c.slug == "refining");
    let routing = content()
        .conversions
        .iter()
        .position(|c| c.slug == "routing");
    let mut lines = BTreeSet::new();
    walk(&options(2, 30), 3, |step| {
        let Next::Ask(_, Question::Section) = step.after.next() else {
            return;
        };
        let seat = step.after.state.active;
        for choice in legal(step.after, seat) {
            let mut game = *step.after;
            for kind in Resource::BASIC {
                game.state.seat_mut(seat).resources.add(kind, 3);
            }
            game.play(seat, choice, &mut ()).expect("it was offered");
            let offers = |conversion: Option<usize>| {
                let wanted = conversion.map(|i| Conversion(i as u8));
                legal(&game, seat)
                    .iter()
                    .any(|a| matches!(a, Action::Convert { conversion, .. } if Some(*conversion) == wanted))
            };
            assert!(offers(refining), "{choice:?}");
            let Action::Choose { section, line } = choice else {
                panic!("{choice:?} is no section");
            };
            assert_eq!(offers(routing), section == game.rules.power, "{choice:?}");
            lines.insert((section.0, line));
        }
    });
    assert_eq!(lines.len(), 9, "all lines of the A-side were tried");
}

/// Whatever has a price is paid by its player, in one basic type of the price and
/// Metamorphite, and exactly.
///
/// Proves: RES-05, RES-09, RES-10, RES-12.
#[test]
fn payments_take_one_type_and_metamorphite() {
    let mut mixed = 0;
    for seed in 0..4 {
        walk(&options(3, 40), seed, |step| {
            let paid: Vec<_> = step
                .events
                .iter()
                .filter_map(|event| match *event {
                    Event::Paid { seat, kind, amount } => Some((seat, kind, amount)),
                    _ => None,
                })
                .collect();
            let Input::Player(player, action) = step.input else {
                return assert_eq!(paid, [], "chance pays nothing");
            };
            let Some(cost) = step.before.price(action) else {
                return assert_eq!(paid, [], "{action:?} has no price");
            };
            let basic: Vec<_> = paid.iter().filter(|(_, kind, _)| kind.is_basic()).collect();
            assert!(basic.len() <= 1, "{action:?} mixes types");
            assert!(basic.iter().all(|(_, kind, _)| cost.types.has(*kind)));
            assert!(paid.iter().all(|(seat, _, _)| *seat == player));
            let total: u8 = paid.iter().map(|(_, _, amount)| amount).sum();
            // With a free point nothing is paid.
            assert!(total == 0 || total == cost.amount, "{action:?}");
            mixed += usize::from(paid.len() > 1);
        });
    }
    assert!(mixed > 10, "Metamorphite completed enough payments to tell");
}

/// In every other world that a viewer could be in, the open things are the same and
/// the hidden ones differ now and then.
///
/// Proves: RES-R7.
#[test]
fn what_is_open_and_what_is_hidden() {
    let mut dice = TestDice::new(7);
    let (mut hands_differ, mut missions_differ, mut seen) = (false, false, 0);
    walk(&options(3, 200), 11, |step| {
        let game = step.after;
        let Next::Ask(..) = game.next() else { return };
        seen += 1;
        if seen % 50 != 0 {
            return;
        }
        let viewer = Seat(0);
        let world = game.imagine(Some(viewer), &mut dice);
        for seat in game.rules.all_seats() {
            let (here, there) = (game.state.seat(seat), world.state.seat(seat));
            assert_eq!(here.resources, there.resources);
            assert_eq!(here.arsenal, there.arsenal);
            assert_eq!(here.explored, there.explored);
            assert_eq!(here.targets, there.targets);
            assert_eq!(game.hand_size(seat), world.hand_size(seat));
            let same_hand = here.hand.open() == there.hand.open();
            let same_mission = here.mission.open() == there.mission.open();
            if seat == viewer {
                assert!(same_hand && same_mission, "the own cards are known");
            }
            hands_differ |= !same_hand;
            missions_differ |= !same_mission;
        }
        assert_eq!(game.state.tokens, world.state.tokens);
        assert_eq!(game.state.room_deck, world.state.room_deck);
        assert_eq!(
            game.state.artifact_deck.open().len(),
            world.state.artifact_deck.open().len()
        );
    });
    assert!(hands_differ, "hands of others are hidden");
    assert!(missions_differ, "missions of others are hidden");
}
