//! Looking back at a game: its course, a position as it was, figures over it.

use ark_engine::{Event, Game, Input};
use ark_ids::{Seat, Set};
use ark_phrase::Lang;
use ark_protocol::message::{
    Advice, Analysis, AnalysisPoint, Because, Figures, GameOrigin, History, Position, SeatFigures,
    Seq, Status, Step, TurnFigures, TurningPoint,
};
use ark_protocol::{Action, Reason};
use ark_record::Header;

use super::eyes::{Eyes, phrase, scene};
use super::{Course, position, replay, seats_of};
use crate::store::{Findings, GameRow, Row, Stored};

/// A game that is looked back at.
pub(crate) struct Review {
    pub(crate) row: GameRow,
    rows: Vec<Row>,
    course: Course,
}

impl Review {
    /// The game as it stands after a row, or now. None if it has no such row.
    pub(crate) fn new(row: GameRow, mut rows: Vec<Row>, at: Option<Seq>) -> Stored<Option<Self>> {
        if let Some(at) = at {
            let known = rows.iter().position(|row| row.seq == at);
            let Some(known) = known else { return Ok(None) };
            rows.truncate(known + 1);
        }
        let Some(header) = &row.header else {
            return Ok(None);
        };
        let course = replay(header, &rows)?;
        Ok(Some(Self { row, rows, course }))
    }

    pub(crate) const fn course(&self) -> &Course {
        &self.course
    }

    /// The seats of a person.
    pub(crate) fn seats(&self, person: &str) -> Set<Seat> {
        seats_of(&self.row, self.course.journal.game(), person)
    }

    /// The seats through whose eyes a person may look back: when a game is over nothing
    /// is secret any more.
    pub(crate) fn open_seats(&self, person: &str) -> Set<Seat> {
        if self.row.status == Status::Over {
            self.course.journal.game().rules.players
        } else {
            self.seats(person)
        }
    }

    /// The course of the game, as the eyes saw it.
    pub(crate) fn history(&self, eyes: Eyes, person: &str) -> History {
        let mut steps = Vec::new();
        let over = self.row.status == Status::Over;
        let header = self.course.journal.header();
        self.walk(|seq, input, events, before, game| {
            let at = self.rows.iter().find(|row| row.seq == seq);
            let reason = at.and_then(|row| row.reason.clone()).filter(|_| over);
            steps.push(Step {
                seq,
                by: match input {
                    Input::Player(seat, _) => Some(seat.0),
                    Input::Chance(_) => None,
                },
                active: game.state.active.0,
                turn: game.state.seat(game.state.active).turns,
                at: at.map_or(0, |row| row.at),
                lines: eyes.lines(game, header, seq, events),
                because: reason.map(|reason| because(before, header, reason, eyes.lang)),
            });
        });
        History {
            seq: self.course.seq,
            looking: eyes.looking.map(|seat| seat.0),
            seats: self.open_seats(person).iter().map(|seat| seat.0).collect(),
            steps,
        }
    }

    /// The position, as the eyes saw it.
    pub(crate) fn position(&self, eyes: Eyes, person: &str) -> Position {
        let journal = &self.course.journal;
        let sight = eyes.see(journal.game(), journal.header());
        let seats = self.seats(person);
        position(&self.row, self.course.seq, seats, eyes.looking, sight)
    }

    /// What lies open of each seat, turn by turn.
    pub(crate) fn figures(&self) -> Figures {
        let point = |seq, game: &Game| TurnFigures {
            seq,
            active: game.state.active.0,
            turn: game.state.seat(game.state.active).turns,
            seats: game
                .rules
                .all_seats()
                .iter()
                .map(|seat| SeatFigures::of(game, seat))
                .collect(),
        };
        let mut points = Vec::new();
        self.walk(|seq, _, events, _, game| {
            if events
                .iter()
                .any(|event| matches!(event, Event::TurnBegan(_)))
            {
                points.push(point(seq, game));
            }
        });
        let last = point(self.course.seq, self.course.journal.game());
        if points.last().is_none_or(|point| point.seq != last.seq) {
            points.push(last);
        }
        Figures { points }
    }

    /// The record of a game that is over, with the seed that proves it.
    pub(crate) fn record(&self) -> String {
        let mut journal = self.course.journal.clone();
        let forked = match &self.row.origin {
            Some(GameOrigin::Fork { inputs, .. }) => *inputs as u16,
            _ => 0,
        };
        journal.disclose(&self.row.seed, forked);
        journal.print()
    }

    /// What was found out about the game, with its sentences.
    pub(crate) fn analysis(&self, findings: &Findings, lang: Lang) -> Analysis {
        let (phrase, header) = (phrase(lang), self.course.journal.header());
        let mut turns = findings.turning_points.iter().peekable();
        let (mut turning_points, mut input_index) = (Vec::new(), 0);
        self.walk(|seq, input, events, before, after| {
            if let Some(turn) = turns.next_if(|turn| turn.input == input_index) {
                let scene = scene(before, header);
                let advice = |(action, reason): &(Action, Option<Reason>)| Advice {
                    text: phrase.action(&scene, action),
                    because: reason
                        .clone()
                        .map(|reason| because(before, header, reason, lang)),
                    action: action.clone(),
                };
                let looking = Some(Seat(turn.seat));
                let eyes = Eyes { lang, looking };
                let told = || eyes.lines(after, header, seq, events);
                turning_points.push(TurningPoint {
                    seq,
                    by: turn.by,
                    seat: turn.seat,
                    change: turn.change,
                    text: match input {
                        Input::Player(_, action) => {
                            phrase.action(&scene, &Action::of(before, action))
                        }
                        Input::Chance(_) => {
                            let lines: Vec<String> = told().into_iter().map(|l| l.text).collect();
                            lines.join(" ")
                        }
                    },
                    better: turn.better.as_ref().map(advice),
                });
            }
            input_index += 1;
        });
        let rows = std::iter::once(0).chain(self.course.rows.iter().copied());
        let points = rows.zip(&findings.points).map(|(seq, chances)| {
            let chances = chances.clone();
            AnalysisPoint { seq, chances }
        });
        Analysis {
            points: points.collect(),
            turning_points,
            luck: findings.luck.clone(),
            decisions: findings.decisions.clone(),
        }
    }

    /// Plays the game again, telling each row with its events and the positions before
    /// and after it.
    fn walk(&self, mut tell: impl FnMut(Seq, Input, &[Event], &Game, &Game)) {
        let journal = &self.course.journal;
        let mut game = journal.position(0);
        for (entry, seq) in journal.entries().iter().zip(&self.course.rows) {
            let before = game;
            let mut events = Vec::new();
            game.apply(entry.input, &mut events)
                .expect("the record was played");
            tell(*seq, entry.input, &events, &before, &game);
        }
    }
}

/// A reason with its sentence.
fn because(game: &Game, header: &Header, reason: Reason, lang: Lang) -> Because {
    Because {
        text: phrase(lang).reason(&scene(game, header), &reason),
        reason,
    }
}
