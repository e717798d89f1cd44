//! The server is killed again and again while people play: every move that was
//! acknowledged is there, none is there twice, and every game replays to its hashes.
//! `cargo xtask crash` does it more often.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::time::Duration;

use ark_guest::{Guest, Live, pick};
use ark_protocol::message::{ClientMessage, ErrorCode, Seq, ServerMessage};
use ark_server::proof;
use ark_server::store::Store;
use serde_json::json;
use tokio::sync::{Notify, watch};

const PAIRS: usize = 6;
/// How many games each pair plays at most.
const GAMES: usize = 6;

/// How often it is killed.
fn kills() -> usize {
    let said = std::env::var("ARK_KILLS").ok();
    said.map_or(5, |said| said.parse().expect("ARK_KILLS is a number"))
}

struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(database: &str) -> Self {
        let mut child = crate::ark::command(&["serve", "--listen", "127.0.0.1:0", "--rate", "0"])
            .args(["--log", "error", "--database-url", database])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut said = String::new();
        let out = child.stdout.as_mut().expect("it speaks");
        BufReader::new(out).read_line(&mut said).expect("it speaks");
        let address = said.trim().rsplit("http://").next().expect("an address");
        let address = address.trim_end_matches('/').parse().expect("an address");
        Self { child, address }
    }
}

