//! Actions as words.

use ark_engine::{Action, By, Payment, Point};
use ark_ids::{Conversion, Resource, Seat};

use super::words::{line_word, read_amount, read_squad};
use super::{Notation, NotationError, Read, seat_letter};
use crate::patches;

const fn by_word(by: By) -> &'static str {
    match by {
        By::Move => "move",
        By::Teleport => "teleport",
        By::TeleportAny => "teleport-any",
        By::Jump => "jump",
    }
}

pub(crate) const fn point_word(point: Point) -> &'static str {
    match point {
        Point::Plain => "plain",
        Point::Remote => "remote",
        Point::Free => "free",
        Point::FreeBiodome => "free-biodome",
    }
}

impl Notation<'_> {
    /// An action as a seat writes it in this position.
    pub fn action(self, seat: Seat, action: Action) -> String {
        match action {
            Action::Choose { section, line } => {
                let name = self.section(seat, section);
                match self.game.section(seat, section) {
                    Some(data) if data.lines.len() > 1 => {
                        let line = data.lines.get(line as usize).copied();
                        format!("take {name} {}", line.map_or("?", line_word))
                    }
                    _ => format!("take {name}"),
                }
            }
            Action::Done => "done".into(),
            Action::Mini(kind) => format!("mini {}", kind.slug()),
            Action::Militarize(steps) => format!("militarize {steps}"),
            Action::Go {
                by,
                from,
                to,
                squad,
            } => format!(
                "{} {} {} {}",
                by_word(by),
                self.own_place(seat, from),
                self.own_place(seat, to),
                self.squad(squad)
            ),
            Action::Route {
                colour,
                from,
                to,
                push,
            } => {
                let colour = self.colour(colour);
                let push = push.map_or(String::new(), |c| format!(" pushing {}", self.colour(c)));
                format!(
                    "route {colour} {} {}{push}",
                    self.spot(seat, from),
                    self.spot(seat, to)
                )
            }
            Action::Produce => "produce".into(),
            Action::Exploit(cell) => format!("exploit {}", self.cell(cell)),
            Action::Harvest {
                per_unit: false,
                kind,
            } => format!("harvest {}", kind.slug()),
            Action::Harvest {
                per_unit: true,
                kind,
            } => format!("harvest-units {}", kind.slug()),
            Action::Awake(pay) => format!("awake{}", self.payment(action, pay)),
            Action::Heal { colour, pay } => {
                format!("heal {}{}", self.colour(colour), self.payment(action, pay))
            }
            Action::Engineer {
                point,
                at,
                replace,
                pay,
            } => {
                let point = match point {
                    Point::Plain => String::new(),
                    other => format!(" {}", point_word(other)),
                };
                let replace =
                    replace.map_or(String::new(), |s| format!(" replacing {}", seat_letter(s)));
                let pay = self.payment(action, pay);
                format!("engineer {}{point}{replace}{pay}", self.spot(seat, at))
            }
            Action::Convert { conversion, pay } => {
                let data = self.game.rules.content.conversions.get(conversion.index());
                let slug = data.map_or("?", |c| c.slug.as_str());
                format!("convert {slug}{}", self.payment(action, pay))
            }
            Action::Discover => "discover".into(),
            Action::Keep(card) => format!("keep {}", self.card(card)),
            Action::Discard(card) => format!("discard {}", self.card(card)),
            Action::Use(card) => format!("use {}", self.card(card)),
            Action::Explore(cell) => format!("explore {}", self.cell(cell)),
            Action::Build(cell) => format!("build {}", self.cell(cell)),
            Action::Gate(cell) => format!("gate {}", self.cell(cell)),
            Action::Swap(a, b) => format!("swap {} {}", self.cell(a), self.cell(b)),
            Action::Airlock(cell) => format!("airlock {}", self.cell(cell)),
            Action::Fight { at, against } => {
                let against =
                    against.map_or(String::new(), |seat| format!(" {}", seat_letter(seat)));
                format!("fight {}{against}", self.cell(at))
            }
            Action::Commit(card) => format!("commit {}", self.card(card)),
            Action::Return { colour, from } => {
                let from = match self.spot(seat, from) {
                    stock if stock == "stock" => "wounded".to_owned(),
                    spot => spot,
                };
                format!("return {} {from}", self.colour(colour))
            }
            Action::Patch(action) => patches::action(self, seat, action),
        }
    }

    fn own_place(self, seat: Seat, place: ark_ids::Place) -> String {
        if place.as_biodome() == Some(seat) {
            "home".into()
        } else {
            self.place(place)
        }
    }

    /// ` for 1Ti+2Mt`, or nothing.
    pub(crate) fn payment(self, action: Action, pay: Payment) -> String {
        if pay == Payment::NONE {
            return String::new();
        }
        let amount = self.game.price(action).map_or(0, |cost| cost.amount);
        let mut parts = Vec::new();
        if pay.kind.is_basic() {
            let basic = amount.saturating_sub(pay.metamorphite);
            parts.push(format!("{basic}{}", pay.kind.short()));
        }
        if pay.metamorphite > 0 {
            parts.push(format!("{}Mt", pay.metamorphite));
        }
        format!(" for {}", parts.join("+"))
    }

    pub fn read_action(self, seat: Seat, text: &str) -> Read<Action> {
        let mut words = Words {
            rest: text.split_whitespace().collect(),
            at: 0,
            text,
        };
        let action = self.read_words(seat, &mut words)?;
        words.end()?;
        Ok(action)
    }

    fn read_words(self, seat: Seat, words: &mut Words<'_>) -> Read<Action> {
        let verb = words.next("an action")?;
        Ok(match verb {
            "take" => self.read_choice(seat, words)?,
            "done" => Action::Done,
            "mini" => {
                let word = words.next("a kind of mini action")?;
                let kind = ark_content::Kind::from_slug(word);
                let expected = "a kind of benefit such as move or militarize";
                Action::Mini(kind.ok_or_else(|| NotationError::new(word, expected))?)
            }
            "militarize" => {
                let n = words.next("how many steps")?;
                let steps = n
                    .parse()
                    .map_err(|_| NotationError::new(n, "a number of steps"))?;
                Action::Militarize(steps)
            }
            "move" | "teleport" | "teleport-any" | "jump" => {
                let by = By::ALL
                    .into_iter()
                    .find(|by| by_word(*by) == verb)
                    .unwrap_or(By::Move);
                let from = self.read_place(seat, words.next("where the units are")?)?;
                let to = self.read_place(seat, words.next("where they go")?)?;
                let squad = read_squad(words.next("which units")?)?;
                Action::Go {
                    by,
                    from,
                    to,
                    squad,
                }
            }
            "route" => {
                let colour = self.read_colour(words.next("the colour of the cylinder")?)?;
                let from = self.read_spot(seat, words.next("where the cylinder is")?)?;
                let to = self.read_spot(seat, words.next("where it goes")?)?;
                let push = match words.after("pushing") {
                    Some(word) => Some(self.read_colour(word)?),
                    None => None,
                };
                Action::Route {
                    colour,
                    from,
                    to,
                    push,
                }
            }
            "produce" => Action::Produce,
            "exploit" => Action::Exploit(self.read_cell(words.next("a factory")?)?),
            "harvest" | "harvest-units" => {
                let word = words.next("a basic resource")?;
                let kind = Resource::from_slug(word)
                    .ok_or_else(|| NotationError::new(word, "a basic resource"))?;
                Action::Harvest {
                    per_unit: verb == "harvest-units",
                    kind,
                }
            }
            "awake" => {
                let pay = self.read_payment(words, Action::Awake)?;
                Action::Awake(pay)
            }
            "heal" => {
                let colour = self.read_colour(words.next("whose unit")?)?;
                let pay = self.read_payment(words, |pay| Action::Heal { colour, pay })?;
                Action::Heal { colour, pay }
            }
            "engineer" => self.read_engineer(seat, words)?,
            "convert" => {
                let word = words.next("a conversion")?;
                let table = &self.game.rules.content.conversions;
                let index = table.iter().position(|c| c.slug == word);
                let index = index.ok_or_else(|| NotationError::new(word, "a conversion"))?;
                let conversion = Conversion(index as u8);
                let pay = self.read_payment(words, |pay| Action::Convert { conversion, pay })?;
                Action::Convert { conversion, pay }
            }
            "discover" => Action::Discover,
            "keep" => Action::Keep(self.read_card(words.next("a card")?)?),
            "discard" => Action::Discard(self.read_card(words.next("a card")?)?),
            "use" => Action::Use(self.read_card(words.next("a card")?)?),
            "commit" => Action::Commit(self.read_card(words.next("a card")?)?),
            "explore" => Action::Explore(self.read_cell(words.next("a cell")?)?),
            "build" => Action::Build(self.read_cell(words.next("a cell")?)?),
            "gate" => Action::Gate(self.read_cell(words.next("a cell")?)?),
            "airlock" => Action::Airlock(self.read_cell(words.next("a cell")?)?),
            "swap" => {
                let a = self.read_cell(words.next("a room")?)?;
                let b = self.read_cell(words.next("another room")?)?;
                Action::Swap(a.min(b), a.max(b))
            }
            "fight" => {
                let at = self.read_cell(words.next("a room")?)?;
                let against = match words.maybe() {
                    Some(word) => Some(self.read_seat(word)?),
                    None => None,
                };
                Action::Fight { at, against }
            }
            "return" => {
                let colour = self.read_colour(words.next("a neutral colour")?)?;
                let word = words.next("a cell, a section or wounded")?;
                let word = if word == "wounded" { "stock" } else { word };
                Action::Return {
                    colour,
                    from: self.read_spot(seat, word)?,
                }
            }
            _ => match patches::read_action(self, seat, verb, words) {
                Some(action) => Action::Patch(action?),
                None => return Err(NotationError::new(verb, VERBS)),
            },
        })
    }

    fn read_choice(self, seat: Seat, words: &mut Words<'_>) -> Read<Action> {
        let section = self.read_any_section(seat, words.next("a section")?)?;
        let lines = self.lines(seat, section);
        let line = match words.maybe() {
            None if lines.len() <= 1 => 0,
            None => {
                let names: Vec<_> = lines.iter().map(|l| line_word(*l)).collect();
                return Err(NotationError::new(
                    words.text,
                    format!("a line: {}", names.join(" or ")),
                ));
            }
            Some(word) => lines
                .iter()
                .position(|l| line_word(*l) == word)
                .ok_or_else(|| NotationError::new(word, "a line of that section"))?,
        };
        Ok(Action::Choose {
            section,
            line: line as u8,
        })
    }

    /// The lines of a section, be it on the board or not.
    pub(crate) fn lines(
        self,
        seat: Seat,
        section: ark_ids::Section,
    ) -> &'static [ark_content::Line] {
        self.game
            .face(seat, section)
            .map_or(&[], |face| &face.lines)
    }

    fn read_engineer(self, seat: Seat, words: &mut Words<'_>) -> Read<Action> {
        let at = self.read_spot(seat, words.next("a room or section")?)?;
        let point = words.point();
        let replace = match words.after("replacing") {
            Some(word) => Some(self.read_seat(word)?),
            None => None,
        };
        let pay = self.read_payment(words, |pay| Action::Engineer {
            point,
            at,
            replace,
            pay,
        })?;
        Ok(Action::Engineer {
            point,
            at,
            replace,
            pay,
        })
    }

    /// Reads `for 1Ti+2Mt`; the amounts must make up the price.
    pub(crate) fn read_payment(
        self,
        words: &mut Words<'_>,
        action: impl Fn(Payment) -> Action,
    ) -> Read<Payment> {
        let Some(word) = words.after("for") else {
            return Ok(Payment::NONE);
        };
        let mut pay = Payment::NONE;
        let mut basic = 0;
        for part in word.split('+') {
            let (amount, kind) = read_amount(part)?;
            let amount =
                u8::try_from(amount).map_err(|_| NotationError::new(part, "a smaller amount"))?;
            if kind == Resource::Metamorphite {
                pay.metamorphite = amount;
            } else if pay.kind.is_basic() {
                return Err(NotationError::new(
                    word,
                    "one basic type, completed with Mt (RES-09)",
                ));
            } else {
                pay.kind = kind;
                basic = amount;
            }
        }
        if let Some(cost) = self.game.price(action(pay)).filter(|cost| cost.amount > 0)
            && u16::from(basic) + u16::from(pay.metamorphite) != u16::from(cost.amount)
        {
            let expected = format!("a payment of {} in all", cost.amount);
            return Err(NotationError::new(word, expected));
        }
        Ok(pay)
    }
}

