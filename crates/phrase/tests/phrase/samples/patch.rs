//! What modes and variants say: one module for each.

use ark_phrase::{Phrase, Scene};
use ark_protocol::{About, Action, PatchAction, PatchEvent, PatchQuestion, PatchWhy, Question};
use ark_protocol::{Refusal, SeenEvent, Why};

/// One of everything.
pub(crate) fn sentences(phrase: &Phrase, scene: &Scene) -> Vec<String> {
    let mut said = Vec::new();
    let refusal = |why| Refusal {
        rule: "COP-08".to_owned(),
        why,
    };
    for action in coop::actions().map(PatchAction::Coop).map(Action::Patch) {
        said.push(phrase.action(scene, &action));
        said.push(phrase.refused(scene, &action, &refusal(Why::Full)));
    }
    for question in coop::questions().map(PatchQuestion::Coop) {
        said.push(phrase.question(scene, Question::Patch(question), &About::default()));
    }
    for event in coop::events().map(PatchEvent::Coop) {
        said.push(phrase.event(scene, &SeenEvent::Patch(event)));
    }
    for why in coop::whys().map(PatchWhy::Coop) {
        said.push(phrase.refusal(scene, &refusal(Why::Patch(why))));
    }
    for action in guardians::actions().map(PatchAction::Guardians) {
        let action = Action::Patch(action);
        said.push(phrase.action(scene, &action));
        said.push(phrase.refused(scene, &action, &refusal(Why::Full)));
    }
    for question in guardians::questions().map(PatchQuestion::Guardians) {
        said.push(phrase.question(scene, Question::Patch(question), &About::default()));
    }
    for event in guardians::events().map(PatchEvent::Guardians) {
        said.push(phrase.event(scene, &SeenEvent::Patch(event)));
    }
    for why in guardians::whys().map(PatchWhy::Guardians) {
        said.push(phrase.refusal(scene, &refusal(Why::Patch(why))));
    }
    for question in glitch::questions().map(PatchQuestion::Glitch) {
        said.push(phrase.question(scene, Question::Patch(question), &About::default()));
    }
    for event in glitch::events().map(PatchEvent::Glitch) {
        said.push(phrase.event(scene, &SeenEvent::Patch(event)));
    }
    for why in glitch::whys().map(PatchWhy::Glitch) {
        said.push(phrase.refusal(scene, &refusal(Why::Patch(why))));
    }
    for action in factions::actions().map(PatchAction::Factions) {
        let action = Action::Patch(action);
        said.push(phrase.action(scene, &action));
        said.push(phrase.refused(scene, &action, &refusal(Why::Full)));
    }
    for event in factions::events().map(PatchEvent::Factions) {
        said.push(phrase.event(scene, &SeenEvent::Patch(event)));
    }
    for why in factions::whys().map(PatchWhy::Factions) {
        said.push(phrase.refusal(scene, &refusal(Why::Patch(why))));
    }
    for action in complexity_2::actions().map(PatchAction::Complexity2) {
        let action = Action::Patch(action);
        said.push(phrase.action(scene, &action));
        said.push(phrase.refused(scene, &action, &refusal(Why::Full)));
    }
    for question in complexity_2::questions().map(PatchQuestion::Complexity2) {
        said.push(phrase.question(scene, Question::Patch(question), &About::default()));
    }
    for event in complexity_2::events().map(PatchEvent::Complexity2) {
        said.push(phrase.event(scene, &SeenEvent::Patch(event)));
    }
    for why in complexity_2::whys().map(PatchWhy::Complexity2) {
        said.push(phrase.refusal(scene, &refusal(Why::Patch(why))));
    }
    for action in fallout::actions().map(PatchAction::Fallout) {
        let action = Action::Patch(action);
        said.push(phrase.action(scene, &action));
        said.push(phrase.refused(scene, &action, &refusal(Why::Full)));
    }
    for question in fallout::questions().map(PatchQuestion::Fallout) {
        said.push(phrase.question(scene, Question::Patch(question), &About::default()));
    }
    for event in fallout::events().into_iter().map(PatchEvent::Fallout) {
        said.push(phrase.event(scene, &SeenEvent::Patch(event)));
    }
    for why in fallout::whys().map(PatchWhy::Fallout) {
        said.push(phrase.refusal(scene, &refusal(Why::Patch(why))));
    }
    said.extend(super::it_learns::sentences(phrase, scene));
    said
}

