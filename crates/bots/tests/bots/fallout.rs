//! Games of Fallout end, also where several rivals hold parts of what would end them.

use ark_bots::Kind;
use ark_bots::arena::Entry;
use ark_bots::balance::Setting;
use ark_bots::sim::Tally;
use ark_content::Content;
use ark_engine::Options;

/// In these games nobody got the last factories or the last room: it was full, three shared
/// it, and each saw that one more cube of its own changed nothing.
#[test]
fn games_of_fallout_end_where_three_share_the_last_rooms() {
    let entries = [Kind::Cadet, Kind::Engineer].map(Entry::from);
    for (players, games) in [(3, [8, 134]), (4, [5, 58]), (5, [32, 134])] {
        let setting = Setting::new(Options::new("fallout", players), 1);
        let rules = setting.rules(Content::builtin()).expect("playable");
        for game in games {
            let (row, _) = setting.play(&rules, &entries, 1, game, &mut Tally::default());
            let told = format!("{players} players, game {game}: {} turns", row.turns);
            assert_eq!(row.ending, "ranked", "{told}");
            assert!(row.turns <= 100, "{told}");
        }
    }
}

/// Here one seat blocked the last room and had forty of the wrong resource, and no single
/// conversion was enough for a cube.
#[test]
fn a_game_of_fallout_ends_where_the_last_room_wants_resources_that_nobody_earns() {
    let entries = [Kind::Cadet, Kind::Engineer].map(Entry::from);
    let mut options = Options::new("fallout", 2);
    options.variants = vec!["complexity-2".into()];
    let setting = Setting::new(options, 1);
    let rules = setting.rules(Content::builtin()).expect("playable");
    let seed = 1 ^ 10 << 32;
    let (row, _) = setting.play(&rules, &entries, seed, 6, &mut Tally::default());
    assert_eq!(row.ending, "ranked");
    assert!(row.turns <= 100, "{} turns", row.turns);
}
