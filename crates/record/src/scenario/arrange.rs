//! From the lines of a position to a game. What a position does not say is as at
//! the start of a game; pieces that it names come out of the owner's supply.

use std::collections::BTreeMap;

use ark_content::{Content, Kind, RoomKind};
use ark_engine::{
    Crowd, Derived, Frame, Game, Neutral, Origin, PEN, Room, Row, Rules, SeatState, Secret, State,
};
use ark_ids::{Achievement, Card, Colour, Group, Resource, Resources, Seat, Set, Tile};

use super::frames::{read_frame, read_origin, set_left};
use super::{Scenario, ScenarioError, Start};
use crate::notation::{Notation, NotationError};

type Read<T> = Result<T, String>;

/// What was said explicitly, so that defaults do not overrule it.
#[derive(Default)]
struct Said {
    home: Set<Seat>,
    asleep: Set<Seat>,
    stock: Set<Seat>,
    supply: Set<Seat>,
    hand: Set<Seat>,
    resources: Set<Seat>,
    neutral: Set<Colour>,
    rest_of_rooms: bool,
    artifacts: bool,
    discard: bool,
    missions: bool,
    tokens: bool,
    at: Option<(usize, String)>,
    frames: Vec<(usize, String)>,
    phases: Vec<(usize, String)>,
    left: Vec<(usize, String)>,
}

impl Scenario {
    /// The game of this scenario where it begins.
    pub fn arrange(&self, content: &'static Content) -> Result<Game, Vec<ScenarioError>> {
        let mut options = self.options.clone();
        if options.groups.is_none() && self.start == Start::Position {
            options.groups = self.guess_groups(content);
        }
        let rules = Rules::intern(content, &options).map_err(|conflicts| {
            conflicts
                .iter()
                .map(|c| ScenarioError::new(1, format!("{} {:?}", c.rule.id(), c.problem)))
                .collect::<Vec<_>>()
        })?;
        if self.start == Start::Setup {
            return Ok(Game::start(rules, &mut ()));
        }
        let mut desk = Desk::new(rules, &options);
        let mut errors = Vec::new();
        for (number, line) in &self.position {
            if let Err(problem) = desk.read(*number, line) {
                errors.push(ScenarioError::new(*number, problem));
            }
        }
        if errors.is_empty() {
            desk.finish().map_err(|e| vec![e])
        } else {
            Err(errors)
        }
    }

    /// The groups of the rooms that the position names, filled up in order.
    fn guess_groups(&self, content: &Content) -> Option<Set<Group>> {
        let mode = content.modes.iter().find(|m| m.slug == self.options.mode)?;
        let needed = mode.params.as_ref()?.groups[self.options.players as usize - 1] as usize;
        let mut groups: Set<Group> = Set::EMPTY;
        let mut take = |group: Group| {
            let both = groups
                .with(group)
                .iter()
                .filter(|g| content.groups[g.index()].violet);
            if groups.len() < needed && (both.count() < 2 || self.options.players > 3) {
                groups.insert(group);
            }
        };
        for word in self
            .position
            .iter()
            .flat_map(|(_, line)| line.split_whitespace())
        {
            if let Some(group) = content
                .tiles
                .iter()
                .find(|t| t.slug == word)
                .and_then(|t| t.group)
            {
                take(group);
            }
            if let Some(mission) = content.missions.iter().find(|m| m.slug == word) {
                mission.groups.into_iter().flatten().for_each(&mut take);
            }
        }
        (0..content.groups.len() as u8).map(Group).for_each(take);
        (needed > 0).then_some(groups)
    }
}

/// A position being arranged.
struct Desk {
    game: Game,
    said: Said,
    combat: Option<(usize, String)>,
}

impl Desk {
    fn new(rules: &'static Rules, options: &ark_engine::Options) -> Self {
        let mut state = State::empty();
        state.groups = options.groups.unwrap_or_default();
        state.token_pool = rules.content.tokens;
        for colour in Colour::NEUTRAL {
            let neutral = &mut state.neutrals[colour.neutral()];
            *neutral = Neutral {
                supply: pieces(colour),
                ..Neutral::default()
            };
        }
        for seat in rules.all_seats() {
            let own = state.seat_mut(seat);
            own.player = seat.0;
            own.faction = ark_ids::Faction(seat.0);
            own.arsenal = rules.params.arsenal;
            if rules.params.artifacts {
                own.hand = Secret::new(Set::one(PEN));
            }
        }
        Self {
            game: Game { rules, state },
            said: Said::default(),
            combat: None,
        }
    }

