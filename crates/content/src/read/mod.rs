//! From tables of files to the nouns of the game.

mod benefit;
mod board;
mod card;
mod compile;
mod complexity;
mod coop;
mod fallout;
mod glitch;
mod guardians;
mod layout;
mod mission;
mod mode;
mod names;
mod organism;
mod room;

use crate::source::{Cx, Item, Log, Site, Source, entries};
use crate::{
    AchievementData, Board, CardKind, ChallengerAction, ConversionData, EnemyCard, ExtraCard,
    FactionData, Glitch, GroupData, Guardians, Layout, ModeData, ObjectiveData, Organism,
    SectionData, Upgrade, VariantData,
};
pub(crate) use complexity::ComplexityDraft;
pub(crate) use coop::CoopDraft;
pub(crate) use fallout::FalloutDraft;
pub(crate) use mission::{Asked, MissionDraft};
use names::Names;
pub(crate) use room::Room;
use toml::Spanned;
use toml::de::DeValue;

/// Things of one kind in the order of their ids, each with its place.
pub(crate) type Placed<'a, T> = Vec<(T, Site<'a>)>;

/// All that the files hold, before it is checked as a whole.
#[derive(Default)]
pub(crate) struct Draft<'a> {
    pub(crate) version: Placed<'a, u16>,
    pub(crate) groups: Placed<'a, GroupData>,
    pub(crate) rooms: Placed<'a, Room>,
    pub(crate) factories: Placed<'a, Room>,
    pub(crate) generators: Placed<'a, Room>,
    pub(crate) gates: Placed<'a, Room>,
    pub(crate) conversions: Placed<'a, ConversionData>,
    pub(crate) boards: Placed<'a, Board>,
    pub(crate) factions: Placed<'a, FactionData>,
    pub(crate) artifacts: Placed<'a, CardKind>,
    pub(crate) extra_cards: Placed<'a, ExtraCard>,
    pub(crate) missions: Placed<'a, MissionDraft>,
    pub(crate) achievements: Placed<'a, AchievementData>,
    pub(crate) tokens: Placed<'a, [u8; 3]>,
    pub(crate) layouts: Placed<'a, Layout>,
    pub(crate) modes: Placed<'a, ModeData>,
    pub(crate) variants: Placed<'a, VariantData>,
    pub(crate) complexity: Placed<'a, ComplexityDraft>,
    pub(crate) fallout: Placed<'a, FalloutDraft>,
    pub(crate) objectives: Placed<'a, ObjectiveData>,
    pub(crate) coop: Placed<'a, CoopDraft>,
    pub(crate) enemy_cards: Placed<'a, EnemyCard>,
    pub(crate) guardians: Placed<'a, Guardians>,
    pub(crate) glitch: Placed<'a, Glitch>,
    pub(crate) organism: Placed<'a, Organism>,
    pub(crate) upgrades: Placed<'a, Upgrade>,
    pub(crate) challenger_actions: Placed<'a, ChallengerAction>,
}

