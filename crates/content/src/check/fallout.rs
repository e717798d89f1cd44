//! Fallout: six achievement cards whose difficult sides are harder and worth more.

use super::counts::exactly;
use crate::read::Draft;
use crate::source::Log;
use crate::{Condition, ObjectiveData};

/// Achievement cards in the box (COMP-06).
const CARDS: usize = 6;
/// Players from which on each objective has two places.
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=5;

pub(crate) fn check(log: &Log, draft: &Draft<'_>) {
    exactly(log, "objective", &draft.objectives, CARDS);
    numbers(log, draft);
    for (card, site) in &draft.objectives {
        let known = |condition: &Condition| {
            let mut easy = draft.achievements.iter();
            easy.any(|(one, _)| one.condition == *condition)
        };
        if !card.easy.any.iter().all(known) {
            log.error(
                *site,
                format!(
                    "objective `{}`: its easy side must ask for achievements (FAL-R1)",
                    card.slug
                ),
            );
        }
        if !harder(card) {
            log.error(
                *site,
                format!(
                    "objective `{}`: the difficult side must ask for more of the same, and give more (FAL-03)",
                    card.slug
                ),
            );
        }
        for side in [&card.easy, &card.difficult] {
            let [first, second] = side.points;
            let below = |target: u8, own: u8| own < target;
            let targets = draft.fallout.first().map(|(f, _)| f.numbers.target_points);
            let fits = targets.is_none_or(|[a, b]| below(a, first) && below(b, second));
            if first <= second || !fits {
                log.error(
                    *site,
                    format!(
                        "objective `{}`: the first gets more than the second, and both less than for a target (FAL-R3)",
                        card.slug
                    ),
                );
            }
        }
    }
    let all = draft.objectives.iter().flat_map(|(card, _)| &card.easy.any);
    for (achievement, site) in &draft.achievements {
        if all.clone().filter(|c| **c == achievement.condition).count() != 1 {
            log.error(
                *site,
                format!(
                    "achievement `{}` stands on no objective, or on several (FAL-R1)",
                    achievement.slug
                ),
            );
        }
    }
}

/// Every demand of the difficult side is like one of the easy side, and higher.
fn harder(card: &ObjectiveData) -> bool {
    let more = |(easy, difficult): (&Condition, &Condition)| match (*easy, *difficult) {
        (Condition::AllUnitsAwake, Condition::AllUnitsOut) => true,
        (Condition::Cubes(a), Condition::Cubes(b))
        | (Condition::Rooms(a), Condition::Rooms(b))
        | (Condition::Cards(a), Condition::Cards(b))
        | (Condition::Wins(a), Condition::Wins(b))
        | (Condition::Arsenal(a), Condition::Arsenal(b))
        | (Condition::Explored(a), Condition::Explored(b)) => a < b,
        _ => false,
    };
    let mut paid = card.easy.points.iter().zip(card.difficult.points);
    card.easy.any.len() == card.difficult.any.len()
        && card.easy.any.iter().zip(&card.difficult.any).all(more)
        && paid.all(|(easy, difficult)| *easy < difficult)
}

fn numbers(log: &Log, draft: &Draft<'_>) {
    for (fallout, site) in &draft.fallout {
        let numbers = &fallout.numbers;
        for players in PLAYERS {
            let places = usize::from(numbers.completions[players - 1]);
            let reveal = usize::from(numbers.reveal[players - 1]);
            let end = usize::from(numbers.end[players - 1]);
            let good = numbers.track[players - 1] > 1
                && places > 0
                && (1..=CARDS * places).contains(&reveal)
                && (1..=4 * places).contains(&end);
            if !good {
                log.error(
                    *site,
                    format!("Fallout with {players} players could never go on or end"),
                );
            }
        }
        if usize::from(numbers.difficult) > CARDS {
            log.error(*site, "there are not so many achievement cards");
        }
        let known = |slug: &str| draft.artifacts.iter().any(|(card, _)| card.slug == slug);
        if !known(&fallout.section) {
            log.error(
                *site,
                format!("no artifact card is named `{}`", fallout.section),
            );
        }
    }
}
