//! A mission and how far it is.

use std::fmt::Write as _;

use ark_content::Content;
use ark_protocol::{Mission, Objective, SeatView};

use super::Drawing;
use crate::output;

impl Drawing<'_> {
    /// The mission of a seat as far as the viewer may read it. The story is for the
    /// first time.
    pub(crate) fn mission(&self, seat: &SeatView, story: bool) -> String {
        let words = self.words;
        let Some(mission) = &seat.mission else {
            let id = if seat.has_mission {
                "mission-secret"
            } else {
                "mission-none"
            };
            return output::wrap(&words.text(id), "", self.width) + "\n";
        };
        let title = words.phrase.mission(self.scene, &mission.mission);
        let mut text = words.say("mission", &[("title", title.into())]);
        text.push('\n');
        if story && let Some(told) = self.story(mission) {
            text.push_str(&output::wrap(told, "  ", self.width));
            text.push('\n');
        }
        for progress in &mission.objectives {
            let mark = if progress.met { "✓" } else { "·" };
            let line = self.objective(seat, &progress.objective);
            let line = output::wrap(&line, "    ", self.width);
            let _ = writeln!(text, "  {mark} {}", line.trim_start());
        }
        text
    }

    fn story(&self, mission: &Mission) -> Option<&'static str> {
        let mut missions = Content::builtin().missions.iter();
        let found = missions.find(|m| m.slug == mission.mission)?;
        Some(self.words.lang().of(&found.story))
    }

    fn objective(&self, seat: &SeatView, objective: &Objective) -> String {
        let words = self.words;
        match objective {
            Objective::Target { target } => {
                let name = words.phrase.target(self.scene, target);
                words.say("objective-target", &[("name", name.into())])
            }
            Objective::Cubes { section, count } => {
                let here = seat.sections.iter().find(|s| s.section == *section);
                let name = words.phrase.section(self.scene, section);
                words.say(
                    "objective-cubes",
                    &[
                        ("count", (*count).into()),
                        ("section", name.into()),
                        ("have", here.map_or(0, |s| s.cubes).into()),
                        (
                            "price",
                            here.map_or_else(String::new, |s| self.price(&s.price))
                                .into(),
                        ),
                    ],
                )
            }
        }
    }

    /// What achievements there are and how to get them, for modes that have them.
    pub(crate) fn achievements(&self, seat: &SeatView) -> String {
        let words = self.words;
        let mut text = words.text("achievements-all") + "\n";
        for achievement in &Content::builtin().achievements {
            let done = seat.achievements.contains(&achievement.slug);
            let mark = if done { "✓" } else { "·" };
            let name = words.lang().of(&achievement.name);
            let told = words.lang().of(&achievement.text);
            let line = format!("{mark} {name}: {told}");
            text.push_str(&output::wrap(&line, "  ", self.width));
            text.push('\n');
        }
        text
    }
}
