//! What the B-sides add to a drawing: bombs, assigned units, the sheet of a faction.

use ark_content::{Content, Sheet};
use ark_protocol::SeatView;

use super::{Drawing, letter};
use crate::output;

impl Drawing<'_> {
    /// The bombs on the board, in a line.
    pub(super) fn bombs(&self) -> String {
        let own = self.view.patches.factions.iter();
        let bombs: Vec<String> = own
            .flat_map(|own| &own.bombs)
            .map(|bomb| {
                let fresh = if bomb.fresh { "*" } else { "" };
                format!("{}{fresh} ({})", bomb.at, letter(bomb.owner))
            })
            .collect();
        if bombs.is_empty() {
            return String::new();
        }
        self.line("bombs", &bombs.join(", "))
    }

    /// What the faction of a seat can do that others cannot, and what it has out of it.
    pub(super) fn sheet(&self, seat: &SeatView) -> String {
        let Some(sheet) = sheet(&seat.board) else {
            return String::new();
        };
        let lang = self.words.lang();
        let mut text = String::new();
        for ability in &sheet.abilities {
            let sign = if ability.weakness { "−" } else { "+" };
            let (name, told) = (lang.of(&ability.name), lang.of(&ability.text));
            let line = format!("{sign} {name}: {told}");
            text.push_str(&output::wrap(&line, "    ", self.width));
            text.push('\n');
        }
        let own = self.view.patches.factions.iter();
        let mut own = own.flat_map(|own| &own.seats);
        if let Some(own) = own.find(|own| own.seat == seat.seat) {
            let assigned = own.assigned.iter().map(|here| {
                let name = self.words.phrase.section(self.scene, &here.section);
                format!("{name} {}", here.units)
            });
            let assigned: Vec<String> = assigned.collect();
            if !assigned.is_empty() {
                text.push_str(&self.line("assigned", &assigned.join(", ")));
            }
            if own.bombs > 0 {
                text.push_str(&self.line("bombs-left", &own.bombs.to_string()));
            }
        }
        text
    }

    fn line(&self, id: &str, list: &str) -> String {
        let text = self.words.say(id, &[("list", list.into())]);
        output::wrap(&text, "  ", self.width) + "\n"
    }
}

fn sheet(board: &str) -> Option<&'static Sheet> {
    let mut boards = Content::builtin().boards.iter();
    boards.find(|own| own.slug == board)?.sheet.as_ref()
}