mod glitch {
    use ark_protocol::{Cell, GlitchEvent, GlitchQuestion, GlitchWhy};

    const AT: Cell = Cell { column: 3, row: 2 };

    pub(super) fn questions() -> [GlitchQuestion; 4] {
        [
            GlitchQuestion::Disaster,
            GlitchQuestion::Diagnose,
            GlitchQuestion::Arrive,
            GlitchQuestion::Trace,
        ]
    }

    pub(super) fn events() -> [GlitchEvent; 13] {
        let at = AT;
        let diagnosed = |left| GlitchEvent::Diagnosed {
            target: "tactical".to_owned(),
            left,
        };
        [
            GlitchEvent::RoundBegan { round: 2 },
            GlitchEvent::Struck {
                target: "factory-titanium".to_owned(),
            },
            GlitchEvent::Damaged { at, cubes: 1 },
            GlitchEvent::Damaged { at, cubes: 2 },
            diagnosed(0),
            diagnosed(1),
            diagnosed(2),
            GlitchEvent::Arrived { at, amount: 1 },
            GlitchEvent::Arrived { at, amount: 2 },
            GlitchEvent::Counted { left: 0 },
            GlitchEvent::Counted { left: 1 },
            GlitchEvent::Counted { left: 5 },
            GlitchEvent::Survived { round: 1 },
        ]
    }

    pub(super) fn whys() -> [GlitchWhy; 1] {
        [GlitchWhy::Damaged]
    }
}

mod fallout {
    use ark_protocol::{
        FalloutAction, FalloutCounter, FalloutEvent, FalloutQuestion, FalloutWhy, VictoryPoints,
    };

    pub(super) fn actions() -> [FalloutAction; 2] {
        [true, false].map(|clockwise| FalloutAction::Shift { clockwise })
    }

    pub(super) fn questions() -> [FalloutQuestion; 4] {
        [
            FalloutQuestion::Sides,
            FalloutQuestion::Target,
            FalloutQuestion::Shift,
            FalloutQuestion::Evaluate,
        ]
    }

    pub(super) fn events() -> Vec<FalloutEvent> {
        let counter = |war| FalloutCounter { war, at: 2 };
        let slug = |text: &str| text.to_owned();
        let mut events = vec![
            FalloutEvent::SidesChosen {
                difficult: vec![slug("cubes"), slug("rooms"), slug("units")],
            },
            FalloutEvent::TargetRevealed {
                target: slug("tactical"),
            },
            FalloutEvent::LastTurn,
        ];
        for (rank, points) in [(0, 7), (1, 5)] {
            events.push(FalloutEvent::Achieved {
                seat: 0,
                objective: slug("cubes"),
                rank,
                points,
            });
            events.push(FalloutEvent::Activated {
                seat: 0,
                target: slug("generator"),
                rank,
                points,
            });
        }
        for war in [false, true] {
            let counter = counter(war);
            events.push(FalloutEvent::Moved { counter });
            events.push(FalloutEvent::Turned { counter });
        }
        events.extend([0, 5].map(|sections| FalloutEvent::Scored {
            seat: 1,
            points: VictoryPoints {
                objectives: 17,
                mission: Some(12),
                sections,
            },
        }));
        events
    }

    pub(super) fn whys() -> [FalloutWhy; 2] {
        [FalloutWhy::Peace, FalloutWhy::Leftmost { seat: 1 }]
    }
}

mod coop {
    use ark_protocol::{
        Cell, CoopAction, CoopEvent, CoopOffer, CoopQuestion, CoopWhy, Goods, Place, Resource,
        Squad,
    };

    const AT: Cell = Cell { column: 3, row: 2 };
    const GOODS: Goods = Goods {
        kind: Resource::Titanium,
        amount: 2,
    };
    const OFFER: CoopOffer = CoopOffer {
        from: 0,
        to: 1,
        goods: GOODS,
    };

    pub(super) fn actions() -> [CoopAction; 8] {
        [
            CoopAction::Offer {
                to: 1,
                goods: GOODS,
            },
            CoopAction::Accept,
            CoopAction::Decline,
            CoopAction::Pass {
                from: Place::Biodome(0),
                to: Place::Room(AT),
                squad: Squad {
                    own: 1,
                    robots: 0,
                    mercenaries: 0,
                },
            },
            CoopAction::Turn { quarters: 0 },
            CoopAction::Turn { quarters: 1 },
            CoopAction::Turn { quarters: 2 },
            CoopAction::Clash { at: AT },
        ]
    }

