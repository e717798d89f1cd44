//! A biodome: its sections, what they give now and what one more cube would give.

use ark_content::{Content, SectionData};
use ark_protocol::{SeatView, Section};

use super::Drawing;
use super::board::initial;
use super::level::number;
use crate::output;

impl Drawing<'_> {
    pub(crate) fn biodome(&self, seat: &SeatView) -> String {
        let words = self.words;
        let who = self.title(seat.seat);
        let mut text = words.say("biodome-of", &[("who", who.into())]);
        text.push('\n');
        let titles = ["section", "cubes", "price", "gives"];
        let mut head = titles
            .map(|id| words.text(&format!("column-{id}")))
            .to_vec();
        head[0] = format!("  {}", head[0]);
        let mut rows = vec![head];
        for section in &seat.sections {
            let marker = seat.marker.as_ref() == Some(&section.section);
            let marker = if marker { "▼" } else { " " };
            let name = words.phrase.section(self.scene, &section.section);
            rows.push(vec![
                format!("{marker} {name}"),
                squares(section),
                self.price(&section.price),
                self.gives(seat, section).join(", "),
            ]);
        }
        rows.extend(self.built(seat));
        text.push_str(&output::fitting(rows, self.width));
        text.push_str(&self.sheet(seat));
        text.push_str(&output::wrap(&words.text("biodome-legend"), "", self.width));
        text.push('\n');
        text
    }

    /// The sections in a line or two: cubes and cylinders.
    pub(crate) fn sections(&self, seat: &SeatView) -> String {
        let parts = seat.sections.iter().map(|section| {
            let marker = seat.marker.as_ref() == Some(&section.section);
            let marker = if marker { "▼" } else { "" };
            format!("{marker}{} {}", section.section, squares(section))
        });
        let parts: Vec<String> = parts.collect();
        output::flow(&parts, "     ", self.width) + "\n"
    }

    /// Each benefit as it is now and, behind an arrow, with one more cube.
    fn gives(&self, seat: &SeatView, section: &Section) -> Vec<String> {
        let data = section_data(&seat.board, &section.section);
        let now = section.benefits.iter().enumerate();
        let told = now.map(|(i, level)| {
            let mut text = self.level(level);
            let benefit = data.and_then(|data| data.benefits.get(i));
            if let Some(benefit) = benefit
                && section.cubes < section.squares
                && level.conversion.is_none()
            {
                let cubes = usize::from(section.cubes) + 1;
                let next = benefit.level(cubes, usize::from(section.powered));
                if (next.a, next.b) != (level.a, level.b) {
                    text.push('→');
                    text.push_str(&number(benefit.kind, next));
                }
            }
            text
        });
        let mini = section.mini.iter().map(|level| {
            let gives = self.level(level).into();
            self.words.say("mini", &[("gives", gives)])
        });
        told.chain(mini).collect()
    }
}

fn section_data(board: &str, slug: &str) -> Option<&'static SectionData> {
    let mut boards = Content::builtin().boards.iter();
    let board = boards.find(|own| own.slug == board)?;
    board.sections.iter().find(|section| section.slug == slug)
}

/// Cubes on squares, then cylinders on circles.
pub(crate) fn squares(section: &Section) -> String {
    let taken = "■".repeat(usize::from(section.cubes));
    let free = "□".repeat(usize::from(section.squares.saturating_sub(section.cubes)));
    let mut text = format!("{taken}{free}");
    if section.circles > 0 {
        let on: String = section.cylinders.iter().map(|c| initial(*c)).collect();
        let open = usize::from(section.circles).saturating_sub(section.cylinders.len());
        text.push_str(" ●");
        text.push_str(&on);
        text.push_str(&"·".repeat(open));
    }
    text
}
