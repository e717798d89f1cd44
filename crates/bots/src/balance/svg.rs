//! Plots as SVG: bars with their intervals.

use std::fmt::Write as _;

use crate::arena::Estimate;

const WIDTH: f64 = 640.0;
const LABEL: f64 = 210.0;
const ROW: f64 = 20.0;

/// Bars with their intervals, one below the other. `band` is where they should end.
pub(super) fn bars(
    items: &[(String, Estimate)],
    scale: f64,
    unit: &str,
    band: Option<(f64, f64)>,
) -> String {
    let most = items.iter().map(|(_, e)| e.high).fold(1e-9, f64::max);
    let most = band.map_or(most, |(_, high)| most.max(high));
    let room = WIDTH - LABEL - 90.0;
    let x = |value: f64| LABEL + room * value.clamp(0.0, most) / most;
    let height = ROW * items.len() as f64 + 6.0;
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\">\n"
    );
    if let Some((low, high)) = band {
        let (left, width) = (x(low), (x(high) - x(low)).max(1.0));
        let _ = writeln!(
            svg,
            "<rect class=\"band\" x=\"{left:.1}\" y=\"0\" width=\"{width:.1}\" height=\"{height}\"/>"
        );
    }
    for (i, (name, e)) in items.iter().enumerate() {
        let y = ROW * i as f64 + 4.0;
        let middle = y + 7.0;
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
             <rect class=\"bar\" x=\"{LABEL}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"13\"/>\
             <line class=\"interval\" x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{middle:.1}\" y2=\"{middle:.1}\"/>\
             <text class=\"value\" x=\"{:.1}\" y=\"{:.1}\">{}{unit}</text>",
            LABEL - 8.0,
            y + 11.0,
            escape(name),
            x(e.value) - LABEL,
            x(e.low),
            x(e.high),
            x(e.high) + 6.0,
            y + 11.0,
            number(e.value * scale),
        );
    }
    svg.push_str("</svg>\n");
    svg
}

fn number(value: f64) -> String {
    if value.abs() >= 10.0 {
        format!("{value:.0}")
    } else {
        format!("{value:.1}")
    }
}

pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_has_its_name_and_its_interval() {
        let share = Estimate {
            value: 0.5,
            low: 0.4,
            high: 0.6,
        };
        let svg = bars(
            &[("a < b".to_owned(), share)],
            100.0,
            " %",
            Some((0.4, 0.6)),
        );
        assert!(svg.contains("a &lt; b") && svg.contains("50 %") && svg.contains("interval"));
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
    }
}
