//! Every action one could think of in It Learns.

use ark_engine::modes::it_learns::{Action as A, Turn};
use ark_engine::{Action, Point, patch};
use ark_ids::{Cell, Section};

use crate::universe::{BUILT, payments};

/// Every card turned every way for every section, every purge, every room.
pub(crate) fn organism(all: &mut Vec<Action>) {
    let mut push = |action: A| all.push(Action::Patch(patch::Action::ItLearns(action)));
    for card in 0..10 {
        for turn in Turn::ALL {
            for section in (0..9).chain(BUILT).map(Section) {
                (0..3).for_each(|line| {
                    push(A::Card {
                        card,
                        turn,
                        section,
                        line,
                    });
                });
            }
        }
    }
    for at in (0..=ark_ids::CELLS as u8).map(Cell) {
        push(A::Aim(at));
        push(A::Corrupt(at));
        push(A::Infect(at));
        for point in Point::ALL {
            for pay in payments() {
                push(A::Purge { point, at, pay });
            }
        }
    }
}
