//! Every action worth showing, with the reason where it is refused: for people
//! who ask "why can't I?". The judge is `check`; this only thinks of candidates.

use ark_content::{Act, Cost};
use ark_ids::{Colour, Place, Seat, Section, Spot};

use crate::action::{Action, By, Payment, Point};
use crate::game::{Game, Next, Question};
use crate::illegal::Illegal;
use crate::steps::section::each_line;

/// A refused action and why.
pub type Refused = (Action, Illegal);

impl Game {
    /// Actions that a player might expect to have and has not, with the reason.
    pub fn refused(&self, seat: Seat) -> Vec<Refused> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        let mut found: Vec<Refused> = Vec::new();
        for action in self.candidates(seat) {
            if legal.iter().any(|l| same_choice(*l, action)) {
                continue;
            }
            if let Err(illegal) = self.check(seat, action)
                && !found.iter().any(|(a, _)| *a == action)
            {
                found.push((action, illegal));
            }
        }
        found
    }

    fn candidates(&self, seat: Seat) -> Vec<Action> {
        let Next::Ask(seats, question) = self.next() else {
            return Vec::new();
        };
        if !seats.has(seat) {
            return Vec::new();
        }
        let mut out = Vec::new();
        let built = self.state.derived.built;
        match question {
            Question::Section | Question::Chain => {
                each_line(self, seat, |section, line| {
                    out.push(Action::Choose { section, line });
                });
            }
            Question::Act => self.act_candidates(seat, &mut out),
            Question::Build => out.extend(self.frontier().iter().map(Action::Build)),
            Question::Gate | Question::Link => {
                out.extend(self.frontier().iter().map(Action::Gate));
            }
            Question::Swap => {
                let gates = self.state.derived.gates;
                let other = (built - gates).min();
                out.extend(
                    gates
                        .iter()
                        .zip(other.into_iter().cycle())
                        .map(|(gate, other)| Action::Swap(gate.min(other), gate.max(other))),
                );
            }
            Question::Airlock => out.extend(built.iter().map(Action::Airlock)),
            Question::Discard => {
                out.extend(
                    self.state
                        .seat(seat)
                        .hand
                        .open()
                        .iter()
                        .map(Action::Discard),
                );
            }
            Question::Mini
            | Question::AnySection
            | Question::ExploreOrder
            | Question::Keep
            | Question::Return
            | Question::Fight
            | Question::Commit
            | Question::Patch(_) => {}
        }
        out
    }

    fn act_candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let phase = self.phase();
        let built = self.state.derived.built;
        if phase.acts.has(Act::Militarize) {
            out.push(Action::Militarize(1));
        }
        if phase.acts.has(Act::Move) {
            for from in self.occupied(seat, phase.usable) {
                let squad = self.squad_at(seat, phase.usable, from);
                for to in self.adjacent(seat, from) {
                    out.push(Action::Go {
                        by: By::Move,
                        from,
                        to,
                        squad,
                    });
                }
            }
        }
        if phase.acts.has(Act::Teleport) {
            for from in self.occupied(seat, phase.usable) {
                let squad = self.squad_at(seat, phase.usable, from);
                let to = Place::biodome(seat);
                for by in [By::Teleport, By::TeleportAny] {
                    out.push(Action::Go {
                        by,
                        from,
                        to,
                        squad,
                    });
                }
            }
        }
        if phase.acts.has(Act::Route) {
            let own = Colour::seat(seat);
            for cell in built {
                let to = Spot::cell(cell);
                out.push(Action::Route {
                    colour: own,
                    from: Spot::STOCK,
                    to,
                    push: None,
                });
            }
            for colour in Colour::NEUTRAL_CYLINDERS {
                if let Some(cell) = self.state.neutral(colour).home {
                    let to = Spot::cell(cell);
                    out.push(Action::Route {
                        colour,
                        from: Spot::STOCK,
                        to,
                        push: None,
                    });
                }
            }
        }
        if phase.acts.has(Act::Produce) {
            out.push(Action::Produce);
        }
        if phase.acts.has(Act::Exploit) {
            let factory = |c: &ark_ids::Cell| self.rules.factories.has(self.state.tile(*c));
            out.extend(built.iter().filter(factory).map(Action::Exploit));
        }
        if phase.acts.has(Act::Awake) {
            let (amount, types) = (phase.totals.awake_price, phase.awake_in);
            let pay = self.likely_payment(seat, Cost { amount, types });
            out.push(Action::Awake(pay));
        }
        if phase.acts.has(Act::Heal) {
            let (amount, types) = (phase.totals.heal_price, phase.heal_in);
            let pay = self.likely_payment(seat, Cost { amount, types });
            out.push(Action::Heal {
                colour: Colour::seat(seat),
                pay,
            });
        }
        if phase.acts.has(Act::Engineer) {
            self.engineer_candidates(seat, out);
        }
        if phase.acts.has(Act::Discover) {
            out.push(Action::Discover);
        }
        if phase.acts.has(Act::Use) {
            out.extend(self.state.seat(seat).hand.open().iter().map(Action::Use));
        }
    }

    /// The price in the one basic type of which the seat has most.
    fn likely_payment(&self, seat: Seat, cost: Cost) -> Payment {
        let have = &self.state.seat(seat).resources;
        let kind = cost.types.iter().max_by_key(|kind| have.of(*kind));
        match kind {
            Some(kind) if cost.amount > 0 => Payment {
                kind,
                metamorphite: 0,
            },
            _ => Payment::NONE,
        }
    }

    /// A cube with each kind of point there is, wherever squares are.
    fn engineer_candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let totals = &self.phase().totals;
        let mut offer = |at: Spot, cost: Cost| {
            let pay = self.likely_payment(seat, cost);
            out.push(Action::Engineer {
                point: Point::Plain,
                at,
                replace: None,
                pay,
            });
            if totals.remote > 0 {
                out.push(Action::Engineer {
                    point: Point::Remote,
                    at,
                    replace: None,
                    pay,
                });
            }
        };
        for cell in self.state.derived.built {
            let tile = self.rules.tile(self.state.tile(cell));
            if tile.squares > 0 {
                offer(Spot::cell(cell), tile.cost);
            }
        }
        for (i, section) in self.board(seat).sections.iter().enumerate() {
            offer(Spot::section(seat, Section(i as u8)), section.cost);
        }
    }
}

/// Whether two actions differ only in how they are paid, with which point, with
/// how many units or what they replace: then the legal one speaks for both.
fn same_choice(a: Action, b: Action) -> bool {
    match (a, b) {
        (Action::Engineer { at: x, .. }, Action::Engineer { at: y, .. }) => x == y,
        (
            Action::Go {
                by: b1,
                from: f1,
                to: t1,
                ..
            },
            Action::Go {
                by: b2,
                from: f2,
                to: t2,
                ..
            },
        ) => (b1, f1, t1) == (b2, f2, t2),
        (
            Action::Route {
                colour: c1, to: t1, ..
            },
            Action::Route {
                colour: c2, to: t2, ..
            },
        ) => (c1, t1) == (c2, t2),
        (Action::Heal { colour: x, .. }, Action::Heal { colour: y, .. }) => x == y,
        (Action::Awake(_), Action::Awake(_)) | (Action::Militarize(_), Action::Militarize(_)) => {
            true
        }
        _ => a == b,
    }
}
