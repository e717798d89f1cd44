//! The keyboard and the screen, or whatever stands in for them.

use std::io::{self, BufRead, IsTerminal};

use crate::failure::Failure;
use crate::output::{self, Out};

/// Where lines come from and text goes to.
pub(crate) struct Terminal<'a> {
    out: Out<'a>,
    lines: io::Lines<io::StdinLock<'static>>,
    /// Lines that nobody typed at the screen are shown there, so that the text reads
    /// as if somebody had.
    echo: bool,
    screen: bool,
}

impl<'a> Terminal<'a> {
    pub(crate) fn new(out: Out<'a>) -> Self {
        Self {
            out,
            lines: io::stdin().lock().lines(),
            echo: !io::stdin().is_terminal(),
            screen: io::stdout().is_terminal(),
        }
    }

    pub(crate) fn say(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{}", text.trim_end_matches('\n'))?;
        self.out.flush()?;
        Ok(())
    }

    /// A line of input without the blanks around it; none when the input has ended.
    pub(crate) fn ask(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        write!(self.out, "{} ", output::wrap(prompt, "", output::width()))?;
        self.out.flush()?;
        let line = match self.lines.next() {
            None => None,
            Some(Ok(line)) => Some(line.trim().to_owned()),
            Some(Err(error)) => {
                return Err(Failure::cannot(format!(
                    "the input cannot be read: {error}"
                )));
            }
        };
        if self.echo || line.is_none() {
            writeln!(self.out, "{}", line.as_deref().unwrap_or_default())?;
        }
        Ok(line)
    }

    /// Hides everything that was said so far.
    pub(crate) fn hide(&mut self) -> Result<(), Failure> {
        if self.screen {
            // The screen, what was scrolled off it, and back to the top left.
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        } else {
            writeln!(self.out, "\n{}\n", "=".repeat(60))?;
        }
        Ok(())
    }
}
