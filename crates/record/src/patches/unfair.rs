//! The words of Unfair.

use ark_engine::Game;
use ark_engine::variants::unfair::Frame;

use crate::notation::Notation;

pub(super) fn frame(frame: Frame) -> String {
    match frame {
        Frame::Missions => "beginners".into(),
    }
}

pub(super) fn read_frame(words: &[&str]) -> Option<Result<Frame, String>> {
    match words {
        ["beginners"] => Some(Ok(Frame::Missions)),
        _ => None,
    }
}

/// `level A`, `help A`.
pub(super) fn fact(game: &Game, path: &str) -> Option<Result<String, String>> {
    let (what, seat) = path.split_once(' ')?;
    let seat = Notation::new(game)
        .read_seat(seat)
        .map_err(|e| e.to_string());
    match what {
        "level" => Some(seat.map(|seat| game.level(seat).slug().to_owned())),
        "help" => Some(seat.map(|seat| if game.is_helped(seat) { "yes" } else { "no" }.into())),
        _ => None,
    }
}
