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

/// Runs the steps in order up to the first that fails, then shows what was done. With names, only
/// those steps.
pub(crate) fn run(names: &[String]) -> Result<()> {
    if let Some(unknown) = names
        .iter()
        .find(|name| STEPS.iter().all(|step| step.0 != **name))
    {
        let known: Vec<_> = STEPS.iter().map(|step| step.0).collect();
        bail!(
            "there is no step \"{unknown}\"; there are {}",
            known.join(", ")
        );
    }
    let chosen = |step: &Step| names.is_empty() || names.iter().any(|name| name == step.0);
    let mut reports = Vec::new();
    for Step(name, run) in STEPS.into_iter().filter(chosen) {
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
    let was_run = |name| reports.iter().any(|report| report.name == name);
    for Step(name, _) in STEPS.iter().filter(|step| !was_run(step.0)) {
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
