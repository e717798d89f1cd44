//! The whole rulebook, and finding things in it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::entry::{Chapter, Entry, Example, RuleEntry, Ruling, Term};
use crate::files::{CHAPTERS, GLOSSARY};

/// Chapters, and their entries in reading order.
#[derive(Default, Debug)]
pub struct Rulebook {
    pub chapters: Vec<Chapter>,
    pub rules: Vec<RuleEntry>,
    pub examples: Vec<Example>,
    pub rulings: Vec<Ruling>,
    pub terms: Vec<Term>,
    pub(crate) index: BTreeMap<String, Place>,
}

/// Where an entry lies in the lists of the rulebook.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Place {
    Rule(usize),
    Example(usize),
    Ruling(usize),
}

static EMBEDDED: LazyLock<Rulebook> = LazyLock::new(|| {
    Rulebook::parse(&CHAPTERS, GLOSSARY).unwrap_or_else(|problems| {
        let lines: Vec<_> = problems.iter().map(ToString::to_string).collect();
        unreachable!(
            "the embedded rulebook is tested, yet:\n{}",
            lines.join("\n")
        )
    })
});

impl Rulebook {
    /// The rulebook of this build.
    pub fn embedded() -> &'static Self {
        &EMBEDDED
    }

    /// The entry with this id, such as COMB-11, COMB-E1 or CTRL-R2.
    pub fn entry(&self, id: &str) -> Option<Entry<'_>> {
        self.index.get(id).map(|&place| self.at(place))
    }

    pub fn rule(&self, id: &str) -> Option<&RuleEntry> {
        match self.entry(id)? {
            Entry::Rule(rule) => Some(rule),
            Entry::Example(_) | Entry::Ruling(_) => None,
        }
    }

    pub fn example(&self, id: &str) -> Option<&Example> {
        match self.entry(id)? {
            Entry::Example(example) => Some(example),
            Entry::Rule(_) | Entry::Ruling(_) => None,
        }
    }

    pub fn ruling(&self, id: &str) -> Option<&Ruling> {
        match self.entry(id)? {
            Entry::Ruling(ruling) => Some(ruling),
            Entry::Rule(_) | Entry::Example(_) => None,
        }
    }

    pub fn term(&self, id: &str) -> Option<&Term> {
        self.terms.iter().find(|term| term.id.as_str() == id)
    }

    /// The chapter by the name of its file or by its prefix, in any case.
    pub fn chapter(&self, name: &str) -> Option<&Chapter> {
        self.chapters
            .iter()
            .find(|chapter| chapter.name == name || chapter.prefix.eq_ignore_ascii_case(name))
    }

    /// The chapter that an id belongs to.
    pub fn chapter_of(&self, id: &str) -> Option<&Chapter> {
        let (prefix, _) = id.split_once('-')?;
        self.chapters
            .iter()
            .find(|chapter| chapter.prefix == prefix)
    }

    /// Rules, then rulings, then examples of one chapter.
    pub fn entries_of<'a>(&'a self, chapter: &'a Chapter) -> impl Iterator<Item = Entry<'a>> {
        self.entries()
            .filter(|entry| entry.id().prefix() == chapter.prefix)
    }

    /// Rules, then rulings, then examples of the whole book.
    pub fn entries(&self) -> impl Iterator<Item = Entry<'_>> {
        let rules = self.rules.iter().map(Entry::Rule);
        let rulings = self.rulings.iter().map(Entry::Ruling);
        rules
            .chain(rulings)
            .chain(self.examples.iter().map(Entry::Example))
    }

    fn at(&self, place: Place) -> Entry<'_> {
        match place {
            Place::Rule(i) => Entry::Rule(&self.rules[i]),
            Place::Example(i) => Entry::Example(&self.examples[i]),
            Place::Ruling(i) => Entry::Ruling(&self.rulings[i]),
        }
    }
}
