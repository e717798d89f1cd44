//! Nothing is left unfinished or switched off.

use anyhow::Result;

use super::Finding;
use super::tokens::{self, Token};
use crate::tree::{Tree, has_ending};

const MACROS: [&str; 3] = ["todo", "unimplemented", "dbg"];

/// Calls that switch a test of the client off, or all others. Followed by a condition instead of a
/// title, they only say where a test makes no sense.
const SWITCHED_OFF: [&str; 6] = [
    "it.skip(",
    "it.only(",
    "test.skip(",
    "test.only(",
    "describe.skip(",
    "describe.only(",
];

pub(super) fn findings(tree: &Tree) -> Result<Vec<Finding>> {
    let mut found = Vec::new();
    for (path, text) in tree.files() {
        if has_ending(path, &["rs"]) {
            for tokens in tokens::all(path, text)?.windows(3) {
                if let Some(what) = unfinished(tokens) {
                    found.push(Finding::new(path, tokens[0].line, what));
                }
            }
        }
        if has_ending(path, &["ts", "js", "svelte"]) {
            for (i, line) in text.lines().enumerate() {
                for call in SWITCHED_OFF.iter().filter(|call| has_titled(line, call)) {
                    found.push(Finding::new(
                        path,
                        i + 1,
                        format!("{call}…) is switched off"),
                    ));
                }
            }
        }
    }
    Ok(found)
}

/// Whether the line has this call with a title, as a test is written.
fn has_titled(line: &str, call: &str) -> bool {
    line.split_once(call)
        .is_some_and(|(_, rest)| rest.starts_with(['"', '\'', '`']))
}

fn unfinished(tokens: &[Token]) -> Option<String> {
    let [first, second, third] = tokens else {
        return None;
    };
    if second.is_mark('!')
        && let Some(name) = MACROS.into_iter().find(|name| first.is_word(name))
    {
        return Some(format!("{name}! is unfinished"));
    }
    (first.is_mark('#') && third.is_word("ignore")).then(|| "#[ignore] is switched off".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let tree = Tree::of(&[(path, text)]);
        findings(&tree)
            .expect("tokens")
            .into_iter()
            .map(|finding| finding.what)
            .collect()
    }

    #[test]
    fn planted_gaps_are_found() {
        assert_eq!(found("a.rs", "fn f() { todo!() }"), ["todo! is unfinished"]);
        let code = "fn f() { unimplemented!(\"later\") }";
        assert_eq!(found("a.rs", code), ["unimplemented! is unfinished"]);
        let code = "#[test]\n#[ignore = \"slow\"]\nfn f() {}";
        assert_eq!(found("a.rs", code), ["#[ignore] is switched off"]);
        assert_eq!(
            found("a.ts", "test.skip('x', f)"),
            ["test.skip(…) is switched off"]
        );
    }

    #[test]
    fn a_test_may_name_where_it_makes_no_sense() {
        let code = "test.skip(project.name === 'phone', 'no room')";
        assert_eq!(found("a.ts", code), [""; 0]);
    }

    #[test]
    fn talk_of_them_is_fine() {
        let code = "/// No todo!() here.\nfn f() { say(\"todo!()\"); unreachable!() }";
        assert_eq!(found("a.rs", code), [""; 0]);
    }
}
