//! Where commands write: text or JSON, plain or wide.

use std::io::Write;

use serde::Serialize;

use crate::failure::Outcome;

/// Where a command writes.
pub(crate) type Out<'a> = &'a mut dyn Write;

/// Writes one value as JSON, for machines.
pub(crate) fn json(out: Out, value: &impl Serialize) -> Outcome {
    serde_json::to_writer_pretty(&mut *out, value)?;
    writeln!(out)?;
    Ok(())
}

/// The columns of the terminal; 80 where there is none.
pub(crate) fn width() -> usize {
    let size = console::Term::stdout().size_checked();
    size.map_or(80, |(_, columns)| usize::from(columns).max(40))
}

/// The text in lines of at most so many columns, each after the indent.
pub(crate) fn wrap(text: &str, indent: &str, width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let taken = console::measure_text_width(&line) + console::measure_text_width(word);
            if !line.is_empty() && taken + 1 + indent.len() > width {
                lines.push(format!("{indent}{line}"));
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(format!("{indent}{line}"));
    }
    lines.join("\n")
}

/// Parts with ` · ` between them, in lines of at most so many columns, each after the
/// indent; no part is broken.
pub(crate) fn flow(parts: &[String], indent: &str, width: usize) -> String {
    let mut text = String::new();
    let mut taken = 0;
    for (i, part) in parts.iter().enumerate() {
        let wide = console::measure_text_width(part);
        let last = i + 1 == parts.len();
        if i == 0 {
            text.push_str(indent);
            taken = indent.len();
        } else if taken + wide + 2 * usize::from(!last) > width {
            text.truncate(text.trim_end().len());
            text.push('\n');
            text.push_str(indent);
            taken = indent.len();
        }
        text.push_str(part);
        taken += wide;
        if !last {
            text.push_str(" · ");
            taken += 3;
        }
    }
    text
}

/// Rows in columns that are as wide as their widest cell; those named in `right`
/// are set to the right.
pub(crate) fn table(rows: &[Vec<String>], right: &[usize]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        let widths = cells.map(|cell| console::measure_text_width(cell));
        widths.max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(wide).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().enumerate().map(|(i, cell)| {
            let blanks = " ".repeat(widths[i].saturating_sub(console::measure_text_width(cell)));
            if right.contains(&i) {
                format!("{blanks}{cell}")
            } else {
                format!("{cell}{blanks}")
            }
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// A table whose last column goes under each row where it would be too wide.
pub(crate) fn fitting(mut rows: Vec<Vec<String>>, width: usize) -> String {
    let wide = table(&rows, &[]);
    let fits = |line: &str| console::measure_text_width(line) <= width;
    if wide.lines().all(fits) {
        return wide;
    }
    let last: Vec<String> = rows
        .iter_mut()
        .map(|row| row.pop().unwrap_or_default())
        .collect();
    let mut text = String::new();
    for (line, under) in table(&rows, &[]).lines().zip(last) {
        text.push_str(line);
        text.push('\n');
        if !under.is_empty() {
            text.push_str(&wrap(&under, "     ", width));
            text.push('\n');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapped_lines_keep_within_the_width() {
        let text = wrap("one two three four\nfive", "  ", 11);
        assert_eq!(text, "  one two\n  three\n  four\n  five");
    }

    #[test]
    fn a_table_that_is_too_wide_puts_its_last_column_under_the_rows() {
        let rows = || vec![vec!["ab".to_owned(), "cdefg".to_owned()]];
        assert_eq!(fitting(rows(), 9), "ab  cdefg\n");
        assert_eq!(fitting(rows(), 8), "ab\n     cdefg\n");
    }

    #[test]
    fn parts_flow_without_being_broken() {
        let parts = ["one two", "three", "four five"].map(str::to_owned);
        assert_eq!(flow(&parts, " ", 18), " one two · three ·\n four five");
    }

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let row = |a: &str, b: &str| vec![a.to_owned(), b.to_owned()];
        let text = table(&[row("über", "1"), row("a", "20")], &[1]);
        assert_eq!(text, "über   1\na     20\n");
    }
}
