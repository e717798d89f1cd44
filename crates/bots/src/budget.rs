//! How long a bot may think about one decision.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The most that one decision may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So much time, by the clock.
    Time(Duration),
    /// So many iterations of the search: the same seed then gives the same choice.
    Iterations(u32),
}

impl Default for Budget {
    fn default() -> Self {
        Self::Time(Duration::from_secs(1))
    }
}

impl FromStr for Budget {
    type Err = String;

    /// `800ms`, `1.5s`, or `20000it`.
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is no budget: 800ms, 1.5s or 20000it");
        if let Some(n) = text.strip_suffix("it") {
            return n.parse().map(Self::Iterations).map_err(|_| wrong());
        }
        let (number, unit) = match text.strip_suffix("ms") {
            Some(number) => (number, 0.001),
            None => (text.strip_suffix('s').ok_or_else(wrong)?, 1.0),
        };
        let seconds: f64 = number.parse().map_err(|_| wrong())?;
        Duration::try_from_secs_f64(seconds * unit)
            .map(Self::Time)
            .map_err(|_| wrong())
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time(time) if time.subsec_millis() == 0 => write!(f, "{}s", time.as_secs()),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
            Self::Iterations(n) => write!(f, "{n}it"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_read_as_it_is_written() {
        for text in ["1s", "250ms", "20000it"] {
            let budget: Budget = text.parse().expect("a budget");
            assert_eq!(budget.to_string(), text);
        }
        assert_eq!(
            "1.5s".parse(),
            Ok(Budget::Time(Duration::from_millis(1500)))
        );
        for text in ["", "1", "s", "-1s", "xit", "1e99s"] {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
    }
}
