//! Setting the game up, in the order of SETUP-R13. Decks are sets: a shuffle is
//! not needed where every draw is a question to chance (SETUP-21, SETUP-30, SETUP-39).

use ark_content::{MissionRule, RoomKind};
use ark_ids::{Card, Cell, Colour, Faction, Mission, Place, Resource, Seat, Set, Tile};

use crate::event::{Event, Log};
use crate::frame::{Frame, Setup};
use crate::game::Game;
use crate::options::missions_of;
use crate::outcome::{Chance, Outcome};
use crate::patch::react;
use crate::play::{Flow, Play};
use crate::rules::pieces_of;
use crate::secret::Secret;
use crate::state::PEN;

pub(crate) fn begin<L: Log>(play: &mut Play<'_, L>) {
    let g = &mut *play.g;
    g.state.token_pool = g.rules.content.tokens;
    g.state.mode = crate::modes::State::new(g.rules);
    // The common supply (SETUP-36).
    for colour in Colour::NEUTRAL {
        g.state.neutrals[colour.neutral()].supply = pieces_of(colour);
    }
    play.push(Frame::Turn(0));
    react!(play, prepare);
    play.push(Frame::Setup(Setup::Players(Seat(0))));
}

pub(crate) fn chance(g: &Game, stage: Setup) -> Chance {
    match stage {
        Setup::Players(seat) => Chance::Player(seat),
        Setup::Groups => Chance::Groups,
        Setup::Factions(seat) => Chance::Faction(seat),
        Setup::First => Chance::First,
        Setup::Factories(i) => Chance::Factory(g.rules.layout.factories[i as usize]),
        Setup::Missions(seat) => Chance::Mission(seat),
        Setup::Doors(..) => Chance::Room,
    }
}

/// Answers by itself what leaves nothing to chance.
pub(crate) fn run<L: Log>(play: &mut Play<'_, L>, stage: Setup) -> Flow {
    let answer = match stage {
        Setup::Players(seat) if !play.rules.options.random_seats => Some(Outcome::Player(seat.0)),
        Setup::Players(_) => free_players(play).only().map(Outcome::Player),
        Setup::Groups if play.rules.params.groups[play.rules.seats - 1] == 0 => {
            Some(Outcome::Groups(Set::EMPTY))
        }
        Setup::Groups => play.rules.options.groups.map(Outcome::Groups),
        Setup::Factions(seat) => {
            let player = play.state.seat(seat).player as usize;
            play.rules.options.factions[player].map(Outcome::Faction)
        }
        Setup::First if play.rules.seats == 1 => Some(Outcome::First(Seat(0))),
        Setup::First => play.rules.options.first.map(Outcome::First),
        Setup::Factories(_) => free_factories(play).only().map(Outcome::Tile),
        Setup::Missions(_) if !dealt(play) => {
            play.swap_top(Frame::Setup(Setup::Doors(Seat(0), 0)));
            return Flow::Ran;
        }
        Setup::Missions(_) | Setup::Doors(..) => None,
    };
    match answer {
        Some(outcome) => {
            resolve(play, stage, outcome);
            Flow::Ran
        }
        None => Flow::Waits,
    }
}

fn dealt(g: &Game) -> bool {
    matches!(
        g.rules.params.mission,
        MissionRule::Open | MissionRule::Dealt
    )
}

/// Players not yet seated.
pub(crate) fn free_players(g: &Game) -> Set<u8> {
    let Frame::Setup(Setup::Players(next)) = *g.top() else {
        return Set::EMPTY;
    };
    let seated: Set<u8> = (0..next.index()).map(|s| g.state.seats[s].player).collect();
    Set::first(g.rules.seats) - seated
}

/// Factions that nobody has taken or asked for.
pub(crate) fn free_factions(g: &Game) -> Set<Faction> {
    let Frame::Setup(Setup::Factions(next)) = *g.top() else {
        return Set::EMPTY;
    };
    let mut free = Set::first(g.rules.content.factions.len());
    for faction in g
        .rules
        .options
        .factions
        .iter()
        .take(g.rules.seats)
        .flatten()
    {
        free.remove(*faction);
    }
    for seat in 0..next.index() {
        free.remove(g.state.seats[seat].faction);
    }
    free
}

/// One factory of each type that is not on the board yet (SETUP-05, SETUP-06).
pub(crate) fn free_factories(g: &Game) -> Set<Tile> {
    let placed: Set<Resource> = g
        .state
        .derived
        .built
        .iter()
        .filter_map(|c| resource_of(g, g.state.tile(c)))
        .collect();
    let mut free = Set::EMPTY;
    for kind in Resource::basic() - placed {
        let first = g
            .rules
            .factories
            .iter()
            .find(|t| resource_of(g, *t) == Some(kind));
        free |= first.map_or(Set::EMPTY, Set::one);
    }
    free
}

fn resource_of(g: &Game, tile: Tile) -> Option<Resource> {
    match g.rules.tile(tile).kind {
        RoomKind::Factory(kind) => Some(kind),
        _ => None,
    }
}

