//! How the board may grow: squares of four, tokens and distances between gates, checked
//! in random games by counting anew (EXPL and GATE chapters).

use ark_engine::{Event, Game, Next, Options, Question};
use ark_ids::{Cell, Set};
use ark_testkit::{tables, walk};

fn options(mode: &str, players: u8) -> Options {
    Options {
        turn_limit: 60,
        ..Options::new(mode, players)
    }
}

/// Whether four rooms fill a square of cells.
fn has_square(game: &Game) -> bool {
    let grid = &game.rules.grid;
    let built = |column: u8, row: u8| {
        grid.cell(column, row)
            .is_some_and(|cell| game.state.derived.built.has(cell))
    };
    (0..grid.width).any(|x| {
        (0..grid.height)
            .any(|y| built(x, y) && built(x + 1, y) && built(x, y + 1) && built(x + 1, y + 1))
    })
}

/// Rooms between two cells on the shortest way over rooms, if there is one.
fn rooms_between(game: &Game, from: Cell, to: Cell) -> Option<usize> {
    let mut seen: Set<Cell> = Set::one(from);
    let mut edge = vec![from];
    for steps in 0.. {
        let mut next = Vec::new();
        for cell in edge {
            for neighbour in game.rules.grid.neighbours(cell) {
                if neighbour == to {
                    return Some(steps);
                }
                if game.state.derived.built.has(neighbour) && !seen.has(neighbour) {
                    seen.insert(neighbour);
                    next.push(neighbour);
                }
            }
        }
        if next.is_empty() {
            return None;
        }
        edge = next;
    }
    None
}

/// Proves: EXPL-02, EXPL-12, EXPL-13, GATE-R8.
#[test]
fn new_rooms_form_no_square_and_carry_a_token() {
    let mut placed = 0;
    for (mode, players) in tables() {
        for seed in 0..6 {
            let mut linked = false;
            walk(&options(mode, players), seed, |w| {
                linked |= matches!(w.before.next(), Next::Ask(_, Question::Link));
                if !linked && !w.after.state.crowded {
                    assert!(!has_square(w.after));
                }
                let building = matches!(w.before.next(), Next::Ask(_, Question::Build));
                for event in w.events {
                    if let Event::RoomPlaced { cell, .. } = *event
                        && building
                    {
                        placed += 1;
                        assert!(w.after.state.tokens.has(cell), "a token lies on it");
                    }
                }
                let old = w.before.state.derived.gates;
                let new = w.after.state.derived.gates - old;
                if !old.is_empty() {
                    assert!(!new.meets(w.after.state.tokens), "later gates carry none");
                }
            });
        }
    }
    assert!(placed > 100, "{placed} rooms were placed by choice");
}

/// With every new gate all pairs of gates stay at least four rooms apart.
///
/// Proves: GATE-01, GATE-02, GATE-09, GATE-R1, GATE-R2.
#[test]
fn all_pairs_of_gates_keep_their_distance() {
    let mut placed = 0;
    for (mode, players) in tables() {
        for seed in 0..10 {
            let mut linked = false;
            walk(&options(mode, players), seed, |w| {
                linked |= matches!(w.before.next(), Next::Ask(_, Question::Link));
                if linked || !matches!(w.before.next(), Next::Ask(_, Question::Gate)) {
                    return;
                }
                placed += 1;
                let gates: Vec<Cell> = w.after.state.derived.gates.iter().collect();
                for (i, a) in gates.iter().enumerate() {
                    for b in &gates[i + 1..] {
                        let between = rooms_between(w.after, *a, *b);
                        assert!(between.is_none_or(|n| n >= 4), "{a:?} {b:?} {between:?}");
                    }
                }
            });
        }
    }
    assert!(placed > 20, "{placed} gates were placed by choice");
}

/// Once the gates lie, the board is complete: all rooms can be reached and none comes.
///
/// Proves: GATE-10, GATE-12, GATE-15, GATE-R5.
#[test]
fn after_the_gates_the_board_is_whole() {
    let mut complete = 0;
    for (mode, players) in tables() {
        for seed in 0..6 {
            walk(&options(mode, players), seed, |w| {
                if !w.before.state.gates_placed {
                    if w.after.state.gates_placed {
                        complete += 1;
                        assert!(whole(w.after), "some room cannot be reached");
                    }
                    return;
                }
                assert_eq!(w.before.state.derived.built, w.after.state.derived.built);
            });
        }
    }
    assert!(complete > 5, "{complete} boards were completed");
}

fn whole(game: &Game) -> bool {
    let (built, gates) = (game.state.derived.built, game.state.derived.gates);
    let mut reached: Set<Cell> = built.min().map_or(Set::EMPTY, Set::one);
    loop {
        let mut next = reached;
        for cell in reached {
            next |= game.rules.grid.neighbours(cell) & built;
            if gates.has(cell) {
                next |= gates;
            }
            for doors in game.rules.grid.doors {
                if doors.has(cell) {
                    next |= doors & built;
                }
            }
        }
        if next == reached {
            return reached == built;
        }
        reached = next;
    }
}
