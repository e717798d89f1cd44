//! All that does not change in a game: composed once from content and options.

use std::sync::{Mutex, OnceLock};

use ark_content::{
    Benefit, Board, Condition, Content, Kind, Layout, Params, RoomDeck, RoomKind, TileData,
};
use ark_ids::{Colour, Seat, Section, Set, Target, Tile};
use arrayvec::ArrayVec;

use crate::grid::Grid;
use crate::options::{Conflict, Options, Problem};

/// A step of a turn. The script of a game is a list of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The turn begins; what is due happens.
    Begin,
    /// The marker is placed and the first action phase played.
    Action,
    /// A chain may lead to a second action phase (TURN-05).
    Chain,
    /// Units that share a room with an opponent's fight (TURN-06).
    Combat,
    /// Gates, if they are due; then the next seat.
    End,
}

/// All that does not change.
#[derive(Debug)]
pub struct Rules {
    pub content: &'static Content,
    pub options: Options,
    pub params: Params,
    pub layout: Layout,
    pub grid: Grid,
    pub seats: usize,
    pub script: ArrayVec<Step, 10>,
    /// Tiles that can be activated, special rooms and generators, and what they give
    /// (ACT-03).
    targets: Vec<Option<Target>>,
    /// Tiles that are factories.
    pub factories: Set<Tile>,
    pub gate: Tile,
    /// The section whose generator provides a seat's own cylinders; not to be confused
    /// with outer generators (ROOM-14).
    pub power: Section,
}

impl Rules {
    /// Composes base, mode and options; refuses what the rulebook forbids.
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
        let power = board
            .sections
            .iter()
            .position(|s| has(&s.benefits, Kind::Route));
        let factory = |t: &TileData| matches!(t.kind, RoomKind::Factory(_));
        let index = |wanted: &dyn Fn(&TileData) -> bool| -> Set<Tile> {
            (0..content.tiles.len() as u8)
                .map(Tile)
                .filter(|t| wanted(&content.tiles[t.index()]))
                .collect()
        };
        Ok(Self {
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
            power: Section(power.expect("validated") as u8),
            content,
            options: options.clone(),
            params,
            layout,
            seats,
        })
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

    /// The board of a seat: all use the same side, and the A-sides are alike (GMV-R1,
    /// SETUP-40).
    #[inline(always)]
    pub fn board(&self, _: Seat) -> &'static Board {
        &self.content.boards[0]
    }

    pub fn all_seats(&self) -> Set<Seat> {
        Set::first(self.seats)
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

    pub fn condition(&self, index: usize) -> Condition {
        self.content.achievements[index].condition
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
