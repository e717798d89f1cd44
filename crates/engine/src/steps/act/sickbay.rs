//! AWAKE and HEAL (UNIT chapter): each unit is a payment of its own (UNIT-05), and
//! there is no limit but units and resources (UNIT-06, UNIT-09, UNIT-R1).

use ark_content::{Act, Cost};
use ark_ids::{Colour, Seat};
use ark_rulebook::Rule;

use super::on_line;
use crate::action::{Action, Payment};
use crate::event::Log;
use crate::game::Game;
use crate::illegal::{Illegal, Why, require};
use crate::payment;
use crate::play::Play;

/// The price of AWAKE, if the line in use offers it for payment.
pub(super) fn awake_cost(g: &Game) -> Option<Cost> {
    let phase = g.phase();
    let types = phase.awake_in;
    (!types.is_empty()).then_some(Cost {
        amount: phase.totals.awake_price,
        types,
    })
}

pub(super) fn heal_cost(g: &Game) -> Option<Cost> {
    let phase = g.phase();
    let types = phase.heal_in;
    (!types.is_empty()).then_some(Cost {
        amount: phase.totals.heal_price,
        types,
    })
}

/// Whether a payment, or a free point in its place, is good.
fn check_price(
    g: &Game,
    seat: Seat,
    cost: Option<Cost>,
    free: u8,
    rule: Rule,
    pay: Payment,
) -> Result<(), Illegal> {
    if pay == Payment::NONE && free > 0 {
        return Ok(());
    }
    match cost {
        Some(cost) => payment::check(&g.state.seat(seat).resources, cost, pay, rule),
        None => require(
            false,
            rule,
            Why::Points {
                need: 1,
                left: free,
            },
        ),
    }
}

/// Every good payment; a free point is nothing paid.
fn each_price(g: &Game, seat: Seat, cost: Option<Cost>, free: u8, mut f: impl FnMut(Payment)) {
    let gratis = cost.is_some_and(|c| c.amount == 0);
    if free > 0 && !gratis {
        f(Payment::NONE);
    }
    if let Some(cost) = cost {
        payment::each(&g.state.seat(seat).resources, cost, f);
    }
}

/// Pays, or uses a free point up.
fn settle_price<L: Log>(
    play: &mut Play<'_, L>,
    seat: Seat,
    cost: Option<Cost>,
    pay: Payment,
) -> bool {
    match cost {
        Some(cost) if pay != Payment::NONE || cost.amount == 0 => {
            play.pay(seat, cost, pay);
            false
        }
        _ => true,
    }
}

pub(super) fn check_awake(g: &Game, seat: Seat, pay: Payment) -> Result<(), Illegal> {
    on_line(g, Act::Awake)?;
    require(
        g.state.seat(seat).asleep > 0,
        Rule::Unit03,
        Why::NobodyAsleep,
    )?;
    check_price(
        g,
        seat,
        awake_cost(g),
        g.phase().totals.awake_free,
        Rule::Unit04,
        pay,
    )
}

pub(super) fn list_awake(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    if g.state.seat(seat).asleep > 0 {
        let free = g.phase().totals.awake_free;
        each_price(g, seat, awake_cost(g), free, |pay| {
            out.push(Action::Awake(pay));
        });
    }
}

pub(super) fn awake<L: Log>(play: &mut Play<'_, L>, seat: Seat, pay: Payment) {
    let cost = awake_cost(play);
    if settle_price(play, seat, cost, pay) {
        play.phase_mut().totals.awake_free -= 1;
    }
    play.awake(seat);
}

/// Wounded units of a colour that the seat may heal: its own, and those of home
/// rooms it controlled when the phase began (UNIT-R2, CTRL-R4).
fn wounded(g: &Game, seat: Seat, colour: Colour) -> u8 {
    if colour == Colour::seat(seat) {
        g.state.seat(seat).wounded
    } else if Colour::NEUTRAL_UNITS.contains(&colour) && g.phase().usable.has(colour) {
        g.state.neutral(colour).resting
    } else {
        0
    }
}

pub(super) fn check_heal(
    g: &Game,
    seat: Seat,
    colour: Colour,
    pay: Payment,
) -> Result<(), Illegal> {
    on_line(g, Act::Heal)?;
    require(
        wounded(g, seat, colour) > 0,
        Rule::Unit07,
        Why::NobodyWounded,
    )?;
    check_price(
        g,
        seat,
        heal_cost(g),
        g.phase().totals.heal_free,
        Rule::Unit08,
        pay,
    )
}

pub(super) fn list_heal(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    for colour in [Colour::seat(seat), Colour::ROBOT, Colour::MERCENARY] {
        if wounded(g, seat, colour) > 0 {
            let free = g.phase().totals.heal_free;
            each_price(g, seat, heal_cost(g), free, |pay| {
                out.push(Action::Heal { colour, pay });
            });
        }
    }
}

pub(super) fn heal<L: Log>(play: &mut Play<'_, L>, seat: Seat, colour: Colour, pay: Payment) {
    let cost = heal_cost(play);
    if settle_price(play, seat, cost, pay) {
        play.phase_mut().totals.heal_free -= 1;
    }
    play.heal(seat, colour);
}
