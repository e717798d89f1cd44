//! Boards: their sections, and what they start with; the sheets of B-sides.

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
    sheets(log, draft);
}

/// One B-side for each faction, with one to three powers and at most one weakness
/// (ASY-02).
fn sheets(log: &Log, draft: &Draft<'_>) {
    let sheets = || {
        let boards = draft.boards.iter().skip(1);
        boards.filter_map(|(board, site)| Some((board.sheet.as_ref()?, *site)))
    };
    for (id, (faction, _)) in draft.factions.iter().enumerate() {
        let own = sheets().filter(|(sheet, _)| sheet.faction.index() == id);
        let found = own.count();
        if found != 1 {
            let what = format!(
                "expected 1 B-side for the faction `{}`, found {found}",
                faction.slug
            );
            log.error(end(&draft.boards), what);
        }
    }
    for (sheet, site) in sheets() {
        let weak = sheet.abilities.iter().filter(|one| one.weakness).count();
        let powers = sheet.abilities.len() - weak;
        if !(1..=3).contains(&powers) || weak > 1 {
            log.error(
                site,
                "expected one to three powers and at most one weakness (ASY-02)",
            );
        }
    }
}

fn sections(log: &Log, board: &Board, site: Site<'_>) {
    let found: Vec<_> = board
        .sections
        .iter()
        .map(|section| section.slug.as_str())
        .collect();
    // An eighth is a faction's own, so the A-side has none (ASY-R4).
    let own = usize::from(board.sheet.is_some());
    if !found.starts_with(&SECTIONS) || found.len() > SECTIONS.len() + own {
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
/// comes from rooms alone (MOVE-16), and EXPLODE BOMBS has no number (ASY-R24).
pub(super) fn lines(log: &Log, section: &SectionData, site: Site<'_>) {
    let numbered = |act: &Act| !matches!(act, Act::Teleport | Act::ExplodeBombs);
    for line in &section.lines {
        for act in line.acts.iter().filter(numbered) {
            let backed = section
                .benefits
                .iter()
                .any(|benefit| benefit.kind.act() == Some(act));
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
