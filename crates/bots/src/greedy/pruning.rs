//! Which of the legal actions are worth a look.

use ark_content::{Act, Use};
use ark_engine::{Action, Game, Payment};
use ark_ids::{Card, Cell, Colour, Resource, Seat, Set, Spot};

use crate::judge::Judge;

/// How many kinds of artifact cards are tried out in one step.
const CARDS: usize = 3;

/// The steps of a phase to be tried: no conversions, no end, and nothing that
/// another one does at least as well.
pub(crate) fn steps(g: &Game, judge: &Judge<'_>, actions: &[Action], out: &mut Vec<Action>) {
    let seat = judge.seat;
    let mut last = Action::Done;
    for action in actions.iter().copied() {
        let keep = match action {
            Action::Done | Action::Convert { .. } | Action::Use(_) => false,
            Action::Route {
                colour, from, to, ..
            } => to != Spot::STOCK && handy(g, colour, from),
            _ => !dominated(g, seat, action, last),
        };
        if keep {
            last = action;
            out.push(action);
        }
    }
    cards(g, judge, actions, out);
}

/// A cylinder is taken from stock while there is one there.
fn handy(g: &Game, colour: Colour, from: Spot) -> bool {
    let stock = match colour.as_seat() {
        Some(seat) => g.state.seat(seat).stock,
        None => g.state.neutral(colour).resting,
    };
    from == Spot::STOCK || stock == 0
}

/// The most promising cards, each kind once.
fn cards(g: &Game, judge: &Judge<'_>, actions: &[Action], out: &mut Vec<Action>) {
    let mut open: Set<Card> = actions
        .iter()
        .filter_map(|a| match a {
            Action::Use(card) => Some(*card),
            _ => None,
        })
        .collect();
    for _ in 0..CARDS {
        let best = open
            .iter()
            .max_by(|a, b| judge.cards.worth(*a).total_cmp(&judge.cards.worth(*b)));
        let Some(best) = best else { break };
        let kind = g.rules.content.cards[best.index()].kind;
        open = open
            .iter()
            .filter(|c| g.rules.content.cards[c.index()].kind != kind)
            .collect();
        if *g.use_of(best) != Use::Architect || !judge.goals().is_empty() {
            out.push(Action::Use(best));
        }
    }
}

/// Whether the action before it in the list, or one listed, does the same better.
/// Actions that differ in their payment follow each other, cheapest in
/// Metamorphite first.
fn dominated(g: &Game, seat: Seat, action: Action, last: Action) -> bool {
    match (action, last) {
        (Action::Militarize(n), _) => {
            let room = g.rules.params.arsenal_limit - g.state.seat(seat).arsenal;
            n != g.phase().totals.militarize.min(room)
        }
        (Action::Go { from, squad, .. }, _) => {
            let here = g.squad_at(seat, g.phase().usable, from);
            squad != here && squad.len() != 1
        }
        (Action::Engineer { pay, .. }, Action::Engineer { pay: than, .. })
        | (Action::Awake(pay), Action::Awake(than))
        | (Action::Heal { pay, .. }, Action::Heal { pay: than, .. }) => {
            unpaid(action) == unpaid(last) && dearer(pay, than)
        }
        _ => false,
    }
}

/// The action but for its payment.
fn unpaid(mut action: Action) -> Action {
    if let Action::Engineer { pay, .. } | Action::Heal { pay, .. } | Action::Awake(pay) =
        &mut action
    {
        *pay = Payment::NONE;
    }
    action
}

fn dearer(pay: Payment, than: Payment) -> bool {
    pay.kind == than.kind && pay.kind != Resource::Metamorphite
}

/// The conversions, each with every basic type once.
pub(crate) fn conversions(actions: &[Action]) -> impl Iterator<Item = Action> {
    let mut last = None;
    actions.iter().copied().filter(move |action| {
        let Action::Convert { conversion, pay } = *action else {
            return false;
        };
        let before = last.replace((conversion, pay));
        before.is_none_or(|(c, q)| c != conversion || !dearer(pay, q))
    })
}

/// The exchanges that move a room which the seat wants; if none does, any.
pub(crate) fn swaps(goals: Set<Cell>, actions: &[Action], out: &mut Vec<Action>) {
    out.clear();
    let wanted = |a: &Action| matches!(a, Action::Swap(a, b) if goals.has(*a) != goals.has(*b));
    out.extend(actions.iter().copied().filter(wanted));
    if out.is_empty() {
        out.push(actions[0]);
    }
}

/// Whether this chooses a line of cards, which a card is too good for.
pub(crate) fn research(g: &Game, action: Action) -> bool {
    let Action::Choose { section, line } = action else {
        return false;
    };
    let section = g.section(g.state.active, section);
    let acts = section.map_or(Set::EMPTY, |s| s.lines[line as usize].acts);
    acts.has(Act::Use) || acts.has(Act::Discover)
}
