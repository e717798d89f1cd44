//! What rooms, sections and built cards give, and the totals of a phase.

use ark_content::{Act, Kind, Level};
use ark_ids::{Card, Cell, Colour, Conversion, Place, Seat, Section, Set};

use crate::game::Game;
use crate::kinds::Kinds;
use crate::pack::Squad;
use crate::patch::modify;
use crate::phase::{Origin, Phase, Totals};
use crate::rules::pieces_of;

/// Where a benefit comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Section(Section),
    /// A card built onto the biodome.
    Built(Card),
    Room(Cell),
}

/// The action in whose phase a benefit counts (TURN-21); none for passive ones.
pub const fn act_of(kind: Kind) -> Option<Act> {
    kind.act()
}

impl Game {
    /// Every benefit a seat has now, with its source, kind and current level. Sections
    /// are read like rooms (TURN-08, TURN-16).
    pub fn each_benefit(&self, seat: Seat, f: impl FnMut(Source, Kind, Level)) {
        self.each_benefit_of(seat, Kinds::ALL, f);
    }

    /// Those of these kinds.
    #[inline]
    pub(crate) fn each_benefit_of(
        &self,
        seat: Seat,
        kinds: Kinds,
        f: impl FnMut(Source, Kind, Level),
    ) {
        let section = |at: Section| self.section_power(seat, at);
        self.each_benefit_with(seat, kinds, section, |cell| self.room_power(cell), f);
    }

    /// As `each_benefit_of`, with so many circles of sections and rooms powered.
    #[inline]
    pub(crate) fn each_benefit_with(
        &self,
        seat: Seat,
        kinds: Kinds,
        section_power: impl Fn(Section) -> usize,
        room_power: impl Fn(Cell) -> usize,
        mut f: impl FnMut(Source, Kind, Level),
    ) {
        let state = self.state.seat(seat);
        let gifts = &self.rules.gifts;
        for (i, gift) in self.outline(seat).kinds.iter().enumerate() {
            if !gift.meets(kinds) {
                continue;
            }
            let cubes = state.sections[i].cubes as usize;
            let at = Section(i as u8);
            for benefit in &self.board(seat).sections[i].benefits {
                if kinds.has(benefit.kind) {
                    let level = benefit.level(cubes, section_power(at));
                    f(Source::Section(at), benefit.kind, level);
                }
            }
        }
        for (i, card) in state.built.iter().enumerate() {
            if let Some(card) = card
                && state.fresh >> i & 1 == 0
                && gifts.card(*card).meets(kinds)
            {
                for benefit in &self.rules.content.section_of(*card).benefits {
                    if kinds.has(benefit.kind) {
                        f(Source::Built(*card), benefit.kind, benefit.level(0, 0));
                    }
                }
            }
        }
        // Controllers only, and to each of them all of it, whoever supplied the power
        // (CTRL-11, CTRL-14, CTRL-15, CTRL-17).
        for cell in self.control(seat) {
            let room = self.state.room(cell);
            let tile = self.state.tile(cell);
            if !gifts.tile(tile).meets(kinds) {
                continue;
            }
            for benefit in &self.rules.tile(tile).benefits {
                if kinds.has(benefit.kind) {
                    let level = benefit.level(room.cubes.len(), room_power(cell));
                    f(Source::Room(cell), benefit.kind, level);
                }
            }
        }
    }

    /// The current level of a room's benefit of this kind.
    pub fn room_level(&self, cell: Cell, kind: Kind) -> Option<Level> {
        let room = self.state.room(cell);
        let tile = self.rules.tile(self.state.tile(cell));
        let benefit = tile.benefits.iter().find(|b| b.kind == kind)?;
        Some(benefit.level(room.cubes.len(), self.room_power(cell)))
    }

    /// How many circles of a room count as powered: one for each cylinder there (POW-13),
    /// and what tokens cover (CX2-R19).
    #[inline(always)]
    pub fn room_power(&self, cell: Cell) -> usize {
        modify!(
            self,
            power,
            self.room_covered(cell),
            Place::cell(cell),
            None
        )
    }

    /// How many circles of a room cylinders and tokens cover.
    #[inline(always)]
    pub fn room_covered(&self, cell: Cell) -> usize {
        let circles = self.rules.tile(self.state.tile(cell)).circles as usize;
        self.state.room(cell).cylinders.covered(circles)
    }

    /// How many circles of a seat's printed section count as powered.
    #[inline(always)]
    pub fn section_power(&self, seat: Seat, section: Section) -> usize {
        let cylinders = self.state.seat(seat).sections[section.index()]
            .cylinders
            .len();
        modify!(self, power, cylinders, Place::biodome(seat), Some(section))
    }

