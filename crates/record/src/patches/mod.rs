//! The words of modes and variants: one file for each that has any.
//!
//! What a patch writes begins with a word of its own, so that only the patches of the
//! game are asked to read it.

mod complexity_2;
mod coop;
mod factions;
mod fallout;
mod glitch;
mod guardians;
mod it_learns;
mod unfair;

use ark_engine::{Game, Patch, patch};
use ark_ids::Seat;

use crate::notation::{Notation, Read, Words};

/// The words with which their lines of a position begin.
pub(crate) const LINES: &[&str] = &[
    "offer",
    "assigned",
    "bomb",
    "placed",
    "enemy",
    "shared-mission",
    "targets",
    "spent-targets",
    "enemy-cards",
    "spent-enemy-cards",
    "turned",
    "counter",
    "guardian",
    "round",
    "diagnosis",
    "difficult",
    "completed",
    "fought",
    "last-turn",
    "corrupted",
    "cards",
    "upgrades",
    "adaptations",
    "lap",
    "target-card",
    "targeted",
    "seal",
    "stopped",
    "fresh",
];

/// An action as words.
pub(crate) fn action(n: Notation<'_>, seat: Seat, action: patch::Action) -> String {
    match action {
        patch::Action::Coop(action) => coop::action(n, action),
        patch::Action::Guardians(action) => guardians::action(n, action),
        patch::Action::Glitch(action) => match action {},
        patch::Action::ItLearns(action) => it_learns::action(n, seat, action),
        patch::Action::Fallout(action) => fallout::action(action),
        patch::Action::Factions(action) => factions::action(n, seat, action),
        patch::Action::Complexity2(action) => complexity_2::action(n, seat, action),
        patch::Action::Unfair(action) => match action {},
    }
}

/// The action that begins with this verb, if a patch of the game has it.
pub(crate) fn read_action(
    n: Notation<'_>,
    seat: Seat,
    verb: &str,
    words: &mut Words<'_>,
) -> Option<Read<patch::Action>> {
    n.game.rules.patches.iter().find_map(|patch| match patch {
        Patch::Coop => {
            coop::read_action(n, seat, verb, words).map(|read| read.map(patch::Action::Coop))
        }
        Patch::Guardians => {
            guardians::read_action(n, verb, words).map(|read| read.map(patch::Action::Guardians))
        }
        Patch::Fallout => {
            fallout::read_action(verb, words).map(|read| read.map(patch::Action::Fallout))
        }
        Patch::ItLearns => it_learns::read_action(n, seat, verb, words)
            .map(|read| read.map(patch::Action::ItLearns)),
        Patch::Complexity2 => complexity_2::read_action(n, seat, verb, words)
            .map(|read| read.map(patch::Action::Complexity2)),
        Patch::Factions => factions::read_action(n, seat, verb, words)
            .map(|read| read.map(patch::Action::Factions)),
        Patch::Glitch | Patch::Unfair => None,
    })
}

/// An answer of chance as words.
pub(crate) fn outcome(n: Notation<'_>, outcome: patch::Outcome) -> String {
    match outcome {
        patch::Outcome::Coop(outcome) => coop::outcome(n, outcome),
        patch::Outcome::Guardians(outcome) => match outcome {},
        patch::Outcome::Glitch(outcome) => match outcome {},
        patch::Outcome::ItLearns(outcome) => it_learns::outcome(n, outcome),
        patch::Outcome::Fallout(outcome) => fallout::outcome(n, outcome),
        patch::Outcome::Factions(outcome) => match outcome {},
        patch::Outcome::Complexity2(outcome) => complexity_2::outcome(n, outcome),
        patch::Outcome::Unfair(outcome) => match outcome {},
    }
}

/// The outcome of this kind, if a patch of the game has it.
pub(crate) fn read_outcome(
    n: Notation<'_>,
    kind: &str,
    value: &str,
) -> Option<Read<patch::Outcome>> {
    n.game.rules.patches.iter().find_map(|patch| match patch {
        Patch::Coop => {
            coop::read_outcome(n, kind, value).map(|read| read.map(patch::Outcome::Coop))
        }
        Patch::Fallout => {
            fallout::read_outcome(n, kind, value).map(|read| read.map(patch::Outcome::Fallout))
        }
        Patch::ItLearns => {
            it_learns::read_outcome(n, kind, value).map(|read| read.map(patch::Outcome::ItLearns))
        }
        Patch::Complexity2 => complexity_2::read_outcome(n, kind, value)
            .map(|read| read.map(patch::Outcome::Complexity2)),
        Patch::Guardians | Patch::Glitch | Patch::Factions | Patch::Unfair => None,
    })
}

