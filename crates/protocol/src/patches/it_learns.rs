//! What It Learns shows: everything, for it has no secrets.

use ark_content::Content;
use ark_engine::modes::it_learns as engine;
use ark_engine::{Game, modes};
use serde::{Deserialize, Serialize};

use crate::wire::{
    Cell, Goods, Point, Seat, Slug, common_section, find_section, goods_of, payment, section_slug,
};

/// How a challenger-action card lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CardTurn {
    /// Unused.
    Up,
    Left,
    Right,
    /// Face down.
    Down,
}

impl From<engine::Turn> for CardTurn {
    fn from(turn: engine::Turn) -> Self {
        match turn {
            engine::Turn::Up => Self::Up,
            engine::Turn::Left => Self::Left,
            engine::Turn::Right => Self::Right,
            engine::Turn::Down => Self::Down,
        }
    }
}

impl From<CardTurn> for engine::Turn {
    fn from(turn: CardTurn) -> Self {
        match turn {
            CardTurn::Up => Self::Up,
            CardTurn::Left => Self::Left,
            CardTurn::Right => Self::Right,
            CardTurn::Down => Self::Down,
        }
    }
}

fn card(content: &Content, card: u8) -> Slug {
    content.organism.cards[usize::from(card)].slug.clone()
}

fn upgrade(content: &Content, upgrade: engine::Upgrade) -> Slug {
    content.organism.upgrades[upgrade.index()].slug.clone()
}

/// What a player submits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum ItLearnsAction {
    Card {
        card: Slug,
        turn: CardTurn,
        section: Slug,
        line: u8,
    },
    Purge {
        point: Point,
        at: Cell,
        pay: Vec<Goods>,
    },
    Aim {
        at: Cell,
    },
    Corrupt {
        at: Cell,
    },
    Infect {
        at: Cell,
    },
}

impl ItLearnsAction {
    pub(super) fn of(game: &Game, action: engine::Action) -> Self {
        let grid = &game.rules.grid;
        let content = game.rules.content;
        match action {
            engine::Action::Card {
                card: number,
                turn,
                section,
                line,
            } => Self::Card {
                card: card(content, number),
                turn: turn.into(),
                // Whoever takes a card does so in the own turn.
                section: section_slug(game, game.state.active, section),
                line,
            },
            engine::Action::Purge { point, at, pay } => {
                let whole = ark_engine::patch::Action::ItLearns(action);
                let cost = game.price(ark_engine::Action::Patch(whole));
                Self::Purge {
                    point: point.into(),
                    at: Cell::of(grid, at),
                    pay: goods_of(cost.map_or(0, |cost| cost.amount), pay),
                }
            }
            engine::Action::Aim(at) => Self::Aim {
                at: Cell::of(grid, at),
            },
            engine::Action::Corrupt(at) => Self::Corrupt {
                at: Cell::of(grid, at),
            },
            engine::Action::Infect(at) => Self::Infect {
                at: Cell::of(grid, at),
            },
        }
    }

    pub(super) fn read(&self, game: &Game) -> Option<engine::Action> {
        let grid = &game.rules.grid;
        let content = game.rules.content;
        Some(match self {
            Self::Card {
                card: slug,
                turn,
                section,
                line,
            } => {
                let mut cards = content.organism.cards.iter();
                engine::Action::Card {
                    card: cards.position(|card| card.slug == *slug)? as u8,
                    turn: (*turn).into(),
                    section: find_section(content, section)?,
                    line: *line,
                }
            }
            Self::Purge { point, at, pay } => engine::Action::Purge {
                point: (*point).into(),
                at: at.on(grid)?,
                pay: payment(pay),
            },
            Self::Aim { at } => engine::Action::Aim(at.on(grid)?),
            Self::Corrupt { at } => engine::Action::Corrupt(at.on(grid)?),
            Self::Infect { at } => engine::Action::Infect(at.on(grid)?),
        })
    }
}

/// What this mode asks a player, or chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ItLearnsQuestion {
    /// Chance: a card for the grid, an upgrade at the start.
    Chance,
    /// A Challenger: which card.
    Card,
    /// The Dark Player: which of the rooms that the target card means.
    Aim,
    /// The Dark Player: where pieces grow.
    Grow,
    /// The Dark Player: which of the equal paths.
    Spread,
}

impl From<engine::Frame> for ItLearnsQuestion {
    fn from(frame: engine::Frame) -> Self {
        match frame {
            engine::Frame::Card => Self::Card,
            engine::Frame::Aim => Self::Aim,
            engine::Frame::Grow { .. } => Self::Grow,
            engine::Frame::Spread { .. } => Self::Spread,
            engine::Frame::Lay(_)
            | engine::Frame::Start(_)
            | engine::Frame::Strategy
            | engine::Frame::Target
            | engine::Frame::Act
            | engine::Frame::Resolved => Self::Chance,
        }
    }
}

/// What happened: open to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum ItLearnsEvent {
    Laid {
        card: Slug,
    },
    Chosen {
        seat: Seat,
        card: Slug,
        turn: CardTurn,
    },
    Began {
        upgrade: Slug,
    },
    Adapted {
        upgrade: Option<Slug>,
        times: u8,
    },
    Infected {
        at: Cell,
        cubes: u8,
    },
    Corrupted {
        at: Cell,
    },
    Targeted {
        at: Cell,
    },
    Withered {
        at: Cell,
    },
    Purged {
        seat: Seat,
        at: Cell,
    },
    Cleared {
        at: Cell,
        cubes: u8,
    },
    Stopped {
        seat: Seat,
        at: Cell,
    },
}

