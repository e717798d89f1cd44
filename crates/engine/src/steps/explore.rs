//! EXPLORE: tokens turned over and new rooms (EXPL chapter).

use ark_ids::{Cell, Seat, Set, Tile};
use ark_rulebook::Rule;

use crate::event::{Event, Log};
use crate::frame::Frame;
use crate::game::Game;
use crate::illegal::{Illegal, Why, require};
use crate::outcome::Token;
use crate::patch::modify;
use crate::play::{Flow, Play};

/// Rooms that the seat must explore now: those with a token and a piece of the seat,
/// however it came there (EXPL-04, EXPL-R12).
#[inline(always)]
pub(crate) fn due(g: &Game, seat: Seat) -> Set<Cell> {
    g.presence_in(seat, g.state.tokens)
}

pub(crate) fn check_order(g: &Game, seat: Seat, cell: Cell) -> Result<(), Illegal> {
    require(due(g, seat).has(cell), Rule::Expl05, Why::NotDue)
}

impl Game {
    /// Empty cells that share an edge with a room or gate of the grid (EXPL-R6).
    pub(crate) fn frontier(&self) -> Set<Cell> {
        let built = self.state.derived.built;
        self.rules.grid.around(built) - built
    }

    /// Cells next to these rooms on which a room may be placed, whatever else it then
    /// touches (EXPL-02, EXPL-R13, EXPL-R14).
    pub(crate) fn sites_near(&self, rooms: Set<Cell>) -> Set<Cell> {
        let built = self.state.derived.built;
        let empty = self.rules.grid.around(rooms) - built;
        if self.state.crowded {
            empty
        } else {
            empty - self.rules.grid.squares(built)
        }
    }

    /// The rooms next to which the room just drawn is placed.
    fn origins(&self, near: Option<Cell>) -> Set<Cell> {
        if let Some(cell) = near {
            return Set::one(cell);
        }
        let mine = self.presence(self.state.active);
        // Next to any room, if nothing fits next to one's own (COP-R3).
        if self.sites_near(mine).is_empty() {
            return self.state.derived.built;
        }
        mine
    }
}

/// A token was turned over: reward, neutral pieces, then a new room (EXPL-07, EXPL-R7).
pub(crate) fn turned<L: Log>(play: &mut Play<'_, L>, cell: Cell, token: Token) {
    let seat = play.state.active;
    play.state.tokens.remove(cell);
    play.state.token_pool[token as usize] -= 1;
    play.state.seat_mut(seat).explored += 1;
    play.note(|| Event::Explored { seat, cell, token });
    play.swap_top(Frame::Expand(cell));
    play.push(Frame::Supply(cell));
    if !modify!(play, rewards, true, seat) {
        return;
    }
    match token {
        // EXPL-08
        Token::Artifact if play.rules.params.artifacts => {
            play.push(Frame::Draw { seat, left: 1 });
        }
        // EXPL-09
        Token::Metamorphite => play.gain(seat, ark_ids::Resource::Metamorphite, 1),
        // EXPL-10
        Token::Artifact | Token::Nothing => {}
    }
}

/// A new room comes if there is one and a cell for it; otherwise the deck is
/// untouched (EXPL-15, EXPL-R5). The token was taken before (EXPL-16, EXPL-R11).
pub(crate) fn run_expand<L: Log>(play: &mut Play<'_, L>, near: Option<Cell>) -> Flow {
    if play.state.room_deck.is_empty() {
        play.pop();
        return Flow::Ran;
    }
    if !play.state.crowded {
        let open = play.frontier() - play.rules.grid.squares(play.state.derived.built);
        if open.is_empty() {
            play.state.crowded = true;
        }
    }
    if play.frontier().is_empty() {
        // The grid is full: what is left of the deck stays out (EXPL-R13).
        let left = play.state.room_deck;
        play.state.room_deck = Set::EMPTY;
        play.state.last_explorer = Some(play.state.active);
        play.note(|| Event::RoomsLeftOut(left));
        play.pop();
        return Flow::Ran;
    }
    if play.sites_near(play.origins(near)).is_empty() {
        play.pop();
        return Flow::Ran;
    }
    Flow::Waits
}

/// The room is turned face up before its cell is chosen (EXPL-R4).
pub(crate) fn room_drawn<L: Log>(play: &mut Play<'_, L>, near: Option<Cell>, tile: Tile) {
    let seat = play.state.active;
    play.state.room_deck.remove(tile);
    play.note(|| Event::RoomDrawn { seat, tile });
    play.swap_top(Frame::Build { tile, near });
}

/// Where the room on top of the agenda may go.
pub(crate) fn sites(g: &Game) -> Set<Cell> {
    match *g.top() {
        Frame::Build { near, .. } => g.sites_near(g.origins(near)),
        _ => Set::EMPTY,
    }
}

pub(crate) fn run_build<L: Log>(play: &mut Play<'_, L>, tile: Tile, _: Option<Cell>) -> Flow {
    if let Some(cell) = sites(play).only() {
        build(play, tile, cell);
        return Flow::Ran;
    }
    Flow::Waits
}

pub(crate) fn check_build(g: &Game, cell: Cell) -> Result<(), Illegal> {
    let built = g.state.derived.built;
    require(
        g.rules.grid.cells.has(cell) && !built.has(cell),
        Rule::Expl12,
        Why::NotEmpty,
    )?;
    if sites(g).has(cell) {
        return Ok(());
    }
    let square = g.rules.grid.squares(built).has(cell) && !g.state.crowded;
    let near = match *g.top() {
        Frame::Build { near, .. } => g.rules.grid.around(g.origins(near)),
        _ => Set::EMPTY,
    };
    require(near.has(cell), Rule::Expl12, Why::NotAdjacent)?;
    require(!square, Rule::Expl02, Why::Square)
}

pub(crate) fn build<L: Log>(play: &mut Play<'_, L>, tile: Tile, cell: Cell) {
    play.pop();
    play.put_room(tile, cell, true);
    // Gates follow at the end of the turn (GATE-03, GATE-04, GATE-R10).
    if play.state.room_deck.is_empty() {
        play.state.last_explorer = Some(play.state.active);
    }
}
