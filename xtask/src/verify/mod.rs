//! Everything that must hold before a change is done, in one command.

mod step;
mod tally;

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use self::step::{STEPS, Step};
use self::tally::Tally;

/// How a step ended.
struct Report {
    name: &'static str,
    took: Duration,
    tally: Tally,
    error: Option<anyhow::Error>,
}

/// Runs the steps in order up to the first that fails, then shows what was done.
pub(crate) fn run() -> Result<()> {
    let mut reports = Vec::new();
    for Step(name, run) in STEPS {
        println!("\n=== {name} ===");
        let begin = Instant::now();
        let mut tally = Tally::default();
        let error = run(&mut tally).err();
        let failed = error.is_some();
        reports.push(Report {
            name,
            took: begin.elapsed(),
            tally,
            error,
        });
        if failed {
            break;
        }
    }
    summarise(&reports)
}

fn summarise(reports: &[Report]) -> Result<()> {
    println!("\n{:<14} {:<8} {:>8}  counted", "step", "result", "seconds");
    let mut sum = Tally::default();
    for report in reports {
        let result = if report.error.is_some() {
            "FAILED"
        } else {
            "ok"
        };
        let Tally { passed, failed } = report.tally;
        let counted = match (passed, failed) {
            (0, 0) => String::new(),
            (passed, 0) => format!("{passed} passed"),
            (passed, failed) => format!("{passed} passed, {failed} failed"),
        };
        let seconds = report.took.as_secs_f64();
        let line = format!("{:<14} {result:<8} {seconds:>8.1}  {counted}", report.name);
        println!("{}", line.trim_end());
        sum += report.tally;
    }
    for Step(name, _) in STEPS.iter().skip(reports.len()) {
        println!("{name:<14} not run");
    }
    let total: f64 = reports.iter().map(|report| report.took.as_secs_f64()).sum();
    println!("{:<14} {:<8} {total:>8.1}", "all", "");
    let failure = reports
        .iter()
        .find_map(|report| Some((report.name, report.error.as_ref()?)));
    if let Some((name, error)) = failure {
        println!("\nThe step \"{name}\" failed: {error:#}");
    }
    println!("verify: {} passed, {} failed", sum.passed, sum.failed);
    if failure.is_some() {
        bail!("verify failed");
    }
    Ok(())
}
