//! The engine is pure: no clock, no thread, no file, no generator, no float, no random order.

use anyhow::Result;

use super::Finding;
use super::tokens::{self, Kind, Token};
use crate::tree::Tree;

const ENGINE: &str = "crates/engine/src/";
const TYPES: [&str; 5] = ["HashMap", "HashSet", "f32", "f64", "rand"];
const MODULES: [&str; 5] = ["time", "thread", "fs", "net", "io"];

pub(super) fn findings(tree: &Tree) -> Result<Vec<Finding>> {
    let mut found = Vec::new();
    for (path, text) in tree.below(ENGINE, &["rs"]) {
        let tokens = tokens::of_code(path, text)?;
        for (at, token) in tokens.iter().enumerate() {
            // In `pair.0.1` the lexer sees a number with a point.
            let is_field = at > 0 && tokens[at - 1].is_mark('.');
            if let Some(what) = banned(token).filter(|_| !is_field) {
                found.push(Finding::new(
                    path,
                    token.line,
                    format!("{what} has no place here"),
                ));
            }
            for module in modules_of_std(&tokens[at..]) {
                let what = format!("std::{module} has no place here");
                found.push(Finding::new(path, token.line, what));
            }
        }
    }
    Ok(found)
}

fn banned(token: &Token) -> Option<String> {
    match &token.kind {
        Kind::Word(word) if TYPES.contains(&word.as_str()) => Some(word.clone()),
        Kind::Literal(text) if is_float(text) => Some(format!("the float {text}")),
        _ => None,
    }
}

fn is_float(literal: &str) -> bool {
    let number = literal.starts_with(|c: char| c.is_ascii_digit()) && !literal.starts_with("0x");
    number && (literal.contains('.') || literal.ends_with("f32") || literal.ends_with("f64"))
}

/// The banned modules that `std::…` or `std::{…}` names at the head of these tokens.
fn modules_of_std(tokens: &[Token]) -> Vec<&'static str> {
    let [root, a, b, rest @ ..] = tokens else {
        return Vec::new();
    };
    if !root.is_word("std") || !a.is_mark(':') || !b.is_mark(':') {
        return Vec::new();
    }
    // A list may hold paths; only the first word of each part is a module of std.
    let list = matches!(
        rest.first(),
        Some(Token {
            kind: Kind::Open(_),
            ..
        })
    );
    let words: Vec<&Token> = if list {
        let end = rest
            .iter()
            .position(|t| t.kind == Kind::Close)
            .unwrap_or(rest.len());
        let starts = |i: &usize| *i == 1 || rest[*i - 1].is_mark(',');
        (1..end).filter(starts).map(|i| &rest[i]).collect()
    } else {
        rest.first().into_iter().collect()
    };
    let named = |module: &&str| words.iter().any(|word| word.is_word(module));
    MODULES.into_iter().filter(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(code: &str) -> Vec<String> {
        let tree = Tree::of(&[("crates/engine/src/a.rs", code)]);
        findings(&tree)
            .expect("tokens")
            .into_iter()
            .map(|finding| finding.what)
            .collect()
    }

    #[test]
    fn planted_impurities_are_found() {
        for (code, what) in [
            (
                "use std::collections::HashMap;",
                "HashMap has no place here",
            ),
            ("type Seen = HashSet<u8>;", "HashSet has no place here"),
            ("fn f(x: f32) {}", "f32 has no place here"),
            (
                "const X: u8 = (0.5 * 2) as u8;",
                "the float 0.5 has no place here",
            ),
            ("use rand::Rng;", "rand has no place here"),
            ("use std::time::Instant;", "std::time has no place here"),
            ("use std::{fmt, fs};", "std::fs has no place here"),
            (
                "fn f() { std::thread::yield_now() }",
                "std::thread has no place here",
            ),
        ] {
            assert_eq!(found(code), [what], "{code}");
        }
    }

    #[test]
    fn comments_tests_and_other_crates_may_name_them() {
        let code = "/// Not an f64.\n// std::fs\nuse std::fmt;\nconst X: u8 = t.0.1;\n\
                    #[cfg(test)]\nmod tests { use std::collections::HashMap; }";
        assert_eq!(found(code), [""; 0]);
        let tree = Tree::of(&[("crates/bots/src/a.rs", "fn f(x: f64) {}")]);
        assert_eq!(findings(&tree).expect("tokens"), []);
    }
}
