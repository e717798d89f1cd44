//! How fast somebody may go.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// So many at once, and so many in each second after.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rate {
    pub(crate) burst: u32,
    pub(crate) per_second: f64,
}

/// How much somebody may still do.
pub(crate) struct Pace {
    left: f64,
    since: Instant,
}

impl Pace {
    pub(crate) fn new(rate: Rate, now: Instant) -> Self {
        Self {
            left: f64::from(rate.burst),
            since: now,
        }
    }

    pub(crate) fn allows(&mut self, rate: Rate, now: Instant) -> bool {
        self.spends(rate, now, 1.0)
    }

    fn spends(&mut self, rate: Rate, now: Instant, cost: f64) -> bool {
        let earned = now.duration_since(self.since).as_secs_f64() * rate.per_second;
        self.left = (self.left + earned).min(f64::from(rate.burst));
        self.since = now;
        let allowed = self.left >= 1.0;
        if allowed {
            self.left -= cost;
        }
        allowed
    }
}

/// How much each address may still do. None is as much as it likes.
pub(crate) struct Paces {
    rate: Option<Rate>,
    by: Mutex<HashMap<IpAddr, Pace>>,
}

/// How many addresses are remembered before those at rest are forgotten.
const REMEMBERED: usize = 10_000;

impl Paces {
    pub(crate) fn new(rate: Option<Rate>) -> Self {
        Self {
            rate,
            by: Mutex::default(),
        }
    }

    pub(crate) fn allows(&self, address: IpAddr, now: Instant) -> bool {
        self.ask(address, now, 1.0)
    }

    /// Whether an address may still do something, which is not counted yet.
    pub(crate) fn would_allow(&self, address: IpAddr, now: Instant) -> bool {
        self.ask(address, now, 0.0)
    }

    fn ask(&self, address: IpAddr, now: Instant, cost: f64) -> bool {
        let Some(rate) = self.rate else { return true };
        let mut by = self.by.lock().unwrap_or_else(PoisonError::into_inner);
        if by.len() >= REMEMBERED {
            // Who would have its burst again needs no memory.
            let rest = f64::from(rate.burst) / rate.per_second;
            by.retain(|_, pace| now.duration_since(pace.since).as_secs_f64() < rest);
        }
        let pace = by.entry(network(address));
        pace.or_insert_with(|| Pace::new(rate, now))
            .spends(rate, now, cost)
    }
}

/// Whoever has one address of version 6 has the whole network of 64 bits.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = u128::from(address) >> 64 << 64;
            IpAddr::V6(network.into())
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const RATE: Rate = Rate {
        burst: 3,
        per_second: 2.0,
    };

    #[test]
    fn a_burst_is_allowed_and_earned_again() {
        let begin = Instant::now();
        let mut pace = Pace::new(RATE, begin);
        let mut at = |millis| pace.allows(RATE, begin + Duration::from_millis(millis));
        assert!(at(0) && at(0) && at(0) && !at(0));
        assert!(!at(400) && at(500) && !at(600), "two in each second");
        assert!(at(9_000) && at(9_000) && at(9_000) && !at(9_000));
    }

    #[test]
    fn each_address_has_its_own_pace() {
        let paces = Paces::new(Some(RATE));
        let now = Instant::now();
        let from = |address: &str| paces.allows(address.parse().expect("an address"), now);
        for _ in 0..3 {
            assert!(from("10.0.0.1"));
        }
        assert!(!from("10.0.0.1") && !from("::ffff:10.0.0.1") && from("10.0.0.2"));
        assert!(from("fd00::1") && from("fd00::2") && from("fd00::3") && !from("fd00::4"));
        let may = || paces.would_allow("10.0.0.3".parse().expect("an address"), now);
        assert!((0..9).all(|_| may()), "to ask costs nothing");
        assert!(from("10.0.0.3") && from("10.0.0.3") && from("10.0.0.3") && !may());
        assert!(Paces::new(None).allows("10.0.0.1".parse().expect("an address"), now));
    }
}
