//! What a client is told does not depend on what it cannot know.
//!
//! A game is played twice over the wire, with the same people on its chairs: once as it
//! was recorded, once in another world, in which all that one client could not know was
//! dealt anew. Whatever that client ever received must be the same, letter by letter. The
//! engine says what somebody cannot know: two positions are the same to a viewer if they
//! become the same when the hidden is dealt in a fixed way.

mod ask;
mod wire;
mod world;

use ark_bots::Budget;
use ark_content::{Content, MissionRule, Params};
use ark_engine::Options;
use ark_guest::Guest;
use ark_ids::Seat;
use ark_protocol::View;
use ark_record::{Header, Journal, Player, SeededDice};

use self::wire::Wire;
use self::world::{Worlds, worlds};
use crate::common::Node;
use crate::common::postgres::Postgres;

/// Every mode alone, with all its variants, and with a Dark Player.
fn tables() -> Vec<Options> {
    let modes = Content::builtin().modes.iter();
    let mut tables = Vec::new();
    for mode in modes.filter(|mode| mode.players.1 > 1) {
        // Without cards and secret missions everything lies open.
        let hides = |params: &Params| params.artifacts || params.mission != MissionRule::Open;
        if !mode.params.as_ref().is_some_and(hides) {
            continue;
        }
        let plain = Options::new(&mode.slug, 2);
        let varied = Options {
            variants: mode.variants.clone(),
            ..plain.clone()
        };
        if mode.dark_player {
            let dark_player = true;
            for plain in [&plain, &varied] {
                tables.push(Options {
                    dark_player,
                    ..plain.clone()
                });
            }
        }
        if !mode.variants.is_empty() {
            tables.push(varied);
        }
        tables.push(plain);
    }
    tables
}

/// The head of the record of a table at which these people sit.
fn header(options: &Options, players: &[Guest]) -> Header {
    let player = |guest: &Guest| Player {
        name: guest.me.as_ref().expect("somebody").name.clone(),
        kind: "human".to_owned(),
    };
    let players = players.iter().map(player).collect();
    let mut header = Header::new(Content::builtin(), options.clone(), players);
    header.seed_hash = Some(SeededDice::commitment([7; 32]));
    header
}

/// What the viewer is told in both worlds; where it differs, if it does. With `gossip`
/// the others tell in the chat what they hold.
async fn compare(wire: &Wire<'_>, worlds: &Worlds, gossip: bool) -> Result<(), String> {
    let here = Box::pin(wire.told(worlds, &worlds.here, gossip)).await;
    let there = Box::pin(wire.told(worlds, &worlds.there, gossip)).await;
    let at = here.iter().zip(&there).position(|(a, b)| a != b);
    match at {
        Some(at) => Err(format!(
            "{}\nis in the other world\n{}",
            here[at], there[at]
        )),
        None if here.len() != there.len() => Err("one is told more".to_owned()),
        None => Ok(()),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_what_they_cannot_know() {
    let postgres = Postgres::start();
    let node = Node::start_with(&postgres.address(), |config| {
        config.rate = 0;
        config.hint = Budget::Iterations(40);
    })
    .await;
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
    let (mut missions, mut gossips) = (0, 0);
    for options in tables() {
        let chairs = 2 + usize::from(options.dark_player);
        let wire = Wire {
            node: &node,
            store: &store,
            header: header(&options, &players[..chairs]),
            players: &players[..chairs],
            onlooker,
        };
        let table = format!("{} {:?}", options.mode, options.variants);
        let journal = Journal::begin(Content::builtin(), wire.header.clone());
        let start = *journal.expect("playable").game();
        let last = (0..chairs as u8).map(Seat).next_back();
        let viewers = [Some(Seat(0)), last.filter(|_| options.dark_player), None];
        for (i, viewer) in viewers.into_iter().enumerate() {
            if i == 1 && viewer.is_none() {
                continue;
            }
            let worlds = worlds(&start, viewer);
            let worlds = worlds.unwrap_or_else(|| panic!("{table}: no secrets for {viewer:?}"));
            // Whoever holds what was dealt anew would see it.
            let (a, b) = worlds.ends(&start);
            let others = || start.rules.players.iter().filter(|s| Some(*s) != viewer);
            let sees = |seat| View::of(&a, Some(seat)) != View::of(&b, Some(seat));
            assert!(others().any(sees), "{table}: the worlds are alike");
            let mission = |seat| a.state.seat(seat).mission != b.state.seat(seat).mission;
            missions += usize::from(others().any(mission));
            let told = compare(&wire, &worlds, false).await;
            if let Err(difference) = told {
                panic!("{table}, {viewer:?}: {difference}");
            }
            // The test itself is tested: a leak is found.
            if gossips < 2 {
                gossips += 1;
                assert!(compare(&wire, &worlds, true).await.is_err(), "{table}");
            }
        }
    }
    assert!(missions > 0, "secret missions were among it");
    store.close().await;
    node.stop().await;
}