pub(crate) fn resolve<L: Log>(play: &mut Play<'_, L>, stage: Setup, outcome: Outcome) {
    let seats = play.rules.seats;
    let next = match (stage, outcome) {
        (Setup::Players(seat), Outcome::Player(player)) => {
            play.state.seat_mut(seat).player = player;
            play.note(|| Event::PlayerSat { seat, player });
            after(seat, seats).map_or(Setup::Groups, Setup::Players)
        }
        (Setup::Groups, Outcome::Groups(groups)) => {
            play.state.groups = groups;
            play.note(|| Event::GroupsChosen(groups));
            Setup::Factions(Seat(0))
        }
        (Setup::Factions(seat), Outcome::Faction(faction)) => {
            play.state.seat_mut(seat).faction = faction;
            play.note(|| Event::FactionTaken { seat, faction });
            after(seat, seats).map_or(Setup::First, Setup::Factions)
        }
        // Chance or the table, as the options say (TURN-01, TURN-R1).
        (Setup::First, Outcome::First(seat)) => {
            play.state.active = seat;
            play.note(|| Event::FirstChosen(seat));
            Setup::Factories(0)
        }
        (Setup::Factories(i), Outcome::Tile(tile)) => {
            let cell = play.rules.layout.factories[i as usize];
            play.put_room(tile, cell, true);
            if i < 3 {
                Setup::Factories(i + 1)
            } else {
                lay_out(play);
                Setup::Missions(Seat(0))
            }
        }
        (Setup::Missions(seat), Outcome::Mission(mission)) => {
            play.state.mission_deck.open_mut().remove(mission);
            play.state.seat_mut(seat).mission = Secret::new(Some(mission));
            play.note(|| Event::MissionDealt { seat, mission });
            after(seat, seats).map_or(Setup::Doors(Seat(0), 0), Setup::Missions)
        }
        // Face up, with a token, and not explored: no neutral pieces yet (SETUP-37,
        // SETUP-38, SETUP-R4). Boards without a player get none (FIRST-03, FIRST-07).
        (Setup::Doors(seat, i), Outcome::Tile(tile)) => {
            let cell = play.rules.layout.doors[seat.index()][i as usize];
            play.state.room_deck.remove(tile);
            play.put_room(tile, cell, true);
            match (i, after(seat, seats)) {
                (0, _) => Setup::Doors(seat, 1),
                (_, Some(next)) => Setup::Doors(next, 0),
                (_, None) => {
                    play.pop();
                    return;
                }
            }
        }
        (stage, outcome) => unreachable!("{outcome:?} does not answer {stage:?}"),
    };
    play.swap_top(Frame::Setup(next));
}

fn after(seat: Seat, seats: usize) -> Option<Seat> {
    (seat.index() + 1 < seats).then(|| Seat(seat.0 + 1))
}

/// Generators, gate, decks and the players' own things.
fn lay_out<L: Log>(play: &mut Play<'_, L>) {
    let rules = play.rules;
    // One or two, as the layout has it, violet first (SETUP-07, SETUP-09, SETUP-R10), and
    // with their cylinders at once (SETUP-10).
    let generators: Set<Tile> = tiles(play, |kind| kind == RoomKind::Generator);
    for (tile, cell) in generators
        .iter()
        .zip(rules.layout.generators.iter().copied())
    {
        play.put_room(tile, cell, true);
        play.open_supply(cell);
    }
    if let Some(cell) = rules.layout.gate {
        play.put_room(rules.gate, cell, true);
    }
    play.state.room_deck = room_deck(play);
    if rules.params.artifacts {
        // The table of cards is the deck; Pens and Beginner's Help are not in it (SETUP-25).
        let cards: Set<Card> = Set::first(rules.content.cards.len());
        play.state.artifact_deck = Secret::new(cards);
    }
    play.state.mission_deck = Secret::new(mission_deck(play));
    for seat in rules.all_seats() {
        equip(play, seat);
    }
    react!(play, laid_out);
}

fn tiles(g: &Game, wanted: impl Fn(RoomKind) -> bool) -> Set<Tile> {
    (0..g.rules.content.tiles.len() as u8)
        .map(Tile)
        .filter(|t| wanted(g.rules.tile(*t).kind))
        .collect()
}

/// Factories beyond the starting ones, and the special rooms (SETUP-16, SETUP-18; 11 in
/// First Mission, FIRST-06); nothing else, so that gates and generators are never drawn
/// (SETUP-11, SETUP-15).
fn room_deck(g: &Game) -> Set<Tile> {
    let each = g.rules.params.factories[g.rules.seats - 1] as usize;
    let on_board: Set<Tile> = g
        .rules
        .layout
        .factories
        .iter()
        .map(|cell: &Cell| g.state.tile(*cell))
        .collect();
    let mut deck = g.rules.special_rooms(g.state.groups);
    for kind in Resource::basic() {
        let spare = tiles(g, |k| k == RoomKind::Factory(kind)) - on_board;
        deck |= spare.iter().take(each).collect();
    }
    deck
}

/// The missions of the chosen groups, to be earned (SETUP-29, MISS-01); First Mission
/// cards only where missions are open (SETUP-28, FIRST-10).
fn mission_deck(g: &Game) -> Set<Mission> {
    if g.rules.params.mission == MissionRule::Open {
        (0..g.rules.content.missions.len() as u8)
            .map(Mission)
            .filter(|m| g.rules.content.missions[m.index()].groups.is_none())
            .collect()
    } else {
        missions_of(g.rules.content, g.state.groups)
    }
}

/// A player's own start (SETUP-41 to SETUP-49).
fn equip<L: Log>(play: &mut Play<'_, L>, seat: Seat) {
    let rules = play.rules;
    let board = play.board(seat);
    let state = play.state.seat_mut(seat);
    state.asleep = board.units - board.awake;
    state.supply = board.cylinders;
    state.arsenal = rules.params.arsenal;
    state
        .resources
        .add(Resource::Metamorphite, u16::from(board.metamorphite));
    if rules.params.artifacts {
        // SETUP-26, SETUP-41
        state.hand.open_mut().insert(PEN);
    }
    play.stand(Colour::seat(seat), Place::biodome(seat), board.awake);
    play.charge(seat);
}
