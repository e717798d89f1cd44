//! Which kinds of games there are.

use ark_content::{Content, ModeData};
use ark_engine::{Level, Options};

use super::Setting;

/// Every mode that can be played, with each number of players, plain and with each of
/// its variants.
pub fn everything(content: &'static Content, games: u64) -> Vec<Setting> {
    settings(content, games, |sets| sets.len() <= 1)
}

/// Every legal combination: also with several variants at once.
pub fn combinations(content: &'static Content, games: u64) -> Vec<Setting> {
    settings(content, games, |_| true)
}

fn settings(
    content: &'static Content,
    games: u64,
    wanted: impl Fn(&[String]) -> bool,
) -> Vec<Setting> {
    let mut found = Vec::new();
    for mode in content.modes.iter().filter(|mode| mode.params.is_some()) {
        for players in mode.players.0..=mode.players.1 {
            for variants in sets(content, mode) {
                if !wanted(&variants) {
                    continue;
                }
                for dark_player in [false, true] {
                    let options = Options {
                        levels: levels(&variants),
                        variants: variants.clone(),
                        dark_player,
                        ..Options::new(&mode.slug, players)
                    };
                    if options.conflicts(content).is_empty() {
                        found.push(Setting::new(options, games));
                    }
                }
            }
        }
    }
    found
}

/// Every choice of variants that a mode offers, none and single ones first.
fn sets(content: &Content, mode: &ModeData) -> Vec<Vec<String>> {
    let playable = |slug: &&String| {
        let mut known = content.variants.iter();
        known.any(|variant| variant.slug == **slug && variant.playable)
    };
    let offered: Vec<&String> = mode.variants.iter().filter(playable).collect();
    let set = |choice: u32| {
        let chosen = (0..offered.len()).filter(|i| choice >> i & 1 == 1);
        chosen.map(|i| offered[i].clone()).collect::<Vec<_>>()
    };
    let mut sets: Vec<Vec<String>> = (0..1u32 << offered.len()).map(set).collect();
    sets.sort_by_key(Vec::len);
    sets
}

/// All three levels of experience, where they mean something: a table of experienced players
/// would play as without the variant.
fn levels(variants: &[String]) -> [Level; ark_ids::SEATS] {
    let mut levels = [Level::Experienced; ark_ids::SEATS];
    if variants.iter().any(|variant| variant == "unfair") {
        levels[1] = Level::Beginner;
        levels[2] = Level::Intermediate;
    }
    levels
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn combinations_are_all_that_can_be_played() {
        let content = Content::builtin();
        let (some, all) = (everything(content, 1), combinations(content, 1));
        let names: std::collections::BTreeSet<_> = all.iter().map(Setting::name).collect();
        assert_eq!(names.len(), all.len());
        assert!(some.len() < all.len());
        assert!(some.iter().all(|setting| names.contains(&setting.name())));
        assert!(names.contains("awakening 5 b-side complexity-2 unfair"));
        assert!(names.contains("guardians 4 b-side complexity-2 dark-player"));
    }
}
