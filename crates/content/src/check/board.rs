//! Boards: their seven sections, and what they start with.

use ark_ids::Section;

use super::end;
use crate::read::Draft;
use crate::source::{Log, Site};
use crate::{Act, Board, Kind, SECTIONS, SectionData};

pub(crate) fn check(log: &Log, draft: &Draft<'_>) {
    if draft
        .boards
        .first()
        .is_none_or(|(board, _)| board.slug != "a")
    {
        log.error(end(&draft.boards), "expected the board `a` first");
    }
    for (board, site) in &draft.boards {
        sections(log, board, *site);
    }
}

fn sections(log: &Log, board: &Board, site: Site<'_>) {
    let found: Vec<_> = board
        .sections
        .iter()
        .map(|section| section.slug.as_str())
        .collect();
    if found != SECTIONS {
        log.error(
            site,
            format!(
                "board `{}`: expected the sections {} in this order",
                board.slug,
                SECTIONS.join(", ")
            ),
        );
    }
    if board.awake > board.units {
        log.error(
            site,
            format!("board `{}`: more units awake than there are", board.slug),
        );
    }
    for section in &board.sections {
        lines(log, section, site);
        for benefit in &section.benefits {
            let full = benefit.ladder.last().map_or(0, |level| level.b);
            if benefit.kind == Kind::Route && full > board.cylinders {
                log.error(
                    site,
                    format!(
                        "board `{}`: the generator gives {full} cylinders, there are {}",
                        board.slug, board.cylinders
                    ),
                );
            }
        }
    }
}

/// Every action of a line needs a benefit that says how much; only TELEPORT
/// comes from rooms alone (MOVE-16).
fn lines(log: &Log, section: &SectionData, site: Site<'_>) {
    for line in &section.lines {
        for act in line.acts.iter().filter(|act| *act != Act::Teleport) {
            let backed = section
                .benefits
                .iter()
                .any(|benefit| benefit.kind.slug() == act.slug());
            if !backed {
                log.error(
                    site,
                    format!(
                        "section `{}`: no benefit for its action {}",
                        section.slug,
                        act.slug()
                    ),
                );
            }
        }
    }
}

/// A section of the A-side.
pub(crate) fn section_of_a<'d>(draft: &'d Draft<'_>, section: Section) -> Option<&'d SectionData> {
    let (board, _) = draft.boards.first()?;
    board.sections.get(section.index())
}
