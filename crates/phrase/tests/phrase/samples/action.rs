//! Every action.

use ark_protocol::{Action, By, Cell, Colour, Goods, Place, Point, Resource, Spot, Squad};

super::every!(
    Action: Choose, Done, Mini, Militarize, Go, Route, Produce, Exploit, Harvest, Awake, Heal,
    Engineer, Convert, Discover, Keep, Discard, Use, Explore, Build, Gate, Swap, Airlock, Fight,
    Commit, Return; Patch
);

pub(crate) fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

pub(crate) fn samples() -> Vec<Action> {
    let d3 = cell("d3");
    let room = Place::Room(d3);
    let price = |amount| {
        vec![
            Goods {
                kind: Resource::Titanium,
                amount,
            },
            Goods {
                kind: Resource::Metamorphite,
                amount: 1,
            },
        ]
    };
    let card = || "plasma-lance.1".to_owned();
    let mut samples = vec![
        Action::Choose {
            section: "mobility".to_owned(),
            line: 0,
        },
        Action::Done,
        Action::Mini {
            kind: "militarize".to_owned(),
        },
        Action::Produce,
        Action::Exploit { cell: d3 },
        Action::Discover,
        Action::Keep { card: card() },
        Action::Discard { card: card() },
        Action::Use {
            card: "aliens-pen".to_owned(),
        },
        Action::Explore { cell: d3 },
        Action::Build { cell: cell("a1") },
        Action::Gate { cell: cell("a1") },
        Action::Swap {
            a: d3,
            b: cell("b2"),
        },
        Action::Airlock { cell: d3 },
        Action::Fight {
            at: d3,
            against: Some(1),
        },
        Action::Fight {
            at: d3,
            against: None,
        },
        Action::Commit { card: card() },
    ];
    samples.extend([1, 2].map(|steps| Action::Militarize { steps }));
    for by in [By::Move, By::Teleport, By::TeleportAny, By::Jump] {
        for (own, robots, mercenaries) in [(1, 0, 0), (2, 1, 0), (2, 2, 1), (0, 0, 2)] {
            let squad = Squad {
                own,
                robots,
                mercenaries,
            };
            for (from, to) in [(room, Place::Biodome(0)), (Place::Biodome(0), room)] {
                samples.push(Action::Go {
                    by,
                    from,
                    to,
                    squad,
                });
            }
        }
    }
    let spots = [
        Spot::Stock,
        Spot::Room(d3),
        Spot::Section(0, 2),
        Spot::Section(1, 0),
    ];
    let cylinders = [
        Colour::Seat(0),
        Colour::Violet,
        Colour::Turquoise,
        Colour::Black,
    ];
    for colour in cylinders {
        for (from, to) in spots.into_iter().zip(spots.into_iter().rev()) {
            for push in [None, Some(Colour::Seat(1)), Some(Colour::Black)] {
                samples.push(Action::Route {
                    colour,
                    from,
                    to,
                    push,
                });
            }
        }
    }
    for per_unit in [false, true] {
        let kind = Resource::Osvite;
        samples.push(Action::Harvest { per_unit, kind });
    }
    for pay in [Vec::new(), price(1), price(2)] {
        samples.push(Action::Awake { pay: pay.clone() });
        for colour in [Colour::Seat(0), Colour::Robot, Colour::Mercenary] {
            let pay = pay.clone();
            samples.push(Action::Heal { colour, pay });
        }
        for point in [Point::Plain, Point::Remote, Point::Free, Point::FreeBiodome] {
            for at in [Spot::Room(d3), Spot::Section(0, 2)] {
                for replace in [None, Some(1)] {
                    let pay = pay.clone();
                    samples.push(Action::Engineer {
                        point,
                        at,
                        replace,
                        pay,
                    });
                }
            }
        }
        for conversion in ["routing", "refining"] {
            samples.push(Action::Convert {
                conversion: conversion.to_owned(),
                pay: pay.clone(),
            });
        }
    }
    samples.retain(|action| !matches!(action, Action::Convert { pay, .. } if pay.is_empty()));
    for colour in [Colour::Robot, Colour::Mercenary, Colour::Violet] {
        for from in spots {
            samples.push(Action::Return { colour, from });
        }
    }
    check(&samples);
    samples
}
