//! What It Learns says.

use ark_phrase::{Phrase, Scene};
use ark_protocol::{
    About, Action, PatchAction, PatchEvent, PatchQuestion, PatchWhy, Question, Refusal, SeenEvent,
    Why,
};
use ark_protocol::{
    CardTurn, Cell, Goods, ItLearnsAction, ItLearnsEvent, ItLearnsQuestion, ItLearnsWhy, Point,
    Resource,
};

/// One of everything.
pub(crate) fn sentences(phrase: &Phrase, scene: &Scene) -> Vec<String> {
    let mut said = Vec::new();
    let refusal = |why| Refusal {
        rule: "ITL-70".to_owned(),
        why,
    };
    for action in actions().map(PatchAction::ItLearns).map(Action::Patch) {
        said.push(phrase.action(scene, &action));
        said.push(phrase.refused(scene, &action, &refusal(Why::Full)));
    }
    for question in questions().map(PatchQuestion::ItLearns) {
        said.push(phrase.question(scene, Question::Patch(question), &About::default()));
    }
    for event in events().map(PatchEvent::ItLearns) {
        said.push(phrase.event(scene, &SeenEvent::Patch(event)));
    }
    for why in whys().map(PatchWhy::ItLearns) {
        said.push(phrase.refusal(scene, &refusal(Why::Patch(why))));
    }
    said
}

const AT: Cell = Cell { column: 3, row: 2 };

fn card(turn: CardTurn) -> ItLearnsAction {
    ItLearnsAction::Card {
        card: "ca1".to_owned(),
        turn,
        section: "engineering".to_owned(),
        line: 0,
    }
}

fn purge(point: Point) -> ItLearnsAction {
    let goods = Goods {
        kind: Resource::Titanium,
        amount: 2,
    };
    ItLearnsAction::Purge {
        point,
        at: AT,
        pay: vec![goods],
    }
}

fn actions() -> [ItLearnsAction; 9] {
    [
        card(CardTurn::Left),
        card(CardTurn::Down),
        purge(Point::Plain),
        purge(Point::Remote),
        purge(Point::Free),
        purge(Point::FreeBiodome),
        ItLearnsAction::Aim { at: AT },
        ItLearnsAction::Corrupt { at: AT },
        ItLearnsAction::Infect { at: AT },
    ]
}

fn questions() -> [ItLearnsQuestion; 5] {
    [
        ItLearnsQuestion::Chance,
        ItLearnsQuestion::Card,
        ItLearnsQuestion::Aim,
        ItLearnsQuestion::Grow,
        ItLearnsQuestion::Spread,
    ]
}

fn events() -> [ItLearnsEvent; 19] {
    let (seat, at) = (0, AT);
    let card = || "ca1".to_owned();
    let upgrade = || "infect".to_owned();
    let chosen = |turn| ItLearnsEvent::Chosen {
        seat,
        card: card(),
        turn,
    };
    let adapted = |upgrade, times| ItLearnsEvent::Adapted { upgrade, times };
    [
        ItLearnsEvent::Laid { card: card() },
        chosen(CardTurn::Right),
        chosen(CardTurn::Down),
        ItLearnsEvent::Began { upgrade: upgrade() },
        adapted(Some(upgrade()), 1),
        adapted(Some(upgrade()), 2),
        adapted(Some(upgrade()), 3),
        adapted(Some(upgrade()), 4),
        adapted(None, 1),
        adapted(None, 5),
        ItLearnsEvent::Infected { at, cubes: 1 },
        ItLearnsEvent::Infected { at, cubes: 3 },
        ItLearnsEvent::Corrupted { at },
        ItLearnsEvent::Targeted { at },
        ItLearnsEvent::Withered { at },
        ItLearnsEvent::Purged { seat, at },
        ItLearnsEvent::Cleared { at, cubes: 1 },
        ItLearnsEvent::Cleared { at, cubes: 3 },
        ItLearnsEvent::Stopped { seat, at },
    ]
}

fn whys() -> [ItLearnsWhy; 8] {
    [
        ItLearnsWhy::Used,
        ItLearnsWhy::NotShown,
        ItLearnsWhy::Shown,
        ItLearnsWhy::Corrupted,
        ItLearnsWhy::NotCorrupted,
        ItLearnsWhy::Stopped { cubes: 2 },
        ItLearnsWhy::OutOfReach,
        ItLearnsWhy::NoPlace,
    ]
}
