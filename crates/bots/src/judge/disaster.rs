//! What the disasters of Glitch that are still to come may do, whatever the running round
//! asks for: empty the supply of glitch cubes, and damage rooms so deeply that nobody can
//! mend them in the few turns of a round.

use ark_content::{DIAGNOSES, ROUNDS, TargetOf};
use ark_engine::Game;
use ark_engine::modes::glitch;
use ark_ids::{Cell, Colour, Resource, Seat};

use super::clash::cells;
use super::likings::{Likings, likings};

/// Rooms that a disaster may hit.
pub(crate) struct Disaster {
    rooms: Vec<(Cell, f32)>,
    /// How likely a card is drawn, by the number of cubes it brings.
    double: f32,
    single: f32,
}

impl Disaster {
    pub(crate) fn of(g: &Game) -> Self {
        let numbers = &g.rules.content.glitch;
        let at = g.rules.seats - 1;
        let mut rooms = Vec::new();
        let cards = g.state.mode.coop().map(|c| c.targets | c.spent_targets);
        let cards = cards.unwrap_or_default();
        for card in cards {
            let of = g.rules.content.targets[card.index()].of;
            let most = if matches!(of, TargetOf::Factory(_)) {
                1.0
            } else {
                2.0
            };
            rooms.extend(g.rooms_of(card).iter().map(|cell| (cell, most)));
        }
        let all = cards.len().max(1) as f32;
        Self {
            rooms,
            double: f32::from(numbers.double[at]) / all,
            single: f32::from(numbers.single[at] + g.rules.options.more) / all,
        }
    }

    /// Glitch cubes that a disaster would take now.
    fn demand(&self, g: &Game) -> f32 {
        let mut sum = 0.0;
        for (cell, most) in &self.rooms {
            let squares = g.rules.tile(g.state.tile(*cell)).squares;
            let free = f32::from(squares) - g.state.room(*cell).cubes.len() as f32;
            sum += self.double * free.min(*most) + self.single * free.min(1.0);
        }
        sum
    }

    /// What the disasters and diagnose cards to come threaten, in turns.
    pub(crate) fn threat(&self, g: &Game, own: glitch::State) -> Threat {
        let likes = likings(g);
        let coming = ROUNDS.saturating_sub(own.round.into()) as f32;
        let closed = (DIAGNOSES - own.open().count()) as f32;
        let mut threat = Threat {
            turns: 0.0,
            cube: 0.0,
            deep: likes.deep * (coming + closed / DIAGNOSES as f32),
        };
        if coming > 0.0 {
            let demand = self.demand(g);
            let supply = f32::from(glitch::supply(g));
            threat.add(likes, likes.scarce, demand + likes.excess - supply);
            if coming > 1.0 {
                let mended = likes.mends * g.rules.seats as f32;
                threat.add(
                    likes,
                    likes.later,
                    2.0 * demand + likes.excess - supply - mended,
                );
            }
        }
        let enemy = g.rules.enemy.map_or(Colour(0), Colour::seat);
        for (cell, _) in &self.rooms {
            let depth = g.state.room(*cell).cubes.count(enemy) as f32;
            threat.turns += threat.deep * depth * depth;
        }
        threat
    }
}

/// What disasters threaten, and what it is worth to mend a cube.
pub(crate) struct Threat {
    pub(crate) turns: f32,
    cube: f32,
    deep: f32,
}

impl Threat {
    /// So many cubes may be missing.
    fn add(&mut self, likes: &Likings, weight: f32, short: f32) {
        self.turns += weight * soft(likes, short);
        self.cube += weight * (soft(likes, short) - soft(likes, short - 1.0));
    }

    /// What it is worth that units of the seat stand where they can mend.
    pub(crate) fn posts(&self, g: &Game, seat: Seat, points: f32) -> f32 {
        let likes = likings(g);
        let here = cells(g.occupied(seat, g.commanded(seat)));
        let enemy = g.rules.enemy.map_or(Colour(0), Colour::seat);
        let have = &g.state.seat(seat).resources;
        let rooms = (here & glitch::damaged(g)) - g.hostile(seat);
        let mut worth: Vec<f32> = rooms
            .iter()
            .map(|cell| {
                let depth = g.state.room(cell).cubes.count(enemy) as f32;
                let cost = g.rules.tile(g.state.tile(cell)).cost;
                let kinds = Resource::BASIC.into_iter().filter(|k| cost.types.has(*k));
                let most = kinds.map(|k| have.of(k)).max().unwrap_or(0);
                let paid = most + have.of(Resource::Metamorphite) >= cost.amount.into();
                let value = self.cube + self.deep * (2.0 * depth - 1.0);
                if paid { value } else { likes.unpaid * value }
            })
            .collect();
        worth.sort_by(|a, b| b.total_cmp(a));
        likes.post * worth.iter().take(points as usize).sum::<f32>()
            + likes.post * likes.more * worth.iter().skip(points as usize).sum::<f32>()
    }
}

/// The part above nothing, with a smooth edge.
fn soft(likes: &Likings, x: f32) -> f32 {
    likes.blur * (x / likes.blur).exp().ln_1p()
}
