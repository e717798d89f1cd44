//! Cards of a combat stay hidden until both lie on the table.

use ark_content::Content;
use ark_engine::{Action, Event, Frame, Game, Next, Options, Secret, chance};
use ark_ids::{Card, Cell, Colour, Place, Seat, Set};
use ark_protocol::{SeenEvent, View, seen};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A and B meet in a room, each with three cards to choose from.
fn meeting() -> Game {
    let mut options = Options::new("awakening", 2);
    options.first = Some(A);
    let mut game = Game::new(Content::builtin(), &options).expect("a playable table");
    while let Next::Roll(question) = game.next() {
        let outcome = chance::outcome(&game, question, 0);
        game.roll(outcome, &mut ());
    }
    let at: Cell = game.state.derived.gates.min().expect("the starting gate");
    let mut deck = game.state.artifact_deck.open();
    for seat in [A, B] {
        let own = game.state.seat_mut(seat);
        own.home -= 1;
        own.arsenal = 10;
        let cards: Set<Card> = deck.iter().take(2).collect();
        deck = deck - cards;
        own.hand = Secret::new(own.hand.open() | cards);
        game.state.rooms[at.index()]
            .units
            .add(Colour::seat(seat), 1);
    }
    game.state.artifact_deck = Secret::new(deck);
    game.state.tokens.remove(at);
    game.state.agenda.pop();
    game.state.agenda.push(Frame::Combats);
    game.resume(&mut ()).expect("a sound position");
    assert!(game.state.derived.units[0].has(Place::cell(at)));
    game
}

/// Proves: COMB-16.
#[test]
fn a_card_is_hidden_until_both_have_chosen() {
    let game = meeting();
    let hand: Vec<Card> = game.state.seat(A).hand.open().iter().collect();
    assert_eq!(hand.len(), 3);
    let views: Vec<View> = hand
        .iter()
        .map(|card| {
            let mut game = game;
            let mut events = Vec::new();
            game.play(A, Action::Commit(*card), &mut events)
                .expect("legal");
            let revealed = |event: &Event| matches!(event, Event::Revealed { .. });
            assert!(!events.iter().any(revealed));
            View::of(&game, Some(B))
        })
        .collect();
    assert!(views.iter().all(|view| *view == views[0]));
    assert!(
        views[0]
            .combat
            .as_ref()
            .is_some_and(|c| c.sides[0].committed && !c.sides[1].committed)
    );
}

/// Proves: COMB-16, COMB-14.
#[test]
fn both_cards_are_revealed_at_the_same_time() {
    let mut game = meeting();
    let mut events = Vec::new();
    for seat in [B, A] {
        assert!(events.is_empty() || events == [Event::Committed(B)]);
        let card = game.state.seat(seat).hand.open().min().expect("cards");
        game.play(seat, Action::Commit(card), &mut events)
            .expect("legal");
    }
    for viewer in [Some(A), Some(B), None] {
        let shown: Vec<_> = events
            .iter()
            .filter_map(|event| seen(&game, *event, viewer))
            .filter_map(|event| match event {
                SeenEvent::Revealed { seat, .. } => Some(seat),
                _ => None,
            })
            .collect();
        assert_eq!(shown, [0, 1]);
    }
}
