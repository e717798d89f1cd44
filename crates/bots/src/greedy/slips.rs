//! Mistakes of the human kind.

use ark_engine::Dice;

use crate::SeededDice;

/// How often and how far a bot errs.
#[derive(Clone, Copy)]
pub(crate) struct Slips {
    /// Steps out of a hundred that it does not see.
    overlooked: u32,
    /// How far its estimate of a whole phase may be off, in tenths of a turn.
    misjudged: u32,
}

impl Slips {
    pub(crate) const NONE: Self = Self {
        overlooked: 0,
        misjudged: 0,
    };

    pub(crate) const HUMAN: Self = Self {
        overlooked: 30,
        misjudged: 14,
    };

    /// Whether it errs at all.
    pub(crate) const fn any(self) -> bool {
        self.overlooked > 0 || self.misjudged > 0
    }

    /// Whether a step is overlooked.
    pub(crate) fn overlooks(self, dice: &mut SeededDice) -> bool {
        self.overlooked > 0 && dice.below(100) < self.overlooked
    }

    /// An error of judgement, in turns; small ones are the most frequent.
    pub(crate) fn error(self, dice: &mut SeededDice) -> f32 {
        if self.misjudged == 0 {
            return 0.0;
        }
        let mut tenths = || dice.below(self.misjudged + 1) as f32;
        (tenths() - tenths()) / 10.0
    }
}
