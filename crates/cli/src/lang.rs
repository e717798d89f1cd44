//! The flag that says in which language.

use std::str::FromStr;

use ark_phrase::Lang;

/// A language as a flag: `en`, `de` or `fr`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tongue(pub(crate) Lang);

impl FromStr for Tongue {
    type Err = String;

    fn from_str(tag: &str) -> Result<Self, String> {
        let known = Lang::ALL.map(Lang::slug).join(", ");
        Lang::from_tag(tag)
            .map(Self)
            .ok_or_else(|| format!("there is {known}"))
    }
}
