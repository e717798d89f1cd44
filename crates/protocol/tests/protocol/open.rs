//! What lies open is seen by everybody.

use ark_content::Content;
use ark_engine::{Ending, Game, Next, Options, Secret, chance};
use ark_ids::{Mission, Seat, Target};
use ark_protocol::View;

/// A game played at random for a while.
fn played(mode: &str, players: u8, steps: u32) -> Game {
    let mut game = Game::new(Content::builtin(), &Options::new(mode, players)).unwrap();
    let mut rng = fastrand::Rng::with_seed(u64::from(steps));
    let mut legal = Vec::new();
    for _ in 0..steps {
        match game.next() {
            Next::Over(_) => break,
            Next::Roll(asked) => {
                let n = rng.u32(0..chance::ways(&game, asked));
                game.roll(chance::outcome(&game, asked, n), &mut ());
            }
            Next::Ask(seats, _) => {
                let seat = seats.min().unwrap();
                game.legal(seat, &mut legal);
                game.play_unchecked(seat, legal[rng.usize(0..legal.len())], &mut ());
            }
        }
    }
    game
}

/// Proves: RES-R7.
#[test]
fn amounts_and_numbers_of_cards_lie_open() {
    for steps in (50..500).step_by(50) {
        let game = played("awakening", 3, steps);
        let view = View::of(&game, None);
        let cards: u8 = view.seats.iter().map(|seat| seat.hand_size).sum();
        let decks = &view.decks;
        let piles = decks.artifacts + decks.artifact_discard + decks.artifacts_drawn;
        assert_eq!(cards + piles, 60 + 3, "sixty cards and three Pens");
        for seat in game.rules.all_seats() {
            let state = game.state.seat(seat);
            let seen = &view.seats[seat.index()];
            assert_eq!(seen.resources, state.resources.into());
            assert_eq!(seen.arsenal, state.arsenal);
            assert_eq!(seen.explored, state.explored);
            assert_eq!(seen.hand_size, game.hand_size(seat));
        }
    }
}

/// Proves: FIRST-R6.
#[test]
fn a_first_mission_lies_open() {
    let view = View::of(&played("first-mission", 3, 60), None);
    let missions = view.seats.iter().map(|seat| seat.mission.as_ref());
    for mission in missions {
        assert_eq!(mission.expect("open to onlookers").objectives.len(), 3);
    }
}

/// Proves: MISS-12, MISS-R5.
#[test]
fn a_mission_is_secret_until_it_wins_but_targets_are_open() {
    let mut game = played("awakening", 2, 100);
    let (owner, other) = (Seat(0), Seat(1));
    game.state.seat_mut(owner).mission = Secret::new(Some(Mission(0)));
    game.state.seat_mut(owner).targets.insert(Target(3));

    let mission = |game: &Game, viewer| View::of(game, viewer).seats[0].mission.clone();
    assert!(mission(&game, Some(owner)).is_some());
    for viewer in [Some(other), None] {
        let view = View::of(&game, viewer);
        assert_eq!(view.seats[0].mission, None);
        assert!(view.seats[0].has_mission);
        assert_eq!(
            view.seats[0].targets.len(),
            game.state.seat(owner).targets.len()
        );
    }

    game.state.ending = Some(Ending::Mission(owner));
    assert!(mission(&game, Some(other)).is_some());
    game.state.ending = Some(Ending::TurnLimit);
    assert_eq!(mission(&game, Some(other)), None);
}
