//! What an Enemy that adapts would learn from the cards as they lie.

use ark_engine::Game;
use ark_engine::modes::it_learns::{CARDS, Slot, State, Turn, UPGRADES, Upgrade};
use ark_ids::Section;

/// Turns that a cube on each upgrade costs: infect, corrupt, combat, defence, removal.
const HARM: [f32; UPGRADES] = [4.0, 10.0, 0.12, 1.2, 1.4];

/// The harm of the upgrade that comes if no symbol overtakes the most numerous; the more
/// cards are used, the surer it is.
pub(super) fn lesson(g: &Game, own: &State) -> f32 {
    let mut worst = ((0, 0), 0.0);
    let mut used = 0;
    for slot in own.slots {
        used += usize::from(slot.turn != Turn::Up);
        let Some(symbol) = g.shown(slot.card, slot.turn) else {
            continue;
        };
        let alike = |other: &Slot| g.shown(other.card, other.turn) == Some(symbol);
        let times = own.slots.into_iter().filter(alike).count();
        let Some(upgrade) = improved(g, own, symbol) else {
            continue;
        };
        // Of equals the one with fewer cubes (ITL-78).
        let weight = (times, u8::MAX - own.upgrades[upgrade.index()]);
        if weight > worst.0 {
            worst = (weight, HARM[upgrade.index()]);
        }
    }
    worst.1 * used as f32 / CARDS as f32
}

/// The upgrade that the symbol improves next, unless all of its own are full.
fn improved(g: &Game, own: &State, symbol: Section) -> Option<Upgrade> {
    let tracks = &g.rules.content.organism.upgrades;
    let open = |up: &Upgrade| {
        let track = &tracks[up.index()];
        let cubes = usize::from(own.upgrades[up.index()]);
        track.symbols.has(symbol) && cubes + 1 < track.levels.len()
    };
    let tracks = Upgrade::ALL.into_iter().filter(open);
    tracks.min_by_key(|up| own.upgrades[up.index()])
}
