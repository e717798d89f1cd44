//! What a line at the prompt means.

/// What a line at the prompt asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// The option with this number, from 1.
    Number(usize),
    /// An action in words, perhaps unfinished.
    Words(String),
    Nothing,
    Help(String),
    Why(String),
    Options(String),
    Board,
    Rooms,
    Room(String),
    Biodome(String),
    Players,
    Hand,
    Mission,
    Log(String),
    Undo,
    Save(String),
    Rules(String),
    Quit,
}

impl Command {
    /// The words that are commands, with what they take, in the order of the help.
    pub(crate) const ALL: [(&'static str, &'static str); 15] = [
        ("options", "[WORD]"),
        ("why", "[ACTION]"),
        ("board", ""),
        ("rooms", ""),
        ("room", "CELL"),
        ("biodome", "[SEAT]"),
        ("players", ""),
        ("hand", ""),
        ("mission", ""),
        ("log", "[N]"),
        ("undo", ""),
        ("save", "[FILE]"),
        ("rules", "ID"),
        ("help", "[TOPIC]"),
        ("quit", ""),
    ];

    pub(crate) fn parse(line: &str) -> Self {
        let line = line.trim();
        if line.is_empty() {
            return Self::Nothing;
        }
        if let Ok(number) = line.parse() {
            return Self::Number(number);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_owned();
        match word.to_lowercase().as_str() {
            "help" | "?" | "h" => Self::Help(rest),
            "why" => Self::Why(rest),
            "options" | "o" => Self::Options(rest),
            "board" | "b" => Self::Board,
            "rooms" => Self::Rooms,
            "room" => Self::Room(rest),
            "biodome" => Self::Biodome(rest),
            "players" => Self::Players,
            "hand" => Self::Hand,
            "mission" => Self::Mission,
            "log" => Self::Log(rest),
            "undo" | "u" => Self::Undo,
            "save" => Self::Save(rest),
            "rules" | "rule" => Self::Rules(rest),
            "quit" | "exit" | "q" => Self::Quit,
            _ => Self::Words(line.split_whitespace().collect::<Vec<_>>().join(" ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_of_the_help_is_understood() {
        for (word, _) in Command::ALL {
            let parsed = Command::parse(word);
            assert!(!matches!(parsed, Command::Words(_)), "{word}");
        }
    }

    #[test]
    fn numbers_commands_and_actions_are_told_apart() {
        assert_eq!(Command::parse(" 12 "), Command::Number(12));
        assert_eq!(
            Command::parse("Why engineer d3"),
            Command::Why("engineer d3".into())
        );
        assert_eq!(
            Command::parse("move  d3 e3"),
            Command::Words("move d3 e3".into())
        );
        assert_eq!(Command::parse(""), Command::Nothing);
    }
}
