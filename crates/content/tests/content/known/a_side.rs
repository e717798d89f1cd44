//! The A-side of the boards.

use super::*;

#[test]
fn the_board_starts_as_stated() {
    let board = &content().boards[0];
    assert_eq!(
        (
            board.units,
            board.cylinders,
            board.awake,
            board.metamorphite
        ),
        (6, 10, 2, 2),
        "SETUP-E3"
    );
}

#[test]
fn sections_of_the_a_side() {
    let military = section("military");
    assert!(
        numbers(benefit(&military.benefits, Kind::Militarize)).contains(&6),
        "MIL-E1"
    );
    let defence = benefit(&military.benefits, Kind::DefencePerUnit);
    assert_eq!(defence.level(0, 0).a, 2, "COMB-E1");

    let mobility = section("mobility");
    assert_eq!(
        numbers(benefit(&mobility.benefits, Kind::Move))[..2],
        [2, 4],
        "ENG-E2"
    );
    assert_eq!(mobility.cost, price(2, &[Resource::Dilitium]));

    let power = section("power");
    assert_eq!(
        pairs(benefit(&power.benefits, Kind::Route)),
        [(1, 2), (2, 4), (3, 7), (4, 10)],
        "POW-E2"
    );

    let production = section("production");
    assert_eq!(
        numbers(benefit(&production.benefits, Kind::Exploit)),
        [4],
        "PROD-05"
    );
    assert_eq!(
        benefit(&production.benefits, Kind::Produce).by,
        Driver::Squares,
        "PROD-03"
    );

    let stasis = section("stasis");
    let awake = benefit(&stasis.benefits, Kind::Awake);
    assert_eq!(
        (awake.level(0, 0).a, awake.paid_in),
        (5, Set::one(Resource::Titanium).with(Resource::Biotics)),
        "UNIT-04"
    );
    let heal = benefit(&stasis.benefits, Kind::Heal);
    assert_eq!(
        (heal.level(0, 0).a, heal.paid_in),
        (1, Set::one(Resource::Biotics)),
        "UNIT-08"
    );

    let engineering = section("engineering");
    assert_eq!(
        numbers(benefit(&engineering.benefits, Kind::Engineer))[..2],
        [2, 3],
        "ENG-E2"
    );
    assert_eq!(engineering.cost, price(1, &[Resource::Osvite]));

    let research = section("research");
    assert_eq!(
        pairs(benefit(&research.benefits, Kind::Discover))[0],
        (1, 3),
        "ART-E1"
    );
    assert_eq!(
        benefit(&research.benefits, Kind::Use).level(0, 0).a,
        1,
        "ART-12"
    );
}

#[test]
fn lines_of_the_a_side() {
    let lines = |slug: &str| -> Vec<Vec<Act>> {
        section(slug)
            .lines
            .iter()
            .map(|line| line.acts.iter().collect())
            .collect()
    };
    assert_eq!(lines("military"), [vec![Act::Militarize]]);
    assert_eq!(
        lines("mobility"),
        [vec![Act::Move, Act::Teleport]],
        "MOVE-18"
    );
    assert_eq!(lines("power"), [vec![Act::Route]]);
    assert_eq!(
        lines("production"),
        [vec![Act::Produce], vec![Act::Exploit]],
        "PROD-01"
    );
    assert_eq!(lines("stasis"), [vec![Act::Awake, Act::Heal]], "UNIT-01");
    assert_eq!(lines("engineering"), [vec![Act::Engineer]]);
    assert_eq!(
        lines("research"),
        [vec![Act::Discover], vec![Act::Use]],
        "ART-01"
    );
}

/// RES-R5, RMS-R6.
#[test]
fn conversions_stand_where_they_are_ruled() {
    let of = |benefits: &'static [Benefit]| {
        &content().conversions[usize::from(benefit(benefits, Kind::Convert).level(0, 0).a)]
    };
    let routing = of(&section("power").benefits);
    assert_eq!(
        (routing.amount, routing.types, routing.gain),
        (2, Set::one(Resource::Osvite), Gain::Routes(1))
    );
    let refining = of(&section("production").benefits);
    assert_eq!(
        (refining.amount, refining.types, refining.gain),
        (3, Resource::basic(), Gain::Metamorphite(2))
    );
    let synthesis = of(&tile("element-synthesizer").benefits);
    assert_eq!(
        (synthesis.amount, synthesis.types, synthesis.gain),
        (2, Resource::basic(), Gain::Metamorphite(2))
    );
}
