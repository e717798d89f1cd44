//! Bots know seals: they break those that bar the way to what they want, and no others.

use ark_bots::{Kind, Observer};
use ark_engine::variants::complexity_2;
use ark_engine::{Action, Next, patch};
use ark_record::scenario::Scenario;

/// Whether Engineer, whose unit stands on `d3`, breaks this seal of the other on its way to
/// *Tactical* on `e3`, a room of its mission.
fn breaks(seal: &str) -> bool {
    let text = format!(
        "scenario: A seal
rules: CX2-19 CX2-22
variants: complexity-2
room c3 holodeck
room d3 factory-titanium-1 units A1
room e3 tactical
seal {seal} B
seat A arsenal 8 mission one-clean-strike
seat B mission cradle-world
at A start
"
    );
    let scenario = Scenario::parse(&text).expect("a scenario");
    let game = scenario.arrange().expect("a position");
    let Next::Ask(seats, _) = game.next() else {
        panic!("nobody is asked");
    };
    let seat = seats.min().expect("somebody is asked");
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let action = Kind::Engineer
        .seat(1)
        .choose(&Observer::new(&game, seat), &actions);
    let own = complexity_2::Action::Unseal;
    let doors = complexity_2::Door::all();
    let mut all = doors.map(|door| Action::Patch(patch::Action::Complexity2(own(door))));
    all.any(|unseal| unseal == action)
}

#[test]
fn a_seal_before_a_room_of_the_mission_is_broken() {
    assert!(breaks("d3 e3"));
}

#[test]
fn a_seal_that_bars_nothing_is_left_alone() {
    assert!(!breaks("c3 d3"));
}
