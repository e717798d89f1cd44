//! A set of ids in one machine word or two.

use core::fmt;
use core::marker::PhantomData;
use core::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

/// A set of ids below 128. `Set<Seat>`, `Set<Cell>`, `Set<Card>` and so on.
pub struct Set<T> {
    bits: u128,
    of: PhantomData<fn() -> T>,
}

impl<T> Set<T> {
    pub const EMPTY: Self = Self::from_bits(0);

    #[inline(always)]
    pub const fn from_bits(bits: u128) -> Self {
        Self {
            bits,
            of: PhantomData,
        }
    }

    #[inline(always)]
    pub const fn bits(self) -> u128 {
        self.bits
    }

    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    #[inline(always)]
    pub const fn len(self) -> usize {
        let (low, high) = (self.bits as u64, (self.bits >> 64) as u64);
        let few = low.count_ones() as usize;
        // Most sets are small, and counting costs.
        if high == 0 {
            few
        } else {
            few + high.count_ones() as usize
        }
    }

    #[inline(always)]
    pub const fn meets(self, other: Self) -> bool {
        self.bits & other.bits != 0
    }

    #[inline(always)]
    pub const fn contains_all(self, other: Self) -> bool {
        other.bits & !self.bits == 0
    }
}

impl<T: Into<u8> + From<u8>> Set<T> {
    #[inline(always)]
    pub fn one(item: T) -> Self {
        Self::from_bits(1 << item.into())
    }

    /// The ids 0 to `n - 1`.
    #[inline(always)]
    pub const fn first(n: usize) -> Self {
        Self::from_bits(if n >= 128 { u128::MAX } else { (1 << n) - 1 })
    }

    #[inline(always)]
    pub fn has(self, item: T) -> bool {
        let bit = item.into();
        bit < 128 && self.bits >> bit & 1 == 1
    }

    #[inline(always)]
    pub fn insert(&mut self, item: T) {
        self.bits |= 1 << item.into();
    }

    #[inline(always)]
    pub fn remove(&mut self, item: T) {
        self.bits &= !(1 << item.into());
    }

    #[inline(always)]
    pub fn set(&mut self, item: T, member: bool) {
        if member {
            self.insert(item);
        } else {
            self.remove(item);
        }
    }

    #[inline(always)]
    #[must_use]
    pub fn with(mut self, item: T) -> Self {
        self.insert(item);
        self
    }

    #[inline(always)]
    #[must_use]
    pub fn without(mut self, item: T) -> Self {
        self.remove(item);
        self
    }

    /// The smallest member.
    #[inline(always)]
    pub fn min(self) -> Option<T> {
        (self.bits != 0).then(|| T::from(self.bits.trailing_zeros() as u8))
    }

    /// The member, if there is exactly one.
    #[inline(always)]
    pub fn only(self) -> Option<T> {
        if self.bits != 0 && self.bits.is_power_of_two() {
            self.min()
        } else {
            None
        }
    }

    /// The `n`-th smallest member, counted from 0.
    pub fn nth(self, n: usize) -> Option<T> {
        self.iter().nth(n)
    }

    #[inline(always)]
    pub fn iter(self) -> SetIter<T> {
        SetIter {
            low: self.bits as u64,
            high: (self.bits >> 64) as u64,
            of: PhantomData,
        }
    }
}

/// Walks a set from the smallest member up.
pub struct SetIter<T> {
    low: u64,
    high: u64,
    of: PhantomData<fn() -> T>,
}

impl<T: From<u8>> Iterator for SetIter<T> {
    type Item = T;

    #[inline(always)]
    fn next(&mut self) -> Option<T> {
        if self.low != 0 {
            let bit = self.low.trailing_zeros() as u8;
            self.low &= self.low - 1;
            Some(T::from(bit))
        } else if self.high != 0 {
            let bit = self.high.trailing_zeros() as u8;
            self.high &= self.high - 1;
            Some(T::from(64 + bit))
        } else {
            None
        }
    }
}

impl<T: Into<u8> + From<u8>> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = SetIter<T>;

    #[inline(always)]
    fn into_iter(self) -> SetIter<T> {
        self.iter()
    }
}

impl<T: Into<u8> + From<u8>> FromIterator<T> for Set<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut set = Self::EMPTY;
        for item in items {
            set.insert(item);
        }
        set
    }
}

impl<T> Clone for Set<T> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Set<T> {}
impl<T> PartialEq for Set<T> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}
impl<T> Eq for Set<T> {}
impl<T> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<T> core::hash::Hash for Set<T> {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}
impl<T: Into<u8> + From<u8> + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T> BitOr for Set<T> {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }
}
impl<T> BitOrAssign for Set<T> {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        self.bits |= other.bits;
    }
}
impl<T> BitAnd for Set<T> {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }
}
impl<T> Sub for Set<T> {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }
}
impl<T> Not for Set<T> {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self::from_bits(!self.bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_walks_its_members_in_order_across_the_word_boundary() {
        let set: Set<u8> = [3, 127, 64, 63].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 63, 64, 127]);
        assert_eq!(set.len(), 4);
        assert_eq!(set.nth(2), Some(64));
        assert_eq!(set.without(3).min(), Some(63));
    }

    #[test]
    fn only_answers_for_exactly_one_member() {
        assert_eq!(Set::<u8>::EMPTY.only(), None);
        assert_eq!(Set::one(90u8).only(), Some(90));
        assert_eq!(Set::<u8>::first(2).only(), None);
    }
}
