//! Counting lines of play: two engines that agree on the counts agree on the rules.

use crate::chance;
use crate::game::{Game, Next};

impl Game {
    /// How many sequences of this many decisions there are from here. Chance always
    /// gives its first answer, so the counts are about players alone.
    pub fn perft(&self, depth: u32) -> u64 {
        let mut game = *self;
        game.answer_first();
        let Next::Ask(seats, _) = game.next() else {
            return 1;
        };
        if depth == 0 {
            return 1;
        }
        let seat = seats.min().expect("somebody is asked");
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if depth == 1 {
            return legal.len() as u64;
        }
        let follow = |action| {
            let mut next = game;
            next.play_unchecked(seat, action, &mut ());
            next.perft(depth - 1)
        };
        legal.into_iter().map(follow).sum()
    }

    /// Lets chance give its first answer until a player is asked.
    pub fn answer_first(&mut self) {
        while let Next::Roll(question) = self.next() {
            self.roll(chance::outcome(self, question, 0), &mut ());
        }
    }
}
