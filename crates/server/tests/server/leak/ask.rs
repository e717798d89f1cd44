//! What a guest can ask about a running game, say wrongly, and wish for.

use ark_engine::{Action, Game};
use ark_guest::{Guest, Live};
use ark_ids::Seat;
use ark_protocol::message::{ClientMessage, ServerMessage};

/// Everything that can be asked about a game; the answers.
pub(super) async fn ask(
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
        ("GET", format!("/at/{seq}?seat={foreign}"), ""),
        ("GET", "/figures".to_owned(), ""),
        ("GET", "/record".to_owned(), ""),
        ("GET", "/analysis".to_owned(), ""),
        ("POST", "/analysis".to_owned(), ""),
        ("POST", "/fork".to_owned(), r#"{"seq": 5}"#),
        ("POST", "/rematch".to_owned(), "{}"),
    ] {
        let path = format!("/api/games/{id}{path}");
        let (status, text) = guest.send(method, &path, body).await;
        answers.push(format!("{method} {path} {status} {text}"));
    }
    for list in ["mine", "running", "open"] {
        let path = format!("/api/games?list={list}");
        let (_, text) = guest.send("GET", &path, "").await;
        let games: Vec<serde_json::Value> = serde_json::from_str(&text).expect("a list");
        // The other games of this test are there too.
        let this = games.into_iter().filter(|game| game["id"] == id);
        let this: serde_json::Value = this.collect();
        answers.push(format!("{list} {this}"));
    }
    answers
}

fn answered(message: &ServerMessage) -> Option<()> {
    matches!(
        message,
        ServerMessage::Refused { .. }
            | ServerMessage::Error { .. }
            | ServerMessage::Stale { .. }
            | ServerMessage::State { .. }
    )
    .then_some(())
}

/// Says things that are refused.
pub(super) async fn probe(live: &mut Live, game: &Game, viewer: Option<Seat>) {
    let seq = live.seq();
    let seat = viewer.map_or(0, |seat| seat.0);
    let card = |n| ark_protocol::Action::of(game, Action::Commit(ark_ids::Card(n)));
    let mut tries = Vec::new();
    for action in [ark_protocol::Action::Produce, card(0), card(9)] {
        // One turn back it is another's, or stale: whatever it is, it is the same.
        tries.push((seat, seq - 1, action.clone()));
        tries.push((1 - seat.min(1), seq, action));
    }
    if !live.is_asked() {
        tries.push((seat, seq, card(3)));
    }
    for (i, (seat, seq, action)) in tries.into_iter().enumerate() {
        let id = format!("probe-{seq}-{i}");
        live.say(&ClientMessage::Act {
            id,
            seq,
            seat,
            action,
        })
        .await;
        live.wait(answered).await;
    }
    let (id, seat) = ("foreign".to_owned(), 1 - seat.min(1));
    live.say(&ClientMessage::Hint { id, seq, seat }).await;
    live.wait(answered).await;
    live.say(&ClientMessage::StandIn { seat }).await;
    look(live, "fr").await;
}

/// Looks in a language, and so hears everything that was said before.
pub(super) async fn look(live: &mut Live, lang: &str) {
    let lang = lang.to_owned();
    live.say(&ClientMessage::Lang { lang }).await;
    let state = |m: &ServerMessage| matches!(m, ServerMessage::State { .. }).then_some(());
    live.wait(state).await;
}

/// Asks what a bot would do, if it is one's turn.
pub(super) async fn wonder(live: &mut Live) {
    if !live.is_asked() || live.at().looking.is_none() {
        return;
    }
    let (seq, seat) = (live.seq(), live.seat());
    let id = format!("hint-{seq}");
    live.say(&ClientMessage::Hint { id, seq, seat }).await;
    live.wait(|m| matches!(m, ServerMessage::Hint { .. }).then_some(()))
        .await;
}

/// Somebody wants to take back what was done last; whoever is asked says no.
pub(super) async fn undo(asks: &mut Live, mine: Option<&mut Live>) {
    look(asks, "en").await;
    let (seq, seat) = (asks.seq(), asks.seat());
    asks.say(&ClientMessage::Undo { seq, seat }).await;
    look(asks, "en").await;
    let Some(mine) = mine else { return };
    let before = mine.heard.len();
    look(mine, "en").await;
    let asked = mine.heard[before..].iter().find_map(|m| match m {
        ServerMessage::UndoAsked { request, .. } => Some(*request),
        _ => None,
    });
    if let Some(request) = asked {
        let yes = false;
        mine.say(&ClientMessage::Consent { request, yes }).await;
        look(mine, "en").await;
    }
}

/// Says something to all, which `mine` hears.
pub(super) async fn chat(live: &mut Live, text: &str, mine: &mut Live) {
    let text = text.to_owned();
    live.say(&ClientMessage::Chat { text }).await;
    mine.wait(|m| matches!(m, ServerMessage::Chat { .. }).then_some(()))
        .await;
}
