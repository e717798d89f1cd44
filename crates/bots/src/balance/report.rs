//! The report of a lab: a page with plots, and tables for other programs.

use std::fmt::Write as _;

use super::figures::figures;
use super::norm::{Norm, Verdict};
use super::svg::{bars, escape};
use super::{Played, Row, Usage, Used};
use crate::arena::Estimate;

const STYLE: &str = "body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b2430;background:#fff}\
h2{margin-top:2.5rem;border-bottom:1px solid #ccd}table{border-collapse:collapse}td,th{padding:.15rem .7rem;text-align:left}\
td.n{text-align:right;font-variant-numeric:tabular-nums}.holds{color:#146c2e}.fails{color:#b3261e}.open{color:#8a5a00}.missing{color:#666}\
svg{max-width:100%}svg text{font-size:12px;fill:currentColor}.bar{fill:#4a7ab5}.interval{stroke:#1b2430;stroke-width:2}.band{fill:#2e9e4f;opacity:.15}\
@media(prefers-color-scheme:dark){body{color:#dde3ea;background:#12161c}.interval{stroke:#fff}h2{border-color:#345}}";

/// What is plotted of the usage.
const PLOTS: [(&str, &str, &str); 13] = [
    (
        "room",
        "cubes",
        "Rooms: cubes integrated per game with the room",
    ),
    (
        "room",
        "activated",
        "Rooms: activations per game with the room",
    ),
    ("room", "exploited", "Factories: exploited per game"),
    (
        "room",
        "cylinders",
        "Rooms: cylinders routed there per game with the room",
    ),
    ("artifact", "used", "Artifacts: used per game"),
    ("mission", "drawn", "Missions: drawn per game"),
    (
        "mission",
        "fulfilled",
        "Missions: fulfilled per game in which they were drawn",
    ),
    (
        "achievement",
        "completed",
        "Achievements: completed per game",
    ),
    (
        "section",
        "phases",
        "Sections: phases per game with the board",
    ),
    (
        "built",
        "constructed",
        "Sections of Complexity 2: constructed per game",
    ),
    (
        "built",
        "phases",
        "Sections of Complexity 2: phases per game with the section",
    ),
    ("mini", "taken", "Mini actions per game"),
    ("action", "done", "Actions per game"),
];

/// The page. `command` is what makes it anew.
pub fn html(played: &Played, norms: &[Norm], command: &str) -> String {
    let games = played.games();
    let mut page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Balance of Ark</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><style>{STYLE}</style>\n\
         <h1>Balance</h1>\n<p>{games} games of {}, seed {}. Intervals are at 95 %. Made by <code>{}</code>.</p>\n",
        played.bots(),
        played.seed,
        escape(command),
    );
    write_targets(&mut page, norms);
    for batch in &played.batches {
        write_cell(&mut page, &batch.setting.name(), &batch.rows);
    }
    let used = possible(&played.usage());
    for (kind, deed, title) in PLOTS {
        let items = used.iter().filter(|u| u.kind == kind && u.deed == deed);
        let mut items: Vec<(String, Estimate)> =
            items.map(|u| (u.slug.clone(), u.per_game)).collect();
        items.sort_by(|a, b| b.1.value.total_cmp(&a.1.value));
        let _ = writeln!(page, "<h2>{title}</h2>\n{}", bars(&items, 1.0, "", None));
    }
    page.push_str("</html>\n");
    page
}

fn write_targets(page: &mut String, norms: &[Norm]) {
    page.push_str("<h2>Targets</h2>\n<table><tr><th>target</th><th>bounds</th><th>figure</th><th>95 %</th><th>games</th><th></th></tr>\n");
    for t in norms {
        let class = match t.verdict {
            Verdict::Holds => "holds",
            Verdict::Fails => "fails",
            Verdict::Open => "open",
            Verdict::Missing => "missing",
        };
        let (figure, interval) = t.figure.map_or_else(Default::default, |e| {
            (
                format!("{:.2}", e.value),
                format!("{:.2} to {:.2}", e.low, e.high),
            )
        });
        let culprits = escape(&t.culprits.join(", "));
        let _ = writeln!(
            page,
            "<tr><td>{}</td><td class=n>{:.2} to {:.2}</td><td class=n>{figure}</td><td class=n>{interval}</td>\
             <td class=n>{}</td><td class={class}>{class} {culprits}</td></tr>",
            escape(&t.name),
            t.low,
            t.high,
            t.games,
        );
    }
    page.push_str("</table>\n");
}

fn write_cell(page: &mut String, name: &str, rows: &[Row]) {
    let f = figures(rows);
    let [p5, p25, p50, p75, p95] = f.turns;
    let _ = writeln!(
        page,
        "<h2>{}</h2>\n<p>{} games. Turns per player: median {p50} ({:.0} to {:.0}), half of the games {p25} to {p75}, \
         nine of ten {p5} to {p95}.</p>",
        escape(name),
        f.games,
        f.turns_median.low,
        f.turns_median.high,
    );
    let mut items: Vec<(String, Estimate)> = Vec::new();
    for (ending, share) in &f.endings {
        items.push((format!("ends by {ending}"), *share));
    }
    if f.team.is_none() {
        for (place, share) in f.wins_by_place.iter().enumerate() {
            items.push((format!("won by seat {}", place + 1), *share));
        }
        for (faction, share) in &f.wins_by_faction {
            items.push((format!("won by {faction}"), *share));
        }
    }
    page.push_str(&bars(&items, 100.0, " %", None));
}

/// What could be in any of the games.
fn possible(usage: &Usage) -> Vec<Used> {
    let mut used = usage.used();
    used.retain(|used| used.games > 0);
    used
}

/// All games, one in a line.
pub fn games_csv(played: &Played) -> String {
    let mut text = String::from(
        "mode,players,variants,dark_player,game,ending,winners,first,turns,factions,bots,decisions\n",
    );
    for row in played.batches.iter().flat_map(|batch| &batch.rows) {
        let Row {
            mode,
            players,
            variants,
            dark_player,
            game,
            ending,
            winners,
            first,
            turns,
            factions,
            bots,
            decisions,
        } = row;
        let _ = writeln!(
            text,
            "{mode},{players},{variants},{dark_player},{game},{ending},{winners},{first},{turns},{factions},{bots},{decisions}"
        );
    }
    text
}

/// How often each thing was used, by kind of game.
pub fn usage_csv(played: &Played) -> String {
    let mut text = String::from("game,kind,slug,deed,times,games,per_game,low,high\n");
    for batch in &played.batches {
        for used in possible(&batch.usage) {
            let Estimate { value, low, high } = used.per_game;
            let _ = writeln!(
                text,
                "{},{},{},{},{},{},{value:.4},{low:.4},{high:.4}",
                batch.setting.name(),
                used.kind,
                used.slug,
                used.deed,
                used.times,
                used.games,
            );
        }
    }
    text
}
