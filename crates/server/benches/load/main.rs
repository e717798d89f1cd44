//! Many games at once: a thousand with two sockets each, moves at a steady pace, and how
//! long it takes from sending a move until the other player has its update. Server and
//! driver share the machine. `cargo xtask load` runs it.

mod glance;
mod server;

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use ark_guest::{Guest, pick};
use ark_protocol::message::VERSION;
use futures_util::stream::{FuturesUnordered, SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use glance::Glance;
use server::Server;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What is to be measured.
struct Plan {
    program: String,
    database: String,
    mode: String,
    games: usize,
    /// Moves in each second.
    rate: f64,
    warm_up: Duration,
    measure: Duration,
}

impl Plan {
    fn read() -> Self {
        let words: Vec<String> = std::env::args().collect();
        let said = |name: &str, default: &str| {
            let at = words.iter().position(|word| word == name);
            let value = at.and_then(|at| words.get(at + 1));
            value.map_or_else(|| default.to_owned(), Clone::clone)
        };
        let number =
            |name: &str, default: &str| -> f64 { said(name, default).parse().expect("a number") };
        Self {
            program: said("--program", ""),
            database: said("--database-url", ""),
            mode: said("--mode", "awakening"),
            games: number("--games", "1000") as usize,
            rate: number("--rate", "500"),
            warm_up: Duration::from_secs_f64(number("--warm-up", "5")),
            measure: Duration::from_secs_f64(number("--seconds", "30")),
        }
    }
}

/// A game, as the driver knows it.
struct Table {
    out: [SplitSink<Socket, Message>; 2],
    /// What each of the two has seen.
    seen: [u32; 2],
    /// Who is asked, and the act that was chosen.
    choice: Option<(usize, String)>,
    /// Who moved, when, and from which row on the other one knows.
    moving: Option<(usize, Instant, u32)>,
    over: bool,
}

/// Something was told to a player of a game.
struct Told {
    game: usize,
    player: usize,
    at: Instant,
    text: String,
}

async fn listen(
    game: usize,
    player: usize,
    mut from: SplitStream<Socket>,
    to: mpsc::UnboundedSender<Told>,
) {
    while let Some(Ok(message)) = from.next().await {
        if let Message::Text(text) = message {
            let told = Told {
                game,
                player,
                at: Instant::now(),
                text: text.to_string(),
            };
            if to.send(told).is_err() {
                return;
            }
        }
    }
}

/// Two people in a game that has begun.
async fn begin(address: std::net::SocketAddr, mode: &str) -> ([Guest; 2], String) {
    let (mut ada, mut ben) = (Guest::new(address).await, Guest::new(address).await);
    let players = json!([{"kind": "me"}, {"kind": "open"}]);
    let game = ada.create(json!({"mode": mode, "players": players})).await;
    ben.post("/api/games/join", Some(json!({"code": game.game.code})))
        .await;
    let id = game.game.id;
    ada.post(&format!("/api/games/{id}/start"), None).await;
    ([ada, ben], id)
}

async fn connect(guest: &Guest, game: &str) -> Socket {
    let address = format!("ws://{}/api/games/{game}/live", guest.address);
    let mut request = address.into_client_request().expect("an address");
    let cookie = guest.cookie.parse().expect("a header");
    request.headers_mut().insert("cookie", cookie);
    let (mut socket, _) = connect_async(request).await.expect("a live connection");
    let hello = json!({"type": "hello", "version": VERSION, "lang": "en"});
    socket
        .send(Message::Text(hello.to_string().into()))
        .await
        .expect("it listens");
    socket
}

/// What was measured.
#[derive(Default)]
struct Figures {
    latencies: Vec<Duration>,
    bytes: usize,
    messages: usize,
    starved: usize,
}

struct Driver {
    tables: Vec<Table>,
    /// The games in which somebody may move, longest first.
    ready: VecDeque<usize>,
    inbox: mpsc::UnboundedReceiver<Told>,
    seed: u64,
}

impl Driver {
    async fn new(server: &Server, plan: &Plan) -> Self {
        let (to, inbox) = mpsc::unbounded_channel();
        let mut begun = Vec::new();
        let mut left = plan.games;
        let mut beginning = FuturesUnordered::new();
        while begun.len() < plan.games {
            while left > 0 && beginning.len() < 16 {
                left -= 1;
                beginning.push(begin(server.address, &plan.mode));
            }
            begun.extend(beginning.next().await);
        }
        let mut tables = Vec::new();
        for (game, (people, id)) in begun.iter().enumerate() {
            let mut out = Vec::new();
            for (player, guest) in people.iter().enumerate() {
                let (sink, stream) = connect(guest, id).await.split();
                tokio::spawn(listen(game, player, stream, to.clone()));
                out.push(sink);
            }
            let Ok(out) = <[_; 2]>::try_from(out) else {
                unreachable!("two people")
            };
            tables.push(Table {
                out,
                seen: [0; 2],
                choice: None,
                moving: None,
                over: false,
            });
        }
        Self {
            tables,
            ready: VecDeque::new(),
            inbox,
            seed: 1,
        }
    }

    /// Hears one message.
    fn hear(&mut self, told: &Told, figures: &mut Figures) {
        figures.messages += 1;
        figures.bytes += told.text.len();
        let table = &mut self.tables[told.game];
        let glance = Glance::new(&told.text);
        let Some(seq) = glance.seq else {
            assert!(glance.kind != "error", "{}", told.text);
            return;
        };
        table.seen[told.player] = seq;
        table.over |= glance.is_over;
        if let Some((mover, sent, before)) = table.moving
            && told.player != mover
            && seq > before
        {
            figures.latencies.push(told.at - sent);
        }
        if !glance.options.is_empty() {
            let index = pick(&mut self.seed, glance.options.len());
            let (action, seat) = (glance.options[index], glance.looking);
            let id = format!("{seq}-{}", told.player);
            let act = format!(
                r#"{{"type":"act","id":"{id}","seq":{seq},"seat":{seat},"action":{action}}}"#
            );
            table.choice = Some((told.player, act));
        }
        let both = table.seen[0] == table.seen[1];
        if both && table.moving.is_none_or(|(.., before)| seq > before) {
            table.moving = None;
            if table.choice.is_some() && !table.over && !self.ready.contains(&told.game) {
                self.ready.push_back(told.game);
            }
        }
    }

    /// Lets somebody move. False if nobody can.
    async fn step(&mut self) -> bool {
        let Some(game) = self.ready.pop_front() else {
            return false;
        };
        let table = &mut self.tables[game];
        let Some((player, act)) = table.choice.take() else {
            return false;
        };
        table.moving = Some((player, Instant::now(), table.seen[player]));
        let message = Message::Text(act.into());
        table.out[player].send(message).await.expect("it listens");
        true
    }

    /// Moves at a steady pace for a time.
    async fn drive(&mut self, rate: f64, time: Duration) -> Figures {
        let mut figures = Figures::default();
        let begun = tokio::time::Instant::now();
        let end = begun + time;
        let mut steps = 0_u32;
        loop {
            let due = begun + Duration::from_secs_f64(f64::from(steps) / rate);
            tokio::select! {
                biased;
                told = self.inbox.recv() => {
                    let told = told.expect("they listen");
                    self.hear(&told, &mut figures);
                }
                () = tokio::time::sleep_until(due) => {
                    if due >= end {
                        return figures;
                    }
                    steps += 1;
                    figures.starved += usize::from(!self.step().await);
                }
            }
        }
    }

    /// Hears everything until nobody says anything any more.
    async fn settle(&mut self) {
        let mut figures = Figures::default();
        while let Ok(Some(told)) =
            tokio::time::timeout(Duration::from_secs(1), self.inbox.recv()).await
        {
            self.hear(&told, &mut figures);
        }
    }
}

fn main() {
    let plan = Plan::read();
    if plan.program.is_empty() {
        println!("cargo xtask load runs this");
        return;
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(run(&plan));
}

async fn run(plan: &Plan) {
    let server = Server::start(&plan.program, &plan.database);
    let empty = server.memory();
    let begun = Instant::now();
    let mut driver = Driver::new(&server, plan).await;
    driver.settle().await;
    let full = server.memory();
    println!(
        "{} games with {} sockets begun in {:.1} s; memory {:.0} MiB, {:.1} KiB for each game",
        plan.games,
        2 * plan.games,
        begun.elapsed().as_secs_f64(),
        full / 1024.0,
        (full - empty) / plan.games as f64,
    );
    driver.drive(plan.rate, plan.warm_up).await;
    let cpu = server.cpu();
    let own = server::own_cpu();
    let mut figures = driver.drive(plan.rate, plan.measure).await;
    let seconds = plan.measure.as_secs_f64();
    figures.latencies.sort_unstable();
    let count = figures.latencies.len();
    let at = |part: f64| {
        let index = ((count as f64 * part) as usize).min(count.saturating_sub(1));
        figures
            .latencies
            .get(index)
            .map_or(0.0, |t| t.as_secs_f64() * 1e3)
    };
    println!(
        "{:.0} moves/s; from sending to the other's update p50 {:.1} ms, p99 {:.1} ms, \
         p99.9 {:.1} ms, most {:.1} ms",
        count as f64 / seconds,
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0),
    );
    println!(
        "{:.0} messages/s, {:.1} KiB each; server {:.0} % of a core, driver {:.0} %; \
         nobody could move {} times; memory {:.0} MiB",
        figures.messages as f64 / seconds,
        figures.bytes as f64 / 1024.0 / figures.messages.max(1) as f64,
        (server.cpu() - cpu) / seconds * 100.0,
        (server::own_cpu() - own) / seconds * 100.0,
        figures.starved,
        server.memory() / 1024.0,
    );
    println!("{}", server.metrics().await);
    server.stop();
}
