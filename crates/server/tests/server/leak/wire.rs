//! A game over the wire, and everything that one of its guests is told.

use ark_content::Content;
use ark_engine::Input;
use ark_guest::{Guest, Live};
use ark_ids::Seat;
use ark_protocol::message::ClientMessage;
use ark_record::{Header, Journal, Notation, state_hash};
use ark_server::store::{
    Append, Begun, Body, ChairRow, NewGame, Person, Row, Setup, Standing, Store,
};

use super::ask::{ask, chat, look, probe, undo, wonder};
use super::world::Worlds;
use crate::common::Node;

/// Letters of a line of gossip.
const LINE: usize = 400;

/// Inputs as rows, from where a journal stands.
fn rows(journal: &mut Journal, inputs: &[Input]) -> Vec<Row> {
    let mut rows = Vec::new();
    for input in inputs {
        let body = Notation::new(journal.game()).input(*input);
        journal.apply(*input, &mut ()).expect("it was played");
        rows.push(Row {
            seq: journal.entries().len() as u32,
            body: Body::Input(body),
            hash: state_hash(journal.game()).to_string(),
            act: None,
            at: 0,
            reason: None,
        });
    }
    rows
}

/// A table at which everything is written down that one of its guests is told.
pub(super) struct Wire<'a> {
    pub(super) node: &'a Node,
    pub(super) store: &'a Store,
    pub(super) header: Header,
    pub(super) players: &'a [Guest],
    pub(super) onlooker: &'a Guest,
}

impl Wire<'_> {
    /// Plays the inputs of one world, the last ones live; what the viewer is told.
    pub(super) async fn told(
        &self,
        worlds: &Worlds,
        inputs: &[Input],
        gossip: bool,
    ) -> Vec<String> {
        let viewer = worlds.viewer;
        let mut journal =
            Journal::begin(Content::builtin(), self.header.clone()).expect("it can be played");
        let (before, course) = inputs.split_at(worlds.from);
        let dealt = rows(&mut journal, before);
        let id = self.begin(&journal, &dealt).await;
        let mut tables = Vec::new();
        for player in self.players {
            tables.push(Live::enter(player, &id, None).await);
        }
        let player =
            |seat: Seat, journal: &Journal| usize::from(journal.game().state.seat(seat).player);
        let mut guest = viewer
            .map_or(self.onlooker, |seat| &self.players[player(seat, &journal)])
            .clone();
        assert_eq!(guest.address, self.node.address);
        let mut mine = Live::open(&guest, &id).await;
        mine.transcript = Some(Vec::new());
        // Everything is told from the beginning.
        mine.hello(Some(0)).await;
        mine.until(|live| live.position.is_some()).await;
        wonder(&mut mine).await;
        let mut at = 0;
        while at < course.len() {
            let Input::Player(seat, action) = course[at] else {
                unreachable!("chance follows a decision")
            };
            let next = course[at + 1..].iter();
            let rolled = next.take_while(|i| matches!(i, Input::Chance(_))).count();
            let position = *journal.game();
            let added = rows(&mut journal, &course[at..=at + rolled]);
            let last = added.last().expect("a row").seq;
            if rolled == 0 {
                // Through the door of the players.
                let live = &mut tables[player(seat, &journal)];
                live.until(|live| live.seq() + 1 == last).await;
                live.say(&ClientMessage::Act {
                    id: format!("act-{last}"),
                    seq: last - 1,
                    seat: seat.0,
                    action: ark_protocol::Action::of(&position, action),
                })
                .await;
                live.ack().await;
            } else {
                // As another node would: the dice are ours here.
                let append = Append {
                    game: id.clone(),
                    rows: added,
                    standing: Standing::of(&journal, last),
                    header: None,
                };
                assert!(self.store.append(append).await.expect("an answer"));
            }
            mine.until(|live| live.seq() == last).await;
            wonder(&mut mine).await;
            at += rolled + 1;
        }
        probe(&mut mine, journal.game(), viewer).await;
        let seq = mine.seq();
        let mut asked = ask(&mut guest, &id, seq, viewer).await;
        let own = viewer.map(|seat| player(seat, &journal));
        for (i, live) in tables.iter_mut().enumerate() {
            if Some(i) == own {
                continue;
            }
            look(live, "en").await;
            chat(live, "what do you hold?", &mut mine).await;
            if gossip {
                let held = serde_json::to_string(&live.at().view.own).expect("what I hold");
                let letters: Vec<char> = held.chars().collect();
                for line in letters.chunks(LINE) {
                    let line: String = line.iter().collect();
                    chat(live, &line, &mut mine).await;
                }
            }
            undo(live, Some(&mut mine)).await;
        }
        if own.is_some() {
            undo(&mut mine, None).await;
        }
        let seq = mine.seq();
        asked.extend(ask(&mut guest, &id, seq, viewer).await);
        let mut told = mine.transcript.take().expect("it was kept");
        told.extend(asked);
        told.iter().map(|text| plain(text, &id)).collect()
    }

    async fn begin(&self, journal: &Journal, dealt: &[Row]) -> String {
        let person = |guest: &Guest| {
            let me = guest.me.as_ref().expect("somebody");
            Person {
                id: me.id.clone(),
                name: me.name.clone(),
            }
        };
        let chair = |guest: &Guest| {
            let person = person(guest);
            ChairRow::of("human", &person.id, &person.name)
        };
        let chairs: Vec<ChairRow> = self.players.iter().map(chair).collect();
        let options = &self.header.options;
        let setup: Setup = serde_json::from_value(serde_json::json!({
            "mode": options.mode,
            "variants": options.variants,
            "dark_player": options.dark_player,
            "seats": "fixed",
            "hints": true,
            "factions": vec![(); chairs.len()],
        }))
        .expect("a setup");
        let new = NewGame {
            creator: &person(&self.players[0]),
            setup: &setup,
            chairs: &chairs,
            public: true,
            seed: &"07".repeat(32),
            origin: None,
            begun: Some(Begun {
                header: &self.header.print(Content::builtin()),
                rows: dealt,
                standing: &Standing::of(journal, dealt.len() as u32),
            }),
        };
        self.store.create(&new).await.expect("a game")
    }
}

/// Without what differs between any two games: id, code and times.
fn plain(text: &str, id: &str) -> String {
    let mut text = text.replace(id, "ID");
    for (key, end) in [
        ("\"at\":", ','),
        ("\"updated\":", '}'),
        ("\"code\":\"", '"'),
    ] {
        let mut parts = text.split(key);
        let mut plain = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let rest = part.find([end, '}']).map_or("", |i| &part[i..]);
            plain.push_str(key);
            plain.push_str(rest);
        }
        text = plain;
    }
    text
}
