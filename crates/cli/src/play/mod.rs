//! `ark play`: a game at the terminal.

mod chronicle;
mod command;
mod menu;
mod obey;
mod offer;
mod questions;
mod save;
mod session;
mod show;
mod sitter;
mod terminal;
mod undo;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::PathBuf;

use ark_bots::Kind;
use ark_bots::sim::TURN_LIMIT;
use ark_content::Content;
use ark_engine::{Level, Options};
use ark_ids::Faction;
use ark_phrase::{Lang, Topic};
use ark_record::{Header, Journal, SeededDice};

use self::questions::{Factions, Wish};
use self::session::Session;
use self::sitter::Sitter;
use self::terminal::Terminal;
use crate::choice;
use crate::failure::{Failure, Outcome};
use crate::lang::Tongue;
use crate::output::{self, Out};
use crate::position;
use crate::words::Words;

/// Play a game at this terminal, against bots or with others at the same keyboard
///
/// Without any flag it asks what to play. In the game, type the number of an option,
/// an action in words (`move d3 e3 2`), or `help`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  ark play                                     asks a few questions first
  ark play --mode first-mission                learn the game: you against a bot
  ark play --mode awakening --players 3        you against two bots
  ark play --mode glitch --players 1 --hard    alone against a failing ship
  ark play --mode guardians --dark human:Eve   against somebody who plays the guardians
  ark play --seat human:Ann --seat human:Bob   two at one keyboard
  ark play --mode awakening --variant b-side --faction pajak
  ark play --save my.game                      keeps the record there as you play
  ark play --load my.game --save my.game       goes on with it
  ark play --seat engineer --seat commander    watch two bots")]
pub(crate) struct Args {
    /// The mode; first-mission if not said
    #[arg(long, value_parser = choice::modes())]
    mode: Option<String>,
    /// How many players; the seats without a --seat are bots
    #[arg(long)]
    players: Option<u8>,
    #[arg(long = "seat", value_name = "WHO", help = seat_help())]
    seats: Vec<Sitter>,
    /// Who plays the Enemy as a Dark Player, in a mode that has one
    #[arg(long, value_name = "WHO")]
    dark: Option<Sitter>,
    /// The layout of the board; the recommended one if not said
    #[arg(long)]
    layout: Option<String>,
    /// A variant; may be given several times
    #[arg(long = "variant", value_name = "VARIANT", value_parser = choice::variants())]
    variants: Vec<String>,
    /// How much a mode adds to be harder: cards of a disaster, Guardians
    #[arg(long, value_name = "N", default_value_t = 0)]
    more: u8,
    /// The harder of two goals, where a mode has them
    #[arg(long)]
    hard: bool,
    /// The faction of each seat in turn, or random (`ark content list factions`)
    #[arg(long = "faction", value_name = "FACTION")]
    factions: Vec<String>,
    /// With the variant unfair, how well each seat in turn knows the game: experienced,
    /// intermediate or beginner
    #[arg(long = "level", value_name = "LEVEL", value_parser = level)]
    levels: Vec<Level>,
    /// Turns per player after which nobody wins; no limit if not said and people play
    #[arg(long)]
    turn_limit: Option<u16>,
    /// The seed of the dice; a random one if not said
    #[arg(long)]
    seed: Option<u64>,
    /// en, de or fr; the language of the system if not said
    #[arg(long)]
    lang: Option<Tongue>,
    /// Keep the record of the game in this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with the game of this record
    #[arg(long, value_name = "FILE", conflicts_with_all = ["mode", "players", "seats", "layout", "variants", "levels", "factions", "more", "hard", "turn_limit"])]
    load: Option<PathBuf>,
}

fn level(slug: &str) -> Result<Level, String> {
    Level::from_slug(slug).ok_or_else(|| "experienced, intermediate or beginner".to_owned())
}

fn seat_help() -> String {
    let bots = Kind::ALL.map(Kind::slug).join(", ");
    format!("Who sits on each seat in turn: human, human:NAME, or a bot ({bots})")
}

pub(crate) fn run(args: &Args, out: Out) -> Outcome {
    let words = Words::new(args.lang.map_or_else(system_language, |tongue| tongue.0));
    let mut terminal = Terminal::new(out);
    let number = args
        .seed
        .unwrap_or_else(|| RandomState::new().build_hasher().finish());
    let seed = SeededDice::seed_of(number);
    let journal = match &args.load {
        Some(file) => position::journal(file)?,
        None => begin(args, &mut terminal, &words)?,
    };
    introduce(&journal, number, &mut terminal, &words)?;
    Session::new(journal, words, terminal, (number, seed), args.save.clone())?.run()
}

