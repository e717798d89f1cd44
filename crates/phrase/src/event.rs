//! Events as lines of a log.

use ark_ids::{Achievement, Conversion, Faction, Group};
use ark_protocol::{By, Colour, Goods, Named, Origin, Place, SeenEvent, Slug, Token, Verdict};

use crate::phrase::{Arg, Phrase};
use crate::scene::Scene;

impl Phrase {
    /// What happened, in one sentence.
    pub fn event(&self, scene: &Scene, event: &SeenEvent) -> String {
        let who = |seat: &u8| ("who", Arg::from(self.seat(scene, *seat)));
        let room = |cell| ("room", Arg::from(self.room(scene, cell)));
        let card = |slug: &Slug| ("card", Arg::from(self.card(scene, slug)));
        let number = |seat: &u8| ("number", Arg::from(*seat + 1));
        let section = |slug: &Slug| ("section", Arg::from(self.section(scene, slug)));
        match event {
            SeenEvent::PlayerSat { seat, player } => self.say(
                "event-player-sat",
                [("player", (*player + 1).into()), number(seat)],
            ),
            SeenEvent::GroupsChosen { groups } if groups.is_empty() => {
                self.say("event-no-groups", [])
            }
            SeenEvent::GroupsChosen { groups } => {
                let names = groups.iter().filter_map(|slug| {
                    let group = Group::find(scene.content, slug)?;
                    let name = &scene.content.groups[group.index()].name;
                    Some(self.lang.of(name).to_owned())
                });
                let groups = self.list(names.collect());
                self.say("event-groups-chosen", [("groups", groups.into())])
            }
            SeenEvent::FactionTaken { seat, faction } => {
                let found = Faction::find(scene.content, faction);
                let name = found.map_or(faction.as_str(), |found| {
                    self.lang.of(&scene.content.factions[found.index()].name)
                });
                self.say(
                    "event-faction-taken",
                    [number(seat), ("faction", name.into())],
                )
            }
            SeenEvent::FirstChosen { seat } => self.say("event-first-chosen", [who(seat)]),
            SeenEvent::MissionDealt { seat, mission } => match mission {
                None => self.say("event-mission-dealt", [who(seat)]),
                Some(slug) => self.say(
                    "event-mission-dealt-open",
                    [who(seat), ("mission", self.mission(scene, slug).into())],
                ),
            },
            SeenEvent::RoomPlaced { tile, cell } => self.say(
                "event-room-placed",
                [
                    ("name", self.tile(scene, tile).into()),
                    ("cell", cell.to_string().into()),
                ],
            ),
            SeenEvent::TurnBegan { seat } => self.say("event-turn-began", [who(seat)]),
            SeenEvent::MarkerPlaced { seat, section: at } => {
                self.say("event-marker-placed", [who(seat), section(at)])
            }
            SeenEvent::PhaseBegan {
                seat,
                section: at,
                line,
                origin,
            } => {
                let acts = ("acts", Arg::from(self.line(scene, *seat, at, *line)));
                let parts = [who(seat), section(at), acts];
                match origin {
                    Origin::Marker => self.say("event-phase-marker", parts),
                    Origin::Chain => self.say("event-phase-chain", parts),
                    Origin::AnySection => self.say("event-phase-any-section", parts),
                    Origin::Card | Origin::Mini => self.say("event-phase-card", [who(seat)]),
                }
            }
            SeenEvent::MiniTaken { seat, kind } => {
                let what = ("what", Arg::from(self.kind(kind)));
                self.say("event-mini-taken", [who(seat), what])
            }
            SeenEvent::PhaseEnded { seat } => self.say("event-phase-ended", [who(seat)]),
            SeenEvent::Militarized { seat, by, arsenal } => self.say(
                "event-militarized",
                [
                    who(seat),
                    ("by", (*by).into()),
                    ("arsenal", (*arsenal).into()),
                ],
            ),
            SeenEvent::Went {
                seat,
                by,
                from,
                to,
                squad,
            } => self.say(
                match by {
                    By::Move => "event-moved",
                    By::Teleport | By::TeleportAny => "event-teleported",
                    By::Jump => "event-jumped",
                },
                [
                    who(seat),
                    ("units", self.squad(*squad).into()),
                    ("from", self.leaving(scene, *from).into()),
                    ("to", self.reaching(scene, *to).into()),
                ],
            ),
            SeenEvent::Routed {
                seat,
                colour,
                from,
                to,
            } => self.say(
                "event-routed",
                [
                    who(seat),
                    (
                        "cylinder",
                        self.cylinder(scene, *colour, Some(*seat)).into(),
                    ),
                    ("from", self.leaving_spot(scene, *from, Some(*seat)).into()),
                    ("to", self.reaching_spot(scene, *to, Some(*seat)).into()),
                ],
            ),
            SeenEvent::PushedOut { colour, from } => self.say(
                "event-pushed-out",
                [
                    ("colour", Self::colour(*colour).into()),
                    ("who", self.owner(scene, *colour).into()),
                    ("from", self.leaving_spot(scene, *from, None).into()),
                ],
            ),
            SeenEvent::Gained { seat, kind, amount } => {
                let (kind, amount) = (*kind, *amount);
                let goods = self.goods(&[Goods { kind, amount }]);
                self.say("event-gained", [who(seat), ("goods", goods.into())])
            }
            SeenEvent::Paid { seat, kind, amount } => {
                let (kind, amount) = (*kind, *amount);
                let goods = self.goods(&[Goods { kind, amount }]);
                self.say("event-paid", [who(seat), ("goods", goods.into())])
            }
            SeenEvent::Converted { seat, conversion } => {
                let found = Conversion::find(scene.content, conversion);
                let gain = found.map_or_else(String::new, |found| {
                    self.gain(scene.content.conversions[found.index()].gain)
                });
                self.say("event-converted", [who(seat), ("gain", gain.into())])
            }
            SeenEvent::Awoke { seat } => self.say("event-awoke", [who(seat)]),
            SeenEvent::Healed { seat, colour } => {
                let unit = match colour {
                    Colour::Seat(_) => self.say("units", [("count", 1u8.into())]),
                    _ => self.pieces(scene, *colour, 1),
                };
                self.say("event-healed", [who(seat), ("unit", unit.into())])
            }
            SeenEvent::CubePlaced { seat, at } => self.say(
                "event-cube-placed",
                [who(seat), ("at", self.at(scene, *at).into())],
            ),
            SeenEvent::CubeReplaced { seat, owner, at } => self.say(
                "event-cube-replaced",
                [
                    who(seat),
                    ("owner", self.seat(scene, *owner).into()),
                    ("at", self.at(scene, *at).into()),
                ],
            ),
            SeenEvent::Integrated { seat, at } => self.say(
                "event-integrated",
                [who(seat), ("where", self.spot(scene, *at).into())],
            ),
            SeenEvent::CylindersGained { seat, amount } => self.say(
                "event-cylinders-gained",
                [who(seat), ("cylinders", self.own_cylinders(*amount).into())],
            ),
            SeenEvent::Drew { seat, card: None } => self.say("event-drew", [who(seat)]),
            SeenEvent::Drew {
                seat,
                card: Some(slug),
            } => self.say("event-drew-card", [who(seat), card(slug)]),
            SeenEvent::Kept { seat, card: None } => self.say("event-kept", [who(seat)]),
            SeenEvent::Kept {
                seat,
                card: Some(slug),
            } => self.say("event-kept-card", [who(seat), card(slug)]),
            SeenEvent::PutBack { seat, card: slug } => {
                self.say("event-put-back", [who(seat), card(slug)])
            }
            SeenEvent::Discarded { seat, card: None } => self.say("event-discarded", [who(seat)]),
            SeenEvent::Discarded {
                seat,
                card: Some(slug),
            } => self.say("event-discarded-card", [who(seat), card(slug)]),
            SeenEvent::NoCardLeft { seat } => self.say("event-no-card-left", [who(seat)]),
            SeenEvent::Reshuffled => self.say("event-reshuffled", []),
            SeenEvent::Used { seat, card: slug } => self.say("event-used", [who(seat), card(slug)]),
            SeenEvent::Swapped { a, b } => self.say(
                "event-swapped",
                [
                    ("a", self.room(scene, *a).into()),
                    ("b", self.room(scene, *b).into()),
                ],
            ),
            SeenEvent::AirlockOpened { seat, cell } => {
                self.say("event-airlock-opened", [who(seat), room(*cell)])
            }
            SeenEvent::Explored { seat, cell, token } => self.say(
                match token {
                    Token::Artifact => "event-explored-artifact",
                    Token::Metamorphite => "event-explored-metamorphite",
                    Token::Nothing => "event-explored-nothing",
                },
                [who(seat), room(*cell)],
            ),
            SeenEvent::Supplied { colour, amount } => self.say(
                "event-supplied",
                [("pieces", self.pieces(scene, *colour, *amount).into())],
            ),
            SeenEvent::Returned { colour, amount } => self.say(
                "event-returned",
                [("pieces", self.pieces(scene, *colour, *amount).into())],
            ),
            SeenEvent::RoomDrawn { seat, tile } => self.say(
                "event-room-drawn",
                [who(seat), ("name", self.tile(scene, tile).into())],
            ),
            SeenEvent::RoomsLeftOut { tiles } => {
                let names = tiles.iter().map(|tile| self.tile(scene, tile)).collect();
                let names = self.list(names);
                self.say("event-rooms-left-out", [("names", names.into())])
            }
            SeenEvent::GatePlaced { seat, cell } => self.say(
                "event-gate-placed",
                [who(seat), ("cell", cell.to_string().into())],
            ),
            SeenEvent::GatesComplete => self.say("event-gates-complete", []),
            SeenEvent::Activated { seat, target } => self.say(
                "event-activated",
                [who(seat), ("name", self.target(scene, target).into())],
            ),
            SeenEvent::Achieved { seat, achievement } => {
                let found = Achievement::find(scene.content, achievement);
                let name = found.map_or(achievement.as_str(), |found| {
                    self.lang
                        .of(&scene.content.achievements[found.index()].name)
                });
                self.say("event-achieved", [who(seat), ("name", name.into())])
            }
            SeenEvent::ObjectiveMet { seat, index } => self.say(
                "event-objective-met",
                [who(seat), ("number", (*index + 1).into())],
            ),
            SeenEvent::MissionDrawn { seat, mission } => match mission {
                None => self.say("event-mission-drawn", [who(seat)]),
                Some(slug) => self.say(
                    "event-mission-drawn-open",
                    [who(seat), ("mission", self.mission(scene, slug).into())],
                ),
            },
            SeenEvent::CombatBegan {
                at,
                attacker,
                defender,
                defence,
            } => self.say(
                "event-combat-began",
                [
                    ("attacker", self.seat(scene, *attacker).into()),
                    ("defender", self.seat(scene, *defender).into()),
                    room(*at),
                    ("defence", (*defence).into()),
                ],
            ),
            SeenEvent::Committed { seat } => self.say("event-committed", [who(seat)]),
            SeenEvent::Revealed {
                seat,
                card: slug,
                strength,
            } => self.say(
                "event-revealed",
                [who(seat), card(slug), ("strength", (*strength).into())],
            ),
            SeenEvent::CombatEnded {
                at: _,
                attacker,
                defender,
                verdict,
            } => {
                let sides = [
                    ("attacker", self.seat(scene, *attacker).into()),
                    ("defender", self.seat(scene, *defender).into()),
                ];
                match verdict {
                    Verdict::TooWeak => self.say("event-combat-too-weak", sides),
                    Verdict::CriticalMass => self.say("event-combat-critical-mass", []),
                    Verdict::Attacker => self.say("event-combat-attacker", sides),
                    Verdict::Defender => self.say("event-combat-defender", sides),
                }
            }
            SeenEvent::MeleeBegan { at, seats } => {
                let names = seats.iter().map(|seat| self.seat(scene, *seat)).collect();
                let names = self.list(names);
                self.say("event-melee-began", [room(*at), ("names", names.into())])
            }
            SeenEvent::MeleeEnded {
                winner: Some(seat), ..
            } => self.say("event-melee-won", [who(seat)]),
            SeenEvent::MeleeEnded { critical: true, .. } => self.say("event-melee-critical", []),
            SeenEvent::MeleeEnded { .. } => self.say("event-melee-tied", []),
            SeenEvent::ArsenalPaid { seat, by, arsenal } => self.say(
                "event-arsenal-paid",
                [
                    who(seat),
                    ("by", (*by).into()),
                    ("arsenal", (*arsenal).into()),
                ],
            ),
            SeenEvent::Wounded {
                colour,
                amount,
                from,
            } => {
                let units = self.pieces(scene, *colour, *amount);
                let at = match from {
                    Place::Room(cell) => self.room(scene, *cell),
                    Place::Biodome(seat) => self.seat(scene, *seat),
                };
                self.say(
                    "event-wounded",
                    [("room", at.into()), ("units", units.into())],
                )
            }
            SeenEvent::TurnEnded { seat } => self.say("event-turn-ended", [who(seat)]),
            SeenEvent::Patch(event) => self.patch_event(scene, event),
            SeenEvent::Ended { ending } => self.ending(scene, ending),
        }
    }
}
