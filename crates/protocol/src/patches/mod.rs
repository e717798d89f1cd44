//! What only modes and variants know, as one viewer may see it: one file for each that
//! has anything to show.

mod complexity_2;
mod coop;
mod factions;
mod fallout;
mod glitch;
mod guardians;
mod it_learns;
mod unfair;

pub use complexity_2::*;
pub use coop::*;
pub use factions::*;
pub use fallout::*;
pub use glitch::*;
pub use guardians::*;
pub use it_learns::*;
pub use unfair::*;

use ark_engine::{Game, Patch, patch};
use serde::{Deserialize, Serialize};

/// An action of a mode or variant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "patch", rename_all = "snake_case")]
pub enum PatchAction {
    Coop(CoopAction),
    Fallout(FalloutAction),
    Guardians(GuardiansAction),
    ItLearns(ItLearnsAction),
    Factions(FactionAction),
    Complexity2(ComplexityAction),
}

impl PatchAction {
    pub fn of(game: &Game, action: patch::Action) -> Self {
        match action {
            patch::Action::Coop(action) => Self::Coop(CoopAction::of(game, action)),
            patch::Action::Guardians(action) => Self::Guardians(GuardiansAction::of(game, action)),
            patch::Action::Glitch(action) => match action {},
            patch::Action::ItLearns(action) => Self::ItLearns(ItLearnsAction::of(game, action)),
            patch::Action::Fallout(action) => Self::Fallout(action.into()),
            patch::Action::Factions(action) => Self::Factions(FactionAction::of(game, action)),
            patch::Action::Complexity2(action) => {
                Self::Complexity2(ComplexityAction::of(game, action))
            }
            patch::Action::Unfair(action) => match action {},
        }
    }

    pub(crate) fn read(&self, game: &Game) -> Option<patch::Action> {
        Some(match self {
            Self::Fallout(action) => patch::Action::Fallout((*action).into()),
            Self::Coop(action) => patch::Action::Coop(action.read(game)?),
            Self::Guardians(action) => patch::Action::Guardians(action.read(game)?),
            Self::ItLearns(action) => patch::Action::ItLearns(action.read(game)?),
            Self::Factions(action) => patch::Action::Factions(action.read(game)?),
            Self::Complexity2(action) => patch::Action::Complexity2(action.read(game)?),
        })
    }
}

/// What a mode or variant asks a player, or chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PatchQuestion {
    Coop(CoopQuestion),
    Fallout(FalloutQuestion),
    Guardians(GuardiansQuestion),
    ItLearns(ItLearnsQuestion),
    Glitch(GlitchQuestion),
    Complexity2(ComplexityQuestion),
    Unfair(UnfairQuestion),
}

impl From<patch::Frame> for PatchQuestion {
    fn from(frame: patch::Frame) -> Self {
        match frame {
            patch::Frame::Coop(frame) => Self::Coop(frame.into()),
            patch::Frame::Guardians(frame) => Self::Guardians(frame.into()),
            patch::Frame::Glitch(frame) => Self::Glitch(frame.into()),
            patch::Frame::ItLearns(frame) => Self::ItLearns(frame.into()),
            patch::Frame::Fallout(frame) => Self::Fallout(frame.into()),
            patch::Frame::Factions(frame) => match frame {},
            patch::Frame::Complexity2(frame) => Self::Complexity2(frame.into()),
            patch::Frame::Unfair(frame) => Self::Unfair(frame.into()),
        }
    }
}

/// What happened in a mode or variant. What the viewer may not see is `None`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "patch", rename_all = "snake_case")]
pub enum PatchEvent {
    Coop(CoopEvent),
    Fallout(FalloutEvent),
    Guardians(GuardiansEvent),
    ItLearns(ItLearnsEvent),
    Glitch(GlitchEvent),
    Factions(FactionEvent),
    Complexity2(ComplexityEvent),
}

impl PatchEvent {
    /// What a viewer sees of an event, if anything.
    #[allow(clippy::unnecessary_wraps)]
    pub(crate) fn seen(game: &Game, event: patch::Event, _: Option<ark_ids::Seat>) -> Option<Self> {
        match event {
            patch::Event::Coop(event) => Some(Self::Coop(CoopEvent::of(game.rules, event))),
            patch::Event::Guardians(event) => {
                Some(Self::Guardians(GuardiansEvent::of(game.rules, event)))
            }
            patch::Event::Glitch(event) => Some(Self::Glitch(GlitchEvent::of(game.rules, event))),
            patch::Event::ItLearns(event) => {
                Some(Self::ItLearns(ItLearnsEvent::of(game.rules, event)))
            }
            patch::Event::Fallout(event) => {
                Some(Self::Fallout(FalloutEvent::of(game.rules, event)))
            }
            patch::Event::Factions(event) => Some(Self::Factions(FactionEvent::of(game, event))),
            patch::Event::Complexity2(event) => {
                Some(Self::Complexity2(ComplexityEvent::of(game.rules, event)))
            }
            patch::Event::Unfair(event) => match event {},
        }
    }
}

/// Why a mode or variant refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "patch", rename_all = "snake_case")]
pub enum PatchWhy {
    Coop(CoopWhy),
    Fallout(FalloutWhy),
    Guardians(GuardiansWhy),
    ItLearns(ItLearnsWhy),
    Glitch(GlitchWhy),
    Factions(FactionWhy),
    Complexity2(ComplexityWhy),
}

impl From<patch::Why> for PatchWhy {
    fn from(why: patch::Why) -> Self {
        match why {
            patch::Why::Coop(why) => Self::Coop(why.into()),
            patch::Why::Guardians(why) => Self::Guardians(why.into()),
            patch::Why::Glitch(why) => Self::Glitch(why.into()),
            patch::Why::ItLearns(why) => Self::ItLearns(why.into()),
            patch::Why::Fallout(why) => Self::Fallout(why.into()),
            patch::Why::Factions(why) => Self::Factions(why.into()),
            patch::Why::Complexity2(why) => Self::Complexity2(why.into()),
            patch::Why::Unfair(why) => match why {},
        }
    }
}

/// What lies on the table only because of a mode or variant; none for those not played.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Patches {
    pub coop: Option<CoopView>,
    pub fallout: Option<FalloutView>,
    pub guardians: Option<GuardiansView>,
    pub glitch: Option<GlitchView>,
    pub it_learns: Option<ItLearnsView>,
    pub factions: Option<FactionsView>,
    pub complexity_2: Option<ComplexityView>,
    pub unfair: Option<UnfairView>,
}

impl Patches {
    pub(crate) fn of(game: &Game, viewer: Option<ark_ids::Seat>) -> Self {
        let played = |patch| game.rules.patches.contains(&patch);
        Self {
            coop: CoopView::of(game),
            unfair: UnfairView::of(game),
            fallout: FalloutView::of(game, viewer),
            guardians: GuardiansView::of(game),
            glitch: GlitchView::of(game),
            it_learns: ItLearnsView::of(game),
            factions: played(Patch::Factions).then(|| FactionsView::of(game)),
            complexity_2: played(Patch::Complexity2).then(|| ComplexityView::of(game)),
        }
    }
}
