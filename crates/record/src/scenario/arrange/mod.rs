//! From the lines of a position to a game. What a position does not say is as at
//! the start of a game; pieces that it names come out of the owner's supply.

mod fields;
mod fill;
mod room;
mod seat;
mod turn;

use ark_engine::{Derived, Game, Neutral, PEN, Rules, Secret, State, pieces_of};
use ark_ids::{Card, Colour, Group, Seat, Set, Tile};

pub(super) use self::fields::fields;
use self::fields::{one_number, text};
use super::{Scenario, ScenarioError, Start};
use crate::notation::Notation;
use crate::patches;

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
    pub fn arrange(&self) -> Result<Game, Vec<ScenarioError>> {
        let mut options = self.options.clone();
        if options.groups.is_none() && self.start == Start::Position {
            options.groups = self.guess_groups();
        }
        let rules = Rules::intern(self.content, &options).map_err(|conflicts| {
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
    fn guess_groups(&self) -> Option<Set<Group>> {
        let content = self.content;
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
        state.mode = ark_engine::modes::State::new(rules);
        for colour in Colour::NEUTRAL {
            let neutral = &mut state.neutrals[colour.neutral()];
            *neutral = Neutral {
                supply: pieces_of(colour),
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
            _ => {
                let words: Vec<&str> = rest.split_whitespace().collect();
                patches::arrange(&mut self.game, kind, &words)
                    .unwrap_or_else(|| Err(format!("`{kind}` is no part of a position")))
            }
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
            let mut seats = self.game.rules.all_seats().iter();
            let section = seats.find_map(|seat| notation.read_section(seat, word).ok());
            if let Some(section) = section {
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
        let phases = self.lay_agenda()?;
        self.fill_decks();
        patches::fill(&mut self.game);
        self.game.state.derived = Derived::of(&self.game);
        self.game
            .audit()
            .map_err(|fault| ScenarioError::new(1, fault))?;
        self.open_phases(phases)?;
        let mut game = self.game;
        game.resume(&mut ())
            .map_err(|fault| ScenarioError::new(1, fault))?;
        Ok(game)
    }
}
