//! One ladder from many pairings: the Elo points under which the results are the
//! likeliest.

use super::score::{Z95, expected};
use super::{Estimate, Score};

/// An entry's place on the ladder.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rung {
    /// The index of the entry.
    pub entry: usize,
    /// Against the mean of all entries.
    pub elo: Estimate,
}

const STEPS: usize = 4000;

/// The ladder of so many entries, the strongest first. Each result names two of
/// them and the score of the first.
pub fn ladder(entries: usize, results: &[(usize, usize, Score)]) -> Vec<Rung> {
    let mut elo = vec![0.0f64; entries];
    let slope = std::f64::consts::LN_10 / 400.0;
    let mut weight = vec![0.0f64; entries];
    for _ in 0..STEPS {
        let mut pull = vec![0.0f64; entries];
        weight.fill(0.0);
        for (a, b, score) in results {
            let games = 2.0 * score.rounds as f64;
            // One drawn game more: nobody is infinitely better than another.
            let share = (score.mean() * games + 0.5) / (games + 1.0);
            let likely = expected(elo[*a] - elo[*b]);
            let steep = (games + 1.0) * likely * (1.0 - likely) * slope;
            pull[*a] += (games + 1.0) * (share - likely);
            pull[*b] -= (games + 1.0) * (share - likely);
            weight[*a] += steep;
            weight[*b] += steep;
        }
        for i in 0..entries {
            if weight[i] > 0.0 {
                elo[i] += 0.5 * (pull[i] / weight[i]).clamp(-100.0, 100.0);
            }
        }
        let mean = elo.iter().sum::<f64>() / entries.max(1) as f64;
        for e in &mut elo {
            *e -= mean;
        }
    }
    let mut rungs: Vec<Rung> = (0..entries)
        .map(|entry| {
            let half = Z95 / (weight[entry] * slope).max(1e-9).sqrt();
            let value = elo[entry];
            Rung {
                entry,
                elo: Estimate {
                    value,
                    low: value - half,
                    high: value + half,
                },
            }
        })
        .collect();
    rungs.sort_by(|a, b| b.elo.value.total_cmp(&a.elo.value));
    rungs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ladder_adds_up() {
        let score = |won: u64, lost: u64| {
            let mut score = Score::default();
            for round in 0..won + lost {
                score.count(if round < won { 1.0 } else { 0.0 });
            }
            score
        };
        let rungs = ladder(3, &[(0, 1, score(25, 75)), (1, 2, score(25, 75))]);
        let order: Vec<_> = rungs.iter().map(|r| r.entry).collect();
        assert_eq!(order, [2, 1, 0]);
        let gap = rungs[0].elo.value - rungs[2].elo.value;
        assert!((gap - 381.0).abs() < 6.0, "{gap}");
        assert!(rungs[1].elo.low < 0.0 && rungs[1].elo.high > 0.0);
    }
}
