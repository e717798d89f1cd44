//! Every action one could think of: the other half of "offered = accepted".

use ark_content::Kind;
use ark_engine::modes::fallout;
use ark_engine::modes::{coop, guardians};
use ark_engine::variants::complexity_2::{self as complexity, Door, Spend};
use ark_engine::{Action, By, Game, Patch, Payment, Point, Squad, patch};
use ark_ids::{Card, Cell, Colour, Conversion, Place, Resource, SEATS, Seat, Section, Set, Spot};

use crate::organism::organism;

const CARDS: u8 = 62;
/// Numbers of cards that are built as sections begin here.
pub(crate) const BUILT: std::ops::Range<u8> = 64..126;

/// All actions in reach of a position: every place, spot, colour, card and payment,
/// and every squad that is at most one unit larger than what stands there.
pub fn universe(game: &Game, seat: Seat) -> Vec<Action> {
    let mut all = vec![Action::Done, Action::Produce, Action::Discover];
    for section in (0..9).chain(BUILT) {
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
        let foes = (0..SEATS as u8).map(|s| Some(Seat(s)));
        all.extend(
            foes.chain([None])
                .map(|against| Action::Fight { at: a, against }),
        );
    }
    all.extend(Kind::ALL.map(Action::Mini));
    if game.rules.patches.contains(&Patch::Factions) {
        factions(game, &mut all);
    }
    if game.rules.patches.contains(&Patch::Complexity2) {
        complexity_2(game, &mut all);
    }
    if game.rules.patches.contains(&Patch::Fallout) {
        all.extend([false, true].map(|clockwise| {
            let shift = fallout::Action::Shift { clockwise };
            Action::Patch(patch::Action::Fallout(shift))
        }));
    }
    if game.rules.patches.contains(&Patch::Coop) {
        coop(game, seat, &mut all);
    }
    if game.rules.patches.contains(&Patch::Guardians) {
        guardians(&mut all);
    }
    if game.rules.patches.contains(&Patch::ItLearns) {
        organism(&mut all);
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

pub(crate) fn payments() -> Vec<Payment> {
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

/// What is asked and answered; offers and turned tiles are beside the question.
fn coop(game: &Game, seat: Seat, all: &mut Vec<Action>) {
    use coop::Action as A;
    let mut moves = Vec::new();
    go(game, seat, &mut moves);
    let mut push = |action: A| all.push(Action::Patch(patch::Action::Coop(action)));
    push(A::Accept);
    push(A::Decline);
    (0..=ark_ids::CELLS as u8).for_each(|at| push(A::Clash(Cell(at))));
    for action in moves {
        if let Action::Go {
            by: By::Move,
            from,
            to,
            squad,
        } = action
        {
            push(A::Pass { from, to, squad });
        }
    }
}

fn guardians(all: &mut Vec<Action>) {
    use guardians::{Action as A, Guardian, MOST};
    let mut push = |action: A| all.push(Action::Patch(patch::Action::Guardians(action)));
    (0..=MOST as u8).for_each(|i| push(A::Pick(Guardian(i))));
    (0..=ark_ids::CELLS as u8).for_each(|at| push(A::Room(Cell(at))));
    for way in ark_content::Direction::ALL {
        push(A::Step(way));
    }
}

fn factions(game: &Game, all: &mut Vec<Action>) {
    use ark_engine::variants::factions::Action as A;
    let mut push = |action: A| all.push(Action::Patch(patch::Action::Factions(action)));
    for from in (0..9).map(Section) {
        for to in (0..9).map(Section) {
            push(A::Assign { from, to });
        }
    }
    for at in (0..=ark_ids::CELLS as u8).map(Cell) {
        push(A::Place(at));
        push(A::Explode(at));
    }
    let built = game.state.derived.built;
    let manned = |at: &Cell| !game.state.room(*at).units.is_empty();
    let near = built | game.rules.grid.around(built);
    // Attacks from empty rooms are tried from one of them.
    let empty = near.iter().filter(|at| !manned(at)).take(1);
    for from in built.iter().filter(manned).chain(empty) {
        for at in near {
            for against in (0..SEATS as u8).map(Seat) {
                push(A::Attack { from, at, against });
            }
        }
    }
}

fn complexity_2(game: &Game, all: &mut Vec<Action>) {
    use complexity::Action as A;
    let mut push = |action: A| all.push(Action::Patch(patch::Action::Complexity2(action)));
    for door in Door::all() {
        push(A::Seal(door));
        push(A::Unseal(door));
    }
    for at in (0..=ark_ids::CELLS as u8).map(Cell) {
        for owner in (0..SEATS as u8).map(Seat) {
            push(A::Disintegrate { at, owner });
        }
    }
    let colours = || (0..15).map(Colour);
    colours().for_each(|colour| push(A::Dissolve(colour)));
    let cards = || (0..CARDS).map(Card);
    for card in cards() {
        push(A::Remove(card));
        push(A::Construct { card, out: None });
        cards().for_each(|old| {
            push(A::Construct {
                card,
                out: Some(old),
            });
        });
    }
    for at in spots(game) {
        for spend in (0..=3).flat_map(Spend::ways) {
            push(A::Hack {
                at,
                spend,
                push: None,
            });
            if spend.sum() == game.rules.content.complexity.hack {
                colours().for_each(|colour| {
                    push(A::Hack {
                        at,
                        spend,
                        push: Some(colour),
                    });
                });
            }
        }
    }
}
