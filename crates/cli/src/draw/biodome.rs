//! A biodome: its sections, what they give now and what one more cube would give.

use ark_content::{Content, SectionData};
use ark_protocol::{SeatView, Section};

use super::Drawing;
use super::board::initial;
use crate::output;

impl Drawing<'_> {
    pub(crate) fn biodome(&self, seat: &SeatView) -> String {
        let words = self.words;
        let who = self.title(seat.seat);
        let mut text = words.say("biodome-of", &[("who", who.into())]);
        text.push('\n');
        let mut rows = vec![
            ["", "section", "cubes", "price", "gives"]
                .map(|id| {
                    if id.is_empty() {
                        String::new()
                    } else {
                        words.text(&format!("column-{id}"))
                    }
                })
                .to_vec(),
        ];
        for section in &seat.sections {
            let marker = seat.marker.as_ref() == Some(&section.section);
            rows.push(vec![
                if marker { "▼" } else { " " }.to_owned(),
                words.phrase.section(self.scene, &section.section),
                squares(section),
                self.price(&section.price),
                self.levels(&section.benefits),
            ]);
            if let Some(next) = self.next(section) {
                let next = words.say("next-cube", &[("gives", next.into())]);
                rows.push(vec![
                    String::new(),
                    String::new(),
                    String::new(),
                    String::new(),
                    next,
                ]);
            }
        }
        text.push_str(&output::table(&rows, &[]));
        if seat.marker.is_some() {
            text.push_str(&words.text("marker-legend"));
            text.push('\n');
        }
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

    /// What would be different with one more cube.
    fn next(&self, section: &Section) -> Option<String> {
        if section.cubes >= section.squares {
            return None;
        }
        let data = section_data(&section.section)?;
        let circles = section.cylinders.len();
        let next = data.benefits.iter().zip(&section.benefits);
        let better = next.filter_map(|(benefit, now)| {
            let level = benefit.level(usize::from(section.cubes) + 1, circles);
            let changed = now.conversion.is_none() && (level.a, level.b) != (now.a, now.b);
            changed.then(|| {
                self.level(&ark_protocol::Level {
                    a: level.a,
                    b: level.b,
                    ..now.clone()
                })
            })
        });
        let better: Vec<String> = better.collect();
        (!better.is_empty()).then(|| better.join(", "))
    }
}

fn section_data(slug: &str) -> Option<&'static SectionData> {
    let mut sections = Content::builtin().boards[0].sections.iter();
    sections.find(|section| section.slug == slug)
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
