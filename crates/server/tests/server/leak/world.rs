//! Another world that one viewer cannot tell from the one that was recorded.

use ark_bots::{Bot, Kind, Observer};
use ark_engine::{Action, Chance, Dice, Game, Input, Next, Outcome, chance};
use ark_guest::pick;
use ark_ids::{Seat, Set};
use ark_record::state_hash;

/// How many decisions are played, and how many of them over the wire.
const DECISIONS: usize = 90;
const LIVE: usize = 6;
/// After so many inputs the worlds should differ; how many games are tried for that, and
/// how often the hidden is dealt anew in each.
const ENOUGH: usize = 12;
const GAMES: u64 = 200;
const DEALS: u64 = 8;

/// A game in two worlds, of which one viewer sees the same.
pub(super) struct Worlds {
    pub(super) viewer: Option<Seat>,
    pub(super) here: Vec<Input>,
    pub(super) there: Vec<Input>,
    /// The first decision over the wire.
    pub(super) from: usize,
}

impl Worlds {
    /// How both end.
    pub(super) fn ends(&self, start: &Game) -> (Game, Game) {
        let end = |inputs: &[Input]| {
            let mut game = *start;
            for input in inputs {
                game.apply(*input, &mut ()).expect("it was played");
            }
            game
        };
        (end(&self.here), end(&self.there))
    }
}

/// Two worlds that differ to the end in what is hidden from the viewer; none if nothing
/// ever was.
pub(super) fn worlds(start: &Game, viewer: Option<Seat>) -> Option<Worlds> {
    let mut best: Option<(usize, Worlds)> = None;
    for seed in 1..=GAMES {
        let here = Recorded::new(start, viewer, &mut { seed });
        for mut deal in 1..=DEALS {
            let (there, differing) = here.other_world(start, viewer, &mut deal);
            let inputs = here.inputs[..there.len()].to_vec();
            let decisions = inputs.iter().enumerate();
            let decisions = decisions.filter(|(_, i)| matches!(i, Input::Player(..)));
            let Some(from) = decisions.map(|(at, _)| at).rev().take(LIVE).last() else {
                continue;
            };
            if differing > best.as_ref().map_or(0, |(most, _)| *most) {
                let worlds = Worlds {
                    viewer,
                    here: inputs,
                    there,
                    from,
                };
                best = Some((differing, worlds));
            }
        }
        if best.as_ref().is_some_and(|(most, _)| *most >= ENOUGH) {
            break;
        }
    }
    best.map(|(_, worlds)| worlds)
}

/// Always deals the first of what is left.
struct First;

impl Dice for First {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// The same for all positions that a viewer cannot tell apart.
fn known(game: &Game, viewer: Option<Seat>) -> u64 {
    state_hash(&game.imagine(viewer, &mut First)).0
}

/// Whether an input shows the viewer something that was hidden.
fn reveals(game: &Game, input: Input, viewer: Option<Seat>) -> bool {
    let learners = game.learners(input);
    match (viewer, input) {
        (Some(seat), _) => learners.has(seat),
        // A card that is drawn for an Automata is turned up (COP-R12).
        (None, Input::Chance(Outcome::Artifact(_))) => {
            !matches!(game.next(), Next::Roll(Chance::Artifact(seat)) if (learners - Set::one(seat)).is_empty())
        }
        (None, Input::Chance(Outcome::Mission(_))) => {
            !matches!(game.next(), Next::Roll(Chance::Mission(seat)) if learners == Set::one(seat))
        }
        (None, _) => !learners.is_empty(),
    }
}

/// A choice of cards that others do not see.
fn is_secret(action: Action) -> bool {
    matches!(action, Action::Keep(_) | Action::Commit(_))
}

/// A game as it was played, and what the viewer knew after each input.
struct Recorded {
    inputs: Vec<Input>,
    revealed: Vec<bool>,
    known: Vec<u64>,
    /// What those know who see more.
    held: Vec<Vec<u64>>,
}

/// What each of the others knows.
fn held(game: &Game, viewer: Option<Seat>) -> Vec<u64> {
    let others = game.rules.players.iter().filter(|s| Some(*s) != viewer);
    others.map(|seat| known(game, Some(seat))).collect()
}

impl Recorded {
    /// Plays at random, but not to the end, which shows everything.
    fn new(start: &Game, viewer: Option<Seat>, seed: &mut u64) -> Self {
        let mut game = *start;
        let mut played = Self {
            inputs: Vec::new(),
            revealed: Vec::new(),
            known: Vec::new(),
            held: Vec::new(),
        };
        let mut bot = seed.is_multiple_of(2).then(|| Kind::Greedy.seat(*seed));
        let mut decisions = 0;
        while decisions < DECISIONS {
            let input = match game.next() {
                Next::Over(_) => break,
                Next::Roll(question) => {
                    let n = pick(seed, chance::ways(&game, question) as usize) as u32;
                    Input::Chance(chance::outcome(&game, question, n))
                }
                Next::Ask(seats, _) => {
                    decisions += 1;
                    let seat = seats.nth(pick(seed, seats.len())).expect("somebody");
                    let bot = bot.as_mut();
                    Input::Player(seat, decide(&game, seat, bot, seed))
                }
            };
            let revealed = reveals(&game, input, viewer);
            game.apply(input, &mut ()).expect("it is legal");
            if matches!(game.next(), Next::Over(_)) {
                break;
            }
            played.inputs.push(input);
            played.revealed.push(revealed);
            played.known.push(known(&game, viewer));
            played.held.push(held(&game, viewer));
        }
        played
    }

