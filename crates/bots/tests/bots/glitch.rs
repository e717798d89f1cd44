//! Engineers play Glitch for the table: the board is built, the trail followed, most first
//! rounds are survived, and a lone Engineer often saves the ship. No random player does.

use ark_bots::{Bot, Kind, Observer, SeededDice};
use ark_content::Content;
use ark_engine::{Ending, Game, Next, Options, Rules, modes};

/// The rounds that a table survives.
fn survived(players: u8, kind: Kind, index: u64) -> u8 {
    let options = Options::new("glitch", players);
    let rules = Rules::intern(Content::builtin(), &options).expect("legal options");
    let mut dice = SeededDice::fork(7, index);
    let mut bots: Vec<Box<dyn Bot>> = (0..players).map(|_| kind.seat(dice.seed())).collect();
    let mut game = Game::start(rules, &mut ());
    let mut actions = Vec::new();
    loop {
        dice.answer(&mut game, &mut ());
        let Next::Ask(seats, _) = game.next() else {
            break;
        };
        let seat = seats.min().expect("somebody is asked");
        game.legal(seat, &mut actions);
        let action = bots[seat.index()].choose(&Observer::new(&game, seat), &actions);
        game.play(seat, action, &mut ()).expect("bots play legally");
    }
    let won = matches!(game.state.ending, Some(Ending::Team { won: true, .. }));
    match game.state.mode {
        modes::State::Glitch(_, own) => own.round - u8::from(!won),
        _ => unreachable!("Glitch is played"),
    }
}

#[test]
fn engineers_survive_more_first_rounds_than_they_lose() {
    let games = (2..=4).flat_map(|players| (0..2).map(move |index| (players, index)));
    let passed = games.filter(|(players, index)| survived(*players, Kind::Engineer, *index) > 0);
    let passed = passed.count();
    assert!(passed > 3, "{passed} of 6");
}

#[test]
fn a_lone_engineer_often_saves_the_ship() {
    let won = (0..10).filter(|index| survived(1, Kind::Engineer, *index) == 3);
    let won = won.count();
    assert!(won >= 2, "{won} of 10");
}

#[test]
fn random_players_do_not_save_the_ship() {
    for players in 1..=4 {
        for index in 0..3 {
            assert_eq!(survived(players, Kind::Random, index), 0);
        }
    }
}
