//! Broken content: every error is found, at its place, and nothing panics.

use ark_content::{Content, ContentError};

/// The built-in files with the first `from` in one of them changed to `to`.
fn changed(path: &str, from: &str, to: &str) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = Content::files()
        .iter()
        .map(|(path, text)| ((*path).to_owned(), (*text).to_owned()))
        .collect();
    let (_, text) = files
        .iter_mut()
        .find(|(name, _)| name == path)
        .expect("a file of that name");
    assert!(text.contains(from), "{path} does not contain {from:?}");
    *text = text.replacen(from, to, 1);
    files
}

fn errors(path: &str, from: &str, to: &str) -> Vec<ContentError> {
    // The content itself would be a hundred pages of panic.
    match Content::load(&changed(path, from, to)) {
        Ok(_) => panic!("{path} with {to:?} must not load"),
        Err(errors) => errors,
    }
}

/// The change leads to an error in this file whose text has `what`.
fn breaks(path: &str, from: &str, to: &str, what: &str) {
    let found = errors(path, from, to);
    assert!(
        found
            .iter()
            .any(|error| error.file == path && error.what.contains(what)),
        "expected {what:?} in {path} after {from:?} -> {to:?}, found {found:#?}"
    );
}

/// As `breaks`, where the error may point at another file.
fn breaks_somewhere(path: &str, from: &str, to: &str, what: &str) {
    let found = errors(path, from, to);
    assert!(
        found.iter().any(|error| error.what.contains(what)),
        "expected {what:?} after {from:?} -> {to:?}, found {found:#?}"
    );
}

const COMMAND: &str = "rooms/command.toml";
const BOARD: &str = "board-a.toml";

#[test]
fn an_error_names_the_line() {
    let text = Content::files()
        .iter()
        .find(|(path, _)| *path == COMMAND)
        .expect("the file")
        .1;
    let line = 1 + text
        .lines()
        .position(|line| line == "cost = \"3 Os\"")
        .expect("the price of the Communication Array");
    let found = errors(COMMAND, "cost = \"3 Os\"", "cost = \"3 gold\"");
    assert!(
        found
            .iter()
            .any(|error| error.line == line && error.what.contains("`cost`: expected a price")),
        "{found:#?}"
    );
}

#[test]
fn all_errors_are_reported_at_once() {
    let mut files = changed(COMMAND, "cost = \"3 Os\"", "cost = \"3 gold\"");
    for (path, text) in &mut files {
        if path == "tokens.toml" {
            *text = text.replace("nothing = 28", "nothing = 29");
        }
        if path == "layouts.toml" {
            *text = text.replacen("gate = [4, 3]", "gate = [4, 9]", 1);
        }
    }
    let found = Content::load(&files).expect_err("three errors");
    for file in [COMMAND, "tokens.toml", "layouts.toml"] {
        assert!(
            found.iter().any(|error| error.file == file),
            "{file}: {found:#?}"
        );
    }
}

#[test]
fn bad_syntax_is_an_error() {
    breaks(COMMAND, "[[room]]", "[[room", "");
    breaks(BOARD, "units = 6", "units = = 6", "");
    breaks(BOARD, "units = 6", "units = 6\nunits = 6", "");
}

#[test]
fn unknown_keys_are_found() {
    breaks(
        COMMAND,
        "violet = false",
        "violet = false\ncolour = \"red\"",
        "unknown key `colour`",
    );
    breaks(
        COMMAND,
        "[group]",
        "[groop]\n[group]",
        "unknown key `groop`",
    );
    breaks(
        BOARD,
        "by = \"squares\"",
        "by = \"squares\"\nhow = 1",
        "unknown key `how`",
    );
    breaks(
        "modes/awakening.toml",
        "hand-limit = 15",
        "hand-limit = 15\nluck = 3",
        "unknown key `luck`",
    );
}

