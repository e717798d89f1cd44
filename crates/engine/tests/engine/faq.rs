//! The artifact deck in numbers.

use ark_content::{CardData, Content};
use ark_engine::{Game, Next, Options, PEN, chance};

/// The cards of a freshly built deck.
fn deck() -> Vec<CardData> {
    let content = Content::builtin();
    let mut game = Game::new(content, &Options::new("awakening", 2)).expect("a playable table");
    while let Next::Roll(question) = game.next() {
        let outcome = chance::outcome(&game, question, 0);
        game.roll(outcome, &mut ());
    }
    let cards = game.state.artifact_deck.open();
    assert!(!cards.has(PEN));
    cards
        .iter()
        .map(|card| content.cards[card.index()])
        .collect()
}

fn count(deck: &[CardData], wanted: impl Fn(&CardData) -> bool) -> usize {
    deck.iter().filter(|card| wanted(card)).count()
}

/// Proves: FAQ-17, FAQ-18, FAQ-19, FAQ-E5.
#[test]
fn sixty_cards_with_their_shares() {
    let deck = deck();
    assert_eq!(deck.len(), 60);
    let percent = |n: usize| (n * 200 + deck.len()) / (2 * deck.len());
    for (power, cards, share) in [(4, 18, 30), (6, 16, 27), (8, 14, 23), (12, 12, 20)] {
        let n = count(&deck, |card| card.power == power);
        assert_eq!((n, percent(n)), (cards, share), "power {power}");
    }
    let critical = count(&deck, |card| card.critical);
    assert_eq!((critical, percent(critical)), (20, 33));
}

/// Proves: FAQ-18, FAQ-R1.
#[test]
fn critical_mass_is_spread_over_the_powers() {
    let deck = deck();
    for (power, cards) in [(4, 6), (6, 5), (8, 5), (12, 4)] {
        let n = count(&deck, |card| card.power == power && card.critical);
        assert_eq!(n, cards, "power {power}");
    }
}

/// Proves: FAQ-20.
#[test]
fn pens_and_helps_are_outside_the_deck() {
    let content = Content::builtin();
    let extra: Vec<_> = content
        .extra_cards
        .iter()
        .map(|card| (card.slug.as_str(), card.power, card.copies))
        .collect();
    assert_eq!(
        extra,
        [("aliens-pen", Some(0), 6), ("beginners-help", None, 4)]
    );
    let outside: usize = extra
        .iter()
        .map(|(_, _, copies)| usize::from(*copies))
        .sum();
    assert_eq!(content.cards.len() + outside, 70);
}
