//! The reason for a choice, read off what it changes in the estimate.

use ark_content::Objective;
use ark_engine::{Action, Game};
use ark_protocol::{Aim, Named, Plan, Reason, section_slug};

use crate::judge::{Judge, Parts};

/// Why this way is taken: what it brings between two states, and what else there was.
pub(crate) fn reason(
    judge: &Judge<'_>,
    before: &Game,
    after: &Game,
    instead: Option<Action>,
) -> Reason {
    let content = before.rules.content;
    let (old, new) = (judge.parts(before), judge.parts(after));
    let won = after
        .state
        .ending
        .is_some_and(|ending| after.rules.winners(ending).has(judge.seat));
    let (plan, gain) = if won {
        (Plan::Win, 0.0)
    } else {
        most(&old, &new)
    };
    let objective = judge.nearest(before).map(|what| match what {
        Objective::Target(target) => Aim::Target {
            target: target.slug(content),
        },
        Objective::Cubes(section, _) => Aim::Section {
            section: section_slug(before, judge.seat, section),
        },
    });
    let aim = match plan {
        Plan::Build | Plan::Approach | Plan::Earn => objective,
        Plan::Achieve => old.nearest.map(|achievement| Aim::Achievement {
            achievement: achievement.slug(content),
        }),
        Plan::Win | Plan::Fight | Plan::Prepare | Plan::Hold => None,
    };
    Reason {
        plan,
        aim,
        tenths: (gain * 10.0).clamp(-999.0, 999.0) as i16,
        instead: instead.map(|action| ark_protocol::Action::of(before, action)),
    }
}

/// The part that gains most.
fn most(old: &Parts, new: &Parts) -> (Plan, f32) {
    let gains = [
        (Plan::Build, old.building - new.building),
        (Plan::Approach, old.walking - new.walking),
        (Plan::Earn, old.earning - new.earning),
        (Plan::Achieve, old.deeds - new.deeds),
        (Plan::Achieve, new.points - old.points),
        (Plan::Fight, new.combat - old.combat),
        (Plan::Prepare, new.comfort - old.comfort),
    ];
    let best = gains.into_iter().max_by(|a, b| a.1.total_cmp(&b.1));
    best.filter(|(_, gain)| *gain > 0.05)
        .unwrap_or((Plan::Hold, 0.0))
}
