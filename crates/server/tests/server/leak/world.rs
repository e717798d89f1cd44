//! Another world that one viewer cannot tell from the one that was recorded.

use ark_engine::{Action, Chance, Dice, Game, Input, Next, Outcome, chance};
use ark_guest::pick;
use ark_ids::{Seat, Set};
use ark_record::state_hash;

/// How many decisions are played.
const DECISIONS: usize = 50;

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
        (None, Input::Chance(Outcome::Artifact(_))) => false,
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

/// Plays at random, but not to the end, which shows everything.
pub(super) fn recorded(start: &Game, seed: &mut u64) -> Vec<Input> {
    let mut game = *start;
    let mut inputs = Vec::new();
    let mut decisions = 0;
    while decisions < DECISIONS {
        let input = match game.next() {
            Next::Over(_) => {
                inputs.pop();
                break;
            }
            Next::Roll(question) => {
                let ways = chance::ways(&game, question) as usize;
                let n = pick(seed, ways) as u32;
                Input::Chance(chance::outcome(&game, question, n))
            }
            Next::Ask(seats, _) => {
                decisions += 1;
                let seat = seats.nth(pick(seed, seats.len())).expect("somebody");
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                // What brings cards into the game is worth more here.
                let cards = |a: &&Action| is_secret(**a) || matches!(a, Action::Discover);
                let wanted: Vec<Action> = legal.iter().filter(cards).copied().collect();
                let legal = if wanted.is_empty() || pick(seed, 2) == 0 {
                    legal
                } else {
                    wanted
                };
                Input::Player(seat, legal[pick(seed, legal.len())])
            }
        };
        game.apply(input, &mut ()).expect("it is legal");
        inputs.push(input);
    }
    inputs
}

/// Another world in which the viewer sees the same: as many inputs as it lasts, and after
/// how many of them what is hidden differed.
fn other_world(
    start: &Game,
    inputs: &[Input],
    viewer: Option<Seat>,
    seed: &mut u64,
) -> (Vec<Input>, usize) {
    let (mut here, mut there) = (*start, *start);
    let (mut others, mut differing) = (Vec::new(), 0);
    for input in inputs {
        let mut ways = vec![*input];
        match (*input, there.next()) {
            (Input::Chance(_), Next::Roll(question))
                if !reveals(&here, *input, viewer) && pick(seed, 3) == 0 =>
            {
                let n = pick(seed, chance::ways(&there, question) as usize) as u32;
                ways.insert(0, Input::Chance(chance::outcome(&there, question, n)));
            }
            (Input::Player(seat, action), _)
                if is_secret(action) && viewer != Some(seat) && !reveals(&here, *input, viewer) =>
            {
                let mut legal = Vec::new();
                there.legal(seat, &mut legal);
                let kind = std::mem::discriminant(&action);
                legal.retain(|a| std::mem::discriminant(a) == kind);
                ways.extend(legal.into_iter().map(|action| Input::Player(seat, action)));
            }
            _ => {}
        }
        here.apply(*input, &mut ()).expect("it was played");
        let seen = known(&here, viewer);
        let same = |way: &Input| {
            let mut world = there;
            world.apply(*way, &mut ()).ok()?;
            let over = matches!(world.next(), Next::Over(_));
            (!over && known(&world, viewer) == seen).then_some((*way, world))
        };
        let Some((way, world)) = ways.iter().find_map(same) else {
            break;
        };
        there = world;
        others.push(way);
        differing += usize::from(state_hash(&here) != state_hash(&there));
    }
    (others, differing)
}

/// How the hidden is dealt anew for one viewer of one game: until it shows at the latest.
pub(super) fn resampled(
    start: &Game,
    inputs: &[Input],
    viewer: Option<Seat>,
) -> (Vec<Input>, usize) {
    let tries = (1..50_u64).map(|mut seed| other_world(start, inputs, viewer, &mut seed));
    tries
        .max_by_key(|(_, differing)| *differing)
        .expect("tries")
}