impl Drop for Server {
    /// As `kill -9` does: nothing can be put in order before.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What one person did in one game.
#[derive(Default)]
struct Deeds {
    /// Every act that was sent.
    sent: BTreeSet<String>,
    /// Those that were acknowledged, and as which row.
    acknowledged: BTreeMap<String, Seq>,
}

/// What all share.
struct Course {
    /// Where the server is now.
    address: watch::Receiver<SocketAddr>,
    /// A move was acknowledged.
    moved: Notify,
    done: watch::Receiver<bool>,
}

impl Course {
    /// Waits for so many moves.
    async fn go_on(&self, moves: usize) {
        for _ in 0..moves {
            let moved = tokio::time::timeout(Duration::from_mins(1), self.moved.notified());
            moved.await.expect("somebody moves");
        }
    }
}

/// Plays a game until it is over or the test is, whatever happens to the line.
async fn play(mut guest: Guest, game: &str, mut seed: u64, course: &Course) -> Deeds {
    let mut deeds = Deeds::default();
    let mut pending: Option<ClientMessage> = None;
    let mut since = None;
    let mut address = course.address.clone();
    while !*course.done.borrow() {
        guest.address = *address.borrow_and_update();
        let Some(mut live) = Live::try_open(&guest, game).await else {
            // Until there is a server again.
            if address.changed().await.is_err() {
                break;
            }
            continue;
        };
        let hello = ClientMessage::Hello {
            version: ark_protocol::message::VERSION,
            lang: None,
            since,
        };
        let mut up = live.try_say(&hello).await;
        // What was not answered is said again, with the same id.
        if let Some(act) = &pending {
            up = up && live.try_say(act).await;
        }
        let mut done = course.done.clone();
        while up && !*done.borrow() {
            let message = tokio::select! {
                message = live.try_next() => message,
                _ = done.changed() => break,
            };
            match message {
                Some(ServerMessage::Ack { id, seq }) => {
                    let before = deeds.acknowledged.insert(id, seq);
                    assert!(
                        before.is_none_or(|before| before == seq),
                        "one row for one act"
                    );
                    pending = None;
                    course.moved.notify_one();
                }
                Some(ServerMessage::Stale { .. } | ServerMessage::Refused { .. }) => pending = None,
                // A new line may speak at once again.
                None
                | Some(ServerMessage::Error {
                    code: ErrorCode::TooFast,
                    ..
                }) => break,
                Some(ServerMessage::Error { text, .. }) => panic!("{text}"),
                Some(_) => {}
            }
            let Some(position) = &live.position else {
                continue;
            };
            since = Some(position.seq);
            if live.is_over() {
                return deeds;
            }
            if pending.is_none() && live.is_asked() {
                let index = pick(&mut seed, position.options.len());
                let id = format!("{}-{seed}", position.seq);
                let act = ClientMessage::Act {
                    id: id.clone(),
                    seq: position.seq,
                    seat: live.seat(),
                    action: position.options[index].action.clone(),
                };
                deeds.sent.insert(id);
                up = live.try_say(&act).await;
                pending = Some(act);
            }
        }
    }
    deeds
}

/// Two people with games of theirs that have begun.
async fn pair(address: SocketAddr) -> ([Guest; 2], VecDeque<String>) {
    let (mut ada, mut ben) = (Guest::new(address).await, Guest::new(address).await);
    let mut games = VecDeque::new();
    for _ in 0..GAMES {
        let players = json!([{"kind": "me"}, {"kind": "open"}]);
        let game = ada
            .create(json!({"mode": "awakening", "players": players}))
            .await;
        let join = json!({"code": game.game.code});
        ben.post("/api/games/join", Some(join)).await;
        let id = game.game.id;
        ada.post(&format!("/api/games/{id}/start"), None).await;
        games.push_back(id);
    }
    ([ada, ben], games)
}

/// By game and person.
type AllDeeds = BTreeMap<(String, String), Deeds>;

async fn play_all(people: [Guest; 2], games: VecDeque<String>, course: Arc<Course>) -> AllDeeds {
    let mut all = AllDeeds::new();
    for (i, game) in games.into_iter().enumerate() {
        let [ada, ben] = people.clone();
        let seed = 7 * i as u64 + 1;
        let (one, two) = tokio::join!(
            play(ada, &game, seed, &course),
            play(ben, &game, seed + 100, &course)
        );
        for (guest, deeds) in people.iter().zip([one, two]) {
            let person = guest.me.as_ref().expect("somebody").id.clone();
            all.insert((game.clone(), person), deeds);
        }
    }
    all
}

/// Holds what people remember against what the database holds.
async fn compare(database: &str, all: &AllDeeds) -> (usize, usize) {
    let store = Store::open(database, 2).await.expect("the database");
    let mut counts = (0, 0);
    for game in store.begun().await.expect("games") {
        let row = store.game(&game).await.expect("an answer").expect("a game");
        let rows = store.rows(&game).await.expect("rows");
        if let Err(problem) = proof::prove_game(&row, &rows) {
            panic!("{game}: {problem}");
        }
        let mut kept: BTreeMap<(String, String), Vec<Seq>> = BTreeMap::new();
        for row in &rows {
            if let Some(act) = &row.act {
                kept.entry(act.clone()).or_default().push(row.seq);
            }
        }
        for ((_, person), deeds) in all.iter().filter(|((id, _), _)| *id == game) {
            for (id, seq) in &deeds.acknowledged {
                let rows = kept.get(&(person.clone(), id.clone()));
                assert_eq!(rows, Some(&vec![*seq]), "{game}: {id} was acknowledged");
                counts.0 += 1;
            }
        }
        for ((person, id), seqs) in &kept {
            assert_eq!(seqs.len(), 1, "{game}: {id} is there twice");
            let deeds = &all[&(game.clone(), person.clone())];
            assert!(deeds.sent.contains(id), "{game}: nobody sent {id}");
            counts.1 += 1;
        }
    }
    store.close().await;
    counts
}

#[test]
fn nothing_acknowledged_is_lost_and_nothing_done_twice_however_often_it_is_killed() {
    let file = crate::ark::free_path("crash.db");
    for tail in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{file}{tail}"));
    }
    let database = format!("sqlite:{file}");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut server = Server::start(&database);
        let mut pairs = Vec::new();
        for _ in 0..PAIRS {
            pairs.push(pair(server.address).await);
        }
        let (tell, address) = watch::channel(server.address);
        let (finish, done) = watch::channel(false);
        let course = Arc::new(Course {
            address,
            moved: Notify::new(),
            done,
        });
        let tasks: Vec<_> = pairs
            .into_iter()
            .map(|(people, games)| tokio::spawn(play_all(people, games, Arc::clone(&course))))
            .collect();
        let mut seed = 5;
        for _ in 0..kills() {
            // At a random moment: after some moves, and then some way into the next ones.
            course.go_on(1 + pick(&mut seed, 30)).await;
            for _ in 0..pick(&mut seed, 400) {
                tokio::task::yield_now().await;
            }
            drop(server);
            server = Server::start(&database);
            let _ = tell.send(server.address);
        }
        course.go_on(20).await;
        let _ = finish.send(true);
        let mut all = AllDeeds::new();
        for task in tasks {
            all.extend(task.await.expect("they play"));
        }
        drop(server);
        let (acknowledged, kept) = compare(&database, &all).await;
        assert!(acknowledged > 5 * kills(), "{acknowledged} moves");
        println!(
            "{} kills: {acknowledged} acknowledged moves are there, {kept} moves in all, \
             none twice, every game replays",
            kills()
        );
    });
}
