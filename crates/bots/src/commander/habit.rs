//! What steps brought elsewhere in the search: a cylinder or a cube hardly changes
//! what the next one is good for, so a step need not be tried in every order.

use core::hash::{Hash, Hasher};

use ark_engine::Action;

const SLOTS: usize = 4096;
/// What is hoped of a step that was never tried.
const HOPE: f32 = 0.12;
/// How many trials an old one outweighs.
const MEMORY: f32 = 8.0;

/// The mean gain of each step.
pub(super) struct Habit(Vec<(f32, f32)>);

impl Habit {
    pub(super) fn new() -> Self {
        Self(vec![(0.0, 0.0); SLOTS])
    }

    pub(super) fn clear(&mut self) {
        self.0.fill((0.0, 0.0));
    }

    #[inline]
    pub(super) fn note(&mut self, action: Action, gain: f32) {
        let (mean, times) = &mut self.0[slot(action)];
        *times = (*times + 1.0).min(MEMORY);
        *mean += (gain - *mean) / *times;
    }

    #[inline]
    pub(super) fn expect(&self, action: Action) -> f32 {
        let (mean, times) = self.0[slot(action)];
        if times > 0.0 { mean } else { HOPE }
    }
}

#[inline]
fn slot(action: Action) -> usize {
    let mut hasher = Fold(0);
    action.hash(&mut hasher);
    (hasher.0 >> 52) as usize & (SLOTS - 1)
}

struct Fold(u64);

impl Fold {
    #[inline(always)]
    const fn fold(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline(always)]
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.fold(u64::from(*byte));
        }
    }

    #[inline(always)]
    fn write_u8(&mut self, n: u8) {
        self.fold(u64::from(n) | 256);
    }

    #[inline(always)]
    fn write_u64(&mut self, n: u64) {
        self.fold(n);
    }

    #[inline(always)]
    fn write_isize(&mut self, n: isize) {
        self.fold(n as u64);
    }
}
