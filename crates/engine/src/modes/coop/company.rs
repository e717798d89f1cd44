//! Who may stand with whom: units of two Challengers never share a room (COP-04, COP-R2).

use ark_ids::{Cell, Colour, Place, Seat, Set, UNIT_KINDS};

use crate::control::cells;
use crate::game::Game;
use crate::pack::Squad;

/// The Challengers whose units these count as: neutral ones follow each who controls
/// their home room.
fn owners(g: &Game, colour: Colour) -> Set<Seat> {
    if let Some(seat) = colour.as_seat() {
        return Set::one(seat);
    }
    let all = g.rules.all_seats();
    all.iter().filter(|s| g.commands(*s, colour)).collect()
}

/// The Challenger with whose units this squad may not share the room; none if it may come.
/// Units that nobody commands count for nobody.
pub(super) fn barred_by(g: &Game, seat: Seat, squad: Squad, to: Cell) -> Option<Seat> {
    let mut common = g.rules.all_seats();
    for (colour, n) in squad.parts(seat) {
        if n > 0 {
            let own = owners(g, colour);
            common = if own.is_empty() { common } else { common & own };
        }
    }
    let here = g.state.room(to).units;
    for colour in (0..UNIT_KINDS as u8).map(Colour) {
        if here.of(colour) == 0 || colour.as_seat() == g.rules.enemy {
            continue;
        }
        let own = owners(g, colour);
        if own.is_empty() {
            continue;
        }
        if !common.meets(own) {
            return own.min();
        }
        common = common & own;
    }
    None
}

/// The cells where such company could stand.
pub(super) fn suspects(g: &Game, seat: Seat) -> Set<Cell> {
    let units = &g.state.derived.units;
    let others = (0..UNIT_KINDS).filter(|kind| {
        let colour = Colour(*kind as u8).as_seat();
        colour != Some(seat) && (colour.is_none() || colour != g.rules.enemy)
    });
    let others = others.map(|kind| cells(units[kind]));
    others.fold(Set::EMPTY, |all, here| all | here)
}

/// The destinations without those where other Challengers stand.
pub(super) fn open(g: &Game, seat: Seat, squad: Squad, to: Set<Place>) -> Set<Place> {
    let taken = cells(to) & suspects(g, seat);
    if taken.is_empty() {
        return to;
    }
    let mut open = to;
    for cell in taken {
        if barred_by(g, seat, squad, cell).is_some() {
            open.remove(Place::cell(cell));
        }
    }
    open
}

/// Whether other Challengers hold any room at all.
pub(super) fn any(g: &Game, seat: Seat) -> bool {
    !suspects(g, seat).is_empty()
}