    /// Whether anybody at this table could ever have a benefit of this kind.
    pub(crate) fn knows(&self, kind: Kind) -> bool {
        let mut seats = self.rules.all_seats().iter();
        self.rules.gifts.all.has(kind) || seats.any(|seat| self.outline(seat).gives.has(kind))
    }

    /// What the benefits of a kind come to, from all sources (CBM-R1).
    pub fn sum_of(&self, seat: Seat, wanted: Kind) -> u8 {
        let mut sum = 0;
        self.each_benefit_of(seat, Kinds::one(wanted), |_, _, level| sum += level.a);
        sum
    }

    /// Awake and unwounded faction units, and upright neutral units commanded
    /// (UNIT-11, UNIT-R8, ART-23, ART-R11).
    pub fn available_units(&self, seat: Seat) -> u8 {
        let state = self.state.seat(seat);
        let own = self.board(seat).units - state.asleep - state.wounded;
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
        let data = self.face(seat, section).expect("a section with a line");
        let mut acts = data.lines[line as usize].acts;
        if acts.meets(self.rules.closable) {
            let allowed = |act: &Act| modify!(self, allows, Ok(()), *act).is_ok();
            acts = acts.iter().filter(allowed).collect();
        }
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
        let kinds = Kinds::in_phase(acts).with(Kind::Convert);
        let units = if kinds.meets(Kinds::PER_UNIT) {
            self.available_units(seat)
        } else {
            0
        };
        self.each_benefit_of(seat, kinds, |source, kind, level| {
            if kind == Kind::Convert {
                phase.conversions.insert(Conversion(level.a));
            } else if self.counts_in(section, source) {
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

    /// Whether what comes from this source counts in a phase on this section: of those
    /// with a line only the chosen one; what else was built adds to all (CX2-R14).
    pub fn counts_in(&self, section: Section, source: Source) -> bool {
        match source {
            Source::Room(_) => true,
            Source::Section(other) => other == section,
            Source::Built(card) => {
                let lines = &self.rules.content.section_of(card).lines;
                lines.is_empty() || section == Section::built(card)
            }
        }
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
        let kinds = Kinds::one(Kind::DefencePerUnit)
            .with(Kind::Defence)
            .with(Kind::CubeCombat);
        self.each_benefit_of(seat, kinds, |_, kind, level| match kind {
            Kind::DefencePerUnit => per_unit += u16::from(level.a),
            Kind::Defence => flat += u16::from(level.a),
            Kind::CubeCombat if cube => flat += u16::from(level.b),
            _ => {}
        });
        let total = per_unit * u16::from(squad.len()) + flat;
        let total = modify!(self, defence, total, seat, squad, at);
        total.min(u16::from(self.rules.params.defence_limit)) as u8
    }

    /// Combat strength besides arsenal and card (COMB-21, COMB-22); commanded neutral
    /// units are among the squad (GMV-22).
    pub fn combat_bonus(&self, seat: Seat, squad: Squad, at: Cell) -> u8 {
        let mut bonus = 0u8;
        let cube = self.state.derived.cubes[seat.index()].has(at);
        let kinds = Kinds::one(Kind::CombatPerUnit).with(Kind::CubeCombat);
        self.each_benefit_of(seat, kinds, |_, kind, level| match kind {
            Kind::CombatPerUnit => bonus += level.a * squad.len(),
            Kind::CubeCombat if cube => bonus += level.a,
            _ => {}
        });
        modify!(self, combat_bonus, bonus, seat, squad, at)
    }

    /// Upright units of a seat's side in a room, against an opponent: neutral ones
    /// that both command, or neither, stay out (COMB-R1, UNIT-28).
    #[inline]
    pub fn squad_against(&self, seat: Seat, opponent: Seat, at: Cell) -> Squad {
        self.squad_among(seat, Set::one(opponent), at)
    }

    /// As `squad_against`, with several others.
    #[inline]
    pub fn squad_among(&self, seat: Seat, others: Set<Seat>, at: Cell) -> Squad {
        let here = self.state.room(at).units;
        let shared = |c: Colour| others.iter().any(|other| self.commands(other, c));
        let fights = |c: Colour| {
            if self.commands(seat, c) && !shared(c) {
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
            | Kind::Convert
            | Kind::Pylon
            | Kind::Metabolism
            | Kind::Protection => {}
            Kind::RangeAttack => self.range += a,
            Kind::PlaceBombs => self.bombs += a,
        }
    }
}
