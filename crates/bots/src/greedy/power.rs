//! What a seat can do with its turns: its benefits added up over all sections,
//! and what its factories give.

use ark_content::{Kind, RoomKind};
use ark_engine::{Game, Source, Totals};
use ark_ids::{Colour, Resource, Seat};

use super::taste::Taste;

/// The strength of a seat.
pub(super) struct Power {
    pub(super) totals: Totals,
    pub(super) units: f32,
    /// EXPLOIT by resource.
    pub(super) yields: [f32; Resource::COUNT],
    pub(super) defence_per_unit: f32,
}

impl Power {
    #[inline]
    pub(super) fn of(g: &Game, seat: Seat, taste: &Taste) -> Self {
        let units = g.available_units(seat);
        let mut totals = Totals::NONE;
        let mut defence_per_unit = 0.0;
        g.each_benefit(seat, |source, kind, level| match kind {
            Kind::Convert | Kind::Yield | Kind::Units | Kind::Defence => {}
            Kind::DefencePerUnit => defence_per_unit += f32::from(level.a),
            _ => {
                let colour = match source {
                    Source::Room(cell) => g.rules.tile(g.state.tile(cell)).home_of,
                    _ => None,
                };
                totals.add(kind, level, units, colour);
            }
        });
        Self {
            yields: yields(g, seat, &totals, taste),
            totals,
            units: f32::from(units),
            defence_per_unit,
        }
    }

    /// ENGINEER points of every kind that serve in outer rooms.
    pub(super) fn engineer(&self) -> f32 {
        let t = &self.totals;
        f32::from(t.engineer) + f32::from(t.free) + f32::from(t.remote)
    }

    /// How far units get in a turn.
    pub(super) fn reach(&self, taste: &Taste) -> f32 {
        let t = &self.totals;
        f32::from(t.moves)
            + taste.teleport * f32::from(t.teleport)
            + taste.teleport_any * f32::from(t.teleport_any)
    }

    pub(super) fn routes(&self) -> f32 {
        let t = &self.totals;
        f32::from(t.routes.iter().sum::<u8>()) + f32::from(t.extra_routes)
    }
}

fn yields(g: &Game, seat: Seat, totals: &Totals, taste: &Taste) -> [f32; Resource::COUNT] {
    let mut best: [(f32, usize); 4] = [(0.0, 0); 4];
    let own = Colour::seat(seat);
    for cell in g.factories_of(seat) {
        let tile = g.rules.tile(g.state.tile(cell));
        let RoomKind::Factory(kind) = tile.kind else {
            continue;
        };
        let room = g.state.room(cell);
        let level = tile.benefits[0].level(room.cubes.len(), room.cylinders.len());
        let share = if room.cubes.has(own) {
            1.0
        } else if room.cylinders.has(own) {
            taste.powered
        } else {
            taste.held
        };
        let mut found = (
            f32::from(level.a + totals.exploit_bonus) * share,
            kind.index(),
        );
        for slot in best.iter_mut().take(totals.exploit.min(4) as usize) {
            if found.0 > slot.0 {
                core::mem::swap(slot, &mut found);
            }
        }
    }
    let mut yields = [0.0; Resource::COUNT];
    for (amount, kind) in best {
        yields[kind] += amount;
    }
    yields
}
