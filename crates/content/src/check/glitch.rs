//! Glitch: each disaster brings something, and what it counts with is in the box.

use crate::read::Draft;
use crate::source::Log;

/// Cubes of a colour in the box (COMP-01).
const CUBES: u8 = 30;
/// Hostile units that a room can hold.
const CROWD: u8 = 15;

pub(crate) fn check(log: &Log, draft: &Draft<'_>) {
    for (glitch, site) in &draft.glitch {
        let wrong = |holds: bool, what: &str| {
            if !holds {
                log.error(*site, what);
            }
        };
        wrong(
            glitch.cubes <= CUBES,
            "`cubes`: a colour has 30 cubes (COMP-01)",
        );
        let draws = glitch.double.iter().zip(glitch.single);
        wrong(
            draws.clone().all(|(double, single)| double + single > 0),
            "`double` and `single`: every disaster draws cards",
        );
        let least = |(double, single): (&u8, u8)| 2 * double + single <= glitch.cubes;
        wrong(
            draws.clone().all(least),
            "`cubes`: the first disaster alone would use them up",
        );
        wrong(
            glitch.strength.is_sorted(),
            "`strength`: more Challengers never meet weaker units",
        );
        wrong(
            glitch.arrivals.saturating_mul(3) <= CROWD,
            "`arrivals`: a room holds at most 15 hostile units",
        );
    }
}
