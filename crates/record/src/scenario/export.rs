//! Any position of any game as a scenario that arranges it again exactly.

use std::fmt::Write as _;

use ark_engine::{Game, PEN};
use ark_ids::{Cell, Colour, Seat};

use super::frames::{origin_word, pools, print_combat, print_frame};
use crate::header::print_levels;
use crate::notation::{Notation, act_word, line_word, seat_letter};
use crate::patches;

/// The position as text, with everything said explicitly.
pub fn export(game: &Game, title: &str) -> String {
    let mut out = String::new();
    let n = Notation::new(game);
    header(game, title, &mut out);
    for cell in game.state.derived.built {
        room(n, cell, &mut out);
    }
    for seat in game.rules.all_seats() {
        seat_lines(n, seat, &mut out);
    }
    neutrals(n, &mut out);
    decks(n, &mut out);
    flags(n, &mut out);
    patches::export(n, &mut out);
    if let Some(combat) = &game.state.combat {
        let _ = writeln!(out, "combat {}", print_combat(n, combat));
    }
    let _ = writeln!(out, "at {} frames", seat_letter(game.state.active));
    for frame in game.state.agenda.iter() {
        let _ = writeln!(out, "frames {}", print_frame(n, *frame));
    }
    phases(n, &mut out);
    out
}

fn header(game: &Game, title: &str, out: &mut String) {
    let options = &game.rules.options;
    let title = title.replace(['\n', '\r'], " ");
    let _ = writeln!(out, "scenario: {title}");
    let _ = writeln!(out, "ruleset: {}", options.ruleset);
    let _ = writeln!(out, "content: {}", game.rules.content.version);
    let _ = writeln!(out, "mode: {}", options.mode);
    let _ = writeln!(out, "players: {}", options.players);
    let _ = writeln!(out, "layout: {}", game.rules.layout.slug);
    if !game.state.groups.is_empty() {
        let _ = writeln!(
            out,
            "groups: {}",
            Notation::new(game).groups(game.state.groups)
        );
    }
    if !options.variants.is_empty() {
        let _ = writeln!(out, "variants: {}", options.variants.join(" "));
    }
    // A position seats the players in their order.
    let mut levels = options.levels;
    for seat in game.rules.all_seats() {
        levels[seat.index()] = game.level(seat);
    }
    if let Some(levels) = print_levels(levels, options.players) {
        let _ = writeln!(out, "levels: {levels}");
    }
    if options.dark_player {
        let _ = writeln!(out, "dark-player: yes");
    }
    if options.more > 0 {
        let _ = writeln!(out, "more: {}", options.more);
    }
    if options.hard {
        let _ = writeln!(out, "hard: yes");
    }
    if let Some(first) = options.first {
        let _ = writeln!(out, "first: {}", seat_letter(first));
    }
    if options.turn_limit > 0 {
        let _ = writeln!(out, "turn-limit: {}", options.turn_limit);
    }
    out.push('\n');
}

fn joined(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        "none".into()
    } else {
        words.join(" ")
    }
}

fn room(n: Notation<'_>, cell: Cell, out: &mut String) {
    let room = n.game.state.room(cell);
    let _ = write!(
        out,
        "room {} {}",
        n.cell(cell),
        n.tile(n.game.state.tile(cell))
    );
    if !room.cubes.is_empty() {
        let _ = write!(
            out,
            " cubes {}",
            joined(room.cubes.iter().map(|c| n.colour(c)))
        );
    }
    if !room.cylinders.is_empty() {
        let _ = write!(
            out,
            " cylinders {}",
            joined(room.cylinders.iter().map(|c| n.colour(c)))
        );
    }
    if !room.units.is_empty() {
        let units = (0..ark_ids::UNIT_KINDS)
            .map(|k| Colour(k as u8))
            .filter_map(|c| {
                let amount = room.units.of(c);
                (amount > 0).then(|| format!("{}{amount}", n.colour(c)))
            });
        let _ = write!(out, " units {}", joined(units));
    }
    if n.game.state.tokens.has(cell) {
        out.push_str(" token");
    }
    out.push('\n');
}

