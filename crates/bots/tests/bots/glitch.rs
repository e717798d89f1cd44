//! Greedy plays Glitch for the table: the board is built, the trail followed, and most
//! first rounds are survived, which no random player does.

use ark_bots::{Bot, Kind, Observer, SeededDice};
use ark_content::Content;
use ark_engine::{Game, Next, Options, Rules, modes};

/// The round in which a game ends.
fn last_round(players: u8, kind: Kind, index: u64) -> u8 {
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
    match game.state.mode {
        modes::State::Glitch(_, own) => own.round,
        _ => unreachable!("Glitch is played"),
    }
}

#[test]
fn greedy_survives_more_first_rounds_than_it_loses() {
    let (mut games, mut survived) = (0, 0);
    for players in 1..=4 {
        for index in 0..8 {
            games += 1;
            survived += u32::from(last_round(players, Kind::Greedy, index) > 1);
        }
    }
    assert!(2 * survived > games, "{survived} of {games}");
}

#[test]
fn random_players_do_not_save_the_ship() {
    for players in 1..=4 {
        for index in 0..3 {
            assert_eq!(last_round(players, Kind::Random, index), 1);
        }
    }
}
