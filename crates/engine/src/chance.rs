//! What chance may answer, how likely each answer is, and what it does.

use ark_ids::{Seat, Set};

use crate::event::Log;
use crate::frame::Frame;
use crate::game::Game;
use crate::outcome::{Chance, Outcome, Token};
use crate::play::Play;
use crate::{setup, steps};

/// How many equally likely ways lead to any answer.
pub fn ways(g: &Game, chance: Chance) -> u32 {
    match chance {
        Chance::Player(_) => setup::free_players(g).len() as u32,
        Chance::Groups => g.rules.group_choices.len() as u32,
        Chance::Faction(_) => setup::free_factions(g).len() as u32,
        Chance::First => g.rules.seats as u32,
        Chance::Factory(_) => setup::free_factories(g).len() as u32,
        Chance::Room => g.state.room_deck.len() as u32,
        Chance::Token(_) => g.state.token_pool.iter().map(|n| u32::from(*n)).sum(),
        Chance::Artifact(_) => g.state.artifact_deck.open().len() as u32,
        Chance::Mission(_) => g.state.mission_deck.open().len() as u32,
        Chance::Patch(frame) => frame.ways(g),
    }
}

/// The answer of the `n`-th way, counted from 0 and below `ways`.
#[inline]
pub fn outcome(g: &Game, chance: Chance, n: u32) -> Outcome {
    if let Chance::Patch(frame) = chance {
        return frame.outcome(g, n);
    }
    let n = n as usize;
    match chance {
        Chance::Player(_) => Outcome::Player(nth(setup::free_players(g), n)),
        Chance::Groups => Outcome::Groups(g.rules.group_choices[n]),
        Chance::Faction(_) => Outcome::Faction(nth(setup::free_factions(g), n)),
        Chance::First => Outcome::First(Seat(n as u8)),
        Chance::Factory(_) => Outcome::Tile(nth(setup::free_factories(g), n)),
        Chance::Room => Outcome::Tile(nth(g.state.room_deck, n)),
        Chance::Token(_) => {
            let mut left = n;
            for token in Token::ALL {
                let here = g.state.token_pool[token as usize] as usize;
                if left < here {
                    return Outcome::Token(token);
                }
                left -= here;
            }
            unreachable!("below the number of ways")
        }
        Chance::Artifact(_) => Outcome::Artifact(nth(g.state.artifact_deck.open(), n)),
        Chance::Mission(_) => Outcome::Mission(nth(g.state.mission_deck.open(), n)),
        Chance::Patch(_) => unreachable!("answered above"),
    }
}

fn nth<T: From<u8> + Into<u8>>(set: Set<T>, n: usize) -> T {
    set.nth(n).expect("below the number of ways")
}

/// How many of the ways lead to this answer; 0 if it cannot be.
pub fn weight(g: &Game, chance: Chance, outcome: Outcome) -> u32 {
    let member = |is: bool| u32::from(is);
    match (chance, outcome) {
        (Chance::Player(_), Outcome::Player(player)) => member(setup::free_players(g).has(player)),
        (Chance::Groups, Outcome::Groups(groups)) => {
            member(g.rules.group_choices.contains(&groups))
        }
        (Chance::Faction(_), Outcome::Faction(faction)) => {
            member(setup::free_factions(g).has(faction))
        }
        (Chance::First, Outcome::First(seat)) => member(seat.index() < g.rules.seats),
        (Chance::Factory(_), Outcome::Tile(tile)) => member(setup::free_factories(g).has(tile)),
        (Chance::Room, Outcome::Tile(tile)) => member(g.state.room_deck.has(tile)),
        (Chance::Token(_), Outcome::Token(token)) => u32::from(g.state.token_pool[token as usize]),
        (Chance::Artifact(_), Outcome::Artifact(card)) => {
            member(g.state.artifact_deck.open().has(card))
        }
        (Chance::Mission(_), Outcome::Mission(mission)) => {
            member(g.state.mission_deck.open().has(mission))
        }
        (Chance::Patch(frame), outcome) => frame.weight(g, outcome),
        _ => 0,
    }
}

#[inline]
pub(crate) fn resolve<L: Log>(play: &mut Play<'_, L>, outcome: Outcome) {
    match (*play.top(), outcome) {
        (Frame::Setup(stage), _) => setup::resolve(play, stage, outcome),
        (Frame::Explore(cell), Outcome::Token(token)) => steps::explore::turned(play, cell, token),
        (Frame::Expand(cell), Outcome::Tile(tile)) => {
            steps::explore::room_drawn(play, Some(cell), tile);
        }
        (Frame::ExpandAnywhere, Outcome::Tile(tile)) => {
            steps::explore::room_drawn(play, None, tile);
        }
        (Frame::Draw { seat, left }, Outcome::Artifact(card)) => {
            steps::artifacts::drew(play, seat, left, card);
        }
        (Frame::Discover { keep, left }, Outcome::Artifact(card)) => {
            steps::artifacts::discovered(play, keep, left, card);
        }
        (Frame::Mission(seat), Outcome::Mission(mission)) => play.take_mission(seat, mission),
        (Frame::Patch(frame), outcome) => frame.roll(play, outcome),
        (frame, outcome) => unreachable!("{outcome:?} does not answer {frame:?}"),
    }
}
