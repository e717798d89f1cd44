//! What speaks against the choices of a table.

use ark_content::{Content, Text};
use ark_engine::{Conflict, Problem};

use crate::phrase::Phrase;

impl Phrase {
    /// The problem and the rule, in one or two sentences.
    pub fn conflict(&self, content: &Content, conflict: &Conflict) -> String {
        self.say(
            "conflict",
            [
                ("problem", self.problem(content, &conflict.problem).into()),
                ("citation", self.citation(conflict.rule.id()).into()),
            ],
        )
    }

    fn problem(&self, content: &Content, problem: &Problem) -> String {
        let named = |text: Option<&Text>, slug: &str| -> String {
            text.map_or(slug, |text| self.lang.of(text)).to_owned()
        };
        let mode = |slug: &str| {
            let found = content.modes.iter().find(|mode| mode.slug == slug);
            named(found.map(|mode| &mode.name), slug)
        };
        let variant = |slug: &str| {
            let found = content.variants.iter().find(|v| v.slug == slug);
            named(found.map(|variant| &variant.name), slug)
        };
        match problem {
            Problem::UnknownMode(slug) => {
                self.say("problem-unknown-mode", [("slug", slug.as_str().into())])
            }
            Problem::UnknownVariant(slug) => {
                self.say("problem-unknown-variant", [("slug", slug.as_str().into())])
            }
            Problem::UnknownLayout { layout, offered } => self.say(
                "problem-unknown-layout",
                [
                    ("slug", layout.as_str().into()),
                    ("offered", offered.join(", ").into()),
                ],
            ),
            Problem::Players {
                players,
                least,
                most,
            } => self.say(
                "problem-players",
                [
                    ("players", (*players).into()),
                    ("least", (*least).into()),
                    ("most", (*most).into()),
                ],
            ),
            Problem::VariantNotListed {
                mode: of,
                variant: chosen,
            } => self.say(
                "problem-variant-not-listed",
                [
                    ("mode", mode(of).into()),
                    ("variant", variant(chosen).into()),
                ],
            ),
            Problem::VariantTwice(slug) => {
                self.say("problem-variant-twice", [("variant", variant(slug).into())])
            }
            Problem::NoDarkPlayer(slug) => {
                self.say("problem-no-dark-player", [("mode", mode(slug).into())])
            }
            Problem::NoneExperienced => self.say("problem-none-experienced", []),
            Problem::NoLevels => self.say("problem-no-levels", []),
            Problem::GroupCount { chosen, needed } => self.say(
                "problem-group-count",
                [("chosen", (*chosen).into()), ("needed", (*needed).into())],
            ),
            Problem::BothViolet => self.say("problem-both-violet", []),
            Problem::UnknownGroup => self.say("problem-unknown-group", []),
            Problem::NoGroups(slug) => self.say("problem-no-groups", [("mode", mode(slug).into())]),
            Problem::FactionTwice(faction) => {
                let name = &content.factions[faction.index()].name;
                let name = self.lang.of(name);
                self.say("problem-faction-twice", [("faction", name.into())])
            }
            Problem::UnknownFaction => self.say("problem-unknown-faction", []),
            Problem::UnknownSeat => self.say("problem-unknown-seat", []),
            Problem::TooFewMissions { have, need } => self.say(
                "problem-too-few-missions",
                [("have", (*have).into()), ("need", (*need).into())],
            ),
            Problem::TooMuchMore { more, most } => self.say(
                "problem-too-much-more",
                [("more", (*more).into()), ("most", (*most).into())],
            ),
            Problem::NotPlayable(slug) => {
                let found = content.modes.iter().any(|mode| mode.slug == *slug);
                let name = if found { mode(slug) } else { variant(slug) };
                self.say("problem-not-playable", [("name", name.into())])
            }
        }
    }
}
