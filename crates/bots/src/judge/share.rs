//! Who looks after which room, as every seat finds it by itself.

use ark_engine::Game;
use ark_engine::modes::glitch;
use ark_ids::{Colour, Seat};

use super::likings::likings;
use super::pace::{Pace, Task};
use super::paths::{FAR, Paths};
use super::power::Power;
use super::repair::{Site, classes};
use super::risk::arms;
use super::taste::Taste;
use super::way::Units;

/// MOVEs beyond which it does not matter how busy a seat is.
const BUSY: u8 = 8;

/// Gives every room to the unit that is there first, the urgent ones first; how fast each
/// seat is.
pub(super) fn share(
    g: &Game,
    own: glitch::State,
    seat: Seat,
    taste: &Taste,
    sites: &mut [Site],
) -> Vec<Pace> {
    let likes = likings(g);
    let seats = g.rules.all_seats();
    let mut paces: Vec<Pace> = seats
        .iter()
        .map(|s| Pace::of(g, s, &Power::of(g, s, taste), taste))
        .collect();
    if paces.len() < 2 {
        return paces;
    }
    let mut units: Vec<Units> = seats.iter().map(|s| Units::of(g, s)).collect();
    let ways: Vec<Vec<Paths>> = seats
        .iter()
        .map(|s| {
            let way = |site: &Site| {
                if s == seat {
                    site.paths
                } else {
                    Paths::to(g, s, site.cell)
                }
            };
            sites.iter().map(way).collect()
        })
        .collect();
    let enemy = g.rules.enemy.map_or(Colour(0), Colour::seat);
    for rooms in classes(g, own) {
        let mut open: Vec<usize> = (0..sites.len())
            .filter(|i| rooms.has(sites[*i].cell))
            .collect();
        while !open.is_empty() {
            let mut best: Option<(f32, usize, usize)> = None;
            for (k, i) in open.iter().enumerate() {
                let site = &sites[*i];
                let room = g.state.room(site.cell);
                for (j, pace) in paces.iter().enumerate() {
                    let way = units[j].nearest(&ways[j][*i]);
                    if way >= FAR {
                        continue;
                    }
                    let task = Task {
                        way,
                        cubes: room.cubes.count(enemy) as u8,
                        cost: g.rules.tile(g.state.tile(site.cell)).cost,
                        arsenal: arms(g, pace.seat, site.cell),
                        debt: 0.0,
                    };
                    let turns =
                        pace.turns(g, task) - pace.left(g, own) + likes.step * f32::from(way);
                    if best.is_none_or(|(least, ..)| turns < least) {
                        best = Some((turns, k, j));
                    }
                }
            }
            let Some((_, k, j)) = best else { break };
            let i = open.swap_remove(k);
            sites[i].owner = Some(paces[j].seat);
            let way = units[j].send(&ways[j][i]);
            sites[i].way = way;
            sites[i].busy = paces[j].busy;
            paces[j].busy = paces[j].busy.saturating_add(way).min(BUSY);
        }
    }
    paces
}
