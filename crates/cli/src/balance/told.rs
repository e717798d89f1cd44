//! What `ark balance` prints.

use ark_bots::balance::{Norm, Played, Verdict, figures};
use ark_content::Content;
use serde_json::json;

use crate::failure::Outcome;
use crate::output::{self, Out};

pub(super) fn json(content: &Content, played: &Played, norms: &[Norm], out: Out) -> Outcome {
    let settings: Vec<_> = played
        .batches
        .iter()
        .map(|batch| json!({"game": batch.setting.name(), "figures": figures(&batch.rows)}))
        .collect();
    let value = json!({
        "bots": played.entries.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "seed": played.seed,
        "content": content.version,
        "ruleset": ark_engine::RULESET,
        "settings": settings,
        "targets": norms,
        "conduct": played.conduct,
        "usage": played.usage().used(),
    });
    output::json(out, &value)
}

pub(super) fn norms(norms: &[Norm], out: Out) -> Outcome {
    let mut rows = vec![
        ["target", "from", "to", "figure", "95 %", "games", ""]
            .map(str::to_owned)
            .to_vec(),
    ];
    for norm in norms {
        let figure = norm
            .figure
            .map_or_else(String::new, |e| format!("{:.2}", e.value));
        let interval = norm
            .figure
            .map_or_else(String::new, |e| format!("{:.2} to {:.2}", e.low, e.high));
        let verdict = match norm.verdict {
            Verdict::Holds => "holds",
            Verdict::Fails => "FAILS",
            Verdict::Open => "open",
            Verdict::Missing => "not played",
        };
        // What only tells more is no failure.
        let verdict = if norm.binding {
            verdict.to_owned()
        } else {
            format!("({})", verdict.to_lowercase())
        };
        rows.push(vec![
            norm.name.clone(),
            format!("{:.2}", norm.low),
            format!("{:.2}", norm.high),
            figure,
            interval,
            norm.games.to_string(),
            verdict,
        ]);
    }
    write!(out, "{}", output::table(&rows, &[1, 2, 3, 4, 5]))?;
    for norm in norms.iter().filter(|t| !t.culprits.is_empty()) {
        let line = format!("{}: {}", norm.name, norm.culprits.join(", "));
        writeln!(out, "{}", output::wrap(&line, "", output::width()))?;
    }
    Ok(())
}

pub(super) fn settings(played: &Played, out: Out) -> Outcome {
    let mut rows = vec![
        [
            "game",
            "games",
            "turns",
            "95 %",
            "endings",
            "first seat",
            "team",
        ]
        .map(str::to_owned)
        .to_vec(),
    ];
    for batch in &played.batches {
        let f = figures(&batch.rows);
        let percent = |e: ark_bots::arena::Estimate| {
            format!(
                "{:.0} % ({:.0}-{:.0})",
                100.0 * e.value,
                100.0 * e.low,
                100.0 * e.high
            )
        };
        let endings = f
            .endings
            .iter()
            .map(|(name, e)| format!("{name} {:.0} %", 100.0 * e.value));
        let first = match f.team {
            Some(_) => None,
            None => f.wins_by_place.first().copied(),
        };
        rows.push(vec![
            batch.setting.name(),
            f.games.to_string(),
            format!("{:.0}", f.turns_median.value),
            format!("{:.0}-{:.0}", f.turns_median.low, f.turns_median.high),
            endings.collect::<Vec<_>>().join(", "),
            first.map_or_else(String::new, percent),
            f.team.map_or_else(String::new, percent),
        ]);
    }
    write!(out, "{}", output::table(&rows, &[1, 2, 3]))?;
    Ok(())
}

/// Whether every move was legal and every game ended, and how long bots thought.
pub(super) fn conduct(played: &Played, out: Out) -> Outcome {
    let conduct = &played.conduct;
    let longest: Vec<String> = conduct
        .longest_ms
        .iter()
        .map(|(bot, ms)| format!("{bot} {ms:.1} ms"))
        .collect();
    writeln!(
        out,
        "\n{} games with {} decisions: {} illegal moves, {} stalls ({} at the limit of turns, {} without end)\n\
         longest decision: {}",
        conduct.games,
        conduct.decisions,
        conduct.illegal_moves,
        conduct.stalls(),
        conduct.turn_limits,
        conduct.endless,
        longest.join(", ")
    )?;
    Ok(())
}
