//! What an action costs: points and goods.

use ark_engine::{Game, Payment};
use serde::{Deserialize, Serialize};

use super::{Goods, Resource};

/// With which kind of point a cube is placed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Point {
    Plain,
    Remote,
    Free,
    FreeBiodome,
}

/// What a payment comes to at the price of this action.
pub(super) fn price(game: &Game, action: ark_engine::Action) -> Vec<Goods> {
    use ark_engine::Action as A;
    let (A::Awake(pay) | A::Heal { pay, .. } | A::Engineer { pay, .. } | A::Convert { pay, .. }) =
        action
    else {
        return Vec::new();
    };
    let amount = game.price(action).map_or(0, |cost| cost.amount);
    goods_of(amount, pay)
}

/// What a payment comes to at a price of so many.
pub(crate) fn goods_of(amount: u8, pay: Payment) -> Vec<Goods> {
    let basic = amount.saturating_sub(pay.metamorphite);
    let mut goods = Vec::new();
    if pay.kind.is_basic() && basic > 0 {
        goods.push(Goods {
            kind: pay.kind.into(),
            amount: basic,
        });
    }
    if pay.metamorphite > 0 {
        goods.push(Goods {
            kind: Resource::Metamorphite,
            amount: pay.metamorphite,
        });
    }
    goods
}

pub(crate) fn payment(goods: &[Goods]) -> Payment {
    let basic = goods.iter().find(|g| g.kind != Resource::Metamorphite);
    let wild = goods.iter().find(|g| g.kind == Resource::Metamorphite);
    Payment {
        kind: basic.map_or(Resource::Metamorphite, |g| g.kind).into(),
        metamorphite: wild.map_or(0, |g| g.amount),
    }
}

impl From<ark_engine::Point> for Point {
    fn from(point: ark_engine::Point) -> Self {
        match point {
            ark_engine::Point::Plain => Self::Plain,
            ark_engine::Point::Remote => Self::Remote,
            ark_engine::Point::Free => Self::Free,
            ark_engine::Point::FreeBiodome => Self::FreeBiodome,
        }
    }
}

impl From<Point> for ark_engine::Point {
    fn from(point: Point) -> Self {
        match point {
            Point::Plain => Self::Plain,
            Point::Remote => Self::Remote,
            Point::Free => Self::Free,
            Point::FreeBiodome => Self::FreeBiodome,
        }
    }
}
