//! What a person at the keyboard is shown.

use std::fmt::Write as _;

use ark_ids::Seat;
use ark_phrase::Scene;
use ark_protocol::{View, Waiting};
use ark_record::Notation;

use super::menu;
use super::offer::offer;
use super::session::Session;
use crate::draw::Drawing;
use crate::failure::Outcome;
use crate::output;
use crate::story;

impl Session<'_> {
    pub(super) fn scene(&self) -> Scene {
        story::scene(self.journal.game(), self.journal.header())
    }

    /// Says what a drawing of this seat's view says.
    pub(super) fn draw(&mut self, seat: Seat, text: impl FnOnce(Drawing<'_>) -> String) -> Outcome {
        let game = self.journal.game();
        let mut view = View::of(game, Some(seat));
        let options = offer(game, seat).into_iter();
        view.options = options.map(|a| ark_protocol::Action::of(game, a)).collect();
        let scene = self.scene();
        let drawing = Drawing {
            view: &view,
            scene: &scene,
            words: &self.words,
            width: output::width(),
        };
        let text = text(drawing);
        self.terminal.say(&text)
    }

    pub(super) fn show_table(&mut self, seat: Seat) -> Outcome {
        let first = self.shown.is_none();
        self.draw(seat, |drawing| {
            let all = &drawing.view.seats;
            let own = all.get(seat.index()).unwrap_or(&all[0]);
            let (board, seats) = (drawing.board(), drawing.seats());
            format!("\n{board}\n{seats}{}", drawing.mission(own, first))
        })
    }

    /// The question, what is left to spend, and the options.
    pub(super) fn show_options(&mut self, seat: Seat, filter: &str) -> Outcome {
        let notation = self.notation(seat);
        let filter = filter.to_owned();
        self.draw(seat, |drawing| {
            let Drawing {
                view, words, scene, ..
            } = drawing;
            let mut text = String::new();
            if let Waiting::Ask {
                question, about, ..
            } = &view.waiting
            {
                let asked = words.phrase.question(scene, *question, about);
                let mut line = console::style(asked).bold().to_string();
                if *question == ark_protocol::Question::Act
                    && let Some(phase) = view.phases.last()
                {
                    let left = drawing.totals(&phase.totals);
                    let have = drawing.resources(&view.seats[seat.index()]);
                    let id = if left.is_empty() { "have" } else { "left" };
                    let blanks = [("points", left.into()), ("have", have.into())];
                    line.push(' ');
                    line.push_str(&words.say(id, &blanks));
                }
                if let Some(combat) = &view.combat {
                    line.push(' ');
                    line.push_str(&drawing.combat(combat));
                }
                let _ = writeln!(text, "\n{}", output::wrap(&line, "", drawing.width));
            }
            if view.options == [ark_protocol::Action::Done] {
                return text + &words.text("only-stop");
            }
            let menu = menu::menu(drawing, &notation, &filter);
            if menu.is_empty() {
                return words.say("no-such-option", &[("word", filter.into())]);
            }
            text + &menu
        })
    }

    /// The options of a seat in the notation of records, in their order.
    pub(super) fn notation(&self, seat: Seat) -> Vec<String> {
        let game = self.journal.game();
        let notation = Notation::new(game);
        let words = offer(game, seat).into_iter();
        let words = words.map(|action| notation.action(seat, action));
        words.collect()
    }
}
