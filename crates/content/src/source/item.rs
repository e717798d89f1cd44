//! A table of a file that stands for one thing of the game.

use std::cell::RefCell;
use std::collections::BTreeSet;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{Log, Provenance, Site, Source};
use crate::{FieldMark, Text};

/// What every item of a file is read with.
#[derive(Clone, Copy)]
pub(crate) struct Cx<'a> {
    pub(crate) log: &'a Log,
    pub(crate) source: &'a Source<'a>,
}

/// Reads the fields of one table. What is wrong goes to the log and reading
/// goes on, so that one run finds every error.
pub(crate) struct Item<'a> {
    cx: Cx<'a>,
    table: &'a DeTable<'a>,
    kind: &'static str,
    slug: String,
    at: usize,
    seen: RefCell<BTreeSet<&'static str>>,
    marked: RefCell<BTreeSet<&'a str>>,
}

impl<'a> Item<'a> {
    /// Reads one table with `read`, then reports keys that nothing has read.
    pub(crate) fn read<T>(
        cx: Cx<'a>,
        kind: &'static str,
        value: &'a Spanned<DeValue<'a>>,
        read: impl FnOnce(&Self) -> T,
    ) -> Option<T> {
        Self::read_as(cx, kind, "", value, read)
    }

    /// As `read`, for a part of another item, whose slug it is called by.
    fn read_as<T>(
        cx: Cx<'a>,
        kind: &'static str,
        owner: &str,
        value: &'a Spanned<DeValue<'a>>,
        read: impl FnOnce(&Self) -> T,
    ) -> Option<T> {
        let at = value.span().start;
        let DeValue::Table(table) = value.get_ref() else {
            let site = cx.source.site(at);
            cx.log
                .error(site, format!("expected a table for the {kind}"));
            return None;
        };
        let own = if owner.is_empty() { "slug" } else { "gives" };
        let own = match table.get(own).map(Spanned::get_ref) {
            Some(DeValue::String(own)) => own.as_ref(),
            _ => "",
        };
        let item = Self {
            cx,
            table,
            kind,
            slug: format!("{owner} {own}").trim().to_owned(),
            at,
            seen: RefCell::new(["from"].into()),
            marked: RefCell::default(),
        };
        let out = read(&item);
        item.finish();
        Some(out)
    }

