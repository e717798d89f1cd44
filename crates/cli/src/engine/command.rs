//! What may be asked of the engine.

use std::str::FromStr;

use ark_bots::arena::Entry;
use ark_engine::{Level, Options};

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sitter {
    /// The program at the other end.
    Me,
    Bot(Entry),
}

/// A line of the program at the other end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Hello(u32),
    Help,
    New {
        options: Box<Options>,
        seats: Vec<Sitter>,
        seed: u64,
    },
    View,
    Options,
    /// The option with this number.
    Take(usize),
    /// An action in the words of records.
    Do(String),
    Hint(Entry),
    Record,
    Quit,
}

impl FromStr for Command {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        let number = |what: &str| rest.parse().map_err(|_| format!("`{rest}` is no {what}"));
        Ok(match word {
            "hello" => Self::Hello(number("version")?),
            "help" => Self::Help,
            "new" => new(rest)?,
            "view" => Self::View,
            "options" => Self::Options,
            "take" => Self::Take(number("number of an option")? as usize),
            "do" => Self::Do(rest.to_owned()),
            "hint" if rest.is_empty() => Self::Hint(ark_bots::Kind::Engineer.into()),
            "hint" => Self::Hint(rest.parse()?),
            "record" => Self::Record,
            "quit" => Self::Quit,
            _ => return Err(format!("`{word}` is no command; try help")),
        })
    }
}

/// `mode=awakening players=2 seats=me,engineer seed=1 variants=a,b turn-limit=60`.
fn new(words: &str) -> Result<Command, String> {
    let mut options = Options::new("awakening", 2);
    let mut seats = Vec::new();
    let mut seed = 1;
    for word in words.split_whitespace() {
        let (key, value) = word
            .split_once('=')
            .ok_or_else(|| format!("`{word}` is no key=value"))?;
        let wrong = || format!("`{value}` is no value for {key}");
        match key {
            "mode" => value.clone_into(&mut options.mode),
            "players" => options.players = value.parse().map_err(|_| wrong())?,
            "layout" => options.layout = Some(value.to_owned()),
            "variants" => {
                let slugs = value.split(',').filter(|slug| !slug.is_empty());
                options.variants = slugs.map(str::to_owned).collect();
            }
            "levels" => {
                let levels = value.split(',');
                if levels.clone().count() > options.levels.len() {
                    return Err(wrong());
                }
                for (own, slug) in options.levels.iter_mut().zip(levels) {
                    *own = Level::from_slug(slug).ok_or_else(wrong)?;
                }
            }
            "more" => options.more = value.parse().map_err(|_| wrong())?,
            "hard" => options.hard = value.parse().map_err(|_| wrong())?,
            "turn-limit" => options.turn_limit = value.parse().map_err(|_| wrong())?,
            "dark-player" => options.dark_player = value.parse().map_err(|_| wrong())?,
            "seed" => seed = value.parse().map_err(|_| wrong())?,
            "seats" => {
                for name in value.split(',') {
                    seats.push(match name {
                        "me" => Sitter::Me,
                        _ => Sitter::Bot(name.parse()?),
                    });
                }
            }
            _ => return Err(format!("there is no `{key}` to choose")),
        }
    }
    Ok(Command::New {
        options: Box::new(options),
        seats,
        seed,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_read() {
        let line = "new mode=first-mission players=3 seats=me,cadet,commander:50ms seed=9";
        let Ok(Command::New {
            options,
            seats,
            seed,
        }) = line.parse()
        else {
            panic!("a new game");
        };
        assert_eq!(
            (options.mode.as_str(), options.players, seed),
            ("first-mission", 3, 9)
        );
        assert_eq!(seats[0], Sitter::Me);
        assert_eq!(seats.len(), 3);
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (line, said) in [
            ("dance", "dance"),
            ("take x", "number"),
            ("new players=x", "players"),
            ("new colour=red", "colour"),
            ("new levels=wizard", "wizard"),
            ("new more=some", "more"),
            ("new seats=me,nobody", "nobody"),
            ("hint nobody", "nobody"),
        ] {
            let problem = line.parse::<Command>().expect_err(line);
            assert!(problem.contains(said), "{problem}");
        }
    }
}
