//! Every number that the sources state or show holds in the compiled tables.
//! Places as in the content files; rules by id.

mod a_side;
mod modes;
mod rooms;
mod the_box;

use ark_content::*;
use ark_ids::{Colour, Resource, Section, Set, Tile};

fn content() -> &'static Content {
    Content::builtin()
}

fn tile(slug: &str) -> &'static TileData {
    let found = content().tiles.iter().find(|tile| tile.slug == slug);
    found.unwrap_or_else(|| panic!("no tile {slug}"))
}

fn section(slug: &str) -> &'static SectionData {
    let sections = &content().boards[0].sections;
    sections
        .iter()
        .find(|section| section.slug == slug)
        .expect("one of the seven")
}

fn benefit(benefits: &'static [Benefit], kind: Kind) -> &'static Benefit {
    benefits
        .iter()
        .find(|benefit| benefit.kind == kind)
        .expect("the benefit")
}

fn numbers(benefit: &Benefit) -> Vec<u8> {
    benefit.ladder.iter().map(|level| level.a).collect()
}

fn pairs(benefit: &Benefit) -> Vec<(u8, u8)> {
    benefit
        .ladder
        .iter()
        .map(|level| (level.a, level.b))
        .collect()
}

fn price(amount: u8, types: &[Resource]) -> Cost {
    Cost {
        amount,
        types: types.iter().copied().collect(),
    }
}

fn chain(slug: &str) -> (&'static str, &'static str) {
    let target = content()
        .targets
        .iter()
        .find(|target| target.slug == slug)
        .expect("a target");
    let (from, to) = target.chain.expect("a chain");
    (SECTIONS[from.index()], SECTIONS[to.index()])
}
