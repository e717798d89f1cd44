//! Why something cannot be done, with the rule that says so.

use ark_protocol::{Action, By, Colour, Goods, Refusal, Why};
use ark_rulebook::{Entry, Kind, Rule};

use crate::phrase::Phrase;
use crate::scene::Scene;

impl Phrase {
    /// "You cannot place a cube here: it costs 3 Titanium, you have 1. (…)"
    pub fn refused(&self, scene: &Scene, action: &Action, refusal: &Refusal) -> String {
        self.say(
            "refusal",
            [
                ("cannot", self.cannot(action).into()),
                ("reason", self.why(scene, refusal.why).into()),
                ("citation", self.citation(&refusal.rule).into()),
            ],
        )
    }

    /// As `refused`, where it is clear what was tried.
    pub fn refusal(&self, scene: &Scene, refusal: &Refusal) -> String {
        self.say(
            "refusal-bare",
            [
                ("reason", self.why(scene, refusal.why).into()),
                ("citation", self.citation(&refusal.rule).into()),
            ],
        )
    }

    /// Where a rule stands and its id: "Rulebook p.14, ENG-03".
    pub fn citation(&self, id: &str) -> String {
        let Some(rule) = Rule::from_id(id) else {
            return id.to_owned();
        };
        self.say(
            "citation",
            [("source", self.source(rule).into()), ("id", id.into())],
        )
    }

    fn source(&self, rule: Rule) -> String {
        if let Entry::Ruling(ruling) = rule.entry()
            && ruling.source.is_none()
        {
            let id = match ruling.kind {
                Kind::Gap => "source-gap",
                Kind::Conflict => "source-conflict",
                Kind::Data => "source-data",
                Kind::MissingImage => "source-missing-image",
            };
            return self.say(id, []);
        }
        let source = rule.source();
        if let Some(source) = source.strip_suffix(", example") {
            let source = self.printed(source);
            return self.say("source-example", [("source", source.into())]);
        }
        self.printed(source)
    }

    /// A place in the printed rules.
    fn printed(&self, source: &str) -> String {
        if let Some(pages) = source.strip_prefix("Rulebook p.") {
            let pages: Vec<_> = pages
                .split(", p.")
                .map(|page| self.say("source-page", [("page", page.into())]))
                .collect();
            return self.say("source-rulebook", [("pages", pages.join(", ").into())]);
        }
        let appendices = [
            ("Appendix I, ", "source-appendix-1"),
            ("Appendix II, ", "source-appendix-2"),
            ("Appendix III, ", "source-appendix-3"),
        ];
        for (prefix, id) in appendices {
            if let Some(chapter) = source.strip_prefix(prefix) {
                return self.say(id, [("chapter", chapter.into())]);
            }
        }
        self.say("source-other", [("text", source.into())])
    }

    fn cannot(&self, action: &Action) -> String {
        let id = match action {
            Action::Patch(action) => return self.patch_cannot(action),
            Action::Choose { .. } => "cannot-choose",
            Action::Done => "cannot-done",
            Action::Mini { .. } => "cannot-mini",
            Action::Militarize { .. } => "cannot-militarize",
            Action::Go {
                by: By::Move | By::Jump,
                ..
            } => "cannot-move",
            Action::Go {
                by: By::Teleport | By::TeleportAny,
                ..
            } => "cannot-teleport",
            Action::Route { .. } => "cannot-route",
            Action::Produce => "cannot-produce",
            Action::Exploit { .. } => "cannot-exploit",
            Action::Harvest { .. } => "cannot-harvest",
            Action::Awake { .. } => "cannot-awake",
            Action::Heal { .. } => "cannot-heal",
            Action::Engineer { .. } => "cannot-engineer",
            Action::Convert { .. } => "cannot-convert",
            Action::Discover => "cannot-discover",
            Action::Keep { .. } => "cannot-keep",
            Action::Discard { .. } => "cannot-discard",
            Action::Use { .. } => "cannot-use",
            Action::Explore { .. } => "cannot-explore",
            Action::Build { .. } => "cannot-build",
            Action::Gate { .. } => "cannot-gate",
            Action::Swap { .. } => "cannot-swap",
            Action::Airlock { .. } => "cannot-airlock",
            Action::Fight { .. } => "cannot-fight",
            Action::Commit { .. } => "cannot-commit",
            Action::Return { .. } => "cannot-return",
        };
        self.say(id, [])
    }