#[test]
fn unknown_ids_are_found() {
    breaks(
        "missions/awakening.toml",
        "\"generator\"]",
        "\"engine-room\"]",
        "`rooms`: expected",
    );
    breaks(
        "missions/awakening.toml",
        "groups = [\"command\"",
        "groups = [\"commando\"",
        "`groups`: expected",
    );
    breaks(
        "modes/awakening.toml",
        "\"8x8-for-4\"",
        "\"9x9-for-4\"",
        "`layouts`: expected",
    );
    breaks(
        "modes/awakening.toml",
        "\"unfair\"",
        "\"cruel\"",
        "`variants`: expected",
    );
    breaks(
        "modes/first-mission.toml",
        "\"medical-labs\"",
        "\"medical-bay\"",
        "`room-deck`: expected",
    );
    breaks(
        COMMAND,
        "gives = \"move\"",
        "gives = \"jump\"",
        "`gives`: expected a kind",
    );
    breaks(
        COMMAND,
        "production > mobility",
        "production > motion",
        "`chain`: expected",
    );
    breaks(
        COMMAND,
        "production > mobility",
        "mobility > mobility",
        "`chain`: expected",
    );
    breaks(
        BOARD,
        "\"refining\"",
        "\"refinement\"",
        "`ladder`: expected",
    );
    breaks(
        BOARD,
        "\"move + teleport\"",
        "\"move + fly\"",
        "`lines`: expected",
    );
    breaks(
        "artifacts/tools.toml",
        "\"move 5\"",
        "\"run 5\"",
        "`use`: expected",
    );
    breaks(
        "artifacts/instruments.toml",
        "\"discover 2:5\"",
        "\"discover 5\"",
        "`use`: expected",
    );
}

#[test]
fn slugs_are_kebab_case_and_unique() {
    breaks(
        COMMAND,
        "slug = \"tactical\"",
        "slug = \"Tactical\"",
        "kebab-case",
    );
    breaks(
        COMMAND,
        "slug = \"tactical\"",
        "slug = \"observatory\"",
        "is taken",
    );
    breaks(COMMAND, "slug = \"tactical\"\n", "", "kebab-case");
}

#[test]
fn counts_of_the_box_are_checked() {
    breaks_somewhere(
        "rooms/life.toml",
        "violet = false",
        "violet = true",
        "2 groups with a violet ring",
    );
    let rooms = Content::files()
        .iter()
        .find(|(path, _)| *path == "rooms/life.toml")
        .expect("the file")
        .1;
    let last = &rooms[rooms.rfind("[[room]]").expect("rooms")..];
    breaks("rooms/life.toml", last, "", "expected 4 rooms");
    breaks_somewhere(
        "rooms/life.toml",
        last,
        "",
        "expected 32 of `special room`, found 31",
    );
    breaks_somewhere(
        "rooms/life.toml",
        last,
        "",
        "the special room `species-archive` is missing",
    );
    breaks(
        "rooms/factories.toml",
        "resource = \"osvite\"",
        "resource = \"biotics\"",
        "1 factory type for osvite",
    );
    breaks(
        "rooms/generators.toml",
        "home-of = \"turquoise\"",
        "home-of = \"violet\"",
        "the turquoise generator",
    );
    breaks(
        "rooms/gate.toml",
        "[gate]",
        "[[gate]]\n[[gate]]",
        "expected 1 of `gate`, found 2",
    );
    breaks(
        "tokens.toml",
        "nothing = 28",
        "nothing = 29",
        "expected 35 explore tokens, found 36",
    );
    breaks(
        "achievements.toml",
        "\"arsenal 17\"",
        "\"arsenal 16\"",
        "ACH-R5",
    );
    breaks(
        "factions.toml",
        "slug = \"qfin\"",
        "slug = \"gfin\"",
        "unknown faction",
    );
    breaks(
        "modes/glitch.toml",
        "slug = \"glitch\"",
        "slug = \"bug\"",
        "unknown mode",
    );
    breaks_somewhere(
        "modes/glitch.toml",
        "slug = \"glitch\"",
        "slug = \"bug\"",
        "the mode `glitch` is missing",
    );
}

