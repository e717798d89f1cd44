//! Surplus neutral pieces in a turn of the Automata: they go in a fixed order that spares
//! those in use (COP-R16).

use ark_ids::{Colour, Section, Spot};

use crate::event::Log;
use crate::game::Game;
use crate::play::Play;
use crate::steps::returns;

/// Wounded units first, then those at home, then by rooms from the top left; cylinders by
/// rooms, then by sections. Stock went before.
fn next(g: &Game, colour: Colour) -> Option<Spot> {
    let home = g.state.neutral(colour).home.map(Spot::cell);
    let rooms = g.state.derived.built.iter().map(Spot::cell);
    let seats = g.rules.all_seats();
    let sections = seats.iter().flat_map(|seat| {
        let count = g.board(seat).sections.len() as u8;
        (0..count).map(move |i| Spot::section(seat, Section(i)))
    });
    let unit = Colour::NEUTRAL_UNITS.contains(&colour);
    let home = home.filter(|_| unit);
    let mut order = [Spot::STOCK]
        .into_iter()
        .chain(home)
        .chain(rooms)
        .chain(sections);
    order.find(|spot| returns::check(g, colour, *spot).is_ok())
}

pub(super) fn give_back<L: Log>(play: &mut Play<'_, L>, colour: Colour, left: u8) -> bool {
    let automata = Some(play.state.active) == play.rules.enemy && !play.rules.has_dark_player();
    let spot = if automata { next(play, colour) } else { None };
    if let Some(from) = spot {
        returns::resolve(play, colour, left, from);
    }
    spot.is_some()
}
