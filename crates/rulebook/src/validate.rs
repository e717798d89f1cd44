//! What must hold in the files of the rulebook beyond their form.

use std::collections::BTreeSet;

use crate::entry::{Entry, Id, Term};
use crate::files::Source;
use crate::parse::ChapterFile;
use crate::problem::Problem;
use crate::rulebook::Rulebook;

const TITLE_MAX: usize = 70;

/// What a rule can be limited to.
const APPLIES: [&str; 17] = [
    "all",
    "competitive",
    "awakening",
    "first-mission",
    "not-first-mission",
    "fallout",
    "coop",
    "guardians",
    "glitch",
    "it-learns",
    "solo",
    "a-side",
    "b-side",
    "complexity-2",
    "unfair",
    "automata",
    "dark-player",
];

/// Ids are of the chapter and count up from one; no text is empty; `applies` is known.
pub(crate) fn chapter(source: Source<'_>, file: &ChapterFile) -> Vec<Problem> {
    let mut faults = Faults::of(source);
    let rules: Vec<_> = file.rule.iter().map(Entry::Rule).collect();
    let examples: Vec<_> = file.example.iter().map(Entry::Example).collect();
    let rulings: Vec<_> = file.ruling.iter().map(Entry::Ruling).collect();
    for (entries, mark, width) in [(&rules, "", 2), (&examples, "E", 1), (&rulings, "R", 1)] {
        for (i, entry) in entries.iter().enumerate() {
            let expected = format!("{}-{mark}{:0width$}", file.prefix, i + 1);
            if **entry.id() != expected {
                faults.add(
                    entry.id(),
                    format!("{} stands where {expected} must", entry.id()),
                );
            }
            if entry.title().trim().is_empty() || entry.text().trim().is_empty() {
                faults.add(entry.id(), format!("{} has an empty text", entry.id()));
            }
        }
    }
    for rule in &file.rule {
        if rule.title.chars().count() > TITLE_MAX {
            faults.add(
                &rule.id,
                format!("the title of {} exceeds {TITLE_MAX} characters", rule.id),
            );
        }
        for part in rule
            .applies
            .split(['|', '+'])
            .filter(|part| !APPLIES.contains(part))
        {
            faults.add(
                &rule.id,
                format!("{} applies to the unknown \"{part}\"", rule.id),
            );
        }
    }
    for example in file
        .example
        .iter()
        .filter(|example| example.rules.is_empty())
    {
        faults.add(&example.id, format!("{} shows no rule", example.id));
    }
    faults.found
}

/// Terms are unique and say which of their names are proposals.
pub(crate) fn glossary(source: Source<'_>, terms: &[Term]) -> Vec<Problem> {
    let mut faults = Faults::of(source);
    let mut seen = BTreeSet::new();
    for term in terms {
        if !seen.insert(term.id.as_str()) {
            faults.add(&term.id, format!("the term {} stands twice", term.id));
        }
        if term.proposed == term.proposed_langs.is_empty() {
            faults.add(
                &term.id,
                format!("{}: proposed and proposed_langs disagree", term.id),
            );
        }
        if term
            .proposed_langs
            .iter()
            .any(|lang| !["en", "de", "fr"].contains(&lang.as_str()))
        {
            faults.add(
                &term.id,
                format!("{}: unknown language in proposed_langs", term.id),
            );
        }
        if [&term.en, &term.de, &term.fr, &term.definition]
            .iter()
            .any(|text| text.is_empty())
        {
            faults.add(&term.id, format!("the term {} has an empty text", term.id));
        }
    }
    faults.found
}

/// Prefixes are unique, and every id named in a list or in running text exists.
pub(crate) fn references(
    book: &Rulebook,
    chapters: &[Source<'_>],
    glossary: Source<'_>,
) -> Vec<Problem> {
    let mut found = Vec::new();
    let mut prefixes = BTreeSet::new();
    for (chapter, &source) in book.chapters.iter().zip(chapters) {
        let mut faults = Faults::of(source);
        if !prefixes.insert(&chapter.prefix) {
            let what = format!("the prefix {} is taken", chapter.prefix);
            found.push(Problem::at(&source.path(), source.text, 0, what));
        }
        for entry in book.entries_of(chapter) {
            let prose = entry.prose();
            let in_prose = prose.iter().flat_map(|text| book.ids_in(text));
            for id in entry.references().map(String::as_str).chain(in_prose) {
                if book.entry(id).is_none() {
                    faults.add(
                        entry.id(),
                        format!("{} refers to the unknown {id}", entry.id()),
                    );
                }
            }
        }
        found.extend(faults.found);
    }
    let mut faults = Faults::of(glossary);
    for term in &book.terms {
        for id in book
            .ids_in(&term.definition)
            .filter(|id| book.entry(id).is_none())
        {
            faults.add(
                &term.id,
                format!("the term {} refers to the unknown {id}", term.id),
            );
        }
    }
    found.extend(faults.found);
    found
}

impl Rulebook {
    /// Everything in a text that has the form of an id of one of the chapters.
    pub fn ids_in<'t>(&self, text: &'t str) -> impl Iterator<Item = &'t str> {
        text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-')
            .filter(|word| self.chapter_of(word).is_some() && has_number(word))
    }
}

/// Whether a dash is followed by a number, or by E or R and a number.
fn has_number(word: &str) -> bool {
    let Some((_, rest)) = word.split_once('-') else {
        return false;
    };
    let digits = rest.strip_prefix(['E', 'R']).unwrap_or(rest);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Collects the faults of one file.
struct Faults<'a> {
    source: Source<'a>,
    found: Vec<Problem>,
}

impl<'a> Faults<'a> {
    fn of(source: Source<'a>) -> Self {
        Self {
            source,
            found: Vec::new(),
        }
    }

    fn add(&mut self, id: &Id, what: String) {
        let Source { text, .. } = self.source;
        self.found
            .push(Problem::at(&self.source.path(), text, id.offset, what));
    }
}
