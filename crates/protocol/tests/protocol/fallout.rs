//! What a viewer sees of Fallout.

use ark_content::Content;
use ark_engine::{Dice, Game, Next, Options, Rules, chance};
use ark_protocol::View;

struct Rng(fastrand::Rng);

impl Dice for Rng {
    fn below(&mut self, n: u32) -> u32 {
        self.0.u32(0..n)
    }
}

fn play(players: u8, seed: u64, mut tell: impl FnMut(&Game)) -> Game {
    let mut options = Options::new("fallout", players);
    options.turn_limit = 20;
    let rules = Rules::intern(Content::builtin(), &options).expect("playable");
    let mut game = Game::start(rules, &mut ());
    let mut rng = Rng(fastrand::Rng::with_seed(seed));
    let mut legal = Vec::new();
    loop {
        match game.next() {
            Next::Over(_) => return game,
            Next::Roll(question) => {
                let n = rng.below(chance::ways(&game, question));
                game.roll(chance::outcome(&game, question, n), &mut ());
            }
            Next::Ask(seats, _) => {
                let seat = seats.min().expect("somebody");
                game.legal(seat, &mut legal);
                let action = legal[rng.below(legal.len() as u32) as usize];
                game.play_unchecked(seat, action, &mut ());
                tell(&game);
            }
        }
    }
}

/// The track, both kinds of objectives and all points but those of missions lie open; the
/// mission and its points are its owner's.
///
/// Proves: FAL-04, FAL-08, FAL-48.
#[test]
fn missions_and_their_points_are_the_owners_alone() {
    for players in 2..=5 {
        let mut seen = 0;
        play(players, 3, |game| {
            seen += 1;
            if seen % 9 != 0 || matches!(game.next(), Next::Over(_)) {
                return;
            }
            let viewers = game.rules.all_seats().iter().map(Some).chain([None]);
            for viewer in viewers {
                let view = View::of(game, viewer);
                let own = view.patches.fallout.expect("Fallout is played");
                assert_eq!(own.highest, if players <= 3 { 4 } else { 6 });
                assert_eq!(own.achievements.len(), 6);
                let difficult = own.achievements.iter().filter(|card| card.difficult);
                assert_eq!(difficult.count(), 3);
                assert_eq!(own.points.len(), usize::from(players));
                for seat in game.rules.all_seats() {
                    let known = viewer == Some(seat);
                    assert_eq!(own.points[seat.index()].mission.is_some(), known);
                    assert_eq!(view.seats[seat.index()].mission.is_some(), known);
                    assert!(view.seats[seat.index()].has_mission);
                }
                assert_eq!(view.decks.missions, 0);
            }
        });
        assert!(seen > 30, "{seen}");
    }
}
