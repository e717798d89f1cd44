//! Small ordered rows and counts packed into one word, so that a room is 12 bytes.

use ark_ids::{Colour, Seat};

/// Up to eight pieces in a row, each with its colour; no gaps. The cylinders on
/// the circles of a room from the top, or the cubes on its squares from the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Row(u32);

impl Row {
    pub const EMPTY: Self = Self(0);

    #[inline(always)]
    pub const fn len(self) -> usize {
        (32 - self.0.leading_zeros() as usize).div_ceil(4)
    }

    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub fn get(self, at: usize) -> Option<Colour> {
        let nibble = self.0 >> (4 * at) & 15;
        (nibble != 0).then(|| Colour(nibble as u8 - 1))
    }

    /// Appends on the first free placeholder (POW-13, ENG-07).
    #[inline(always)]
    pub fn push(&mut self, colour: Colour) {
        self.0 |= (u32::from(colour.0) + 1) << (4 * self.len());
    }

    /// Takes the first piece of a colour away; those behind close the gap (POW-14).
    #[inline]
    pub fn take(&mut self, colour: Colour) -> bool {
        let Some(at) = self.position(colour) else {
            return false;
        };
        let low = self.0 & ((1u32 << (4 * at)) - 1);
        let high = if at == 7 {
            0
        } else {
            self.0 >> (4 * (at + 1)) << (4 * at)
        };
        self.0 = low | high;
        true
    }

    /// Puts a piece in the place of the first one of another colour (ENG-14).
    #[inline]
    pub fn replace(&mut self, old: Colour, new: Colour) -> bool {
        let Some(at) = self.position(old) else {
            return false;
        };
        self.0 &= !(15 << (4 * at));
        self.0 |= (u32::from(new.0) + 1) << (4 * at);
        true
    }

    #[inline]
    pub fn position(self, colour: Colour) -> Option<usize> {
        self.iter().position(|c| c == colour)
    }

    #[inline(always)]
    pub fn has(self, colour: Colour) -> bool {
        self.count(colour) > 0
    }

    #[inline]
    pub fn count(self, colour: Colour) -> usize {
        let mut rest = self.0;
        let mut n = 0;
        while rest != 0 {
            n += usize::from(rest & 15 == u32::from(colour.0) + 1);
            rest >>= 4;
        }
        n
    }

    /// How many power tokens lie in the row.
    #[inline(always)]
    pub const fn tokens(self) -> usize {
        // A token's nibble has all its bits set.
        let all = self.0 & self.0 >> 1 & self.0 >> 2 & self.0 >> 3 & 0x1111_1111;
        if all == 0 {
            0
        } else {
            all.count_ones() as usize
        }
    }

    /// How many of so many circles the row covers. Laid from the top in their order,
    /// each piece covers one, and each token two as long as every later piece still has
    /// its circle (CX2-41, CX2-R18).
    #[inline(always)]
    pub const fn covered(self, circles: usize) -> usize {
        let (pieces, tokens) = (self.len(), self.tokens());
        if tokens == 0 || pieces + tokens <= circles {
            pieces + tokens
        } else {
            circles
        }
    }

    pub fn iter(self) -> impl Iterator<Item = Colour> {
        (0..8).map_while(move |at| self.get(at))
    }

    pub const fn bits(self) -> u32 {
        self.0
    }
}

impl FromIterator<Colour> for Row {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        let mut row = Self::default();
        for colour in colours {
            row.push(colour);
        }
        row
    }
}

/// How many upright units of each colour stand in a room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Crowd(u32);

impl Crowd {
    #[inline(always)]
    pub const fn of(self, colour: Colour) -> u8 {
        (self.0 >> (4 * colour.0) & 15) as u8
    }

    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub fn add(&mut self, colour: Colour, n: u8) {
        self.0 += u32::from(n) << (4 * colour.0);
    }

    #[inline(always)]
    pub fn take(&mut self, colour: Colour, n: u8) {
        self.0 -= u32::from(n) << (4 * colour.0);
    }

    pub const fn bits(self) -> u32 {
        self.0
    }
}

/// Units that go or fight together: so many of one seat, robots and mercenaries.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Squad(u16);

impl Squad {
    pub const NONE: Self = Self(0);

    #[inline(always)]
    pub const fn new(own: u8, robots: u8, mercenaries: u8) -> Self {
        Self(own as u16 | (robots as u16) << 4 | (mercenaries as u16) << 8)
    }

    #[inline(always)]
    pub const fn own(self) -> u8 {
        (self.0 & 15) as u8
    }

    #[inline(always)]
    pub const fn robots(self) -> u8 {
        (self.0 >> 4 & 15) as u8
    }

    #[inline(always)]
    pub const fn mercenaries(self) -> u8 {
        (self.0 >> 8 & 15) as u8
    }

    #[inline(always)]
    pub const fn neutral(self) -> u8 {
        self.robots() + self.mercenaries()
    }

    #[inline(always)]
    pub const fn len(self) -> u8 {
        self.own() + self.neutral()
    }

    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Which kinds of units it has, as a number below 8.
    #[inline(always)]
    pub(crate) const fn kinds(self) -> usize {
        let [own, robots, mercenaries] = [self.own(), self.robots(), self.mercenaries()];
        (own > 0) as usize | ((robots > 0) as usize) << 1 | ((mercenaries > 0) as usize) << 2
    }

    #[inline(always)]
    pub const fn within(self, other: Self) -> bool {
        self.own() <= other.own()
            && self.robots() <= other.robots()
            && self.mercenaries() <= other.mercenaries()
    }

    /// The colours and counts, for a squad led by `seat`.
    pub fn parts(self, seat: Seat) -> [(Colour, u8); 3] {
        [
            (Colour::seat(seat), self.own()),
            (Colour::ROBOT, self.robots()),
            (Colour::MERCENARY, self.mercenaries()),
        ]
    }

    pub const fn bits(self) -> u16 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Proves: POW-13, POW-14, ENG-07, ENG-14.
    #[test]
    fn a_row_fills_from_the_start_and_closes_gaps() {
        let [red, blue, yellow] = [Colour(0), Colour(1), Colour(2)];
        let mut row: Row = [red, blue, yellow].into_iter().collect();
        assert!(row.take(blue));
        assert_eq!(row.iter().collect::<Vec<_>>(), [red, yellow]);
        row.push(blue);
        assert!(row.replace(red, Colour::BLACK));
        assert_eq!(
            row.iter().collect::<Vec<_>>(),
            [Colour::BLACK, yellow, blue]
        );
        assert!(!row.take(red));
        assert_eq!(row.len(), 3);
    }

    /// Proves: CX2-41, CX2-44, CX2-R18.
    #[test]
    fn a_token_covers_two_circles_as_long_as_later_pieces_fit() {
        let [yellow, token] = [Colour(2), Colour::POWER_TOKEN];
        let mut row: Row = [yellow, token, token].into_iter().collect();
        assert_eq!((row.len(), row.tokens()), (3, 2));
        assert_eq!(
            [3, 4, 5, 6].map(|circles| row.covered(circles)),
            [3, 4, 5, 5]
        );
        assert!(row.take(yellow));
        assert_eq!(
            [2, 3, 4, 5].map(|circles| row.covered(circles)),
            [2, 3, 4, 4]
        );
        let cylinders: Row = [yellow; 3].into_iter().collect();
        assert_eq!((cylinders.tokens(), cylinders.covered(3)), (0, 3));
        assert_eq!(cylinders.covered(6), 3);
    }
}
