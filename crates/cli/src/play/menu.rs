//! The options of a seat, numbered and grouped.

use std::fmt::Write as _;

use ark_protocol::{Action, By, Cell, Goods, Place, Point, Spot, Squad};

use crate::draw::{Drawing, gain, short, shorten};
use crate::output;

/// From this many options on, long groups are cut.
const MANY: usize = 48;
/// What is shown of a group that is cut.
const SOME: usize = 10;
/// The most columns of a room's name in an option.
const NAME: usize = 20;

/// Options under one heading.
struct Group {
    title: String,
    items: Vec<Item>,
}

struct Item {
    /// From 1, as typed.
    number: usize,
    label: String,
}

/// The numbered options as text. With `filter` only those whose words have it, and
/// all of them.
pub(crate) fn menu(drawing: Drawing<'_>, notation: &[String], filter: &str) -> String {
    let all = &drawing.view.options;
    let chosen: Vec<usize> = (0..all.len())
        .filter(|i| notation[*i].contains(filter))
        .collect();
    if all
        .iter()
        .all(|a| matches!(a, Action::Choose { .. } | Action::Done))
        && filter.is_empty()
    {
        return sections(drawing);
    }
    let mut groups: Vec<Group> = Vec::new();
    for i in &chosen {
        let (title, label) = describe(drawing, &all[*i]);
        let item = Item {
            number: i + 1,
            label,
        };
        // Stopping stands apart from whatever else has no heading.
        let stop = all[*i] == Action::Done;
        let fits = |group: &&mut Group| group.title == title && !stop;
        match groups.iter_mut().find(fits) {
            Some(group) => group.items.push(item),
            None => groups.push(Group {
                title,
                items: vec![item],
            }),
        }
    }
    let cut = filter.is_empty() && chosen.len() > MANY;
    let digits = all.len().to_string().len();
    let texts = groups.iter().map(|group| group.text(drawing, digits, cut));
    texts.collect()
}

/// Options as a plain list, for a choice among a few.
pub(crate) fn list(drawing: Drawing<'_>, chosen: &[usize]) -> String {
    let line = |i: &usize| {
        let sentence = drawing
            .words
            .phrase
            .action(drawing.scene, &drawing.view.options[*i]);
        format!("{:>4}  {sentence}\n", i + 1)
    };
    chosen.iter().map(line).collect()
}

impl Group {
    fn text(&self, drawing: Drawing<'_>, digits: usize, cut: bool) -> String {
        let mut text = String::new();
        if !self.title.is_empty() {
            text.push_str(&self.title);
            text.push('\n');
        }
        let shown = if cut && self.items.len() > SOME + 2 {
            &self.items[..SOME]
        } else {
            &self.items[..]
        };
        let cells: Vec<String> = shown
            .iter()
            .map(|item| {
                format!(
                    "{:>width$}  {}",
                    item.number,
                    item.label,
                    width = digits + 2
                )
            })
            .collect();
        text.push_str(&columns(&cells, drawing.width));
        if shown.len() < self.items.len() {
            let more = self.items.len() - shown.len();
            let more = drawing.words.say("more-options", &[("n", more.into())]);
            text.push_str(&output::wrap(&more, "      ", drawing.width));
            text.push('\n');
        }
        text
    }
}

/// As many columns as fit; a cell of several lines stands alone.
fn columns(cells: &[String], width: usize) -> String {
    let wide = cells.iter().map(|c| console::measure_text_width(c)).max();
    let wide = wide.unwrap_or(0);
    let across = (width / (wide + 2)).max(1);
    if across == 1 || cells.iter().any(|cell| cell.contains('\n')) {
        let lines = cells.iter().map(|cell| format!("{cell}\n"));
        return lines.collect();
    }
    // Down the columns first, so that numbers are found by eye.
    let down = cells.len().div_ceil(across);
    let rows: Vec<Vec<String>> = (0..down)
        .map(|y| cells.iter().skip(y).step_by(down).cloned().collect())
        .collect();
    output::table(&rows, &[])
}

/// The sections to choose from, with what each would give.
fn sections(drawing: Drawing<'_>) -> String {
    let Drawing { view, words, .. } = drawing;
    let mut rows = Vec::new();
    for (i, option) in view.options.iter().enumerate() {
        let number = format!("{:>4}", i + 1);
        let Action::Choose { section, line } = option else {
            let label = words.phrase.action(drawing.scene, option);
            rows.push(vec![number, label]);
            continue;
        };
        let own = view.own.iter().flat_map(|own| &own.lines);
        let mut same = own.filter(|p| p.section == *section && p.line == *line);
        let gives = same
            .next()
            .map_or_else(String::new, |p| drawing.totals(&p.totals));
        rows.push(vec![
            number,
            words.phrase.section(drawing.scene, section),
            gives,
        ]);
    }
    output::table(&rows, &[])
}

