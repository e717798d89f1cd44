//! All that does not change in a game: composed once from content and options.

use std::sync::{Mutex, OnceLock};

use ark_content::{
    Acts, Benefit, Board, Condition, Content, Kind, Layout, Params, RoomDeck, RoomKind, TargetOf,
    TileData,
};
use ark_ids::{Colour, Group, SEATS, Seat, Section, Set, Target, Tile};
use arrayvec::ArrayVec;

use crate::grid::Grid;
use crate::options::{Conflict, Options, Problem, group_choices};
use crate::outline::{Gifts, Outline};
use crate::patch::{self, Hooks, Patch};
use crate::state::Ending;

/// A step of a turn. The script of a game is a list of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The turn begins; what is due happens.
    Begin,
    /// A mini action may be used (MIN-02).
    Mini,
    /// The marker is placed and the first action phase played.
    Action,
    /// A chain may lead to a second action phase (TURN-05).
    Chain,
    /// Units that share a room with an opponent's fight (TURN-06).
    Combat,
    /// Gates, if they are due; then the next seat.
    End,
    /// A step of a mode or variant: its frame comes onto the agenda.
    Patch(patch::Frame),
}

/// All that does not change.
#[derive(Debug)]
pub struct Rules {
    pub content: &'static Content,
    pub options: Options,
    pub params: Params,
    pub layout: Layout,
    pub grid: Grid,
    /// How many seats have a biodome and take turns.
    pub seats: usize,
    /// The seats that people or bots speak for.
    pub players: Set<Seat>,
    /// The seat of a side without a biodome, which takes no turns of the script: all
    /// others are up against it. It is a player only if somebody speaks for it.
    pub enemy: Option<Seat>,
    /// Whose units, cubes and cylinders each seat is up against.
    pub opponents: [Set<Seat>; SEATS],
    /// Whether all who share a room fight one combat where they are three or more; if
    /// not, each opponent is fought apart (COMB-02, FAL-R15).
    pub melee: bool,
    /// Whether the cubes of a room close up when one is replaced, and the new one comes
    /// last; if not, it takes the place of the old one (ENG-13, FAL-27).
    pub close_up: bool,
    /// Whether whoever fulfils a mission wins (MISS-14, FAL-01).
    pub mission_wins: bool,
    /// The mode and variants in force, in the order in which they apply.
    pub patches: ArrayVec<Patch, 8>,
    pub script: ArrayVec<Step, 10>,
    /// Tiles that can be activated, special rooms and generators, and what they give
    /// (ACT-03).
    targets: Vec<Option<Target>>,
    /// Tiles that are factories.
    pub factories: Set<Tile>,
    pub gate: Tile,
    /// The board of each faction: all use the same side, and the A-sides are alike
    /// (GMV-R1, SETUP-40).
    pub boards: Vec<&'static Board>,
    /// The same, worked out.
    pub(crate) outlines: Vec<Outline>,
    pub(crate) gifts: Gifts,
    /// Actions that some patch may forbid.
    pub(crate) closable: Acts,
    /// What each achievement asks for.
    pub(crate) conditions: ArrayVec<Condition, 8>,
    /// The tiles that each target card means: of a factory card all of the type, of the
    /// generator card the violet one (COP-R7).
    pub(crate) meant: Vec<Set<Tile>>,
    /// Every legal choice of groups.
    pub(crate) group_choices: Vec<Set<Group>>,
    /// The section whose generator provides a seat's own cylinders; not to be confused
    /// with outer generators (ROOM-14).
    pub power: Section,
    /// The section where units stand that nothing puts elsewhere (ASY-23).
    pub stasis: Section,
}

impl Rules {
    /// Composes base, mode, variants and options, in this order; refuses what the rulebook
    /// forbids.
    pub fn compose(content: &'static Content, options: &Options) -> Result<Self, Vec<Conflict>> {
        let mut conflicts = options.conflicts(content);
        let mode = content.modes.iter().find(|m| m.slug == options.mode);
        let unready = mode
            .filter(|m| m.params.is_none())
            .map(|m| m.slug.clone())
            .into_iter();
        let unready = unready.chain(options.variants.iter().filter_map(|slug| {
            content
                .variants
                .iter()
                .find(|v| v.slug == *slug && !v.playable)
                .map(|v| v.slug.clone())
        }));
        for slug in unready {
            let rule = ark_rulebook::Rule::Gmv04;
            conflicts.push(Conflict {
                rule,
                problem: Problem::NotPlayable(slug),
            });
        }
        let (Some(mode), true) = (mode, conflicts.is_empty()) else {
            return Err(conflicts);
        };
        let params = mode.params.clone().expect("checked above");
        let seats = options.players as usize;
        let slug = options
            .layout
            .as_ref()
            .unwrap_or(&mode.layouts[seats - 1][0]);
        let layout = content
            .layouts
            .iter()
            .find(|l| l.slug == *slug)
            .expect("validated")
            .clone();
        let board = &content.boards[0];
        let section = |kind| {
            let at = board.sections.iter().position(|s| has(&s.benefits, kind));
            Section(at.expect("validated") as u8)
        };
        let factory = |t: &TileData| matches!(t.kind, RoomKind::Factory(_));
        let index = |wanted: &dyn Fn(&TileData) -> bool| -> Set<Tile> {
            (0..content.tiles.len() as u8)
                .map(Tile)
                .filter(|t| wanted(&content.tiles[t.index()]))
                .collect()
        };
        let mut rules = Self {
            grid: Grid::new(&layout, seats),
            script: [
                Step::Begin,
                Step::Action,
                Step::Chain,
                Step::Combat,
                Step::End,
            ]
            .into_iter()
            .collect(),
            targets: content
                .tiles
                .iter()
                .map(|t| {
                    if params.activation && !factory(t) {
                        t.target
                    } else {
                        None
                    }
                })
                .collect(),
            factories: index(&factory),
            gate: index(&|t| t.kind == RoomKind::Gate)
                .min()
                .expect("validated"),
            boards: vec![board; content.factions.len()],
            power: section(Kind::Route),
            stasis: section(Kind::Awake),
            meant: (0..content.targets.len() as u8)
                .map(|target| index(&|tile| means(content, Target(target), tile)))
                .collect(),
            conditions: content.achievements.iter().map(|a| a.condition).collect(),
            group_choices: group_choices(content, options.players, params.groups[seats - 1]),
            content,
            options: options.clone(),
            params,
            layout,
            seats,
            players: Set::first(seats),
            enemy: None,
            opponents: std::array::from_fn(|seat| Set::first(seats).without(Seat(seat as u8))),
            melee: false,
            close_up: false,
            mission_wins: true,
            patches: Patch::of(options),
            outlines: Vec::new(),
            gifts: Gifts::of(content),
            closable: Set::EMPTY,
        };
        for patch in rules.patches.clone() {
            patch::with!(patch, P => {
                P::compose(&mut rules);
                rules.closable |= P::CLOSES.iter().copied().collect();
            });
        }
        let outlines = rules.boards.iter().map(|board| Outline::of(board));
        rules.outlines = outlines.collect();
        Ok(rules)
    }

