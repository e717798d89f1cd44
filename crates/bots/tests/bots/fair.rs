//! No bot profits from what its seat cannot know: in every world that the seat
//! cannot tell from the real one, it chooses the same.

use ark_bots::{Budget, Kind, Observer, SeededDice};
use ark_content::Content;
use ark_engine::{Game, Next, Options, Rules};
use ark_ids::Seat;

/// Worlds compared with the real one at each decision.
const WORLDS: u64 = 3;

/// Plays a game with Greedy and calls `look` at some of the decisions.
fn watch(mode: &str, players: u8, seed: u64, every: u64, look: &mut impl FnMut(&Game, Seat)) {
    let options = Options {
        turn_limit: 60,
        ..Options::new(mode, players)
    };
    let rules = Rules::intern(Content::builtin(), &options).expect("playable");
    let mut dice = SeededDice::new(seed);
    let mut bots: Vec<_> = (0..players)
        .map(|_| Kind::Greedy.seat(dice.seed()))
        .collect();
    let mut game = Game::start(rules, &mut ());
    let mut actions = Vec::new();
    let mut decisions = 0;
    loop {
        dice.answer(&mut game, &mut ());
        let Next::Ask(seats, _) = game.next() else {
            return;
        };
        let seat = seats.min().expect("somebody is asked");
        game.legal(seat, &mut actions);
        decisions += 1;
        if decisions % every == 0 {
            look(&game, seat);
        }
        let action = bots[seat.index()].choose(&Observer::new(&game, seat), &actions);
        game.play(seat, action, &mut ())
            .expect("bots take what is legal");
    }
}

#[test]
fn bots_choose_the_same_in_every_world_their_seat_cannot_tell_apart() {
    let mut compared = 0;
    let mut differing = 0;
    let mut looks = 0;
    let mut check = |game: &Game, seat: Seat| {
        looks += 1;
        for world in 0..WORLDS {
            let other = game.imagine(Some(seat), &mut SeededDice::fork(7, world));
            differing += u64::from(hidden(game, seat) != hidden(&other, seat));
            for kind in Kind::ALL {
                // Searching takes its time.
                if kind == Kind::Commander && looks % 8 > 0 {
                    continue;
                }
                let choose = |game: &Game| {
                    let mut actions = Vec::new();
                    game.legal(seat, &mut actions);
                    let mut bot = kind.seat_with(99, Budget::Iterations(2400));
                    bot.choose(&Observer::new(game, seat), &actions)
                };
                assert_eq!(choose(game), choose(&other), "{}", kind.slug());
                compared += 1;
            }
        }
    };
    for players in 2..=4 {
        watch("awakening", players, u64::from(players), 7, &mut check);
    }
    watch("first-mission", 2, 5, 7, &mut check);
    assert!(compared > 500, "{compared} choices compared");
    assert!(
        differing > 100,
        "{differing} worlds were other than the real one"
    );
}

/// What the other seats hold: hands and missions.
fn hidden(game: &Game, seat: Seat) -> Vec<(u128, Option<u8>)> {
    let others = game.rules.all_seats().without(seat);
    let held = |s: Seat| {
        let state = game.state.seat(s);
        (state.hand.open().bits(), state.mission.open().map(|m| m.0))
    };
    others.iter().map(held).collect()
}
