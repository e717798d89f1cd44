//! Conversions (RES-12 to RES-20): in a phase that is under way (RES-R4), and as often
//! as the left side can be paid (RES-13).

use ark_content::{Act, ConversionData, Cost, Gain};
use ark_ids::{Conversion, Resource, Seat};
use ark_rulebook::Rule;

use crate::action::{Action, Payment};
use crate::event::{Event, Log};
use crate::game::Game;
use crate::illegal::{Illegal, Why, require};
use crate::payment;
use crate::play::Play;

fn data(g: &Game, conversion: Conversion) -> &'static ConversionData {
    &g.rules.content.conversions[conversion.index()]
}

const fn left_side(data: &ConversionData) -> Cost {
    Cost {
        amount: data.amount,
        types: data.types,
    }
}

pub(super) fn price(g: &Game, conversion: Conversion) -> Option<Cost> {
    g.rules
        .content
        .conversions
        .get(conversion.index())
        .map(left_side)
}

/// Whether the right side can be had in this phase: resources always (RES-19), routes
/// during ROUTE POWER (RES-15, RES-17).
fn fits(g: &Game, data: &ConversionData) -> bool {
    match data.gain {
        Gain::Metamorphite(_) => true,
        Gain::Routes(_) => g.phase().acts.has(Act::Route),
    }
}

pub(super) fn check(
    g: &Game,
    seat: Seat,
    conversion: Conversion,
    pay: Payment,
) -> Result<(), Illegal> {
    let known = g.phase().conversions.has(conversion);
    require(known, Rule::ResR5, Why::NoConversion)?;
    let data = data(g, conversion);
    require(fits(g, data), Rule::Res15, Why::NotNow)?;
    if matches!(data.gain, Gain::Metamorphite(_)) {
        require(pay.kind.is_basic(), Rule::ResR3, Why::OnlyMetamorphite)?;
    }
    let have = &g.state.seat(seat).resources;
    payment::check(have, left_side(data), pay, Rule::Res14)
}

#[inline]
pub(super) fn list(g: &Game, seat: Seat, out: &mut Vec<Action>) {
    for conversion in g.phase().conversions {
        let data = data(g, conversion);
        if !fits(g, data) {
            continue;
        }
        let basic = matches!(data.gain, Gain::Metamorphite(_));
        payment::each(&g.state.seat(seat).resources, left_side(data), |pay| {
            if !basic || pay.kind.is_basic() {
                out.push(Action::Convert { conversion, pay });
            }
        });
    }
}

pub(super) fn resolve<L: Log>(
    play: &mut Play<'_, L>,
    seat: Seat,
    conversion: Conversion,
    pay: Payment,
) {
    let data = data(play, conversion);
    play.note(|| Event::Converted { seat, conversion });
    play.pay(seat, left_side(data), pay);
    match data.gain {
        Gain::Metamorphite(amount) => play.gain(seat, Resource::Metamorphite, amount),
        Gain::Routes(n) => play.phase_mut().totals.extra_routes += n,
    }
}
