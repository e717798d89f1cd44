//! What the B-sides of the factions show.

use ark_engine::Game;
use ark_engine::variants::factions as engine;
use serde::{Deserialize, Serialize};

use crate::wire::{Cell, Seat, Slug, find_section, seat_of, section_slug};

/// What a player submits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum FactionAction {
    Assign { from: Slug, to: Slug },
    Attack { from: Cell, at: Cell, against: Seat },
    Place { at: Cell },
    Explode { at: Cell },
}

impl FactionAction {
    pub(super) fn of(game: &Game, action: engine::Action) -> Self {
        let cell = |at| Cell::of(&game.rules.grid, at);
        match action {
            engine::Action::Assign { from, to } => {
                // Units are assigned by the seat whose turn it is.
                let slug = |section| section_slug(game, game.state.active, section);
                Self::Assign {
                    from: slug(from),
                    to: slug(to),
                }
            }
            engine::Action::Attack { from, at, against } => Self::Attack {
                from: cell(from),
                at: cell(at),
                against: against.0,
            },
            engine::Action::Place(at) => Self::Place { at: cell(at) },
            engine::Action::Explode(at) => Self::Explode { at: cell(at) },
        }
    }

    pub(super) fn read(&self, game: &Game) -> Option<engine::Action> {
        let grid = &game.rules.grid;
        let section = |slug: &Slug| find_section(game.rules.content, slug);
        Some(match self {
            Self::Assign { from, to } => engine::Action::Assign {
                from: section(from)?,
                to: section(to)?,
            },
            Self::Attack { from, at, against } => engine::Action::Attack {
                from: from.on(grid)?,
                at: at.on(grid)?,
                against: seat_of(*against)?,
            },
            Self::Place { at } => engine::Action::Place(at.on(grid)?),
            Self::Explode { at } => engine::Action::Explode(at.on(grid)?),
        })
    }
}

/// What happened: open to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum FactionEvent {
    Assigned {
        seat: Seat,
        from: Slug,
        to: Slug,
    },
    Aimed {
        seat: Seat,
        from: Cell,
        at: Cell,
        against: Seat,
    },
    Fed {
        seat: Seat,
        units: u8,
    },
    BombPlaced {
        seat: Seat,
        at: Cell,
    },
    BombExploded {
        seat: Seat,
        at: Cell,
    },
}

impl FactionEvent {
    pub(super) fn of(game: &Game, event: engine::Event) -> Self {
        let cell = |at| Cell::of(&game.rules.grid, at);
        match event {
            engine::Event::Assigned { seat, from, to } => Self::Assigned {
                seat: seat.0,
                from: section_slug(game, seat, from),
                to: section_slug(game, seat, to),
            },
            engine::Event::Aimed {
                seat,
                from,
                at,
                against,
            } => Self::Aimed {
                seat: seat.0,
                from: cell(from),
                at: cell(at),
                against: against.0,
            },
            engine::Event::Fed { seat, units } => Self::Fed {
                seat: seat.0,
                units,
            },
            engine::Event::BombPlaced { seat, at } => Self::BombPlaced {
                seat: seat.0,
                at: cell(at),
            },
            engine::Event::BombExploded { seat, at } => Self::BombExploded {
                seat: seat.0,
                at: cell(at),
            },
        }
    }
}

/// Why this variant refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum FactionWhy {
    NoPower,
    NobodyThere,
    OutOfRange { distance: u8, range: u8 },
    NoBombs,
    BombThere,
    NoBomb,
    Fresh,
    OutOfReach,
}

impl From<engine::Why> for FactionWhy {
    fn from(why: engine::Why) -> Self {
        match why {
            engine::Why::NoPower => Self::NoPower,
            engine::Why::NobodyThere => Self::NobodyThere,
            engine::Why::OutOfRange { distance, range } => Self::OutOfRange { distance, range },
            engine::Why::NoBombs => Self::NoBombs,
            engine::Why::BombThere => Self::BombThere,
            engine::Why::NoBomb => Self::NoBomb,
            engine::Why::Fresh => Self::Fresh,
            engine::Why::OutOfReach => Self::OutOfReach,
        }
    }
}

/// A bomb on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Bomb {
    pub at: Cell,
    pub owner: Seat,
    /// Placed in this turn: it cannot explode yet.
    pub fresh: bool,
}

/// Units of a seat in a section of its biodome.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Assigned {
    pub section: Slug,
    pub units: u8,
}

/// What a B-side adds to its seat; the sheet itself is in the catalogue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FactionSeat {
    pub seat: Seat,
    /// The colour of its pieces.
    pub colour: Slug,
    /// Powers that are more than pieces and numbers.
    pub powers: Vec<Slug>,
    /// How many cylinders each of its units is worth.
    pub pylon: u8,
    /// Units that stand in other sections than the one where they live.
    pub assigned: Vec<Assigned>,
    /// Bombs that do not lie out.
    pub bombs: u8,
}

/// What this variant adds to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FactionsView {
    pub bombs: Vec<Bomb>,
    pub seats: Vec<FactionSeat>,
}

impl FactionsView {
    pub(super) fn of(game: &Game) -> Self {
        let own = &game.state.variants.factions;
        let built = game.state.derived.built.iter();
        let bombs = built.filter_map(|at| {
            own.bomb(at).map(|owner| Bomb {
                at: Cell::of(&game.rules.grid, at),
                owner: owner.0,
                fresh: own.is_fresh(at),
            })
        });
        Self {
            bombs: bombs.collect(),
            seats: game
                .rules
                .all_seats()
                .iter()
                .map(|seat| view(game, seat))
                .collect(),
        }
    }
}

fn view(game: &Game, seat: ark_ids::Seat) -> FactionSeat {
    let board = game.board(seat);
    let sections = (0..board.sections.len() as u8).map(ark_ids::Section);
    let assigned = sections.filter_map(|section| {
        let units = game.state.variants.factions.assigned(seat, section);
        (units > 0).then(|| Assigned {
            section: section_slug(game, seat, section),
            units,
        })
    });
    let powers = board.powers.iter().map(|power| power.slug().to_owned());
    FactionSeat {
        seat: seat.0,
        colour: game.colour_of(seat).to_owned(),
        powers: powers.collect(),
        pylon: game.pylon(seat),
        assigned: assigned.collect(),
        bombs: game.bombs_left(seat),
    }
}