/// The heading under which an action stands, and what tells it from the others there.
fn describe(drawing: Drawing<'_>, action: &Action) -> (String, String) {
    let Drawing { words, scene, .. } = drawing;
    let group = |id: &str, place: String| words.say(id, &[("place", place.into())]);
    match action {
        Action::Go {
            by,
            from,
            to,
            squad,
        } => {
            let id = match by {
                By::Move => "group-move",
                By::Teleport => "group-teleport",
                By::TeleportAny => "group-teleport-any",
                By::Jump => "group-jump",
            };
            let label = format!("{} → {}", units(drawing, *squad), place(drawing, *to));
            (group(id, place(drawing, *from)), label)
        }
        Action::Route {
            colour,
            from,
            to,
            push,
        } => {
            let colour = match colour {
                ark_protocol::Colour::Seat(_) => words.text("colour-own"),
                other => words.text(&format!("colour-{other}")),
            };
            let blanks = [
                ("colour", colour.into()),
                ("place", spot(drawing, *from).into()),
            ];
            let mut label = format!("→ {}", spot(drawing, *to));
            if let Some(pushed) = push {
                let pushed = match pushed {
                    ark_protocol::Colour::Seat(seat) => words.phrase.seat(scene, *seat),
                    other => words.text(&format!("colour-{other}")),
                };
                label.push_str(&words.say("pushing", &[("colour", pushed.into())]));
            }
            (words.say("group-route", &blanks), label)
        }
        Action::Engineer {
            point,
            at,
            replace,
            pay,
        } => {
            let mut label = price(drawing, pay);
            let point = match point {
                Point::Plain => None,
                Point::Remote => Some("ENGINEER REMOTE"),
                Point::Free => Some("ENGINEER FREE"),
                Point::FreeBiodome => Some("ENGINEER FREE BIODOME"),
            };
            if let Some(point) = point {
                let _ = write!(label, " ({point})");
            }
            if let Some(owner) = replace {
                let who = words.phrase.seat(scene, *owner);
                label.push_str(&words.say("replacing", &[("who", who.into())]));
            }
            (group("group-engineer", spot(drawing, *at)), label)
        }
        Action::Awake { pay } => (words.text("group-awake"), price(drawing, pay)),
        Action::Convert { conversion, pay } => {
            let label = format!("{} → {}", price(drawing, pay), gain(conversion));
            (words.text("group-convert"), label)
        }
        Action::Use { card } => (words.text("group-use"), card_label(drawing, card)),
        Action::Keep { card } => (words.text("group-keep"), card_label(drawing, card)),
        Action::Discard { card } => (words.text("group-discard"), card_label(drawing, card)),
        Action::Commit { card } => (words.text("group-commit"), drawing.card_power(card)),
        _ => (String::new(), words.phrase.action(scene, action)),
    }
}

fn card_label(drawing: Drawing<'_>, slug: &str) -> String {
    let narrow = Drawing {
        width: drawing.width.saturating_sub(6),
        ..drawing
    };
    narrow.card(slug).trim_start().replace("\n    ", "\n     ")
}

fn units(drawing: Drawing<'_>, squad: Squad) -> String {
    let parts = [
        ("own-units", squad.own),
        ("robots", squad.robots),
        ("mercenaries", squad.mercenaries),
    ];
    let parts = parts.into_iter().filter(|(_, n)| *n > 0);
    let parts: Vec<String> = parts
        .map(|(id, n)| drawing.words.say(id, &[("n", n.into())]))
        .collect();
    parts.join(" + ")
}

fn place(drawing: Drawing<'_>, place: Place) -> String {
    match place {
        Place::Room(cell) => room(drawing, cell),
        Place::Biodome(_) => drawing.words.text("the-biodome"),
    }
}

/// A cell and as much of the room's name as an option has space for.
fn room(drawing: Drawing<'_>, cell: Cell) -> String {
    let found = drawing.view.rooms.iter().find(|room| room.cell == cell);
    let Some(found) = found else {
        return cell.to_string();
    };
    let name = drawing.words.phrase.tile(drawing.scene, &found.tile);
    format!("{cell} ({})", shorten(&name, NAME))
}

fn spot(drawing: Drawing<'_>, spot: Spot) -> String {
    match spot {
        Spot::Room(cell) => room(drawing, cell),
        Spot::Section(owner, index) => {
            let phrase = &drawing.words.phrase;
            phrase.section_at(drawing.scene, owner, index)
        }
        Spot::Stock => drawing.words.text("the-stock"),
    }
}

/// Such as `2 Ti + 1 Mt`.
fn price(drawing: Drawing<'_>, pay: &[Goods]) -> String {
    if pay.is_empty() {
        return drawing.words.text("free");
    }
    let parts: Vec<String> = pay
        .iter()
        .map(|goods| format!("{} {}", goods.amount, short(goods.kind)))
        .collect();
    parts.join(" + ")
}
