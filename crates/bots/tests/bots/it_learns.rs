//! Greedy plays It Learns for the table: a fair share of games is won, by any number of
//! Challengers, and what they have goes round.

use ark_bots::{Kind, Observer, SeededDice, sim};
use ark_content::Content;
use ark_engine::modes::coop::{self, Event};
use ark_engine::{Game, Log, Next, Options, Rules, patch};

/// Wins of so many Challengers in so many games.
fn won(players: u8, kind: Kind, games: u64) -> u64 {
    let series = sim::Series::new("it-learns", players, kind, games);
    let played = series.run(Content::builtin(), &|_| {}).expect("playable");
    played.endings.get("team-won").copied().unwrap_or(0)
}

#[test]
fn greedy_wins_a_fair_share_with_any_number_of_challengers() {
    for (players, least) in [(1, 12), (2, 12), (3, 6), (4, 1)] {
        let wins = won(players, Kind::Greedy, 30);
        assert!(wins >= least, "{wins} of 30 with {players}");
        assert!(wins < 30, "no game is lost with {players}");
    }
}

#[test]
fn random_players_do_not_survive() {
    for players in 1..=4 {
        assert_eq!(won(players, Kind::Random, 5), 0);
    }
}

/// Gifts that were offered and taken.
#[derive(Default)]
struct Gifts {
    offered: u32,
    accepted: u32,
}

impl Log for Gifts {
    fn note(&mut self, event: impl FnOnce() -> ark_engine::Event) {
        match event() {
            ark_engine::Event::Patch(patch::Event::Coop(Event::Offered(_))) => self.offered += 1,
            ark_engine::Event::Patch(patch::Event::Coop(Event::Accepted(_))) => self.accepted += 1,
            _ => {}
        }
    }
}

#[test]
fn an_offer_that_is_declined_is_not_repeated_for_ever() {
    let rules = Rules::intern(Content::builtin(), &Options::new("it-learns", 2)).expect("legal");
    let mut dice = SeededDice::new(5);
    let mut bots = [(); 2].map(|()| Kind::Greedy.seat(dice.seed()));
    let mut game = Game::start(rules, &mut ());
    let (mut gifts, mut actions) = (Gifts::default(), Vec::new());
    let decline = patch::Action::Coop(coop::Action::Decline);
    let decline = ark_engine::Action::Patch(decline);
    for _ in 0..2000 {
        dice.answer(&mut game, &mut gifts);
        let Next::Ask(seats, _) = game.next() else {
            break;
        };
        let seat = seats.min().expect("somebody is asked");
        game.legal(seat, &mut actions);
        let action = if actions.contains(&decline) {
            decline
        } else {
            bots[seat.index()].choose(&Observer::new(&game, seat), &actions)
        };
        game.play(seat, action, &mut gifts).expect("a legal step");
    }
    assert!(matches!(game.next(), Next::Over(_)));
    assert!(gifts.offered > 0);
    assert_eq!(gifts.accepted, 0);
}
