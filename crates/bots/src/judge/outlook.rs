//! What a table may hope for once a round of Glitch has been survived.
//!
//! Rehearsals end where a round does. How good such a state is was learnt from thousands of
//! games in which nobody rehearsed: a Poisson regression of the rounds that were survived
//! afterwards, on what counted when the next round began, before its disaster.

use ark_content::ROUNDS;
use ark_engine::Game;
use ark_engine::modes::{State, glitch};
use ark_ids::{Colour, Seat};

use super::power::Power;
use super::rounds::{stock, unarmed};
use super::taste::Taste;

/// How many things count.
const COUNT: usize = 25;
/// Cubes beyond those of the cards that factories may take in a disaster.
const FACTORIES: f32 = 4.0;

/// Rounds that the table may hope to survive yet, the game that is won counted as one more.
pub(crate) fn hope(g: &Game, taste: &Taste) -> f32 {
    let State::Glitch(_, own) = &g.state.mode else {
        return 0.0;
    };
    let seats = g.rules.seats.clamp(1, 4);
    let round = usize::from(own.round).clamp(2, ROUNDS);
    let column = 2 * (seats - 1) + round - 2;
    let marks = marks(g, round, taste);
    let sum: f32 = (WEIGHTS.iter().zip(marks))
        .map(|(weights, mark)| weights[column] * mark)
        .sum();
    sum.exp().min((ROUNDS + 2 - round) as f32)
}

/// What counts, in the order of the weights.
fn marks(g: &Game, round: usize, taste: &Taste) -> [f32; COUNT] {
    let mut marks = [0.0; COUNT];
    marks[0] = 1.0;
    damage(g, &mut marks);
    for seat in g.rules.all_seats() {
        strength(g, seat, taste, &mut marks);
    }
    let arrivals = (ROUNDS + 1 - round) as u8;
    marks[22] = unarmed(g, arrivals);
    marks[23] = g.state.derived.full.len() as f32;
    marks
}

/// The state of the ship.
fn damage(g: &Game, marks: &mut [f32; COUNT]) {
    let enemy = g.rules.enemy.map_or(Colour(0), Colour::seat);
    let mission = g.mission_rooms();
    for cell in glitch::damaged(g) {
        let depth = g.state.room(cell).cubes.count(enemy) as f32;
        marks[1] += depth;
        marks[2] += depth * depth;
        marks[3] += 1.0;
        if mission.has(cell) {
            marks[4] += depth;
        }
    }
    for cell in mission {
        marks[6] += f32::from(g.state.room(cell).units.of(enemy));
    }
    let numbers = &g.rules.content.glitch;
    let at = g.rules.seats.clamp(1, numbers.double.len()) - 1;
    let asked = 2 * numbers.double[at] + numbers.single[at] + g.rules.options.more;
    let spare = f32::from(glitch::supply(g)) - f32::from(asked);
    marks[5] = (spare - FACTORIES).min(0.0);
    marks[24] = spare.min(0.0);
}

/// What a seat can do.
fn strength(g: &Game, seat: Seat, taste: &Taste, marks: &mut [f32; COUNT]) {
    let power = Power::of(g, seat, taste);
    let state = g.state.seat(seat);
    let t = &power.totals;
    marks[7] += power.engineer();
    marks[8] += 1.0 / (1.0 + power.engineer());
    marks[9] += power.units;
    marks[10] += 1.0 / (1.0 + power.units);
    let reach = power.reach(taste);
    marks[11] += reach;
    marks[12] += 1.0 / (1.0 + reach);
    let income = power.income();
    marks[13] += income.sqrt();
    marks[14] += 1.0 / (2.0 + income);
    marks[15] += stock(g, seat, taste).sqrt();
    marks[16] += f32::from(state.arsenal);
    marks[17] += f32::from(t.militarize);
    marks[18] += state.hand.open().len() as f32;
    marks[19] += f32::from(state.wounded);
    marks[20] += power.routes();
    marks[21] += f32::from(t.remote) + f32::from(t.free);
}

