//! What a viewer sees of Unfair.

use ark_content::Content;
use ark_engine::{Game, Level, Next, Options, chance};
use ark_protocol::{Experience, View};

fn set_up(seats: &[u32]) -> Game {
    let mut options = Options::new("awakening", 3);
    options.variants = vec!["unfair".to_owned()];
    options.levels[0] = Level::Beginner;
    options.levels[2] = Level::Intermediate;
    options.random_seats = true;
    let mut game = Game::new(Content::builtin(), &options).expect("playable");
    let mut seats = seats.iter();
    while let Next::Roll(question) = game.next() {
        let player = matches!(question, ark_engine::Chance::Player(_));
        let n = if player { seats.next().copied() } else { None };
        let outcome = chance::outcome(&game, question, n.unwrap_or(0));
        game.roll(outcome, &mut ());
    }
    game
}

/// A level belongs to a player, wherever chance seats them, and is open to all; the mission
/// of a beginner is a secret like any other.
///
/// Proves: UNF-01, UNF-02, UNF-03, UNF-04, UNF-07.
#[test]
fn levels_follow_their_players_and_lie_open() {
    for (seats, levels) in [
        (
            [0, 0],
            [
                Experience::Beginner,
                Experience::Experienced,
                Experience::Intermediate,
            ],
        ),
        (
            [2, 1],
            [
                Experience::Intermediate,
                Experience::Experienced,
                Experience::Beginner,
            ],
        ),
    ] {
        let game = set_up(&seats);
        for viewer in game.rules.all_seats().iter().map(Some).chain([None]) {
            let view = View::of(&game, viewer);
            let unfair = view.patches.unfair.expect("it is played");
            assert_eq!(unfair.levels, levels);
            for (seat, level) in game.rules.all_seats().iter().zip(levels) {
                let shown = &view.seats[seat.index()];
                assert_eq!(shown.has_mission, level == Experience::Beginner);
                assert_eq!(
                    shown.mission.is_some(),
                    shown.has_mission && viewer == Some(seat)
                );
                assert_eq!(shown.hand_size, 1);
            }
        }
    }
}
