//! The named points at which a patch may speak.

use ark_content::{Act, Content, Cost, Kind, Level, ModeData, Objective};
use ark_ids::{Card, Cell, Colour, Place, Seat, Section, Set, Target};
use ark_rulebook::Rule;

use crate::action::{Action, By, Point};
use crate::event::Log;
use crate::game::Game;
use crate::illegal::Illegal;
use crate::options::{Options, Problem};
use crate::pack::Squad;
use crate::patch;
use crate::phase::Origin;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::Combat;
use crate::steps::act::Squares;

/// How units can be harmed outside combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Harm {
    /// OPEN AIRLOCK.
    Airlock,
    /// RANGE ATTACK.
    Range,
    /// EXPLODE BOMBS.
    Bombs,
}

/// What a patch changes. Every default is the base game. The last argument of a modifier
/// is the value as the base and the patches before made it; a reaction that returns a
/// flag says whether it left something to do, so that the caller waits for it.
#[allow(unused_variables)]
pub(crate) trait Hooks {
    /// Whether it matters how well players know the game.
    const LEVELS: bool = false;

    /// The actions that it may forbid: of no others it is asked.
    const CLOSES: &[Act] = &[];

    /// Whether a table with these options plays with this patch.
    fn applies(options: &Options) -> bool;

    // When rules are composed.

    /// What speaks against the options.
    fn conflicts(
        content: &Content,
        mode: &ModeData,
        options: &Options,
        object: &mut dyn FnMut(Rule, Problem),
    ) {
    }

    /// Edits script, numbers and sides.
    fn compose(rules: &mut Rules) {}

    // Set-up.

