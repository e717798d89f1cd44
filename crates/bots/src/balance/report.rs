//! The report of a lab: a page with plots that needs nothing else.

use std::fmt::Write as _;

use ark_content::Content;
use ark_engine::RULESET;

use super::figures::{Figures, figures};
use super::norm::{Norm, Verdict};
use super::plot::{Scale, bars, distribution, escape};
use super::sheet::possible;
use super::{Batch, Played};
use crate::arena::Estimate;

const STYLE: &str = include_str!("report.css");

/// Kinds of games up to which each of them lies open at once.
const FEW: usize = 8;

/// What is plotted of the usage: kind, deed, title.
const PLOTS: [(&str, &str, &str); 14] = [
    ("room", "placed", "Rooms: on the board, per game"),
    (
        "room",
        "cubes",
        "Rooms: cubes integrated, per game with the room",
    ),
    (
        "room",
        "activated",
        "Rooms: activated, per game with the room",
    ),
    (
        "room",
        "exploited",
        "Factories: exploited, per game with one",
    ),
    (
        "room",
        "cylinders",
        "Rooms: cylinders routed there, per game with the room",
    ),
    ("artifact", "used", "Artifacts: used, per game"),
    ("mission", "drawn", "Missions: drawn, per game"),
    (
        "mission",
        "fulfilled",
        "Missions: fulfilled, per game in which they were drawn",
    ),
    (
        "achievement",
        "completed",
        "Achievements: completed, per game",
    ),
    (
        "section",
        "phases",
        "Sections by line: phases, per game with the board",
    ),
    (
        "built",
        "constructed",
        "Complexity 2: sections constructed, per game",
    ),
    (
        "built",
        "phases",
        "Complexity 2: phases of constructed sections, per game with the section",
    ),
    ("mini", "taken", "Mini actions, per game"),
    ("action", "done", "Actions, per game"),
];

/// The page. `command` is what makes it anew.
pub fn html(content: &Content, played: &Played, norms: &[Norm], command: &str) -> String {
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>Balance of Ark</title>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<style>\n{STYLE}</style></head>\n<body>\n\
         <h1>Balance of Ark</h1>\n"
    );
    write_head(&mut page, content, played, command);
    page.push_str(
        "<nav><ul><li><a href=\"#targets\">Targets</a><li><a href=\"#games\">Kinds of games</a>\
         <li><a href=\"#details\">Each kind</a><li><a href=\"#usage\">What is used</a></ul></nav>\n",
    );
    write_targets(&mut page, norms);
    let all: Vec<(&Batch, Figures)> = played
        .batches
        .iter()
        .map(|batch| (batch, figures(&batch.rows)))
        .collect();
    write_overview(&mut page, &all);
    page.push_str("<h2 id=\"details\">Each kind of game</h2>\n<p>Dashed: where everybody would be if seats, factions and bots made no difference.</p>\n");
    for (batch, figures) in &all {
        write_batch(&mut page, batch, figures, all.len() <= FEW);
    }
    write_usage(&mut page, played);
    page.push_str("</body>\n</html>\n");
    page
}

fn write_head(page: &mut String, content: &Content, played: &Played, command: &str) {
    let conduct = &played.conduct;
    let longest = conduct.longest_ms.iter();
    let longest: Vec<String> = longest
        .map(|(bot, ms)| format!("{bot} {ms:.1} ms"))
        .collect();
    let hash: String = content.hash[..8]
        .iter()
        .fold(String::new(), |mut hex, byte| {
            let _ = write!(hex, "{byte:02x}");
            hex
        });
    page.push_str("<dl>\n");
    for (name, text) in [
        ("Made by", format!("<code>{}</code>", escape(command))),
        (
            "Games",
            format!("{} of {} kinds", played.games(), played.batches.len()),
        ),
        ("Bots", escape(&played.bots())),
        ("Seed", played.seed.to_string()),
        ("Content", format!("edition {} ({hash}…)", content.version)),
        ("Rules", format!("ruleset {RULESET}")),
        ("Program", format!("ark {}", env!("CARGO_PKG_VERSION"))),
        (
            "Conduct",
            format!(
                "{} decisions, {} illegal moves, {} stalls; longest decision: {}",
                conduct.decisions,
                conduct.illegal_moves,
                conduct.stalls(),
                escape(&longest.join(", "))
            ),
        ),
        ("Intervals", "95 %".to_owned()),
    ] {
        let _ = writeln!(page, "<dt>{name}</dt><dd>{text}</dd>");
    }
    page.push_str("</dl>\n");
}

fn write_targets(page: &mut String, norms: &[Norm]) {
    page.push_str(
        "<h2 id=\"targets\">Targets</h2>\n<p>What the content is tuned to. <em>Open</em> means that more games would tell; \
         what stands in brackets only tells more.</p>\n\
         <div class=wide><table class=targets><thead><tr><th>target</th><th>verdict</th><th class=n>bounds</th><th class=n>figure</th>\
         <th class=n>95 %</th><th class=n>games</th></tr></thead><tbody>\n",
    );
    for t in norms.iter().filter(|t| t.verdict != Verdict::Missing) {
        let class = match t.verdict {
            Verdict::Holds => "holds",
            Verdict::Fails => "fails",
            Verdict::Open => "open",
            Verdict::Missing => "missing",
        };
        let word = if t.binding {
            class.to_owned()
        } else {
            format!("({class})")
        };
        let (figure, interval) = t.figure.map_or_else(Default::default, |e| {
            (
                format!("{:.2}", e.value),
                format!("{:.2} to {:.2}", e.low, e.high),
            )
        });
        let culprits = match &t.culprits[..] {
            [] => String::new(),
            some => format!("<br><small>{}</small>", escape(&some.join(", "))),
        };
        let _ = writeln!(
            page,
            "<tr><td>{}{culprits}</td><td class={class}>{word}</td><td class=n data-of=bounds>{:.2} to {:.2}</td>\
             <td class=n data-of=figure>{figure}</td><td class=n data-of=\"95 %\">{interval}</td><td class=n data-of=games>{}</td></tr>",
            escape(&t.name),
            t.low,
            t.high,
            t.games,
        );
    }
    page.push_str("</tbody></table></div>\n");
    let missing = norms.iter().filter(|t| t.verdict == Verdict::Missing);
    let missing: Vec<String> = missing.map(|t| escape(&t.name)).collect();
    if !missing.is_empty() {
        let _ = writeln!(
            page,
            "<p class=soft>Not played here: {}.</p>",
            missing.join("; ")
        );
    }
}

