//! A mode with its variants as one page: what is laid out, how a turn goes, and every
//! rule that holds in that game, chapter by chapter.

use ark_content::Content;
use ark_engine::{Options, Patch, Rules, Step};
use ark_rulebook::{Chapter, Entry, RuleEntry, Rulebook};
use serde_json::{Value, json};

use crate::failure::Outcome;
use crate::output::{self, Out};
use crate::position;

pub(super) fn print(book: &Rulebook, options: &Options, json: bool, out: Out) -> Outcome {
    let content = Content::builtin();
    let rules = Rules::intern(content, options).map_err(|found| position::conflicts(&found))?;
    let chapters: Vec<(&Chapter, Vec<&RuleEntry>)> = book
        .chapters
        .iter()
        .map(|chapter| (chapter, holding(book, chapter, rules)))
        .filter(|(_, held)| !held.is_empty())
        .collect();
    let title = title(rules);
    let facts = facts(rules);
    let turn = turn(rules);
    if json {
        let chapters: Vec<Value> = chapters
            .iter()
            .map(|(chapter, held)| {
                let ids: Vec<&str> = held.iter().map(|rule| rule.id.as_str()).collect();
                json!({"name": chapter.name, "title": chapter.title, "rules": ids})
            })
            .collect();
        let facts: serde_json::Map<String, Value> = facts
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value.into()))
            .collect();
        let page = json!({"title": title, "facts": facts, "turn": turn, "chapters": chapters});
        return output::json(out, &page);
    }
    let width = output::width();
    writeln!(out, "# {title}\n")?;
    for text in introductions(rules) {
        writeln!(out, "{}\n", output::wrap(&text, "", width))?;
    }
    writeln!(out, "## On the table\n")?;
    let rows: Vec<Vec<String>> = facts
        .into_iter()
        .map(|(name, value)| vec![name.to_owned(), value])
        .collect();
    writeln!(out, "{}", output::table(&rows, &[]))?;
    writeln!(out, "## A turn\n")?;
    for (number, step) in turn.iter().enumerate() {
        writeln!(out, "{}. {step}", number + 1)?;
    }
    for (chapter, held) in chapters {
        writeln!(out, "\n## {}", chapter.title)?;
        for rule in held {
            writeln!(out, "\n{}  {}", rule.id, rule.title)?;
            writeln!(out, "{}", output::wrap(&rule.text, "    ", width))?;
        }
    }
    Ok(())
}

/// The rules of a chapter that hold in this game.
fn holding<'a>(book: &'a Rulebook, chapter: &'a Chapter, rules: &Rules) -> Vec<&'a RuleEntry> {
    let entries = book.entries_of(chapter).filter_map(|entry| match entry {
        Entry::Rule(rule) => Some(rule),
        Entry::Example(_) | Entry::Ruling(_) => None,
    });
    entries
        .filter(|rule| rule.holds_for(|word| is(rules, word)))
        .collect()
}

/// Whether a word of the rulebook's `applies` is true of this game.
fn is(rules: &Rules, word: &str) -> bool {
    let options = &rules.options;
    let coop = rules.patches.contains(&Patch::Coop);
    match word {
        "all" => true,
        "coop" => coop,
        "competitive" => !coop && options.mode != "first-mission",
        "not-first-mission" => options.mode != "first-mission",
        "a-side" => !options.variants.iter().any(|v| v == "b-side"),
        "solo" => options.players == 1,
        "dark-player" => options.dark_player,
        "automata" => coop && !options.dark_player,
        name => options.mode == name || options.variants.iter().any(|v| v == name),
    }
}

fn title(rules: &Rules) -> String {
    let options = &rules.options;
    let content = rules.content;
    let modes = content.modes.iter().filter(|m| m.slug == options.mode);
    let variants = content.variants.iter();
    let variants = variants.filter(|v| options.variants.contains(&v.slug));
    let names = modes.map(|m| &m.name).chain(variants.map(|v| &v.name));
    let names: Vec<&str> = names.map(|name| name.en.as_str()).collect();
    names.join(" + ")
}