    pub(super) fn questions() -> [CoopQuestion; 6] {
        [
            CoopQuestion::Offer,
            CoopQuestion::Scout,
            CoopQuestion::Mission,
            CoopQuestion::Clash,
            CoopQuestion::Who,
            CoopQuestion::Arm,
        ]
    }

    pub(super) fn events() -> [CoopEvent; 14] {
        [
            CoopEvent::Offered { offer: OFFER },
            CoopEvent::Declined { offer: OFFER },
            CoopEvent::Accepted { offer: OFFER },
            CoopEvent::ConstructionBegan,
            CoopEvent::ScoutWent { seat: 0 },
            CoopEvent::MissionOpened {
                mission: "the-second-sky".to_owned(),
            },
            CoopEvent::Turned {
                at: AT,
                quarters: 1,
            },
            CoopEvent::Turned {
                at: AT,
                quarters: 2,
            },
            CoopEvent::EnemyTurnBegan,
            CoopEvent::EnemyTurnEnded,
            CoopEvent::TargetDrawn {
                target: "generator".to_owned(),
            },
            CoopEvent::CardDrawn {
                card: "patrol".to_owned(),
            },
            CoopEvent::TargetsShuffled,
            CoopEvent::CardsShuffled,
        ]
    }

    pub(super) fn whys() -> [CoopWhy; 7] {
        [
            CoopWhy::NoPartner,
            CoopWhy::NothingOffered,
            CoopWhy::Company { seat: 1 },
            CoopWhy::NoWay,
            CoopWhy::NoScout,
            CoopWhy::NothingToTurn,
            CoopWhy::Banned,
        ]
    }
}

mod guardians {
    use ark_protocol::{
        Cell, Direction, GuardiansAction, GuardiansEvent, GuardiansQuestion, GuardiansWhy,
    };

    const AT: Cell = Cell { column: 3, row: 2 };

    pub(super) fn actions() -> [GuardiansAction; 6] {
        [
            GuardiansAction::Pick { guardian: 1 },
            GuardiansAction::Send { to: AT },
            GuardiansAction::Step {
                way: Direction::Straight,
            },
            GuardiansAction::Step {
                way: Direction::Right,
            },
            GuardiansAction::Step {
                way: Direction::Behind,
            },
            GuardiansAction::Step {
                way: Direction::Left,
            },
        ]
    }

    pub(super) fn questions() -> [GuardiansQuestion; 6] {
        [
            GuardiansQuestion::Teleport,
            GuardiansQuestion::Target,
            GuardiansQuestion::Room,
            GuardiansQuestion::Card,
            GuardiansQuestion::Pick,
            GuardiansQuestion::Walk,
        ]
    }

    pub(super) fn events() -> [GuardiansEvent; 9] {
        [
            GuardiansEvent::Counted { left: 4 },
            GuardiansEvent::Disintegrated {
                at: AT,
                owner: Some(1),
            },
            GuardiansEvent::Disintegrated {
                at: AT,
                owner: None,
            },
            GuardiansEvent::Teleported {
                from: Some(AT),
                to: AT,
            },
            GuardiansEvent::Teleported { from: None, to: AT },
            GuardiansEvent::TeleportFailed { to: AT },
            GuardiansEvent::Moved { from: AT, to: AT },
            GuardiansEvent::NoMove,
            GuardiansEvent::StoodUp,
        ]
    }

    pub(super) fn whys() -> [GuardiansWhy; 5] {
        [
            GuardiansWhy::Guardian,
            GuardiansWhy::Stopped,
            GuardiansWhy::NotThis,
            GuardiansWhy::Blocked,
            GuardiansWhy::NotBehind,
        ]
    }
}

mod factions {
    use ark_protocol::{Cell, FactionAction, FactionEvent, FactionWhy};

    const AT: Cell = Cell { column: 3, row: 2 };
    const FROM: Cell = Cell { column: 2, row: 2 };

    pub(super) fn actions() -> [FactionAction; 4] {
        [
            FactionAction::Assign {
                from: "stasis".to_owned(),
                to: "military".to_owned(),
            },
            FactionAction::Attack {
                from: FROM,
                at: AT,
                against: 1,
            },
            FactionAction::Place { at: AT },
            FactionAction::Explode { at: AT },
        ]
    }

