//! Counts of what passed and failed, read from what the runners print.

use std::ops::AddAssign;

/// What a step counted. A step that counts nothing leaves it at zero.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Tally {
    pub(super) passed: usize,
    pub(super) failed: usize,
}

impl Tally {
    /// The sum of all summaries in the lines of a runner.
    pub(super) fn read(lines: &[String]) -> Self {
        let mut sum = Self::default();
        for line in lines {
            // nextest, then cargo's own runner.
            let counts = line
                .split_once("run: ")
                .filter(|(head, _)| head.contains("Summary"));
            let counts = counts.or_else(|| line.split_once("test result: "));
            if let Some((_, counts)) = counts {
                sum += Self::counts(counts);
            } else if let Some(counts) = of_npm(line) {
                sum += Self::counts(counts);
            }
        }
        sum
    }

    /// Reads a list such as `27 passed (1 slow), 1 failed, 0 skipped`.
    pub(super) fn counts(list: &str) -> Self {
        let mut counts = Self::default();
        let words: Vec<_> = list
            .split([' ', ',', ';'])
            .filter(|word| !word.is_empty())
            .collect();
        for pair in words.windows(2) {
            let Ok(number) = pair[0].parse::<usize>() else {
                continue;
            };
            match pair[1] {
                "passed" => counts.passed += number,
                "failed" | "exec" | "timed" => counts.failed += number,
                _ => {}
            }
        }
        counts
    }
}

/// What Vitest (`Tests  19 passed (19)`) or Playwright (`14 passed (1.2m)`) counted.
fn of_npm(line: &str) -> Option<&str> {
    let line = line.trim();
    if let Some(counts) = line.strip_prefix("Tests  ") {
        return Some(counts);
    }
    let (number, word) = line.split_once(' ')?;
    number.parse::<usize>().ok()?;
    let word = word.split(' ').next()?;
    matches!(word, "passed" | "failed").then_some(line)
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[&str]) -> (usize, usize) {
        let lines: Vec<_> = lines.iter().map(|&line| line.to_owned()).collect();
        let Tally { passed, failed } = Tally::read(&lines);
        (passed, failed)
    }

    #[test]
    fn the_runners_of_rust_are_understood() {
        let nextest =
            "     Summary [   0.131s] 28 tests run: 27 passed (1 slow), 1 failed, 0 skipped";
        assert_eq!(read(&[nextest]), (27, 1));
        let cut_short = "     Summary [   0.05s] 3/28 tests run: 2 passed, 1 failed, 0 skipped";
        assert_eq!(read(&[cut_short]), (2, 1));
        let late = "     Summary [   9.05s] 3 tests run: 2 passed, 1 timed out, 0 skipped";
        assert_eq!(read(&[late]), (2, 1));
        let cargo = "test result: ok. 17 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out";
        let failed = "test result: FAILED. 3 passed; 2 failed; 0 ignored";
        assert_eq!(read(&[cargo, "test a ... ok", failed]), (20, 2));
    }

    #[test]
    fn the_runners_of_the_client_are_understood() {
        let vitest = [
            " Test Files  3 passed (3)",
            "      Tests  1 failed | 18 passed (19)",
        ];
        assert_eq!(read(&vitest), (18, 1));
        let playwright = [
            "  ✓  1 lobby.spec.ts:3 (1.2s)",
            "  1 failed",
            "  14 passed (1.2m)",
        ];
        assert_eq!(read(&playwright), (14, 1));
    }

    #[test]
    fn other_lines_count_nothing() {
        assert_eq!(read(&["12 rooms passed", "test run: nothing", ""]), (0, 0));
    }
}
