//! Every event.

use ark_protocol::{
    By, Colour, Ending, Origin, Place, Resource, SeenEvent, Slug, Spot, Squad, Token, Verdict,
};

use super::action::cell;

super::every!(
    SeenEvent: PlayerSat, GroupsChosen, FactionTaken, FirstChosen, MissionDealt, RoomPlaced,
    TurnBegan, MarkerPlaced, PhaseBegan, MiniTaken, PhaseEnded, Militarized, Went, Routed, PushedOut, Gained,
    Paid, Converted, Awoke, Healed, CubePlaced, CubeReplaced, Integrated, CylindersGained, Drew,
    Kept, PutBack, Discarded, NoCardLeft, Reshuffled, Used, Swapped, AirlockOpened, Explored,
    Supplied, Returned, RoomDrawn, RoomsLeftOut, GatePlaced, GatesComplete, Activated, Achieved,
    ObjectiveMet, MissionDrawn, CombatBegan, Committed, Revealed, CombatEnded, MeleeBegan,
    MeleeEnded, ArsenalPaid, Wounded, TurnEnded, Ended; Patch
);

pub(crate) fn samples() -> Vec<SeenEvent> {
    let mut samples = setup();
    samples.extend(turn());
    samples.extend(pieces());
    samples.extend(cards());
    samples.extend(combat());
    check(&samples);
    samples
}

fn slug(text: &str) -> Slug {
    text.to_owned()
}

fn setup() -> Vec<SeenEvent> {
    let missions = [None, Some(slug("life-support"))];
    let mut samples = vec![
        SeenEvent::PlayerSat { seat: 0, player: 1 },
        SeenEvent::GroupsChosen { groups: Vec::new() },
        SeenEvent::GroupsChosen {
            groups: vec![slug("command"), slug("industry"), slug("life")],
        },
        SeenEvent::FactionTaken {
            seat: 0,
            faction: slug("hara"),
        },
        SeenEvent::FirstChosen { seat: 0 },
        SeenEvent::RoomPlaced {
            tile: slug("tactical"),
            cell: cell("d3"),
        },
    ];
    for mission in missions {
        samples.push(SeenEvent::MissionDealt {
            seat: 0,
            mission: mission.clone(),
        });
        samples.push(SeenEvent::MissionDrawn { seat: 0, mission });
    }
    samples
}

fn turn() -> Vec<SeenEvent> {
    let mut samples = vec![
        SeenEvent::TurnBegan { seat: 0 },
        SeenEvent::MarkerPlaced {
            seat: 0,
            section: slug("power"),
        },
        SeenEvent::MiniTaken {
            seat: 0,
            kind: slug("move"),
        },
        SeenEvent::PhaseEnded { seat: 0 },
        SeenEvent::Militarized {
            seat: 0,
            by: 2,
            arsenal: 4,
        },
        SeenEvent::Activated {
            seat: 0,
            target: slug("generator"),
        },
        SeenEvent::Activated {
            seat: 0,
            target: slug("tactical"),
        },
        SeenEvent::Achieved {
            seat: 0,
            achievement: slug("cubes"),
        },
        SeenEvent::ObjectiveMet { seat: 0, index: 1 },
        SeenEvent::GatePlaced {
            seat: 0,
            cell: cell("a1"),
        },
        SeenEvent::GatesComplete,
        SeenEvent::RoomDrawn {
            seat: 0,
            tile: slug("tactical"),
        },
        SeenEvent::RoomsLeftOut {
            tiles: vec![slug("tactical"), slug("armory")],
        },
        SeenEvent::Swapped {
            a: cell("d3"),
            b: cell("b2"),
        },
        SeenEvent::TurnEnded { seat: 0 },
        SeenEvent::Ended {
            ending: Ending::TurnLimit,
        },
    ];
    let origins = [
        Origin::Marker,
        Origin::Chain,
        Origin::AnySection,
        Origin::Card,
        Origin::Mini,
    ];
    samples.extend(origins.map(|origin| SeenEvent::PhaseBegan {
        seat: 0,
        section: slug("mobility"),
        line: 0,
        origin,
    }));
    let tokens = [Token::Artifact, Token::Metamorphite, Token::Nothing];
    samples.extend(tokens.map(|token| SeenEvent::Explored {
        seat: 0,
        cell: cell("d3"),
        token,
    }));
    samples
}

