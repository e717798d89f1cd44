//! Games end also where every rival waits for another: these went on for ever.

use ark_bots::Kind;
use ark_bots::arena::Entry;
use ark_bots::balance::Setting;
use ark_bots::sim::Tally;
use ark_content::Content;
use ark_engine::Options;

/// The seed that the lab takes for its setting of this number.
const fn seed(setting: u64) -> u64 {
    1 ^ setting << 32
}

fn ends(mode: &str, players: u8, variant: &str, number: u64, game: u64) {
    let entries = [Kind::Cadet, Kind::Engineer].map(Entry::from);
    let mut options = Options::new(mode, players);
    options.variants = vec![variant.into()];
    let setting = Setting::new(options, 1);
    let rules = setting.rules(Content::builtin()).expect("playable");
    let seed = seed(number);
    let (row, _) = setting.play(&rules, &entries, seed, game, &mut Tally::default());
    assert_ne!(row.ending, "turn-limit", "{} turns", row.turns);
}

/// A seat blocked the last room and had forty of the wrong resource, where no single
/// conversion was enough for a cube.
#[test]
fn the_last_room_wants_resources_that_nobody_earns() {
    ends("fallout", 2, "complexity-2", 10, 6);
}

/// Nobody wanted to hold two factories for the second place.
#[test]
fn the_last_factories_are_worth_nothing_to_who_could_take_them() {
    ends("fallout", 3, "b-side", 45, 32);
}

/// A unit stayed at home, and the other side stood at the gates.
#[test]
fn rivals_stand_at_the_gates_and_wait() {
    ends("awakening", 2, "complexity-2", 6, 22);
}
