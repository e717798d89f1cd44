//! Missions as cards, and as secrets.

use ark_content::{Content, Objective, TargetOf};
use ark_engine::{Dice, Game, Next, Options, Secret, chance, group_choices};
use ark_ids::{Mission, Seat};
use ark_rulebook::Rule;

struct Rng(u32);

impl Dice for Rng {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) % n
    }
}

/// Proves: MISS-04.
#[test]
fn a_mission_shows_three_rooms() {
    let content = Content::builtin();
    let earned = content.missions.iter().filter(|m| m.groups.is_some());
    let mut count = 0;
    for mission in earned {
        count += 1;
        let rooms: Vec<_> = mission
            .objectives
            .iter()
            .map(|objective| match objective {
                Objective::Target(target) => *target,
                Objective::Cubes(..) => panic!("{} asks for cubes", mission.slug),
            })
            .collect();
        assert!(rooms[0] != rooms[1] && rooms[1] != rooms[2] && rooms[0] != rooms[2]);
        for room in rooms {
            let of = content.targets[room.index()].of;
            assert!(
                matches!(of, TargetOf::Special | TargetOf::Generator),
                "{}",
                mission.slug
            );
        }
    }
    assert_eq!(count, 42);
}

/// Proves: MISS-R2.
#[test]
fn no_legal_choice_of_groups_runs_out_of_missions() {
    let content = Content::builtin();
    for (players, needed) in [(2, 3), (3, 3), (4, 4), (5, 4)] {
        let choices = group_choices(content, players, needed);
        assert!(!choices.is_empty());
        for groups in choices {
            let mut options = Options::new("awakening", players);
            options.groups = Some(groups);
            assert_eq!(
                options.conflicts(content),
                [],
                "{players} players, {groups:?}"
            );
        }
    }
}

/// Proves: MISS-R2.
#[test]
fn a_game_with_too_few_missions_is_not_started() {
    let mut content = Content::builtin().clone();
    let groups = group_choices(&content, 2, 3)[0];
    let mut options = Options::new("awakening", 2);
    options.groups = Some(groups);
    content.missions.retain(|m| m.groups.is_none());
    let rules: Vec<_> = options.conflicts(&content).iter().map(|c| c.rule).collect();
    assert_eq!(rules, [Rule::Setup31]);
    let content: &'static Content = Box::leak(Box::new(content));
    assert!(Game::new(content, &options).is_err());
}

/// Proves: MISS-06.
#[test]
fn nothing_that_another_seat_knows_tells_the_mission() {
    let mut options = Options::new("awakening", 2);
    options.first = Some(Seat(0));
    let mut game = Game::new(Content::builtin(), &options).expect("a playable table");
    while let Next::Roll(question) = game.next() {
        let outcome = chance::outcome(&game, question, 0);
        game.roll(outcome, &mut ());
    }
    let held: Mission = game.state.mission_deck.open().min().expect("missions");
    game.state.mission_deck = Secret::new(game.state.mission_deck.open().without(held));
    game.state.seat_mut(Seat(1)).mission = Secret::new(Some(held));
    let mut rng = Rng(7);
    let mut others = 0;
    for _ in 0..50 {
        let owner = game.imagine(Some(Seat(1)), &mut rng);
        assert_eq!(owner.state.seat(Seat(1)).mission.open(), Some(held));
        let opponent = game.imagine(Some(Seat(0)), &mut rng);
        others += u32::from(opponent.state.seat(Seat(1)).mission.open() != Some(held));
    }
    assert!(
        others > 25,
        "an opponent must reckon with other cards: {others}"
    );
}
