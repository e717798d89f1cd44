//! The three languages and their messages.

use ark_content::Text;

/// A language of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lang {
    En,
    De,
    Fr,
}

macro_rules! files {
    ($lang:literal: $($name:literal),*) => {
        &[$((
            $name,
            include_str!(concat!("../../../messages/", $lang, "/", $name, ".ftl")),
        )),*]
    };
}

macro_rules! messages {
    ($lang:literal) => {
        files!(
            $lang: "names", "action", "event", "question", "refusal", "conflict", "help",
            "bots",
            "coop", "guardians", "glitch", "it-learns", "fallout", "factions", "complexity-2"
        )
    };
}

impl Lang {
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Fr];

    pub const fn slug(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Fr => "fr",
        }
    }

    /// The language of a tag such as `de`, `de-AT` or `de_DE.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_', '.']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|lang| lang.slug().eq_ignore_ascii_case(language))
    }

    /// The messages of this language: name and text of each file.
    pub const fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::En => messages!("en"),
            Self::De => messages!("de"),
            Self::Fr => messages!("fr"),
        }
    }

    /// A text of content in this language.
    pub fn of(self, text: &Text) -> &str {
        match self {
            Self::En => &text.en,
            Self::De => &text.de,
            Self::Fr => &text.fr,
        }
    }
}
