//! The state as a sequence of bytes, for hashes that find a divergence.
//!
//! Everything is taken apart without `..`: a new field does not compile until it
//! has been given its place. Derived sets are left out; they follow.

use ark_ids::Set;

use crate::frame::{Frame, Setup};
use crate::phase::{Phase, Totals};
use crate::state::{
    Combat, Ending, Neutral, PRINTED, Room, SECTIONS, SeatState, SectionState, Side, State,
};

/// Takes the bytes of a state one after another.
pub trait Sink {
    fn bytes(&mut self, bytes: &[u8]);

    fn byte(&mut self, byte: u8) {
        self.bytes(&[byte]);
    }
}

pub(crate) fn set<T>(out: &mut impl Sink, set: Set<T>) {
    out.bytes(&set.bits().to_le_bytes());
}

pub(crate) fn maybe(out: &mut impl Sink, value: Option<u8>) {
    out.bytes(&value.map_or([0, 0], |v| [1, v]));
}

impl State {
    pub fn digest(&self, out: &mut impl Sink) {
        let Self {
            rooms,
            derived,
            seats,
            neutrals,
            tokens,
            room_deck,
            groups,
            artifact_deck,
            artifact_discard,
            mission_deck,
            drawn,
            token_pool,
            agenda,
            phases,
            combat,
            active,
            last_explorer,
            gates_placed,
            crowded,
            any_section,
            engineered,
            engineered_sections,
            mode,
            variants,
            ending,
        } = self;
        set(out, derived.built);
        for cell in derived.built {
            digest_room(&rooms[cell.index()], out);
        }
        for seat in seats {
            digest_seat(seat, out);
        }
        for Neutral {
            home,
            live,
            supply,
            resting,
        } in neutrals
        {
            maybe(out, home.map(|c| c.0));
            out.bytes(&[u8::from(*live), *supply, *resting]);
        }
        set(out, *tokens);
        set(out, *room_deck);
        set(out, *groups);
        set(out, artifact_deck.open());
        set(out, artifact_discard.open());
        set(out, mission_deck.open());
        set(out, drawn.open());
        out.bytes(token_pool);
        out.byte(agenda.len() as u8);
        for frame in agenda.iter() {
            digest_frame(*frame, out);
        }
        out.byte(phases.len() as u8);
        for phase in phases.iter() {
            digest_phase(phase, out);
        }
        digest_combat(combat.as_ref(), out);
        out.byte(active.0);
        maybe(out, last_explorer.map(|s| s.0));
        out.bytes(&[
            u8::from(*gates_placed),
            u8::from(*crowded),
            u8::from(*any_section),
        ]);
        set(out, *engineered);
        out.bytes(&engineered_sections.to_le_bytes());
        mode.digest(out);
        variants.digest(out);
        out.bytes(&match ending {
            None => [0, 0],
            Some(Ending::Mission(seat)) => [1, seat.0],
            Some(Ending::TurnLimit) => [2, 0],
            Some(Ending::Team { won, rule: _ }) => [3, u8::from(*won)],
            Some(Ending::Ranked { winners }) => [4, *winners],
        });
    }
}

fn digest_room(room: &Room, out: &mut impl Sink) {
    let Room {
        cylinders,
        units,
        cubes,
        stopped,
        tile,
    } = room;
    out.bytes(&cylinders.bits().to_le_bytes());
    out.bytes(&units.bits().to_le_bytes());
    out.bytes(&cubes.bits().to_le_bytes());
    out.byte(*tile);
    // No record from before the variant changes its hashes.
    if !stopped.is_empty() {
        out.bytes(&stopped.bits().to_le_bytes());
    }
}

fn digest_seat(seat: &SeatState, out: &mut impl Sink) {
    let SeatState {
        hand,
        mission,
        targets,
        sections,
        resources,
        turns,
        player,
        faction,
        arsenal,
        marker,
        achievements,
        objectives,
        explored,
        wins,
        asleep,
        home,
        wounded,
        stock,
        supply,
        built,
        fresh,
    } = seat;
    set(out, hand.open());
    maybe(out, mission.open().map(|m| m.0));
    set(out, *targets);
    for SectionState { cylinders, cubes } in sections {
        out.bytes(&cylinders.bits().to_le_bytes());
        out.byte(*cubes);
    }
    // Sections that are built on had places once; hashes keep them.
    out.bytes(&[0; 5 * (SECTIONS - PRINTED)]);
    for amount in resources.0 {
        out.bytes(&amount.to_le_bytes());
    }
    out.bytes(&turns.to_le_bytes());
    maybe(out, marker.map(|s| s.0));
    out.bytes(&[
        *player,
        faction.0,
        *arsenal,
        *achievements,
        *objectives,
        *explored,
        *wins,
        *asleep,
        *home,
        *wounded,
        *stock,
        *supply,
    ]);
    for card in built {
        maybe(out, card.map(|c| c.0));
    }
    if *fresh != 0 {
        out.byte(*fresh);
    }
}