fn write_overview(page: &mut String, all: &[(&Batch, Figures)]) {
    page.push_str(
        "<h2 id=\"games\">Kinds of games</h2>\n<div class=wide><table><thead><tr><th>game</th><th class=n>games</th>\
         <th class=n>turns</th><th class=n>first seat wins</th><th class=n>team wins</th><th>endings</th></tr></thead><tbody>\n",
    );
    let percent = |e: &Estimate| {
        format!(
            "{:.0} % <small>{:.0} to {:.0}</small>",
            100.0 * e.value,
            100.0 * e.low,
            100.0 * e.high
        )
    };
    for (batch, f) in all {
        let name = batch.setting.name();
        let first = f.wins_by_place.first().filter(|_| f.team.is_none());
        let endings = f.endings.iter();
        let endings: Vec<String> = endings
            .map(|(name, e)| format!("{name} {:.0} %", 100.0 * e.value))
            .collect();
        let _ = writeln!(
            page,
            "<tr><td class=name><a href=\"#{}\">{}</a></td><td class=n>{}</td><td class=n>{:.0} <small>{:.0} to {:.0}</small></td>\
             <td class=n>{}</td><td class=n>{}</td><td class=name>{}</td></tr>",
            anchor(&name),
            escape(&name),
            f.games,
            f.turns_median.value,
            f.turns_median.low,
            f.turns_median.high,
            first.map_or_else(String::new, percent),
            f.team.as_ref().map_or_else(String::new, percent),
            endings.join(", "),
        );
    }
    page.push_str("</tbody></table></div>\n");
}

fn anchor(name: &str) -> String {
    name.replace(' ', "-")
}

fn write_batch(page: &mut String, batch: &Batch, f: &Figures, open: bool) {
    let name = batch.setting.name();
    let [p5, p25, p50, p75, p95] = f.turns;
    let _ = writeln!(
        page,
        "<details id=\"{}\"{}><summary>{} <span class=soft>{} games, {p50} turns</span></summary>\n<div class=plots>\n\
         <div><h3>Turns per player</h3>\n<p>Median {p50} ({:.0} to {:.0}); half of the games {p25} to {p75}, nine of ten \
         {p5} to {p95}.</p>",
        anchor(&name),
        if open { " open" } else { "" },
        escape(&name),
        f.games,
        f.turns_median.low,
        f.turns_median.high,
    );
    let turns: Vec<u16> = batch.rows.iter().map(|row| row.turns).collect();
    page.push_str(&distribution(&turns, p50));
    page.push_str("</div>\n");
    let mut plot = |title: &str, items: Vec<(String, Estimate)>, fair: Option<f64>| {
        let _ = writeln!(
            page,
            "<div><h3>{title}</h3>\n{}</div>",
            bars(&items, Scale::Share, fair)
        );
    };
    let named = |items: &std::collections::BTreeMap<String, Estimate>| -> Vec<(String, Estimate)> {
        let items = items.iter();
        items.map(|(name, e)| (name.clone(), *e)).collect()
    };
    plot("How games end", named(&f.endings), None);
    if f.team.is_none() {
        let seats = f.wins_by_place.len();
        let fair = Some(1.0 / seats.max(1) as f64);
        let place = |(i, e): (usize, &Estimate)| {
            let name = match i {
                0 => "1st, begins".to_owned(),
                1 => "2nd".to_owned(),
                2 => "3rd".to_owned(),
                _ => format!("{}th", i + 1),
            };
            (name, *e)
        };
        let places = f.wins_by_place.iter().enumerate().map(place).collect();
        plot("Wins by place in the turn order", places, fair);
        plot("Wins by faction", named(&f.wins_by_faction), fair);
        if f.wins_by_bot.len() > 1 {
            plot("Wins by bot", named(&f.wins_by_bot), fair);
        }
    } else {
        plot("Wins by faction, together", named(&f.wins_by_faction), None);
    }
    page.push_str("</div></details>\n");
}

fn write_usage(page: &mut String, played: &Played) {
    page.push_str("<h2 id=\"usage\">What is used</h2>\n<p>In all games together; usage.csv has it by kind of game.</p>\n");
    let used = possible(&played.usage());
    for (kind, deed, title) in PLOTS {
        let items = used.iter().filter(|u| u.kind == kind && u.deed == deed);
        let mut items: Vec<(String, Estimate)> =
            items.map(|u| (u.slug.clone(), u.per_game)).collect();
        if items.iter().all(|(_, e)| e.value == 0.0) {
            continue;
        }
        items.sort_by(|a, b| b.1.value.total_cmp(&a.1.value));
        let _ = writeln!(
            page,
            "<details open><summary>{title}</summary>\n{}</details>",
            bars(&items, Scale::Count, None)
        );
    }
}
