//! What may not be done in time when a round of Glitch is judged, whoever has to do it.

use ark_content::{Cost, DIAGNOSES, ROUNDS};
use ark_engine::Game;
use ark_engine::modes::glitch;
use ark_ids::{Cell, Colour, Place, Seat, Set};

use super::clash::{cells, strongest};
use super::likings::{Likings, likings};
use super::pace::{NEVER, Pace, Task};
use super::paths::FAR;
use super::repair::{Repair, others, trail};
use super::way::Units;

/// What it would be worth not to be so late; less than nothing means time to spare.
fn danger(likes: &Likings, late: f32) -> f32 {
    if late > 0.0 {
        likes.hair * (1.0 + late)
    } else {
        likes.hair * likes.spare.powf(-late)
    }
}

/// Arsenal with which the seat may hope to drive hostile units out of the room.
pub(super) fn arms(g: &Game, seat: Seat, at: Cell) -> f32 {
    let likes = likings(g);
    let enemy = g.rules.enemy.map_or(Colour(0), Colour::seat);
    let foes = g.state.room(at).units.of(enemy);
    if foes == 0 {
        return 0.0;
    }
    let strength = f32::from(foes.saturating_mul(glitch::power(g)));
    strength + (likes.luck - strongest(g, seat) as f32).max(0.0)
}

/// Whether the seat has a unit there, neutral ones that it commands included.
fn stands(g: &Game, seat: Seat, at: Cell) -> bool {
    g.occupied(seat, g.commanded(seat)).has(Place::cell(at))
}

impl Repair {
    /// The sum over all that the round will be judged by.
    pub(super) fn risk(&self, g: &Game, own: glitch::State, mut mine: Pace) -> f32 {
        let likes = likings(g);
        let me = mine.seat;
        let enemy = g.rules.enemy.map_or(Colour(0), Colour::seat);
        let hostile = g.hostile(me);
        let trail = trail(g, own);
        // Whoever stands among hostile units has yet to win.
        let manned = (others(g, me) | cells(g.occupied(me, g.commanded(me)))) - hostile;
        let mission = if usize::from(own.round) == ROUNDS {
            g.mission_rooms()
        } else {
            Set::EMPTY
        };
        let broken = (glitch::traced(g) | mission) & glitch::damaged(g);
        let wanted = broken | (mission & hostile) | (trail - manned);
        let mut units = Units::of(g, me);
        let mut sum = 0.0;
        let mut owed: Vec<(Cost, f32)> = Vec::new();
        let mut walks: Vec<(f32, f32)> = Vec::new();
        for site in self.sites.iter().filter(|site| wanted.has(site.cell)) {
            let (pace, way) = match site.owner {
                Some(seat) if seat != me => {
                    let busy = site.busy;
                    (self.paces[seat.index()].with(busy), site.way)
                }
                _ => {
                    let (before, way) = (mine, units.send(&site.paths));
                    mine = mine.with(mine.busy.saturating_add(way).min(FAR));
                    (before, way)
                }
            };
            let left = pace.left(g, own);
            let room = g.state.room(site.cell);
            let mut task = Task {
                way,
                cubes: 0,
                cost: g.rules.tile(g.state.tile(site.cell)).cost,
                arsenal: arms(g, pace.seat, site.cell),
                debt: 0.0,
            };
            if (trail - manned).has(site.cell) {
                walks.push((pace.turns(g, task), left));
            }
            let cubes = room.cubes.count(enemy) as f32;
            let others = g.rules.all_seats().without(pace.seat);
            let hands = others.iter().filter(|s| stands(g, *s, site.cell)).count();
            task.cubes = (cubes / (1.0 + likes.help * hands as f32)).ceil() as u8;
            if (broken | (mission & hostile)).has(site.cell) {
                let alike = owed
                    .iter()
                    .filter(|(cost, _)| cost.types.meets(task.cost.types));
                task.debt = likes.debt * alike.map(|(_, amount)| amount).sum::<f32>();
                owed.push((task.cost, f32::from(task.cubes * task.cost.amount)));
                sum += danger(likes, pace.turns(g, task) - left);
            }
        }
        let closed = (DIAGNOSES - own.open().count()) as f32;
        if closed > 0.0 {
            let enough = trail.len().min(g.rules.content.glitch.factories.into());
            walks.sort_by(|a, b| a.0.total_cmp(&b.0));
            let (turns, left) = match enough.saturating_sub((trail & manned).len()) {
                0 => (0.0, mine.left(g, own)),
                needed => walks.get(needed - 1).copied().unwrap_or((NEVER, 0.0)),
            };
            sum += closed
                * danger(
                    likes,
                    turns + likes.card * (closed - 1.0) + likes.mend - left,
                );
        }
        sum
    }
}
