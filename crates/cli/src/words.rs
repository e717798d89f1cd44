//! What the terminal says itself, in three languages; about the game `phrase` speaks.

use ark_phrase::{Lang, Phrase};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

/// A language at the terminal.
pub(crate) struct Words {
    pub(crate) phrase: Phrase,
    bundle: FluentBundle<FluentResource>,
}

/// The messages of a language, in the form of Fluent.
const fn messages(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../messages/en.ftl"),
        Lang::De => include_str!("../messages/de.ftl"),
        Lang::Fr => include_str!("../messages/fr.ftl"),
    }
}

impl Words {
    pub(crate) fn new(lang: Lang) -> Self {
        let tag = lang.slug().parse().expect("a slug is a language tag");
        let mut bundle = FluentBundle::new(vec![tag]);
        // Marks for mixed writing directions would only disturb a terminal.
        bundle.set_use_isolating(false);
        let resource =
            FluentResource::try_new(messages(lang).to_owned()).expect("tested with every message");
        bundle.add_resource(resource).expect("no message twice");
        Self {
            phrase: Phrase::new(lang),
            bundle,
        }
    }

    pub(crate) const fn lang(&self) -> Lang {
        self.phrase.lang()
    }

    /// A message without anything to fill in.
    pub(crate) fn text(&self, id: &str) -> String {
        self.say(id, &[])
    }

    /// A message with its blanks filled in.
    pub(crate) fn say(&self, id: &str, blanks: &[(&'static str, FluentValue<'_>)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in blanks {
            args.set(*name, value.clone());
        }
        let message = self.bundle.get_message(id).and_then(|m| m.value());
        let Some(pattern) = message else {
            debug_assert!(false, "no message {id}");
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        text.into_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// The ids of a language, each with the blanks that it fills in.
    fn ids(lang: Lang) -> BTreeMap<String, Vec<String>> {
        let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let mut id = String::new();
        for line in messages(lang).lines() {
            if let Some((name, _)) = line.split_once(" =")
                && !line.starts_with([' ', '#'])
            {
                name.clone_into(&mut id);
                found.entry(id.clone()).or_default();
            }
            for part in line.split('$').skip(1) {
                let end = part.find(|c: char| !c.is_ascii_alphanumeric());
                let blank = part[..end.unwrap_or(part.len())].to_owned();
                let blanks = found.entry(id.clone()).or_default();
                if !blanks.contains(&blank) {
                    blanks.push(blank);
                    blanks.sort();
                }
            }
        }
        found
    }

    #[test]
    fn all_languages_have_the_same_messages_with_the_same_blanks() {
        let english = ids(Lang::En);
        assert!(english.len() > 50);
        assert_eq!(ids(Lang::De), english);
        assert_eq!(ids(Lang::Fr), english);
    }

    #[test]
    fn every_message_can_be_said() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for (id, blanks) in ids(lang) {
                let blanks: Vec<_> = blanks
                    .into_iter()
                    .map(|blank| (&*blank.leak(), FluentValue::from(2)))
                    .collect();
                let text = words.say(&id, &blanks);
                assert!(
                    !text.is_empty() && !text.contains(['{', '}']),
                    "{id}: {text}"
                );
            }
        }
    }
}
