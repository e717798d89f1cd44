//! Hints: what a bot would do in one's place.

use ark_guest::{Guest, Live};
use ark_protocol::message::{Advice, ClientMessage, ErrorCode, GameDetail, ServerMessage};
use serde_json::json;

use crate::common::{Folder, Node};
use crate::play::two;

/// What comes of asking.
#[derive(Clone, PartialEq, Debug)]
enum Answer {
    Advice(u32, Advice),
    Stale(u32),
    No(ErrorCode),
}

async fn wonder(live: &mut Live, seq: u32, seat: u8) -> Answer {
    let id = "why".to_owned();
    live.say(&ClientMessage::Hint { id, seq, seat }).await;
    let mine = |id: &str| assert_eq!(id, "why");
    live.wait(|message| match message {
        ServerMessage::Hint {
            id, seq, advice, ..
        } => {
            mine(id);
            Some(Answer::Advice(*seq, (**advice).clone()))
        }
        ServerMessage::Stale { id, seq } => {
            mine(id.as_ref().expect("of the question"));
            Some(Answer::Stale(*seq))
        }
        ServerMessage::Error { id, code, .. } => {
            mine(id.as_ref().expect("of the question"));
            Some(Answer::No(*code))
        }
        _ => None,
    })
    .await
}

/// Asks about the position that was told last.
async fn hint(live: &mut Live) -> Answer {
    let (seq, seat) = (live.seq(), live.seat());
    wonder(live, seq, seat).await
}

async fn against_bots(node: &Node, hints: Option<bool>) -> (Guest, GameDetail) {
    let mut ada = node.guest().await;
    let game = json!({
        "mode": "first-mission",
        "players": [{"kind": "me"}, {"kind": "bot", "bot": "engineer"}],
        "turn_limit": 3,
        "hints": hints,
    });
    let game = ada.create(game).await;
    let start = format!("/api/games/{}/start", game.game.id);
    let game = ada.post(&start, None).await;
    (ada, game)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_against_bots_is_told_what_a_bot_would_do_and_why() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (ada, game) = against_bots(&node, None).await;
    assert!(game.game.hints);
    let mut live = Live::enter(&ada, &game.game.id, None).await;
    let (mut explained, mut decided) = (0, 0);
    loop {
        live.until(|live| live.is_over() || live.is_asked()).await;
        if live.is_over() {
            break;
        }
        assert!(live.at().hints);
        let first = hint(&mut live).await;
        let Answer::Advice(seq, advice) = &first else {
            assert_eq!(first, Answer::No(ErrorCode::TooFast));
            let seq = live.do_option(0).await;
            live.until(|live| live.seq() >= seq).await;
            continue;
        };
        assert_eq!(*seq, live.seq());
        let offered = live
            .at()
            .options
            .iter()
            .position(|offer| offer.action == advice.action && offer.text == advice.text);
        explained += u32::from(advice.because.as_ref().is_some_and(|b| !b.text.is_empty()));
        decided += 1;
        if decided == 1 {
            assert_eq!(hint(&mut live).await, first, "the same question again");
            let lang = "de".to_owned();
            live.say(&ClientMessage::Lang { lang }).await;
            let told = hint(&mut live).await;
            let Answer::Advice(_, german) = told else {
                panic!("{told:?}")
            };
            assert_eq!(german.action, advice.action);
            assert_ne!(german.text, advice.text);
            let lang = "en".to_owned();
            live.say(&ClientMessage::Lang { lang }).await;
            live.wait(|m| matches!(m, ServerMessage::State { .. }).then_some(()))
                .await;
        }
        let seq = live.do_option(offered.expect("one of the options")).await;
        live.until(|live| live.seq() >= seq).await;
    }
    assert!(decided > 5 && explained * 10 > decided * 8);
    assert!(!live.at().hints);
    assert_eq!(hint(&mut live).await, Answer::No(ErrorCode::WrongTime));
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_a_hint_for_the_seat_of_another_or_out_of_time() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (ada, game) = against_bots(&node, None).await;
    let mut live = Live::enter(&ada, &game.game.id, None).await;
    live.until(Live::is_asked).await;
    let (seq, seat) = (live.seq(), live.seat());
    assert_eq!(
        wonder(&mut live, seq, 1 - seat).await,
        Answer::No(ErrorCode::NotYourSeat)
    );
    assert_eq!(wonder(&mut live, seq - 1, seat).await, Answer::Stale(seq));
    let eve = node.guest().await;
    let mut onlooker = Live::enter(&eve, &game.game.id, None).await;
    assert!(!onlooker.at().hints);
    for seat in 0..6 {
        assert_eq!(
            wonder(&mut onlooker, seq, seat).await,
            Answer::No(ErrorCode::NotYourSeat)
        );
    }
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn among_people_the_table_decides_about_hints() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (ada, ben, game) = two(&node, 0).await;
    assert!(!game.game.hints, "nobody said so");
    for guest in [ada, ben] {
        let mut live = Live::enter(&guest, &game.game.id, None).await;
        assert!(!live.at().hints);
        let answer = hint(&mut live).await;
        assert_eq!(answer, Answer::No(ErrorCode::NotAllowed));
    }
    // Alone, but without help.
    let (ada, game) = against_bots(&node, Some(false)).await;
    let mut live = Live::enter(&ada, &game.game.id, None).await;
    live.until(Live::is_asked).await;
    let answer = hint(&mut live).await;
    assert_eq!(answer, Answer::No(ErrorCode::NotAllowed));
    // People who want it so.
    let (mut ada, mut ben) = (node.guest().await, node.guest().await);
    let game = json!({
        "mode": "awakening",
        "players": [{"kind": "me"}, {"kind": "open"}],
        "hints": true,
    });
    let game = ada.create(game).await;
    let code = game.game.code.expect("I sit in it");
    let joined = ben
        .post("/api/games/join", Some(json!({ "code": code })))
        .await;
    assert!(joined.game.hints, "who joins knows it");
    let id = &game.game.id;
    ada.post(&format!("/api/games/{id}/start"), None).await;
    for guest in [ada, ben] {
        let mut live = Live::enter(&guest, id, None).await;
        let (asked, answer) = (live.is_asked(), hint(&mut live).await);
        match answer {
            Answer::Advice(..) => assert!(asked),
            other => assert_eq!((asked, other), (false, Answer::No(ErrorCode::WrongTime))),
        }
    }
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_come_one_after_another_and_not_too_fast() {
    let folder = Folder::new();
    let node = Node::start(&folder.database()).await;
    let (ada, game) = against_bots(&node, None).await;
    let mut lines = [
        Live::enter(&ada, &game.game.id, None).await,
        Live::enter(&ada, &game.game.id, None).await,
    ];
    lines[0].until(Live::is_asked).await;
    let (seq, seat) = (lines[0].seq(), lines[0].seat());
    let mut refused = 0;
    for turn in 0..24 {
        match wonder(&mut lines[turn % 2], seq, seat).await {
            Answer::Advice(..) => {}
            other => {
                assert_eq!(other, Answer::No(ErrorCode::TooFast));
                refused += 1;
            }
        }
    }
    assert!(refused > 0, "two connections of a person have one pace");
    let id = "x".repeat(65);
    lines[0].say(&ClientMessage::Hint { id, seq, seat }).await;
    let code = lines[0]
        .wait(|message| match message {
            ServerMessage::Error { code, .. } => Some(*code),
            _ => None,
        })
        .await;
    assert_eq!(code, ErrorCode::TooLarge);
    node.stop().await;
}
