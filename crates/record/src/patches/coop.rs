//! The words of co-operative modes.

use std::fmt::Write as _;

use ark_engine::modes::coop::{self, Action, ActionCard, Frame, Goods, Offer, Outcome, Stage};
use ark_engine::{Game, Secret, modes};
use ark_ids::{Seat, Set, Target};

use crate::notation::{Notation, NotationError, Read, Words, read_amount, read_squad, seat_letter};

const STAGES: [(Stage, &str); 3] = [
    (Stage::SetUp, "set-up"),
    (Stage::Construction, "construction"),
    (Stage::Play, "play"),
];

fn goods(goods: Goods) -> String {
    format!("{}{}", goods.amount, goods.kind.short())
}

fn read_goods(word: &str) -> Read<Goods> {
    let (amount, kind) = read_amount(word)?;
    let few = |_| NotationError::new(word, "a smaller amount");
    let amount = u8::try_from(amount).map_err(few)?;
    Ok(Goods { kind, amount })
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "it is what `map_err` hands over"
)]
pub(super) fn text(error: NotationError) -> String {
    error.to_string()
}

/// An enemy-action card by its slug.
pub(super) fn card(n: Notation<'_>, card: ActionCard) -> String {
    let cards = &n.game.rules.content.coop.cards;
    let data = cards.get(usize::from(card.0));
    data.map_or_else(|| "?".to_owned(), |card| card.slug.clone())
}

pub(super) fn read_card(n: Notation<'_>, word: &str) -> Read<ActionCard> {
    let mut cards = n.game.rules.content.coop.cards.iter();
    let found = cards.position(|card| card.slug == word);
    found
        .map(|at| ActionCard(at as u8))
        .ok_or_else(|| NotationError::new(word, "an enemy-action card such as patrol"))
}

pub(super) fn action(n: Notation<'_>, action: Action) -> String {
    match action {
        Action::Offer { to, goods: some } => format!("offer {} {}", seat_letter(to), goods(some)),
        Action::Accept => "accept".into(),
        Action::Decline => "decline".into(),
        Action::Pass { from, to, squad } => {
            format!("pass {} {} {}", n.place(from), n.place(to), n.squad(squad))
        }
        Action::Turn(quarters) => format!("turn {quarters}"),
        Action::Clash(at) => format!("clash {}", n.cell(at)),
    }
}

pub(super) fn read_action(
    n: Notation<'_>,
    seat: Seat,
    verb: &str,
    words: &mut Words<'_>,
) -> Option<Read<Action>> {
    match verb {
        "offer" => Some(read_offer(n, words)),
        "accept" => Some(Ok(Action::Accept)),
        "decline" => Some(Ok(Action::Decline)),
        "pass" => Some(read_pass(n, seat, words)),
        "turn" => Some(read_turn(words)),
        "clash" => {
            let word = words.next("a room");
            Some(word.and_then(|word| n.read_cell(word)).map(Action::Clash))
        }
        _ => None,
    }
}

fn read_offer(n: Notation<'_>, words: &mut Words<'_>) -> Read<Action> {
    let to = n.read_seat(words.next("a Challenger")?)?;
    let goods = read_goods(words.next("an amount such as 3Ti")?)?;
    Ok(Action::Offer { to, goods })
}

fn read_pass(n: Notation<'_>, seat: Seat, words: &mut Words<'_>) -> Read<Action> {
    Ok(Action::Pass {
        from: n.read_place(seat, words.next("from where")?)?,
        to: n.read_place(seat, words.next("where to")?)?,
        squad: read_squad(words.next("units such as 2")?)?,
    })
}

fn read_turn(words: &mut Words<'_>) -> Read<Action> {
    let word = words.next("quarters from 0 to 3")?;
    let bad = |_| NotationError::new(word, "quarters from 0 to 3");
    word.parse().map(Action::Turn).map_err(bad)
}

pub(super) fn outcome(n: Notation<'_>, outcome: Outcome) -> String {
    match outcome {
        Outcome::Target(target) => format!("target {}", n.target(target)),
        Outcome::Card(drawn) => format!("enemy-card {}", card(n, drawn)),
    }
}

pub(super) fn read_outcome(n: Notation<'_>, kind: &str, value: &str) -> Option<Read<Outcome>> {
    match kind {
        "target" => Some(n.read_target(value).map(Outcome::Target)),
        "enemy-card" => Some(read_card(n, value).map(Outcome::Card)),
        _ => None,
    }
}

pub(super) fn frame(n: Notation<'_>, frame: Frame) -> String {
    match frame {
        Frame::Offer => "offer".into(),
        Frame::Construct => "construct".into(),
        Frame::Scout(left) => format!("scout {left}"),
        Frame::Mission => "shared-mission".into(),
        Frame::Yield => "yield".into(),
        Frame::Clash => "clash".into(),
        Frame::Who(at) => format!("who {}", n.cell(at)),
        Frame::Arm => "arm".into(),
    }
}

