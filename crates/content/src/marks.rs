//! Where each field comes from.
//!
//! Most of the printed content is not public. What stands in the files is
//! partly known and partly designed, so every field says which it is.

use std::collections::BTreeMap;

/// How sure a field is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// Stated as a rule or a count.
    Stated,
    /// Seen in a worked example.
    Example,
    /// Follows from stated numbers.
    Inferred,
    /// Suggested by flavour text only.
    Hint,
    /// Ours, within the bounds that the sources leave.
    Designed,
}

impl Mark {
    pub const ALL: [Self; 5] = [
        Self::Stated,
        Self::Example,
        Self::Inferred,
        Self::Hint,
        Self::Designed,
    ];

    pub const fn slug(self) -> &'static str {
        match self {
            Self::Stated => "stated",
            Self::Example => "example",
            Self::Inferred => "inferred",
            Self::Hint => "hint",
            Self::Designed => "designed",
        }
    }

    pub(crate) fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.slug() == slug)
    }
}

/// The mark of one field of one item.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldMark {
    pub file: String,
    /// Kind and slug of the item, such as `room communication-array`.
    pub item: String,
    /// The field, such as `ladder` or `name-de`.
    pub field: String,
    pub mark: Mark,
    /// The bounds of a designed field, as written.
    pub bounds: String,
    /// Where the sources say it.
    pub at: String,
}

/// How many fields carry each mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally(pub [usize; 5]);

impl Tally {
    pub const fn of(&self, mark: Mark) -> usize {
        self.0[mark as usize]
    }

    pub fn total(&self) -> usize {
        self.0.iter().sum()
    }

    /// The share of a mark, from 0 to 1.
    pub fn share(&self, mark: Mark) -> f64 {
        match self.total() {
            0 => 0.0,
            total => self.of(mark) as f64 / total as f64,
        }
    }
}

/// The marks of all fields.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    pub fields: Vec<FieldMark>,
}

impl Marks {
    pub fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        for field in &self.fields {
            tally.0[field.mark as usize] += 1;
        }
        tally
    }

    pub fn per_file(&self) -> BTreeMap<&str, Tally> {
        let mut files: BTreeMap<&str, Tally> = BTreeMap::new();
        for field in &self.fields {
            files.entry(&field.file).or_default().0[field.mark as usize] += 1;
        }
        files
    }

    /// The mark of a field; `item` as in [`FieldMark::item`].
    pub fn of(&self, item: &str, field: &str) -> Option<&FieldMark> {
        self.fields
            .iter()
            .find(|mark| mark.item == item && mark.field == field)
    }
}