fn pieces() -> Vec<SeenEvent> {
    let d3 = cell("d3");
    let mut samples = vec![
        SeenEvent::Gained {
            seat: 0,
            kind: Resource::Biotics,
            amount: 2,
        },
        SeenEvent::Paid {
            seat: 0,
            kind: Resource::Dilitium,
            amount: 1,
        },
        SeenEvent::Awoke { seat: 0 },
        SeenEvent::AirlockOpened { seat: 0, cell: d3 },
    ];
    for conversion in ["routing", "refining"] {
        samples.push(SeenEvent::Converted {
            seat: 0,
            conversion: slug(conversion),
        });
    }
    for by in [By::Move, By::Teleport, By::TeleportAny, By::Jump] {
        samples.push(SeenEvent::Went {
            seat: 0,
            by,
            from: Place::Biodome(0),
            to: Place::Room(d3),
            squad: Squad {
                own: 1,
                robots: 1,
                mercenaries: 2,
            },
        });
    }
    let spots = [
        Spot::Stock,
        Spot::Room(d3),
        Spot::Section(0, 2),
        Spot::Section(1, 0),
    ];
    let colours = [
        Colour::Seat(0),
        Colour::Seat(1),
        Colour::Robot,
        Colour::Mercenary,
        Colour::Violet,
        Colour::Turquoise,
        Colour::Black,
    ];
    for colour in colours {
        for (from, to) in spots.into_iter().zip(spots.into_iter().rev()) {
            let seat = 0;
            samples.push(SeenEvent::Routed {
                seat,
                colour,
                from,
                to,
            });
            if !matches!(colour, Colour::Robot | Colour::Mercenary) {
                samples.push(SeenEvent::PushedOut { colour, from });
            }
        }
        samples.push(SeenEvent::Healed { seat: 0, colour });
        for amount in [1, 2] {
            samples.push(SeenEvent::Supplied { colour, amount });
            samples.push(SeenEvent::Returned { colour, amount });
            samples.push(SeenEvent::CylindersGained { seat: 0, amount });
            for from in [Place::Room(d3), Place::Biodome(1)] {
                samples.push(SeenEvent::Wounded {
                    colour,
                    amount,
                    from,
                });
            }
        }
    }
    for at in [Spot::Room(d3), Spot::Section(0, 2)] {
        let (seat, owner) = (0, 1);
        samples.push(SeenEvent::CubePlaced { seat, at });
        samples.push(SeenEvent::CubeReplaced { seat, owner, at });
        samples.push(SeenEvent::Integrated { seat, at });
    }
    samples
}

fn cards() -> Vec<SeenEvent> {
    let seat = 0;
    let name = || slug("plasma-lance.1");
    let mut samples = vec![
        SeenEvent::PutBack { seat, card: name() },
        SeenEvent::Used { seat, card: name() },
        SeenEvent::NoCardLeft { seat },
        SeenEvent::Reshuffled,
    ];
    for card in [None, Some(name())] {
        samples.push(SeenEvent::Drew {
            seat,
            card: card.clone(),
        });
        samples.push(SeenEvent::Kept {
            seat,
            card: card.clone(),
        });
        samples.push(SeenEvent::Discarded { seat, card });
    }
    samples
}

fn combat() -> Vec<SeenEvent> {
    let at = cell("d3");
    let (attacker, defender) = (0, 1);
    let mut samples = vec![
        SeenEvent::CombatBegan {
            at,
            attacker,
            defender,
            defence: 4,
        },
        SeenEvent::Committed { seat: 0 },
        SeenEvent::MeleeBegan {
            at,
            seats: vec![0, 1, 2],
        },
        SeenEvent::MeleeEnded {
            at,
            winner: Some(1),
            critical: false,
        },
        SeenEvent::MeleeEnded {
            at,
            winner: None,
            critical: false,
        },
        SeenEvent::MeleeEnded {
            at,
            winner: None,
            critical: true,
        },
        SeenEvent::Revealed {
            seat: 0,
            card: slug("aliens-pen"),
            strength: 0,
        },
        SeenEvent::ArsenalPaid {
            seat: 0,
            by: 4,
            arsenal: 1,
        },
        SeenEvent::Ended {
            ending: Ending::Mission { seat: 1 },
        },
    ];
    let verdicts = [
        Verdict::TooWeak,
        Verdict::CriticalMass,
        Verdict::Attacker,
        Verdict::Defender,
    ];
    samples.extend(verdicts.map(|verdict| SeenEvent::CombatEnded {
        at,
        attacker,
        defender,
        verdict,
    }));
    samples
}
