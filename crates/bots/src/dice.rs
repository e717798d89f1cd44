//! Random numbers from a seed.

use ark_engine::{Dice, Game, Next, chance};

/// Dice that fall the same way for the same seed.
#[derive(Clone, Debug)]
pub struct SeededDice(fastrand::Rng);

impl SeededDice {
    pub fn new(seed: u64) -> Self {
        Self(fastrand::Rng::with_seed(seed))
    }

    /// Dice of their own for the `index`-th part of something seeded.
    pub fn fork(seed: u64, index: u64) -> Self {
        // SplitMix64: near seeds give unrelated streams.
        let mut z = seed.wrapping_add(index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Self::new(z ^ (z >> 31))
    }

    /// A seed for somebody else.
    pub fn seed(&mut self) -> u64 {
        self.0.u64(..)
    }

    /// Answers for chance until a player is asked or the game is over; how often
    /// it was asked.
    pub fn answer(&mut self, game: &mut Game, log: &mut impl ark_engine::Log) -> u64 {
        let mut rolls = 0;
        while let Next::Roll(chance) = game.next() {
            let n = self.below(chance::ways(game, chance));
            game.roll(chance::outcome(game, chance, n), log);
            rolls += 1;
        }
        rolls
    }

    /// Answers for chance one time, if it is asked.
    pub(crate) fn answer_once(&mut self, game: &mut Game) {
        if let Next::Roll(chance) = game.next() {
            let n = self.below(chance::ways(game, chance));
            game.roll(chance::outcome(game, chance, n), &mut ());
        }
    }
}

impl Dice for SeededDice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.0.u32(0..n)
    }
}
