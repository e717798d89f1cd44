//! What looked good at the first routing of a phase. One cylinder hardly changes
//! what another does elsewhere, so later steps need not try every room again.

use ark_engine::{Action, Game};
use ark_ids::{Cell, Colour, Set, Spot, Where};

/// How many routes stay in the running.
const LENGTH: usize = 8;

/// The routes that looked best.
#[derive(Default)]
pub(crate) struct Shortlist {
    found: Vec<(Colour, Spot, f32)>,
    /// The board that was looked at; what is new on it always gets a look.
    built: Set<Cell>,
    closed: bool,
}

impl Shortlist {
    pub(crate) fn clear(&mut self) {
        self.found.clear();
        self.closed = false;
    }

    /// Strikes out what did not look good.
    pub(crate) fn apply(&mut self, g: &Game, list: &mut Vec<Action>) {
        if !self.closed {
            self.built = g.state.derived.built;
            return;
        }
        let known = |colour, to| self.found.iter().any(|f| (f.0, f.1) == (colour, to));
        list.retain(|action| match *action {
            Action::Route { colour, to, .. } => {
                known(colour, to) || matches!(to.at(), Where::Cell(cell) if !self.built.has(cell))
            }
            _ => true,
        });
    }

    pub(crate) fn note(&mut self, action: Action, worth: f32) {
        if let Action::Route { colour, to, .. } = action
            && !self.closed
        {
            self.found.push((colour, to, worth));
        }
    }

    pub(crate) fn close(&mut self) {
        if !self.closed && self.found.len() > LENGTH {
            self.found.sort_by(|a, b| b.2.total_cmp(&a.2));
            self.found.truncate(LENGTH);
            self.closed = true;
        } else if !self.closed {
            self.found.clear();
        }
    }
}