const VERBS: &str = "take, done, mini, militarize, move, teleport, teleport-any, jump, route, produce, exploit, \
     harvest, harvest-units, awake, heal, engineer, convert, discover, keep, discard, use, commit, \
     explore, build, gate, swap, airlock, fight or return";

/// The words of an action, read one by one.
pub(crate) struct Words<'a> {
    text: &'a str,
    rest: Vec<&'a str>,
    at: usize,
}

impl<'a> Words<'a> {
    pub(crate) fn peek(&self) -> Option<&'a str> {
        self.rest.get(self.at).copied()
    }

    pub(crate) fn maybe(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.at += 1;
        Some(word)
    }

    pub(crate) fn next(&mut self, expected: &str) -> Read<&'a str> {
        let text = self.text;
        self.maybe()
            .ok_or_else(|| NotationError::new(text, format!("{expected} at the end")))
    }

    /// The kind of point, if one is named here; a plain one otherwise.
    pub(crate) fn point(&mut self) -> Point {
        let word = self.peek();
        let named = Point::ALL
            .into_iter()
            .find(|point| word == Some(point_word(*point)));
        if named.is_some() {
            self.at += 1;
        }
        named.unwrap_or(Point::Plain)
    }

    /// The word that follows this keyword, if it stands here.
    pub(crate) fn after(&mut self, keyword: &str) -> Option<&'a str> {
        if self.peek() == Some(keyword) {
            self.at += 1;
            return Some(self.maybe().unwrap_or(""));
        }
        None
    }

    fn end(&self) -> Read<()> {
        match self.peek() {
            None => Ok(()),
            Some(word) => Err(NotationError::new(word, "nothing more")),
        }
    }
}