pub(super) fn read_frame(n: Notation<'_>, words: &[&str]) -> Option<Result<Frame, String>> {
    Some(match words {
        ["offer"] => Ok(Frame::Offer),
        ["construct"] => Ok(Frame::Construct),
        ["scout", left] => number(left).map(Frame::Scout),
        ["shared-mission"] => Ok(Frame::Mission),
        ["yield"] => Ok(Frame::Yield),
        ["clash"] => Ok(Frame::Clash),
        ["who", at] => n.read_cell(at).map(Frame::Who).map_err(text),
        ["arm"] => Ok(Frame::Arm),
        _ => return None,
    })
}

pub(super) fn number(word: &str) -> Result<u8, String> {
    word.parse()
        .map_err(|_| format!("`{word}` is no small number"))
}

fn list(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        "none".into()
    } else {
        words.join(" ")
    }
}

fn targets(n: Notation<'_>, set: Set<Target>) -> String {
    list(set.iter().map(|target| n.target(target).to_owned()))
}

fn cards(n: Notation<'_>, set: Set<ActionCard>) -> String {
    list(set.iter().map(|one| card(n, one)))
}

/// `offer`, `enemy`, `enemy.hand`, `stage`, `first`, `shared`, `shared.rooms`, `targets`,
/// `targets.deck`, `targets.spent`, `enemy-cards.deck`, `enemy-cards.spent`, `name-edge d3`.
pub(super) fn fact(game: &Game, path: &str) -> Option<Result<String, String>> {
    let n = Notation::new(game);
    let coop = game.state.mode.coop()?;
    let enemy = game.rules.enemy?;
    let [deck, spent] = coop.cards();
    let stage = STAGES.iter().find(|(stage, _)| *stage == coop.stage);
    Some(Ok(match path {
        "offer" => coop.offer.map_or("none".into(), offer),
        "enemy" => seat_letter(enemy).into(),
        "enemy.hand" => game.hand_size(enemy).to_string(),
        "enemy.dark" => if game.rules.has_dark_player() {
            "yes"
        } else {
            "no"
        }
        .into(),
        "stage" => stage.map_or("?", |(_, word)| word).into(),
        "first" => seat_letter(coop.first).into(),
        "shared" => game
            .shared_mission()
            .map_or("none".into(), |mission| n.mission(mission).to_owned()),
        "shared.rooms" => list(game.mission_rooms().iter().map(|cell| n.cell(cell))),
        "shared.done" => if game.mission_activated() {
            "yes"
        } else {
            "no"
        }
        .into(),
        "targets" => coop.targets.len().to_string(),
        "targets.deck" => targets(n, coop.targets),
        "targets.spent" => targets(n, coop.spent_targets),
        "enemy-cards" => deck.len().to_string(),
        "enemy-cards.deck" => cards(n, deck),
        "enemy-cards.spent" => cards(n, spent),
        _ => {
            let at = path.strip_prefix("name-edge ")?;
            let at = n.read_cell(at).map_err(text);
            return Some(at.map(|at| game.name_edge(at).slug().to_owned()));
        }
    }))
}

/// `A B 3Ti`
fn offer(
    Offer {
        from,
        to,
        goods: some,
    }: Offer,
) -> String {
    format!("{} {} {}", seat_letter(from), seat_letter(to), goods(some))
}

pub(super) fn arrange(game: &mut Game, kind: &str, words: &[&str]) -> Option<Result<(), String>> {
    Some(match kind {
        "offer" => read_waiting(game, words),
        "enemy" => read_enemy(game, words),
        "shared-mission" => read_mission(game, words),
        "targets" => {
            read_targets(game, words).map(|read| common(&mut game.state.mode).targets = read)
        }
        "spent-targets" => {
            read_targets(game, words).map(|read| common(&mut game.state.mode).spent_targets = read)
        }
        "enemy-cards" => read_cards(game, words).map(|read| {
            let coop = common(&mut game.state.mode);
            let [_, spent] = coop.cards();
            coop.set_cards(read, spent);
        }),
        "spent-enemy-cards" => read_cards(game, words).map(|read| {
            let coop = common(&mut game.state.mode);
            let [deck, _] = coop.cards();
            coop.set_cards(deck, read);
        }),
        "turned" => read_turned(game, words),
        "stopped" => super::complexity_2::arrange_stopped(game, words),
        _ => return None,
    })
}

fn read_waiting(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let [from, to, some] = words else {
        return Err("expected an offer such as `offer A B 3Ti`".into());
    };
    let n = Notation::new(game);
    let seat = |word: &str| -> Result<Seat, String> { n.read_seat(word).map_err(text) };
    let offer = Offer {
        from: seat(from)?,
        to: seat(to)?,
        goods: read_goods(some).map_err(text)?,
    };
    common(&mut game.state.mode).offer = Some(offer);
    Ok(())
}

