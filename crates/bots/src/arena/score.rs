//! What a series between two entries shows: Elo with its interval, and whether
//! enough was played.

use serde::{Deserialize, Serialize};

/// 95 % of a normal distribution lie within so many deviations.
pub(super) const Z95: f64 = 1.959_963_984_540_054;

/// A number with the interval in which it lies with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl Estimate {
    /// A share of so many trials, by Wilson's interval.
    pub fn share(hits: u64, of: u64) -> Self {
        if of == 0 {
            return Self {
                value: 0.0,
                low: 0.0,
                high: 1.0,
            };
        }
        let (n, p) = (of as f64, hits as f64 / of as f64);
        let z2 = Z95 * Z95;
        let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = Z95 / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
        Self {
            value: p,
            low: (middle - half).max(0.0),
            high: (middle + half).min(1.0),
        }
    }

    /// A share of hits and trials of several kinds, as many of each as were meant to be: only
    /// chance within the kinds counts. Each is thought to have two hits and two misses more,
    /// or one that always hits would be certain (Agresti and Coull).
    pub fn of_kinds(kinds: &[(u64, u64)]) -> Self {
        let n = kinds.iter().map(|(_, of)| *of as f64).sum::<f64>();
        if n == 0.0 {
            return Self::share(0, 0);
        }
        let value = kinds.iter().map(|(hits, _)| *hits as f64).sum::<f64>() / n;
        let variance = |(hits, of): &(u64, u64)| {
            let p = (*hits as f64 + 2.0) / (*of as f64 + 4.0);
            *of as f64 * p * (1.0 - p)
        };
        let half = Z95 * kinds.iter().map(variance).sum::<f64>().sqrt() / n;
        Self {
            value,
            low: (value - half).max(0.0),
            high: (value + half).min(1.0),
        }
    }
}

/// Points of the first entry, by round: a round is one deal with mirrored seats.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Score {
    pub rounds: u64,
    sum: f64,
    squares: f64,
}

impl Score {
    /// Counts a round in which the first entry made this share of the points.
    pub fn count(&mut self, share: f64) {
        self.rounds += 1;
        self.sum += share;
        self.squares += share * share;
    }

    pub fn add(&mut self, other: &Self) {
        self.rounds += other.rounds;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub fn mean(&self) -> f64 {
        self.sum / self.rounds.max(1) as f64
    }

    /// The variance of one round. A few rounds that all went the same way say less
    /// than nothing about it, so one even round is always counted with them.
    fn variance(&self) -> f64 {
        let n = self.rounds as f64 + 2.0;
        let (sum, squares) = (self.sum + 1.0, self.squares + 1.0);
        (squares / n - (sum / n).powi(2)).max(1e-4)
    }

    /// The share of points with its interval.
    pub fn share(&self) -> Estimate {
        let half = Z95 * (self.variance() / self.rounds.max(1) as f64).sqrt();
        let value = self.mean();
        Estimate {
            value,
            low: (value - half).max(0.0),
            high: (value + half).min(1.0),
        }
    }

    /// How many Elo points the first entry is ahead.
    pub fn elo(&self) -> Estimate {
        let Estimate { value, low, high } = self.share();
        Estimate {
            value: elo(value),
            low: elo(low),
            high: elo(high),
        }
    }

    /// The logarithm of how much likelier these results are if the first entry is
    /// ahead by `more` than by `less` Elo points.
    pub fn likelihood(&self, less: f64, more: f64) -> f64 {
        let (less, more) = (expected(less), expected(more));
        let n = self.rounds as f64;
        n * (more - less) * (2.0 * self.mean() - less - more) / (2.0 * self.variance())
    }
}

/// Elo points for a share of the points; a clean sweep counts as a near one.
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of the points that so many Elo points make likely.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// A sequential test: it ends as soon as one of two suppositions is refuted at the
/// 5 % level.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Test {
    pub less: f64,
    pub more: f64,
}

impl Test {
    /// ln(0.95 / 0.05).
    const BOUND: f64 = 2.944_438_979_166_44;
    /// Rounds below which nothing is decided.
    const LEAST: u64 = 8;

    /// Whether the first entry is ahead by more than `less` (true) or by less than
    /// `more` (false), once it is certain.
    pub fn verdict(&self, score: &Score) -> Option<bool> {
        let likelihood = score.likelihood(self.less, self.more);
        (score.rounds >= Self::LEAST && likelihood.abs() >= Self::BOUND).then_some(likelihood > 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(won: u64, lost: u64) -> Score {
        let mut score = Score::default();
        for round in 0..won + lost {
            score.count(if round < won { 1.0 } else { 0.0 });
        }
        score
    }

    #[test]
    fn three_quarters_of_the_points_are_191_elo() {
        assert!((elo(0.75) - 190.85).abs() < 0.1);
        assert!((expected(190.85) - 0.75).abs() < 1e-4);
        let even = score(50, 50).elo();
        assert!(even.value.abs() < 1e-9 && even.low < -50.0 && even.high > 50.0);
    }

    #[test]
    fn a_share_keeps_within_its_interval() {
        let share = Estimate::share(80, 100);
        assert!((share.low - 0.711).abs() < 0.002 && (share.high - 0.867).abs() < 0.002);
        assert!(Estimate::share(0, 10).low < 1e-9);
    }

    /// Half the width is 1.96 times the root of 2 x 100 x 0.885 x 0.115, of 200 trials.
    #[test]
    fn kinds_that_differ_leave_less_to_chance() {
        let apart = Estimate::of_kinds(&[(90, 100), (10, 100)]);
        assert!((apart.value - 0.5).abs() < 1e-9 && (apart.low - 0.4557).abs() < 0.001);
        let alike = Estimate::of_kinds(&[(50, 100), (50, 100)]);
        let share = Estimate::share(100, 200);
        assert!((alike.low - share.low).abs() < 0.003 && (alike.high - share.high).abs() < 0.003);
        let sure = Estimate::of_kinds(&[(10, 10)]);
        assert!(sure.low < 0.9 && sure.high <= 1.0);
        assert!(Estimate::of_kinds(&[]).high >= 1.0);
    }

    #[test]
    fn the_test_ends_for_the_stronger_and_against_the_equal() {
        let test = Test {
            less: 0.0,
            more: 50.0,
        };
        assert_eq!(test.verdict(&score(7, 0)), None);
        assert_eq!(test.verdict(&score(75, 25)), Some(true));
        assert_eq!(test.verdict(&score(300, 300)), Some(false));
        assert_eq!(test.verdict(&score(20, 17)), None);
    }
}
