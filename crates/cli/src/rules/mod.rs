//! `ark rules`: look rules up, search them, see what proves them, and read a whole game.

mod page;

use ark_engine::Options;
use ark_rulebook::{COVERED, Coverage, Entry, Rulebook, Term};
use serde::Serialize;
use serde_json::{Value, json};

use crate::choice;
use crate::failure::{Failure, Outcome};
use crate::output::{self, Out};

/// Look up rules, rulings, examples and terms; search them; see what proves them
///
/// Without an id: the chapters. The texts are ours, in English; sources name the
/// pages of the printed rulebook.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark rules ENG-02             a rule
  ark rules COMB-E1            a worked example
  ark rules CTRL-R2            a ruling: what we decided where the rulebook is silent
  ark rules biodome            a term, in three languages
  ark rules combat             all ids of a chapter
  ark rules --search teleport
  ark rules --mode fallout --variant b-side --players 3
                               the game that these make together, as one page
  ark rules --coverage --json  how much of it is proven by tests")]
pub(crate) struct Args {
    /// An id, a term or a chapter
    id: Option<String>,
    /// Everything that has this word
    #[arg(long, value_name = "WORD", conflicts_with_all = ["id", "coverage"])]
    search: Option<String>,
    /// How many rules, examples and rulings are proven
    #[arg(long, conflicts_with = "id")]
    coverage: bool,
    /// The rules of this mode, with its variants, as one page
    #[arg(long, value_parser = choice::modes(), conflicts_with_all = ["id", "search", "coverage"])]
    mode: Option<String>,
    /// A variant that is played with the mode; may be given several times
    #[arg(long = "variant", value_name = "VARIANT", value_parser = choice::variants(), requires = "mode")]
    variants: Vec<String>,
    /// For how many players
    #[arg(long, default_value_t = 2, requires = "mode")]
    players: u8,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: Out) -> Outcome {
    let book = Rulebook::embedded();
    if args.coverage {
        return coverage(book, args.json, out);
    }
    if let Some(mode) = &args.mode {
        let mut options = Options::new(mode, args.players);
        options.variants.clone_from(&args.variants);
        return page::print(book, &options, args.json, out);
    }
    if let Some(word) = &args.search {
        return search(book, word, args.json, out);
    }
    match &args.id {
        Some(id) => look_up(book, id, args.json, out),
        None => chapters(book, args.json, out),
    }
}

fn look_up(book: &Rulebook, id: &str, json: bool, out: Out) -> Outcome {
    if let Some(entry) = book.entry(&id.to_uppercase()) {
        return if json {
            output::json(out, &entry_json(entry))
        } else {
            write!(out, "{}", entry_text(entry, output::width()))?;
            Ok(())
        };
    }
    if let Some(term) = find_term(book, id) {
        return if json {
            output::json(out, &term_json(term))
        } else {
            write!(out, "{}", term_text(term, output::width()))?;
            Ok(())
        };
    }
    if let Some(chapter) = book.chapter(&id.to_lowercase()) {
        return listing(book.entries_of(chapter), json, out);
    }
    Err(Failure::cannot(format!(
        "there is no rule, example, ruling, term or chapter `{id}`; \
         try `ark rules --search {id}`, or `ark rules` for the chapters"
    )))
}

/// The entry or term of this name as text, if there is one.
pub(crate) fn found(id: &str, width: usize) -> Option<String> {
    let book = Rulebook::embedded();
    let entry = book.entry(&id.to_uppercase());
    entry
        .map(|entry| entry_text(entry, width))
        .or_else(|| find_term(book, id).map(|term| term_text(term, width)))
}

fn find_term<'a>(book: &'a Rulebook, word: &str) -> Option<&'a Term> {
    let same = |name: &String| name.eq_ignore_ascii_case(word);
    let named = |term: &&Term| same(&term.en) || same(&term.de) || same(&term.fr);
    book.term(word).or_else(|| {
        let mut terms = book.terms.iter();
        terms.find(|term| term.id.eq_ignore_ascii_case(word) || named(term))
    })
}

