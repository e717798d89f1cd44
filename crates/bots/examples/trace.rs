use ark_bots::*;
use ark_content::Content;
use ark_engine::*;
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let players: u8 = args[1].parse().unwrap();
    let index: u64 = args[2].parse().unwrap();
    let limit: u16 = args[3].parse().unwrap();
    let mut o = Options::new(&args[0], players);
    o.turn_limit = limit;
    let rules = Rules::intern(Content::builtin(), &o).unwrap();
    let mut dice = SeededDice::fork(1, index);
    let mut seated: Vec<Box<dyn Bot>> = (0..rules.seats)
        .map(|_| Kind::Greedy.seat(dice.seed()))
        .collect();
    let mut g = Game::start(rules, &mut ());
    let mut list = vec![];
    let only: Option<u8> = args.get(4).map(|s| s.parse().unwrap());
    loop {
        let mut ev: Vec<Event> = vec![];
        dice.answer(&mut g, &mut ev);
        match g.next() {
            Next::Over(e) => {
                println!("{e:?}");
                break;
            }
            Next::Ask(seats, q) => {
                let seat = seats.min().unwrap();
                g.legal(seat, &mut list);
                let a = if list.len() == 1 {
                    list[0]
                } else {
                    seated[seat.index()].choose(&Observer::new(&g, seat), &list)
                };
                let show = only.is_none_or(|o| o == seat.0);
                if show {
                    if q == Question::Section {
                        let s = g.state.seat(seat);
                        println!(
                            "== seat {} turn {} res {:?} arsenal {} asleep {} wounded {} mission {:?} ach {:#b} sections {:?} targets {:?} control {} hand {} explored {}",
                            seat.0,
                            s.turns,
                            s.resources.0,
                            s.arsenal,
                            s.asleep,
                            s.wounded,
                            s.mission
                                .open()
                                .map(|m| &rules.content.missions[m.index()].objectives),
                            s.achievements,
                            s.sections
                                .iter()
                                .take(7)
                                .map(|x| x.cubes)
                                .collect::<Vec<_>>(),
                            s.targets,
                            g.control(seat).len(),
                            g.hand_size(seat),
                            s.explored
                        );
                    }
                    for e in ev {
                        println!("      ~ {e:?}");
                    }
                    match a {
                        Action::Choose { section, line } => println!(
                            "  [{}] {} line {line}",
                            seat.0,
                            rules.content.boards[0].sections[section.index()].slug
                        ),
                        Action::Build(c) => println!(
                            "    build {:?} at {:?}",
                            c,
                            (rules.grid.column(c), rules.grid.row(c))
                        ),
                        _ => println!("    {a:?}"),
                    }
                }
                let mut ev: Vec<Event> = vec![];
                g.play(seat, a, &mut ev).unwrap();
                for e in ev {
                    if matches!(
                        e,
                        Event::CombatBegan { .. }
                            | Event::CombatEnded { .. }
                            | Event::Activated { .. }
                            | Event::Achieved { .. }
                            | Event::MissionDrawn { .. }
                    ) {
                        println!("      * {e:?}");
                    }
                }
            }
            Next::Roll(_) => unreachable!(),
        }
    }
}