    fn notation(&self) -> Notation<'_> {
        Notation::new(&self.game)
    }

    fn read(&mut self, number: usize, line: &str) -> Read<()> {
        let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match kind {
            "room" => self.read_room(rest),
            "seat" => self.read_seat(rest),
            "neutral" => self.read_neutral(rest),
            "deck" => self.read_deck(rest),
            "discard" => {
                self.said.discard = true;
                self.game.state.artifact_discard = Secret::new(self.cards(rest)?);
                Ok(())
            }
            "drawn" => {
                self.game.state.drawn = Secret::new(self.cards(rest)?);
                Ok(())
            }
            "missions" => {
                self.said.missions = true;
                let notation = self.notation();
                let set: Set<_> = rest
                    .split_whitespace()
                    .filter(|w| *w != "none")
                    .map(|w| notation.read_mission(w))
                    .collect::<Result<_, _>>()
                    .map_err(text)?;
                self.game.state.mission_deck = Secret::new(set);
                Ok(())
            }
            "tokens" => {
                self.said.tokens = true;
                let pool = fields(rest, &["artifact", "metamorphite", "nothing"])?;
                for (i, key) in ["artifact", "metamorphite", "nothing"].iter().enumerate() {
                    self.game.state.token_pool[i] = one_number(&pool, key)?.unwrap_or(0);
                }
                Ok(())
            }
            "at" => {
                self.said.at = Some((number, rest.to_owned()));
                Ok(())
            }
            "frames" => {
                self.said.frames.push((number, rest.to_owned()));
                Ok(())
            }
            "phase" => {
                self.said.phases.push((number, rest.to_owned()));
                Ok(())
            }
            "left" => {
                self.said.left.push((number, rest.to_owned()));
                Ok(())
            }
            "combat" => {
                self.combat = Some((number, rest.to_owned()));
                Ok(())
            }
            "engineered" => self.read_engineered(rest),
            "flags" => self.read_flags(rest),
            _ => Err(format!("`{kind}` is no part of a position")),
        }
    }

    fn cards(&self, words: &str) -> Read<Set<Card>> {
        let notation = self.notation();
        let words = words.split_whitespace().filter(|w| *w != "none");
        words
            .map(|w| notation.read_card(w))
            .collect::<Result<_, _>>()
            .map_err(text)
    }

    /// `room d3 tactical cubes A A B cylinders A violet units A2 robot1 token`
    fn read_room(&mut self, rest: &str) -> Read<()> {
        let mut words = rest.split_whitespace();
        let notation = self.notation();
        let cell = notation
            .read_cell(words.next().unwrap_or(""))
            .map_err(text)?;
        let tile = notation
            .read_tile(words.next().unwrap_or(""))
            .map_err(text)?;
        let rest = words.collect::<Vec<_>>().join(" ");
        let parts = fields(&rest, &["cubes", "cylinders", "units", "token"])?;
        if self.game.state.derived.built.has(cell) {
            return Err("there is a room on this cell already".to_owned());
        }
        let mut room = Room {
            tile: tile.0,
            ..Room::default()
        };
        let list = |key: &str| parts.get(key).cloned().unwrap_or_default();
        room.cubes = row(notation, &list("cubes"))?;
        room.cylinders = row(notation, &list("cylinders"))?;
        let mut units = Crowd::default();
        for word in list("units") {
            let (colour, n) = counted(&word)?;
            let colour = notation.read_colour(&colour).map_err(text)?;
            if colour.index() >= ark_ids::UNIT_KINDS || n == 0 || n > 9 {
                return Err(format!("`{word}`: expected units such as A2 or robot1"));
            }
            if units.of(colour) + n > 15 {
                return Err(format!("`{word}`: no room holds so many"));
            }
            units.add(colour, n);
        }
        room.units = units;
        let state = &mut self.game.state;
        state.rooms[cell.index()] = room;
        state.derived.built.insert(cell);
        state.tokens.set(cell, parts.contains_key("token"));
        if let Some(colour) = self.game.rules.tile(tile).home_of {
            let live = !parts.contains_key("token")
                || self.game.rules.tile(tile).kind == RoomKind::Generator;
            let neutral = &mut self.game.state.neutrals[colour.neutral()];
            neutral.home = Some(cell);
            neutral.live = live;
        }
        Ok(())
    }

    fn read_seat(&mut self, rest: &str) -> Read<()> {
        const KEYS: [&str; 18] = [
            "resources",
            "arsenal",
            "hand",
            "mission",
            "asleep",
            "home",
            "wounded",
            "marker",
            "section",
            "targets",
            "objectives",
            "explored",
            "wins",
            "stock",
            "supply",
            "built",
            "turns",
            "faction",
        ];
        let (letter, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let seat = self.notation().read_seat(letter).map_err(text)?;
        // `section` may stand several times; each begins a line of its own.
        let mut own = *self.game.state.seat(seat);
        // Achievements bear names of other keys, so their list stands last.
        let (rest, achieved) = match rest.split_once("achievements") {
            Some((before, names)) => (before, Some(names)),
            None => (rest, None),
        };
        if let Some(names) = achieved {
            let names: Vec<String> = names.split_whitespace().map(str::to_owned).collect();
            self.read_seat_part(seat, &mut own, "achievements", &names)?;
        }
        for chunk in split_sections(rest) {
            let parts = fields(&chunk, &KEYS)?;
            for (key, words) in parts {
                self.read_seat_part(seat, &mut own, &key, &words)?;
            }
        }
        *self.game.state.seat_mut(seat) = own;
        Ok(())
    }

    fn read_seat_part(
        &mut self,
        seat: Seat,
        own: &mut SeatState,
        key: &str,
        words: &[String],
    ) -> Read<()> {
        let number = || -> Read<u8> { single_number(key, words) };
        let game = self.game;
        let notation = Notation::new(&game);
        match key {
            "resources" => {
                own.resources = Resources::default();
                for word in words.iter().filter(|w| *w != "none") {
                    let (amount, kind) = notation.read_amount(word).map_err(text)?;
                    own.resources.add(kind, amount);
                }
                self.said.resources.insert(seat);
            }
            "arsenal" => own.arsenal = number()?,
            "hand" => {
                own.hand = Secret::new(self.cards(&words.join(" "))?);
                self.said.hand.insert(seat);
            }
            "mission" => {
                own.mission = Secret::new(match words {
                    [word] if word == "none" => None,
                    [word] => Some(notation.read_mission(word).map_err(text)?),
                    _ => return Err("`mission` needs one card".to_owned()),
                });
            }
            "asleep" => {
                own.asleep = number()?;
                self.said.asleep.insert(seat);
            }
            "home" => {
                own.home = number()?;
                self.said.home.insert(seat);
            }
            "wounded" => own.wounded = number()?,
            "marker" => {
                own.marker = match words {
                    [word] if word == "none" => None,
                    [word] => Some(notation.read_section(seat, word).map_err(text)?),
                    _ => return Err("`marker` needs one section".to_owned()),
                }
            }
            "section" => self.read_section(seat, own, words)?,
            "targets" => {
                for word in words.iter().filter(|w| *w != "none") {
                    own.targets
                        .insert(notation.read_target(word).map_err(text)?);
                }
            }
            "achievements" => {
                for word in words.iter().filter(|w| *w != "none") {
                    let table = &game.rules.content.achievements;
                    let index = table.iter().position(|a| a.slug == *word);
                    let index = index.ok_or_else(|| format!("`{word}` is no achievement"))?;
                    own.achievements |= 1 << Achievement(index as u8).0;
                }
            }
            "objectives" => own.objectives = number()?,
            "explored" => own.explored = number()?,
            "wins" => own.wins = number()?,
            "stock" => {
                own.stock = number()?;
                self.said.stock.insert(seat);
            }
            "supply" => {
                own.supply = number()?;
                self.said.supply.insert(seat);
            }
            "built" => {
                for (slot, word) in own
                    .built
                    .iter_mut()
                    .zip(words.iter().filter(|w| *w != "none"))
                {
                    *slot = Some(notation.read_card(word).map_err(text)?);
                }
            }
            "turns" => {
                own.turns = words
                    .first()
                    .and_then(|w| w.parse().ok())
                    .ok_or("turns: a number")?;
            }
            "faction" => {
                let table = &game.rules.content.factions;
                let word = words.first().map_or("", String::as_str);
                let index = table.iter().position(|f| f.slug == *word);
                let index = index.ok_or_else(|| format!("`{word}` is no faction"))?;
                own.faction = ark_ids::Faction(index as u8);
            }
            _ => unreachable!("fields gives only known keys"),
        }
        Ok(())
    }

    /// `section engineering 2 violet`: cubes, then cylinders.
    fn read_section(&self, seat: Seat, own: &mut SeatState, words: &[String]) -> Read<()> {
        let notation = self.notation();
        let mut words = words.iter();
        let name = words.next().ok_or("`section` needs a name")?;
        let section = notation.read_section(seat, name).map_err(text)?;
        let here = &mut own.sections[section.index()];
        for word in words {
            match word.parse() {
                Ok(cubes) if cubes <= 8 => here.cubes = cubes,
                Ok(_) => return Err(format!("`{word}`: no section holds so many cubes")),
                Err(_) => here
                    .cylinders
                    .push(notation.read_colour(word).map_err(text)?),
            }
        }
        Ok(())
    }

    /// `neutral robot wounded 1 supply 3`, or `stock` for cylinders.
    fn read_neutral(&mut self, rest: &str) -> Read<()> {
        let (word, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let colour = self.notation().read_colour(word).map_err(text)?;
        if colour.as_seat().is_some() {
            return Err(format!("`{word}` is no neutral colour"));
        }
        let parts = fields(rest, &["supply", "stock", "wounded", "live", "dormant"])?;
        let neutral = &mut self.game.state.neutrals[colour.neutral()];
        let resting = match one_number(&parts, "stock")? {
            Some(n) => Some(n),
            None => one_number(&parts, "wounded")?,
        };
        neutral.resting = resting.unwrap_or(0);
        neutral.live |= parts.contains_key("live");
        neutral.live &= !parts.contains_key("dormant");
        if let Some(supply) = one_number(&parts, "supply")? {
            neutral.supply = supply;
            self.said.neutral.insert(colour);
        }
        Ok(())
    }

    /// `deck rooms none`, `deck rooms rest`, `deck rooms armory` or `deck artifacts …`.
    fn read_deck(&mut self, rest: &str) -> Read<()> {
        let (kind, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        match kind {
            "rooms" => {
                if rest == "rest" {
                    self.said.rest_of_rooms = true;
                    return Ok(());
                }
                let notation = self.notation();
                let set: Set<Tile> = rest
                    .split_whitespace()
                    .filter(|w| *w != "none")
                    .map(|w| notation.read_tile(w))
                    .collect::<Result<_, _>>()
                    .map_err(text)?;
                self.game.state.room_deck = set;
            }
            "artifacts" => {
                self.said.artifacts = true;
                self.game.state.artifact_deck = Secret::new(self.cards(rest)?);
            }
            _ => return Err(format!("`{kind}` is no deck: rooms or artifacts")),
        }
        Ok(())
    }

    fn read_engineered(&mut self, rest: &str) -> Read<()> {
        for word in rest.split_whitespace() {
            let notation = self.notation();
            if let Ok(section) = notation.read_section(Seat(0), word) {
                self.game.state.engineered_sections |= 1 << section.0;
            } else {
                let cell = notation.read_cell(word).map_err(text)?;
                self.game.state.engineered.insert(cell);
            }
        }
        Ok(())
    }

    fn read_flags(&mut self, rest: &str) -> Read<()> {
        let parts = fields(
            rest,
            &["crowded", "any-section", "gates-placed", "last-explorer"],
        )?;
        let last = parts.get("last-explorer").and_then(|w| w.first());
        let last = last
            .map(|w| self.notation().read_seat(w).map_err(text))
            .transpose()?;
        let state = &mut self.game.state;
        state.crowded = parts.contains_key("crowded");
        state.any_section = parts.contains_key("any-section");
        state.gates_placed = parts.contains_key("gates-placed");
        state.last_explorer = last;
        Ok(())
    }

    fn finish(mut self) -> Result<Game, ScenarioError> {
        self.game.state.derived = Derived::of(&self.game);
        self.fill_neutrals();
        self.game.state.derived = Derived::of(&self.game);
        for seat in self.game.rules.all_seats() {
            self.fill_seat(seat);
        }
        self.fill_decks();
        self.game.state.derived = Derived::of(&self.game);
        self.game
            .audit()
            .map_err(|fault| ScenarioError::new(1, fault))?;
        self.seat_turn()?;
        let mut game = self.game;
        game.resume(&mut ())
            .map_err(|fault| ScenarioError::new(1, fault))?;
        Ok(game)
    }

    /// Neutral pieces that a home room in play provides and the position does not
    /// name: units stand in it, cylinders rest on it.
    fn fill_neutrals(&mut self) {
        for colour in Colour::NEUTRAL {
            let unit = Colour::NEUTRAL_UNITS.contains(&colour);
            let placed = self.placed(colour);
            let neutral = *self.game.state.neutral(colour);
            let all = pieces(colour);
            if self.said.neutral.has(colour) {
                continue;
            }
            let wanted = match neutral.home {
                Some(home) if neutral.live => {
                    let kind = if unit { Kind::Units } else { Kind::Route };
                    let level = self.game.room_level(home, kind).unwrap_or_default();
                    if unit { level.a } else { level.b }
                }
                _ => 0,
            };
            let missing = wanted.saturating_sub(placed + neutral.resting);
            if missing > 0 && unit {
                if let Some(home) = neutral.home {
                    self.game.state.rooms[home.index()]
                        .units
                        .add(colour, missing);
                }
            } else if missing > 0 {
                self.game.state.neutrals[colour.neutral()].resting += missing;
            }
            let used = placed + neutral.resting + missing;
            self.game.state.neutrals[colour.neutral()].supply = all.saturating_sub(used);
        }
    }

    /// Pieces of a colour on the board and on sections.
    fn placed(&self, colour: Colour) -> u8 {
        let state = &self.game.state;
        let built = state.derived.built;
        if colour.index() < ark_ids::UNIT_KINDS && colour.as_seat().is_none() {
            return built.iter().map(|c| state.room(c).units.of(colour)).sum();
        }
        let rooms = built
            .iter()
            .map(|c| state.room(c).cylinders.count(colour) as u8);
        let sections = state.seats.iter().flat_map(|s| s.sections);
        rooms
            .chain(sections.map(|s| s.cylinders.count(colour) as u8))
            .sum()
    }

    fn fill_seat(&mut self, seat: Seat) {
        let board = self.game.rules.board(seat);
        let colour = Colour::seat(seat);
        let built = self.game.state.derived.built;
        let out: u8 = built
            .iter()
            .map(|c| self.game.state.room(c).units.of(colour))
            .sum();
        let placed = self.placed(colour);
        let power = self.game.rules.power;
        let said = &self.said;
        let own = &mut self.game.state.seats[seat.index()];
        if !said.home.has(seat) {
            let rest = if said.asleep.has(seat) {
                board.units.saturating_sub(out + own.wounded + own.asleep)
            } else {
                board.awake.saturating_sub(out + own.wounded)
            };
            own.home = rest;
        }
        if !said.asleep.has(seat) {
            own.asleep = board.units.saturating_sub(out + own.wounded + own.home);
        }
        if !said.stock.has(seat) {
            let route = board.sections[power.index()]
                .benefits
                .iter()
                .find(|b| b.kind == Kind::Route);
            let here = own.sections[power.index()];
            let capacity =
                route.map_or(0, |b| b.level(here.cubes as usize, here.cylinders.len()).b);
            own.stock = capacity.saturating_sub(placed);
        }
        if !said.supply.has(seat) {
            own.supply = board.cylinders.saturating_sub(placed + own.stock);
        }
        if !said.resources.has(seat) {
            own.resources = Resources::default();
            own.resources
                .add(Resource::Metamorphite, u16::from(board.metamorphite));
        }
    }

    /// What lies nowhere else is in the decks.
    fn fill_decks(&mut self) {
        let rules = self.game.rules;
        let state = &mut self.game.state;
        let mut out: Set<Card> = state.artifact_discard.open() | state.drawn.open();
        for own in &state.seats {
            out |= own.hand.open();
            out |= own.built.iter().flatten().copied().collect();
        }
        if rules.params.artifacts {
            let all: Set<Card> = Set::first(rules.content.cards.len());
            if self.said.artifacts && !self.said.discard {
                // What is named neither in the deck nor in a hand was discarded.
                let rest = all - out - state.artifact_deck.open();
                state.artifact_discard = Secret::new(state.artifact_discard.open() | rest);
            } else if !self.said.artifacts {
                state.artifact_deck = Secret::new(all - out);
            }
        }
        if !self.said.missions {
            let open = rules.params.mission == ark_content::MissionRule::Open;
            let held: Set<_> = state
                .seats
                .iter()
                .filter_map(|s| s.mission.open())
                .collect();
            let fits = |m: &ark_ids::Mission| match rules.content.missions[m.index()].groups {
                None => open,
                Some(pair) => !open && pair.into_iter().all(|g| state.groups.has(g)),
            };
            let all = (0..rules.content.missions.len() as u8).map(ark_ids::Mission);
            let deck: Set<_> = all.filter(fits).collect();
            state.mission_deck = Secret::new(deck - held);
        }
        if self.said.rest_of_rooms {
            let here: Set<Tile> = state.derived.built.iter().map(|c| state.tile(c)).collect();
            let mut deck = rules.special_rooms(state.groups) - here;
            let each = rules.params.factories[rules.seats - 1] as usize;
            for kind in Resource::basic() {
                let all = rules
                    .factories
                    .iter()
                    .filter(|t| rules.tile(*t).kind == RoomKind::Factory(kind));
                deck |= all.filter(|t| !here.has(*t)).take(each).collect();
            }
            state.room_deck = deck;
        }
        if !self.said.tokens {
            // Tokens that players hold were turned over: nothing on them, as far as
            // there are such.
            let held = state
                .seats
                .iter()
                .fold(0u8, |sum, s| sum.saturating_add(s.explored));
            let mut held = held;
            for kind in [2, 1, 0] {
                let taken = held.min(state.token_pool[kind]);
                state.token_pool[kind] -= taken;
                held -= taken;
            }
        }
    }

    /// Whose turn it is and what comes next.
    fn seat_turn(&mut self) -> Result<(), ScenarioError> {
        let (number, words) = self.said.at.clone().unwrap_or((1, "A section".to_owned()));
        let fail = |problem: String| ScenarioError::new(number, problem);
        let mut parts = words.split_whitespace();
        let seat = self
            .notation()
            .read_seat(parts.next().unwrap_or(""))
            .map_err(text)
            .map_err(fail)?;
        self.game.state.active = seat;
        let mut frames = Vec::new();
        let mut phases = std::mem::take(&mut self.said.phases);
        match parts.next().unwrap_or("section") {
            "start" => frames.push(Frame::Turn(0)),
            "section" => frames.extend([Frame::Turn(2), Frame::Section]),
            "chain" => frames.push(Frame::Turn(2)),
            "combat" => frames.push(Frame::Turn(3)),
            "end" => frames.push(Frame::Turn(4)),
            "phase" => {
                frames.extend([Frame::Turn(2), Frame::Phase]);
                phases.insert(0, (number, parts.collect::<Vec<_>>().join(" ")));
            }
            "frames" => {
                for (line, frame) in std::mem::take(&mut self.said.frames) {
                    let frame = read_frame(self.notation(), &frame);
                    frames.push(frame.map_err(|e| ScenarioError::new(line, e))?);
                }
            }
            other => {
                let kinds = "start, section, phase, chain, combat, end or frames";
                return Err(fail(format!("`{other}`: expected {kinds}")));
            }
        }
        for frame in frames {
            self.game.state.agenda.push(frame);
        }
        let left = std::mem::take(&mut self.said.left);
        for (i, (line, words)) in phases.into_iter().enumerate() {
            self.open_phase(seat, i, &words, &left)
                .map_err(|e| ScenarioError::new(line, e))?;
        }
        if let Some((line, words)) = self.combat.take() {
            let combat = super::frames::read_combat(self.notation(), &words);
            self.game.state.combat = Some(combat.map_err(|e| ScenarioError::new(line, e))?);
        }
        Ok(())
    }

    /// `engineering`, or `production exploit`, perhaps with `by chain`; the totals are
    /// those of a phase that begins now unless `left` lines say otherwise.
    fn open_phase(
        &mut self,
        seat: Seat,
        index: usize,
        words: &str,
        left: &[(usize, String)],
    ) -> Read<()> {
        let notation = self.notation();
        let (words, origin) = match words.split_once(" by ") {
            Some((words, origin)) => (words, read_origin(origin)?),
            None => (words, Origin::Marker),
        };
        let choice = notation
            .read_action(seat, &format!("take {words}"))
            .map_err(text)?;
        let ark_engine::Action::Choose { section, line } = choice else {
            return Err(format!("`{words}` is no section"));
        };
        if origin == Origin::Marker && self.game.state.seat(seat).marker.is_none() {
            self.game.state.seat_mut(seat).marker = Some(section);
        }
        let mut phase = self.game.snapshot(seat, section, line, origin);
        // The n-th `left` line belongs to the n-th phase.
        if let Some((_, words)) = left.get(index) {
            set_left(Notation::new(&self.game), &mut phase, words)?;
        }
        self.game.state.phases.push(phase);
        Ok(())
    }
}

fn text(error: NotationError) -> String {
    error.to_string()
}

const fn pieces(colour: Colour) -> u8 {
    ark_engine::pieces_of(colour)
}

/// `seat A … section x 1 section y 2 …` in pieces with at most one section each.
fn split_sections(rest: &str) -> Vec<String> {
    let mut chunks = vec![String::new()];
    for word in rest.split_whitespace() {
        if word == "section" {
            chunks.push(String::new());
        }
        let last = chunks.last_mut().expect("never empty");
        last.push_str(word);
        last.push(' ');
    }
    chunks
}

/// Words grouped under the keys they follow.
pub(super) fn fields(rest: &str, keys: &[&str]) -> Read<BTreeMap<String, Vec<String>>> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut key: Option<String> = None;
    for word in rest.split_whitespace() {
        if keys.contains(&word) {
            if found.insert(word.to_owned(), Vec::new()).is_some() {
                return Err(format!("`{word}` stands twice"));
            }
            key = Some(word.to_owned());
        } else if let Some(key) = &key {
            found.entry(key.clone()).or_default().push(word.to_owned());
        } else {
            return Err(format!("`{word}`: expected one of {}", keys.join(", ")));
        }
    }
    Ok(found)
}

fn single_number(key: &str, words: &[String]) -> Read<u8> {
    match words {
        [word] => word
            .parse()
            .map_err(|_| format!("`{key} {word}`: expected a small number")),
        _ => Err(format!("`{key}` needs one number")),
    }
}

fn one_number(parts: &BTreeMap<String, Vec<String>>, key: &str) -> Read<Option<u8>> {
    parts
        .get(key)
        .map(|words| single_number(key, words))
        .transpose()
}

/// `A2`, `robot1`: a name and a number; without one it is 1.
fn counted(word: &str) -> Read<(String, u8)> {
    let split = word
        .find(|c: char| c.is_ascii_digit())
        .unwrap_or(word.len());
    let (name, digits) = word.split_at(split);
    let n = if digits.is_empty() {
        Ok(1)
    } else {
        digits.parse()
    };
    Ok((
        name.to_owned(),
        n.map_err(|_| format!("`{word}`: the number is too large"))?,
    ))
}

fn row(notation: Notation<'_>, words: &[String]) -> Read<Row> {
    if words.len() > 8 {
        return Err("at most 8 pieces fit in a row".to_owned());
    }
    words
        .iter()
        .map(|w| notation.read_colour(w))
        .collect::<Result<_, _>>()
        .map_err(text)
}
