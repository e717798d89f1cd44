//! The types of the protocol as JSON Schema. They are read from the declarations that
//! `ark-protocol` writes for the client: one description of each type, which its tests
//! keep true, is enough.

use std::iter::Peekable;
use std::vec::IntoIter;

use serde_json::{Map, Value, json};

const TYPES: &str = include_str!("../../../../web/src/protocol/index.ts");

/// Every type by its name.
pub(super) fn all() -> Map<String, Value> {
    let mut parser = Parser {
        tokens: tokens(TYPES).into_iter().peekable(),
    };
    let mut types = Map::new();
    while let Some(token) = parser.tokens.next() {
        if token == Token::Word("type") {
            let name = parser.word();
            parser.expect("=");
            types.insert(name.to_owned(), parser.union());
        }
    }
    types
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Token {
    Word(&'static str),
    Text(&'static str),
    Sign(char),
}

/// Words, quoted texts and signs; comments are left out.
fn tokens(mut text: &'static str) -> Vec<Token> {
    let mut tokens = Vec::new();
    loop {
        text = text.trim_start();
        let Some(first) = text.chars().next() else {
            return tokens;
        };
        if let Some(rest) = text.strip_prefix("/*") {
            text = rest.split_once("*/").map_or("", |(_, rest)| rest);
        } else if let Some(rest) = text.strip_prefix("//") {
            text = rest.split_once('\n').map_or("", |(_, rest)| rest);
        } else if let Some(rest) = text.strip_prefix('"') {
            let (quoted, rest) = rest.split_once('"').unwrap_or((rest, ""));
            tokens.push(Token::Text(quoted));
            text = rest;
        } else {
            let letter = |c: char| c.is_alphanumeric() || c == '_';
            let length = text.find(|c| !letter(c)).unwrap_or(text.len());
            if length > 0 {
                tokens.push(Token::Word(&text[..length]));
                text = &text[length..];
            } else {
                tokens.push(Token::Sign(first));
                text = &text[first.len_utf8()..];
            }
        }
    }
}

/// Reads the part of TypeScript that types without methods need.
struct Parser {
    tokens: Peekable<IntoIter<Token>>,
}

impl Parser {
    fn takes(&mut self, sign: char) -> bool {
        self.tokens.next_if_eq(&Token::Sign(sign)).is_some()
    }

    fn expect(&mut self, signs: &str) {
        for sign in signs.chars() {
            let next = self.tokens.next();
            assert_eq!(next, Some(Token::Sign(sign)), "the types of the client");
        }
    }

    fn word(&mut self) -> &'static str {
        match self.tokens.next() {
            Some(Token::Word(word) | Token::Text(word)) => word,
            other => panic!("the types of the client: a word, not {other:?}"),
        }
    }

    fn union(&mut self) -> Value {
        self.takes('|');
        let mut ways = vec![self.both()];
        while self.takes('|') {
            ways.push(self.both());
        }
        if ways.len() == 1 {
            return ways.remove(0);
        }
        // Words alone are a list of words.
        if ways.iter().all(|way| way.get("const").is_some()) {
            let words: Vec<&Value> = ways.iter().map(|way| &way["const"]).collect();
            return json!({"enum": words});
        }
        json!({"anyOf": ways})
    }

    fn both(&mut self) -> Value {
        let mut parts = vec![self.one()];
        while self.takes('&') {
            parts.push(self.one());
        }
        if parts.len() == 1 {
            return parts.remove(0);
        }
        json!({"allOf": parts})
    }

    fn one(&mut self) -> Value {
        match self.tokens.next() {
            Some(Token::Text(text)) => json!({"const": text}),
            Some(Token::Sign('{')) => self.object(),
            Some(Token::Sign('(')) => {
                let inner = self.union();
                self.expect(")");
                inner
            }
            Some(Token::Sign('[')) => {
                let mut items = Vec::new();
                while !self.takes(']') {
                    items.push(self.union());
                    self.takes(',');
                }
                let count = items.len();
                json!({
                    "type": "array",
                    "prefixItems": items,
                    "minItems": count,
                    "maxItems": count,
                })
            }
            Some(Token::Word("Array")) => {
                self.expect("<");
                let items = self.union();
                self.expect(">");
                json!({"type": "array", "items": items})
            }
            Some(Token::Word(word @ ("string" | "number" | "boolean" | "null"))) => {
                json!({"type": word})
            }
            Some(Token::Word(name)) => json!({"$ref": format!("#/components/schemas/{name}")}),
            other => panic!("the types of the client: a type, not {other:?}"),
        }
    }

    fn object(&mut self) -> Value {
        let mut properties = Map::new();
        let mut required = Vec::new();
        while !self.takes('}') {
            let name = self.word();
            if !self.takes('?') {
                required.push(name);
            }
            self.expect(":");
            properties.insert(name.to_owned(), self.union());
            self.takes(',');
        }
        json!({"type": "object", "properties": properties, "required": required})
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_type_is_read() {
        let types = all();
        let declared = TYPES.matches("export type ").count();
        assert!(declared > 50);
        assert_eq!(types.len(), declared);
        assert_eq!(types["Deal"], json!({"enum": ["new", "same"]}));
        let join = json!({
            "type": "object",
            "properties": {"code": {"type": "string"}},
            "required": ["code"],
        });
        assert_eq!(types["JoinGame"], join);
    }
}
