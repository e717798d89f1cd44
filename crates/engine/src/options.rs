//! What a table chooses before the game, and whether it may (GMV chapter).

use ark_content::{Content, ModeData};
use ark_ids::{Faction, Group, SEATS, Seat, Set};
use ark_rulebook::Rule;

use crate::patch::{self, Hooks, Patch};

/// How well a player knows the game (UNF-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Level {
    #[default]
    Experienced,
    Intermediate,
    Beginner,
}

impl Level {
    pub const ALL: [Self; 3] = [Self::Experienced, Self::Intermediate, Self::Beginner];

    pub const fn slug(self) -> &'static str {
        match self {
            Self::Experienced => "experienced",
            Self::Intermediate => "intermediate",
            Self::Beginner => "beginner",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.slug() == slug)
    }
}

/// The version of the rules. Raised when a change of code would make a recorded game
/// differ; the code that changed then asks `Options::ruleset` which of the two holds.
pub const RULESET: u16 = 1;

/// The choices of a table. Slugs, because they stand in the header of a record.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// The rules that are played by: an older version only to go on with an older game.
    pub ruleset: u16,
    pub mode: String,
    pub players: u8,
    pub variants: Vec<String>,
    /// Slug of the layout; none takes the recommended one.
    pub layout: Option<String>,
    /// Chosen groups, or none for a random draw (SETUP-R8).
    pub groups: Option<Set<Group>>,
    /// The faction of each player of the header; none for a random free one (SETUP-R9).
    pub factions: [Option<Faction>; SEATS],
    /// How well each player of the header knows the game; others than experienced ones
    /// only with a variant that helps them (UNF-01).
    pub levels: [Level; SEATS],
    /// Whether chance seats the players, or they sit in the order of the header.
    pub random_seats: bool,
    /// The first player, or none for a random one (TURN-R1).
    pub first: Option<Seat>,
    /// Turns per player after which the game ends without a winner; 0 is never (TURN-R9).
    pub turn_limit: u16,
    /// Whether a human plays the Enemy.
    pub dark_player: bool,
    /// How much is added to make a mode harder, as it says itself (GRD-09, GLT-31, ITL-06).
    pub more: u8,
    /// Whether the harder of two goals is to be reached (GLT-60).
    pub hard: bool,
}

/// What is wrong with a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conflict {
    pub rule: Rule,
    pub problem: Problem,
}

/// The facts of a conflict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    UnknownMode(String),
    UnknownVariant(String),
    UnknownLayout {
        layout: String,
        offered: Vec<String>,
    },
    Players {
        players: u8,
        least: u8,
        most: u8,
    },
    VariantNotListed {
        mode: String,
        variant: String,
    },
    VariantTwice(String),
    NoDarkPlayer(String),
    /// Nobody is experienced.
    NoneExperienced,
    /// Levels of experience mean nothing without the variant.
    NoLevels,
    GroupCount {
        chosen: usize,
        needed: u8,
    },
    BothViolet,
    UnknownGroup,
    NoGroups(String),
    FactionTwice(Faction),
    UnknownFaction,
    UnknownSeat,
    TooFewMissions {
        have: usize,
        need: u8,
    },
    NotPlayable(String),
    /// More is added than the mode allows.
    TooMuchMore {
        more: u8,
        most: u8,
    },
}

impl Options {
    /// A game of this mode for so many players, with everything else left to chance.
    pub fn new(mode: &str, players: u8) -> Self {
        Self {
            ruleset: RULESET,
            mode: mode.to_owned(),
            players,
            variants: Vec::new(),
            layout: None,
            groups: None,
            factions: [None; SEATS],
            levels: [Level::Experienced; SEATS],
            random_seats: false,
            first: None,
            turn_limit: 0,
            dark_player: false,
            more: 0,
            hard: false,
        }
    }

