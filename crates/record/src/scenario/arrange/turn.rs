//! Whose turn it is and what comes next.

use ark_engine::{Frame, Origin, Step};
use ark_ids::Seat;

use super::fields::text;
use super::{Desk, Read};
use crate::notation::Notation;
use crate::scenario::ScenarioError;
use crate::scenario::frames::{read_combat, read_frame, read_origin, set_left};

impl Desk {
    /// Whose turn it is and what comes next; gives the lines of its phases, which
    /// cannot be opened before the position is sound.
    pub(super) fn lay_agenda(&mut self) -> Result<Vec<(usize, String)>, ScenarioError> {
        let (number, words) = self.said.at.clone().unwrap_or((1, "A section".to_owned()));
        let fail = |problem: String| ScenarioError::new(number, problem);
        let mut parts = words.split_whitespace();
        let seat = self
            .notation()
            .read_seat(parts.next().unwrap_or(""))
            .map_err(text)
            .map_err(fail)?;
        self.game.state.active = seat;
        let mut frames = Vec::new();
        let mut phases = std::mem::take(&mut self.said.phases);
        // Where in the script of this game a step stands.
        let script = &self.game.rules.script;
        let turn =
            |step: Step| Frame::Turn(script.iter().position(|s| *s == step).unwrap_or(0) as u8);
        let action = script.iter().position(|step| *step == Step::Action);
        let acted = Frame::Turn(action.map_or(0, |at| at as u8 + 1));
        match parts.next().unwrap_or("section") {
            "start" => frames.push(turn(Step::Begin)),
            "mini" => frames.extend([turn(Step::Action), Frame::Mini]),
            "section" => frames.extend([acted, Frame::Section]),
            "chain" => frames.push(turn(Step::Chain)),
            "combat" => frames.push(turn(Step::Combat)),
            "end" => frames.push(turn(Step::End)),
            "phase" => {
                frames.extend([acted, Frame::Phase]);
                phases.insert(0, (number, parts.collect::<Vec<_>>().join(" ")));
            }
            "frames" => {
                for (line, frame) in std::mem::take(&mut self.said.frames) {
                    let frame = read_frame(self.notation(), &frame);
                    let frame = frame.map_err(|e| ScenarioError::new(line, e))?;
                    if matches!(frame, Frame::Setup(_)) {
                        let problem = "the set-up cannot be arranged; begin with it instead";
                        return Err(ScenarioError::new(line, problem));
                    }
                    frames.push(frame);
                }
            }
            other => {
                let kinds = "start, mini, section, phase, chain, combat, end or frames";
                return Err(fail(format!("`{other}`: expected {kinds}")));
            }
        }
        for frame in frames {
            self.game.state.agenda.push(frame);
        }
        Ok(phases)
    }

    /// Opens the phases under way, and the combat if there is one.
    pub(super) fn open_phases(
        &mut self,
        phases: Vec<(usize, String)>,
    ) -> Result<(), ScenarioError> {
        let seat = self.game.state.active;
        let left = std::mem::take(&mut self.said.left);
        for (i, (line, words)) in phases.into_iter().enumerate() {
            self.open_phase(seat, i, &words, &left)
                .map_err(|e| ScenarioError::new(line, e))?;
        }
        if let Some((line, words)) = self.combat.take() {
            let combat = read_combat(self.notation(), &words);
            self.game.state.combat = Some(combat.map_err(|e| ScenarioError::new(line, e))?);
        }
        Ok(())
    }

    /// `engineering`, or `production exploit`, perhaps with `by chain`; the totals are
    /// those of a phase that begins now unless `left` lines say otherwise.
    fn open_phase(
        &mut self,
        seat: Seat,
        index: usize,
        words: &str,
        left: &[(usize, String)],
    ) -> Read<()> {
        let notation = self.notation();
        let (words, origin) = match words.split_once(" by ") {
            Some((words, origin)) => (words, read_origin(origin)?),
            None => (words, Origin::Marker),
        };
        let choice = notation
            .read_action(seat, &format!("take {words}"))
            .map_err(text)?;
        let ark_engine::Action::Choose { section, line } = choice else {
            return Err(format!("`{words}` is no section"));
        };
        // An exact agenda says where the marker is, if there is one.
        let exact = |(_, words): &(usize, String)| words.ends_with("frames");
        let exact = self.said.at.as_ref().is_some_and(exact);
        if origin == Origin::Marker && !exact && self.game.state.seat(seat).marker.is_none() {
            self.game.state.seat_mut(seat).marker = Some(section);
        }
        let mut phase = self.game.snapshot(seat, section, line, origin);
        // The n-th `left` line belongs to the n-th phase.
        if let Some((_, words)) = left.get(index) {
            set_left(Notation::new(&self.game), &mut phase, words)?;
        }
        self.game.state.phases.push(phase);
        Ok(())
    }
}
