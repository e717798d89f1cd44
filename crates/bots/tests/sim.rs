//! Series of games: the same for any number of threads, and every game ends.

use ark_bots::Kind;
use ark_bots::sim::{Series, Summary};
use ark_content::Content;

fn run(series: &Series) -> Summary {
    let quiet = |_| {};
    let mut summary = series.run(Content::builtin(), &quiet).expect("playable");
    for measured in [
        &mut summary.seconds,
        &mut summary.games_per_s,
        &mut summary.decisions_per_s,
        &mut summary.steps_per_s,
    ] {
        *measured = 0.0;
    }
    summary
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let mut series = Series::new("awakening", 3, Kind::Random, 12);
    let alone = run(&series);
    series.threads = 3;
    assert_eq!(run(&series), alone);
    series.seed = 2;
    assert_ne!(run(&series), alone);
}

#[test]
fn every_random_game_ends() {
    for players in 2..=5 {
        let mut series = Series::new("awakening", players, Kind::Random, 20);
        series.options.turn_limit = 400;
        let summary = run(&series);
        assert_eq!(summary.games, 20);
        assert_eq!(summary.endings.values().sum::<u64>(), 20);
        assert!(summary.turns.max <= 400);
    }
}
