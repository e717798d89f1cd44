//! Names of places, pieces, cards and amounts.

use ark_content::{Act, Line};
use ark_engine::{PEN, Squad};
use ark_ids::{Card, Cell, Colour, Group, Mission, Place, Resource, Seat, Section, Set, Spot};
use ark_ids::{Target, Tile, Where};

use super::{Notation, NotationError, Read, seat_letter};

/// The name of the card that each seat keeps.
const PEN_SLUG: &str = "aliens-pen";

pub(crate) const fn act_word(act: Act) -> &'static str {
    act.slug()
}

/// A line of a section is known by its first action.
pub(crate) fn line_word(line: Line) -> &'static str {
    line.acts.min().map_or("nothing", act_word)
}

impl Notation<'_> {
    /// Column letter and row number: a1 is the top left.
    pub fn cell(self, cell: Cell) -> String {
        let grid = &self.game.rules.grid;
        format!(
            "{}{}",
            char::from(b'a' + grid.column(cell)),
            grid.row(cell) + 1
        )
    }

    pub fn read_cell(self, word: &str) -> Read<Cell> {
        let grid = &self.game.rules.grid;
        let expected = || {
            let last = self.cell(Cell(grid.width * grid.height - 1));
            NotationError::new(word, format!("a cell from a1 to {last}"))
        };
        let mut chars = word.chars();
        let column = chars
            .next()
            .filter(char::is_ascii_lowercase)
            .ok_or_else(expected)?;
        let row: u8 = chars.as_str().parse().map_err(|_| expected())?;
        let row = row.checked_sub(1).ok_or_else(expected)?;
        grid.cell(column as u8 - b'a', row).ok_or_else(expected)
    }

    pub fn place(self, place: Place) -> String {
        match (place.as_cell(), place.as_biodome()) {
            (Some(cell), _) => self.cell(cell),
            (_, Some(seat)) => format!("{}.home", seat_letter(seat)),
            _ => unreachable!("a place is a cell or a biodome"),
        }
    }

    /// `home` is the reader's own biodome, `B.home` another's.
    pub(crate) fn read_place(self, seat: Seat, word: &str) -> Read<Place> {
        if word == "home" {
            return Ok(Place::biodome(seat));
        }
        if let Some(owner) = word.strip_suffix(".home") {
            return self.read_seat(owner).map(Place::biodome);
        }
        self.read_cell(word).map(Place::cell)
    }

    pub fn spot(self, seat: Seat, spot: Spot) -> String {
        match spot.at() {
            Where::Cell(cell) => self.cell(cell),
            Where::Section(owner, section) if owner == seat => self.section(owner, section),
            Where::Section(owner, section) => {
                format!("{}.{}", seat_letter(owner), self.section(owner, section))
            }
            Where::Stock => "stock".to_owned(),
        }
    }

    pub(crate) fn read_spot(self, seat: Seat, word: &str) -> Read<Spot> {
        if word == "stock" {
            return Ok(Spot::STOCK);
        }
        if let Some((owner, section)) = word.split_once('.') {
            let owner = self.read_seat(owner)?;
            return Ok(Spot::section(owner, self.read_section(owner, section)?));
        }
        if let Ok(section) = self.read_section(seat, word) {
            return Ok(Spot::section(seat, section));
        }
        self.read_cell(word).map(Spot::cell).map_err(|_| {
            NotationError::new(
                word,
                "a cell such as d3, a section such as engineering, or stock",
            )
        })
    }

    /// A section; one that was built goes by its card.
    pub fn section(self, seat: Seat, section: Section) -> String {
        if let Some(card) = section.card() {
            return self.card(card);
        }
        let sections = &self.game.board(seat).sections;
        let data = sections.get(section.index());
        data.map_or_else(|| "?".to_owned(), |s| s.slug.clone())
    }

    pub fn read_section(self, seat: Seat, word: &str) -> Read<Section> {
        let sections = &self.game.board(seat).sections;
        find(sections.iter().map(|s| s.slug.as_str()), word, "a section").map(Section)
    }

    /// A printed section, or a card that is built.
    pub(crate) fn read_any_section(self, seat: Seat, word: &str) -> Read<Section> {
        self.read_section(seat, word).or_else(|error| {
            let card = self.read_card(word).ok().filter(|card| *card != PEN);
            card.map(Section::built).ok_or(error)
        })
    }

    pub fn read_seat(self, word: &str) -> Read<Seat> {
        // The Enemy sits after all others.
        let seats = self.game.rules.seats + usize::from(self.game.rules.enemy.is_some());
        let letter = word.bytes().next().filter(|_| word.len() == 1);
        letter
            .and_then(|b| b.checked_sub(b'A'))
            .filter(|i| usize::from(*i) < seats)
            .map(Seat)
            .ok_or_else(|| {
                let last = seat_letter(Seat(seats as u8 - 1));
                NotationError::new(word, format!("a seat from A to {last}"))
            })
    }

    pub fn colour(self, colour: Colour) -> String {
        match colour {
            Colour::ROBOT => "robot".into(),
            Colour::MERCENARY => "mercenary".into(),
            Colour::VIOLET => "violet".into(),
            Colour::TURQUOISE => "turquoise".into(),
            Colour::BLACK => "black".into(),
            Colour::POWER_TOKEN => "power-token".into(),
            Colour(n) => seat_letter(Seat(n)).into(),
        }
    }

    pub fn read_colour(self, word: &str) -> Read<Colour> {
        Ok(match word {
            "robot" => Colour::ROBOT,
            "mercenary" => Colour::MERCENARY,
            "violet" => Colour::VIOLET,
            "turquoise" => Colour::TURQUOISE,
            "black" => Colour::BLACK,
            _ => {
                let seat = self.read_seat(word).map_err(|e| {
                    let kinds = "robot, mercenary, violet, turquoise or black";
                    NotationError::new(word, format!("{}, {kinds}", e.expected))
                })?;
                Colour::seat(seat)
            }
        })
    }

    /// Copies of an artifact are told apart by a number: `plasma-lance.2`.
    pub fn card(self, card: Card) -> String {
        let Some(data) = self.game.rules.content.cards.get(card.index()) else {
            return PEN_SLUG.to_owned();
        };
        let kind = &self.game.rules.content.card_kinds[data.kind as usize];
        if kind.copies == 1 {
            kind.slug.clone()
        } else {
            format!("{}.{}", kind.slug, data.copy + 1)
        }
    }

    pub fn read_card(self, word: &str) -> Read<Card> {
        if word == PEN_SLUG {
            return Ok(PEN);
        }
        let cards = 0..self.game.rules.content.cards.len() as u8;
        let exact = cards.clone().map(Card).find(|c| self.card(*c) == word);
        // Without a number the first copy is meant.
        let first = || {
            cards
                .map(Card)
                .find(|c| self.card(*c).split('.').next() == Some(word))
        };
        exact
            .or_else(first)
            .ok_or_else(|| NotationError::new(word, "an artifact card such as aliens-pen"))
    }

    pub fn tile(self, tile: Tile) -> &'static str {
        self.game
            .rules
            .content
            .tiles
            .get(tile.index())
            .map_or("?", |t| t.slug.as_str())
    }

    /// A room by its slug, or by another name of it (RMS-R1).
    pub fn read_tile(self, word: &str) -> Read<Tile> {
        let tiles = &self.game.rules.content.tiles;
        let also = || tiles.iter().position(|t| t.also.iter().any(|a| a == word));
        let found = tiles.iter().position(|t| t.slug == word).or_else(also);
        let expected = "a room such as tactical or factory-titanium-1";
        found
            .map(|at| Tile(at as u8))
            .ok_or_else(|| NotationError::new(word, expected))
    }

    pub fn mission(self, mission: Mission) -> &'static str {
        self.game
            .rules
            .content
            .missions
            .get(mission.index())
            .map_or("?", |m| m.slug.as_str())
    }

    pub fn read_mission(self, word: &str) -> Read<Mission> {
        let slugs = self
            .game
            .rules
            .content
            .missions
            .iter()
            .map(|m| m.slug.as_str());
        find(slugs, word, "a mission card").map(Mission)
    }

    pub fn target(self, target: Target) -> &'static str {
        self.game
            .rules
            .content
            .targets
            .get(target.index())
            .map_or("?", |t| t.slug.as_str())
    }

    pub fn read_target(self, word: &str) -> Read<Target> {
        let slugs = self
            .game
            .rules
            .content
            .targets
            .iter()
            .map(|t| t.slug.as_str());
        find(slugs, word, "a target such as tactical or generator").map(Target)
    }

    pub fn groups(self, groups: Set<Group>) -> String {
        let slug = |g: Group| self.game.rules.content.groups[g.index()].slug.as_str();
        groups.iter().map(slug).collect::<Vec<_>>().join(" ")
    }

    pub fn read_groups(self, words: &str) -> Read<Set<Group>> {
        words
            .split_whitespace()
            .map(|word| {
                let slugs = self
                    .game
                    .rules
                    .content
                    .groups
                    .iter()
                    .map(|g| g.slug.as_str());
                find(slugs, word, "a group of rooms").map(Group)
            })
            .collect()
    }

    pub fn squad(self, squad: Squad) -> String {
        let mut parts = Vec::new();
        if squad.own() > 0 {
            parts.push(squad.own().to_string());
        }
        if squad.robots() > 0 {
            parts.push(format!("{}r", squad.robots()));
        }
        if squad.mercenaries() > 0 {
            parts.push(format!("{}m", squad.mercenaries()));
        }
        parts.join("+")
    }

    /// Amounts such as `2Ti 1Mt`, or `none`.
    pub fn resources(self, have: &ark_ids::Resources) -> String {
        let parts: Vec<String> = Resource::ALL
            .into_iter()
            .filter(|kind| have.of(*kind) > 0)
            .map(|kind| format!("{}{}", have.of(kind), kind.short()))
            .collect();
        if parts.is_empty() {
            "none".into()
        } else {
            parts.join(" ")
        }
    }
}

