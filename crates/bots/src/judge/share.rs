//! Who looks after which room, as every seat finds it by itself.

use ark_engine::Game;
use ark_engine::modes::glitch;
use ark_ids::Seat;

use super::paths::{FAR, Paths};
use super::power::Power;
use super::repair::{Site, classes};
use super::taste::Taste;
use super::way::Units;

/// Gives every room to the unit that is nearest, the urgent ones first.
pub(super) fn share(g: &Game, own: glitch::State, seat: Seat, taste: &Taste, sites: &mut [Site]) {
    let seats: Vec<(Seat, f32)> = g
        .rules
        .all_seats()
        .iter()
        .map(|s| (s, Power::of(g, s, taste).reach(taste).max(1.0)))
        .collect();
    if seats.len() < 2 {
        return;
    }
    let mut units: Vec<Units> = seats.iter().map(|(s, _)| Units::of(g, *s)).collect();
    let ways: Vec<Vec<Paths>> = seats
        .iter()
        .map(|(s, _)| {
            let way = |site: &Site| {
                if *s == seat {
                    site.paths
                } else {
                    Paths::to(g, *s, site.cell)
                }
            };
            sites.iter().map(way).collect()
        })
        .collect();
    for rooms in classes(g, own) {
        let mut open: Vec<usize> = (0..sites.len())
            .filter(|i| rooms.has(sites[*i].cell))
            .collect();
        while !open.is_empty() {
            let mut best: Option<(f32, usize, usize)> = None;
            for (k, i) in open.iter().enumerate() {
                for (j, (_, reach)) in seats.iter().enumerate() {
                    let way = units[j].nearest(&ways[j][*i]);
                    let turns = f32::from(way) / reach;
                    if way < FAR && best.is_none_or(|(least, ..)| turns < least) {
                        best = Some((turns, k, j));
                    }
                }
            }
            let Some((_, k, j)) = best else { break };
            let i = open.swap_remove(k);
            sites[i].owner = Some(seats[j].0);
            units[j].send(&ways[j][i]);
        }
    }
}
