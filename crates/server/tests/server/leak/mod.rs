//! What a client is told does not depend on what it cannot know.
//!
//! A game is played twice over the wire, with the same people on its chairs: once as it
//! was recorded, once in another world, in which all that one client could not know was
//! dealt anew. Whatever that client ever received must be the same, letter by letter. The
//! engine says what somebody cannot know: two positions are the same to a viewer if they
//! become the same when the hidden is dealt in a fixed way.

mod wire;
mod world;

use ark_content::Content;
use ark_engine::Options;
use ark_guest::Guest;
use ark_ids::Seat;
use ark_record::{Header, Journal, Player, SeededDice};

use self::wire::Wire;
use self::world::{recorded, resampled};
use crate::common::Node;
use crate::common::postgres::Postgres;

/// Plays a mode in two worlds for each viewer; how many positions differed in what was
/// hidden.
async fn compare(wire: &Wire<'_>, options: Options, seed: u64) -> usize {
    let content = Content::builtin();
    let player = |guest: &Guest| Player {
        name: guest.me.as_ref().expect("somebody").name.clone(),
        kind: "human".to_owned(),
    };
    let players = wire.players.iter().map(player).collect();
    let mut header = Header::new(content, options, players);
    header.seed_hash = Some(SeededDice::commitment([7; 32]));
    let start = *Journal::begin(content, header.clone())
        .expect("playable")
        .game();
    let inputs = recorded(&start, &mut { seed });
    let mut sum = 0;
    for viewer in [Some(Seat(0)), None] {
        let (others, differing) = resampled(&start, &inputs, viewer);
        if differing == 0 {
            continue;
        }
        sum += differing;
        let inputs = &inputs[..others.len()];
        let here = Box::pin(wire.told(&header, inputs, viewer)).await;
        let there = Box::pin(wire.told(&header, &others, viewer)).await;
        assert_eq!(here.len(), there.len(), "{viewer:?}");
        for (a, b) in here.iter().zip(&there) {
            assert_eq!(a, b, "{viewer:?} of {}", header.options.mode);
        }
        if viewer == Some(Seat(0)) {
            // Whoever holds what was dealt anew sees it: the test is not blind.
            let here = Box::pin(wire.told(&header, inputs, Some(Seat(1)))).await;
            let there = Box::pin(wire.told(&header, &others, Some(Seat(1)))).await;
            assert_ne!(here, there);
        }
    }
    sum
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_what_they_cannot_know() {
    let postgres = Postgres::start();
    let node = Node::start_with(&postgres.address(), |config| config.rate = 0).await;
    let store = crate::common::store(&postgres.address()).await;
    let mut guests = Vec::new();
    for name in ["Ada", "Ben", "Cleo", "Onlooker"] {
        let mut guest = Guest::new(node.address).await;
        let name = serde_json::json!({ "name": name });
        guest.call("PATCH", "/api/me", Some(name)).await;
        guest.me = serde_json::from_value(guest.call("GET", "/api/me", None).await.1).ok();
        guests.push(guest);
    }
    let (onlooker, players) = guests.split_last().expect("four");
    let modes = Content::builtin().modes.iter();
    for mode in modes.filter(|mode| mode.params.is_some() && mode.players.1 > 1) {
        let wire = Wire {
            node: &node,
            store: &store,
            players: &players[..2],
            onlooker,
        };
        let options = Options::new(&mode.slug, 2);
        let differing = Box::pin(compare(&wire, options, 11)).await;
        assert!(differing > 30 || mode.slug != "awakening", "{differing}");
    }
    store.close().await;
    node.stop().await;
}
