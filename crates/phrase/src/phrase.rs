//! One language, ready to speak.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::lang::Lang;

/// Speaks one language.
pub struct Phrase {
    pub(crate) lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// What goes into a message.
pub(crate) enum Arg {
    Text(String),
    Number(u32),
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(u32::from(number))
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Self {
        Self::Number(u32::from(number))
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number as u32)
    }
}

impl Phrase {
    /// A speaker with the built-in messages.
    pub fn new(lang: Lang) -> Self {
        let texts = lang.files().iter().map(|(_, text)| *text);
        Self::with_messages(lang, texts).expect("the built-in messages are valid")
    }

    /// A speaker with other messages, such as a new translation. Says which files or
    /// messages are wrong.
    pub fn with_messages<'a>(
        lang: Lang,
        texts: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, String> {
        let id: LanguageIdentifier = lang.slug().parse().expect("a slug is a language tag");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks for mixed writing directions would only disturb a terminal.
        bundle.set_use_isolating(false);
        for text in texts {
            let resource = FluentResource::try_new(text.to_owned())
                .map_err(|(_, errors)| format!("{errors:?}"))?;
            bundle
                .add_resource(resource)
                .map_err(|errors| format!("{errors:?}"))?;
        }
        Ok(Self { lang, bundle })
    }

    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// A message with its arguments filled in.
    pub(crate) fn say<const N: usize>(&self, id: &str, args: [(&'static str, Arg); N]) -> String {
        let mut filled = FluentArgs::with_capacity(N);
        for (name, arg) in args {
            match arg {
                Arg::Text(text) => filled.set(name, FluentValue::from(text)),
                Arg::Number(number) => filled.set(name, FluentValue::from(number)),
            }
        }
        let message = self.bundle.get_message(id).and_then(|m| m.value());
        let Some(pattern) = message else {
            debug_assert!(false, "no message {id} in {}", self.lang.slug());
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&filled), &mut errors);
        debug_assert!(
            errors.is_empty(),
            "{id} in {}: {errors:?}",
            self.lang.slug()
        );
        text.into_owned()
    }

    /// A message without arguments, if there is one of this name.
    pub fn text(&self, id: &str) -> Option<String> {
        self.bundle.get_message(id)?.value()?;
        Some(self.say(id, []))
    }

    /// "a, b and c".
    pub(crate) fn list(&self, mut items: Vec<String>) -> String {
        let Some(last) = items.pop() else {
            return String::new();
        };
        if items.is_empty() {
            return last;
        }
        let first = items.join(", ");
        self.say("pair", [("first", first.into()), ("last", last.into())])
    }
}
