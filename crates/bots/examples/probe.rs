use ark_content::Content;
use ark_engine::*;
use std::time::Instant;

struct D(fastrand::Rng);
impl Dice for D { fn below(&mut self, n: u32) -> u32 { self.0.u32(0..n) } }

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args[1].parse().unwrap();
    let players: u8 = args[2].parse().unwrap();
    let limit: u16 = args[3].parse().unwrap();
    let audit = args.get(4).is_some_and(|a| a == "audit");
    println!("State {} Phase {} Combat {} Derived {} Seat {} Frame {} Action {}", size_of::<State>(), size_of::<Phase>(), size_of::<Combat>(), size_of::<Derived>(), size_of::<SeatState>(), size_of::<Frame>(), size_of::<Action>());
    let mut options = Options::new(args.get(5).map_or("awakening", |s| s.as_str()), players);
    options.turn_limit = limit;
    let rules = Rules::intern(Content::builtin(), &options).unwrap();
    let mut list = Vec::with_capacity(1024);
    let (mut decisions, mut rolls, mut turns, mut wins, mut options_n, mut maxlist) = (0u64, 0u64, 0u64, 0u64, 0u64, 0usize);
    let mut depth = 0; let mut pd = 0;
    let t = Instant::now();
    for seed in 0..games {
        let mut dice = D(fastrand::Rng::with_seed(seed));
        let mut g = Game::start(rules, &mut ());
        loop {
            match g.next() {
                Next::Over(e) => { if matches!(e, Ending::Mission(_)) { wins += 1 } break }
                Next::Roll(c) => { let w = chance::ways(&g, c); let n = dice.below(w); g.roll(chance::outcome(&g, c, n), &mut ()); rolls += 1; }
                Next::Ask(seats, _) => {
                    let seat = seats.min().unwrap();
                    g.legal(seat, &mut list);
                    assert!(!list.is_empty());
                    options_n += list.len() as u64; maxlist = maxlist.max(list.len());
                    let a = list[dice.below(list.len() as u32) as usize];
                    if audit { for a in &list { if let Err(e) = g.check(seat, *a) { panic!("seed {seed} {a:?} {e:?}"); } } }
                    g.play_unchecked(seat, a, &mut ());
                    decisions += 1;
                    if audit { if let Err(e) = g.audit() { panic!("seed {seed} after {a:?}: {e}") } }
                }
            }
            if audit { depth = depth.max(g.state.agenda.len()); pd = pd.max(g.state.phases.len()); }
        }
        turns += u64::from(g.state.seats[0].turns);
    }
    let s = t.elapsed().as_secs_f64();
    println!("{games} games {:.0} games/s  {:.0} decisions/s  dec/game {:.1} rolls/game {:.1} turns/player {:.1} wins {wins} avg options {:.1} max {maxlist} depth {depth} phases {pd}", games as f64 / s, decisions as f64 / s, decisions as f64 / games as f64, rolls as f64 / games as f64, turns as f64 / games as f64, options_n as f64 / decisions as f64);
}
