//! Every message exists in every language, is used, and speaks in whole sentences.

use std::collections::{BTreeMap, BTreeSet};

use ark_phrase::{Lang, Phrase};

/// The messages of a language: id, and what stands behind the equals sign.
fn messages(lang: Lang) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut last = String::new();
    for line in lang.files().iter().flat_map(|(_, text)| text.lines()) {
        let head = line.split_once(" = ").filter(|(id, _)| {
            let mut letters = id.chars();
            letters.all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        });
        match head {
            Some((id, text)) => {
                id.clone_into(&mut last);
                let before = found.insert(last.clone(), text.to_owned());
                assert_eq!(before, None, "{id} stands twice in {lang:?}");
            }
            None if line.starts_with([' ', '}']) => {
                found.get_mut(&last).expect("a message").push_str(line);
            }
            None => assert!(line.is_empty() || line.starts_with('#'), "{lang:?}: {line}"),
        }
    }
    found
}

/// The variables of a message.
fn variables(text: &str) -> BTreeSet<&str> {
    let parts = text.split('$').skip(1);
    let end = |part: &str| {
        let stop = |c: char| !c.is_ascii_lowercase();
        part.find(stop).unwrap_or(part.len())
    };
    parts.map(|part| &part[..end(part)]).collect()
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = messages(Lang::En);
    for lang in [Lang::De, Lang::Fr] {
        let other = messages(lang);
        let ids = |m: &BTreeMap<String, String>| m.keys().cloned().collect::<Vec<_>>();
        assert_eq!(ids(&other), ids(&english), "{lang:?}");
        for (id, text) in &english {
            let theirs = &other[id];
            assert_eq!(variables(theirs), variables(text), "{id} in {lang:?}");
        }
    }
}

/// Messages that may be alike in two languages: names, and those without words.
const ALIKE: [&str; 14] = [
    "action-choose",
    "bot-cadet",
    "citation",
    "conflict",
    "goods",
    "it-learns-card",
    "kind-convert",
    "refusal",
    "resource-biotics",
    "resource-dilitium",
    "resource-osvite",
    "resource-titanium",
    "room",
    "source-other",
];

#[test]
fn every_message_is_translated() {
    let english = messages(Lang::En);
    let mut alike = BTreeSet::new();
    for lang in [Lang::De, Lang::Fr] {
        let other = messages(lang);
        let same = english.iter().filter(|(id, text)| other[*id] == **text);
        alike.extend(same.map(|(id, _)| id.as_str()));
    }
    assert_eq!(alike.into_iter().collect::<Vec<_>>(), ALIKE);
}

/// Messages that are terms of the game, and the ids of these in the glossary.
const TERMS: [(&str, &str); 22] = [
    ("resource-dilitium", "dilitium"),
    ("resource-osvite", "osvite"),
    ("resource-biotics", "biotics"),
    ("resource-titanium", "titanium"),
    ("resource-metamorphite", "metamorphite"),
    ("act-militarize", "militarize"),
    ("act-move", "move"),
    ("act-teleport", "teleport"),
    ("act-route", "route-power"),
    ("act-produce", "produce"),
    ("act-exploit", "exploit"),
    ("act-awake", "awake"),
    ("act-heal", "heal"),
    ("act-engineer", "engineer"),
    ("act-discover", "discover-artifact"),
    ("act-use", "use-artifact"),
    ("kind-teleport-any", "teleport-any"),
    ("kind-engineer-remote", "engineer-remote"),
    ("kind-engineer-free", "engineer-free"),
    ("kind-engineer-free-biodome", "engineer-free-biodome"),
    ("kind-discover-per-unit", "discover-per-unit"),
    ("generator", "outer-power-generator"),
];

#[test]
fn terms_are_those_of_the_glossary() {
    let rulebook = ark_rulebook::Rulebook::embedded();
    for (message, id) in TERMS {
        let term = rulebook.term(id).expect("a term of the glossary");
        for (lang, text) in [
            (Lang::En, &term.en),
            (Lang::De, &term.de),
            (Lang::Fr, &term.fr),
        ] {
            // The short names in brackets are no part of the name.
            let name = text.split(" (").next().unwrap();
            assert_eq!(messages(lang)[message], name, "{message} in {lang:?}");
        }
    }
}