fn seat_lines(n: Notation<'_>, seat: Seat, out: &mut String) {
    let own = n.game.state.seat(seat);
    let letter = seat_letter(seat);
    let content = n.game.rules.content;
    let _ = writeln!(
        out,
        "seat {letter} faction {} resources {} arsenal {} asleep {} home {} wounded {} stock {} \
         supply {} explored {} wins {} turns {} objectives {}",
        content.factions[own.faction.index()].slug,
        n.resources(&own.resources),
        own.arsenal,
        own.asleep,
        own.home,
        own.wounded,
        own.stock,
        own.supply,
        own.explored,
        own.wins,
        own.turns,
        own.objectives
    );
    let marker = own.marker.map_or("none".to_owned(), |s| n.section(seat, s));
    let mission = own.mission.open().map_or("none", |m| n.mission(m));
    let achieved = (0..content.achievements.len()).filter(|i| own.achievements >> i & 1 == 1);
    let _ = writeln!(
        out,
        "seat {letter} marker {marker} mission {mission} hand {} targets {} built {} achievements {}",
        joined(own.hand.open().iter().map(|c| n.card(c))),
        joined(own.targets.iter().map(|t| n.target(t).to_owned())),
        joined(own.built.iter().flatten().map(|c| n.card(*c))),
        joined(achieved.map(|i| content.achievements[i].slug.clone()))
    );
    for (i, data) in n.game.board(seat).sections.iter().enumerate() {
        let here = own.sections[i];
        if here.cubes > 0 || !here.cylinders.is_empty() {
            let mut cylinders = String::new();
            for colour in here.cylinders.iter() {
                let _ = write!(cylinders, " {}", n.colour(colour));
            }
            let _ = writeln!(
                out,
                "seat {letter} section {} {}{cylinders}",
                data.slug, here.cubes
            );
        }
    }
}

fn neutrals(n: Notation<'_>, out: &mut String) {
    for colour in Colour::NEUTRAL {
        let neutral = n.game.state.neutral(colour);
        let resting = if Colour::NEUTRAL_UNITS.contains(&colour) {
            "wounded"
        } else {
            "stock"
        };
        let live = if neutral.live { "live" } else { "dormant" };
        let _ = writeln!(
            out,
            "neutral {} supply {} {resting} {} {live}",
            n.colour(colour),
            neutral.supply,
            neutral.resting
        );
    }
}

fn decks(n: Notation<'_>, out: &mut String) {
    let s = &n.game.state;
    let cards = |set: ark_ids::Set<ark_ids::Card>| joined(set.iter().map(|c| n.card(c)));
    let _ = writeln!(
        out,
        "deck rooms {}",
        joined(s.room_deck.iter().map(|t| n.tile(t).to_owned()))
    );
    let _ = writeln!(
        out,
        "deck artifacts {}",
        cards(s.artifact_deck.open().without(PEN))
    );
    let _ = writeln!(out, "discard {}", cards(s.artifact_discard.open()));
    let _ = writeln!(out, "drawn {}", cards(s.drawn.open()));
    let missions = s
        .mission_deck
        .open()
        .iter()
        .map(|m| n.mission(m).to_owned());
    let _ = writeln!(out, "missions {}", joined(missions));
    let [artifact, metamorphite, nothing] = s.token_pool;
    let _ = writeln!(
        out,
        "tokens artifact {artifact} metamorphite {metamorphite} nothing {nothing}"
    );
}

fn flags(n: Notation<'_>, out: &mut String) {
    let s = &n.game.state;
    let mut words = Vec::new();
    if s.crowded {
        words.push("crowded".to_owned());
    }
    if s.any_section {
        words.push("any-section".to_owned());
    }
    if s.gates_placed {
        words.push("gates-placed".to_owned());
    }
    if let Some(seat) = s.last_explorer {
        words.push(format!("last-explorer {}", seat_letter(seat)));
    }
    if !words.is_empty() {
        let _ = writeln!(out, "flags {}", words.join(" "));
    }
    let sections = (0..16u8).filter(|i| s.engineered_sections >> i & 1 == 1);
    // The phase may have been another's, whose board has more sections.
    let sections = sections.map(|i| {
        let has = |seat: &ark_ids::Seat| usize::from(i) < n.game.board(*seat).sections.len();
        let owner = n.game.rules.clockwise(s.active).find(has);
        n.section(owner.unwrap_or(s.active), ark_ids::Section(i))
    });
    let engineered: Vec<String> = s
        .engineered
        .iter()
        .map(|c| n.cell(c))
        .chain(sections)
        .collect();
    if !engineered.is_empty() {
        let _ = writeln!(out, "engineered {}", engineered.join(" "));
    }
}

fn phases(n: Notation<'_>, out: &mut String) {
    let seat = n.game.state.active;
    for phase in n.game.state.phases.iter() {
        let section = n.section(seat, phase.section);
        let line = n.lines(seat, phase.section).get(phase.line as usize);
        let _ = writeln!(
            out,
            "phase {section} {} by {}",
            line.map_or("nothing", |line| line_word(*line)),
            origin_word(phase.origin)
        );
    }
    for phase in n.game.state.phases.iter() {
        let mut totals = phase.totals;
        let mut left = String::new();
        for (name, points) in pools(&mut totals) {
            let _ = write!(left, " {name} {points}");
        }
        let conversions = phase.conversions.iter();
        let conversions =
            conversions.map(|c| n.game.rules.content.conversions[c.index()].slug.clone());
        let _ = writeln!(
            out,
            "left{left} factories {} usable {} conversions {} acts {}",
            joined(phase.factories.iter().map(|c| n.cell(c))),
            joined(phase.usable.iter().map(|c| n.colour(c))),
            joined(conversions),
            phase
                .acts
                .iter()
                .map(act_word)
                .collect::<Vec<_>>()
                .join(" ")
        );
    }
}