#[test]
fn the_deck_of_artifacts_is_counted() {
    breaks_somewhere(
        "artifacts/weapons.toml",
        "copies = 3",
        "copies = 2",
        "expected 12 artifact cards of power 12, found 11",
    );
    breaks_somewhere(
        "artifacts/tools.toml",
        "critical = true",
        "critical = false",
        "expected 5 critical cards of power 8",
    );
    breaks(
        "artifacts/tools.toml",
        "power = 8",
        "power = 9",
        "`power`: expected 4, 6, 8 or 12",
    );
    breaks_somewhere(
        "artifacts/devices.toml",
        "\"architect\"",
        "\"airlock\"",
        "3 copies of `architects-key`",
    );
    breaks_somewhere("artifacts/extra.toml", "copies = 6", "copies = 5", "FAQ-20");
    breaks(
        "artifacts/instruments.toml",
        "otherwise = [\"produce 5\"]\n",
        "",
        "`otherwise`: expected for the use `fallout`",
    );
}

#[test]
fn missions_are_counted_by_groups() {
    let missions = "missions/awakening.toml";
    breaks(
        missions,
        "groups = [\"command\", \"propulsion\"]",
        "groups = [\"command\", \"life\"]",
        "SETUP-R6",
    );
    breaks(
        missions,
        "groups = [\"command\", \"propulsion\"]",
        "groups = [\"command\", \"life\"]",
        "SETUP-29",
    );
    breaks(
        missions,
        "\"generator\"]",
        "\"generator\", \"generator\"]",
        "`rooms`: expected three",
    );
    breaks(
        "missions/first.toml",
        "\"mobility 2\"",
        "\"mobility 5\"",
        "which has 3 squares",
    );
    breaks(
        "missions/first.toml",
        "\"mobility 2\"",
        "\"engineering 2\"",
        "`cubes`: expected three different",
    );
    let first = Content::files()
        .iter()
        .find(|(path, _)| *path == "missions/first.toml")
        .expect("the file")
        .1;
    let start = first
        .match_indices("[[first-mission]]")
        .nth(3)
        .expect("four of them")
        .0;
    breaks_somewhere(
        "missions/first.toml",
        &first[start..],
        "",
        "expected at least 4 First Missions, found 3",
    );
}

#[test]
fn rooms_keep_their_shape() {
    breaks(
        COMMAND,
        "squares = 4",
        "squares = 5",
        "`squares`: expected a number from 3 to 4",
    );
    breaks(
        COMMAND,
        "circles = 2",
        "circles = 7",
        "`circles`: expected a number from 0 to 6",
    );
    breaks(
        COMMAND,
        "circles = 2",
        "circles = 3",
        "`ladder`: expected 4 levels",
    );
    breaks(COMMAND, "circles = 2", "circles = 0", "CTRL-24");
    breaks(
        COMMAND,
        "ladder = [3, 5, 8]",
        "ladder = [3, 8, 5]",
        "get better from step to step",
    );
    breaks(
        COMMAND,
        "ladder = [3, 5, 8]",
        "ladder = [5, 5, 5]",
        "better than the first",
    );
    breaks(
        COMMAND,
        "ladder = [3, 5, 8]",
        "ladder = []",
        "`ladder`: expected a list",
    );
    breaks(
        COMMAND,
        "ladder = [3, 5, 8]",
        "ladder = [\"3:5\", 5, 8]",
        "plain numbers",
    );
    breaks(COMMAND, "[\"1:1\", \"2:2\"]", "[1, 2]", "pairs such as");
    breaks(
        COMMAND,
        "[\"1:1\", \"2:2\"]",
        "[\"2:1\", \"2:2\"]",
        "a no greater than b",
    );
    breaks(
        BOARD,
        "ladder = [5, 4, 3, 2]",
        "ladder = [5, 6, 7, 8]",
        "get better from step to step",
    );
    breaks(
        BOARD,
        "paid-in = \"Ti/Bt\"\n",
        "",
        "`paid-in`: expected exactly where a price",
    );
    breaks(
        "rooms/network.toml",
        "home-of = \"robot\"\n",
        "",
        "`home-of`: expected for a room that gives",
    );
    breaks(
        "rooms/network.toml",
        "\"3:6\"",
        "\"3:5\"",
        "all 6 neutral pieces",
    );
}