/// What mode and variants say of themselves.
fn introductions(rules: &Rules) -> Vec<String> {
    let options = &rules.options;
    let modes = rules.content.modes.iter();
    let modes = modes.filter(|m| m.slug == options.mode).map(|m| &m.text);
    let variants = rules.content.variants.iter();
    let variants = variants
        .filter(|v| options.variants.contains(&v.slug))
        .map(|v| &v.text);
    modes.chain(variants).map(|text| text.en.clone()).collect()
}

/// The numbers of the composed game.
fn facts(rules: &Rules) -> Vec<(&'static str, String)> {
    let params = &rules.params;
    let count = rules.options.players as usize - 1;
    let yes = |so: bool| if so { "yes" } else { "no" }.to_owned();
    vec![
        ("players", rules.options.players.to_string()),
        ("layout", rules.layout.slug.clone()),
        ("groups of rooms", params.groups[count].to_string()),
        (
            "factories of each type in the deck",
            params.factories[count].to_string(),
        ),
        ("artifacts", yes(params.artifacts)),
        ("rooms are activated", yes(params.activation)),
        ("achievements", yes(params.achievements)),
        ("cards in combat", yes(params.combat_cards)),
        ("control is shared", yes(params.inclusive)),
        ("arsenal at the start", params.arsenal.to_string()),
        ("most cards in hand", params.hand_limit.to_string()),
        ("end of the arsenal track", params.arsenal_limit.to_string()),
        ("most defensive strength", params.defence_limit.to_string()),
        (
            "fewest rooms between gates",
            params.gate_distance.to_string(),
        ),
    ]
}

/// The steps of a turn, in their order, and what comes between turns.
fn turn(rules: &Rules) -> Vec<String> {
    let cards = rules.patches.contains(&Patch::ItLearns);
    let step = |step: &Step| match step {
        Step::Begin => "The turn begins, and what is due happens.".to_owned(),
        Step::Mini => "Mini action phase: whoever has a mini action may use it.".to_owned(),
        Step::Action if cards => "Action phase: choose a section by a card and act.".to_owned(),
        Step::Action => "Action phase: choose a section and act.".to_owned(),
        Step::Chain => "A chain may lead to a second action phase.".to_owned(),
        Step::Combat => "Combat, where units share a room with an opponent's.".to_owned(),
        Step::End => "The turn ends; gates come if they are due.".to_owned(),
        Step::Patch(frame) => own_step(&words(&format!("{frame:?}"))),
    };
    // Where no room is activated there are no chains (FAL-23).
    let chains = |step: &&Step| **step != Step::Chain || rules.params.activation;
    let steps = rules.script.iter().filter(chains).map(step);
    steps.chain(between(rules).map(str::to_owned)).collect()
}

/// A step that a mode or variant adds.
fn own_step(name: &str) -> String {
    match name {
        "preempt" => "Preemptive phase: arsenal may be spent to seal and unseal doorways and to \
                      disintegrate."
            .to_owned(),
        "evaluate" => "Evaluation: the counter of war and peace may move.".to_owned(),
        _ => format!("A step of this game's own: {name}."),
    }
}

/// What the Enemy does between the turns of Challengers.
fn between(rules: &Rules) -> impl Iterator<Item = &'static str> {
    rules.patches.iter().filter_map(|patch| match patch {
        Patch::Guardians => Some(
            "After the last Challenger's turn the Guardians have theirs: the counter goes down, \
             they disintegrate, teleport, move and stand up; then combat.",
        ),
        Patch::Glitch => Some(
            "After every turn DIAGNOSE, where units stand; after the last Challenger's the \
             counter goes down, and on 0 the round is judged.",
        ),
        Patch::ItLearns => Some(
            "After every turn the Enemy has one: a target is drawn, the action of the lap \
             performed, then combat. After the last Challenger's it draws a new action.",
        ),
        _ => None,
    })
}

/// `Complexity2(Preempt)` as words.
fn words(name: &str) -> String {
    let inner = name.split_once('(').map_or(name, |(_, inner)| inner);
    let inner = inner.trim_end_matches(')');
    let mut text = String::new();
    for (i, c) in inner.chars().enumerate() {
        if c.is_uppercase() && i > 0 {
            text.push(' ');
        }
        text.extend(c.to_lowercase());
    }
    text
}
