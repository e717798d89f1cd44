//! The mark of a field as it is written: `mark [bounds] [@ place]`.

use ark_rulebook::Rule;
use toml::de::DeValue;

use super::bound::Bound;
use super::{Log, Site};
use crate::Mark;

/// A mark with its bounds and place.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Provenance {
    pub(crate) mark: Mark,
    pub(crate) bounds: Vec<Bound>,
    pub(crate) written: String,
    pub(crate) at: String,
}

impl Provenance {
    pub(crate) fn read(log: &Log, site: Site<'_>, value: &DeValue<'_>) -> Option<Self> {
        let DeValue::String(text) = value else {
            log.error(
                site,
                "expected a mark such as \"stated @ place\" or \"designed 3..4\"",
            );
            return None;
        };
        let read = Self::parse(text);
        if let Err(what) = &read {
            log.error(site, format!("mark \"{text}\": {what}"));
        }
        read.ok()
    }

    fn parse(text: &str) -> Result<Self, String> {
        let (left, at) = match text.split_once('@') {
            Some((left, at)) => (left.trim(), at.trim()),
            None => (text.trim(), ""),
        };
        let (word, written) = match left.split_once(' ') {
            Some((word, rest)) => (word, rest.trim()),
            None => (left, ""),
        };
        let mark = Mark::from_slug(word).ok_or_else(|| {
            let known: Vec<_> = Mark::ALL.iter().map(|mark| mark.slug()).collect();
            format!("expected one of {}", known.join(", "))
        })?;
        let bounds = written
            .split(';')
            .map(str::trim)
            .filter(|bound| !bound.is_empty())
            .map(Bound::parse)
            .collect::<Result<Vec<_>, _>>()?;
        match mark {
            Mark::Designed if bounds.is_empty() => {
                return Err(
                    "a designed field must name its bounds (\"open\" if there are none)".into(),
                );
            }
            Mark::Designed => {}
            _ if at.is_empty() => return Err("expected \"@\" and the place in the sources".into()),
            _ => {}
        }
        for word in at.split([' ', ',', ';']) {
            if looks_like_rule(word) && !Rule::ALL.iter().any(|rule| rule.id() == word) {
                return Err(format!("there is no rule {word}"));
            }
        }
        Ok(Self {
            mark,
            bounds,
            written: written.to_owned(),
            at: at.to_owned(),
        })
    }
}

/// Whether a word names a rule or ruling, such as RMS-04 or SETUP-R6.
/// Worked examples (CTRL-E1) are not rules and are not looked up.
pub(crate) fn looks_like_rule(word: &str) -> bool {
    let Some((prefix, number)) = word.split_once('-') else {
        return false;
    };
    let number = number.strip_prefix('R').unwrap_or(number);
    let prefix = prefix.as_bytes();
    prefix.len() >= 2
        && prefix[..2].iter().all(u8::is_ascii_uppercase)
        && prefix[2..]
            .iter()
            .all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
        && !number.is_empty()
        && number.bytes().all(|byte| byte.is_ascii_digit())
}
