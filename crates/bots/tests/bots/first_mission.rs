//! First Mission is short: a good player fulfils any of its cards in 6 to 8 turns
//! (FIRST-R2). Proved by a beam search over single-player games.

use ark_bots::{Observer, SeededDice, Taste, estimate};
use ark_content::{Content, MissionRule};
use ark_engine::{
    Action, Chance, Dice, Ending, Game, Next, Options, Outcome, Question, Rules, chance,
};
use ark_ids::{Mission, Seat};

const ME: Seat = Seat(0);
/// States kept after each turn, per line of a section, and within a phase.
const TURNS: usize = 12;
const LINES: usize = 2;
const STEPS: usize = 4;

/// Answers for chance: by the state's age, so that equal beginnings have equal
/// continuations, and always the wanted card.
fn settle(g: &mut Game, card: Mission, deal: u64, rolls: &mut u64) {
    while let Next::Roll(asked) = g.next() {
        let outcome = if asked == Chance::Mission(ME) {
            Outcome::Mission(card)
        } else {
            let n = SeededDice::fork(deal, *rolls).below(chance::ways(g, asked));
            chance::outcome(g, asked, n)
        };
        g.roll(outcome, &mut ());
        *rolls += 1;
    }
}

#[derive(Clone, Copy)]
struct Node {
    game: Game,
    rolls: u64,
    score: i32,
}

impl Node {
    fn after(&self, action: Action, card: Mission, deal: u64) -> Self {
        let mut node = *self;
        node.game.play_unchecked(ME, action, &mut ());
        settle(&mut node.game, card, deal, &mut node.rolls);
        node.score = (-1000.0 * estimate(&Observer::new(&node.game, ME), &Taste::default())) as i32;
        node
    }

    fn won(&self) -> bool {
        self.game.state.ending == Some(Ending::Mission(ME))
    }
}

fn best(mut nodes: Vec<Node>, n: usize) -> Vec<Node> {
    nodes.sort_by_key(|node| std::cmp::Reverse(node.score));
    nodes.dedup_by_key(|node| node.score);
    nodes.truncate(n);
    nodes
}

/// Good ends of the turn that begins so.
fn turn(node: &Node, choice: Action, card: Mission, deal: u64) -> Vec<Node> {
    let mut open = vec![node.after(choice, card, deal)];
    let mut ends = Vec::new();
    let mut actions = Vec::new();
    while !open.is_empty() {
        let mut next = Vec::new();
        for node in &open {
            node.game.legal(ME, &mut actions);
            for action in &actions {
                let after = node.after(*action, card, deal);
                match after.game.next() {
                    Next::Over(_) | Next::Ask(_, Question::Section) => ends.push(after),
                    _ => next.push(after),
                }
            }
        }
        open = best(next, STEPS);
    }
    best(ends, LINES)
}

/// The fewest turns found in which the card is fulfilled.
fn fewest_turns(rules: &'static Rules, card: Mission, deal: u64) -> Option<usize> {
    let mut game = Game::start(rules, &mut ());
    let mut rolls = 0;
    settle(&mut game, card, deal, &mut rolls);
    let mut beam = vec![Node {
        game,
        rolls,
        score: 0,
    }];
    let mut actions = Vec::new();
    for turns in 1..=10 {
        let mut next = Vec::new();
        for node in &beam {
            node.game.legal(ME, &mut actions);
            for choice in &actions {
                next.extend(turn(node, *choice, card, deal));
            }
        }
        if next.iter().any(Node::won) {
            return Some(turns);
        }
        beam = best(next, TURNS);
    }
    None
}

/// Proves: FIRST-15, FIRST-R2.
#[test]
fn every_card_can_be_fulfilled_in_five_to_eight_turns() {
    let content = Content::builtin();
    let rules = Rules::intern(content, &Options::new("first-mission", 1)).expect("playable");
    assert_eq!(rules.params.mission, MissionRule::Open);
    for (i, mission) in content.missions.iter().enumerate() {
        if mission.groups.is_some() {
            continue;
        }
        for deal in 0..3 {
            let turns = fewest_turns(rules, Mission(i as u8), deal);
            assert!(
                turns.is_some_and(|n| (5..=8).contains(&n)),
                "{} in {turns:?} turns",
                mission.slug
            );
        }
    }
}
