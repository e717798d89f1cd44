//! From the texts of the files to a rulebook, or to a list of all that is wrong with them.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::entry::{Chapter, Example, RuleEntry, Ruling, Term};
use crate::files::Source;
use crate::problem::Problem;
use crate::rulebook::{Place, Rulebook};
use crate::validate;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChapterFile {
    pub(crate) chapter: String,
    pub(crate) prefix: String,
    #[serde(default)]
    pub(crate) rule: Vec<RuleEntry>,
    #[serde(default)]
    pub(crate) example: Vec<Example>,
    #[serde(default)]
    pub(crate) ruling: Vec<Ruling>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GlossaryFile {
    #[serde(rename = "title")]
    _title: String,
    term: Vec<Term>,
}

impl Rulebook {
    /// Reads the chapters and the glossary and checks them against one another.
    pub fn parse(chapters: &[Source<'_>], glossary: Source<'_>) -> Result<Self, Vec<Problem>> {
        let mut book = Self::default();
        let mut problems = Vec::new();
        for &source in chapters {
            match read::<ChapterFile>(source) {
                Ok(file) => {
                    problems.extend(validate::chapter(source, &file));
                    book.add(source.name, file);
                }
                Err(problem) => problems.push(problem),
            }
        }
        match read::<GlossaryFile>(glossary) {
            Ok(file) => {
                problems.extend(validate::glossary(glossary, &file.term));
                book.terms = file.term;
            }
            Err(problem) => problems.push(problem),
        }
        // Ids of a file that is broken would all seem unknown.
        if problems.is_empty() {
            problems = validate::references(&book, chapters, glossary);
        }
        if problems.is_empty() {
            Ok(book)
        } else {
            Err(problems)
        }
    }

    fn add(&mut self, name: &str, file: ChapterFile) {
        self.chapters.push(Chapter {
            name: name.to_owned(),
            title: file.chapter,
            prefix: file.prefix,
        });
        for rule in file.rule {
            self.index
                .insert(rule.id.to_string(), Place::Rule(self.rules.len()));
            self.rules.push(rule);
        }
        for example in file.example {
            self.index
                .insert(example.id.to_string(), Place::Example(self.examples.len()));
            self.examples.push(example);
        }
        for ruling in file.ruling {
            self.index
                .insert(ruling.id.to_string(), Place::Ruling(self.rulings.len()));
            self.rulings.push(ruling);
        }
    }
}

fn read<T: DeserializeOwned>(source: Source<'_>) -> Result<T, Problem> {
    toml::from_str(source.text)
        .map_err(|error| Problem::of_toml(&source.path(), source.text, &error))
}
