//! Where each id is enforced and where it is proven, as `cargo xtask coverage` found it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::files::COVERAGE;
use crate::problem::Problem;

/// The index of the citations of rules, rulings and examples. Ids without any are left out.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Coverage {
    pub by_id: BTreeMap<String, Places>,
}

/// The places that cite one id, as paths inside the repository.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Places {
    /// Files of code and content.
    #[serde(default)]
    pub code: Vec<String>,
    /// Scenario files, and test functions as `file::function`.
    #[serde(default)]
    pub tests: Vec<String>,
}

static EMBEDDED: LazyLock<Coverage> = LazyLock::new(|| {
    Coverage::parse(COVERAGE.text)
        .unwrap_or_else(|problem| unreachable!("the embedded coverage is tested, yet: {problem}"))
});

impl Coverage {
    /// The coverage of this build.
    pub fn embedded() -> &'static Self {
        &EMBEDDED
    }

    pub fn parse(text: &str) -> Result<Self, Problem> {
        toml::from_str(text).map_err(|error| Problem::of_toml(&COVERAGE.path(), text, &error))
    }

    /// The places that cite this id.
    pub fn of(&self, id: &str) -> Option<&Places> {
        self.by_id.get(id)
    }
}
