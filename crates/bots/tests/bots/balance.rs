//! The balance lab: what is counted, and that every game is looked after.

use ark_bots::Kind;
use ark_bots::arena::Entry;
use ark_bots::balance::{Lab, Played, Setting, Used};
use ark_content::Content;
use ark_engine::Options;

fn play(mode: &str, players: u8, variants: &[&str], games: u64) -> Played {
    let mut options = Options::new(mode, players);
    options.variants = variants.iter().map(|slug| (*slug).to_owned()).collect();
    let lab = Lab {
        settings: vec![Setting::new(options, games)],
        entry: Entry::from(Kind::Engineer),
        seed: 3,
        threads: 2,
    };
    lab.run(Content::builtin(), &|_| {}).expect("playable")
}

fn times(used: &[Used], kind: &str, deed: &str, has: impl Fn(&str) -> bool) -> u64 {
    let fits = |u: &&Used| u.kind == kind && u.deed == deed && has(&u.slug);
    used.iter().filter(fits).map(|u| u.times).sum()
}

/// In Awakening nobody can activate a factory; it is used all the same.
#[test]
fn a_factory_is_used_when_it_is_built_and_exploited() {
    let played = play("awakening", 2, &[], 12);
    let used = played.usage().used();
    let factory = |slug: &str| slug.starts_with("factory");
    assert!(times(&used, "room", "cubes", factory) > 0);
    assert!(times(&used, "room", "exploited", factory) > 0);
    assert_eq!(times(&used, "room", "activated", factory), 0);
    let never = played.usage().never("room");
    assert!(!never.iter().any(|slug| factory(slug)), "{never:?}");
}

#[test]
fn what_is_done_in_rooms_adds_up_to_what_was_decided() {
    let used = play("awakening", 3, &[], 6).usage().used();
    let any = |_: &str| true;
    let exploited = times(&used, "room", "exploited", any);
    assert_eq!(exploited, times(&used, "action", "exploit", any));
    let cubes = times(&used, "room", "cubes", any);
    assert!(cubes > 0 && cubes <= times(&used, "action", "engineer", any));
    let fulfilled = times(&used, "mission", "fulfilled", any);
    assert!(fulfilled <= times(&used, "mission", "drawn", any));
}

#[test]
fn sections_are_counted_by_line_board_and_card() {
    let used = play("awakening", 3, &["b-side", "complexity-2"], 12)
        .usage()
        .used();
    let own = |slug: &str| slug.starts_with("b-");
    assert!(times(&used, "section", "phases", own) > 0);
    assert_eq!(times(&used, "section", "phases", |slug| !own(slug)), 0);
    assert!(times(&used, "built", "constructed", |_| true) > 0);
    let used = play("awakening", 2, &[], 6).usage().used();
    for line in [
        "production/produce",
        "production/exploit",
        "research/discover",
    ] {
        assert!(used.iter().any(|u| u.kind == "section" && u.slug == line));
    }
    assert_eq!(times(&used, "section", "phases", own), 0);
}
