//! Whether the resources in hand and to come pay for what is wanted.

use ark_content::Cost;
use ark_ids::{Resource, Resources};

use super::power::Power;
use super::taste::Taste;

const BASIC: usize = Resource::BASIC.len();
const MT: usize = Resource::Metamorphite.index();

/// Resources wanted, by the set of basic types that each price leaves to choose.
#[derive(Clone, Copy)]
pub(crate) struct Demand([f32; 1 << BASIC]);

impl Default for Demand {
    fn default() -> Self {
        Self([0.0; 1 << BASIC])
    }
}

impl Demand {
    #[inline]
    pub(crate) fn want(&mut self, cost: Cost, cubes: f32) {
        let types = cost.types.bits() as usize & ((1 << BASIC) - 1);
        self.0[types] += f32::from(cost.amount) * cubes;
    }

    /// Turns of EXPLOIT or PRODUCE until all of it can be paid.
    pub(crate) fn turns(&self, have: &Resources, power: &Power, taste: &Taste) -> f32 {
        let refined = taste.refined;
        // What would be left of each type.
        let mut left = [0.0; BASIC];
        for (k, left) in left.iter_mut().enumerate() {
            *left = f32::from(have.0[k]) - self.0[1 << k];
        }
        // Where there is a choice, pay with what there is most of.
        for (types, amount) in self.0.iter().enumerate() {
            if *amount > 0.0 && !types.is_power_of_two() {
                let plenty = (0..BASIC).filter(|k| types >> k & 1 == 1).max_by(|a, b| {
                    let total = |k: usize| left[k] + power.yields[k];
                    total(*a).total_cmp(&total(*b))
                });
                left[plenty.unwrap_or(0)] -= amount;
            }
        }
        let mut short = -f32::from(have.0[MT]);
        // Refining takes several of one type: odds and ends of many pay for nothing.
        let mut unpaid = short;
        let mut income = f32::from(power.totals.harvest) + f32::from(power.totals.harvest_per_unit);
        for (left, yields) in left.into_iter().zip(power.yields) {
            // What is beyond the gap of this type serves by refining only.
            let direct = yields.min((-left).max(0.0));
            income += direct + (yields - direct) * refined;
            short -= if left < 0.0 { left } else { left * refined };
            unpaid -= match power.refining {
                _ if left < 0.0 => left,
                Some((amount, gain)) => f32::from(gain) * (left / f32::from(amount)).floor(),
                None => 0.0,
            };
        }
        let income = income.max(f32::from(power.totals.produce)).max(1.0);
        let turns = short.max(0.0) / income;
        if unpaid > 0.0 {
            turns.max(taste.unpaid)
        } else {
            turns
        }
    }
}