    /// The reason as a clause.
    pub fn why(&self, scene: &Scene, why: Why) -> String {
        let who = |seat| ("who", self.seat(scene, seat).into());
        let plain = |id| self.say(id, []);
        match why {
            Why::Over => plain("why-over"),
            Why::NotAsked => plain("why-not-asked"),
            Why::OtherQuestion => plain("why-other-question"),
            Why::MarkerHere => plain("why-marker-here"),
            Why::NoSuch => plain("why-no-such"),
            Why::NotOnThisLine => plain("why-not-on-this-line"),
            Why::Points { need, left } => {
                self.say("why-points", [("need", need.into()), ("left", left.into())])
            }
            Why::Payment { cost } => self.say("why-payment", [("cost", cost.into())]),
            Why::Short { kind, need, have } => {
                let goods = self.goods(&[Goods { kind, amount: need }]);
                self.say(
                    "why-short",
                    [("goods", goods.into()), ("have", have.into())],
                )
            }
            Why::WrongResource { kind } => self.say(
                "why-wrong-resource",
                [("resource", self.resource(kind).into())],
            ),
            Why::NothingToPay => plain("why-nothing-to-pay"),
            Why::NoUnits => plain("why-no-units"),
            Why::NotAdjacent => plain("why-not-adjacent"),
            Why::SamePlace => plain("why-same-place"),
            Why::NoRoom => plain("why-no-room"),
            Why::NotEmpty => plain("why-not-empty"),
            Why::NeutralUnits => plain("why-neutral-units"),
            Why::ForeignBiodome => plain("why-foreign-biodome"),
            Why::NotAGate => plain("why-not-a-gate"),
            Why::NoCylinder => plain("why-no-cylinder"),
            Why::NotYours { colour } => {
                let pieces = self.kind_of_pieces(scene, colour);
                self.say("why-not-yours", [("pieces", pieces.into())])
            }
            Why::NoCircle => plain("why-no-circle"),
            Why::CircleFree => plain("why-circle-free"),
            Why::NotOccupied => plain("why-not-occupied"),
            Why::Hostile { seat } => self.say("why-hostile", [who(seat)]),
            Why::Patch(why) => self.patch_why(scene, why),
            Why::CannotPush { colour } => self.say(
                "why-cannot-push",
                [("piece", self.piece(scene, colour).into())],
            ),
            Why::SquareFree => plain("why-square-free"),
            Why::Full => plain("why-full"),
            Why::NoCube { seat } => self.say("why-no-cube", [who(seat)]),
            Why::NoSquares => plain("why-no-squares"),
            Why::OnePerPhase => plain("why-one-per-phase"),
            Why::NotExploitable => plain("why-not-exploitable"),
            Why::NoFactoryLeft => plain("why-no-factory-left"),
            Why::NobodyAsleep => plain("why-nobody-asleep"),
            Why::NobodyWounded => plain("why-nobody-wounded"),
            Why::NoConversion => plain("why-no-conversion"),
            Why::OnlyMetamorphite => plain("why-only-metamorphite"),
            Why::NotNow => plain("why-not-now"),
            Why::NoCards => plain("why-no-cards"),
            Why::NotInHand => plain("why-not-in-hand"),
            Why::Pen => plain("why-pen"),
            Why::SecondAnySection => plain("why-second-any-section"),
            Why::NoEffect => plain("why-no-effect"),
            Why::Square => plain("why-square"),
            Why::TooNear { between, least } => self.say(
                "why-too-near",
                [("between", between.into()), ("least", least.into())],
            ),
            Why::NotDue => plain("why-not-due"),
            Why::GateStays => plain("why-gate-stays"),
            Why::NoCombat => plain("why-no-combat"),
            Why::TrackEnd => plain("why-track-end"),
            Why::NoChain => plain("why-no-chain"),
            Why::NotAll => plain("why-not-all"),
        }
    }

    /// All pieces of a colour, such as "the robots".
    fn kind_of_pieces(&self, scene: &Scene, colour: Colour) -> String {
        match colour {
            Colour::Seat(seat) => {
                let who = self.seat(scene, seat);
                self.say("all-of-seat", [("who", who.into())])
            }
            Colour::Robot => self.say("all-robots", []),
            Colour::Mercenary => self.say("all-mercenaries", []),
            Colour::Violet => self.say("all-violet", []),
            Colour::Turquoise => self.say("all-turquoise", []),
            Colour::Black => self.say("all-black", []),
            Colour::Token => self.say("all-tokens", []),
        }
    }
}
