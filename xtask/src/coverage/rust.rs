//! Splits a Rust file into its code and its tests.
//!
//! It works on tokens, not on parsed items, so that tests inside a macro such as `proptest!` are
//! seen too.

use std::ops::RangeInclusive;

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};

/// What a Rust file holds.
#[derive(Default)]
pub(crate) struct RustFile {
    /// The functions marked as tests.
    pub(super) tests: Vec<Test>,
    /// Modules in files of their own that exist for tests only.
    pub(super) test_modules: Vec<String>,
    /// The lines that belong to tests, counted from 1.
    excluded: Vec<RangeInclusive<usize>>,
}

/// A test function and the comment above it.
pub(super) struct Test {
    pub(super) name: String,
    pub(super) docs: String,
}

/// One attribute in front of an item; a doc comment is one too.
struct Attribute {
    tokens: Vec<TokenTree>,
    span: Span,
}

const ITEMS: [&str; 11] = [
    "fn",
    "mod",
    "impl",
    "use",
    "struct",
    "enum",
    "trait",
    "static",
    "const",
    "type",
    "macro_rules",
];
const QUALIFIERS: [&str; 5] = ["pub", "async", "unsafe", "extern", "default"];

impl RustFile {
    pub(crate) fn parse(text: &str) -> Result<Self> {
        let tokens: TokenStream = text.parse().map_err(|error| anyhow!("{error}"))?;
        let mut file = Self::default();
        file.scan(tokens);
        Ok(file)
    }

    /// The text without the lines of its tests.
    pub(super) fn code(&self, text: &str) -> String {
        let lines = text
            .lines()
            .enumerate()
            .filter(|&(i, _)| self.is_code(i + 1));
        lines.map(|(_, line)| line).collect::<Vec<_>>().join("\n")
    }

    /// Whether a line belongs to no test.
    pub(crate) fn is_code(&self, line: usize) -> bool {
        !self.excluded.iter().any(|range| range.contains(&line))
    }

    fn scan(&mut self, stream: TokenStream) {
        let tokens: Vec<_> = stream.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            let (attributes, start) = attributes(&tokens, at);
            let end = if attributes.is_empty() {
                start
            } else {
                end_of_item(&tokens, start)
            };
            let body = &tokens[start..tokens.len().min(end + 1)];
            if let (Some(first), Some(last)) = (attributes.first(), body.last()) {
                let lines = first.span.start().line..=last.span().end().line;
                self.note(&attributes, body, lines);
            }
            for token in body {
                if let TokenTree::Group(group) = token {
                    self.scan(group.stream());
                }
            }
            at = end + 1;
        }
    }

    fn note(&mut self, attributes: &[Attribute], body: &[TokenTree], lines: RangeInclusive<usize>) {
        let Some((keyword, name)) = item(body) else {
            return;
        };
        if attributes.iter().any(Attribute::is_test) {
            let docs: Vec<_> = attributes.iter().filter_map(Attribute::doc).collect();
            self.tests.push(Test {
                name,
                docs: docs.join("\n"),
            });
            self.excluded.push(lines);
        } else if attributes.iter().any(Attribute::is_cfg_test) {
            if keyword == "mod" && !is_braces(body.last()) {
                self.test_modules.push(name);
            }
            self.excluded.push(lines);
        }
    }
}

impl Attribute {
    /// `#[test]`, or the `test` of another runner such as `#[tokio::test]`.
    fn is_test(&self) -> bool {
        let path = self
            .tokens
            .iter()
            .take_while(|token| !matches!(token, TokenTree::Group(_)));
        path.last().is_some_and(|token| is_word(token, "test"))
    }

    fn is_cfg_test(&self) -> bool {
        match &self.tokens[..] {
            [cfg, TokenTree::Group(condition)] if is_word(cfg, "cfg") => {
                mentions(condition, "test") && !mentions(condition, "not")
            }
            _ => false,
        }
    }

    fn doc(&self) -> Option<String> {
        match &self.tokens[..] {
            [doc, TokenTree::Punct(_), TokenTree::Literal(text)] if is_word(doc, "doc") => {
                let text = text.to_string();
                Some(
                    text.trim_start_matches(['r', '#'])
                        .trim_matches(['"', '#'])
                        .to_owned(),
                )
            }
            _ => None,
        }
    }
}

