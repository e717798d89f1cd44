//! What players did with the rooms, and by which actions. Counted when it is decided, while the
//! board is as they saw it: rooms may change places later.

use std::collections::BTreeMap;

use ark_engine::{Action, By, Game};
use ark_ids::{Spot, Where};

use super::tally::{IDS, sum};

/// Running counts; rooms by tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deeds {
    /// Cubes integrated into each room.
    pub cubes: [u64; IDS],
    /// Cylinders routed into each room.
    pub cylinders: [u64; IDS],
    /// How often each factory was exploited.
    pub exploited: [u64; IDS],
    /// Actions by name.
    pub actions: BTreeMap<&'static str, u64>,
}

impl Default for Deeds {
    fn default() -> Self {
        Self {
            cubes: [0; IDS],
            cylinders: [0; IDS],
            exploited: [0; IDS],
            actions: BTreeMap::new(),
        }
    }
}

/// The actions that are counted, in the order of the sections that allow them.
pub const ACTIONS: [&str; 18] = [
    "militarize",
    "move",
    "jump",
    "teleport",
    "teleport-any",
    "route",
    "produce",
    "exploit",
    "harvest",
    "convert",
    "awake",
    "heal",
    "engineer",
    "discover",
    "use",
    "swap",
    "airlock",
    "fight",
];

const fn name(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::Militarize(_) => "militarize",
        Action::Go { by, .. } => match by {
            By::Move => "move",
            By::Jump => "jump",
            By::Teleport => "teleport",
            By::TeleportAny => "teleport-any",
        },
        Action::Route { .. } => "route",
        Action::Produce => "produce",
        Action::Exploit(_) => "exploit",
        Action::Harvest { .. } => "harvest",
        Action::Convert { .. } => "convert",
        Action::Awake(_) => "awake",
        Action::Heal { .. } => "heal",
        Action::Engineer { .. } => "engineer",
        Action::Discover => "discover",
        Action::Use(_) => "use",
        Action::Swap(..) => "swap",
        Action::Airlock(_) => "airlock",
        Action::Fight { .. } => "fight",
        _ => return None,
    })
}

impl Deeds {
    /// Counts an action that is about to be done.
    pub fn note(&mut self, game: &Game, action: Action) {
        if let Some(name) = name(action) {
            *self.actions.entry(name).or_default() += 1;
        }
        let (counts, at) = match action {
            Action::Engineer { at, .. } => (&mut self.cubes, at),
            Action::Route { to, .. } => (&mut self.cylinders, to),
            Action::Exploit(cell) => (&mut self.exploited, Spot::cell(cell)),
            _ => return,
        };
        if let Where::Cell(cell) = at.at() {
            counts[game.state.tile(cell).index()] += 1;
        }
    }

    pub fn add(&mut self, other: &Self) {
        sum(&mut self.cubes, &other.cubes);
        sum(&mut self.cylinders, &other.cylinders);
        sum(&mut self.exploited, &other.exploited);
        for (name, times) in &other.actions {
            *self.actions.entry(name).or_default() += times;
        }
    }
}
