//! A player's things.

use ark_engine::{SeatState, Secret};
use ark_ids::{Achievement, Resources, Seat};

use super::fields::{fields, single_number, split_sections, text};
use super::{Desk, Read};
use crate::notation::{Notation, read_amount};

impl Desk {
    pub(super) fn read_seat(&mut self, rest: &str) -> Read<()> {
        const KEYS: [&str; 18] = [
            "resources",
            "arsenal",
            "hand",
            "mission",
            "asleep",
            "home",
            "wounded",
            "marker",
            "section",
            "targets",
            "objectives",
            "explored",
            "wins",
            "stock",
            "supply",
            "built",
            "turns",
            "faction",
        ];
        let (letter, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let seat = self.notation().read_seat(letter).map_err(text)?;
        self.take_board(seat, rest)?;
        // `section` may stand several times; each begins a line of its own.
        let mut own = *self.game.state.seat(seat);
        // Achievements bear names of other keys, so their list stands last.
        let (rest, achieved) = match rest.split_once("achievements") {
            Some((before, names)) => (before, Some(names)),
            None => (rest, None),
        };
        if let Some(names) = achieved {
            let names: Vec<String> = names.split_whitespace().map(str::to_owned).collect();
            self.read_seat_part(seat, &mut own, "achievements", &names)?;
        }
        for chunk in split_sections(rest) {
            let parts = fields(&chunk, &KEYS)?;
            for (key, words) in parts {
                self.read_seat_part(seat, &mut own, &key, &words)?;
            }
        }
        *self.game.state.seat_mut(seat) = own;
        Ok(())
    }

    /// The faction comes first, for what else is said depends on its board.
    fn take_board(&mut self, seat: Seat, words: &str) -> Read<()> {
        let mut words = words.split_whitespace();
        if words.any(|word| word == "faction") {
            let word = words.next().unwrap_or("");
            let mut table = self.game.rules.content.factions.iter();
            let index = table.position(|f| f.slug == *word);
            let index = index.ok_or_else(|| format!("`{word}` is no faction"))?;
            self.game.state.seat_mut(seat).faction = ark_ids::Faction(index as u8);
        }
        Ok(())
    }

    fn read_seat_part(
        &mut self,
        seat: Seat,
        own: &mut SeatState,
        key: &str,
        words: &[String],
    ) -> Read<()> {
        let number = || -> Read<u8> { single_number(key, words) };
        let game = self.game;
        let notation = Notation::new(&game);
        match key {
            "resources" => {
                own.resources = Resources::default();
                for word in words.iter().filter(|w| *w != "none") {
                    let (amount, kind) = read_amount(word).map_err(text)?;
                    own.resources.add(kind, amount);
                }
                self.said.resources.insert(seat);
            }
            "arsenal" => own.arsenal = number()?,
            "hand" => {
                own.hand = Secret::new(self.cards(&words.join(" "))?);
                self.said.hand.insert(seat);
            }
            "mission" => {
                own.mission = Secret::new(match words {
                    [word] if word == "none" => None,
                    [word] => Some(notation.read_mission(word).map_err(text)?),
                    _ => return Err("`mission` needs one card".to_owned()),
                });
            }
            "asleep" => {
                own.asleep = number()?;
                self.said.asleep.insert(seat);
            }
            "home" => {
                own.home = number()?;
                self.said.home.insert(seat);
            }
            "wounded" => own.wounded = number()?,
            "marker" => {
                own.marker = match words {
                    [word] if word == "none" => None,
                    [word] => Some(notation.read_any_section(seat, word).map_err(text)?),
                    _ => return Err("`marker` needs one section".to_owned()),
                }
            }
            "section" => self.read_section(seat, own, words)?,
            "targets" => {
                for word in words.iter().filter(|w| *w != "none") {
                    own.targets
                        .insert(notation.read_target(word).map_err(text)?);
                }
            }
            "achievements" => {
                for word in words.iter().filter(|w| *w != "none") {
                    let table = &game.rules.content.achievements;
                    let index = table.iter().position(|a| a.slug == *word);
                    let index = index.ok_or_else(|| format!("`{word}` is no achievement"))?;
                    own.achievements |= 1 << Achievement(index as u8).0;
                }
            }
            "objectives" => own.objectives = number()?,
            "explored" => own.explored = number()?,
            "wins" => own.wins = number()?,
            "stock" => {
                own.stock = number()?;
                self.said.stock.insert(seat);
            }
            "supply" => {
                own.supply = number()?;
                self.said.supply.insert(seat);
            }
            "built" => {
                for (slot, word) in own
                    .built
                    .iter_mut()
                    .zip(words.iter().filter(|w| *w != "none"))
                {
                    *slot = Some(notation.read_card(word).map_err(text)?);
                }
            }
            "turns" => {
                own.turns = words
                    .first()
                    .and_then(|w| w.parse().ok())
                    .ok_or("turns: a number")?;
            }
            // Read before all else.
            "faction" => {}
            _ => unreachable!("fields gives only known keys"),
        }
        Ok(())
    }

    /// `section engineering 2 violet`: cubes, then cylinders.
    fn read_section(&self, seat: Seat, own: &mut SeatState, words: &[String]) -> Read<()> {
        let notation = self.notation();
        let mut words = words.iter();
        let name = words.next().ok_or("`section` needs a name")?;
        let section = notation.read_section(seat, name).map_err(text)?;
        let here = &mut own.sections[section.index()];
        for word in words {
            match word.parse() {
                Ok(cubes) if cubes <= 8 => here.cubes = cubes,
                Ok(_) => return Err(format!("`{word}`: no section holds so many cubes")),
                Err(_) => here
                    .cylinders
                    .push(notation.read_colour(word).map_err(text)?),
            }
        }
        Ok(())
    }
}
