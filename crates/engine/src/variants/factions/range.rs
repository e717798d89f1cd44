//! RANGE ATTACK: combats from afar, without artifact cards (ASY-35 to ASY-44).

use ark_content::Act;
use ark_ids::{Cell, Seat};
use ark_rulebook::Rule;

use super::words::{Action, Event, Why};
use super::{action, note, why};
use crate::control::cells;
use crate::event::{self, Log, Verdict};
use crate::game::Game;
use crate::grid::Grid;
use crate::illegal::{self, Illegal, require};
use crate::pack::Squad;
use crate::patch::react;
use crate::play::Play;
use crate::state::{Combat, Side};
use crate::steps::act::{on_line, points};
use crate::steps::combat;

impl Grid {
    /// How far two cells are apart, in rings around one of them: diagonals count, what lies
    /// between does not (ASY-37, ASY-38, ASY-R14).
    pub fn distance(&self, a: Cell, b: Cell) -> u8 {
        let rows = self.row(a).abs_diff(self.row(b));
        let columns = self.column(a).abs_diff(self.column(b));
        rows.max(columns)
    }
}

/// As often as one likes, as long as the units stand (ASY-36, ASY-R16).
pub(super) fn check(
    g: &Game,
    seat: Seat,
    from: Cell,
    at: Cell,
    against: Seat,
) -> Result<(), Illegal> {
    on_line(g, Act::RangeAttack)?;
    g.allows(seat, Act::RangeAttack)?;
    let range = g.phase().totals.range;
    points(range, Rule::Asy35)?;
    // Biodomes lie outside the grid, and so out of range.
    let built = g.state.derived.built;
    let rooms = built.has(from) && built.has(at);
    require(rooms, Rule::AsyR16, illegal::Why::NoRoom)?;
    let foe = g.rules.opponents[seat.index()].has(against);
    let target = foe && !g.squad_against(against, seat, at).is_empty();
    require(target, Rule::Asy37, illegal::Why::NoCombat)?;
    let source = !g.squad_against(seat, against, from).is_empty();
    require(source, Rule::AsyR15, illegal::Why::NoUnits)?;
    let distance = g.rules.grid.distance(from, at);
    let far = why(Why::OutOfRange { distance, range });
    require(distance <= range, Rule::Asy37, far)
}

pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<crate::Action>) {
    let phase = g.phase();
    let range = phase.totals.range;
    if !phase.acts.has(Act::RangeAttack) || range == 0 || g.allows(seat, Act::RangeAttack).is_err()
    {
        return;
    }
    for from in cells(g.occupied(seat, g.commanded(seat))) {
        for at in g.hostile(seat) & g.state.derived.built {
            if g.rules.grid.distance(from, at) > range {
                continue;
            }
            for against in g.rules.opponents[seat.index()] {
                let both = !g.squad_against(seat, against, from).is_empty()
                    && !g.squad_against(against, seat, at).is_empty();
                if both {
                    out.push(action(Action::Attack { from, at, against }));
                }
            }
        }
    }
}

/// A combat in all but the cards, and at once (ASY-39 to ASY-41). All units of the room
/// attack and fall together (ASY-44, ASY-R15).
pub(super) fn resolve<L: Log>(
    play: &mut Play<'_, L>,
    seat: Seat,
    from: Cell,
    at: Cell,
    against: Seat,
) {
    note(
        play,
        Event::Aimed {
            seat,
            from,
            at,
            against,
        },
    );
    let attackers = play.squad_against(seat, against, from);
    let defenders = play.squad_against(against, seat, at);
    let defence = play.defence(against, defenders, at);
    let [attacker, defender] = [Side::new(seat, attackers), Side::new(against, defenders)];
    let fight = Combat::of(at, [attacker, defender], defence);
    play.note(|| event::Event::CombatBegan {
        at,
        attacker: seat,
        defender: against,
        defence,
    });
    let verdict = if play.state.seat(seat).arsenal < defence {
        Verdict::TooWeak
    } else {
        // Strength per unit counts for those in the attacked room; that of cubes always
        // (ASY-42, ASY-43).
        let near = if from == at { attackers } else { Squad::NONE };
        let attack = combat::total(play, at, Side::new(seat, near), 0);
        if attack > combat::total(play, at, defender, 0) {
            Verdict::Attacker
        } else {
            Verdict::Defender
        }
    };
    react!(play, fights, at);
    combat::end(play, fight, from, verdict);
}
