//! A parsed file, places in it, and the list of what is wrong.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::Provenance;
use crate::{ContentError, FieldMark};

/// Collects errors and marks while reading goes on.
#[derive(Default)]
pub(crate) struct Log {
    errors: RefCell<Vec<ContentError>>,
    marks: RefCell<Vec<FieldMark>>,
}

impl Log {
    pub(crate) fn error(&self, site: Site<'_>, what: impl Into<String>) {
        self.errors.borrow_mut().push(ContentError {
            file: site.file.to_owned(),
            line: site.line,
            what: what.into(),
        });
    }

    pub(crate) fn mark(&self, mark: FieldMark) {
        self.marks.borrow_mut().push(mark);
    }

    /// The marks, or all errors in the order of files and lines.
    pub(crate) fn close(&self) -> Result<Vec<FieldMark>, Vec<ContentError>> {
        let mut errors = self.errors.take();
        if errors.is_empty() {
            return Ok(self.marks.take());
        }
        errors.sort();
        errors.dedup();
        Err(errors)
    }
}

/// A place in the content, for messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Site<'a> {
    pub(crate) file: &'a str,
    pub(crate) line: usize,
}

impl Site<'_> {
    /// For what is missing from all files.
    pub(crate) const NOWHERE: Site<'static> = Site {
        file: "content",
        line: 1,
    };
}

/// One file, parsed.
pub(crate) struct Source<'a> {
    pub(crate) path: &'a str,
    text: &'a str,
    pub(crate) root: DeTable<'a>,
    /// Marks by kind of item, then by field, and where they stand.
    defaults: BTreeMap<String, BTreeMap<String, (Provenance, usize)>>,
    used: RefCell<BTreeSet<(String, String)>>,
}

impl<'a> Source<'a> {
    pub(crate) fn parse(log: &Log, path: &'a str, text: &'a str) -> Self {
        let (root, errors) = DeTable::parse_recoverable(text);
        let mut source = Self {
            path,
            text,
            root: root.into_inner(),
            defaults: BTreeMap::new(),
            used: RefCell::default(),
        };
        for error in errors {
            let at = error.span().map_or(0, |span| span.start);
            log.error(source.site(at), error.message().to_owned());
        }
        source.defaults = source.read_defaults(log);
        source
    }

    pub(crate) fn site(&self, at: usize) -> Site<'a> {
        let at = at.min(self.text.len());
        let before = &self.text.as_bytes()[..at];
        Site {
            file: self.path,
            line: before.split(|byte| *byte == b'\n').count(),
        }
    }

    fn read_defaults(&self, log: &Log) -> BTreeMap<String, BTreeMap<String, (Provenance, usize)>> {
        let mut defaults: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
        let kinds = self.root.get("from").and_then(|from| self.table(log, from));
        for (kind, fields) in kinds.into_iter().flatten() {
            let fields = self.table(log, fields);
            for (field, value) in fields.into_iter().flatten() {
                let at = value.span().start;
                if let Some(mark) = Provenance::read(log, self.site(at), value.get_ref()) {
                    let fields = defaults.entry(kind.get_ref().to_string()).or_default();
                    fields.insert(field.get_ref().to_string(), (mark, at));
                }
            }
        }
        defaults
    }

    fn table<'b>(&self, log: &Log, value: &'b Spanned<DeValue<'a>>) -> Option<&'b DeTable<'a>> {
        if let DeValue::Table(table) = value.get_ref() {
            return Some(table);
        }
        log.error(
            self.site(value.span().start),
            "expected a table of marks by kind of item, then by field",
        );
        None
    }

    /// The mark that holds for this field of all items of a kind in this file.
    pub(crate) fn default(&self, kind: &str, field: &str) -> Option<Provenance> {
        let (mark, _) = self.defaults.get(kind)?.get(field)?;
        self.used
            .borrow_mut()
            .insert((kind.to_owned(), field.to_owned()));
        Some(mark.clone())
    }

    /// A default that marks nothing is a slip of the pen.
    pub(crate) fn check_defaults(&self, log: &Log) {
        let used = self.used.borrow();
        for (kind, fields) in &self.defaults {
            for (field, (_, at)) in fields {
                if !used.contains(&(kind.clone(), field.clone())) {
                    log.error(
                        self.site(*at),
                        format!("the default mark of `{kind}.{field}` marks no field of this file"),
                    );
                }
            }
        }
    }
}