impl ItLearnsEvent {
    pub(super) fn of(rules: &ark_engine::Rules, event: engine::Event) -> Self {
        let cell = |at| Cell::of(&rules.grid, at);
        let content = rules.content;
        match event {
            engine::Event::Laid { card: number } => Self::Laid {
                card: card(content, number),
            },
            engine::Event::Chosen {
                seat,
                card: number,
                turn,
            } => Self::Chosen {
                seat: seat.0,
                card: card(content, number),
                turn: turn.into(),
            },
            engine::Event::Began { upgrade: one } => Self::Began {
                upgrade: upgrade(content, one),
            },
            engine::Event::Adapted {
                upgrade: one,
                times,
            } => Self::Adapted {
                upgrade: one.map(|one| upgrade(content, one)),
                times,
            },
            engine::Event::Infected { at, cubes } => Self::Infected {
                at: cell(at),
                cubes,
            },
            engine::Event::Corrupted { at } => Self::Corrupted { at: cell(at) },
            engine::Event::Targeted { at } => Self::Targeted { at: cell(at) },
            engine::Event::Withered { at } => Self::Withered { at: cell(at) },
            engine::Event::Purged { seat, at } => Self::Purged {
                seat: seat.0,
                at: cell(at),
            },
            engine::Event::Cleared { at, cubes } => Self::Cleared {
                at: cell(at),
                cubes,
            },
            engine::Event::Stopped { seat, at } => Self::Stopped {
                seat: seat.0,
                at: cell(at),
            },
        }
    }
}

/// Why this mode refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum ItLearnsWhy {
    Used,
    NotShown,
    Shown,
    Corrupted,
    NotCorrupted,
    Stopped { cubes: u8 },
    OutOfReach,
    NoPlace,
}

impl From<engine::Why> for ItLearnsWhy {
    fn from(why: engine::Why) -> Self {
        match why {
            engine::Why::Used => Self::Used,
            engine::Why::NotShown => Self::NotShown,
            engine::Why::Shown => Self::Shown,
            engine::Why::Corrupted => Self::Corrupted,
            engine::Why::NotCorrupted => Self::NotCorrupted,
            engine::Why::Stopped(cubes) => Self::Stopped { cubes },
            engine::Why::OutOfReach => Self::OutOfReach,
            engine::Why::NoPlace => Self::NoPlace,
        }
    }
}

/// Infection cubes in a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Infection {
    pub at: Cell,
    pub cubes: u8,
}

/// An upgrade of the Enemy board: what it shows now, and with every cube.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UpgradeView {
    pub upgrade: Slug,
    pub cubes: u8,
    pub value: u8,
    pub levels: Vec<u8>,
}

/// A challenger-action card in its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardView {
    pub card: Slug,
    pub left: Slug,
    pub right: Slug,
    pub turn: CardTurn,
}

/// What this mode adds to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ItLearnsView {
    pub infections: Vec<Infection>,
    pub corrupted: Vec<Cell>,
    /// Infection cubes and corruption cylinders in the Enemy's supply.
    pub cubes: u8,
    pub cylinders: u8,
    /// Row by row, four to a row.
    pub cards: Vec<CardView>,
    pub upgrades: Vec<UpgradeView>,
    pub adaptations: u8,
    /// How many the Challengers must survive.
    pub needed: u8,
    /// The enemy-action card of this lap, and what it makes the Enemy do: infect, corrupt
    /// or bloom.
    pub lap: Option<Slug>,
    pub act: Option<Slug>,
    pub targeted: Option<Cell>,
}

impl ItLearnsView {
    pub(super) fn of(game: &Game) -> Option<Self> {
        let modes::State::ItLearns(_, own) = &game.state.mode else {
            return None;
        };
        let grid = &game.rules.grid;
        let content = game.rules.content;
        let organism = &content.organism;
        let infections = game.infected().iter().map(|at| Infection {
            at: Cell::of(grid, at),
            cubes: game.infection(at),
        });
        let cards = own.slots.iter().map(|slot| {
            let data = &organism.cards[usize::from(slot.card)];
            CardView {
                card: data.slug.clone(),
                left: common_section(content, data.left),
                right: common_section(content, data.right),
                turn: slot.turn.into(),
            }
        });
        let upgrades = engine::Upgrade::ALL.into_iter().map(|one| UpgradeView {
            upgrade: upgrade(content, one),
            cubes: own.upgrades[one.index()],
            value: game.upgrade(one),
            levels: organism.upgrades[one.index()].levels.to_vec(),
        });
        Some(Self {
            infections: infections.collect(),
            corrupted: own.corrupted.iter().map(|at| Cell::of(grid, at)).collect(),
            cubes: game.infection_supply(),
            cylinders: game.corruption_supply(),
            cards: cards.collect(),
            upgrades: upgrades.collect(),
            adaptations: own.adaptations,
            needed: game.adaptations_needed(),
            lap: own.card.map(|card| game.enemy_card(card).slug.clone()),
            act: own
                .card
                .map(|card| game.enemy_card(card).act.slug().to_owned()),
            targeted: own.target.map(|at| Cell::of(grid, at)),
        })
    }
}
