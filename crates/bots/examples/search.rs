//! How fast Commander searches: `search [budget] [turns] [seed]`, in a 2-player game of
//! Awakening that Engineers played so far. Under valgrind, two runs with different numbers
//! of iterations give the instructions of one.

use ark_bots::{Bot, Budget, Commander, Kind, Observer, SeededDice};
use ark_content::Content;
use ark_engine::{Game, Next, Options, Question, Rules};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, otherwise: u64| {
        args.get(i)
            .map_or(otherwise, |a| a.parse().expect("a number"))
    };
    let budget: Budget = args
        .first()
        .map_or("1s", String::as_str)
        .parse()
        .expect("a budget");
    let rules = Rules::intern(Content::builtin(), &Options::new("awakening", 2)).expect("playable");
    let mut dice = SeededDice::new(number(2, 3));
    let mut bots: Vec<_> = (0..2).map(|_| Kind::Engineer.seat(dice.seed())).collect();
    let mut game = Game::start(rules, &mut ());
    let mut actions = Vec::new();
    loop {
        dice.answer(&mut game, &mut ());
        let Next::Ask(seats, question) = game.next() else {
            panic!("over before turn {}", number(1, 9));
        };
        let seat = seats.min().expect("somebody is asked");
        game.legal(seat, &mut actions);
        let table = Observer::new(&game, seat);
        if question == Question::Section && u64::from(game.state.seat(seat).turns) >= number(1, 9) {
            let mut bot = Commander::new(1, budget);
            let action = bot.choose(&table, &actions);
            let f = *bot.figures();
            println!(
                "{action:?}: {} iterations, {} trials in {:?}; the tree took {:?}: {:.0} iterations/s there, {:.0} in all",
                f.iterations,
                f.trials,
                f.in_all,
                f.in_tree,
                f.iterations as f64 / f.in_tree.as_secs_f64(),
                f.iterations as f64 / f.in_all.as_secs_f64(),
            );
            return;
        }
        let action = bots[seat.index()].choose(&table, &actions);
        game.play(seat, action, &mut ()).expect("legal");
    }
}
