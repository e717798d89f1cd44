//! Who sees a mission, and when.

use ark_content::{Content, Objective};
use ark_engine::{Action, Event, Game, Next, Options, Secret, chance};
use ark_ids::{Mission, Seat, Section, Set, Target};
use ark_protocol::{SeenEvent, View, seen};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A game of two that waits for A's first marker.
fn table(mode: &str) -> (Game, Vec<Event>) {
    let mut options = Options::new(mode, 2);
    options.first = Some(A);
    let rules = ark_engine::Rules::intern(Content::builtin(), &options).expect("a playable table");
    let mut events = Vec::new();
    let mut game = Game::start(rules, &mut events);
    while let Next::Roll(question) = game.next() {
        let outcome = chance::outcome(&game, question, 0);
        game.roll(outcome, &mut events);
    }
    (game, events)
}

/// Gives A the first mission of the deck.
fn deal(game: &mut Game) -> Mission {
    let deck = game.state.mission_deck.open();
    let mission = deck.min().expect("missions");
    game.state.mission_deck = Secret::new(deck.without(mission));
    game.state.seat_mut(A).mission = Secret::new(Some(mission));
    mission
}

fn objectives(mission: Mission) -> Set<Target> {
    let card = &Content::builtin().missions[mission.index()];
    card.objectives
        .into_iter()
        .filter_map(|objective| match objective {
            Objective::Target(target) => Some(target),
            Objective::Cubes(..) => None,
        })
        .collect()
}

/// A takes the Military section and arms one step.
fn arm(game: &mut Game, log: &mut Vec<Event>) {
    let section = Section(0);
    for action in [Action::Choose { section, line: 0 }, Action::Militarize(1)] {
        game.play(A, action, log).expect("a legal step");
    }
}

/// Proves: MISS-06.
#[test]
fn others_see_that_there_is_a_mission_but_not_which() {
    let (mut game, _) = table("awakening");
    deal(&mut game);
    let mine = &View::of(&game, Some(A)).seats[0];
    assert!(mine.mission.is_some());
    for viewer in [Some(B), None] {
        let theirs = &View::of(&game, viewer).seats[0];
        assert!(theirs.has_mission);
        assert_eq!(theirs.mission, None);
    }
}

/// Proves: MISS-02, MISS-06.
#[test]
fn a_drawn_mission_is_shown_to_its_owner_alone() {
    let (mut game, _) = table("awakening");
    game.state.seat_mut(A).achievements = 0b11;
    let mut events = Vec::new();
    arm(&mut game, &mut events);
    let Next::Roll(question) = game.next() else {
        panic!("a mission is drawn")
    };
    game.roll(chance::outcome(&game, question, 0), &mut events);
    let drawn = |viewer| {
        let mut seen = events.iter().filter_map(|e| seen(&game, *e, viewer));
        let drawn = seen.find_map(|event| match event {
            SeenEvent::MissionDrawn { mission, .. } => Some(mission),
            _ => None,
        });
        drawn.expect("everybody sees that a card was drawn")
    };
    assert!(drawn(Some(A)).is_some());
    assert_eq!(drawn(Some(B)), None);
    assert_eq!(drawn(None), None);
}

/// Proves: MISS-12, MISS-R5, MISS-11.
#[test]
fn targets_lie_open_and_none_is_marked_as_an_objective() {
    let (mut game, _) = table("awakening");
    let mission = deal(&mut game);
    let objective = objectives(mission).min().expect("three");
    let other = Target(u8::from(objective.0 == 0));
    assert!(!objectives(mission).has(other));
    let theirs = |game: &Game| View::of(game, Some(B));
    game.state.seat_mut(A).targets = [objective, other].into_iter().collect();
    let view = theirs(&game);
    assert_eq!(view.seats[0].targets.len(), 2);
    // With a card on which neither room is an objective B sees the very same.
    let elsewhere = game
        .state
        .mission_deck
        .open()
        .iter()
        .find(|m| !objectives(*m).has(objective) && !objectives(*m).has(other))
        .expect("another card");
    game.state.seat_mut(A).mission = Secret::new(Some(elsewhere));
    assert_eq!(theirs(&game), view);
}

/// Proves: MISS-13, MISS-12.
#[test]
fn the_winner_shows_the_mission_and_its_targets() {
    let (mut game, _) = table("awakening");
    let mission = deal(&mut game);
    game.state.seat_mut(A).targets = objectives(mission);
    let hidden = &View::of(&game, Some(B)).seats[0];
    assert_eq!(hidden.mission, None);
    arm(&mut game, &mut Vec::new());
    assert!(matches!(game.next(), Next::Over(_)));
    for viewer in [Some(A), Some(B), None] {
        let seat = &View::of(&game, viewer).seats[0];
        let shown = seat.mission.as_ref().expect("the winner's card");
        assert_eq!(
            shown.mission,
            Content::builtin().missions[mission.index()].slug
        );
        assert!(shown.objectives.iter().all(|o| o.met));
        assert_eq!(seat.targets.len(), 3);
    }
}

/// Proves: FIRST-10, FIRST-R6.
#[test]
fn a_first_mission_lies_open_from_the_start() {
    let (game, events) = table("first-mission");
    for viewer in [Some(A), Some(B), None] {
        let view = View::of(&game, viewer);
        assert!(view.seats.iter().all(|seat| seat.mission.is_some()));
        let dealt = events.iter().filter(|event| {
            let seen = seen(&game, **event, viewer);
            matches!(
                seen,
                Some(SeenEvent::MissionDealt {
                    mission: Some(_),
                    ..
                })
            )
        });
        assert_eq!(dealt.count(), 2);
    }
}
