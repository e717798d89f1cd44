//! A fixed amount of random play, for counting instructions: `cargo xtask instructions`.

use ark_content::Content;
use ark_engine::{Options, Rules};
use ark_testkit::playout;

fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .and_then(|n| n.parse().ok())
        .unwrap_or(20);
    let options = Options {
        turn_limit: 60,
        ..Options::new("awakening", 4)
    };
    let rules = Rules::intern(Content::builtin(), &options).expect("legal options");
    let mut legal = Vec::with_capacity(1024);
    let (mut decisions, mut rolls) = (0, 0);
    for seed in 0..games {
        let played = playout(rules, seed, &mut legal);
        decisions += played.decisions;
        rolls += played.rolls;
    }
    println!("games {games} decisions {decisions} rolls {rolls}");
}
