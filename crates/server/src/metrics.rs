//! What this node has done, in numbers that Prometheus reads. No name of anybody and no
//! secret is among them.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Something that is counted.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn count(&self) {
        self.0.fetch_add(1, Relaxed);
    }
}

/// How many there are now.
#[derive(Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn enter(&self) {
        self.0.fetch_add(1, Relaxed);
    }

    pub(crate) fn leave(&self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

/// The upper ends of what times are sorted into, in microseconds.
const ENDS: [u64; 12] = [
    500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000,
    5_000_000,
];

/// How long something took.
#[derive(Default)]
pub(crate) struct Times {
    within: [AtomicU64; ENDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Times {
    pub(crate) fn took(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        if let Some(end) = ENDS.iter().position(|end| micros <= *end) {
            self.within[end].fetch_add(1, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }
}

/// Answers of one route.
pub(crate) struct Answers {
    route: String,
    /// By the first digit of the status.
    by_status: [Counter; 6],
    times: Times,
}

/// What this node has done.
pub(crate) struct Metrics {
    begun: Instant,
    answers: Vec<Answers>,
    pub(crate) moves: Counter,
    pub(crate) bot_moves: Counter,
    pub(crate) refused: Counter,
    pub(crate) undone: Counter,
    pub(crate) said: Counter,
    pub(crate) hints: Counter,
    pub(crate) analyses: Counter,
    pub(crate) limited: Counter,
    pub(crate) failed: Counter,
    pub(crate) connections: Gauge,
    pub(crate) tables: Gauge,
    /// Until rows were durable.
    pub(crate) commits: Times,
    /// From a decision until all who look were told.
    pub(crate) updates: Times,
    /// Until a bot had made up its mind.
    pub(crate) thoughts: Times,
}

impl Metrics {
    /// Knows the routes by these names.
    pub(crate) fn new(routes: impl Iterator<Item = String>) -> Self {
        let answers = routes.map(|route| Answers {
            route,
            by_status: Default::default(),
            times: Times::default(),
        });
        Self {
            begun: Instant::now(),
            answers: answers.collect(),
            moves: Counter::default(),
            bot_moves: Counter::default(),
            refused: Counter::default(),
            undone: Counter::default(),
            said: Counter::default(),
            hints: Counter::default(),
            analyses: Counter::default(),
            limited: Counter::default(),
            failed: Counter::default(),
            connections: Gauge::default(),
            tables: Gauge::default(),
            commits: Times::default(),
            updates: Times::default(),
            thoughts: Times::default(),
        }
    }

    pub(crate) fn answered(&self, route: &str, status: u16, time: Duration) {
        if let Some(answers) = self.answers.iter().find(|a| a.route == route) {
            if let Some(counter) = answers.by_status.get(usize::from(status / 100)) {
                counter.count();
            }
            answers.times.took(time);
        }
    }

    /// All of it, as Prometheus reads it.
    pub(crate) fn print(&self) -> String {
        let mut text = String::new();
        let told = [
            (
                "moves",
                "Decisions of people that became durable.",
                &self.moves,
            ),
            ("bot_moves", "Decisions of bots.", &self.bot_moves),
            (
                "refused",
                "Decisions that the rules forbade.",
                &self.refused,
            ),
            ("undone", "Decisions that were taken back.", &self.undone),
            ("chat_lines", "Lines of chat.", &self.said),
            ("hints", "Hints that were asked for.", &self.hints),
            ("analyses", "Analyses that were begun.", &self.analyses),
            (
                "limited",
                "Requests and messages that came too fast.",
                &self.limited,
            ),
            (
                "failed",
                "Things that failed for no fault of the client.",
                &self.failed,
            ),
        ];
        for (name, help, Counter(value)) in told {
            let value = value.load(Relaxed);
            let _ = write!(
                text,
                "# HELP ark_{name}_total {help}\n# TYPE ark_{name}_total counter\n\
                 ark_{name}_total {value}\n"
            );
        }
        let gauges = [
            (
                "live_connections",
                "Live connections.",
                self.connections.0.load(Relaxed),
            ),
            ("tables", "Games in memory.", self.tables.0.load(Relaxed)),
            (
                "uptime_seconds",
                "Since the start.",
                self.begun.elapsed().as_secs() as i64,
            ),
            (
                "resident_memory_bytes",
                "Memory in use.",
                resident().unwrap_or(0),
            ),
        ];
        for (name, help, value) in gauges {
            let _ = write!(
                text,
                "# HELP ark_{name} {help}\n# TYPE ark_{name} gauge\nark_{name} {value}\n"
            );
        }
        let times = [
            ("commit", "Until rows were durable.", &self.commits),
            (
                "update",
                "From a decision until all were told.",
                &self.updates,
            ),
            ("bot", "Until a bot had decided.", &self.thoughts),
        ];
        for (name, help, times) in times {
            let name = format!("ark_{name}_seconds");
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
            histogram(&mut text, &name, "", times);
        }
        self.print_answers(&mut text);
        text
    }

    fn print_answers(&self, text: &mut String) {
        let name = "ark_http_requests_total";
        let _ = writeln!(
            text,
            "# HELP {name} Answers by route.\n# TYPE {name} counter"
        );
        for answers in &self.answers {
            for (digit, Counter(value)) in answers.by_status.iter().enumerate() {
                let (value, route) = (value.load(Relaxed), &answers.route);
                if value > 0 {
                    let _ = writeln!(
                        text,
                        "{name}{{route=\"{route}\",status=\"{digit}xx\"}} {value}"
                    );
                }
            }
        }
        let name = "ark_http_seconds";
        let _ = writeln!(
            text,
            "# HELP {name} Until an answer.\n# TYPE {name} histogram"
        );
        for answers in &self.answers {
            if answers.times.count.load(Relaxed) > 0 {
                let label = format!("route=\"{}\"", answers.route);
                histogram(text, name, &label, &answers.times);
            }
        }
    }
}

fn histogram(text: &mut String, name: &str, label: &str, times: &Times) {
    let comma = if label.is_empty() { "" } else { "," };
    let mut sum = 0;
    for (end, within) in ENDS.iter().zip(&times.within) {
        sum += within.load(Relaxed);
        let end = *end as f64 / 1e6;
        let _ = writeln!(text, "{name}_bucket{{{label}{comma}le=\"{end}\"}} {sum}");
    }
    let count = times.count.load(Relaxed);
    let seconds = times.micros.load(Relaxed) as f64 / 1e6;
    let _ = writeln!(text, "{name}_bucket{{{label}{comma}le=\"+Inf\"}} {count}");
    let braces = if label.is_empty() {
        String::new()
    } else {
        format!("{{{label}}}")
    };
    let _ = writeln!(
        text,
        "{name}_sum{braces} {seconds}\n{name}_count{braces} {count}"
    );
}

/// The memory in use, where the system tells it.
fn resident() -> Option<i64> {
    let told = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = told.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: i64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_summed_up_to_each_end() {
        let metrics = Metrics::new(["GET /x".to_owned()].into_iter());
        metrics.answered("GET /x", 204, Duration::from_micros(700));
        metrics.answered("GET /x", 404, Duration::from_secs(9));
        metrics.moves.count();
        let text = metrics.print();
        for line in [
            "ark_moves_total 1",
            "ark_http_requests_total{route=\"GET /x\",status=\"2xx\"} 1",
            "ark_http_requests_total{route=\"GET /x\",status=\"4xx\"} 1",
            "ark_http_seconds_bucket{route=\"GET /x\",le=\"0.0005\"} 0",
            "ark_http_seconds_bucket{route=\"GET /x\",le=\"0.001\"} 1",
            "ark_http_seconds_bucket{route=\"GET /x\",le=\"+Inf\"} 2",
            "ark_http_seconds_count{route=\"GET /x\"} 2",
        ] {
            assert!(text.lines().any(|l| l == line), "{line} is not in\n{text}");
        }
    }
}
