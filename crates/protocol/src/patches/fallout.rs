//! What Fallout shows.

use ark_engine::modes::fallout as engine;
use ark_engine::{Ending, Game, Rules};
use serde::{Deserialize, Serialize};

use crate::wire::{Named, Seat, Slug};

/// What a player submits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum FalloutAction {
    /// Shift the counter: clockwise is towards war and deeper into it.
    Shift { clockwise: bool },
}

impl From<engine::Action> for FalloutAction {
    fn from(action: engine::Action) -> Self {
        match action {
            engine::Action::Shift { clockwise } => Self::Shift { clockwise },
        }
    }
}

impl From<FalloutAction> for engine::Action {
    fn from(action: FalloutAction) -> Self {
        match action {
            FalloutAction::Shift { clockwise } => Self::Shift { clockwise },
        }
    }
}

/// What this mode asks a player, or chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FalloutQuestion {
    Sides,
    Target,
    Shift,
    Evaluate,
}

impl From<engine::Frame> for FalloutQuestion {
    fn from(frame: engine::Frame) -> Self {
        match frame {
            engine::Frame::Sides => Self::Sides,
            engine::Frame::Reveal(_) => Self::Target,
            engine::Frame::Shift => Self::Shift,
            engine::Frame::Evaluate => Self::Evaluate,
        }
    }
}

/// Where the counter stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FalloutCounter {
    /// Whether it is war, on red; on green it is peace.
    pub war: bool,
    pub at: u8,
}

impl From<engine::Counter> for FalloutCounter {
    fn from(engine::Counter { war, at }: engine::Counter) -> Self {
        Self { war, at }
    }
}

fn objective(rules: &Rules, card: u8) -> Slug {
    rules.content.objectives[usize::from(card)].slug.clone()
}

/// What happened: open to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum FalloutEvent {
    /// These achievement cards show their difficult side.
    SidesChosen {
        difficult: Vec<Slug>,
    },
    /// The first or second (0 or 1) to complete an achievement card.
    Achieved {
        seat: Seat,
        objective: Slug,
        rank: u8,
        points: u8,
    },
    /// The first or second (0 or 1) to activate the room of a target card.
    Activated {
        seat: Seat,
        target: Slug,
        rank: u8,
        points: u8,
    },
    TargetRevealed {
        target: Slug,
    },
    Moved {
        counter: FalloutCounter,
    },
    /// War or peace began.
    Turned {
        counter: FalloutCounter,
    },
    LastTurn,
    /// What a seat has at the end.
    Scored {
        seat: Seat,
        points: VictoryPoints,
    },
}

impl FalloutEvent {
    pub(super) fn of(rules: &Rules, event: engine::Event) -> Self {
        match event {
            engine::Event::SidesChosen(bits) => Self::SidesChosen {
                difficult: (0..engine::CARDS as u8)
                    .filter(|card| bits >> card & 1 == 1)
                    .map(|card| objective(rules, card))
                    .collect(),
            },
            engine::Event::Achieved {
                seat,
                card,
                rank,
                points,
            } => Self::Achieved {
                seat: seat.0,
                objective: objective(rules, card),
                rank,
                points,
            },
            engine::Event::Activated {
                seat,
                target,
                rank,
                points,
            } => Self::Activated {
                seat: seat.0,
                target: target.slug(rules.content),
                rank,
                points,
            },
            engine::Event::TargetRevealed(target) => Self::TargetRevealed {
                target: target.slug(rules.content),
            },
            engine::Event::Moved(counter) => Self::Moved {
                counter: counter.into(),
            },
            engine::Event::Turned(counter) => Self::Turned {
                counter: counter.into(),
            },
            engine::Event::LastTurn => Self::LastTurn,
            // Only at the end, when all missions are shown.
            engine::Event::Scored { seat, score } => Self::Scored {
                seat: seat.0,
                points: VictoryPoints {
                    objectives: score.objectives,
                    mission: Some(score.mission),
                    sections: score.sections,
                },
            },
        }
    }
}

/// Why this mode refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum FalloutWhy {
    Peace,
    Leftmost { seat: Seat },
}

impl From<engine::Why> for FalloutWhy {
    fn from(why: engine::Why) -> Self {
        match why {
            engine::Why::Peace => Self::Peace,
            engine::Why::Leftmost(seat) => Self::Leftmost { seat: seat.0 },
        }
    }
}

/// An achievement card that lies out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AchievementCard {
    pub objective: Slug,
    pub difficult: bool,
    /// What each completion is worth, the first and perhaps a second.
    pub points: Vec<u8>,
    /// Who completed it, in this order.
    pub completed: Vec<Seat>,
}

/// A target card that lies face up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TargetCard {
    pub target: Slug,
    pub points: Vec<u8>,
    pub completed: Vec<Seat>,
    /// Whether its room is out of the game, so that nobody can complete it.
    pub void: bool,
}

/// Victory points of a seat, as things stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VictoryPoints {
    pub objectives: u8,
    /// Of the rooms of its mission; none where the viewer does not know it.
    pub mission: Option<u8>,
    pub sections: u8,
}

/// What this mode adds to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FalloutView {
    pub counter: FalloutCounter,
    /// The highest position of either colour.
    pub highest: u8,
    /// Empty until their sides are chosen.
    pub achievements: Vec<AchievementCard>,
    /// Empty while they lie face down.
    pub targets: Vec<TargetCard>,
    /// So many cubes on achievements reveal the targets.
    pub reveal: u8,
    /// So many cubes on targets end the game.
    pub end: u8,
    /// Whether the game ends with this turn.
    pub last_turn: bool,
    /// Of each seat.
    pub points: Vec<VictoryPoints>,
}

impl FalloutView {
    pub(super) fn of(game: &Game, viewer: Option<ark_ids::Seat>) -> Option<Self> {
        let own = game.state.mode.fallout()?;
        let rules = game.rules;
        let numbers = &rules.content.fallout;
        let places = usize::from(numbers.completions[rules.seats - 1]);
        let points = |goal| engine::points(game, goal)[..places].to_vec();
        let completed = |goal| {
            engine::completed_by(game, goal)
                .map(|seat| seat.0)
                .collect()
        };
        let card = |card: u8| {
            let goal = engine::Goal::Achievement(card);
            AchievementCard {
                objective: objective(rules, card),
                difficult: own.difficult.has(card),
                points: points(goal),
                completed: completed(goal),
            }
        };
        let chosen = !own.difficult.is_empty();
        let target = |place: usize| {
            let goal = engine::Goal::Target(place as u8);
            let target = own.targets[place]?;
            Some(TargetCard {
                target: target.slug(rules.content),
                points: points(goal),
                completed: completed(goal),
                void: engine::void(game, target),
            })
        };
        let over = matches!(game.state.ending, Some(Ending::Ranked { .. }));
        let score = |seat: ark_ids::Seat| {
            let score = engine::score(game, seat);
            let known = over || viewer == Some(seat);
            VictoryPoints {
                objectives: score.objectives,
                mission: known.then_some(score.mission),
                sections: score.sections,
            }
        };
        Some(Self {
            counter: own.counter.into(),
            highest: numbers.track[rules.seats - 1],
            achievements: (0..engine::CARDS as u8)
                .filter(|_| chosen)
                .map(card)
                .collect(),
            targets: (0..engine::TARGETS).filter_map(target).collect(),
            reveal: numbers.reveal[rules.seats - 1],
            end: numbers.end[rules.seats - 1],
            last_turn: own.last_turn,
            points: rules.all_seats().iter().map(score).collect(),
        })
    }
}
