//! What a seat is asked, and how a phase came about.

use serde::{Deserialize, Serialize};

use crate::patches::PatchQuestion;

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Question {
    Mini,
    Section,
    Act,
    Chain,
    AnySection,
    ExploreOrder,
    Build,
    Keep,
    Discard,
    Return,
    Swap,
    Airlock,
    Fight,
    Commit,
    Gate,
    Link,
    #[serde(untagged)]
    Patch(PatchQuestion),
}

impl From<ark_engine::Question> for Question {
    fn from(question: ark_engine::Question) -> Self {
        use ark_engine::Question as Q;
        match question {
            Q::Mini => Self::Mini,
            Q::Section => Self::Section,
            Q::Act => Self::Act,
            Q::Chain => Self::Chain,
            Q::AnySection => Self::AnySection,
            Q::ExploreOrder => Self::ExploreOrder,
            Q::Build => Self::Build,
            Q::Keep => Self::Keep,
            Q::Discard => Self::Discard,
            Q::Return => Self::Return,
            Q::Swap => Self::Swap,
            Q::Airlock => Self::Airlock,
            Q::Fight => Self::Fight,
            Q::Commit => Self::Commit,
            Q::Gate => Self::Gate,
            Q::Link => Self::Link,
            Q::Patch(frame) => Self::Patch(frame.into()),
        }
    }
}

/// How a phase came about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    Marker,
    Chain,
    AnySection,
    Card,
    Mini,
}

impl From<ark_engine::Origin> for Origin {
    fn from(origin: ark_engine::Origin) -> Self {
        use ark_engine::Origin as O;
        match origin {
            O::Marker => Self::Marker,
            O::Chain => Self::Chain,
            O::AnySection => Self::AnySection,
            O::Card => Self::Card,
            O::Mini => Self::Mini,
        }
    }
}
