//! Where Guardians are, and in which order they act (GRD-50, GRD-R1).

use ark_ids::{Cell, Colour, Place, Seat, Set};
use arrayvec::ArrayVec;

use super::words::{Guardian, MOST, Post, State};
use crate::control::cells;
use crate::event::Log;
use crate::game::Game;
use crate::grid::Grid;
use crate::modes;
use crate::modes::coop::Edge;
use crate::play::Play;

pub(super) fn own(g: &Game) -> Option<&State> {
    match &g.state.mode {
        modes::State::Guardians(_, own) => Some(own),
        _ => None,
    }
}

pub(super) fn own_mut(g: &mut Game) -> &mut State {
    match &mut g.state.mode {
        modes::State::Guardians(_, own) => own,
        _ => unreachable!("only this mode asks"),
    }
}

pub(super) fn post(g: &Game, guardian: Guardian) -> Post {
    own(g).map_or(Post::BOARD, |own| own.post(guardian))
}

/// The rooms with a Guardian, used ones among them (GRD-58).
#[inline]
pub(super) fn rooms(g: &Game) -> Set<Cell> {
    let standing = |enemy: Seat| cells(g.state.derived.units[enemy.index()]);
    g.rules.enemy.map_or(Set::EMPTY, standing)
}

/// Where the Enemy board lies, as row and column off the grid: at the right-hand end of
/// the side of the first player, as that player sees it.
fn anchor(grid: &Grid, first: Seat) -> (i16, i16) {
    let (rows, columns) = (i16::from(grid.height), i16::from(grid.width));
    let doors = grid.doors[first.index()];
    let all = |edge: Edge| doors.iter().all(|door| grid.beyond(door, edge).is_none());
    if all(Edge::South) {
        (rows, columns)
    } else if all(Edge::North) {
        (-1, -1)
    } else if all(Edge::East) {
        (-1, columns)
    } else {
        (rows, -1)
    }
}

/// How far a room lies from where the Enemy board is anchored.
fn distance(grid: &Grid, (row, column): (i16, i16), cell: Cell) -> u16 {
    let (r, c) = (i16::from(grid.row(cell)), i16::from(grid.column(cell)));
    (row - r).unsigned_abs() + (column - c).unsigned_abs()
}

/// What puts them in order: those in rooms, the furthest first; of equals the one further
/// up, then further left. Then those on the Enemy board.
fn rank(g: &Game) -> impl Fn(&(Guardian, Post)) -> (u16, u8) {
    let grid = &g.rules.grid;
    let first = g.state.mode.coop().map_or(Seat(0), |coop| coop.first);
    let anchor = anchor(grid, first);
    move |(guardian, post)| match post.at {
        Some(cell) => (u16::MAX - 1 - distance(grid, anchor, cell), cell.0),
        None => (u16::MAX, guardian.0),
    }
}

/// All of them in order.
pub(super) fn order(g: &Game) -> ArrayVec<(Guardian, Post), MOST> {
    let mut all: ArrayVec<_, MOST> = own(g).into_iter().flat_map(State::all).collect();
    all.sort_unstable_by_key(rank(g));
    all
}

/// The first in order of those who are wanted.
pub(super) fn first(
    g: &Game,
    wanted: impl Fn(&(Guardian, Post)) -> bool,
) -> Option<(Guardian, Post)> {
    let mut wanted = own(g)?.all().filter(wanted).peekable();
    wanted.peek()?;
    wanted.min_by_key(rank(g))
}

/// Whether a Guardian could step into a room: there is one, without another Guardian.
pub(super) fn is_free(g: &Game, cell: Cell) -> bool {
    g.state.derived.built.has(cell) && !rooms(g).has(cell)
}

impl<L: Log> Play<'_, L> {
    /// Puts a Guardian into a room, at an edge; it is used from now on.
    pub(super) fn station(&mut self, guardian: Guardian, to: Cell, back: Edge) {
        let Some(enemy) = self.rules.enemy else {
            return;
        };
        let colour = Colour::seat(enemy);
        if let Some(from) = post(self, guardian).at {
            self.lift(colour, Place::cell(from), 1);
        }
        self.stand(colour, Place::cell(to), 1);
        let post = own_mut(self).post_mut(guardian);
        post.at = Some(to);
        post.back = back;
        self.recontrol();
    }

    /// The Guardian is laid down.
    pub(super) fn use_up(&mut self, guardian: Guardian) {
        own_mut(self).post_mut(guardian).lying = true;
    }
}