/// An entry as paragraphs.
fn entry_text(entry: Entry<'_>, width: usize) -> String {
    let (kind, extra) = match entry {
        Entry::Rule(rule) => ("Rule", labelled("holds for", &[&rule.applies])),
        Entry::Ruling(ruling) => ("Ruling", labelled("why", &[&ruling.why])),
        Entry::Example(example) => ("Example", labelled("when", &[&example.when])),
    };
    let mut text = format!(
        "{}\n\n",
        output::wrap(
            &format!("{kind} {}: {}", entry.id(), entry.title()),
            "",
            width
        )
    );
    // An example reads: given, when, then.
    if let Entry::Example(_) = entry {
        text.push_str(&output::wrap(&extra, "  ", width));
        text.push('\n');
        let then = format!("then: {}", entry.text());
        text.push_str(&output::wrap(&then, "  ", width));
        text.push_str("\n\n");
    } else {
        text.push_str(&output::wrap(entry.text(), "  ", width));
        text.push_str("\n\n");
        text.push_str(&output::wrap(&extra, "  ", width));
        text.push('\n');
    }
    let places = Coverage::embedded()
        .of(entry.id())
        .cloned()
        .unwrap_or_default();
    let (rules, see) = references(entry);
    for line in [
        labelled("source", &[entry.source()]),
        labelled("rules", rules),
        labelled("see", see),
        labelled("enforced in", &places.code),
        labelled("proven by", &places.tests),
    ] {
        if !line.is_empty() {
            text.push_str(&output::wrap(&line, "  ", width));
            text.push('\n');
        }
    }
    text
}

fn labelled(label: &str, words: &[impl AsRef<str>]) -> String {
    if words.is_empty() {
        return String::new();
    }
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    format!("{label}: {}", words.join(", "))
}

fn references(entry: Entry<'_>) -> (&[String], &[String]) {
    match entry {
        Entry::Rule(rule) => (&[], &rule.see),
        Entry::Example(example) => (&example.rules, &example.see),
        Entry::Ruling(ruling) => (&ruling.rules, &ruling.see),
    }
}

fn entry_json(entry: Entry<'_>) -> Value {
    let places = Coverage::embedded()
        .of(entry.id())
        .cloned()
        .unwrap_or_default();
    let (rules, see) = references(entry);
    let mut value = json!({
        "kind": kind(entry),
        "id": entry.id().as_str(),
        "title": entry.title(),
        "text": entry.text(),
        "source": entry.source(),
        "rules": rules,
        "see": see,
        "enforced": places.code,
        "tests": places.tests,
    });
    match entry {
        Entry::Rule(rule) => value["applies"] = rule.applies.as_str().into(),
        Entry::Ruling(ruling) => value["why"] = ruling.why.as_str().into(),
        Entry::Example(example) => value["when"] = example.when.as_str().into(),
    }
    value
}

const fn kind(entry: Entry<'_>) -> &'static str {
    match entry {
        Entry::Rule(_) => "rule",
        Entry::Example(_) => "example",
        Entry::Ruling(_) => "ruling",
    }
}

/// A term as a paragraph.
fn term_text(term: &Term, width: usize) -> String {
    let names = format!("{} (de: {}, fr: {})", term.en, term.de, term.fr);
    let mut text = format!("Term {}: {names}\n\n", term.id);
    text.push_str(&output::wrap(&term.definition, "  ", width));
    text.push('\n');
    if let Some(note) = &term.note {
        text.push_str(&output::wrap(note, "  ", width));
        text.push('\n');
    }
    text
}

fn term_json(term: &Term) -> Value {
    json!({
        "kind": "term",
        "id": term.id.as_str(),
        "en": term.en,
        "de": term.de,
        "fr": term.fr,
        "text": term.definition,
        "also": term.also,
    })
}

fn listing<'a>(entries: impl Iterator<Item = Entry<'a>>, json: bool, out: Out) -> Outcome {
    if json {
        let list: Vec<Value> = entries.map(entry_json).collect();
        return output::json(out, &list);
    }
    let width = output::width();
    for entry in entries {
        let title = output::wrap(entry.title(), "            ", width);
        writeln!(out, "{:<11} {}", entry.id(), title.trim_start())?;
    }
    Ok(())
}

