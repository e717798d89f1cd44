//! The words and strings of Rust code, without comments and tests.

use anyhow::{Context, Result, anyhow};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::coverage::RustFile;

/// A token that says something, and its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) line: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Word(String),
    /// A string, a character or a number as it is written.
    Literal(String),
    Mark(char),
    /// The begin and the end of brackets of any kind.
    Open(Delimiter),
    Close,
}

impl Token {
    pub(super) fn is_word(&self, word: &str) -> bool {
        matches!(&self.kind, Kind::Word(found) if found == word)
    }

    pub(super) fn is_mark(&self, mark: char) -> bool {
        self.kind == Kind::Mark(mark)
    }
}

/// All tokens of a file in order, doc comments left out.
pub(super) fn all(path: &str, text: &str) -> Result<Vec<Token>> {
    let stream: TokenStream = text
        .parse()
        .map_err(|error| anyhow!("{error}"))
        .with_context(|| path.to_owned())?;
    let mut tokens = Vec::new();
    flatten(stream, &mut tokens);
    Ok(tokens)
}

/// The tokens of a file outside its tests.
pub(super) fn of_code(path: &str, text: &str) -> Result<Vec<Token>> {
    let file = RustFile::parse(text).with_context(|| path.to_owned())?;
    let tokens = all(path, text)?;
    Ok(tokens
        .into_iter()
        .filter(|token| file.is_code(token.line))
        .collect())
}

fn flatten(stream: TokenStream, tokens: &mut Vec<Token>) {
    for tree in stream {
        let line = tree.span().start().line;
        match tree {
            TokenTree::Ident(word) => {
                tokens.push(Token {
                    kind: Kind::Word(word.to_string()),
                    line,
                });
            }
            TokenTree::Literal(text) => {
                tokens.push(Token {
                    kind: Kind::Literal(text.to_string()),
                    line,
                });
            }
            TokenTree::Punct(mark) => {
                tokens.push(Token {
                    kind: Kind::Mark(mark.as_char()),
                    line,
                });
            }
            TokenTree::Group(group) if is_doc(&group.stream()) => {}
            TokenTree::Group(group) => {
                let end = group.span_close().end().line;
                tokens.push(Token {
                    kind: Kind::Open(group.delimiter()),
                    line,
                });
                flatten(group.stream(), tokens);
                tokens.push(Token {
                    kind: Kind::Close,
                    line: end,
                });
            }
        }
    }
}

fn is_doc(stream: &TokenStream) -> bool {
    let mut tokens = stream.clone().into_iter();
    let doc = matches!(tokens.next(), Some(TokenTree::Ident(word)) if word == "doc");
    doc && matches!(tokens.next(), Some(TokenTree::Punct(mark)) if mark.as_char() == '=')
}
