//! The dice of a game: ChaCha20 keyed by its secret seed, one stream for each
//! place in the record. Outcomes go on record, so this may change without
//! touching any finished game; the test vectors make sure that it does not
//! change by accident, because a seed shown at the end must prove the game.

use ark_engine::{Chance, Dice, Game, Outcome, chance};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// The secret seed of a game.
pub type Seed = [u8; 32];

/// Dice for one place of a record.
pub struct SeededDice(ChaCha20Rng);

impl SeededDice {
    /// The dice that speak for the input with this index.
    pub fn at(seed: Seed, index: u64) -> Self {
        let mut rng = ChaCha20Rng::from_seed(seed);
        rng.set_stream(index);
        Self(rng)
    }

    /// A seed made of a number, for tests and simulations.
    pub fn seed_of(number: u64) -> Seed {
        *blake3::Hasher::new()
            .update(b"ark seed")
            .update(&number.to_le_bytes())
            .finalize()
            .as_bytes()
    }

    /// What is shown at the start of a game so that the seed can prove it at the end.
    pub fn commitment(seed: Seed) -> String {
        blake3::Hasher::new()
            .update(b"ark commitment")
            .update(&seed)
            .finalize()
            .to_hex()
            .to_string()
    }

    /// An answer, each in proportion to its weight.
    pub fn outcome(&mut self, game: &Game, question: Chance) -> Outcome {
        let n = self.below(chance::ways(game, question));
        chance::outcome(game, question, n)
    }
}

impl Dice for SeededDice {
    /// Uniform by rejection: numbers beyond the last whole multiple of `n` are thrown again.
    fn below(&mut self, n: u32) -> u32 {
        let limit = u32::MAX - u32::MAX % n;
        loop {
            let x = self.0.next_u32();
            if x < limit {
                return x % n;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_and_place_give_the_same_numbers_for_ever() {
        let mut dice = SeededDice::at(SeededDice::seed_of(1), 7);
        let rolled: Vec<u32> = (0..8).map(|_| dice.below(60)).collect();
        assert_eq!(rolled, VECTOR);
        let mut other = SeededDice::at(SeededDice::seed_of(1), 8);
        assert_ne!((0..8).map(|_| other.below(60)).collect::<Vec<_>>(), VECTOR);
    }

    const VECTOR: [u32; 8] = [55, 3, 51, 25, 7, 31, 12, 1];
}
