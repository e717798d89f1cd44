//! Actions as they are offered.

use ark_ids::Conversion;
use ark_protocol::{Action, By, Colour, Named, Point, Spot};

use crate::phrase::Phrase;
use crate::scene::Scene;

impl Phrase {
    /// What the player would do, such as "Move 2 units from d3 to e3".
    pub fn action(&self, scene: &Scene, action: &Action) -> String {
        let text = self.infinitive(scene, action);
        let mut letters = text.chars();
        let first = letters.next();
        first
            .into_iter()
            .flat_map(char::to_uppercase)
            .chain(letters)
            .collect()
    }

    fn infinitive(&self, scene: &Scene, action: &Action) -> String {
        let room = |cell| self.room(scene, cell).into();
        let card = |slug: &str| self.card(scene, slug).into();
        match action {
            Action::Choose { section, line } => self.say(
                "action-choose",
                [
                    ("section", self.section(scene, section).into()),
                    (
                        "acts",
                        self.line(scene, scene.active, section, *line).into(),
                    ),
                ],
            ),
            Action::Done => self.say("action-done", []),
            Action::Mini { kind } => {
                let what = self.kind(kind);
                self.say("action-mini", [("what", what.into())])
            }
            Action::Patch(action) => self.patch_action(scene, action),
            Action::Militarize { steps } => {
                self.say("action-militarize", [("steps", (*steps).into())])
            }
            Action::Go {
                by,
                from,
                to,
                squad,
            } => self.say(
                match by {
                    By::Move => "action-move",
                    By::Teleport => "action-teleport",
                    By::TeleportAny => "action-teleport-any",
                    By::Jump => "action-jump",
                },
                [
                    ("units", self.squad(*squad).into()),
                    ("from", self.leaving(scene, *from).into()),
                    ("to", self.reaching(scene, *to).into()),
                ],
            ),
            Action::Route {
                colour,
                from,
                to,
                push,
            } => {
                // One routes own or neutral cylinders, and into own sections only.
                let actor = match (colour, to) {
                    (Colour::Seat(seat), _) | (_, Spot::Section(seat, _)) => Some(*seat),
                    _ => None,
                };
                let cylinder = self.cylinder(scene, *colour, actor).into();
                let from = self.leaving_spot(scene, *from, actor).into();
                let to = self.reaching_spot(scene, *to, actor).into();
                let parts = [("cylinder", cylinder), ("from", from), ("to", to)];
                match push {
                    None => self.say("action-route", parts),
                    Some(pushed) => {
                        let [cylinder, from, to] = parts;
                        let pushed = ("pushed", self.piece(scene, *pushed).into());
                        self.say("action-route-push", [cylinder, from, to, pushed])
                    }
                }
            }
            Action::Produce => self.say("action-produce", []),
            Action::Exploit { cell } => self.say("action-exploit", [("room", room(*cell))]),
            Action::Harvest { per_unit, kind } => self.say(
                if *per_unit {
                    "action-harvest-per-unit"
                } else {
                    "action-harvest"
                },
                [("resource", self.resource(*kind).into())],
            ),
            Action::Awake { pay } => self.say("action-awake", [("price", self.price(pay).into())]),
            Action::Heal { colour, pay } => self.say(
                match colour {
                    Colour::Robot => "action-heal-robot",
                    Colour::Mercenary => "action-heal-mercenary",
                    Colour::Seat(_)
                    | Colour::Violet
                    | Colour::Turquoise
                    | Colour::Black
                    | Colour::Token => "action-heal",
                },
                [("price", self.price(pay).into())],
            ),
            Action::Engineer {
                point,
                at,
                replace,
                pay,
            } => {
                let at = ("at", self.at(scene, *at).into());
                let price = ("price", self.price(pay).into());
                let place = match point {
                    Point::Remote => self.say("action-engineer-remote", [at, price]),
                    Point::Free => self.say("action-engineer-free", [at]),
                    Point::FreeBiodome if pay.is_empty() => {
                        self.say("action-engineer-free-biodome", [at])
                    }
                    // In a room, a point for the biodome is a plain one.
                    Point::Plain | Point::FreeBiodome => self.say("action-engineer", [at, price]),
                };
                match replace {
                    None => place,
                    Some(owner) => self.say(
                        "action-replace",
                        [
                            ("action", place.into()),
                            ("who", self.seat(scene, *owner).into()),
                        ],
                    ),
                }
            }
            Action::Convert { conversion, pay } => {
                let found = Conversion::find(scene.content, conversion);
                let gain = found.map_or_else(String::new, |found| {
                    self.gain(scene.content.conversions[found.index()].gain)
                });
                self.say(
                    "action-convert",
                    [("goods", self.goods(pay).into()), ("gain", gain.into())],
                )
            }
            Action::Discover => self.say("action-discover", []),
            Action::Keep { card: slug } => self.say("action-keep", [("card", card(slug))]),
            Action::Discard { card: slug } => self.say("action-discard", [("card", card(slug))]),
            Action::Use { card: slug } => self.say("action-use", [("card", card(slug))]),
            Action::Explore { cell } => self.say("action-explore", [("room", room(*cell))]),
            Action::Build { cell } => self.say("action-build", [("cell", cell.to_string().into())]),
            Action::Gate { cell } => self.say("action-gate", [("cell", cell.to_string().into())]),
            Action::Swap { a, b } => self.say("action-swap", [("a", room(*a)), ("b", room(*b))]),
            Action::Airlock { cell } => self.say("action-airlock", [("room", room(*cell))]),
            Action::Fight {
                at,
                against: Some(seat),
            } => self.say(
                "action-fight",
                [("who", self.seat(scene, *seat).into()), ("room", room(*at))],
            ),
            Action::Fight { at, against: None } => {
                self.say("action-fight-all", [("room", room(*at))])
            }
            Action::Commit { card: slug } => self.say("action-commit", [("card", card(slug))]),
            Action::Return { colour, from } => {
                let from = match from {
                    Spot::Stock => self.say("from-wounded", []),
                    Spot::Room(_) | Spot::Section(..) => self.leaving_spot(scene, *from, None),
                };
                self.say(
                    "action-return",
                    [
                        ("piece", self.piece(scene, *colour).into()),
                        ("from", from.into()),
                    ],
                )
            }
        }
    }
}