#[test]
fn what_is_known_cannot_be_contradicted() {
    breaks(
        COMMAND,
        "cost = \"3 Os\"",
        "cost = \"2 Os\"",
        "contradicts what is known",
    );
    breaks(
        COMMAND,
        "ladder = [2, 6, 10]",
        "ladder = [2, 5, 10]",
        "contradicts what is known",
    );
    breaks(
        COMMAND,
        "ladder = [3, 5, 8]",
        "ladder = [3, 6, 8]",
        "its bound asks for 5",
    );
    breaks(
        COMMAND,
        "production > mobility",
        "production > power",
        "contradicts what is known",
    );
    breaks(
        "rooms/factories.toml",
        "ladder = [2, 4, 7, 10]",
        "ladder = [2, 4, 7, 8]",
        "contradicts what is known",
    );
    breaks(
        "rooms/generators.toml",
        "\"3:7\"",
        "\"3:6\"",
        "contradicts what is known",
    );
    breaks(
        BOARD,
        "ladder = [2, 3, 3, 4]",
        "ladder = [3, 4, 5, 6]",
        "contradicts what is known",
    );
    breaks(
        BOARD,
        "lines = [\"awake + heal\"]",
        "lines = [\"awake\", \"heal\"]",
        "contradicts what is known",
    );
    breaks_somewhere(
        "rooms/life.toml",
        "gives = \"heal-free\"",
        "gives = \"move\"",
        "expected it to give heal-free",
    );
    breaks_somewhere(
        COMMAND,
        "mobility > engineering",
        "mobility > production",
        "a chain from mobility to engineering",
    );
    breaks_somewhere(
        "rooms/security.toml",
        "ladder = [2, 4, 6]",
        "ladder = [2, 3, 6]",
        "no special room has defence 4",
    );
}

#[test]
fn every_field_needs_one_mark() {
    breaks(
        COMMAND,
        "circles = \"designed 0..6\"\n",
        "",
        "`circles` has no mark",
    );
    breaks(
        COMMAND,
        "circles = \"designed 0..6\"",
        "circles = \"guessed 0..6\"",
        "expected one of stated",
    );
    breaks(
        COMMAND,
        "circles = \"designed 0..6\"",
        "circles = \"designed\"",
        "must name its bounds",
    );
    breaks(
        COMMAND,
        "circles = \"designed 0..6\"",
        "circles = \"designed few\"",
        "is no bound",
    );
    breaks(
        COMMAND,
        "circles = \"designed 0..6\"",
        "circles = \"designed 0..1\"",
        "its bound asks for numbers from 0 to 1",
    );
    breaks(
        COMMAND,
        "circles = \"designed 0..6\"",
        "circles = \"stated\"",
        "expected \"@\" and the place",
    );
    breaks(
        COMMAND,
        "circles = \"designed 0..6\"",
        "circles = \"designed as RMS-99\"",
        "there is no rule",
    );
    breaks(
        COMMAND,
        "circles = \"designed 0..6\"",
        "circles = \"stated @ SETUP-99\"",
        "there is no rule SETUP-99",
    );
    breaks(
        COMMAND,
        "circles = \"designed 0..6\"",
        "circles = \"designed 0..6\"\ncolour = \"designed open\"",
        "marks no field of this file",
    );
    breaks(
        COMMAND,
        "from.cost =",
        "from.price =",
        "the mark `price` belongs to no field",
    );
}

#[test]
fn every_text_needs_three_languages() {
    let text = Content::files()
        .iter()
        .find(|(path, _)| *path == COMMAND)
        .expect("the file")
        .1;
    let line = text
        .lines()
        .find(|line| line.starts_with("text.fr"))
        .expect("a French text");
    breaks(COMMAND, line, "", "lacks the language `fr`");
    breaks(
        COMMAND,
        line,
        "text.fr = \"\"",
        "must be a text that is not empty",
    );
    breaks(
        COMMAND,
        line,
        "text.fr = \"Oui.\"\ntext.it = \"Ciao.\"",
        "unknown language `it`",
    );
    breaks(COMMAND, line, "text.fr = 3", "must be a text");
}

