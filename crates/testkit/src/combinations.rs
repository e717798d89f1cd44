//! Every legal combination of mode, variants, number of players, and Automata or Dark
//! Player.

use ark_content::{Content, ModeData};
use ark_engine::{Level, Options};

/// Every legal combination, those without variants first within each mode.
pub fn combinations() -> Vec<Options> {
    let content = Content::builtin();
    let mut all = Vec::new();
    for mode in content.modes.iter().filter(|mode| mode.params.is_some()) {
        let plain = std::iter::once(Vec::new());
        for variants in plain.chain(variant_sets(content, mode)) {
            for dark_player in dark_players(mode) {
                all.extend((mode.players.0..=mode.players.1).map(|players| Options {
                    levels: levels(&variants),
                    variants: variants.clone(),
                    random_seats: true,
                    dark_player,
                    ..Options::new(&mode.slug, players)
                }));
            }
        }
    }
    all
}

/// Every mode that can be played, with each of its player counts.
pub fn tables() -> Vec<(&'static str, u8)> {
    Content::builtin()
        .modes
        .iter()
        .filter(|mode| mode.params.is_some())
        .flat_map(|mode| (mode.players.0..=mode.players.1).map(|n| (mode.slug.as_str(), n)))
        .collect()
}

/// The combinations with a variant or a Dark Player.
pub fn variant_tables() -> Vec<Options> {
    let more = |options: &Options| options.dark_player || !options.variants.is_empty();
    combinations().into_iter().filter(more).collect()
}

/// Every choice of variants that a mode offers, but none at all; each in order of names.
pub(crate) fn variant_sets(content: &Content, mode: &ModeData) -> Vec<Vec<String>> {
    let playable = |slug: &&String| {
        let mut known = content.variants.iter();
        known.any(|variant| variant.slug == **slug && variant.playable)
    };
    let mut offered: Vec<&String> = mode.variants.iter().filter(playable).collect();
    offered.sort();
    (1..1u32 << offered.len())
        .map(|choice| {
            let chosen = (0..offered.len()).filter(|i| choice >> i & 1 == 1);
            chosen.map(|i| offered[i].clone()).collect()
        })
        .collect()
}

/// Whether somebody plays the Enemy: never, or both.
pub(crate) fn dark_players(mode: &ModeData) -> Vec<bool> {
    if mode.dark_player {
        vec![false, true]
    } else {
        vec![false]
    }
}

/// All three levels of experience, where they mean something.
fn levels(variants: &[String]) -> [Level; ark_ids::SEATS] {
    let mut levels = [Level::Experienced; ark_ids::SEATS];
    if variants.iter().any(|variant| variant == "unfair") {
        levels[1] = Level::Beginner;
        levels[2] = Level::Intermediate;
    }
    levels
}