    /// All that speaks against these choices; nothing if they can be played by the rulebook.
    pub fn conflicts(&self, content: &Content) -> Vec<Conflict> {
        let mut found = Vec::new();
        let mut object = |rule, problem| found.push(Conflict { rule, problem });
        let Some(mode) = content.modes.iter().find(|m| m.slug == self.mode) else {
            // One slug names one mode: two at once, such as "glitch+guardians", is none (GMV-02).
            let named = content.modes.iter().filter(|m| self.mode.contains(&m.slug));
            let rule = if named.count() > 1 {
                Rule::Gmv02
            } else {
                Rule::Gmv01
            };
            object(rule, Problem::UnknownMode(self.mode.clone()));
            return found;
        };
        let (least, most) = mode.players;
        if self.players < least || self.players > most {
            object(
                player_count(content, mode),
                Problem::Players {
                    players: self.players,
                    least,
                    most,
                },
            );
            return found;
        }
        for (i, variant) in self.variants.iter().enumerate() {
            if !content.variants.iter().any(|v| v.slug == *variant) {
                object(Rule::Gmv03, Problem::UnknownVariant(variant.clone()));
            } else if !mode.variants.contains(variant) {
                let problem = Problem::VariantNotListed {
                    mode: mode.slug.clone(),
                    variant: variant.clone(),
                };
                object(Rule::GmvR3, problem);
            } else if self.variants[..i].contains(variant) {
                object(Rule::Gmv03, Problem::VariantTwice(variant.clone()));
            }
        }
        if self.dark_player && !mode.dark_player {
            object(Rule::GmvR2, Problem::NoDarkPlayer(mode.slug.clone()));
        }
        let layouts = &mode.layouts[self.players as usize - 1];
        if let Some(layout) = &self.layout
            && !layouts.contains(layout)
        {
            let problem = Problem::UnknownLayout {
                layout: layout.clone(),
                offered: layouts.clone(),
            };
            object(Rule::Setup13, problem);
        }
        for faction in self
            .factions
            .into_iter()
            .take(self.players as usize)
            .flatten()
        {
            if faction.index() >= content.factions.len() {
                object(Rule::Setup01, Problem::UnknownFaction);
            }
            let takers = self
                .factions
                .iter()
                .filter(|f| **f == Some(faction))
                .count();
            if takers > 1 {
                object(Rule::Setup01, Problem::FactionTwice(faction));
            }
        }
        if self.first.is_some_and(|seat| seat.0 >= self.players) {
            object(Rule::TurnR1, Problem::UnknownSeat);
        }
        if let Some(groups) = self.groups {
            self.group_conflicts(content, mode, groups, &mut object);
        }
        let helped = |level: &Level| *level != Level::Experienced;
        let heeded = |patch| patch::with!(patch, P => P::LEVELS);
        if self.levels.iter().any(helped) && !Patch::of(self).into_iter().any(heeded) {
            object(Rule::Unf01, Problem::NoLevels);
        }
        for patch in Patch::of(self) {
            patch::with!(patch, P => P::conflicts(content, mode, self, &mut object));
        }
        found
    }

    fn group_conflicts(
        &self,
        content: &Content,
        mode: &ModeData,
        groups: Set<Group>,
        object: &mut impl FnMut(Rule, Problem),
    ) {
        let Some(params) = &mode.params else { return };
        let needed = params.groups[self.players as usize - 1];
        if needed == 0 {
            object(Rule::First05, Problem::NoGroups(mode.slug.clone()));
            return;
        }
        if !Set::<Group>::first(content.groups.len()).contains_all(groups) {
            object(Rule::Setup18, Problem::UnknownGroup);
            return;
        }
        if groups.len() != needed as usize {
            object(
                Rule::Setup17,
                Problem::GroupCount {
                    chosen: groups.len(),
                    needed,
                },
            );
        }
        let violet = groups
            .iter()
            .filter(|g| content.groups[g.index()].violet)
            .count();
        // From four players on both are allowed (SETUP-20).
        if violet > 1 && self.players <= 3 {
            object(Rule::Setup19, Problem::BothViolet);
        }
        let have = missions_of(content, groups).len();
        let need = if self.players <= 3 { 4 } else { 6 };
        if have < need as usize {
            // A player who should draw always can (MISS-R2).
            object(Rule::Setup31, Problem::TooFewMissions { have, need });
        }
    }
}

/// The rule that says how many may play a mode: the one that its content names. The
/// edition is always the one with five colours (GMV-R4).
fn player_count(content: &Content, mode: &ModeData) -> Rule {
    let item = format!("mode {}", mode.slug);
    let at = content.marks.of(&item, "players").map(|mark| &mark.at);
    Rule::ALL
        .into_iter()
        .find(|rule| at.is_some_and(|at| at.contains(rule.id())))
        .unwrap_or(Rule::Gmv01)
}

/// The missions whose groups were all chosen (SETUP-29).
pub(crate) fn missions_of(content: &Content, groups: Set<Group>) -> Set<ark_ids::Mission> {
    (0..content.missions.len() as u8)
        .map(ark_ids::Mission)
        .filter(|m| {
            content.missions[m.index()]
                .groups
                .is_some_and(|pair| pair.into_iter().all(|g| groups.has(g)))
        })
        .collect()
}

/// Every legal combination of groups (SETUP-19, SETUP-R8).
pub fn group_choices(content: &Content, players: u8, needed: u8) -> Vec<Set<Group>> {
    let all = content.groups.len();
    let violet: Set<Group> = (0..all as u8)
        .map(Group)
        .filter(|g| content.groups[g.index()].violet)
        .collect();
    (0u128..1 << all)
        .map(Set::from_bits)
        .filter(|set: &Set<Group>| set.len() == needed as usize)
        .filter(|set| players > 3 || (*set & violet).len() < 2)
        .collect()
}
