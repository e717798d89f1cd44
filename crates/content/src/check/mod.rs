//! What must hold for the content as a whole.

mod board;
mod cards;
mod coop;
mod counts;
mod fallout;
mod glitch;
mod known;
mod missions;
mod modes;
mod organism;

use crate::read::{Draft, Placed};
use crate::source::{Log, Site};

pub(crate) fn all(log: &Log, draft: &Draft<'_>) {
    counts::check(log, draft);
    board::check(log, draft);
    cards::check(log, draft);
    coop::check(log, draft);
    missions::check(log, draft);
    modes::check(log, draft);
    fallout::check(log, draft);
    glitch::check(log, draft);
    organism::check(log, draft);
    known::check(log, draft);
}

/// Where to point for what a whole table lacks: at its end.
fn end<'a, T>(placed: &Placed<'a, T>) -> Site<'a> {
    placed.last().map_or(Site::NOWHERE, |(_, site)| *site)
}
