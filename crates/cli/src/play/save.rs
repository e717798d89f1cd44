//! Keeping the record of a game in a file.

use std::path::{Path, PathBuf};

use super::session::Session;
use crate::failure::{Failure, Outcome};

impl Session<'_> {
    pub(super) fn autosave(&mut self) -> Outcome {
        let Some(file) = self.save.clone() else {
            return Ok(());
        };
        self.write_record(&file)
    }

    /// Writes the record beside its place and then moves it there, so that a crash
    /// never leaves half a game.
    pub(super) fn write_record(&self, file: &Path) -> Outcome {
        let mut beside = file.as_os_str().to_owned();
        beside.push(".part");
        let beside = PathBuf::from(beside);
        std::fs::write(&beside, self.journal.print())
            .and_then(|()| std::fs::rename(&beside, file))
            .map_err(|error| {
                Failure::cannot(format!("{}: cannot be saved: {error}", file.display()))
            })
    }

    pub(super) fn say_saved(&mut self) -> Outcome {
        let Some(file) = self.save.clone() else {
            return Ok(());
        };
        self.write_record(&file)?;
        let file = file.display().to_string();
        let saved = self.words.say("saved", &[("file", file.into())]);
        self.terminal.say(&saved)
    }
}
