//! What rooms, sections and built cards give, and the totals of a phase.

use ark_content::{Act, Kind, Level};
use ark_ids::{Cell, Colour, Conversion, Place, Seat, Section, Set};

use crate::game::Game;
use crate::pack::Squad;
use crate::phase::{Origin, Phase, Totals};
use crate::rules::pieces_of;

/// Where a benefit comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Section(Section),
    /// A card built onto the biodome.
    Built(u8),
    Room(Cell),
}

/// The action in whose phase a benefit counts (TURN-21); none for passive ones.
pub const fn act_of(kind: Kind) -> Option<Act> {
    Some(match kind {
        Kind::Militarize | Kind::MilitarizePerUnit => Act::Militarize,
        Kind::Move => Act::Move,
        Kind::Teleport | Kind::TeleportAny => Act::Teleport,
        Kind::Route | Kind::ExtraRoute => Act::Route,
        Kind::Produce => Act::Produce,
        Kind::Exploit | Kind::ExploitBonus | Kind::Harvest | Kind::HarvestPerUnit => Act::Exploit,
        Kind::Awake | Kind::AwakeFree => Act::Awake,
        Kind::Heal | Kind::HealFree => Act::Heal,
        Kind::Engineer | Kind::EngineerRemote | Kind::EngineerFree | Kind::EngineerFreeBiodome => {
            Act::Engineer
        }
        Kind::Discover | Kind::DiscoverPerUnit => Act::Discover,
        Kind::Use => Act::Use,
        Kind::Yield
        | Kind::Defence
        | Kind::DefencePerUnit
        | Kind::CombatPerUnit
        | Kind::CubeCombat
        | Kind::Units
        | Kind::Convert => return None,
    })
}

impl Game {
    /// Every benefit a seat has now, with its source, kind and current level. Sections
    /// are read like rooms (TURN-08, TURN-16).
    #[inline]
    pub fn each_benefit(&self, seat: Seat, mut f: impl FnMut(Source, Kind, Level)) {
        let state = self.state.seat(seat);
        for (i, section) in self.rules.board(seat).sections.iter().enumerate() {
            let here = &state.sections[i];
            for benefit in &section.benefits {
                let level = benefit.level(here.cubes as usize, here.cylinders.len());
                f(Source::Section(Section(i as u8)), benefit.kind, level);
            }
        }
        for (i, card) in state.built.iter().enumerate() {
            if let Some(card) = card {
                let kind = self.rules.content.cards[card.index()].kind;
                for (kind, level) in &self.rules.content.card_kinds[kind as usize].section {
                    f(Source::Built(i as u8), *kind, *level);
                }
            }
        }
        // Controllers only, and to each of them all of it, whoever supplied the power
        // (CTRL-11, CTRL-14, CTRL-15, CTRL-17).
        for cell in self.control(seat) {
            let room = self.state.room(cell);
            let tile = self.rules.tile(self.state.tile(cell));
            for benefit in &tile.benefits {
                let level = benefit.level(room.cubes.len(), room.cylinders.len());
                f(Source::Room(cell), benefit.kind, level);
            }
        }
    }

    /// The current level of a room's benefit of this kind.
    pub fn room_level(&self, cell: Cell, kind: Kind) -> Option<Level> {
        let room = self.state.room(cell);
        let tile = self.rules.tile(self.state.tile(cell));
        let benefit = tile.benefits.iter().find(|b| b.kind == kind)?;
        Some(benefit.level(room.cubes.len(), room.cylinders.len()))
    }

    /// Awake and unwounded faction units, and upright neutral units commanded
    /// (UNIT-11, UNIT-R8, ART-23, ART-R11).
    pub fn available_units(&self, seat: Seat) -> u8 {
        let state = self.state.seat(seat);
        let own = self.rules.board(seat).units - state.asleep - state.wounded;
        let neutral: u8 = Colour::NEUTRAL_UNITS
            .into_iter()
            .filter(|c| self.commands(seat, *c))
            .map(|c| self.in_play(c) - self.state.neutral(c).resting)
            .sum();
        own + neutral
    }

    /// Pieces of a neutral colour outside the common supply.
    #[inline(always)]
    pub fn in_play(&self, colour: Colour) -> u8 {
        pieces_of(colour) - self.state.neutral(colour).supply
    }

    /// The phase that a seat would begin now on a line of a section (TURN-17, TURN-18).
    /// What is built in its course counts from the next one on (ENG-22, ENG-23, ACT-12).
    /// What changes later changes the next phase (TURN-19, TURN-20).
    pub fn snapshot(&self, seat: Seat, section: Section, line: u8, origin: Origin) -> Phase {
        let data = &self.rules.board(seat).sections[section.index()];
        let acts = data.lines[line as usize].acts;
        let mut phase = Phase {
            factories: Set::EMPTY,
            acts,
            usable: self.commanded(seat),
            conversions: Set::EMPTY,
            awake_in: Set::EMPTY,
            heal_in: Set::EMPTY,
            totals: Totals::NONE,
            section,
            line,
            origin,
        };
        for benefit in &data.benefits {
            match benefit.kind {
                Kind::Awake => phase.awake_in = benefit.paid_in,
                Kind::Heal => phase.heal_in = benefit.paid_in,
                _ => {}
            }
        }
        let units = self.available_units(seat);
        self.each_benefit(seat, |source, kind, level| {
            if kind == Kind::Convert {
                phase.conversions.insert(Conversion(level.a));
                return;
            }
            // Of the printed sections only the chosen one counts.
            if matches!(source, Source::Section(s) if s != section) {
                return;
            }
            if act_of(kind).is_some_and(|act| acts.has(act)) {
                let colour = match source {
                    Source::Room(cell) => self.rules.tile(self.state.tile(cell)).home_of,
                    _ => None,
                };
                phase.totals.add(kind, level, units, colour);
            }
        });
        if acts.has(Act::Exploit) {
            phase.factories = self.factories_of(seat);
        }
        phase
    }

