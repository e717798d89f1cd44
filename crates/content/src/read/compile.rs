//! From checked drafts to dense tables.

use ark_ids::{Resource, Target, Tile};

use super::mission::Asked;
use super::{Draft, Placed, organism};
use crate::{
    CardData, Content, MODES, Marks, MissionData, Objective, RoomKind, TargetData, TargetOf,
    TileData,
};

/// Factories of each type in the box (COMP-10).
const FACTORIES: usize = 4;

impl Draft<'_> {
    /// Ids are places in the tables: special rooms first, then factories in the
    /// order of resources, generators and the gate. A special room and its
    /// target have the same number. Call only on a draft without errors.
    pub(crate) fn compile(self, hash: [u8; 32], marks: Marks) -> Content {
        let mut tiles: Vec<TileData> = Vec::new();
        let mut targets: Vec<TargetData> = Vec::new();
        let mut groups = values(self.groups);
        let generator = Target(self.rooms.len() as u8);

        for (room, _) in self.rooms {
            let id = tiles.len() as u8;
            if let Some(group) = room.tile.group {
                groups[group.index()].tiles.push(Tile(id));
            }
            targets.push(TargetData {
                slug: room.tile.slug.clone(),
                of: TargetOf::Special,
                chain: room.chain,
            });
            tiles.push(TileData {
                target: Some(Target(id)),
                ..room.tile
            });
        }
        targets.push(TargetData {
            slug: "generator".to_owned(),
            of: TargetOf::Generator,
            chain: self.generators.first().and_then(|(room, _)| room.chain),
        });
        for resource in Resource::BASIC {
            let kind = RoomKind::Factory(resource);
            let Some((room, _)) = self
                .factories
                .iter()
                .find(|(room, _)| room.tile.kind == kind)
            else {
                continue;
            };
            targets.push(TargetData {
                slug: room.tile.slug.clone(),
                of: TargetOf::Factory(resource),
                chain: None,
            });
            for number in 1..=FACTORIES {
                tiles.push(TileData {
                    slug: format!("{}-{number}", room.tile.slug),
                    ..room.tile.clone()
                });
            }
        }
        for (room, _) in self.generators {
            tiles.push(TileData {
                target: Some(generator),
                ..room.tile
            });
        }
        tiles.extend(self.gates.into_iter().map(|(room, _)| room.tile));

        let missions = self.missions.into_iter().map(|(mission, _)| MissionData {
            slug: mission.slug,
            title: mission.title,
            story: mission.story,
            groups: mission.groups,
            objectives: mission.objectives.expect("a draft without errors").map(
                |asked| match asked {
                    Asked::Room(room) => Objective::Target(Target(room)),
                    Asked::Generator => Objective::Target(generator),
                    Asked::Cubes(section, number) => Objective::Cubes(section, number),
                },
            ),
        });
        let missions = missions.collect();

        let card_kinds = values(self.artifacts);
        let cards = card_kinds.iter().enumerate().flat_map(|(kind, card)| {
            (0..card.copies).map(move |copy| CardData {
                kind: kind as u8,
                copy,
                power: card.power,
                critical: card.critical,
            })
        });
        let cards: Vec<CardData> = cards.collect();
        let complexity = self.complexity.into_iter().next();
        let (complexity, _) = complexity.expect("a draft without errors");
        let complexity = complexity.compile(&card_kinds, &cards);

        let (fallout, _) = self
            .fallout
            .into_iter()
            .next()
            .expect("a draft without errors");
        let fallout = fallout.compile(&card_kinds);
        let (coop, _) = self
            .coop
            .into_iter()
            .next()
            .expect("a draft without errors");
        let coop = coop.compile(&targets, values(self.enemy_cards));
        let guardians = self.guardians.into_iter().next();
        let (guardians, _) = guardians.expect("a draft without errors");

        let mut modes = values(self.modes);
        modes.sort_by_key(|mode| MODES.iter().position(|slug| *slug == mode.slug));

        Content {
            hash,
            version: values(self.version)[0],
            tiles,
            groups,
            conversions: values(self.conversions),
            boards: values(self.boards),
            factions: values(self.factions),
            card_kinds,
            cards,
            extra_cards: values(self.extra_cards),
            missions,
            targets,
            achievements: values(self.achievements),
            tokens: values(self.tokens)[0],
            layouts: values(self.layouts),
            modes,
            variants: values(self.variants),
            complexity,
            fallout,
            objectives: values(self.objectives),
            coop,
            guardians,
            glitch: values(self.glitch).swap_remove(0),
            organism: organism::compile(self.organism, self.upgrades, self.challenger_actions),
            marks,
        }
    }
}

fn values<T>(placed: Placed<'_, T>) -> Vec<T> {
    placed.into_iter().map(|(value, _)| value).collect()
}
