//! Achievements: which there are, any two of them, and the order of marking.

use ark_content::{Condition, Content};
use ark_engine::{Action, Chance, Event, Game, Next, Options, chance};
use ark_ids::{Seat, Section};

const A: Seat = Seat(0);
const MILITARIZE: Action = Action::Choose {
    section: Section(0),
    line: 0,
};

/// A game of two that waits for A's first marker; chance always takes the first way.
fn table() -> Game {
    let mut options = Options::new("awakening", 2);
    options.first = Some(A);
    let mut game = Game::new(Content::builtin(), &options).expect("a playable table");
    while let Next::Roll(question) = game.next() {
        let outcome = chance::outcome(&game, question, 0);
        game.roll(outcome, &mut ());
    }
    game
}

/// What happens when A takes the Military section and arms one step.
fn arm(game: &mut Game) -> Vec<Event> {
    let mut events = Vec::new();
    for action in [MILITARIZE, Action::Militarize(1)] {
        game.play(A, action, &mut events).expect("a legal step");
    }
    events
}

/// Proves: ACH-02, ACH-05, ACH-06, ACH-08, ACH-09, ACH-11, ACH-12, ACH-R1.
#[test]
fn there_are_seven_achievements() {
    let conditions: Vec<_> = Content::builtin()
        .achievements
        .iter()
        .map(|achievement| achievement.condition)
        .collect();
    assert_eq!(
        conditions,
        [
            Condition::AllUnitsAwake,
            Condition::Cubes(12),
            Condition::Rooms(8),
            Condition::Cards(10),
            Condition::Wins(1),
            Condition::Arsenal(17),
            Condition::Explored(10),
        ]
    );
}

/// Proves: ACH-01, MISS-02.
#[test]
fn any_two_reveal_the_mission() {
    for one in 0..7 {
        for two in 0..7 {
            let mut game = table();
            game.state.seat_mut(A).achievements = 1 << one | 1 << two;
            arm(&mut game);
            let drawn = game.next() == Next::Roll(Chance::Mission(A));
            assert_eq!(drawn, one != two, "{one} and {two}");
        }
    }
}

/// Proves: ACH-R5, MISS-02.
#[test]
fn achievements_met_at_once_are_marked_in_the_order_of_the_list() {
    let mut game = table();
    let own = game.state.seat_mut(A);
    own.home += own.asleep;
    own.asleep = 0;
    own.explored = 10;
    own.arsenal = 16;
    own.wins = 1;
    let events = arm(&mut game);
    let marked: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Achieved { achievement, .. } => Some(achievement.0),
            _ => None,
        })
        .collect();
    assert_eq!(marked, [0, 4, 5, 6]);
    assert_eq!(game.next(), Next::Roll(Chance::Mission(A)));
}