/// `enemy stage play first A next B quarters 1 armed`: pairs in any order.
fn read_enemy(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let mut coop = *common(&mut game.state.mode);
    let n = Notation::new(game);
    let mut rest = words.iter();
    while let Some(key) = rest.next() {
        if *key == "armed" {
            coop.armed = true;
            continue;
        }
        let value = rest.next().ok_or_else(|| format!("`{key}` of what?"))?;
        match *key {
            "stage" => {
                let found = STAGES.iter().find(|(_, word)| word == value);
                let bad = || format!("`{value}`: expected set-up, construction or play");
                coop.stage = found.ok_or_else(bad)?.0;
            }
            "first" => coop.first = n.read_seat(value).map_err(text)?,
            "next" => coop.next = n.read_seat(value).map_err(text)?,
            "quarters" => coop.quarters = number(value)?,
            _ => {
                return Err(format!(
                    "`{key}`: expected stage, first, next, quarters or armed"
                ));
            }
        }
    }
    *common(&mut game.state.mode) = coop;
    Ok(())
}

fn read_mission(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let [word] = words else {
        return Err("expected a mission".into());
    };
    let mission = Notation::new(game).read_mission(word).map_err(text)?;
    for seat in game.rules.all_seats() {
        game.state.seat_mut(seat).mission = Secret::new(Some(mission));
    }
    Ok(())
}

fn read_targets(game: &Game, words: &[&str]) -> Result<Set<Target>, String> {
    let n = Notation::new(game);
    let named = words.iter().filter(|word| **word != "none");
    named
        .map(|word| n.read_target(word).map_err(text))
        .collect()
}

fn read_cards(game: &Game, words: &[&str]) -> Result<Set<ActionCard>, String> {
    let n = Notation::new(game);
    let named = words.iter().filter(|word| **word != "none");
    named.map(|word| read_card(n, word).map_err(text)).collect()
}

fn read_turned(game: &mut Game, words: &[&str]) -> Result<(), String> {
    let [at, quarters] = words else {
        return Err("expected a room and quarters such as `turned d3 1`".into());
    };
    let at = Notation::new(game).read_cell(at).map_err(text)?;
    let quarters = number(quarters)?;
    common(&mut game.state.mode).turn(at, quarters & 3);
    Ok(())
}

/// The part of the state that all co-operative modes have.
fn common(mode: &mut modes::State) -> &mut coop::State {
    mode.coop_mut().expect("a co-operative mode is played")
}

/// What a position does not say is as in a game that has just begun: unless it says how
/// far the game is, for then it says all.
pub(super) fn fill(game: &mut Game) {
    let (targets, cards) = (coop::all_targets(game), coop::all_cards(game));
    let first = game.rules.options.first;
    let active = game.state.active;
    let own = common(&mut game.state.mode);
    if own.stage != Stage::SetUp {
        return;
    }
    own.stage = Stage::Play;
    if let Some(first) = first {
        own.first = first;
    }
    own.next = if game.rules.all_seats().has(active) {
        active
    } else {
        own.first
    };
    if own.targets.is_empty() {
        own.targets = targets - own.spent_targets;
    }
    let [deck, spent] = own.cards();
    if deck.is_empty() {
        own.set_cards(cards - spent, spent);
    }
}

pub(super) fn export(n: Notation<'_>, out: &mut String) {
    let Some(coop) = n.game.state.mode.coop() else {
        return;
    };
    if let Some(waiting) = coop.offer {
        let _ = writeln!(out, "offer {}", offer(waiting));
    }
    let stage = STAGES.iter().find(|(stage, _)| *stage == coop.stage);
    let armed = if coop.armed { " armed" } else { "" };
    let _ = writeln!(
        out,
        "enemy stage {} first {} next {} quarters {}{armed}",
        stage.map_or("play", |(_, word)| word),
        seat_letter(coop.first),
        seat_letter(coop.next),
        coop.quarters
    );
    let [deck, spent] = coop.cards();
    let _ = writeln!(out, "targets {}", targets(n, coop.targets));
    let _ = writeln!(out, "spent-targets {}", targets(n, coop.spent_targets));
    let _ = writeln!(out, "enemy-cards {}", cards(n, deck));
    let _ = writeln!(out, "spent-enemy-cards {}", cards(n, spent));
    for cell in n.game.state.derived.built {
        let quarters = coop.quarters(cell);
        if quarters > 0 {
            let _ = writeln!(out, "turned {} {quarters}", n.cell(cell));
        }
    }
    super::complexity_2::export_stopped(n, out);
    if let Some(enemy) = n.game.rules.enemy {
        let own = n.game.state.seat(enemy);
        let hand = list(own.hand.open().iter().map(|card| n.card(card)));
        let letter = seat_letter(enemy);
        let _ = writeln!(out, "seat {letter} hand {hand} wins {}", own.wins);
    }
}
