//! A game over the wire, and everything that one of its guests is told.

use ark_content::Content;
use ark_engine::{Action, Game, Input};
use ark_guest::{Guest, Live};
use ark_ids::Seat;
use ark_protocol::message::{ClientMessage, ServerMessage};
use ark_record::{Header, Journal, Notation, state_hash};
use ark_server::store::{
    Append, Begun, Body, ChairRow, NewGame, Person, Row, Setup, Standing, Store,
};

use crate::common::Node;

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
    pub(super) players: &'a [Guest],
    pub(super) onlooker: &'a Guest,
}

impl Wire<'_> {
    /// Plays the inputs; what the viewer is told.
    pub(super) async fn told(
        &self,
        header: &Header,
        inputs: &[Input],
        viewer: Option<Seat>,
    ) -> Vec<String> {
        let content = Content::builtin();
        let mut journal = Journal::begin(content, header.clone()).expect("it can be played");
        let seat_of = |journal: &Journal, player: usize| {
            let seats = journal.game().rules.players;
            let mut seats = seats.iter();
            let mine = |s: &Seat| usize::from(journal.game().state.seat(*s).player) == player;
            seats.find(mine).expect("everybody sits")
        };
        // What chance says before anybody is asked.
        let setup = inputs.iter().position(|i| matches!(i, Input::Player(..)));
        let (setup, course) = inputs.split_at(setup.expect("somebody is asked"));
        let dealt = rows(&mut journal, setup);
        let id = self.begin(header, &journal, &dealt).await;
        let mut tables = Vec::new();
        for player in self.players {
            tables.push(Live::enter(player, &id, None).await);
        }
        let mut guest = match viewer {
            Some(seat) => {
                let player = journal.game().state.seat(seat).player;
                self.players[usize::from(player)].clone()
            }
            None => self.onlooker.clone(),
        };
        let mut mine = Live::open(&guest, &id).await;
        mine.transcript = Some(Vec::new());
        mine.hello(None).await;
        mine.until(|live| live.position.is_some()).await;
        let mut asked = Vec::new();
        let mut at = 0;
        while at < course.len() {
            let Input::Player(seat, action) = course[at] else {
                unreachable!("chance follows a decision")
            };
            let next = course[at + 1..].iter();
            let rolled = next.take_while(|i| matches!(i, Input::Chance(_))).count();
            let before = *journal.game();
            let added = rows(&mut journal, &course[at..=at + rolled]);
            let last = added.last().expect("a row").seq;
            if rolled == 0 {
                // Through the door of the players.
                let player = (0..tables.len()).find(|p| seat_of(&journal, *p) == seat);
                let live = &mut tables[player.expect("somebody sits there")];
                live.until(|live| live.seq() + 1 == last).await;
                live.say(&ClientMessage::Act {
                    id: format!("act-{last}"),
                    seq: last - 1,
                    seat: seat.0,
                    action: ark_protocol::Action::of(&before, action),
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
            at += rolled + 1;
            if at % 5 == 0 {
                probe(&mut mine, &before, viewer).await;
            }
            if at % 20 == 0 {
                asked.extend(self.ask(&mut guest, &id, last, viewer).await);
            }
        }
        let mut told = mine.transcript.take().expect("it was kept");
        told.extend(asked);
        told.iter().map(|text| plain(text, &id)).collect()
    }

    async fn begin(&self, header: &Header, journal: &Journal, dealt: &[Row]) -> String {
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
        let setup: Setup = serde_json::from_value(serde_json::json!({
            "mode": header.options.mode,
            "seats": "fixed",
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
                header: &header.print(Content::builtin()),
                rows: dealt,
                standing: &Standing::of(journal, dealt.len() as u32),
            }),
        };
        self.store.create(&new).await.expect("a game")
    }

    /// Everything that can be asked about a game.
    async fn ask(
        &self,
        guest: &mut Guest,
        id: &str,
        seq: u32,
        viewer: Option<Seat>,
    ) -> Vec<String> {
        let foreign = u8::from(viewer == Some(Seat(0)));
        let mut answers = Vec::new();
        for (method, path, body) in [
            ("GET", String::new(), ""),
            ("GET", "/history?lang=de".to_owned(), ""),
            ("GET", format!("/history?seat={foreign}"), ""),
            ("GET", format!("/at/{}", seq / 2), ""),
            ("GET", format!("/at/{seq}?lang=fr"), ""),
            ("GET", "/figures".to_owned(), ""),
            ("GET", "/record".to_owned(), ""),
            ("POST", "/fork".to_owned(), r#"{"seq": 5}"#),
            ("POST", "/rematch".to_owned(), "{}"),
        ] {
            let path = format!("/api/games/{id}{path}");
            let (status, text) = guest.send(method, &path, body).await;
            answers.push(format!("{method} {path} {status} {text}"));
        }
        for list in ["mine", "running", "open"] {
            let (_, text) = guest
                .send("GET", &format!("/api/games?list={list}"), "")
                .await;
            let games: Vec<serde_json::Value> = serde_json::from_str(&text).expect("a list");
            // The other game of this test is there too.
            let this = games.into_iter().filter(|game| game["id"] == id);
            let this: serde_json::Value = this.collect();
            answers.push(format!("{list} {this}"));
        }
        assert_eq!(guest.address, self.node.address);
        answers
    }
}

/// Says things that are refused, and looks in other languages.
async fn probe(live: &mut Live, game: &Game, viewer: Option<Seat>) {
    let answered = |m: &ServerMessage| {
        matches!(
            m,
            ServerMessage::Refused { .. }
                | ServerMessage::Error { .. }
                | ServerMessage::Stale { .. }
                | ServerMessage::State { .. }
        )
        .then_some(())
    };
    let seq = live.seq();
    let seat = viewer.map_or(0, |seat| seat.0);
    let card = |n| ark_protocol::Action::of(game, Action::Commit(ark_ids::Card(n)));
    let actions = [ark_protocol::Action::Produce, card(0), card(9)];
    for (i, action) in actions.into_iter().enumerate() {
        // One turn back it is another's, or stale: whatever it is, it is the same.
        for (seat, seq) in [(seat, seq - 1), (1 - seat.min(1), seq)] {
            let id = format!("probe-{i}");
            let action = action.clone();
            live.say(&ClientMessage::Act {
                id,
                seq,
                seat,
                action,
            })
            .await;
            live.wait(answered).await;
        }
    }
    if !live.is_asked() {
        let id = "early".to_owned();
        let action = card(3);
        live.say(&ClientMessage::Act {
            id,
            seq,
            seat,
            action,
        })
        .await;
        live.wait(answered).await;
    }
    for lang in ["fr", "en"] {
        let lang = lang.to_owned();
        live.say(&ClientMessage::Lang { lang }).await;
        live.wait(answered).await;
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