    /// Before anything is on the table: fills the patch's own state, and leaves on the
    /// agenda what comes between the set-up and the first turn.
    fn prepare<L: Log>(play: &mut Play<'_, L>) {}

    /// All is ready for the first turn of a co-operative game: the board is built and the
    /// mission lies open (COP-46).
    fn ready<L: Log>(play: &mut Play<'_, L>) {}

    /// Boards and decks are laid out, seats are equipped; doors and turns follow.
    fn laid_out<L: Log>(play: &mut Play<'_, L>) {}

    // The turn.

    /// A turn begins.
    fn turn_began<L: Log>(play: &mut Play<'_, L>, seat: Seat) {}

    /// A turn is over, and the next seat is active already; what is left on the agenda
    /// happens before that seat's turn.
    fn turn_ended<L: Log>(play: &mut Play<'_, L>, seat: Seat) {}

    /// The first action phase of a turn is to be chosen; true if the patch asks in its own
    /// way.
    fn chooses<L: Log>(play: &mut Play<'_, L>) -> bool {
        false
    }

    /// A phase is about to begin; its points are counted after this.
    fn phase_begins<L: Log>(play: &mut Play<'_, L>, seat: Seat, origin: Origin) {}

    /// The table is about to settle: what must be put right before anything follows from
    /// where the pieces stand.
    fn settles<L: Log>(play: &mut Play<'_, L>) -> bool {
        false
    }

    /// The table settles: what happens by itself, wins and losses among it.
    fn settled<L: Log>(play: &mut Play<'_, L>, seat: Seat) -> bool {
        false
    }

    // Who holds what.

    /// Cells that nobody controls, whatever lies there.
    fn barred(g: &Game, cells: Set<Cell>) -> Set<Cell> {
        cells
    }

    /// Cells where opponents hinder a seat.
    fn hostile(g: &Game, seat: Seat, cells: Set<Cell>) -> Set<Cell> {
        cells
    }

    /// How many circles of a place count as powered.
    fn power(g: &Game, at: Place, section: Option<Section>, circles: usize) -> usize {
        circles
    }

    /// Whether a seat activates the target of this room now.
    fn activates(g: &Game, seat: Seat, cell: Cell, target: Target, so: bool) -> bool {
        so
    }

    /// Whether a seat meets an objective of a mission now.
    fn meets(g: &Game, seat: Seat, objective: Objective, so: bool) -> bool {
        so
    }

    // Acting.

    /// Mini actions that come neither from sections nor from built cards.
    fn minis(g: &Game, seat: Seat, add: &mut dyn FnMut(Kind, Level)) {}

    /// Where units of a seat may jump to, near or far.
    fn landings(g: &Game, seat: Seat, to: Set<Place>) -> Set<Place> {
        to
    }

    /// Where a squad may go: the same for all with the same kinds of units.
    fn destinations(
        g: &Game,
        seat: Seat,
        by: By,
        from: Place,
        squad: Squad,
        to: Set<Place>,
    ) -> Set<Place> {
        to
    }

    /// Why a squad may not go there, for a destination that the base allows.
    fn stays_out(
        g: &Game,
        seat: Seat,
        by: By,
        from: Place,
        to: Place,
        squad: Squad,
        why: Illegal,
    ) -> Illegal {
        why
    }

    /// The opponent who stops units of a seat that come into a room.
    fn stops(g: &Game, seat: Seat, at: Cell, by: Option<Seat>) -> Option<Seat> {
        by
    }

    /// Whether an action may be taken at all, whatever a line says.
    fn allows(g: &Game, act: Act, so: Result<(), Illegal>) -> Result<(), Illegal> {
        so
    }

    /// What a step costs.
    fn step(g: &Game, seat: Seat, by: By, from: Place, to: Place, points: u8) -> u8 {
        points
    }

    /// Whether a seat may route cylinders into this room.
    fn routes_into(g: &Game, seat: Seat, at: Cell, so: Result<(), Illegal>) -> Result<(), Illegal> {
        so
    }

    /// Rooms where a seat may place cubes with all but REMOTE points.
    fn workshops(g: &Game, seat: Seat, cells: Set<Cell>) -> Set<Cell> {
        cells
    }

    /// Rooms that take no further cube of a seat in this phase.
    fn engineered(g: &Game, seat: Seat, cells: Set<Cell>) -> Set<Cell> {
        cells
    }

    /// Whether points of ENGINEER could do anything now, cubes or else.
    fn builds(g: &Game, seat: Seat, so: bool) -> bool {
        so
    }

    /// A cube is about to be placed in a room.
    fn engineers<L: Log>(play: &mut Play<'_, L>, seat: Seat, at: Cell) {}

    /// What a cube costs in this room, perhaps in the place of another's.
    fn cube_cost(g: &Game, point: Point, at: Cell, replace: Option<Seat>, cost: Cost) -> Cost {
        cost
    }

    /// Whether a seat may place cubes in this room at all.
    fn integrates(g: &Game, seat: Seat, at: Cell, so: Result<(), Illegal>) -> Result<(), Illegal> {
        so
    }

    /// Where a cube of a seat may come in a room.
    fn squares(g: &Game, seat: Seat, at: Cell, squares: Squares) -> Squares {
        squares
    }

    /// Why a cube of this owner may not be replaced.
    fn keeps_cube(g: &Game, seat: Seat, at: Cell, owner: Seat, why: Illegal) -> Illegal {
        why
    }

    /// Whether cards shift a counter; if not, they grant points instead.
    fn shifts(g: &Game, so: bool) -> bool {
        so
    }

    /// A card shifts the counter.
    fn shift<L: Log>(play: &mut Play<'_, L>, seat: Seat) {}

    /// Whether a seat may harm units in this way.
    fn harms(g: &Game, seat: Seat, how: Harm, so: Result<(), Illegal>) -> Result<(), Illegal> {
        so
    }

    /// Why a cube may not come onto a square of its own.
    fn no_cube(g: &Game, seat: Seat, at: Cell, why: Illegal) -> Illegal {
        why
    }

    /// Actions in a phase that only this patch knows.
    fn acts(g: &Game, seat: Seat, out: &mut Vec<Action>) {}

    /// Whether such an action may be taken; none if it is of another patch.
    fn check_act(g: &Game, seat: Seat, action: patch::Action) -> Option<Result<(), Illegal>> {
        None
    }

    /// What such an action costs, where it has a price.
    fn price(g: &Game, action: patch::Action) -> Option<Cost> {
        None
    }

    /// Does it; false if it is of another patch.
    fn resolve_act<L: Log>(play: &mut Play<'_, L>, seat: Seat, action: patch::Action) -> bool {
        false
    }

    /// Whether turning an explore token over pays out.
    fn rewards(g: &Game, seat: Seat, so: bool) -> bool {
        so
    }

    /// A squad went: explorations and the rest follow.
    fn went<L: Log>(
        play: &mut Play<'_, L>,
        seat: Seat,
        by: By,
        from: Place,
        to: Place,
        squad: Squad,
    ) {
    }

    /// A room came onto the board.
    fn placed<L: Log>(play: &mut Play<'_, L>, at: Cell) {}

    /// Two rooms changed places.
    fn swapped<L: Log>(play: &mut Play<'_, L>, a: Cell, b: Cell) {}

    /// Surplus neutral pieces are about to be returned; true if it is done.
    fn returns<L: Log>(play: &mut Play<'_, L>, colour: Colour, left: u8) -> bool {
        false
    }

    /// Whether something of a seat counts as its cube in a room.
    fn has_cube(g: &Game, owner: Seat, at: Cell, so: bool) -> bool {
        so
    }

    /// A seat took another's cube out of a room without an action phase.
    fn disintegrated<L: Log>(play: &mut Play<'_, L>, seat: Seat, owner: Seat, at: Cell) {}

    // Combat.

    /// Defensive strength, before the limit.
    fn defence(g: &Game, seat: Seat, squad: Squad, at: Cell, strength: u16) -> u16 {
        strength
    }

    /// Combat strength besides arsenal and card.
    fn combat_bonus(g: &Game, seat: Seat, squad: Squad, at: Cell, strength: u8) -> u8 {
        strength
    }

    /// Whether a seat may play a card of its hand in combat.
    fn plays(g: &Game, seat: Seat, card: Card, so: Result<(), Illegal>) -> Result<(), Illegal> {
        so
    }

    /// A combat begins here; an attack from afar is one too.
    fn fights<L: Log>(play: &mut Play<'_, L>, at: Cell) {}

    /// Whether the Enemy uses a card in a combat in this room (ITL-65).
    fn arms(g: &Game, at: Cell, so: bool) -> bool {
        so
    }

    /// Who fights first in a turn of the Enemy, before whose end this seat was next.
    fn fights_first(g: &Game, seat: Seat) -> Seat {
        seat
    }

    /// All sides are asked for a card; true if something comes first.
    fn commits<L: Log>(play: &mut Play<'_, L>) -> bool {
        false
    }

    /// A combat is over: those who lost lie down already.
    fn fought<L: Log>(play: &mut Play<'_, L>, combat: &Combat, winner: Option<Seat>) {}

    /// Units fell.
    fn wounded<L: Log>(play: &mut Play<'_, L>, colour: Colour, amount: u8, from: Cell) {}

    // At any time.

    /// What a seat may do beside the question that the table waits for.
    fn aside(g: &Game, seat: Seat, out: &mut Vec<Action>) {}

    /// Whether it may; none if the action is none of these.
    fn check_aside(g: &Game, seat: Seat, action: Action) -> Option<Result<(), Illegal>> {
        None
    }

    /// Does it; false if the action is none of these.
    fn resolve_aside<L: Log>(play: &mut Play<'_, L>, seat: Seat, action: Action) -> bool {
        false
    }

    // What must hold.

    /// What is wrong with the patch's own part of a state.
    fn audit_state(g: &Game) -> Result<(), &'static str> {
        Ok(())
    }

    /// Deals anew what the viewer cannot know of the patch's own part.
    fn imagine(world: &mut Game, viewer: Option<Seat>, dice: &mut dyn FnMut(u32) -> u32) {}
}
