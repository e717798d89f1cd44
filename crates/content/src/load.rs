//! From files to tables.

use std::path::Path;
use std::sync::OnceLock;
use std::{fs, io};

use crate::read::Draft;
use crate::source::{Log, Source};
use crate::{Content, ContentError, Marks, check};

/// The files of `content/` as this crate was built with them.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/content.rs"));

impl Content {
    /// The content that comes with the program.
    pub fn builtin() -> &'static Self {
        static BUILTIN: OnceLock<Content> = OnceLock::new();
        BUILTIN.get_or_init(|| {
            Self::load(FILES).unwrap_or_else(|errors| {
                let lines: Vec<_> = errors.iter().map(ToString::to_string).collect();
                panic!("the built-in content is invalid:\n{}", lines.join("\n"))
            })
        })
    }

    /// The files that [`Content::builtin`] is made of: path and text.
    pub const fn files() -> &'static [(&'static str, &'static str)] {
        FILES
    }

    /// Loads content from files, given as path and text, in any order.
    pub fn load<P: AsRef<str>, T: AsRef<str>>(files: &[(P, T)]) -> Result<Self, Vec<ContentError>> {
        let mut files: Vec<(&str, &str)> = files
            .iter()
            .map(|(path, text)| (path.as_ref(), text.as_ref()))
            .collect();
        files.sort_unstable();

        let log = Log::default();
        let sources: Vec<_> = files
            .iter()
            .map(|(path, text)| Source::parse(&log, path, text))
            .collect();
        let draft = Draft::read(&log, &sources);
        check::all(&log, &draft);
        let marks = log.close()?;
        Ok(draft.compile(hash(&files), Marks { fields: marks }))
    }

    /// Loads all `.toml` files of a folder and of those below it.
    pub fn load_dir(folder: &Path) -> Result<Self, Vec<ContentError>> {
        let mut files = Vec::new();
        gather(folder, folder, &mut files).map_err(|error| {
            vec![ContentError {
                file: folder.display().to_string(),
                line: 1,
                what: format!("cannot be read: {error}"),
            }]
        })?;
        Self::load(&files)
    }

    /// Where each field comes from.
    pub const fn marks(&self) -> &Marks {
        &self.marks
    }
}

fn hash(files: &[(&str, &str)]) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new();
    for (path, text) in files {
        for part in [path, text] {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part.as_bytes());
        }
    }
    *hasher.finalize().as_bytes()
}

fn gather(root: &Path, folder: &Path, files: &mut Vec<(String, String)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(root, &path, files)?;
        } else if path.extension().is_some_and(|end| end == "toml") {
            let name = path.strip_prefix(root).unwrap_or(&path);
            let name = name.to_string_lossy().replace('\\', "/");
            files.push((name, fs::read_to_string(&path)?));
        }
    }
    Ok(())
}
