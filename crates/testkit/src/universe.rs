//! Every action one could think of: the other half of "offered = accepted".

use ark_engine::{Action, By, Game, Payment, Point, Squad};
use ark_ids::{Card, Cell, Colour, Conversion, Place, Resource, SEATS, Seat, Section, Set, Spot};

const CARDS: u8 = 62;

/// All actions in reach of a position: every place, spot, colour, card and payment,
/// and every squad that is at most one unit larger than what stands there.
pub fn universe(game: &Game, seat: Seat) -> Vec<Action> {
    let mut all = vec![Action::Done, Action::Produce, Action::Discover];
    for section in 0..9 {
        all.extend((0..3).map(|line| Action::Choose {
            section: Section(section),
            line,
        }));
    }
    all.extend((0..30).map(Action::Militarize));
    go(game, seat, &mut all);
    route(game, &mut all);
    let cells = || (0..=ark_ids::CELLS as u8).map(Cell);
    all.extend(cells().flat_map(|c| {
        [
            Action::Exploit(c),
            Action::Explore(c),
            Action::Build(c),
            Action::Gate(c),
            Action::Airlock(c),
        ]
    }));
    for kind in Resource::ALL {
        all.extend([false, true].map(|per_unit| Action::Harvest { per_unit, kind }));
    }
    for pay in payments() {
        all.push(Action::Awake(pay));
        all.extend((0..10).map(|c| Action::Heal {
            colour: Colour(c),
            pay,
        }));
        all.extend((0..4).map(|c| Action::Convert {
            conversion: Conversion(c),
            pay,
        }));
    }
    engineer(game, &mut all);
    for card in (0..CARDS).map(Card) {
        all.extend([
            Action::Keep(card),
            Action::Discard(card),
            Action::Use(card),
            Action::Commit(card),
        ]);
    }
    for a in cells() {
        all.extend(cells().map(|b| Action::Swap(a, b)));
        all.extend((0..SEATS as u8).map(|s| Action::Fight {
            at: a,
            against: Seat(s),
        }));
    }
    for from in spots(game) {
        all.extend((0..10).map(|c| Action::Return {
            colour: Colour(c),
            from,
        }));
    }
    all
}

fn spots(game: &Game) -> Vec<Spot> {
    let cells = game.state.derived.built | game.rules.grid.around(game.state.derived.built);
    let mut spots: Vec<Spot> = cells.iter().map(Spot::cell).collect();
    spots.push(Spot::STOCK);
    for seat in 0..SEATS as u8 {
        spots.extend((0..9).map(|s| Spot::section(Seat(seat), Section(s))));
    }
    spots
}

fn payments() -> Vec<Payment> {
    let mut all = Vec::new();
    for kind in Resource::ALL {
        all.extend((0..8).map(|metamorphite| Payment { kind, metamorphite }));
    }
    all
}

fn go(game: &Game, seat: Seat, all: &mut Vec<Action>) {
    let places = 0..(ark_ids::CELLS + SEATS) as u8;
    let neutral: Set<Colour> = Colour::NEUTRAL_UNITS.into_iter().collect();
    for from in places.clone().map(Place) {
        let here = match from.as_cell() {
            Some(_) => game.squad_at(seat, neutral, from),
            None => Squad::new(game.state.seat(seat).home, 0, 0),
        };
        // Empty places are tried with one unit only.
        let (own, robots, mercenaries) = if here.is_empty() {
            (1, 0, 0)
        } else {
            (here.own() + 1, here.robots() + 1, here.mercenaries() + 1)
        };
        for to in places.clone().map(Place) {
            for by in By::ALL {
                for o in 0..=own {
                    for r in 0..=robots {
                        for m in 0..=mercenaries {
                            let squad = Squad::new(o, r, m);
                            all.push(Action::Go {
                                by,
                                from,
                                to,
                                squad,
                            });
                        }
                    }
                }
            }
        }
    }
}

fn route(game: &Game, all: &mut Vec<Action>) {
    let spots = spots(game);
    for colour in (0..10).map(Colour) {
        for from in &spots {
            let lies = match from.at() {
                ark_ids::Where::Cell(cell) => {
                    game.state.derived.built.has(cell)
                        && game.state.room(cell).cylinders.has(colour)
                }
                _ => true,
            };
            if !lies && colour.0 > 0 {
                continue;
            }
            for to in &spots {
                let (from, to) = (*from, *to);
                all.push(Action::Route {
                    colour,
                    from,
                    to,
                    push: None,
                });
                let pushes = match to.at() {
                    ark_ids::Where::Cell(cell) if game.state.derived.built.has(cell) => {
                        !game.state.room(cell).cylinders.is_empty()
                    }
                    ark_ids::Where::Section(..) => true,
                    _ => false,
                };
                if pushes {
                    all.extend((0..10).map(|c| Action::Route {
                        colour,
                        from,
                        to,
                        push: Some(Colour(c)),
                    }));
                }
            }
        }
    }
}

fn engineer(game: &Game, all: &mut Vec<Action>) {
    for at in spots(game) {
        for point in Point::ALL {
            for pay in payments() {
                all.push(Action::Engineer {
                    point,
                    at,
                    replace: None,
                    pay,
                });
                all.extend((0..SEATS as u8).map(|s| Action::Engineer {
                    point,
                    at,
                    replace: Some(Seat(s)),
                    pay,
                }));
            }
        }
    }
}
