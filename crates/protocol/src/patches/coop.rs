//! What co-operative modes show.

use ark_engine::modes::coop as engine;
use ark_engine::{Game, Rules};
use serde::{Deserialize, Serialize};

use crate::view::{Mission, shared_mission};
use crate::wire::{Cell, Goods, Name, Named, Place, Seat, Slug, Squad, seat_of};

/// What a Challenger submits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum CoopAction {
    Offer {
        to: Seat,
        goods: Goods,
    },
    Accept,
    Decline,
    /// Through rooms that other Challengers hold.
    Pass {
        from: Place,
        to: Place,
        squad: Squad,
    },
    /// Turn the tile to be placed by so many quarters, clockwise.
    Turn {
        quarters: u8,
    },
    /// Which combat of the Enemy's turn comes next.
    Clash {
        at: Cell,
    },
}

impl CoopAction {
    pub(super) fn of(game: &Game, action: engine::Action) -> Self {
        let grid = &game.rules.grid;
        match action {
            engine::Action::Offer { to, goods } => Self::Offer {
                to: to.0,
                goods: goods.into(),
            },
            engine::Action::Accept => Self::Accept,
            engine::Action::Decline => Self::Decline,
            engine::Action::Pass { from, to, squad } => Self::Pass {
                from: Place::of(grid, from),
                to: Place::of(grid, to),
                squad: squad.into(),
            },
            engine::Action::Turn(quarters) => Self::Turn { quarters },
            engine::Action::Clash(at) => Self::Clash {
                at: Cell::of(grid, at),
            },
        }
    }

    pub(super) fn read(&self, game: &Game) -> Option<engine::Action> {
        let grid = &game.rules.grid;
        Some(match self {
            Self::Offer { to, goods } => engine::Action::Offer {
                to: seat_of(*to)?,
                goods: engine::Goods {
                    kind: goods.kind.into(),
                    amount: goods.amount,
                },
            },
            Self::Accept => engine::Action::Accept,
            Self::Decline => engine::Action::Decline,
            Self::Pass { from, to, squad } => engine::Action::Pass {
                from: from.on(grid)?,
                to: to.on(grid)?,
                squad: squad.pack()?,
            },
            Self::Turn { quarters } => engine::Action::Turn(*quarters),
            Self::Clash { at } => engine::Action::Clash(at.on(grid)?),
        })
    }
}

impl From<engine::Goods> for Goods {
    fn from(goods: engine::Goods) -> Self {
        Self {
            kind: goods.kind.into(),
            amount: goods.amount,
        }
    }
}

/// What a co-operative mode asks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CoopQuestion {
    Offer,
    /// A movement of the scout.
    Scout,
    /// Chance: the shared mission.
    Mission,
    /// Which combat of the Enemy's turn comes next.
    Clash,
    /// Which Challenger fights.
    Who,
    /// Chance: the Automata's artifact card.
    Arm,
}

impl From<engine::Frame> for CoopQuestion {
    fn from(frame: engine::Frame) -> Self {
        match frame {
            engine::Frame::Offer => Self::Offer,
            engine::Frame::Scout(_) => Self::Scout,
            engine::Frame::Construct | engine::Frame::Mission | engine::Frame::Yield => {
                Self::Mission
            }
            engine::Frame::Clash => Self::Clash,
            engine::Frame::Who(_) => Self::Who,
            engine::Frame::Arm => Self::Arm,
        }
    }
}

/// Resources that one Challenger offers another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CoopOffer {
    pub from: Seat,
    pub to: Seat,
    pub goods: Goods,
}

impl From<engine::Offer> for CoopOffer {
    fn from(offer: engine::Offer) -> Self {
        Self {
            from: offer.from.0,
            to: offer.to.0,
            goods: offer.goods.into(),
        }
    }
}

/// What happened between Challengers and Enemy: open to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum CoopEvent {
    Offered { offer: CoopOffer },
    Declined { offer: CoopOffer },
    Accepted { offer: CoopOffer },
    ConstructionBegan,
    ScoutWent { seat: Seat },
    MissionOpened { mission: Slug },
    Turned { at: Cell, quarters: u8 },
    EnemyTurnBegan,
    EnemyTurnEnded,
    TargetDrawn { target: Slug },
    CardDrawn { card: Slug },
    TargetsShuffled,
    CardsShuffled,
}

