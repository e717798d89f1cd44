//! Sets of kinds of benefits, and which tiles, sections and cards have which: so whoever
//! wants a few kinds passes over all that has none of them.

use ark_content::{Act, Acts, Benefit, Kind};

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Kinds(u64);

impl Kinds {
    pub(crate) const ALL: Self = Self(u64::MAX);

    /// Those that count for each available unit.
    pub(crate) const PER_UNIT: Self = Self::one(Kind::MilitarizePerUnit)
        .with(Kind::HarvestPerUnit)
        .with(Kind::DiscoverPerUnit);

    #[inline(always)]
    pub(crate) const fn one(kind: Kind) -> Self {
        Self(1 << kind as u8)
    }

    #[inline(always)]
    #[must_use]
    pub(crate) const fn with(self, kind: Kind) -> Self {
        Self(self.0 | Self::one(kind).0)
    }

    #[must_use]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline(always)]
    pub(crate) const fn has(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    #[inline(always)]
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) fn of(benefits: &[Benefit]) -> Self {
        benefits.iter().map(|benefit| benefit.kind).collect()
    }

    /// Those that count in a phase with these actions (TURN-21).
    #[inline]
    pub(crate) fn in_phase(acts: Acts) -> Self {
        let of = |all: Self, act: Act| all.and(BY_ACT[act as usize]);
        acts.iter().fold(Self::default(), of)
    }
}

/// The kinds that count for each action.
const BY_ACT: [Kinds; Act::ALL.len()] = {
    let mut by_act = [Kinds(0); Act::ALL.len()];
    let mut i = 0;
    while i < Kind::ALL.len() {
        if let Some(act) = Kind::ALL[i].act() {
            by_act[act as usize] = by_act[act as usize].with(Kind::ALL[i]);
        }
        i += 1;
    }
    by_act
};

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        kinds.into_iter().fold(Self::default(), Self::with)
    }
}
