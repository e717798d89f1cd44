//! What happened, told in sentences.

use ark_engine::{Event, Game, Next};
use ark_ids::Seat;
use ark_phrase::{Phrase, Scene};
use ark_protocol::{SeenEvent, seen};
use ark_record::{Header, Journal};

/// Whose eyes a story is told through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// A seat's.
    Seat(Seat),
    /// Those of somebody who sits nowhere.
    Onlooker,
    /// Everybody's at once: for games that are over.
    All,
}

/// The scene of a game, with the names of its header.
pub(crate) fn scene(game: &Game, header: &Header) -> Scene {
    Scene::of(game).with_names(&names(game, header))
}

/// The name of each seat's player; empty where there is none.
pub(crate) fn names(game: &Game, header: &Header) -> Vec<String> {
    let seated = game.rules.seats + usize::from(game.rules.has_dark_player());
    let seats = &game.state.seats[..seated];
    let player = |player: u8| header.players.get(usize::from(player));
    seats
        .iter()
        .map(|seat| player(seat.player).map_or_else(String::new, |p| p.name.clone()))
        .collect()
}

/// What these eyes see of an event.
pub(crate) fn look(game: &Game, event: Event, eyes: Eyes) -> Option<SeenEvent> {
    let rules = game.rules;
    match eyes {
        Eyes::Seat(seat) => seen(game, event, Some(seat)),
        Eyes::Onlooker => seen(game, event, None),
        Eyes::All => {
            let open = seen(game, event, None);
            let all = rules.players.iter();
            let mut secret = all.map(|seat| seen(game, event, Some(seat)));
            secret.find(|seen| *seen != open).unwrap_or(open)
        }
    }
}

/// A whole record, told input by input: the sentences behind each.
pub(crate) fn tell(journal: &Journal, phrase: &Phrase, eyes: Eyes) -> Vec<Vec<String>> {
    let mut game = journal.position(0);
    let mut told = Vec::new();
    for entry in journal.entries() {
        let mut events: Vec<Event> = Vec::new();
        if game.apply(entry.input, &mut events).is_err() {
            break;
        }
        let scene = scene(&game, journal.header());
        let seen = events.into_iter().filter_map(|e| look(&game, e, eyes));
        told.push(seen.map(|event| phrase.event(&scene, &event)).collect());
    }
    told
}

/// How the game ended, if it did.
pub(crate) fn ending(game: &Game, header: &Header, phrase: &Phrase) -> Option<String> {
    match game.next() {
        Next::Over(ending) => Some(phrase.ending(&scene(game, header), &ending.into())),
        Next::Ask(..) | Next::Roll(_) => None,
    }
}
