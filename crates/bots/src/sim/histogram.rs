//! How often each number came up.

use std::collections::BTreeMap;

/// Counts by number, from which order statistics are read exactly.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Histogram(BTreeMap<u64, u64>);

impl Histogram {
    pub fn count(&mut self, number: u64) {
        *self.0.entry(number).or_default() += 1;
    }

    pub fn add(&mut self, other: &Self) {
        for (number, times) in &other.0 {
            *self.0.entry(*number).or_default() += times;
        }
    }

    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }

    pub fn mean(&self) -> f64 {
        let sum: u64 = self.0.iter().map(|(number, times)| number * times).sum();
        sum as f64 / self.total().max(1) as f64
    }

    /// The smallest number that at least this share of all does not exceed.
    pub fn percentile(&self, share: f64) -> u64 {
        let rank = (share / 100.0 * self.total() as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (number, times) in &self.0 {
            seen += times;
            if seen >= rank {
                return *number;
            }
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_members_of_the_sample() {
        let mut turns = Histogram::default();
        for number in [9, 1, 5, 5, 7] {
            turns.count(number);
        }
        assert_eq!(turns.percentile(50.0), 5);
        assert_eq!(turns.percentile(100.0), 9);
        assert_eq!(turns.percentile(0.0), 1);
        assert!((turns.mean() - 5.4).abs() < 1e-9);
        assert_eq!(Histogram::default().percentile(50.0), 0);
    }
}