    /// Another world in which the viewer sees the same: as many inputs as it lasts and
    /// somebody else sees the difference, and after how many of them.
    fn other_world(
        &self,
        start: &Game,
        viewer: Option<Seat>,
        seed: &mut u64,
    ) -> (Vec<Input>, usize) {
        let mut there = *start;
        let (mut others, mut differing, mut last) = (Vec::new(), 0, 0);
        for (at, input) in self.inputs.iter().enumerate() {
            let mut ways = vec![*input];
            match (*input, there.next()) {
                (Input::Chance(_), Next::Roll(question))
                    if !self.revealed[at] && pick(seed, 3) == 0 =>
                {
                    let n = pick(seed, chance::ways(&there, question) as usize) as u32;
                    ways.insert(0, Input::Chance(chance::outcome(&there, question, n)));
                }
                (Input::Player(seat, action), _)
                    if is_secret(action) && viewer != Some(seat) && !self.revealed[at] =>
                {
                    let mut legal = Vec::new();
                    there.legal(seat, &mut legal);
                    let kind = std::mem::discriminant(&action);
                    legal.retain(|a| std::mem::discriminant(a) == kind);
                    ways.extend(legal.into_iter().map(|action| Input::Player(seat, action)));
                }
                _ => {}
            }
            let same = |way: &Input| {
                let mut world = there;
                world.apply(*way, &mut ()).ok()?;
                let over = matches!(world.next(), Next::Over(_));
                (!over && known(&world, viewer) == self.known[at]).then_some((*way, world))
            };
            let Some((way, world)) = ways.iter().find_map(same) else {
                break;
            };
            there = world;
            others.push(way);
            if held(&there, viewer) != self.held[at] {
                differing += 1;
                // What chance says belongs to the decision before.
                if matches!(there.next(), Next::Ask(..)) {
                    last = others.len();
                }
            }
        }
        others.truncate(last);
        (others, differing)
    }
}

/// What brings cards into the game is worth more here; else a bot or chance decides, since
/// by chance alone some games are over before there is a card.
fn decide(game: &Game, seat: Seat, bot: Option<&mut Box<dyn Bot>>, seed: &mut u64) -> Action {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let cards = |a: &&Action| is_secret(**a) || matches!(a, Action::Discover);
    let wanted: Vec<Action> = legal.iter().filter(cards).copied().collect();
    if !wanted.is_empty() && pick(seed, 2) == 1 {
        legal = wanted;
    } else if let Some(bot) = bot {
        return bot.choose(&Observer::new(game, seat), &legal);
    }
    legal[pick(seed, legal.len())]
}