    /// The composed rules, kept for as long as the process lives: states refer to
    /// them, and there are few combinations.
    pub fn intern(
        content: &'static Content,
        options: &Options,
    ) -> Result<&'static Self, Vec<Conflict>> {
        static KNOWN: OnceLock<Mutex<Vec<&'static Rules>>> = OnceLock::new();
        let mut known = KNOWN
            .get_or_init(Mutex::default)
            .lock()
            .expect("no panic while held");
        let same = |r: &&&Self| std::ptr::eq(r.content, content) && r.options == *options;
        if let Some(rules) = known.iter().find(same) {
            return Ok(rules);
        }
        let rules: &'static Self = Box::leak(Box::new(Self::compose(content, options)?));
        known.push(rules);
        Ok(rules)
    }

    #[inline(always)]
    pub fn tile(&self, tile: Tile) -> &'static TileData {
        &self.content.tiles[tile.index()]
    }

    #[inline(always)]
    pub fn target(&self, tile: Tile) -> Option<Target> {
        self.targets[tile.index()]
    }

    /// Adds a mini action phase to the turn: right before the marker is placed (MIN-02),
    /// after whatever else precedes it (MIN-R1).
    pub(crate) fn add_mini_phase(&mut self) {
        if !self.script.contains(&Step::Mini) {
            let action = self.script.iter().position(|step| *step == Step::Action);
            self.script.insert(action.unwrap_or(0), Step::Mini);
        }
    }

    pub fn all_seats(&self) -> Set<Seat> {
        Set::first(self.seats)
    }

    /// Whether somebody speaks for the side without a biodome (COP-02).
    pub fn has_dark_player(&self) -> bool {
        self.enemy.is_some_and(|enemy| self.players.has(enemy))
    }

    /// The seats that won, out of those that could.
    pub fn winners(&self, ending: Ending) -> Set<Seat> {
        match ending {
            Ending::Mission(seat) => Set::one(seat),
            Ending::Team { won: true, .. } => self.all_seats(),
            Ending::Team { won: false, .. } => self.players - self.all_seats(),
            Ending::Ranked { winners } => Set::from_bits(winners.into()),
            Ending::TurnLimit => Set::EMPTY,
        }
    }

    /// The special rooms of a game with these groups (SETUP-18, FIRST-05).
    pub fn special_rooms(&self, groups: Set<ark_ids::Group>) -> Set<Tile> {
        match self.params.room_deck {
            RoomDeck::Listed(tiles) => tiles,
            RoomDeck::Groups => groups
                .iter()
                .flat_map(|g| self.content.groups[g.index()].tiles.iter().copied())
                .collect(),
        }
    }

    /// The seats after this one, clockwise, and then itself.
    pub fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |i| Seat(((from.index() + i) % seats) as u8))
    }

    #[inline(always)]
    pub fn condition(&self, index: usize) -> Condition {
        self.conditions[index]
    }
}

/// Whether a target card means a tile.
fn means(content: &Content, target: Target, tile: &TileData) -> bool {
    match (content.targets[target.index()].of, tile.kind) {
        (TargetOf::Special, RoomKind::Special) => tile.target == Some(target),
        (TargetOf::Generator, RoomKind::Generator) => tile.home_of == Some(Colour::VIOLET),
        (TargetOf::Factory(wanted), RoomKind::Factory(kind)) => wanted == kind,
        _ => false,
    }
}

fn has(benefits: &[Benefit], kind: Kind) -> bool {
    benefits.iter().any(|b| b.kind == kind)
}

/// The pieces of a neutral colour (COMP-04, COMP-05).
pub const fn pieces_of(colour: Colour) -> u8 {
    match colour {
        Colour::ROBOT | Colour::MERCENARY => 4,
        Colour::BLACK => 6,
        _ => 10,
    }
}
