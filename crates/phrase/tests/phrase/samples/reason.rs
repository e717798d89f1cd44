//! Reasons of bots, and the bots themselves.

use ark_phrase::{Phrase, Scene};
use ark_protocol::{Action, Aim, Plan, Reason};

pub(crate) fn sentences(phrase: &Phrase, scene: &Scene) -> Vec<String> {
    let aims = [
        None,
        Some(Aim::Target {
            target: "generator".to_owned(),
        }),
        Some(Aim::Section {
            section: "research".to_owned(),
        }),
        Some(Aim::Achievement {
            achievement: "cubes".to_owned(),
        }),
    ];
    let mut said = Vec::new();
    for plan in Plan::ALL {
        for aim in &aims {
            for tenths in [0, 12] {
                for instead in [None, Some(Action::Done)] {
                    let reason = Reason {
                        plan,
                        aim: aim.clone(),
                        tenths,
                        instead,
                    };
                    said.push(phrase.reason(scene, &reason));
                }
            }
        }
    }
    for bot in ["random", "greedy", "cadet", "engineer", "commander"] {
        said.push(phrase.bot(bot).expect("a bot").0);
        said.push(phrase.bot(bot).expect("a bot").1);
    }
    assert_eq!(phrase.bot("nobody"), None);
    said
}