    /// Factories the seat controls.
    pub fn factories_of(&self, seat: Seat) -> Set<Cell> {
        let factory = |cell: &Cell| self.rules.factories.has(self.state.tile(*cell));
        self.control(seat).iter().filter(factory).collect()
    }

    /// Defensive strength of a seat with these units in a room, from sections, rooms and
    /// built cards (COMB-06 to COMB-08, COMB-R8, CBM-06, MIL-05); the limit counts before
    /// all comparing (COMB-R9).
    pub fn defence(&self, seat: Seat, squad: Squad, at: Cell) -> u8 {
        let mut per_unit = 0u16;
        let mut flat = 0u16;
        let cube = self.state.derived.cubes[seat.index()].has(at);
        self.each_benefit(seat, |_, kind, level| match kind {
            Kind::DefencePerUnit => per_unit += u16::from(level.a),
            Kind::Defence => flat += u16::from(level.a),
            Kind::CubeCombat if cube => flat += u16::from(level.b),
            _ => {}
        });
        let total = per_unit * u16::from(squad.len()) + flat;
        total.min(u16::from(self.rules.params.defence_limit)) as u8
    }

    /// Combat strength besides arsenal and card (COMB-21, COMB-22); commanded neutral
    /// units are among the squad (GMV-22).
    pub fn combat_bonus(&self, seat: Seat, squad: Squad, at: Cell) -> u8 {
        let mut bonus = 0u8;
        let cube = self.state.derived.cubes[seat.index()].has(at);
        self.each_benefit(seat, |_, kind, level| match kind {
            Kind::CombatPerUnit => bonus += level.a * squad.len(),
            Kind::CubeCombat if cube => bonus += level.a,
            _ => {}
        });
        bonus
    }

    /// Upright units of a seat's side in a room, against an opponent: neutral ones
    /// that both command, or neither, stay out (COMB-R1, UNIT-28).
    pub fn squad_against(&self, seat: Seat, opponent: Seat, at: Cell) -> Squad {
        let here = self.state.room(at).units;
        let fights = |c: Colour| {
            if self.commands(seat, c) && !self.commands(opponent, c) {
                here.of(c)
            } else {
                0
            }
        };
        Squad::new(
            here.of(Colour::seat(seat)),
            fights(Colour::ROBOT),
            fights(Colour::MERCENARY),
        )
    }

    /// The upright units in a place that a seat may use with these neutral colours;
    /// wounded ones are none of them (MOVE-20).
    #[inline]
    pub fn squad_at(&self, seat: Seat, usable: Set<Colour>, place: Place) -> Squad {
        let Some(cell) = place.as_cell() else {
            return Squad::new(self.state.seat(seat).home, 0, 0);
        };
        let here = self.state.room(cell).units;
        let of = |c: Colour| if usable.has(c) { here.of(c) } else { 0 };
        Squad::new(
            here.of(Colour::seat(seat)),
            of(Colour::ROBOT),
            of(Colour::MERCENARY),
        )
    }
}

impl Totals {
    /// Adds one benefit (MIL-02, MOVE-04, PROD-04, PROD-R2); `colour` is that of the
    /// pieces of its room, if it has any: its routes serve that colour (POW-21).
    pub fn add(&mut self, kind: Kind, level: Level, units: u8, colour: Option<Colour>) {
        let Level { a, b } = level;
        match kind {
            Kind::Militarize => self.militarize += a,
            Kind::MilitarizePerUnit => self.militarize += a * units,
            Kind::Move => self.moves += a,
            Kind::Teleport => self.teleport += a,
            Kind::TeleportAny => self.teleport_any += a,
            Kind::Route => self.routes[colour.map_or(0, Phase::family)] += a,
            Kind::ExtraRoute => self.extra_routes += a,
            Kind::Produce => self.produce += a,
            Kind::Exploit => self.exploit += a,
            Kind::ExploitBonus => self.exploit_bonus += a,
            Kind::Harvest => self.harvest += a,
            Kind::HarvestPerUnit => self.harvest_per_unit += a * units,
            Kind::Awake => self.awake_price = a,
            Kind::AwakeFree => self.awake_free += a,
            Kind::Heal => self.heal_price = a,
            Kind::HealFree => self.heal_free += a,
            Kind::Engineer => self.engineer += a,
            Kind::EngineerRemote => self.remote += a,
            Kind::EngineerFree => self.free += a,
            Kind::EngineerFreeBiodome => self.free_biodome += a,
            Kind::Discover => {
                self.keep += a;
                self.draw += b;
            }
            Kind::DiscoverPerUnit => {
                // Both sides for each unit (ART-22, ART-R8).
                self.keep += a * units;
                self.draw += b * units;
            }
            Kind::Use => self.uses += a,
            Kind::Yield
            | Kind::Defence
            | Kind::DefencePerUnit
            | Kind::CombatPerUnit
            | Kind::CubeCombat
            | Kind::Units
            | Kind::Convert => {}
        }
    }
}