impl CoopEvent {
    pub(super) fn of(rules: &Rules, event: engine::Event) -> Self {
        let content = rules.content;
        match event {
            engine::Event::Offered(offer) => Self::Offered {
                offer: offer.into(),
            },
            engine::Event::Declined(offer) => Self::Declined {
                offer: offer.into(),
            },
            engine::Event::Accepted(offer) => Self::Accepted {
                offer: offer.into(),
            },
            engine::Event::ConstructionBegan => Self::ConstructionBegan,
            engine::Event::ScoutWent(seat) => Self::ScoutWent { seat: seat.0 },
            engine::Event::MissionOpened(mission) => Self::MissionOpened {
                mission: mission.slug(content),
            },
            engine::Event::Turned { at, quarters } => Self::Turned {
                at: Cell::of(&rules.grid, at),
                quarters,
            },
            engine::Event::EnemyTurnBegan => Self::EnemyTurnBegan,
            engine::Event::EnemyTurnEnded => Self::EnemyTurnEnded,
            engine::Event::TargetDrawn(target) => Self::TargetDrawn {
                target: target.slug(content),
            },
            engine::Event::CardDrawn(card) => Self::CardDrawn {
                card: enemy_card(rules, card),
            },
            engine::Event::TargetsShuffled => Self::TargetsShuffled,
            engine::Event::CardsShuffled => Self::CardsShuffled,
        }
    }
}

/// The slug of an enemy-action card.
pub(super) fn enemy_card(rules: &Rules, card: engine::ActionCard) -> Slug {
    rules.content.coop.cards[usize::from(card.0)].slug.clone()
}

/// Why a co-operative mode refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum CoopWhy {
    NoPartner,
    NothingOffered,
    Company { seat: Seat },
    NoWay,
    NoScout,
    NothingToTurn,
    Banned,
}

impl From<engine::Why> for CoopWhy {
    fn from(why: engine::Why) -> Self {
        match why {
            engine::Why::NoPartner => Self::NoPartner,
            engine::Why::NothingOffered => Self::NothingOffered,
            engine::Why::Company(seat) => Self::Company { seat: seat.0 },
            engine::Why::NoWay => Self::NoWay,
            engine::Why::NoScout => Self::NoScout,
            engine::Why::NothingToTurn => Self::NothingToTurn,
            engine::Why::Banned => Self::Banned,
        }
    }
}

/// How far a co-operative game is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CoopStage {
    SetUp,
    Construction,
    Play,
}

/// The Enemy, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Enemy {
    /// Its seat: the one after the Challengers'. It has no biodome and is none of `seats`.
    pub seat: Seat,
    /// Whether a Dark Player speaks for it; otherwise it is an Automata.
    pub dark: bool,
    /// Artifact cards of a Dark Player; which they are is secret.
    pub hand_size: u8,
}

/// A tile that does not lie upright.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnedTile {
    pub at: Cell,
    /// Clockwise, from 1 to 3.
    pub quarters: u8,
}

/// What co-operative modes add to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CoopView {
    /// The offer that waits for an answer.
    pub offer: Option<CoopOffer>,
    pub stage: CoopStage,
    /// The Challenger who took the first turn.
    pub first: Seat,
    pub enemy: Enemy,
    /// The mission that all Challengers share.
    pub mission: Option<Mission>,
    /// The rooms of it that are on the board.
    pub mission_rooms: Vec<Cell>,
    /// Enemy-target cards in the deck and discarded, in no order.
    pub targets: Vec<Slug>,
    pub spent_targets: Vec<Slug>,
    /// Enemy-action cards in the deck and discarded, in no order.
    pub enemy_cards: Vec<Slug>,
    pub spent_enemy_cards: Vec<Slug>,
    pub turned: Vec<TurnedTile>,
    /// Quarters by which the tile to be placed is turned.
    pub quarters: u8,
}

impl CoopView {
    pub(super) fn of(game: &Game) -> Option<Self> {
        let rules = game.rules;
        let seat = rules.enemy?;
        let coop = game.state.mode.coop()?;
        let cell = |at| Cell::of(&rules.grid, at);
        let [deck, spent] = coop.cards();
        let slugs = |cards: ark_ids::Set<engine::ActionCard>| {
            cards.iter().map(|card| enemy_card(rules, card)).collect()
        };
        let built = game.state.derived.built;
        let turned = built.iter().filter(|at| coop.quarters(*at) > 0);
        Some(Self {
            offer: coop.offer.map(Into::into),
            stage: match coop.stage {
                engine::Stage::SetUp => CoopStage::SetUp,
                engine::Stage::Construction => CoopStage::Construction,
                engine::Stage::Play => CoopStage::Play,
            },
            first: coop.first.0,
            enemy: Enemy {
                seat: seat.0,
                dark: rules.has_dark_player(),
                hand_size: game.hand_size(seat),
            },
            mission: shared_mission(game),
            mission_rooms: game.mission_rooms().iter().map(cell).collect(),
            targets: rules.content.names(coop.targets),
            spent_targets: rules.content.names(coop.spent_targets),
            enemy_cards: slugs(deck),
            spent_enemy_cards: slugs(spent),
            turned: turned
                .map(|at| TurnedTile {
                    at: cell(at),
                    quarters: coop.quarters(at),
                })
                .collect(),
            quarters: coop.quarters,
        })
    }
}
