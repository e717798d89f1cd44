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
