//! Taking back what was done.

use ark_engine::{Action, Input};
use ark_ids::Seat;
use ark_record::Notation;

use super::chronicle::Chronicle;
use super::session::{Flow, Session};
use crate::failure::Failure;

impl Session<'_> {
    /// Takes the last own decision back: freely as long as nobody learned anything
    /// by it, else if everybody whom it concerns agrees.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<Flow, Failure> {
        let entries = self.journal.entries();
        let own = |input: Input| matches!(input, Input::Player(s, _) if s == seat);
        let Some(to) = entries.iter().rposition(|entry| own(entry.input)) else {
            let text = self.words.text("undo-nothing");
            self.terminal.say(&text)?;
            return Ok(Flow::Stay);
        };
        let taken = Notation::new(&self.journal.position(to)).input(entries[to].input);
        if self.journal.undo_point(seat) > to && !self.all_agree(seat, to, &taken)? {
            let text = self.words.text("undo-refused");
            self.terminal.say(&text)?;
            return Ok(Flow::Stay);
        }
        self.journal.rewind(to);
        let journal = &self.journal;
        let words = &self.words;
        for chronicle in &mut self.chronicles {
            *chronicle = Chronicle::of(journal, words, chronicle.eyes);
        }
        let text = self.words.say("undone", &[("what", taken.into())]);
        self.terminal.say(&text)?;
        Ok(Flow::On)
    }

    /// Asks the other people who learned something or decided since; where there are
    /// none, the one at the keyboard must really want it.
    fn all_agree(&mut self, seat: Seat, to: usize, taken: &str) -> Result<bool, Failure> {
        let needed = self.journal.consent_needed(seat, to);
        let people: Vec<Seat> = needed
            .iter()
            .filter(|other| self.bots[other.index()].is_none())
            .collect();
        let scene = self.scene();
        let asker = self.words.phrase.seat(&scene, seat.0);
        if people.is_empty() {
            let prompt = self.words.say("undo-sure", &[("what", taken.into())]);
            let answer = self.terminal.ask(&prompt)?;
            return Ok(answer.as_deref().is_some_and(is_yes));
        }
        // Which card it was is the asker's secret.
        let open = match self.journal.entries()[to].input {
            Input::Player(_, Action::Keep(_) | Action::Discard(_) | Action::Commit(_)) => {
                let words = taken.split_whitespace().take(2);
                words.collect::<Vec<_>>().join(" ")
            }
            _ => taken.to_owned(),
        };
        for other in people {
            let who = self.words.phrase.seat(&scene, other.0);
            let prompt = self.words.say(
                "undo-consent",
                &[
                    ("who", who.into()),
                    ("asker", asker.clone().into()),
                    ("what", open.clone().into()),
                ],
            );
            let answer = self.terminal.ask(&prompt)?;
            if !answer.as_deref().is_some_and(is_yes) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Yes in the three languages.
fn is_yes(answer: &str) -> bool {
    ["y", "yes", "j", "ja", "o", "oui"].contains(&answer.to_lowercase().as_str())
}
