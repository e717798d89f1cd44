//! How good a state of the search is for the seat that searches.

use ark_engine::{Game, Next, Question};
use ark_ids::{SEATS, Seat};

use super::key;
use crate::judge::{Cards, Judge, Taste};

/// What a win is worth, in turns; each turn until then costs one.
const WIN: f32 = 8.0;
/// What a loss costs.
const LOSS: f32 = 40.0;
/// What a turn that a rival loses is worth, all rivals together.
const HARM: f32 = 0.5;
/// Boards whose ways are remembered.
const BOARDS: usize = 64;

/// Values states for one seat, by its own turns and those its rivals lose.
pub(super) struct Outlook<'a> {
    me: Seat,
    cards: &'a Cards,
    taste: &'a Taste,
    /// Judges by board: worlds of a search differ in the rooms that are found.
    judges: Vec<Option<(u64, Judge<'a>)>>,
    turns: u16,
}

/// What may change of a rival while it is not its turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Trace([u128; 3], [u8; 4]);

/// How a world stood when the search began.
pub(super) struct Start {
    traces: [Option<Trace>; SEATS],
    values: [f32; SEATS],
}

impl<'a> Outlook<'a> {
    pub(super) fn new(g: &Game, me: Seat, cards: &'a Cards, taste: &'a Taste) -> Self {
        Self {
            me,
            cards,
            taste,
            judges: (0..BOARDS).map(|_| None).collect(),
            turns: g.state.seat(me).turns,
        }
    }

    /// What the rivals of a world have before anything is done.
    pub(super) fn start(&self, g: &Game) -> Start {
        let mut start = Start {
            traces: [None; SEATS],
            values: [0.0; SEATS],
        };
        for rival in g.rules.opponents[self.me.index()] & g.rules.players {
            start.traces[rival.index()] = Some(trace(g, rival));
            start.values[rival.index()] = self.rival(g, rival);
        }
        start
    }

    fn rival(&self, g: &Game, rival: Seat) -> f32 {
        Judge::new(g, rival, self.cards, self.taste).value(g)
    }

    /// Turns of the seat used up since the search began. One that has not chosen its
    /// section is still to come.
    pub(super) fn used(&self, g: &Game) -> f32 {
        let begun = f32::from(g.state.seat(self.me).turns - self.turns);
        let fresh = g.state.active == self.me
            && matches!(g.next(), Next::Ask(_, question) if begins(question));
        if fresh { begun } else { begun + 1.0 }
    }

    /// The judge of this board.
    pub(super) fn judge(&mut self, g: &Game) -> &Judge<'a> {
        let layout = key::layout(g, self.me);
        let slot = &mut self.judges[layout as usize % BOARDS];
        if slot.as_ref().is_none_or(|(known, _)| *known != layout) {
            *slot = Some((layout, Judge::new(g, self.me, self.cards, self.taste)));
        }
        &slot.as_ref().expect("just filled").1
    }

    /// The higher, the better; one is a turn.
    pub(super) fn value(&mut self, g: &Game, start: &Start) -> f32 {
        let used = self.used(g);
        if let Some(ending) = g.state.ending {
            let won = g.rules.winners(ending).has(self.me);
            return if won { WIN - used } else { -LOSS };
        }
        let mut value = self.judge(g).value(g) - used;
        let rivals = start.traces.iter().flatten().count().max(1) as f32;
        for (i, before) in start.traces.iter().enumerate() {
            let rival = Seat(i as u8);
            if before.is_some_and(|before| before != trace(g, rival)) {
                let harm = start.values[i] - self.rival(g, rival);
                value += HARM / rivals * harm.clamp(-6.0, 6.0);
            }
        }
        value
    }
}

/// Whether the answer begins a turn's first phase.
#[inline]
pub(super) fn begins(question: Question) -> bool {
    question.opens_phase() && !matches!(question, Question::Chain | Question::Mini)
}

#[inline]
fn trace(g: &Game, rival: Seat) -> Trace {
    let (d, i) = (&g.state.derived, rival.index());
    let state = g.state.seat(rival);
    Trace(
        [d.units[i].bits(), d.control[i].bits(), d.cubes[i].bits()],
        [
            state.wounded,
            state.arsenal,
            d.cube_count[i],
            state.achievements,
        ],
    )
}