    pub(crate) fn site(&self) -> Site<'a> {
        self.cx.source.site(self.at)
    }

    pub(crate) fn site_of(&self, key: &str) -> Site<'a> {
        let value = self.table.get(key);
        self.cx
            .source
            .site(value.map_or(self.at, |value| value.span().start))
    }

    pub(crate) fn wrong(&self, key: &str, what: impl AsRef<str>) {
        let name = self.name();
        self.cx.log.error(
            self.site_of(key),
            format!("{name}, `{key}`: {}", what.as_ref()),
        );
    }

    /// The slug, which must be kebab-case.
    pub(crate) fn own_slug(&self) -> String {
        self.seen.borrow_mut().insert("slug");
        let good = !self.slug.is_empty()
            && self.slug.split('-').all(|part| {
                !part.is_empty()
                    && part
                        .bytes()
                        .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
            });
        if !good {
            self.cx.log.error(
                self.site_of("slug"),
                format!(
                    "the {} needs a `slug` in kebab-case, such as `warp-engine`",
                    self.kind
                ),
            );
        }
        self.slug.clone()
    }

    /// A field that must be there.
    pub(crate) fn get<T>(
        &self,
        key: &'static str,
        expected: &str,
        read: impl FnOnce(&'a DeValue<'a>) -> Option<T>,
    ) -> Option<T> {
        if !self.has(key) {
            let name = self.name();
            self.cx.log.error(
                self.site(),
                format!("{name} lacks `{key}`: expected {expected}"),
            );
        }
        self.maybe(key, expected, read)
    }

    /// A field that may be absent.
    pub(crate) fn maybe<T>(
        &self,
        key: &'static str,
        expected: &str,
        read: impl FnOnce(&'a DeValue<'a>) -> Option<T>,
    ) -> Option<T> {
        self.seen.borrow_mut().insert(key);
        let value = self.table.get(key)?;
        self.mark(key, None, value);
        let out = read(value.get_ref());
        if out.is_none() {
            self.wrong(key, format!("expected {expected}"));
        }
        out
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// A text in the three languages; each language has a mark.
    pub(crate) fn text(&self, key: &'static str) -> Text {
        self.seen.borrow_mut().insert(key);
        let Some(value) = self.table.get(key) else {
            let name = self.name();
            self.cx.log.error(
                self.site(),
                format!("{name} lacks `{key}`: expected a text in en, de and fr"),
            );
            return Text::default();
        };
        let DeValue::Table(table) = value.get_ref() else {
            self.wrong(key, "expected a table with en, de and fr");
            return Text::default();
        };
        for (language, entry) in table {
            if !["en", "de", "fr"].contains(&language.get_ref().as_ref()) {
                let name = self.name();
                self.cx.log.error(
                    self.cx.source.site(entry.span().start),
                    format!("{name}, `{key}`: unknown language `{}`", language.get_ref()),
                );
            }
        }
        let read = |language: &'static str| {
            let Some(entry) = table.get(language) else {
                self.wrong(key, format!("lacks the language `{language}`"));
                return String::new();
            };
            self.mark(key, Some(language), entry);
            match entry.get_ref() {
                DeValue::String(text) if !text.trim().is_empty() => text.to_string(),
                _ => {
                    self.wrong(
                        key,
                        format!("`{language}` must be a text that is not empty"),
                    );
                    String::new()
                }
            }
        };
        Text {
            en: read("en"),
            de: read("de"),
            fr: read("fr"),
        }
    }

    /// The tables below a key, each an item of its own.
    pub(crate) fn parts<T>(
        &self,
        key: &'static str,
        kind: &'static str,
        mut read: impl FnMut(&Item<'a>) -> T,
    ) -> Vec<T> {
        self.seen.borrow_mut().insert(key);
        let tables = self.table.get(key).map(entries).unwrap_or_default();
        tables
            .into_iter()
            .filter_map(|entry| Item::read_as(self.cx, kind, &self.slug, entry, &mut read))
            .collect()
    }

    fn name(&self) -> String {
        if self.slug.is_empty() {
            format!("the {}", self.kind)
        } else {
            format!("{} `{}`", self.kind, self.slug)
        }
    }

    /// Finds the one mark of a field: the item's own before the file's, the
    /// language's before the whole text's.
    fn mark(&self, key: &str, language: Option<&str>, value: &Spanned<DeValue<'_>>) {
        let site = self.cx.source.site(value.span().start);
        let field = language.map_or_else(|| key.to_owned(), |language| format!("{key}-{language}"));
        let own = match self.table.get("from").map(Spanned::get_ref) {
            Some(DeValue::Table(own)) => Some(own),
            _ => None,
        };
        let mut found = None;
        for name in [field.as_str(), key] {
            if let Some((name, mark)) = own.and_then(|own| own.get_key_value(name)) {
                self.marked.borrow_mut().insert(name.get_ref());
                let site = self.cx.source.site(mark.span().start);
                found = Provenance::read(self.cx.log, site, mark.get_ref());
                if found.is_none() {
                    return;
                }
                break;
            }
        }
        for name in [field.as_str(), key] {
            if found.is_some() {
                break;
            }
            found = self.cx.source.default(self.kind, name);
        }
        let Some(found) = found else {
            let name = self.name();
            self.cx.log.error(
                site,
                format!(
                    "{name}, `{field}` has no mark: expected one in `from` or in `[from.{}]`",
                    self.kind
                ),
            );
            return;
        };
        for bound in &found.bounds {
            if let Some(asked) = bound.broken_by(value.get_ref()) {
                let name = self.name();
                self.cx.log.error(
                    site,
                    format!("{name}, `{field}`: its bound asks for {asked}"),
                );
            }
        }
        self.cx.log.mark(FieldMark {
            file: self.cx.source.path.to_owned(),
            item: format!("{} {}", self.kind, self.slug).trim_end().to_owned(),
            field,
            mark: found.mark,
            bounds: found.written,
            at: found.at,
        });
    }

    fn finish(&self) {
        let seen = self.seen.borrow();
        for (key, value) in self.table {
            if !seen.contains(key.get_ref().as_ref()) {
                let name = self.name();
                self.cx.log.error(
                    self.cx.source.site(value.span().start),
                    format!("{name}: unknown key `{}`", key.get_ref()),
                );
            }
        }
        match self.table.get("from").map(Spanned::get_ref) {
            None => {}
            Some(DeValue::Table(own)) => {
                let marked = self.marked.borrow();
                for (field, value) in own {
                    if !marked.contains(field.get_ref().as_ref()) {
                        let name = self.name();
                        self.cx.log.error(
                            self.cx.source.site(value.span().start),
                            format!("{name}: the mark `{}` belongs to no field", field.get_ref()),
                        );
                    }
                }
            }
            Some(_) => self.wrong("from", "expected a table of marks by field"),
        }
    }
}

/// One table, or the tables of a list.
pub(crate) fn entries<'a>(value: &'a Spanned<DeValue<'a>>) -> Vec<&'a Spanned<DeValue<'a>>> {
    match value.get_ref() {
        DeValue::Array(list) => list.iter().collect(),
        _ => vec![value],
    }
}
