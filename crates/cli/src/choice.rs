//! Flags whose values are names of the content: a wrong one is answered with those that there are.

use ark_content::Content;
use clap::builder::PossibleValuesParser;

pub(crate) fn modes() -> PossibleValuesParser {
    Content::builtin()
        .modes
        .iter()
        .map(|mode| mode.slug.as_str())
        .into()
}

pub(crate) fn variants() -> PossibleValuesParser {
    let variants = Content::builtin().variants.iter();
    variants.map(|variant| variant.slug.as_str()).into()
}