#[test]
fn layouts_keep_to_the_grid() {
    let layouts = "layouts.toml";
    breaks(
        layouts,
        "gate = [4, 3]",
        "gate = [8, 3]",
        "`gate`: expected a cell inside the grid",
    );
    breaks(
        layouts,
        "gate = [4, 3]",
        "gate = [3, 2]",
        "a cell of its own",
    );
    breaks(
        layouts,
        "[[1, 1], [6, 1], [1, 4], [6, 4]]",
        "[[3, 1], [4, 1], [1, 4], [6, 4]]",
        "2x2 square",
    );
    breaks(
        layouts,
        "[[3, 5], [4, 5]]",
        "[[3, 4], [4, 4]]",
        "`doors`: expected",
    );
    breaks(
        layouts,
        "grid = [8, 6]",
        "grid = [80, 60]",
        "`grid`: expected",
    );
    breaks(
        layouts,
        "gate = [4, 3]\n",
        "",
        "expected one generator and a gate",
    );
    breaks(
        "modes/awakening.toml",
        "[\"8x8-for-4\", \"12x6-for-4\"]",
        "[]",
        "no layout for 4 players",
    );
    breaks(
        "modes/awakening.toml",
        "[\"8x6-for-3\"]",
        "[\"8x6-for-2\"]",
        "does not seat 3 players",
    );
}

#[test]
fn modes_fit_together() {
    let awakening = "modes/awakening.toml";
    breaks(
        awakening,
        "players = [2, 5]",
        "players = [5, 2]",
        "`players`: expected",
    );
    breaks(
        awakening,
        "achievements = true",
        "achievements = false",
        "which it leaves out",
    );
    breaks(
        awakening,
        "[1, 1, 2, 2, 3]",
        "[1, 1, 2, 2, 4]",
        "at most 3 are in the deck",
    );
    breaks(
        awakening,
        "\"earned 2\"",
        "\"earned 9\"",
        "`mission`: expected",
    );
    breaks(
        "modes/first-mission.toml",
        "side = \"a\"",
        "side = \"both\"",
        "the variant `b-side`",
    );
}

#[test]
fn no_files_at_all_is_an_error_and_not_a_panic() {
    let nothing: [(&str, &str); 0] = [];
    let found = Content::load(&nothing).expect_err("nothing is not a game");
    assert!(
        found
            .iter()
            .any(|error| error.what.contains("expected 32 of `special room`"))
    );
}

#[test]
fn strange_shapes_do_not_panic() {
    for text in [
        "room = 3",
        "room = [3]",
        "[[room]]",
        "from = 3",
        "from.room = 3",
        "[from.room]\nname = 3",
        "[[layout]]\nslug = \"x\"\ngrid = [0, 0]",
        "[[layout]]\nslug = \"x\"\ngrid = [1, 1]\ndoors = [[[0, 0], [0, 0]]]",
        "[[section]]\nslug = \"x\"",
        "[board]\nslug = \"b\"\n[[section]]\nbenefit = 4",
        "[[room]]\nslug = \"x\"\nladder = [1,2,3,4,5,6,7,8,9]\ngives = [\"move\",\"move\",\"move\"]",
        "version = 1",
        "[version]\nnumber = 0",
    ] {
        let mut files: Vec<(&str, &str)> = Content::files().to_vec();
        files.push(("strange.toml", text));
        let found = Content::load(&files).expect_err(text);
        assert!(!found.is_empty());
        assert!(Content::load(&[("strange.toml", text)]).is_err());
    }
}

#[test]
fn a_missing_folder_is_an_error() {
    let found = Content::load_dir(std::path::Path::new("no/such/folder")).expect_err("no folder");
    assert!(found[0].what.contains("cannot be read"));
}
