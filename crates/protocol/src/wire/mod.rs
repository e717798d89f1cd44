//! The nouns of the game as they are written: slugs, cells such as `d3`, numbers.

mod action;
mod colour;
mod goods;
mod name;
mod pay;
mod place;
mod question;
mod refusal;
mod squad;
mod waiting;

pub use action::Action;
pub use colour::Colour;
pub use goods::{Goods, Resource, Resources};
pub use name::{Name, Named, common_section, find_section, section_slug};
pub use pay::Point;
pub(crate) use pay::{goods_of, payment};
pub(crate) use place::seat_of;
pub use place::{Cell, Place, Spot};
pub use question::{Origin, Question};
pub use refusal::{Refusal, Why};
pub use squad::{By, Squad};
pub use waiting::{About, Chance, Waiting};

/// The number of a seat, from 0, clockwise.
pub type Seat = u8;

/// The name of a thing of content, in small letters with dashes.
pub type Slug = String;

/// Something that should have been a name of this kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Malformed(pub String);

impl std::fmt::Display for Malformed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} is no such name", self.0)
    }
}

impl std::error::Error for Malformed {}

/// Lets a type travel as the text that `Display` writes and `FromStr` reads.
macro_rules! as_text {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                out.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(input)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use as_text;
