//! The seats: what lies open of each, in a line or two.

use ark_protocol::{Colour, Experience, Resources, SeatView};

use super::ink::Paint;
use super::level::short;
use super::{Drawing, letter};
use crate::output;

impl Drawing<'_> {
    /// All seats, the viewer's marked.
    pub(crate) fn seats(&self) -> String {
        let seats = self.view.seats.iter();
        let seats: String = seats.map(|seat| self.seat(seat)).collect();
        seats + &self.patches()
    }

    /// `A Hara (you)`, in its colour.
    pub(crate) fn title(&self, seat: u8) -> String {
        let name = self.words.phrase.seat(self.scene, seat);
        let title = format!("{} {name}", letter(seat));
        Paint::Of(Colour::Seat(seat)).on(&title)
    }

    pub(super) fn seat(&self, seat: &SeatView) -> String {
        let words = self.words;
        let turn = if self.view.table.active == seat.seat {
            "► "
        } else {
            "  "
        };
        let you = if self.view.viewer == Some(seat.seat) {
            format!(" ({})", words.text("you"))
        } else {
            String::new()
        };
        let mut facts = vec![
            self.resources(seat),
            words.say("arsenal", &[("n", seat.arsenal.into())]),
            self.units(seat),
            words.say("cylinders", &[("n", seat.stock.into())]),
        ];
        if seat.hand_size > 0 {
            facts.push(words.say("cards", &[("n", seat.hand_size.into())]));
        }
        if let Some(mission) = &seat.mission {
            let met = mission.objectives.iter().filter(|o| o.met).count();
            let all = mission.objectives.len();
            facts.push(words.say("objectives", &[("met", met.into()), ("all", all.into())]));
        }
        if let Some(unfair) = &self.view.patches.unfair {
            let level = match unfair.levels[usize::from(seat.seat)] {
                Experience::Experienced => "level-experienced",
                Experience::Intermediate => "level-intermediate",
                Experience::Beginner => "level-beginner",
            };
            facts.push(words.text(level));
        }
        let head = format!("{turn}{}{you}", self.title(seat.seat));
        let body = output::flow(&facts, "     ", self.width);
        format!("{head}\n{body}\n{}", self.achieved(seat))
    }

    /// Such as `3 Ti 2 Mt`.
    pub(crate) fn resources(&self, seat: &SeatView) -> String {
        amounts(&seat.resources).unwrap_or_else(|| self.words.text("no-resources"))
    }

    /// Where the units are, as far as there are any.
    fn units(&self, seat: &SeatView) -> String {
        let places = [
            ("units-home", seat.home),
            ("units-out", self.units_out(seat.seat)),
            ("units-asleep", seat.asleep),
            ("units-wounded", seat.wounded),
        ];
        let some = places.into_iter().filter(|(_, n)| *n > 0);
        let some = some.map(|(id, n)| self.words.say(id, &[("n", n.into())]));
        let list = some.collect::<Vec<_>>().join(", ");
        self.words.say("units", &[("list", list.into())])
    }

    fn units_out(&self, seat: u8) -> u8 {
        let units = self.view.rooms.iter().flat_map(|room| &room.units);
        units
            .filter(|units| units.colour == Colour::Seat(seat))
            .map(|units| units.count)
            .sum()
    }

    /// Achievements and activated rooms, where there are any.
    fn achieved(&self, seat: &SeatView) -> String {
        let phrase = &self.words.phrase;
        let mut lines = String::new();
        let mut line = |id: &str, names: Vec<String>| {
            if !names.is_empty() {
                let text = self.words.say(id, &[("names", names.join(", ").into())]);
                lines.push_str(&output::wrap(&text, "     ", self.width));
                lines.push('\n');
            }
        };
        let content = ark_content::Content::builtin();
        let named = |slug: &String| {
            let found = content.achievements.iter().find(|a| a.slug == *slug);
            found.map_or(slug.clone(), |a| phrase.lang().of(&a.name).to_owned())
        };
        line(
            "achievements",
            seat.achievements.iter().map(named).collect(),
        );
        let targets = seat.targets.iter();
        let targets = targets.map(|slug| phrase.target(self.scene, slug));
        line("activated", targets.collect());
        let built = seat.built.iter();
        let built = built.map(|slug| phrase.section(self.scene, slug));
        line("built", built.collect());
        lines
    }
}

/// Such as `3 Ti 2 Mt`; nothing if there is none.
fn amounts(have: &Resources) -> Option<String> {
    let all = [
        (ark_protocol::Resource::Dilitium, have.dilitium),
        (ark_protocol::Resource::Osvite, have.osvite),
        (ark_protocol::Resource::Biotics, have.biotics),
        (ark_protocol::Resource::Titanium, have.titanium),
        (ark_protocol::Resource::Metamorphite, have.metamorphite),
    ];
    let some = all.into_iter().filter(|(_, n)| *n > 0);
    let words: Vec<String> = some
        .map(|(kind, n)| format!("{n} {}", short(kind)))
        .collect();
    (!words.is_empty()).then(|| words.join(" "))
}
