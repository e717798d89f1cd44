//! What each person at the table has been told.

use ark_engine::{Event, Game};
use ark_protocol::SeenEvent;
use ark_record::Journal;

use crate::story::{self, Eyes};
use crate::words::Words;

/// A line of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) text: String,
    /// Begins a turn, and is shown as a heading.
    pub(crate) heading: bool,
}

/// The story as one pair of eyes sees it, and how much of it was told.
#[derive(Clone, Debug)]
pub(crate) struct Chronicle {
    pub(crate) eyes: Eyes,
    lines: Vec<Line>,
    told: usize,
}

impl Chronicle {
    pub(crate) const fn new(eyes: Eyes) -> Self {
        Self {
            eyes,
            lines: Vec::new(),
            told: 0,
        }
    }

    /// The story of a record so far, all of it told.
    pub(crate) fn of(journal: &Journal, words: &Words, eyes: Eyes) -> Self {
        let mut chronicle = Self::new(eyes);
        let mut game = journal.position(0);
        for entry in journal.entries() {
            let mut events: Vec<Event> = Vec::new();
            if game.apply(entry.input, &mut events).is_err() {
                break;
            }
            chronicle.note(&game, journal, words, &events);
        }
        chronicle.told = chronicle.lines.len();
        chronicle
    }

    /// As if all before the last turn had been told.
    #[must_use]
    pub(crate) fn since_the_last_turn(mut self) -> Self {
        let heading = self.lines.iter().rposition(|line| line.heading);
        self.told = heading.unwrap_or(self.lines.len());
        self
    }

    /// Adds what these eyes see of the events that led to this position.
    pub(crate) fn note(&mut self, game: &Game, journal: &Journal, words: &Words, events: &[Event]) {
        let scene = story::scene(game, journal.header());
        for event in events {
            let Some(seen) = story::look(game, *event, self.eyes) else {
                continue;
            };
            if is_noise(&seen) {
                continue;
            }
            self.lines.push(Line {
                text: words.phrase.event(&scene, &seen),
                heading: matches!(seen, SeenEvent::TurnBegan { .. }),
            });
        }
    }

    /// What was not told yet; now it is.
    pub(crate) fn news(&mut self) -> &[Line] {
        let from = std::mem::replace(&mut self.told, self.lines.len());
        &self.lines[from..]
    }

    /// The last lines.
    pub(crate) fn last(&self, count: usize) -> &[Line] {
        &self.lines[self.lines.len().saturating_sub(count)..]
    }
}

/// What other lines say already, or what the eye sees on the board.
const fn is_noise(event: &SeenEvent) -> bool {
    matches!(
        event,
        SeenEvent::MarkerPlaced { .. }
            | SeenEvent::PhaseEnded { .. }
            | SeenEvent::TurnEnded { .. }
            | SeenEvent::PlayerSat { .. }
    )
}
