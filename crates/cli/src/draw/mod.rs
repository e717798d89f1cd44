//! Drawings of a table in plain text, made from what a viewer may know.

mod biodome;
mod board;
mod cards;
mod combat;
mod complexity_2;
mod enemy;
mod factions;
mod fallout;
mod glitch;
mod ink;
mod it_learns;
mod level;
mod mission;
mod rooms;
mod seats;

pub(crate) use board::shorten;
pub(crate) use level::{gain, short};

use ark_engine::Game;
use ark_phrase::Scene;
use ark_protocol::View;

use crate::words::Words;

/// What is drawn, for whom, and in how many columns.
#[derive(Clone, Copy)]
pub(crate) struct Drawing<'a> {
    pub(crate) view: &'a View,
    pub(crate) scene: &'a Scene,
    pub(crate) words: &'a Words,
    pub(crate) width: usize,
}

/// A whole position with everything that lies open or hidden: for those who look at a
/// file, which hides nothing anyway.
pub(crate) fn position(game: &Game, scene: &Scene, words: &Words, width: usize) -> String {
    let open = View::of(game, None);
    let waiting = words.phrase.waiting(scene, &open.waiting, None);
    let drawing = Drawing {
        view: &open,
        scene,
        words,
        width,
    };
    let mut text = format!("{}{}\n{waiting}\n", drawing.board(), drawing.patches());
    for seat in game.rules.all_seats() {
        let mut own = View::of(game, Some(seat));
        // Nobody plays here: there is no "you".
        own.viewer = None;
        let drawing = Drawing {
            view: &own,
            scene,
            words,
            width,
        };
        let of = &own.seats[seat.index()];
        text.push('\n');
        text.push_str(&drawing.seat(of));
        text.push_str(&drawing.sections(of));
        if !of.built.is_empty() {
            text.push_str(&drawing.biodome(of));
        }
        if of.hand_size > 0 {
            text.push_str(&drawing.hand());
        }
        if of.has_mission {
            text.push_str(&drawing.mission(of, false));
        }
    }
    text
}

impl Drawing<'_> {
    /// What lies on the table only because of the mode or a variant.
    fn patches(&self) -> String {
        let parts = [
            self.fallout(),
            self.enemy(),
            self.glitch(),
            self.organism(),
            self.bombs(),
            self.complexity(),
        ];
        parts.concat()
    }
}

/// Seats are A to E, in clockwise order.
pub(crate) fn letter(seat: u8) -> char {
    char::from(b'A' + seat)
}