pub(crate) fn read_squad(word: &str) -> Read<Squad> {
    let bad = || NotationError::new(word, "units such as 2, 1r (robot), 1m or 2+1r+1m");
    let (mut own, mut robots, mut mercenaries) = (0u8, 0u8, 0u8);
    for part in word.split('+') {
        let (digits, count) = match part.strip_suffix(['r', 'm']) {
            Some(digits) if part.ends_with('r') => (digits, &mut robots),
            Some(digits) => (digits, &mut mercenaries),
            None => (part, &mut own),
        };
        *count = digits
            .parse()
            .ok()
            .filter(|n| (1..=15).contains(n))
            .ok_or_else(bad)?;
    }
    Ok(Squad::new(own, robots, mercenaries))
}

/// One amount such as `3Ti`.
pub(crate) fn read_amount(word: &str) -> Read<(u16, Resource)> {
    let bad = || NotationError::new(word, "an amount such as 3Ti (Di, Os, Bt, Ti or Mt)");
    let split = word.find(|c: char| !c.is_ascii_digit()).ok_or_else(bad)?;
    let (digits, kind) = word.split_at(split);
    let kind = Resource::ALL
        .into_iter()
        .find(|r| r.short() == kind)
        .ok_or_else(bad)?;
    Ok((digits.parse().map_err(|_| bad())?, kind))
}

/// The index of a slug in a table.
fn find<'a>(slugs: impl Iterator<Item = &'a str>, word: &str, expected: &str) -> Read<u8> {
    slugs
        .enumerate()
        .find(|(_, slug)| *slug == word)
        .map(|(i, _)| i as u8)
        .ok_or_else(|| NotationError::new(word, expected))
}
