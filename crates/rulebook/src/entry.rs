//! The entries of the rulebook as they stand in its files.

use std::fmt;
use std::ops::Deref;

use serde::Deserialize;
use toml::Spanned;

/// The id of an entry, such as COMB-11, and where in its file it stands.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "Spanned<String>")]
pub struct Id {
    name: String,
    pub(crate) offset: usize,
}

impl Id {
    pub fn as_str(&self) -> &str {
        &self.name
    }

    /// The part before the dash, which names the chapter.
    pub fn prefix(&self) -> &str {
        self.name.split('-').next().unwrap_or_default()
    }
}

impl From<Spanned<String>> for Id {
    fn from(spanned: Spanned<String>) -> Self {
        let offset = spanned.span().start;
        Self {
            name: spanned.into_inner(),
            offset,
        }
    }
}

impl Deref for Id {
    type Target = str;

    fn deref(&self) -> &str {
        &self.name
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

/// One chapter: a file of `rulebook/`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The name of the file, such as `combat`.
    pub name: String,
    pub title: String,
    /// What every id of the chapter begins with, such as COMB.
    pub prefix: String,
}

/// A statement of the rulebook, in our words.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleEntry {
    pub id: Id,
    pub title: String,
    pub text: String,
    pub source: String,
    /// The games it holds for: `|` joins alternatives, `+` joins conditions.
    pub applies: String,
    #[serde(default)]
    pub see: Vec<String>,
}

impl RuleEntry {
    /// Whether it holds for a game of which these words are true.
    pub fn holds_for(&self, is: impl Fn(&str) -> bool) -> bool {
        let mut alternatives = self.applies.split('|');
        alternatives.any(|conditions| conditions.split('+').all(&is))
    }
}

/// A worked example: a situation, what is done, what must come of it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    pub id: Id,
    /// The rules that it shows.
    pub rules: Vec<String>,
    pub given: String,
    pub when: String,
    pub then: String,
    pub source: String,
    #[serde(default)]
    pub see: Vec<String>,
}

/// A decision on something that the rulebook leaves open.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    pub id: Id,
    pub question: String,
    pub decision: String,
    pub why: String,
    #[serde(default)]
    pub kind: Kind,
    /// The rules that it decides on.
    #[serde(default)]
    pub rules: Vec<String>,
    #[serde(default)]
    pub see: Vec<String>,
    #[serde(default)]
    pub priority: Option<Priority>,
    #[serde(default)]
    pub source: Option<String>,
    #[serde(default)]
    pub applies: Option<String>,
}

/// Why a ruling was needed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    #[default]
    Gap,
    Conflict,
    Data,
    MissingImage,
}

impl Kind {
    /// The reason in a few words, which stands where a rule has its page.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Gap => "ruling: the rulebook is silent",
            Self::Conflict => "ruling: the documents disagree",
            Self::Data => "ruling: a printed value is unknown",
            Self::MissingImage => "ruling: only a lost picture shows it",
        }
    }
}

/// How much depends on a ruling; the plain ones carry no mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Priority {
    High,
}

/// A term of the game in English, German and French.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    pub id: Id,
    pub category: String,
    pub en: String,
    pub de: String,
    pub fr: String,
    pub definition: String,
    /// Other names met in the documents.
    #[serde(default)]
    pub also: Vec<String>,
    /// Whether a name is our proposal, because the documents have none in that language.
    #[serde(default)]
    pub proposed: bool,
    #[serde(default)]
    pub proposed_langs: Vec<String>,
    #[serde(default)]
    pub note: Option<String>,
}

/// Any entry that can be cited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry<'a> {
    Rule(&'a RuleEntry),
    Example(&'a Example),
    Ruling(&'a Ruling),
}

impl<'a> Entry<'a> {
    pub fn id(self) -> &'a Id {
        match self {
            Self::Rule(rule) => &rule.id,
            Self::Example(example) => &example.id,
            Self::Ruling(ruling) => &ruling.id,
        }
    }

    /// The title of a rule, the question of a ruling, the situation of an example.
    pub fn title(self) -> &'a str {
        match self {
            Self::Rule(rule) => &rule.title,
            Self::Example(example) => &example.given,
            Self::Ruling(ruling) => &ruling.question,
        }
    }

    /// What holds: the text of a rule, the decision of a ruling, the result of an example.
    pub fn text(self) -> &'a str {
        match self {
            Self::Rule(rule) => &rule.text,
            Self::Example(example) => &example.then,
            Self::Ruling(ruling) => &ruling.decision,
        }
    }

    /// The page of the rulebook or, for a ruling, why one was needed.
    pub fn source(self) -> &'a str {
        match self {
            Self::Rule(rule) => &rule.source,
            Self::Example(example) => &example.source,
            Self::Ruling(ruling) => ruling.source.as_deref().unwrap_or(ruling.kind.reason()),
        }
    }

    /// The ids that it refers to.
    pub(crate) fn references(self) -> impl Iterator<Item = &'a String> {
        let (rules, see) = match self {
            Self::Rule(rule) => (&[][..], &rule.see),
            Self::Example(example) => (&example.rules[..], &example.see),
            Self::Ruling(ruling) => (&ruling.rules[..], &ruling.see),
        };
        rules.iter().chain(see)
    }

    /// Every running text, in which ids may be named.
    pub(crate) fn prose(self) -> [&'a str; 4] {
        match self {
            Self::Rule(rule) => [&rule.title, &rule.text, &rule.source, ""],
            Self::Example(e) => [&e.given, &e.when, &e.then, &e.source],
            Self::Ruling(r) => [&r.question, &r.decision, &r.why, ""],
        }
    }
}