/// What each thing counts when the second and the third round begin, for one Challenger, then
/// for two, three and four.
#[rustfmt::skip]
const WEIGHTS: [[f32; 8]; COUNT] = [
    [ 1.0181,  0.8816,  1.2584,  1.0356, -0.1351, -0.5305,  0.0091,  0.1452], // one
    [-0.3255, -0.0882, -0.0192, -0.0304, -0.0809, -0.0548, -0.0394,  0.0100], // glitch cubes
    [ 0.0919,  0.0176, -0.0056, -0.0033,  0.0116, -0.0018, -0.0012,  0.0027], // their depths, squared
    [ 0.2270,  0.0670,  0.0110,  0.0317,  0.0439,  0.0507, -0.0022, -0.0482], // damaged rooms
    [-0.0046, -0.0761, -0.0159, -0.0696, -0.0166, -0.1124, -0.0061, -0.0645], // glitch cubes in rooms of the mission
    [ 0.0000,  0.0000,  0.0000, -0.1122,  0.2672,  0.2233,  0.1485,  0.1564], // supply that the disaster leaves too little of
    [-0.0144, -0.0324, -0.0543, -0.0796,  0.0217, -0.2734, -0.0827, -0.2806], // hostile units in rooms of the mission
    [ 0.0041,  0.0125, -0.0320, -0.0165, -0.0048, -0.0386, -0.0048, -0.0035], // ENGINEER of each seat
    [-0.1408, -0.1168, -0.6478, -0.4169, -0.0604, -0.5717, -0.1041, -0.2709], // ... and the lack of it
    [ 0.0037, -0.0174,  0.0082, -0.0026,  0.0100,  0.0114,  0.0046, -0.0108], // units
    [-0.6570, -1.4519, -0.2395, -0.4054, -0.1782, -0.7876, -0.1631, -0.4878], // ... and the lack of them
    [-0.0003, -0.0002,  0.0033, -0.0011,  0.0015, -0.0042, -0.0009, -0.0031], // MOVEs
    [-0.3482, -0.5720, -0.2477, -0.8167,  0.0016, -0.7361, -0.0945, -0.2273], // ... and the lack of them
    [-0.0104, -0.0147, -0.0121, -0.0227,  0.0258,  0.0008,  0.0084, -0.0006], // income
    [-0.9556, -0.7027, -0.7978, -0.8461,  0.0046, -0.4484, -0.1484, -0.0679], // ... and the lack of it
    [ 0.0276,  0.0202,  0.0315,  0.0196,  0.0276,  0.0495,  0.0230,  0.0307], // stock
    [ 0.0071,  0.0101,  0.0069,  0.0124, -0.0031,  0.0388,  0.0060,  0.0106], // arsenal
    [ 0.0038, -0.0021,  0.0010, -0.0032,  0.0025,  0.0006,  0.0060,  0.0015], // MILITARIZE
    [ 0.0143,  0.0082,  0.0109,  0.0083,  0.0187,  0.0258,  0.0104,  0.0189], // cards in hand
    [ 0.0100, -0.1459, -0.0202,  0.0068, -0.0746,  0.0248, -0.0315,  0.0289], // wounded units
    [-0.0026, -0.0079, -0.0040, -0.0018, -0.0126, -0.0018, -0.0072, -0.0087], // routes
    [ 0.0402,  0.0090,  0.0496,  0.0304,  0.0442,  0.0881,  0.0316,  0.0202], // ENGINEER REMOTE and FREE
    [-0.0080, -0.1135, -0.0115,  0.0000, -0.0123, -0.0752,  0.0021, -0.0513], // arsenal that hostile units will take and nobody has
    [-0.0305, -0.0050,  0.0067,  0.0078,  0.0226,  0.0577,  0.0333,  0.0570], // rooms without a free square
    [ 0.0000,  0.0000,  0.0000,  0.0000,  0.0000,  0.2670,  0.0203,  0.2059], // supply that the disaster finds missing
];