/// A speaker whose every message is its own id and its variables.
fn tracer() -> Phrase {
    let line = |(id, message): (String, String)| {
        let variables = variables(&message);
        let shown: Vec<_> = variables.iter().map(|v| format!("{{ ${v} }}")).collect();
        format!("{id} = ⟦{id}⟧ {}\n", shown.join(" "))
    };
    let text: String = messages(Lang::En).into_iter().map(line).collect();
    Phrase::with_messages(Lang::En, [text.as_str()]).expect("valid messages")
}

#[test]
fn every_message_is_said_somewhere() {
    let said = crate::samples::sentences(&tracer()).concat();
    let said: BTreeSet<&str> = said
        .split('⟦')
        .filter_map(|part| Some(part.split_once('⟧')?.0))
        .collect();
    let english = messages(Lang::En);
    let silent: Vec<_> = english
        .keys()
        .filter(|id| !said.contains(id.as_str()))
        .collect();
    assert_eq!(silent, Vec::<&String>::new());
}

#[test]
fn everything_can_be_said_in_every_language() {
    for lang in Lang::ALL {
        for sentence in crate::samples::sentences(&Phrase::new(lang)) {
            let odd = ["{", "}", "$", "  ", " .", " ,", "()", "..", ": .", "“”"];
            let odd = odd.into_iter().find(|odd| sentence.contains(odd));
            assert_eq!(odd, None, "{lang:?}: {sentence:?}");
            assert_eq!(sentence.trim(), sentence, "{lang:?}");
            assert!(!sentence.is_empty(), "{lang:?}");
            // Marks for mixed writing directions would disturb a terminal.
            assert!(
                !sentence.contains(['\u{2068}', '\u{2069}']),
                "{lang:?}: {sentence:?}"
            );
        }
    }
}

#[test]
fn sentences_read_as_expected() {
    use ark_phrase::Scene;
    use ark_protocol::{Action, By, Place, Refusal, Resource, Squad, Why};

    let scene = Scene::of(&crate::samples::game());
    let go = Action::Go {
        by: By::Move,
        from: Place::Biodome(0),
        to: Place::Room("a1".parse().unwrap()),
        squad: Squad {
            own: 2,
            robots: 1,
            mercenaries: 0,
        },
    };
    let place = Action::Engineer {
        point: ark_protocol::Point::Plain,
        at: "a1".parse().unwrap(),
        replace: None,
        pay: Vec::new(),
    };
    let refusal = Refusal {
        rule: "ENG-03".to_owned(),
        why: Why::Short {
            kind: Resource::Titanium,
            need: 3,
            have: 1,
        },
    };
    let expected = [
        (
            Lang::En,
            "Move 2 units and 1 robot from the biodome to a1",
            "You cannot place a cube here: it costs 3 Titanium, you have 1. (Rulebook p.14, p.15, ENG-03)",
        ),
        (
            Lang::De,
            "2 Einheiten und 1 Roboter aus der Biosphäre nach a1 bewegen",
            "Du kannst hier keinen Kontrollwürfel integrieren: Das kostet 3 Titan, du hast 1. (Regelbuch S. 14, S. 15, ENG-03)",
        ),
        (
            Lang::Fr,
            "Déplacer 2 unités et 1 robot depuis le biodôme vers a1",
            "Vous ne pouvez pas intégrer de cube ici\u{a0}: cela coûte 3 Titanium, vous en avez 1. (livre de règles, p. 14, p. 15, ENG-03)",
        ),
    ];
    for (lang, action, refused) in expected {
        let phrase = Phrase::new(lang);
        assert_eq!(phrase.action(&scene, &go), action);
        assert_eq!(phrase.refused(&scene, &place, &refusal), refused);
    }
}
