//! Engineers hold their own against Guardians: they win a good share of the games, alone and
//! together, though not most of them, and no random player wins any.

use ark_bots::Kind;
use ark_bots::sim::Series;
use ark_content::Content;

/// Games won out of so many.
fn won(players: u8, kind: Kind, games: u64) -> u64 {
    let series = Series::new("guardians", players, kind, games);
    let summary = series.run(Content::builtin(), &|_| {}).expect("playable");
    // An ending that no game had is not listed.
    summary.endings.get("team-won").copied().unwrap_or(0)
}

/// So many games that luck alone hardly ever leaves these bounds.
#[test]
fn engineers_win_a_good_share_of_games_against_guardians() {
    let (mut games, mut sum) = (0, 0);
    for (players, some) in [(1, 16), (2, 40), (3, 40), (4, 40)] {
        let won = won(players, Kind::Engineer, some);
        assert!(won > 0, "none of {some} with {players}");
        games += some;
        sum += won;
    }
    assert!(100 * sum > 25 * games, "{sum} of {games}");
    assert!(100 * sum < 65 * games, "{sum} of {games}");
}

#[test]
fn random_players_do_not_win_against_guardians() {
    for players in 1..=4 {
        assert_eq!(won(players, Kind::Random, 5), 0);
    }
}
