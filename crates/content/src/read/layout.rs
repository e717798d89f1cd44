//! Layouts of the grid.

use ark_ids::{CELLS, Cell};

use crate::Layout;
use crate::source::Item;
use crate::source::value::{array, cell, fit, list, small};

pub(crate) fn layout(item: &Item<'_>) -> Layout {
    let [width, height] = item
        .get("grid", "columns and rows, at most 84 cells", |value| {
            array(value, |value| small(value, 1..=84))
                .filter(|[width, height]| usize::from(*width) * usize::from(*height) <= CELLS)
        })
        .unwrap_or([1, 1]);
    let layout = Layout {
        slug: item.own_slug(),
        name: item.text("name"),
        width,
        height,
        factories: item
            .get("factories", "four cells inside the grid", |value| {
                array(value, |value| cell(value, width, height))
            })
            .unwrap_or([Cell(0); 4]),
        generators: item
            .get("generators", "one or two cells inside the grid", |value| {
                fit(list(value, |value| cell(value, width, height))?)
                    .filter(|cells| !cells.is_empty())
            })
            .unwrap_or_default(),
        gate: item.maybe("gate", "a cell inside the grid", |value| {
            cell(value, width, height)
        }),
        doors: item
            .get(
                "doors",
                "1 to 5 pairs of neighbouring cells at the edge of the grid",
                |value| {
                    let doors = list(value, |value| {
                        array(value, |value| cell(value, width, height))
                            .filter(|[one, other]| at_edge(*one, *other, width, height))
                    })?;
                    fit(doors).filter(|doors| !doors.is_empty())
                },
            )
            .unwrap_or_default(),
    };
    check(item, &layout);
    layout
}

/// Whether two cells lie side by side along one edge, where a board can touch both.
fn at_edge(one: Cell, other: Cell, width: u8, height: u8) -> bool {
    let place = |cell: Cell| (cell.0 % width, cell.0 / width);
    let ((x, y), (u, v)) = (place(one), place(other));
    let row = y == v && x.abs_diff(u) == 1 && (y == 0 || y + 1 == height);
    let column = x == u && y.abs_diff(v) == 1 && (x == 0 || x + 1 == width);
    row || column
}

/// Distinct cells, and no 2x2 square of starting rooms (SETUP-R2, SETUP-R5).
fn check(item: &Item<'_>, layout: &Layout) {
    let mut filled = vec![false; usize::from(layout.width) * usize::from(layout.height)];
    let doors = layout.doors.iter().flatten();
    let cells = layout
        .factories
        .iter()
        .chain(&layout.generators)
        .chain(&layout.gate)
        .chain(doors);
    let mut twice = false;
    for cell in cells {
        twice |= std::mem::replace(&mut filled[cell.index()], true);
    }
    if twice {
        item.wrong("grid", "expected a cell of its own for every starting room");
        return;
    }
    let at = |x: u8, y: u8| filled[usize::from(y) * usize::from(layout.width) + usize::from(x)];
    for y in 0..layout.height - 1 {
        for x in 0..layout.width - 1 {
            if at(x, y) && at(x + 1, y) && at(x, y + 1) && at(x + 1, y + 1) {
                item.wrong(
                    "grid",
                    format!("the starting rooms fill a 2x2 square at ({x}, {y}) (SETUP-R5)"),
                );
            }
        }
    }
}
