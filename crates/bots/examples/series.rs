//! Plays a series and prints what it shows:
//! `series <mode> <players> <bot> <games> [seed] [threads] [full]`.

use ark_bots::Kind;
use ark_bots::sim::Series;
use ark_content::Content;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, otherwise: u64| {
        args.get(i)
            .map_or(otherwise, |a| a.parse().expect("a number"))
    };
    let bot = Kind::from_slug(&args[2]).expect("a bot");
    let mut series = Series::new(&args[0], number(1, 2) as u8, bot, number(3, 100));
    series.seed = number(4, 1);
    series.threads = number(5, 1) as usize;
    let s = series.run(Content::builtin(), &|_| {}).expect("playable");
    if args.len() > 6 {
        println!("{s:#?}");
        return;
    }
    println!(
        "{} {} players: {} games, {:?}, {:?}, wins {:?}, combats {:.1}",
        s.mode,
        s.players,
        s.games,
        s.turns,
        s.endings,
        s.wins_by_seat,
        s.combats as f64 / s.games as f64
    );
    println!("missions drawn in turn {:?}", s.mission_turns);
    println!("achievements {:?}", s.achievements);
    println!("phases {:?}", s.phases);
    println!(
        "{:.1} s, {:.1} games/s, {:.0} decisions/s",
        s.seconds, s.games_per_s, s.decisions_per_s
    );
}