fn search(book: &Rulebook, word: &str, json: bool, out: Out) -> Outcome {
    let word = word.to_lowercase();
    let has = |text: &str| text.to_lowercase().contains(&word);
    let entries: Vec<Entry<'_>> = book
        .entries()
        .filter(|e| has(e.title()) || has(e.text()) || has(e.id()))
        .collect();
    let terms: Vec<&Term> = book
        .terms
        .iter()
        .filter(|t| {
            [&t.en, &t.de, &t.fr, &t.definition]
                .into_iter()
                .any(|text| has(text))
        })
        .collect();
    if entries.is_empty() && terms.is_empty() {
        return Err(Failure::Wrong(vec![format!(
            "nothing in the rulebook has the word `{word}`"
        )]));
    }
    if json {
        let entries = entries.into_iter().map(entry_json);
        let list: Vec<Value> = entries.chain(terms.into_iter().map(term_json)).collect();
        return output::json(out, &list);
    }
    listing(entries.into_iter(), false, out)?;
    for term in terms {
        writeln!(
            out,
            "term {}: {} / {} / {}",
            term.id, term.en, term.de, term.fr
        )?;
    }
    Ok(())
}

/// How much of something is proven.
#[derive(Clone, Copy, Default, Serialize)]
struct Proven {
    rules: usize,
    rules_tested: usize,
    examples: usize,
    examples_run: usize,
    rulings: usize,
    rulings_decided: usize,
}

impl Proven {
    fn of<'a>(entries: impl Iterator<Item = Entry<'a>>) -> Self {
        let mut sum = Self::default();
        for entry in entries {
            let places = Coverage::embedded().of(entry.id());
            let tested = places.is_some_and(|places| !places.tests.is_empty());
            let (all, met, is) = match entry {
                Entry::Rule(_) => (&mut sum.rules, &mut sum.rules_tested, tested),
                Entry::Example(_) => (&mut sum.examples, &mut sum.examples_run, tested),
                Entry::Ruling(_) => (&mut sum.rulings, &mut sum.rulings_decided, places.is_some()),
            };
            *all += 1;
            *met += usize::from(is);
        }
        sum
    }
}

fn coverage(book: &Rulebook, json: bool, out: Out) -> Outcome {
    let covered = |name: &str| COVERED.contains(&name);
    let of = |chapter| Proven::of(book.entries_of(chapter));
    let in_covered = |entry: &Entry<'_>| {
        let chapter = book.chapter_of(entry.id());
        chapter.is_some_and(|chapter| covered(&chapter.name))
    };
    let total = Proven::of(book.entries().filter(in_covered));
    if json {
        let mut value = serde_json::to_value(total)?;
        let chapters = book.chapters.iter().map(|chapter| {
            let mut value = json!(of(chapter));
            value["title"] = chapter.title.as_str().into();
            value["covered"] = covered(&chapter.name).into();
            (chapter.name.clone(), value)
        });
        value["chapters"] = Value::Object(chapters.collect());
        return output::json(out, &value);
    }
    let row = |name: &str, p: Proven| {
        vec![
            name.to_owned(),
            format!("{}/{}", p.rules_tested, p.rules),
            format!("{}/{}", p.examples_run, p.examples),
            format!("{}/{}", p.rulings_decided, p.rulings),
        ]
    };
    let head = ["proven of all", "rules", "examples", "rulings"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    let chapters = book.chapters.iter();
    rows.extend(
        chapters
            .filter(|c| covered(&c.name))
            .map(|c| row(&c.title, of(c))),
    );
    rows.push(row("all chapters that are playable", total));
    write!(out, "{}", output::table(&rows, &[1, 2, 3]))?;
    Ok(())
}

fn chapters(book: &Rulebook, json: bool, out: Out) -> Outcome {
    if json {
        let chapter = |c: &ark_rulebook::Chapter| json!({"name": c.name, "prefix": c.prefix, "title": c.title});
        let list: Vec<Value> = book.chapters.iter().map(chapter).collect();
        return output::json(out, &list);
    }
    let rows: Vec<Vec<String>> = book
        .chapters
        .iter()
        .map(|c| vec![c.prefix.clone(), c.name.clone(), c.title.clone()])
        .collect();
    write!(out, "{}", output::table(&rows, &[]))?;
    writeln!(
        out,
        "\n`ark rules PREFIX` lists a chapter, `ark rules ID` shows an entry."
    )?;
    Ok(())
}