fn system_language() -> Lang {
    let tag = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|tag| !tag.is_empty()));
    tag.and_then(|tag| Lang::from_tag(&tag)).unwrap_or(Lang::En)
}

/// A new game, as the flags say or as somebody answers.
fn begin(args: &Args, terminal: &mut Terminal<'_>, words: &Words) -> Result<Journal, Failure> {
    let said = args.mode.is_some() || args.players.is_some() || !args.seats.is_empty();
    let chosen = !args.variants.is_empty() || !args.factions.is_empty();
    let wish = if said || chosen || args.layout.is_some() || args.seed.is_some() {
        wish(args)?
    } else {
        questions::ask(terminal, words)?
    };
    let mut options = Options::new(&wish.mode, wish.sitters.len() as u8);
    options.layout.clone_from(&args.layout);
    options.variants.clone_from(&wish.variants);
    for (own, level) in options.levels.iter_mut().zip(&args.levels) {
        *own = *level;
    }
    options.factions = wish.factions;
    options.more = args.more;
    options.hard = args.hard;
    // People decide when they have had enough; bots never do.
    options.dark_player = args.dark.is_some();
    let sitters: Vec<&Sitter> = wish.sitters.iter().chain(&args.dark).collect();
    let people = sitters.iter().any(|s| matches!(s, Sitter::Human(_)));
    let limit = if people { 0 } else { TURN_LIMIT };
    options.turn_limit = args.turn_limit.unwrap_or(limit);
    let content = Content::builtin();
    let players = sitters.into_iter().map(Sitter::player).collect();
    Journal::begin(content, Header::new(content, options, players))
        .map_err(|found| position::conflicts(&found))
}

fn wish(args: &Args) -> Result<Wish, Failure> {
    let mode = args.mode.as_deref().unwrap_or("first-mission");
    let given = args.seats.len();
    let players = args.players.map_or(given.max(2), usize::from);
    if given > players {
        return Err(Failure::cannot(format!(
            "{given} seats are taken, but there are {players} players: \
             drop a --seat or raise --players"
        )));
    }
    let mut sitters = args.seats.clone();
    if sitters.is_empty() && players > 0 {
        sitters.push(Sitter::Human(String::new()));
    }
    sitters.resize(players, Sitter::Bot(questions::best_bot()));
    Ok(Wish {
        mode: mode.to_owned(),
        sitters,
        variants: args.variants.clone(),
        factions: factions(&args.factions)?,
    })
}

/// The factions by their names.
fn factions(names: &[String]) -> Result<Factions, Failure> {
    let mut chosen = Factions::default();
    if names.len() > chosen.len() {
        let most = chosen.len();
        return Err(Failure::cannot(format!("at most {most} factions play")));
    }
    for (seat, name) in chosen.iter_mut().zip(names) {
        let known = &Content::builtin().factions;
        let found = known.iter().position(|faction| faction.slug == *name);
        if found.is_none() && name != "random" {
            let all: Vec<&str> = known.iter().map(|f| f.slug.as_str()).collect();
            let all = all.join(", ");
            return Err(Failure::cannot(format!(
                "`{name}` is no faction: {all} or random"
            )));
        }
        *seat = found.map(|index| Faction(index as u8));
    }
    Ok(chosen)
}

/// What is played, and what it is about.
fn introduce(journal: &Journal, seed: u64, terminal: &mut Terminal<'_>, words: &Words) -> Outcome {
    let width = output::width();
    let slug = &journal.header().options.mode;
    let mut modes = Content::builtin().modes.iter();
    let name = modes
        .find(|mode| mode.slug == *slug)
        .map_or(slug.as_str(), |mode| words.lang().of(&mode.name));
    let title = words.say(
        "title",
        &[("mode", name.into()), ("seed", seed.to_string().into())],
    );
    terminal.say(&title)?;
    for topic in [Topic::Goal, Topic::Turn] {
        terminal.say(&output::wrap(&words.phrase.help(topic), "", width))?;
    }
    terminal.say(&output::wrap(&words.text("how-to"), "", width))
}
