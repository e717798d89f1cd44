//! What a seat can do with its turns: its benefits added up over all sections,
//! and what its factories give.

use ark_content::{Gain, Kind, RoomKind};
use ark_engine::{Game, Source, Totals};
use ark_ids::{Cell, Colour, Resource, Seat};

use super::taste::Taste;

const BASIC: usize = Resource::BASIC.len();
/// The most factories that EXPLOIT uses (PROD-05).
const FACTORIES: usize = 4;

/// The strength of a seat.
pub(crate) struct Power {
    pub(crate) totals: Totals,
    pub(crate) units: f32,
    /// EXPLOIT by basic resource.
    pub(crate) yields: [f32; BASIC],
    pub(crate) defence_per_unit: f32,
    /// The best way to Metamorphite: so many of one type for so many.
    pub(crate) refining: Option<(u8, u8)>,
}

impl Power {
    #[inline]
    pub(crate) fn of(g: &Game, seat: Seat, taste: &Taste) -> Self {
        let units = g.available_units(seat);
        let mut totals = Totals::NONE;
        let mut defence_per_unit = 0.0;
        let mut refining: Option<(u8, u8)> = None;
        let mut factories = [(0u8, Cell(0)); FACTORIES];
        g.each_benefit(seat, |source, kind, level| match (kind, source) {
            (Kind::Yield, Source::Room(cell)) => {
                let mut found = (level.a, cell);
                for best in &mut factories {
                    if found.0 > best.0 {
                        core::mem::swap(best, &mut found);
                    }
                }
            }
            (Kind::Convert, _) => {
                let data = &g.rules.content.conversions[level.a as usize];
                if let Gain::Metamorphite(gain) = data.gain
                    && refining.is_none_or(|(amount, _)| data.amount < amount)
                {
                    refining = Some((data.amount, gain));
                }
            }
            (Kind::Yield | Kind::Units | Kind::Defence, _) => {}
            (Kind::DefencePerUnit, _) => defence_per_unit += f32::from(level.a),
            (Kind::Route, Source::Room(cell)) => {
                let colour = g.rules.tile(g.state.tile(cell)).home_of;
                totals.add(kind, level, units, colour);
            }
            _ => totals.add(kind, level, units, None),
        });
        let mut power = Self {
            totals,
            units: f32::from(units),
            yields: [0.0; BASIC],
            defence_per_unit,
            refining,
        };
        for (level, cell) in factories.into_iter().take(totals.exploit as usize) {
            if let RoomKind::Factory(kind) = g.rules.tile(g.state.tile(cell)).kind
                && level > 0
            {
                let amount = f32::from(level + totals.exploit_bonus);
                power.yields[kind.index()] += amount * hold(g, seat, cell, taste);
            }
        }
        power
    }

    /// ENGINEER points of every kind that serve in outer rooms.
    pub(crate) fn engineer(&self) -> f32 {
        let t = &self.totals;
        f32::from(t.engineer) + f32::from(t.free) + f32::from(t.remote)
    }

    /// How far units get in a turn.
    pub(crate) fn reach(&self, taste: &Taste) -> f32 {
        let t = &self.totals;
        f32::from(t.moves)
            + taste.teleport * f32::from(t.teleport)
            + taste.teleport_any * f32::from(t.teleport_any)
    }

    /// What a turn of EXPLOIT brings, or one of PRODUCE, if that is more.
    pub(crate) fn income(&self) -> f32 {
        let t = &self.totals;
        let all = self.yields.iter().sum::<f32>();
        let exploited = all + f32::from(t.harvest) + f32::from(t.harvest_per_unit);
        exploited.max(f32::from(t.produce))
    }

    pub(crate) fn routes(&self) -> f32 {
        let t = &self.totals;
        f32::from(t.routes.iter().sum::<u8>()) + f32::from(t.extra_routes)
    }
}

/// How surely a factory is held: a cube stays, a cylinder may be pushed out, a
/// unit goes on.
fn hold(g: &Game, seat: Seat, cell: Cell, taste: &Taste) -> f32 {
    let room = g.state.room(cell);
    let own = Colour::seat(seat);
    if room.cubes.has(own) {
        1.0
    } else if room.cylinders.has(own) {
        taste.powered
    } else {
        taste.held
    }
}
