//! Why a bot acts as it does, and who the bots are.

use ark_ids::Achievement;
use ark_protocol::{Aim, Named, Plan, Reason};

use crate::phrase::Phrase;
use crate::scene::Scene;

impl Phrase {
    /// The plan, what it brings, and what else was considered.
    pub fn reason(&self, scene: &Scene, reason: &Reason) -> String {
        let aim = reason.aim.as_ref().map(|aim| self.aim(scene, aim));
        let plan = match (reason.plan, aim) {
            (Plan::Win, _) => self.say("reason-win", []),
            (Plan::Build, Some(aim)) => self.say("reason-build-for", [("aim", aim.into())]),
            (Plan::Build, None) => self.say("reason-build", []),
            (Plan::Approach, Some(aim)) => self.say("reason-approach-to", [("aim", aim.into())]),
            (Plan::Approach, None) => self.say("reason-approach", []),
            (Plan::Earn, Some(aim)) => self.say("reason-earn-for", [("aim", aim.into())]),
            (Plan::Earn, None) => self.say("reason-earn", []),
            (Plan::Achieve, Some(aim)) => self.say("reason-achieve-that", [("aim", aim.into())]),
            (Plan::Achieve, None) => self.say("reason-achieve", []),
            (Plan::Fight, _) => self.say("reason-fight", []),
            (Plan::Prepare, _) => self.say("reason-prepare", []),
            (Plan::Hold, _) => self.say("reason-hold", []),
        };
        let mut said = vec![plan];
        if reason.tenths >= 1 && !matches!(reason.plan, Plan::Win | Plan::Hold) {
            let turns = f32::from(reason.tenths) / 10.0;
            let turns = match self.lang {
                crate::Lang::En => format!("{turns:.1}"),
                crate::Lang::De | crate::Lang::Fr => format!("{turns:.1}").replace('.', ","),
            };
            said.push(self.say("reason-gain", [("turns", turns.into())]));
        }
        if let Some(instead) = &reason.instead {
            let instead = self.action(scene, instead);
            said.push(self.say("reason-instead", [("action", instead.into())]));
        }
        said.join(" ")
    }

    fn aim(&self, scene: &Scene, aim: &Aim) -> String {
        match aim {
            Aim::Target { target } => self.target(scene, target),
            Aim::Section { section } => self.section(scene, section),
            Aim::Achievement { achievement } => {
                let found = Achievement::find(scene.content, achievement);
                let data = found.map(|found| &scene.content.achievements[found.index()]);
                let name = data.map(|data| self.lang.of(&data.name).to_owned());
                name.unwrap_or_else(|| achievement.clone())
            }
        }
    }

    /// The name and the character of a bot, by its slug.
    pub fn bot(&self, slug: &str) -> Option<(String, String)> {
        let name = self.text(&format!("bot-{slug}"))?;
        let text = self.text(&format!("bot-{slug}-text"))?;
        Some((name, text))
    }
}