impl<'a> Draft<'a> {
    pub(crate) fn read(log: &'a Log, sources: &'a [Source<'a>]) -> Self {
        let names = Names::gather(log, sources);
        let mut draft = Self::default();
        for source in sources {
            draft.read_file(log, source, &names);
        }
        draft
    }

    fn read_file(&mut self, log: &'a Log, source: &'a Source<'a>, names: &Names<'a>) {
        let cx = Cx { log, source };
        let mut sections: Placed<'a, SectionData> = Vec::new();
        for (key, value) in &source.root {
            let key = key.get_ref().as_ref();
            match key {
                "from" => {}
                "version" => each(cx, "version", value, &mut self.version, |item| {
                    item.get("number", "a number from 1", |value| {
                        crate::source::value::number(value, 1..=u16::MAX)
                    })
                    .unwrap_or_default()
                }),
                "group" => each(cx, "group", value, &mut self.groups, room::group),
                "room" => {
                    let group = names.group_of(source);
                    each(cx, "room", value, &mut self.rooms, |item| {
                        room::special(item, names, group)
                    });
                }
                "factory" => each(cx, "factory", value, &mut self.factories, room::factory),
                "generator" => each(cx, "generator", value, &mut self.generators, |item| {
                    room::generator(item, names)
                }),
                "gate" => each(cx, "gate", value, &mut self.gates, room::gate),
                "conversion" => each(
                    cx,
                    "conversion",
                    value,
                    &mut self.conversions,
                    room::conversion,
                ),
                "board" => each(cx, "board", value, &mut self.boards, |item| {
                    board::board(item, names)
                }),
                "section" => each(cx, "section", value, &mut sections, |item| {
                    board::section(item, names)
                }),
                "faction" => each(cx, "faction", value, &mut self.factions, board::faction),
                "artifact" => each(cx, "artifact", value, &mut self.artifacts, card::artifact),
                "extra-card" => each(cx, "extra-card", value, &mut self.extra_cards, card::extra),
                "mission" => each(cx, "mission", value, &mut self.missions, |item| {
                    mission::mission(item, names)
                }),
                "first-mission" => each(
                    cx,
                    "first-mission",
                    value,
                    &mut self.missions,
                    mission::first,
                ),
                "achievement" => each(
                    cx,
                    "achievement",
                    value,
                    &mut self.achievements,
                    mission::achievement,
                ),
                "tokens" => each(cx, "tokens", value, &mut self.tokens, mission::tokens),
                "layout" => each(cx, "layout", value, &mut self.layouts, layout::layout),
                "mode" => each(cx, "mode", value, &mut self.modes, |item| {
                    mode::mode(item, names)
                }),
                "variant" => each(cx, "variant", value, &mut self.variants, mode::variant),
                "complexity" => each(
                    cx,
                    "complexity",
                    value,
                    &mut self.complexity,
                    complexity::complexity,
                ),
                "fallout" => each(cx, "fallout", value, &mut self.fallout, fallout::fallout),
                "objective" => each(
                    cx,
                    "objective",
                    value,
                    &mut self.objectives,
                    fallout::objective,
                ),
                "coop" => each(cx, "coop", value, &mut self.coop, coop::coop),
                "enemy-card" => each(cx, "enemy-card", value, &mut self.enemy_cards, coop::card),
                "guardians" => each(
                    cx,
                    "guardians",
                    value,
                    &mut self.guardians,
                    guardians::guardians,
                ),
                "glitch" => each(cx, "glitch", value, &mut self.glitch, glitch::glitch),
                "organism" => each(
                    cx,
                    "organism",
                    value,
                    &mut self.organism,
                    organism::organism,
                ),
                "upgrade" => each(cx, "upgrade", value, &mut self.upgrades, organism::upgrade),
                "challenger-action" => each(
                    cx,
                    "challenger-action",
                    value,
                    &mut self.challenger_actions,
                    organism::challenger_action,
                ),
                _ => log.error(
                    source.site(value.span().start),
                    format!("unknown key `{key}` at the top of the file"),
                ),
            }
        }
        self.join(log, sections);
        source.check_defaults(log);
    }

    /// Sections belong to the board of their file; what they do not say is as on the
    /// first board, the A-side.
    fn join(&mut self, log: &Log, sections: Placed<'a, SectionData>) {
        for (mut section, site) in sections {
            let first = self.boards.first().map(|(board, _)| &board.sections);
            let model = first.and_then(|all| all.iter().find(|one| one.slug == section.slug));
            match model {
                Some(model) => section.inherit(model),
                None if section.icon.is_empty() => {
                    log.error(site, "expected a name, a text and an icon of the section");
                }
                None => {}
            }
            let home = self
                .boards
                .last_mut()
                .filter(|(_, place)| place.file == site.file);
            let fits = home.is_some_and(|(board, _)| board.sections.try_push(section).is_ok());
            if !fits {
                log.error(
                    site,
                    "expected one board in the file of a section, with at most 8 sections",
                );
            }
        }
    }
}

/// Reads a table, or each table of a list.
fn each<'a, T>(
    cx: Cx<'a>,
    kind: &'static str,
    value: &'a Spanned<DeValue<'a>>,
    into: &mut Placed<'a, T>,
    mut read: impl FnMut(&Item<'a>) -> T,
) {
    for entry in entries(value) {
        into.extend(Item::read(cx, kind, entry, |item| {
            (read(item), item.site())
        }));
    }
}
