//! Characters with the colour of a seat, and a sheet to put them on.

use ark_protocol::Colour;
use console::{Style, style};

/// How a character is painted, on terminals that can.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Paint {
    #[default]
    Plain,
    Faint,
    Strong,
    Of(Colour),
}

impl Paint {
    pub(crate) fn on(self, text: &str) -> String {
        let painted = match self {
            Self::Plain => return text.to_owned(),
            Self::Faint => style(text).dim(),
            Self::Strong => style(text).bold(),
            Self::Of(colour) => return style_of(colour).apply_to(text).to_string(),
        };
        painted.to_string()
    }
}

fn style_of(colour: Colour) -> Style {
    let style = Style::new().bold();
    match colour {
        Colour::Seat(0) => style.red(),
        Colour::Seat(1) => style.blue(),
        Colour::Seat(2) => style.green(),
        Colour::Seat(3) => style.yellow(),
        Colour::Seat(_) => style.white(),
        Colour::Violet => style.magenta(),
        Colour::Turquoise => style.cyan(),
        Colour::Robot | Colour::Mercenary | Colour::Black | Colour::Token => style.dim(),
    }
}

/// Directions in which a line leaves a character.
const NORTH: u8 = 1;
const EAST: u8 = 2;
const SOUTH: u8 = 4;
const WEST: u8 = 8;

const LINES: [char; 16] = [
    ' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼',
];

/// Rows of characters on which boxes join and text lies above lines.
pub(crate) struct Sheet {
    lines: Vec<Vec<u8>>,
    text: Vec<Vec<Option<(char, Paint)>>>,
}

impl Sheet {
    pub(crate) fn new(width: usize, height: usize) -> Self {
        Self {
            lines: vec![vec![0; width]; height],
            text: vec![vec![None; width]; height],
        }
    }

    /// A box whose border runs through these corners.
    pub(crate) fn frame(&mut self, left: usize, top: usize, right: usize, bottom: usize) {
        for y in [top, bottom] {
            for x in left..right {
                self.lines[y][x] |= EAST;
                self.lines[y][x + 1] |= WEST;
            }
        }
        for x in [left, right] {
            for y in top..bottom {
                self.lines[y][x] |= SOUTH;
                self.lines[y + 1][x] |= NORTH;
            }
        }
    }

    pub(crate) fn put(&mut self, x: usize, y: usize, text: &str, paint: Paint) {
        for (i, c) in text.chars().enumerate() {
            if let Some(slot) = self.text.get_mut(y).and_then(|row| row.get_mut(x + i)) {
                *slot = Some((c, paint));
            }
        }
    }

    pub(crate) fn print(&self) -> String {
        let mut out = String::new();
        for (lines, text) in self.lines.iter().zip(&self.text) {
            let mut row = String::new();
            let mut run = String::new();
            let mut paint = Paint::Plain;
            for (mask, ink) in lines.iter().zip(text) {
                let (c, here) = ink.unwrap_or_else(|| {
                    let lined = if *mask == 0 {
                        Paint::Plain
                    } else {
                        Paint::Faint
                    };
                    (LINES[usize::from(*mask)], lined)
                });
                if here != paint {
                    row.push_str(&paint.on(&run));
                    run.clear();
                    paint = here;
                }
                run.push(c);
            }
            row.push_str(&paint.on(&run));
            out.push_str(row.trim_end());
            out.push('\n');
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_side_by_side_share_their_border() {
        let mut sheet = Sheet::new(7, 3);
        sheet.frame(0, 0, 3, 2);
        sheet.frame(3, 0, 6, 2);
        sheet.put(1, 0, "a1", Paint::Plain);
        assert_eq!(
            console::strip_ansi_codes(&sheet.print()),
            "┌a1┬──┐\n│  │  │\n└──┴──┘\n"
        );
    }
}
