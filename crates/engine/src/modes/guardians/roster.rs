//! Where Guardians are, and in which order they act (GRD-50, GRD-R1).

use ark_ids::{Cell, Colour, Place, Seat, Set};
use arrayvec::ArrayVec;

use super::words::{Guardian, MOST, Post, State};
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
pub(super) fn rooms(g: &Game) -> Set<Cell> {
    let all = own(g).into_iter().flat_map(State::all);
    all.filter_map(|(_, post)| post.at).collect()
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

/// Those in rooms, the furthest first; of equals the one further up, then further left.
/// Then those on the Enemy board.
pub(super) fn order(g: &Game) -> ArrayVec<(Guardian, Post), MOST> {
    let grid = &g.rules.grid;
    let first = g.state.mode.coop().map_or(Seat(0), |coop| coop.first);
    let anchor = anchor(grid, first);
    let key = |guardian: Guardian, post: Post| match post.at {
        Some(cell) => (0, u16::MAX - distance(grid, anchor, cell), cell.0),
        None => (1, 0, guardian.0),
    };
    let all = own(g).into_iter().flat_map(State::all);
    let keyed = all.map(|(guardian, post)| (key(guardian, post), guardian, post));
    let mut keyed: ArrayVec<_, MOST> = keyed.collect();
    keyed.sort_by_key(|(key, ..)| *key);
    let all = keyed.into_iter();
    all.map(|(_, guardian, post)| (guardian, post)).collect()
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
