//! How often each thing of the content was used.

use ark_content::Content;
use serde::Serialize;

use crate::arena::Estimate;
use crate::sim::Tally;

/// One thing and how often it was used.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Used {
    /// `room`, `artifact`, `mission`, `achievement` or `section`.
    pub kind: &'static str,
    pub slug: String,
    pub times: u64,
    /// Uses per game; above one it may be more than once in a game.
    pub per_game: Estimate,
}

/// How often each room was activated, each artifact used, each mission fulfilled,
/// each achievement completed and each section chosen.
pub fn usage(content: &Content, tally: &Tally) -> Vec<Used> {
    let mut found: Vec<Used> = Vec::new();
    let mut note = |kind: &'static str, slug: &str, times: u64| {
        let same = |u: &&mut Used| u.kind == kind && u.slug == slug;
        match found.iter_mut().find(same) {
            Some(known) => known.times += times,
            None => found.push(Used {
                kind,
                slug: slug.to_owned(),
                times,
                per_game: Estimate::share(0, 0),
            }),
        }
    };
    for (target, times) in content.targets.iter().zip(tally.activated) {
        note("room", &target.slug, times);
    }
    for (card, times) in content.cards.iter().zip(tally.used) {
        note(
            "artifact",
            &content.card_kinds[card.kind as usize].slug,
            times,
        );
    }
    for (mission, times) in content.missions.iter().zip(tally.fulfilled) {
        note("mission", &mission.slug, times);
    }
    for (achievement, times) in content.achievements.iter().zip(tally.achieved) {
        note("achievement", &achievement.slug, times);
    }
    for (section, lines) in content.boards[0].sections.iter().zip(tally.phases) {
        for (line, times) in lines.iter().enumerate().take(section.lines.len()) {
            note("section", &format!("{}/{}", section.slug, line + 1), *times);
        }
    }
    let games = tally.games.max(1) as f64;
    for used in &mut found {
        // Counts of rare events scatter as their root.
        let half = 1.96 * (used.times as f64).sqrt().max(1.0) / games;
        let value = used.times as f64 / games;
        used.per_game = Estimate {
            value,
            low: (value - half).max(0.0),
            high: value + half,
        };
    }
    found
}