/// A number for each frame that stays the same for ever, and its contents.
fn digest_frame(frame: Frame, out: &mut impl Sink) {
    let bytes: [u8; 3] = match frame {
        Frame::Patch(frame) => {
            out.bytes(&frame.digest());
            return;
        }
        Frame::Setup(stage) => {
            let (kind, a, b) = match stage {
                Setup::Players(seat) => (0, seat.0, 0),
                Setup::Groups => (1, 0, 0),
                Setup::Factions(seat) => (2, seat.0, 0),
                Setup::First => (3, 0, 0),
                Setup::Factories(i) => (4, i, 0),
                Setup::Missions(seat) => (5, seat.0, 0),
                Setup::Doors(seat, i) => (6, seat.0, i),
            };
            [100 + kind, a, b]
        }
        Frame::Turn(at) => [1, at, 0],
        Frame::Settle => [2, 0, 0],
        Frame::Section => [3, 0, 0],
        Frame::Phase => [4, 0, 0],
        Frame::Chain => [5, 0, 0],
        Frame::AnySection => [6, 0, 0],
        Frame::ExploreOrder => [7, 0, 0],
        Frame::Explore(cell) => [8, cell.0, 0],
        Frame::Supply(cell) => [9, cell.0, 0],
        Frame::Expand(cell) => [10, cell.0, 0],
        Frame::ExpandAnywhere => [11, 0, 0],
        Frame::Build { tile, near } => [12, tile.0, near.map_or(255, |c| c.0)],
        Frame::Draw { seat, left } => [13, seat.0, left],
        Frame::Discover { keep, left } => [14, keep, left],
        Frame::Keep { left } => [15, left, 0],
        Frame::Discard(seat) => [16, seat.0, 0],
        Frame::Mission(seat) => [17, seat.0, 0],
        Frame::Return { colour, left } => [18, colour.0, left],
        Frame::Swap => [19, 0, 0],
        Frame::Airlock => [20, 0, 0],
        Frame::Combats => [21, 0, 0],
        Frame::Commit => [22, 0, 0],
        Frame::Gates(seat) => [23, seat.0, 0],
        Frame::Link => [24, 0, 0],
        Frame::Spent(card) => [25, card.0, 0],
        Frame::Mini => [26, 0, 0],
    };
    out.bytes(&bytes);
}

fn digest_phase(phase: &Phase, out: &mut impl Sink) {
    let Phase {
        factories,
        acts,
        usable,
        conversions,
        awake_in,
        heal_in,
        totals,
        section,
        line,
        origin,
    } = phase;
    set(out, *factories);
    set(out, *acts);
    set(out, *usable);
    set(out, *conversions);
    set(out, *awake_in);
    set(out, *heal_in);
    digest_totals(totals, out);
    out.bytes(&[section.0, *line, *origin as u8]);
}

fn digest_totals(totals: &Totals, out: &mut impl Sink) {
    let Totals {
        militarize,
        moves,
        teleport,
        teleport_any,
        routes,
        extra_routes,
        produce,
        exploit,
        exploit_bonus,
        harvest,
        harvest_per_unit,
        awake_free,
        heal_free,
        engineer,
        remote,
        free,
        free_biodome,
        keep,
        draw,
        uses,
        awake_price,
        heal_price,
        range,
        bombs,
    } = totals;
    out.bytes(routes);
    out.bytes(&[
        *militarize,
        *moves,
        *teleport,
        *teleport_any,
        *extra_routes,
        *produce,
        *exploit,
        *exploit_bonus,
        *harvest,
        *harvest_per_unit,
        *awake_free,
        *heal_free,
        *engineer,
        *remote,
        *free,
        *free_biodome,
        *keep,
        *draw,
        *uses,
        *awake_price,
        *heal_price,
    ]);
    // Most games know neither.
    if *range > 0 || *bombs > 0 {
        out.bytes(&[255, *range, *bombs]);
    }
}

fn digest_combat(combat: Option<&Combat>, out: &mut impl Sink) {
    let Some(combat) = combat else {
        out.byte(0);
        return;
    };
    let Combat { at, sides, defence } = combat;
    // As if there were never more than two.
    out.bytes(&[sides.len() as u8 - 1, at.0]);
    for Side { seat, .. } in sides.iter() {
        out.byte(seat.0);
    }
    out.byte(*defence);
    for Side { squad, .. } in sides.iter() {
        out.bytes(&squad.bits().to_le_bytes());
    }
    for Side { card, .. } in sides.iter() {
        maybe(out, card.open().map(|c| c.0));
    }
}
