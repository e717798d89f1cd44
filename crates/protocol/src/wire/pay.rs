//! What an action costs: points and goods.

use ark_content::Cost;
use ark_engine::{Game, Payment};
use ark_ids::Where;
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
    let content = game.rules.content;
    let totals = game.state.phases.last().map(|phase| &phase.totals);
    let (amount, pay) = match action {
        A::Awake(pay) => (totals.map_or(0, |t| t.awake_price), pay),
        A::Heal { pay, .. } => (totals.map_or(0, |t| t.heal_price), pay),
        A::Engineer { at, pay, .. } => {
            let cost = match at.at() {
                Where::Cell(cell) if game.state.derived.built.has(cell) => {
                    game.rules.tile(game.state.tile(cell)).cost
                }
                Where::Section(seat, section) => {
                    let sections = &game.rules.board(seat).sections;
                    sections.get(section.index()).map_or(Cost::FREE, |s| s.cost)
                }
                Where::Cell(_) | Where::Stock => Cost::FREE,
            };
            (cost.amount, pay)
        }
        A::Convert { conversion, pay } => (content.conversions[conversion.index()].amount, pay),
        _ => (0, Payment::NONE),
    };
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

pub(super) fn payment(goods: &[Goods]) -> Payment {
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
