//! What an Enemy adds to a drawing: who plays it, its decks, and Guardians.

use ark_protocol::{Edge, GuardianView};

use super::{Drawing, letter};
use crate::output;

impl Drawing<'_> {
    /// The Enemy, in a line for each thing.
    pub(super) fn enemy(&self) -> String {
        let Some(coop) = &self.view.patches.coop else {
            return String::new();
        };
        let id = if coop.enemy.dark {
            "enemy-dark"
        } else {
            "enemy-automata"
        };
        let blanks = [
            ("letter", letter(coop.enemy.seat).to_string().into()),
            ("cards", coop.enemy.hand_size.into()),
            ("targets", coop.targets.len().into()),
            ("actions", coop.enemy_cards.len().into()),
        ];
        let mut lines = vec![self.words.say(id, &blanks)];
        if let Some(own) = &self.view.patches.guardians {
            lines.push(self.words.say("turn-counter", &[("n", own.counter.into())]));
            let list: Vec<String> = own
                .guardians
                .iter()
                .map(|one| self.guardian(*one))
                .collect();
            let blanks = [("list", list.join(", ").into())];
            lines.push(self.words.say("guardians", &blanks));
        }
        let wrapped = lines
            .iter()
            .map(|line| output::wrap(line, "  ", self.width) + "\n");
        wrapped.collect()
    }

    /// `2: d3 ↑`: where it is and where it looks; lying ones in brackets.
    fn guardian(&self, one: GuardianView) -> String {
        let place = match one.at {
            None => self.words.text("enemy-board"),
            Some(at) => {
                let looks = match one.back {
                    Edge::South => '↑',
                    Edge::West => '→',
                    Edge::North => '↓',
                    Edge::East => '←',
                };
                format!("{at} {looks}")
            }
        };
        if one.lying {
            format!("{}: ({place})", one.guardian)
        } else {
            format!("{}: {place}", one.guardian)
        }
    }
}
