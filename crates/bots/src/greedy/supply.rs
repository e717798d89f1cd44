//! Whether the resources in hand and to come pay for what is wanted.

use ark_content::Cost;
use ark_ids::{Resource, Resources};
use arrayvec::ArrayVec;

use super::power::Power;
use super::taste::Taste;

const BASIC: usize = 4;
const MT: usize = Resource::Metamorphite.index();

/// Resources wanted, by type where the price leaves no choice.
#[derive(Clone, Default)]
pub(super) struct Demand {
    fixed: [f32; BASIC],
    open: ArrayVec<(Cost, f32), 17>,
}

impl Demand {
    #[inline]
    pub(super) fn want(&mut self, cost: Cost, cubes: f32) {
        let amount = f32::from(cost.amount) * cubes;
        if amount <= 0.0 {
            return;
        }
        match cost.types.only() {
            Some(kind) => self.fixed[kind.index()] += amount,
            None => {
                let _ = self.open.try_push((cost, amount));
            }
        }
    }

    /// Turns of EXPLOIT or PRODUCE until all of it can be paid.
    pub(super) fn turns(&self, have: &Resources, power: &Power, taste: &Taste) -> f32 {
        let mut wanted = self.fixed;
        let refined = taste.refined;
        let stock = |k: usize| f32::from(have.0[k]);
        for (cost, amount) in &self.open {
            let left = |k: &usize| stock(*k) + power.yields[*k] - wanted[*k];
            let kind = cost
                .types
                .iter()
                .map(Resource::index)
                .max_by(|a, b| left(a).total_cmp(&left(b)));
            if let Some(kind) = kind {
                wanted[kind] += amount;
            }
        }
        let mut short = -stock(MT);
        let mut income = power.yields[MT];
        for k in 0..BASIC {
            let gap = wanted[k] - stock(k);
            if gap > 0.0 {
                short += gap;
                // What is beyond the gap of this type serves by refining only.
                let direct = power.yields[k].min(gap);
                income += direct + (power.yields[k] - direct) * refined;
            } else {
                short += gap * refined;
                income += power.yields[k] * refined;
            }
        }
        let harvest = power.totals.harvest + power.totals.harvest_per_unit;
        income = (income + f32::from(harvest))
            .max(f32::from(power.totals.produce))
            .max(1.0);
        short.max(0.0) / income
    }
}
