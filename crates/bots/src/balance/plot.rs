//! Plots of a page: bars with their intervals, and distributions. Elements and not drawings, so
//! that names and numbers stay readable at any width.

use std::fmt::Write as _;

use crate::arena::Estimate;

/// How numbers of a plot are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scale {
    /// Parts of a hundred.
    Share,
    Count,
}

impl Scale {
    fn write(self, value: f64) -> String {
        match self {
            Self::Share => format!("{:.0}", 100.0 * value),
            Self::Count if value >= 9.95 => format!("{value:.0}"),
            Self::Count if value >= 0.0995 || value == 0.0 => format!("{value:.1}"),
            Self::Count => format!("{value:.2}"),
        }
    }

    const fn unit(self) -> &'static str {
        match self {
            Self::Share => " %",
            Self::Count => "",
        }
    }
}

/// Bars with their intervals, one below the other; `fair` is where they would all end if nothing
/// made a difference.
pub(super) fn bars(items: &[(String, Estimate)], scale: Scale, fair: Option<f64>) -> String {
    let most = items.iter().map(|(_, e)| e.high).fold(1e-9, f64::max);
    let most = fair.map_or(most, |fair| most.max(fair));
    let percent = |value: f64| 100.0 * value.clamp(0.0, most) / most;
    let line = fair.map_or_else(String::new, |fair| {
        format!("<i class=fair style=\"left:{:.1}%\"></i>", percent(fair))
    });
    let mut text = String::new();
    for (name, e) in items {
        let _ = writeln!(
            text,
            "<div class=row><span class=label>{}</span><span class=track>\
             <i class=bar style=\"width:{:.1}%\"></i>{line}\
             <i class=whisker style=\"left:{:.1}%;width:{:.1}%\"></i></span>\
             <span class=value>{}{} <small>{} to {}</small></span></div>",
            escape(name),
            percent(e.value),
            percent(e.low),
            percent(e.high) - percent(e.low),
            scale.write(e.value),
            scale.unit(),
            scale.write(e.low),
            scale.write(e.high),
        );
    }
    text
}

/// How many games had so many turns, with the median marked. Long games share columns, so that a
/// few of them do not flatten the rest.
pub(super) fn distribution(numbers: &[u16], median: u16) -> String {
    const MOST: u16 = 48;
    let (Some(least), Some(most)) = (numbers.iter().min(), numbers.iter().max()) else {
        return String::new();
    };
    let step = (most - least) / MOST + 1;
    let columns = usize::from((most - least) / step) + 1;
    let mut counts = vec![0u32; columns];
    let column = |number: u16| usize::from((number - least) / step);
    for number in numbers {
        counts[column(*number)] += 1;
    }
    let highest = counts.iter().copied().max().unwrap_or(1).max(1);
    let mut text = String::from("<div class=columns>");
    for (i, count) in counts.iter().enumerate() {
        let from = least + step * i as u16;
        let to = from + step - 1;
        let name = if step == 1 {
            from.to_string()
        } else {
            format!("{from} to {to}")
        };
        let class = if i == column(median) {
            " class=middle"
        } else {
            ""
        };
        let _ = write!(
            text,
            "<i{class} style=\"height:{:.1}%\" title=\"{name} turns: {count} games\"></i>",
            100.0 * f64::from(*count) / f64::from(highest)
        );
    }
    let _ = writeln!(
        text,
        "</div><div class=ticks><span>{least}</span><span>median {median}</span><span>{most} turns</span></div>"
    );
    text
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
        let text = bars(&[("a < b".to_owned(), share)], Scale::Share, Some(0.5));
        for part in ["a &lt; b", "50 % <small>40 to 60", "whisker", "fair"] {
            assert!(text.contains(part), "{part} in {text}");
        }
    }

    #[test]
    fn a_distribution_has_a_column_for_every_number_or_for_some() {
        let short = distribution(&[3, 4, 4, 6], 4);
        assert_eq!(short.matches("<i").count(), 4);
        assert!(short.contains("class=middle style=\"height:100.0%\" title=\"4 turns: 2 games\""));
        let long = distribution(&[3, 4, 200], 4);
        assert!(long.matches("<i").count() <= 50 && long.contains("200 turns"));
        assert_eq!(distribution(&[], 0), "");
    }
}