    pub(super) fn events() -> [FactionEvent; 6] {
        let (seat, at) = (0, AT);
        [
            FactionEvent::Assigned {
                seat,
                from: "stasis".to_owned(),
                to: "fold".to_owned(),
            },
            FactionEvent::Aimed {
                seat,
                from: FROM,
                at,
                against: 1,
            },
            FactionEvent::Fed { seat, units: 1 },
            FactionEvent::Fed { seat, units: 3 },
            FactionEvent::BombPlaced { seat, at },
            FactionEvent::BombExploded { seat, at },
        ]
    }

    pub(super) fn whys() -> [FactionWhy; 8] {
        [
            FactionWhy::NoPower,
            FactionWhy::NobodyThere,
            FactionWhy::OutOfRange {
                distance: 3,
                range: 1,
            },
            FactionWhy::NoBombs,
            FactionWhy::BombThere,
            FactionWhy::NoBomb,
            FactionWhy::Fresh,
            FactionWhy::OutOfReach,
        ]
    }
}

mod complexity_2 {
    use ark_protocol::{
        Cell, Colour, ComplexityAction, ComplexityEvent, ComplexityQuestion, ComplexityWhy, Door,
        Place, Point, Points, Spot,
    };

    const AT: Cell = Cell { column: 3, row: 2 };

    fn door() -> Door {
        Door {
            a: Place::Room(AT),
            b: Place::Biodome(1),
        }
    }

    fn hack(counts: &[(Point, u8)], push: Option<Colour>) -> ComplexityAction {
        let spend = counts.iter().map(|(point, count)| Points {
            point: *point,
            count: *count,
        });
        ComplexityAction::Hack {
            at: Spot::Room(AT),
            spend: spend.collect(),
            push,
        }
    }

    pub(super) fn actions() -> [ComplexityAction; 11] {
        let card = || "homing-bell.1".to_owned();
        [
            ComplexityAction::Seal { door: door() },
            ComplexityAction::Unseal { door: door() },
            ComplexityAction::Disintegrate { at: AT, owner: 1 },
            ComplexityAction::Dissolve {
                colour: Colour::Violet,
            },
            ComplexityAction::Construct {
                card: card(),
                out: None,
            },
            ComplexityAction::Construct {
                card: card(),
                out: Some("ghost-relay.1".to_owned()),
            },
            ComplexityAction::Remove { card: card() },
            hack(&[(Point::Plain, 2)], None),
            hack(&[(Point::Plain, 1), (Point::Free, 1)], None),
            hack(&[(Point::Remote, 2)], Some(Colour::Black)),
            hack(&[(Point::Plain, 2)], Some(Colour::Seat(1))),
        ]
    }

    pub(super) fn questions() -> [ComplexityQuestion; 3] {
        [
            ComplexityQuestion::Gift,
            ComplexityQuestion::Preempt,
            ComplexityQuestion::Dissolve,
        ]
    }

    pub(super) fn events() -> [ComplexityEvent; 7] {
        let card = || "homing-bell.1".to_owned();
        let (seat, owner, at) = (0, 1, AT);
        [
            ComplexityEvent::Sealed { seat, door: door() },
            ComplexityEvent::Unsealed {
                seat,
                owner,
                door: door(),
            },
            ComplexityEvent::Disintegrated { seat, owner, at },
            ComplexityEvent::Constructed { seat, card: card() },
            ComplexityEvent::Removed { seat, card: card() },
            ComplexityEvent::Hacked { seat, at },
            ComplexityEvent::Stopped {
                seat,
                by: owner,
                at,
            },
        ]
    }

    pub(super) fn whys() -> [ComplexityWhy; 11] {
        [
            ComplexityWhy::Arsenal { need: 4, have: 1 },
            ComplexityWhy::NoDoor,
            ComplexityWhy::Sealed { seat: 1 },
            ComplexityWhy::NotSealed,
            ComplexityWhy::Guarded { seat: 1 },
            ComplexityWhy::Sections { most: 4 },
            ComplexityWhy::SectionFree,
            ComplexityWhy::NotBuilt,
            ComplexityWhy::NoTokens,
            ComplexityWhy::Biodome,
            ComplexityWhy::Spend { points: 2 },
        ]
    }
}
