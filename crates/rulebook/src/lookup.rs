//! From the name of a rule to its text, and from an id to the name.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use crate::entry::Entry;
use crate::rule::Rule;
use crate::rulebook::Rulebook;

static BY_ID: LazyLock<BTreeMap<&'static str, Rule>> = LazyLock::new(|| {
    Rule::ALL
        .into_iter()
        .map(|rule| (rule.id(), rule))
        .collect()
});

impl Rule {
    /// The rule or ruling with this id. Examples have no name in code.
    pub fn from_id(id: &str) -> Option<Self> {
        BY_ID.get(id).copied()
    }

    /// Its entry in the rulebook.
    pub fn entry(self) -> Entry<'static> {
        Rulebook::embedded()
            .entry(self.id())
            .unwrap_or_else(|| unreachable!("{} was generated from the rulebook", self.id()))
    }

    /// The title of a rule, the question of a ruling.
    pub fn title(self) -> &'static str {
        self.entry().title()
    }

    /// What holds: the text of a rule, the decision of a ruling.
    pub fn text(self) -> &'static str {
        self.entry().text()
    }

    /// The page of the rulebook or, for a ruling, why one was needed.
    pub fn source(self) -> &'static str {
        self.entry().source()
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
