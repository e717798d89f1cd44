//! Engineers hold their own against Guardians: they win a good share of the games, alone and
//! together, though not most of them, and no random player wins any.

use ark_bots::Kind;
use ark_bots::sim::Series;
use ark_content::Content;

/// Games won out of so many.
fn won(players: u8, kind: Kind, games: u64) -> u64 {
    let series = Series::new("guardians", players, kind, games);
    let summary = series.run(Content::builtin(), &|_| {}).expect("playable");
    summary.endings["team-won"]
}

#[test]
fn engineers_win_a_good_share_of_games_against_guardians() {
    let (mut games, mut sum) = (0, 0);
    for players in 1..=4 {
        let won = won(players, Kind::Engineer, 16);
        assert!(won > 1, "{won} of 16 with {players}");
        games += 16;
        sum += won;
    }
    assert!(10 * sum > 3 * games, "{sum} of {games}");
    assert!(10 * sum < 7 * games, "{sum} of {games}");
}

#[test]
fn random_players_do_not_win_against_guardians() {
    for players in 1..=4 {
        assert_eq!(won(players, Kind::Random, 5), 0);
    }
}
