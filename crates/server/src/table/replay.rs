//! A game from its rows.

use std::collections::HashMap;
use std::fmt::Write as _;

use ark_record::Journal;

use super::Course;
use crate::store::{Body, Row, StoreError, Stored};

/// Plays the rows that count; each must lead to its hash.
pub(crate) fn replay(header: &str, rows: &[Row]) -> Stored<Course> {
    let mut kept: Vec<&Row> = Vec::new();
    let mut acts = HashMap::new();
    for row in rows {
        match row.body {
            Body::Input(_) => kept.push(row),
            Body::Undo { keep, .. } => kept.truncate(keep),
        }
        if let Some(act) = &row.act {
            acts.insert(act.clone(), row.seq);
        }
    }
    let mut text = format!("{header}---\n");
    for row in &kept {
        if let Body::Input(words) = &row.body {
            let _ = writeln!(text, "{words} #{}", row.hash);
        }
    }
    let journal = Journal::read(&text).map_err(|error| StoreError::Broken(error.to_string()))?;
    Ok(Course {
        journal,
        rows: kept.iter().map(|row| row.seq).collect(),
        seq: rows.last().map_or(0, |row| row.seq),
        acts,
    })
}
