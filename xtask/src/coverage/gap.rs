//! What the covered chapters still lack.

use std::fmt;

use ark_rulebook::{Coverage, Entry, Rulebook};

/// The ids of one chapter that miss something.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Gap {
    chapter: String,
    /// Rules and examples that no test cites.
    unproven: Vec<String>,
    /// Rulings that neither code nor a test cites.
    undecided: Vec<String>,
}

impl Gap {
    pub(super) fn len(&self) -> usize {
        self.unproven.len() + self.undecided.len()
    }
}

/// The gaps of the covered chapters, in reading order.
pub(super) fn gaps(book: &Rulebook, coverage: &Coverage, covered: &[&str]) -> Vec<Gap> {
    let chapters = book
        .chapters
        .iter()
        .filter(|chapter| covered.contains(&chapter.name.as_str()));
    let gaps = chapters.map(|chapter| {
        let mut gap = Gap {
            chapter: chapter.name.clone(),
            unproven: Vec::new(),
            undecided: Vec::new(),
        };
        for entry in book.entries_of(chapter) {
            let id = entry.id().as_str();
            let places = coverage.of(id);
            let proven = places.is_some_and(|places| !places.tests.is_empty());
            match entry {
                Entry::Rule(_) | Entry::Example(_) if !proven => gap.unproven.push(id.to_owned()),
                Entry::Ruling(_) if places.is_none() => gap.undecided.push(id.to_owned()),
                _ => {}
            }
        }
        gap
    });
    gaps.filter(|gap| gap.len() > 0).collect()
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.chapter)?;
        if !self.unproven.is_empty() {
            write!(f, " no test for {}", self.unproven.join(" "))?;
        }
        if !self.undecided.is_empty() {
            write!(f, " neither code nor test for {}", self.undecided.join(" "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ark_rulebook::{COVERED, Places};

    #[test]
    fn the_covered_chapters_exist() {
        for name in COVERED {
            assert!(Rulebook::embedded().chapter(name).is_some(), "{name}");
        }
    }

    #[test]
    fn rules_and_examples_need_a_test_and_rulings_a_decision() {
        let book = Rulebook::embedded();
        let military = book.chapter("military").expect("a chapter");
        let mut coverage = Coverage::default();
        let proven = Places {
            code: Vec::new(),
            tests: vec!["a.ark".to_owned()],
        };
        let enforced = Places {
            code: vec!["a.rs".to_owned()],
            tests: Vec::new(),
        };
        for entry in book.entries_of(military) {
            coverage
                .by_id
                .insert(entry.id().to_string(), proven.clone());
        }
        assert_eq!(gaps(book, &coverage, &["military"]), []);

        coverage.by_id.insert("MIL-R1".to_owned(), enforced.clone());
        assert_eq!(
            gaps(book, &coverage, &["military"]),
            [],
            "code decides a ruling"
        );

        coverage.by_id.insert("MIL-01".to_owned(), enforced);
        coverage.by_id.remove("MIL-E1");
        coverage.by_id.remove("MIL-R2");
        let found = gaps(book, &coverage, &["military"]);
        let line = "military: no test for MIL-01 MIL-E1 neither code nor test for MIL-R2";
        assert_eq!(found[0].to_string(), line);
        assert_eq!(
            gaps(book, &coverage, &[]),
            [],
            "only covered chapters count"
        );
    }
}
