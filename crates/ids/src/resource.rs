//! The five resources (RES-01, RES-R1) and amounts of them.

use crate::Set;

/// A kind of resource. The four basic ones come first, Metamorphite last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Resource {
    Dilitium,
    Osvite,
    Biotics,
    Titanium,
    Metamorphite,
}

impl Resource {
    pub const COUNT: usize = 5;
    pub const ALL: [Self; 5] = [
        Self::Dilitium,
        Self::Osvite,
        Self::Biotics,
        Self::Titanium,
        Self::Metamorphite,
    ];
    pub const BASIC: [Self; 4] = [Self::Dilitium, Self::Osvite, Self::Biotics, Self::Titanium];

    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline(always)]
    pub const fn is_basic(self) -> bool {
        !matches!(self, Self::Metamorphite)
    }

    /// The four resources that factories yield (RES-02).
    pub const fn basic() -> Set<Self> {
        Set::from_bits(0b1111)
    }

    pub const fn slug(self) -> &'static str {
        match self {
            Self::Dilitium => "dilitium",
            Self::Osvite => "osvite",
            Self::Biotics => "biotics",
            Self::Titanium => "titanium",
            Self::Metamorphite => "metamorphite",
        }
    }

    /// The printed two-letter short name.
    pub const fn short(self) -> &'static str {
        match self {
            Self::Dilitium => "Di",
            Self::Osvite => "Os",
            Self::Biotics => "Bt",
            Self::Titanium => "Ti",
            Self::Metamorphite => "Mt",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|r| r.slug() == slug || r.short().eq_ignore_ascii_case(slug))
    }
}

impl From<u8> for Resource {
    #[inline(always)]
    fn from(value: u8) -> Self {
        match value {
            0 => Self::Dilitium,
            1 => Self::Osvite,
            2 => Self::Biotics,
            3 => Self::Titanium,
            4 => Self::Metamorphite,
            _ => panic!("there are five resources"),
        }
    }
}

impl From<Resource> for u8 {
    fn from(value: Resource) -> Self {
        value as u8
    }
}

/// An amount of each resource, kept until spent (RES-08): plain numbers, no tokens
/// (RES-R8). There is no upper limit in the rules (RES-07);
/// `u16` is beyond what any game can gather, and additions saturate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Resources(pub [u16; Resource::COUNT]);

impl Resources {
    #[inline(always)]
    pub const fn of(&self, kind: Resource) -> u16 {
        self.0[kind.index()]
    }

    #[inline(always)]
    pub fn add(&mut self, kind: Resource, amount: u16) {
        let slot = &mut self.0[kind.index()];
        *slot = slot.saturating_add(amount);
    }

    #[inline(always)]
    pub fn take(&mut self, kind: Resource, amount: u16) {
        self.0[kind.index()] -= amount;
    }
}