/// The attributes that begin at a token, and where they end.
fn attributes(tokens: &[TokenTree], mut at: usize) -> (Vec<Attribute>, usize) {
    let mut found = Vec::new();
    while let (Some(TokenTree::Punct(hash)), Some(TokenTree::Group(group))) =
        (tokens.get(at), tokens.get(at + 1))
    {
        if hash.as_char() != '#' || group.delimiter() != Delimiter::Bracket {
            break;
        }
        found.push(Attribute {
            tokens: group.stream().into_iter().collect(),
            span: hash.span(),
        });
        at += 2;
    }
    (found, at)
}

/// The last token of what begins at a token: braces, a semicolon or, for what is no item, a comma.
fn end_of_item(tokens: &[TokenTree], start: usize) -> usize {
    let is_item = item(&tokens[start..]).is_some();
    let ends = |token: &TokenTree| match token {
        TokenTree::Punct(mark) => mark.as_char() == ';' || (mark.as_char() == ',' && !is_item),
        token => is_braces(Some(token)),
    };
    let length = tokens[start..].iter().position(ends);
    length.map_or(tokens.len().saturating_sub(1), |length| start + length)
}

/// The keyword and the name of the item that begins here.
fn item(tokens: &[TokenTree]) -> Option<(String, String)> {
    let mut words = tokens.iter().filter_map(|token| match token {
        TokenTree::Ident(word) => Some(word.to_string()),
        _ => None,
    });
    let keyword = words.find(|word| !QUALIFIERS.contains(&word.as_str()))?;
    let starts_item = matches!(tokens.first(), Some(TokenTree::Ident(_)));
    (starts_item && ITEMS.contains(&keyword.as_str()))
        .then(|| (keyword, words.next().unwrap_or_default()))
}

fn is_word(token: &TokenTree, expected: &str) -> bool {
    matches!(token, TokenTree::Ident(word) if word == expected)
}

fn is_braces(token: Option<&TokenTree>) -> bool {
    matches!(token, Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace)
}

fn mentions(group: &Group, expected: &str) -> bool {
    group.stream().into_iter().any(|token| match token {
        TokenTree::Group(inner) => mentions(&inner, expected),
        token => is_word(&token, expected),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r"
//! Combat (COMB-01).

/// Doors (COMB-02).
pub(crate) struct Door {
    /// A field (COMB-03).
    open: bool,
}

pub fn slam(door: &Door) {
    refuse(Rule::Comb04);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn helper() { cite(Rule::Comb05); }

    /// The door stays shut.
    ///
    /// Proves: COMB-06,
    /// COMB-07.
    #[test]
    fn a_door_stays_shut() { cite(Rule::Comb08); }

    proptest! {
        /// Proves: COMB-09.
        #[test]
        fn any_door_stays_shut(n in 0..9) { slam(n) }
    }
}

#[cfg(test)]
mod more_tests;

#[cfg(not(test))]
fn not_a_test() { cite(Rule::Comb10); }
";

    #[test]
    fn tests_are_found_with_their_comments_also_in_macros() {
        let file = RustFile::parse(FILE).expect("tokens");
        let found: Vec<_> = file.tests.iter().map(|test| test.name.as_str()).collect();
        assert_eq!(found, ["a_door_stays_shut", "any_door_stays_shut"]);
        assert!(file.tests[0].docs.contains("COMB-06,\n COMB-07."));
        assert!(file.tests[1].docs.contains("COMB-09"));
        assert_eq!(file.test_modules, ["more_tests"]);
    }

    #[test]
    fn the_code_is_what_is_left() {
        let code = RustFile::parse(FILE).expect("tokens").code(FILE);
        for kept in ["COMB-01", "COMB-02", "COMB-03", "Comb04", "Comb10"] {
            assert!(code.contains(kept), "{kept} is code");
        }
        for dropped in ["Comb05", "COMB-06", "COMB-07", "Comb08", "COMB-09"] {
            assert!(!code.contains(dropped), "{dropped} is in a test");
        }
    }

    #[test]
    fn other_runners_and_modifiers_are_tests_too() {
        let text = "/// Proves: COMB-01.\n#[tokio::test(flavor = \"x\")]\npub async fn waits() {}";
        let file = RustFile::parse(text).expect("tokens");
        assert_eq!(file.tests[0].name, "waits");
    }

    #[test]
    fn a_file_that_is_no_rust_is_an_error() {
        assert!(RustFile::parse("fn open( {").is_err());
    }
}
