//! The options of a seat in the order in which they are shown.

use ark_engine::{Action, Payment, Point, Squad};
use ark_ids::{Card, Cell, Resource, Seat};

use ark_engine::Game;

/// What a seat may do now: groups together, stopping last.
pub(crate) fn offer(game: &Game, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let mut groups: Vec<Action> = Vec::new();
    for action in &actions {
        let group = group_of(*action);
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    let rank = |action: &Action| {
        let group = group_of(*action);
        let place = groups.iter().position(|g| *g == group);
        (*action == Action::Done, place)
    };
    actions.sort_by_cached_key(rank);
    actions
}

/// One action to stand for all that belong under the same heading.
const fn group_of(action: Action) -> Action {
    match action {
        Action::Go { by, from, .. } => Action::Go {
            by,
            from,
            to: from,
            squad: Squad::NONE,
        },
        Action::Route { colour, from, .. } => Action::Route {
            colour,
            from,
            to: from,
            push: None,
        },
        Action::Engineer { at, .. } => Action::Engineer {
            point: Point::Plain,
            at,
            replace: None,
            pay: Payment::NONE,
        },
        Action::Convert { conversion, .. } => Action::Convert {
            conversion,
            pay: Payment::NONE,
        },
        Action::Militarize(_) => Action::Militarize(0),
        Action::Exploit(_) => Action::Exploit(Cell(0)),
        Action::Harvest { per_unit, .. } => Action::Harvest {
            per_unit,
            kind: Resource::Dilitium,
        },
        Action::Awake(_) => Action::Awake(Payment::NONE),
        Action::Heal { colour, .. } => Action::Heal {
            colour,
            pay: Payment::NONE,
        },
        Action::Use(_) => Action::Use(Card(0)),
        other => other,
    }
}
