//! One of everything that can be said.

mod action;
mod event;
mod it_learns;
mod patch;
mod problem;
mod why;

use ark_content::{Act, Content, Kind};
use ark_engine::{Conflict, Game, Next, Options, chance};
use ark_phrase::{Phrase, Scene, Topic};
use ark_protocol::{About, Chance, Colour, Ending, Question, Refusal, Waiting, Why};
use ark_rulebook::Rule;

/// Says a sample of every variant of an enum, and checks that none was forgotten: the
/// match does not compile without all of them, and the test fails without a sample.
macro_rules! every {
    ($type:ident: $($variant:ident),* $(,)? $(; $patch:ident)?) => {
        /// Panics if a variant has no sample.
        pub(crate) fn check(samples: &[$type]) {
            let name = |sample: &$type| match sample {
                $($type::$variant { .. } => stringify!($variant),)*
                // What modes and variants say is sampled with them.
                $($type::$patch { .. } => stringify!($patch),)?
            };
            for variant in [$(stringify!($variant)),*] {
                let sampled = samples.iter().any(|sample| name(sample) == variant);
                assert!(sampled, concat!(stringify!($type), "::{} has no sample"), variant);
            }
        }
    };
}
pub(crate) use every;

mod reason;

mod question {
    use ark_protocol::Question;

    super::every!(
        Question: Mini, Section, Act, Chain, AnySection, ExploreOrder, Build, Keep, Discard, Return,
        Swap, Airlock, Fight, Commit, Gate, Link; Patch
    );
}

const QUESTIONS: [Question; 16] = [
    Question::Mini,
    Question::Section,
    Question::Act,
    Question::Chain,
    Question::AnySection,
    Question::ExploreOrder,
    Question::Build,
    Question::Keep,
    Question::Discard,
    Question::Return,
    Question::Swap,
    Question::Airlock,
    Question::Fight,
    Question::Commit,
    Question::Gate,
    Question::Link,
];

/// A game whose setup is over.
pub(crate) fn game() -> Game {
    let mut game = Game::new(Content::builtin(), &Options::new("awakening", 3)).unwrap();
    while let Next::Roll(asked) = game.next() {
        let outcome = chance::outcome(&game, asked, 0);
        game.roll(outcome, &mut ());
    }
    game
}

/// Everything that can be said, once at least.
pub(crate) fn sentences(phrase: &Phrase) -> Vec<String> {
    let game = game();
    let scene = Scene::of(&game);
    let mut said = Vec::new();

    let actions = action::samples();
    for action in &actions {
        said.push(phrase.action(&scene, action));
    }
    for event in event::samples() {
        said.push(phrase.event(&scene, &event));
    }
    said.extend(questions(phrase, &scene));
    said.extend(patch::sentences(phrase, &scene));
    said.extend(reason::sentences(phrase, &scene));

    // Rules with every kind of source: pages, an example, appendices, rulings.
    let rules = ["ENG-03", "UNIT-04", "FAQ-01", "COMB-R1", "RES-R5"];
    let whys = why::samples();
    for (i, why) in whys.into_iter().enumerate() {
        let rule = rules[i % rules.len()].to_owned();
        let refusal = Refusal { rule, why };
        said.push(phrase.refusal(&scene, &refusal));
    }
    for action in &actions {
        let rule = "ENG-03".to_owned();
        let why = Why::Full;
        said.push(phrase.refused(&scene, action, &Refusal { rule, why }));
    }
    for rule in Rule::ALL {
        said.push(phrase.citation(rule.id()));
    }
    for problem in problem::samples() {
        let rule = Rule::Gmv01;
        said.push(phrase.conflict(Content::builtin(), &Conflict { rule, problem }));
    }
    said.extend(Topic::ALL.map(|topic| phrase.help(topic)));
    said.extend(Act::ALL.map(|act| phrase.act(act)));
    said.extend(Kind::ALL.map(|kind| phrase.benefit(kind)));
    said.push(phrase.seat(&scene, 4));
    said.push(phrase.seat(&scene.with_names(&["Ann"]), 0));
    let together = Game::new(Content::builtin(), &Options::new("guardians", 2)).unwrap();
    let enemy = together.rules.enemy.expect("Guardians have an Enemy");
    said.push(phrase.seat(&Scene::of(&together), enemy.0));
    said
}

fn questions(phrase: &Phrase, scene: &Scene) -> Vec<String> {
    question::check(&QUESTIONS);
    let mut said = Vec::new();
    for left in [1, 2] {
        let about = About {
            tile: Some("tactical".to_owned()),
            near: None,
            colour: Some(Colour::Black),
            left: Some(left),
        };
        said.extend(QUESTIONS.map(|question| phrase.question(scene, question, &about)));
    }
    let team = |won| Ending::Team {
        won,
        rule: "ENG-03".to_owned(),
    };
    let ranked = |winners: &[u8]| Ending::Ranked {
        winners: winners.to_vec(),
    };
    let endings = [
        Ending::Mission { seat: 0 },
        team(true),
        team(false),
        ranked(&[1]),
        ranked(&[0, 2]),
        Ending::TurnLimit,
    ];
    let mut waiting: Vec<Waiting> = endings.map(|ending| Waiting::Over { ending }).into();
    waiting.push(Waiting::Roll {
        chance: Chance::Room,
    });
    waiting.push(Waiting::Ask {
        seats: vec![0, 1, 2],
        question: Question::Commit,
        about: About::default(),
    });
    said.extend(waiting.iter().map(|w| phrase.waiting(scene, w, None)));
    said
}