/// A frame as words; the first is what the table is asked, or chance.
pub(crate) fn frame(n: Notation<'_>, frame: patch::Frame) -> String {
    match frame {
        patch::Frame::Coop(frame) => coop::frame(n, frame),
        patch::Frame::Guardians(frame) => guardians::frame(n, frame),
        patch::Frame::Glitch(frame) => glitch::frame(frame),
        patch::Frame::ItLearns(frame) => it_learns::frame(n, frame),
        patch::Frame::Fallout(frame) => fallout::frame(frame),
        patch::Frame::Factions(frame) => match frame {},
        patch::Frame::Complexity2(frame) => complexity_2::frame(n, frame),
        patch::Frame::Unfair(frame) => unfair::frame(frame),
    }
}

/// The frame with these words, if a patch of the game has it.
pub(crate) fn read_frame(n: Notation<'_>, words: &[&str]) -> Option<Result<patch::Frame, String>> {
    n.game.rules.patches.iter().find_map(|patch| match patch {
        Patch::Unfair => unfair::read_frame(words).map(|read| read.map(patch::Frame::Unfair)),
        Patch::Coop => coop::read_frame(n, words).map(|read| read.map(patch::Frame::Coop)),
        Patch::Guardians => {
            guardians::read_frame(n, words).map(|read| read.map(patch::Frame::Guardians))
        }
        Patch::Fallout => fallout::read_frame(words).map(|read| read.map(patch::Frame::Fallout)),
        Patch::ItLearns => {
            it_learns::read_frame(n, words).map(|read| read.map(patch::Frame::ItLearns))
        }
        Patch::Complexity2 => {
            complexity_2::read_frame(n, words).map(|read| read.map(patch::Frame::Complexity2))
        }
        Patch::Glitch => glitch::read_frame(words).map(|read| read.map(patch::Frame::Glitch)),
        Patch::Factions => None,
    })
}

/// A fact of a position for `expect` lines, if a patch of the game has it.
pub(crate) fn fact(game: &Game, path: &str) -> Option<Result<String, String>> {
    game.rules.patches.iter().find_map(|patch| match patch {
        Patch::Unfair => unfair::fact(game, path),
        Patch::Factions => factions::fact(game, path),
        Patch::Coop => coop::fact(game, path),
        Patch::Guardians => guardians::fact(game, path),
        Patch::Fallout => fallout::fact(game, path),
        Patch::ItLearns => it_learns::fact(game, path),
        Patch::Complexity2 => complexity_2::fact(game, path),
        Patch::Glitch => glitch::fact(game, path),
    })
}

/// Reads a line of a position into the game being arranged, if a patch has such lines.
pub(crate) fn arrange(game: &mut Game, kind: &str, words: &[&str]) -> Option<Result<(), String>> {
    let patches = &game.rules.patches;
    patches.iter().find_map(|patch| match patch {
        Patch::Factions => factions::arrange(game, kind, words),
        Patch::Coop => coop::arrange(game, kind, words),
        Patch::Guardians => guardians::arrange(game, kind, words),
        Patch::Fallout => fallout::arrange(game, kind, words),
        Patch::ItLearns => it_learns::arrange(game, kind, words),
        Patch::Complexity2 => complexity_2::arrange(game, kind, words),
        Patch::Glitch => glitch::arrange(game, kind, words),
        Patch::Unfair => None,
    })
}

/// What a position does not say.
pub(crate) fn fill(game: &mut Game) {
    for patch in &game.rules.patches {
        match patch {
            Patch::Coop => coop::fill(game),
            Patch::Guardians => guardians::fill(game),
            Patch::Fallout => fallout::fill(game),
            Patch::ItLearns => it_learns::fill(game),
            Patch::Complexity2 => complexity_2::fill(game),
            Patch::Glitch => glitch::fill(game),
            Patch::Factions | Patch::Unfair => {}
        }
    }
}

/// The lines of a position that `arrange` reads back.
pub(crate) fn export(n: Notation<'_>, out: &mut String) {
    for patch in &n.game.rules.patches {
        match patch {
            Patch::Factions => factions::export(n, out),
            Patch::Coop => coop::export(n, out),
            Patch::Guardians => guardians::export(n, out),
            Patch::Fallout => fallout::export(n, out),
            Patch::ItLearns => it_learns::export(n, out),
            Patch::Complexity2 => complexity_2::export(n, out),
            Patch::Glitch => glitch::export(n, out),
            Patch::Unfair => {}
        }
    }
}
