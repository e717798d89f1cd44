//! Sentences of Fallout.

use ark_protocol::{
    FalloutAction, FalloutCounter, FalloutEvent, FalloutQuestion, FalloutWhy, VictoryPoints,
};

use crate::phrase::{Arg, Phrase};
use crate::scene::Scene;

impl Phrase {
    /// An achievement card by name.
    pub fn objective(&self, scene: &Scene, slug: &str) -> String {
        let mut cards = scene.content.objectives.iter();
        let found = cards.find(|card| card.slug == slug);
        found
            .map_or(slug, |card| self.lang.of(&card.name))
            .to_owned()
    }

    /// Where the counter stands.
    pub fn counter(&self, counter: FalloutCounter) -> String {
        let id = if counter.war {
            "fallout-red"
        } else {
            "fallout-green"
        };
        self.say(id, [("at", counter.at.into())])
    }

    pub(super) fn fallout_action(&self, action: FalloutAction) -> String {
        let id = match action {
            FalloutAction::Shift { clockwise: true } => "fallout-action-clockwise",
            FalloutAction::Shift { clockwise: false } => "fallout-action-anticlockwise",
        };
        self.say(id, [])
    }

    pub(super) fn fallout_cannot(&self, action: FalloutAction) -> String {
        match action {
            FalloutAction::Shift { .. } => self.say("fallout-cannot-shift", []),
        }
    }

    pub(super) fn fallout_question(&self, question: FalloutQuestion) -> String {
        let id = match question {
            FalloutQuestion::Shift => "fallout-question-shift",
            FalloutQuestion::Sides | FalloutQuestion::Target | FalloutQuestion::Evaluate => {
                "question-chance"
            }
        };
        self.say(id, [])
    }

    pub(super) fn fallout_event(&self, scene: &Scene, event: &FalloutEvent) -> String {
        let who = |seat: &u8| ("who", Arg::from(self.seat(scene, *seat)));
        let counter = |at: &FalloutCounter| ("counter", Arg::from(self.counter(*at)));
        let worth = |rank: &u8, points: &u8| {
            [
                ("rank", Arg::from(*rank + 1)),
                ("points", Arg::from(*points)),
            ]
        };
        match event {
            FalloutEvent::SidesChosen { difficult } => {
                let names = difficult.iter().map(|slug| self.objective(scene, slug));
                let names = self.list(names.collect());
                self.say("fallout-event-sides", [("names", names.into())])
            }
            FalloutEvent::Achieved {
                seat,
                objective,
                rank,
                points,
            } => {
                let [rank, points] = worth(rank, points);
                let name = ("name", self.objective(scene, objective).into());
                self.say("fallout-event-achieved", [who(seat), name, rank, points])
            }
            FalloutEvent::Activated {
                seat,
                target,
                rank,
                points,
            } => {
                let [rank, points] = worth(rank, points);
                let name = ("name", self.target(scene, target).into());
                self.say("fallout-event-activated", [who(seat), name, rank, points])
            }
            FalloutEvent::TargetRevealed { target } => {
                let name = self.target(scene, target);
                self.say("fallout-event-target", [("name", name.into())])
            }
            FalloutEvent::Moved { counter: at } => self.say("fallout-event-moved", [counter(at)]),
            FalloutEvent::Turned { counter: at } => {
                let id = if at.war {
                    "fallout-event-war"
                } else {
                    "fallout-event-peace"
                };
                self.say(id, [counter(at)])
            }
            FalloutEvent::LastTurn => self.say("fallout-event-last-turn", []),
            FalloutEvent::Scored { seat, points } => {
                let VictoryPoints {
                    objectives,
                    mission,
                    sections,
                } = *points;
                let mission = mission.unwrap_or(0);
                self.say(
                    "fallout-event-scored",
                    [
                        who(seat),
                        ("total", (objectives + mission + sections).into()),
                        ("objectives", objectives.into()),
                        ("mission", mission.into()),
                        ("sections", sections.into()),
                    ],
                )
            }
        }
    }

    pub(super) fn fallout_why(&self, scene: &Scene, why: FalloutWhy) -> String {
        match why {
            FalloutWhy::Peace => self.say("fallout-why-peace", []),
            FalloutWhy::Leftmost { seat } => {
                let who = self.seat(scene, seat);
                self.say("fallout-why-leftmost", [("who", who.into())])
            }
        }
    }
}
