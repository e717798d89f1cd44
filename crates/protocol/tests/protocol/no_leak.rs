//! No view tells what its viewer may not know.
//!
//! At the states of random games another world is imagined that the viewer cannot
//! tell from this one: all hidden cards and missions are dealt anew. Views of both
//! must be equal, options and refusals included; and an input that reveals nothing
//! to the viewer must be seen alike in both.

use ark_content::Content;
use ark_engine::{Chance, Dice, Event, Game, Input, Next, Options, Outcome, Rules, chance};
use ark_ids::{Seat, Set};
use ark_protocol::{Named, SeenEvent, Slug, View, seen};

struct Rng(fastrand::Rng);

impl Dice for Rng {
    fn below(&mut self, n: u32) -> u32 {
        self.0.u32(0..n)
    }
}

/// How a viewer looks at the table and at what happens.
struct Eyes<T> {
    look: fn(&Game, Option<Seat>) -> T,
    watch: fn(&Game, Event, Option<Seat>) -> Option<SeenEvent>,
}

impl Eyes<View> {
    const HONEST: Self = Self {
        look: View::of,
        watch: seen,
    };
}

/// How often the property met something that could have leaked.
#[derive(Default, Debug)]
struct Tally {
    worlds: u32,
    differing: u32,
    inputs: u32,
    foreign_cards: u32,
    foreign_missions: u32,
    foreign_drawn: u32,
    foreign_committed: u32,
    refused: u32,
}

/// Plays one game at random and compares what every viewer sees in it and in
/// imagined worlds. The text says where they differ.
fn compare<T: PartialEq>(
    options: &Options,
    seed: u64,
    eyes: &Eyes<T>,
    tally: &mut Tally,
) -> Result<(), String> {
    let options = Options {
        turn_limit: 30,
        random_seats: true,
        ..options.clone()
    };
    let rules = Rules::intern(Content::builtin(), &options).expect("a playable table");
    let mut rng = Rng(fastrand::Rng::with_seed(seed));
    let mut game = Game::start(rules, &mut ());
    let mut viewers: Vec<_> = rules.players.iter().map(Some).collect();
    viewers.push(None);
    for step in 0.. {
        let input = draw(&game, &mut rng);
        let over = input.is_none();
        let tricky = over || game.state.combat.is_some() || game.drawn_size() > 0;
        if tricky || rng.below(16) == 0 {
            for viewer in viewers.iter().copied() {
                let world = game.imagine(viewer, &mut rng);
                count(&game, &world, viewer, tally);
                tell_apart(&game, &world, input, viewer, eyes, tally).map_err(|what| {
                    format!("{options:?}, seed {seed}, step {step}, {viewer:?}: {what}")
                })?;
            }
        }
        match input {
            Some(input) => game.apply(input, &mut ()).expect("taken from the list"),
            None => break,
        }
    }
    Ok(())
}

/// Whether the viewer can tell two worlds apart, now or by the next input.
fn tell_apart<T: PartialEq>(
    game: &Game,
    world: &Game,
    input: Option<Input>,
    viewer: Option<Seat>,
    eyes: &Eyes<T>,
    tally: &mut Tally,
) -> Result<(), &'static str> {
    if (eyes.look)(world, viewer) != (eyes.look)(game, viewer) {
        return Err("the views differ");
    }
    let Some(input) = input.filter(|input| !reveals(game, *input, viewer)) else {
        return Ok(());
    };
    let (mut here, mut there) = (*game, *world);
    let (mut these, mut those) = (Vec::new(), Vec::new());
    if there.apply(input, &mut those).is_err() {
        return Ok(());
    }
    here.apply(input, &mut these).expect("taken from the list");
    // A win shows the mission that nobody knew.
    if matches!(here.next(), Next::Over(_)) || matches!(there.next(), Next::Over(_)) {
        return Ok(());
    }
    tally.inputs += 1;
    let watch = |events: Vec<Event>| -> Vec<SeenEvent> {
        let seen = |event| (eyes.watch)(game, event, viewer);
        events.into_iter().filter_map(seen).collect()
    };
    if watch(these) != watch(those) {
        return Err("the events differ");
    }
    if (eyes.look)(&there, viewer) != (eyes.look)(&here, viewer) {
        return Err("the views differ after the input");
    }
    Ok(())
}

/// The next input at random; none when the game is over.
fn draw(game: &Game, rng: &mut Rng) -> Option<Input> {
    match game.next() {
        Next::Over(_) => None,
        Next::Roll(asked) => {
            let n = rng.below(chance::ways(game, asked));
            Some(Input::Chance(chance::outcome(game, asked, n)))
        }
        Next::Ask(seats, _) => {
            let seat = seats.nth(rng.below(seats.len() as u32) as usize)?;
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let action = legal[rng.below(legal.len() as u32) as usize];
            Some(Input::Player(seat, action))
        }
    }
}

/// Whether the viewer learns something secret by this input.
fn reveals(game: &Game, input: Input, viewer: Option<Seat>) -> bool {
    let learners = game.learners(input);
    match (viewer, input) {
        (Some(seat), _) => learners.has(seat),
        // Onlookers see what is shown to all, and a single player's draw is not.
        (None, Input::Chance(Outcome::Artifact(_))) => {
            !matches!(game.next(), Next::Roll(Chance::Artifact(_)))
        }
        (None, Input::Chance(Outcome::Mission(_))) => {
            !matches!(game.next(), Next::Roll(Chance::Mission(seat)) if learners == Set::one(seat))
        }
        (None, _) => !learners.is_empty(),
    }
}

fn count(game: &Game, world: &Game, viewer: Option<Seat>, tally: &mut Tally) {
    let (real, imagined) = (&game.state, &world.state);
    let others = || game.rules.players.iter().filter(|s| Some(*s) != viewer);
    let cards = others().any(|s| real.seat(s).hand != imagined.seat(s).hand);
    let missions = others().any(|s| real.seat(s).mission != imagined.seat(s).mission);
    let drawn = viewer != Some(real.active) && game.drawn_size() > 0;
    let committed = game.committed().iter().any(|seat| Some(seat) != viewer);
    tally.worlds += 1;
    tally.differing += u32::from(cards || missions || drawn);
    tally.foreign_cards += u32::from(cards);
    tally.foreign_missions += u32::from(missions);
    tally.foreign_drawn += u32::from(drawn);
    tally.foreign_committed += u32::from(committed);
    tally.refused += viewer.map_or(0, |seat| u32::from(!game.refused(seat).is_empty()));
}

fn table(mode: &str, players: u8) -> Options {
    Options {
        turn_limit: 30,
        random_seats: true,
        ..Options::new(mode, players)
    }
}

/// Every number of players of every mode that can be played, with a Dark Player too.
fn tables() -> impl Iterator<Item = Options> {
    let modes = Content::builtin().modes.iter();
    let playable = modes.filter(|mode| mode.params.is_some());
    playable.flat_map(|mode| {
        let (least, most) = mode.players;
        (least..=most).flat_map(move |players| {
            let dark = [false, true]
                .into_iter()
                .take(1 + usize::from(mode.dark_player));
            dark.map(move |dark_player| Options {
                dark_player,
                ..table(&mode.slug, players)
            })
        })
    })
}

/// The same tables with every choice of variants.
fn variants() -> Vec<Options> {
    let content = Content::builtin();
    let mut all = Vec::new();
    for plain in tables() {
        let data = content.modes.iter().find(|m| m.slug == plain.mode);
        let offered = data.into_iter().flat_map(|mode| &mode.variants);
        let known = |slug: &&String| {
            let mut variants = content.variants.iter();
            variants.any(|variant| variant.slug == **slug && variant.playable)
        };
        let offered: Vec<&String> = offered.filter(known).collect();
        for choice in 1..1u32 << offered.len() {
            let chosen = (0..offered.len()).filter(|i| choice >> i & 1 == 1);
            all.push(Options {
                variants: chosen.map(|i| offered[i].clone()).collect(),
                ..plain.clone()
            });
        }
    }
    all
}

/// Proves: RES-R7, ART-06, ART-R10, MISS-06, MISS-12.
#[test]
fn nobody_sees_what_is_hidden() {
    assert!(tables().count() >= 8);
    let mut tally = Tally::default();
    for options in tables() {
        for seed in 0..8 {
            let result = compare(&options, seed, &Eyes::HONEST, &mut tally);
            assert_eq!(result, Ok(()));
        }
    }
    for (seed, options) in (0..).zip(variants()) {
        let result = compare(&options, seed, &Eyes::HONEST, &mut tally);
        assert_eq!(result, Ok(()));
    }
    // The property is worth as much as what it met.
    let Tally {
        worlds,
        differing,
        inputs,
        foreign_cards,
        foreign_missions,
        foreign_drawn,
        foreign_committed,
        refused,
    } = tally;
    let met = [
        worlds / 10,
        differing / 10,
        inputs / 10,
        foreign_cards / 10,
        foreign_missions,
        foreign_drawn,
        foreign_committed,
        refused / 10,
    ];
    assert!(met.iter().all(|met| *met >= 10), "{tally:?}");
}

/// Whether the property finds a leak within a few games.
fn caught<T: PartialEq>(eyes: &Eyes<T>) -> bool {
    let mut tally = Tally::default();
    (0..120).any(|seed| compare(&table("awakening", 3), seed, eyes, &mut tally).is_err())
}

fn hands(game: &Game, _: Option<Seat>) -> Vec<Vec<Slug>> {
    let seats = game.rules.all_seats().iter();
    seats
        .map(|seat| {
            let hand = game.state.seat(seat).hand.open();
            hand.iter()
                .map(|card| card.slug(game.rules.content))
                .collect()
        })
        .collect()
}

fn missions(game: &Game, _: Option<Seat>) -> Vec<Option<Slug>> {
    let seats = game.rules.all_seats().iter();
    seats
        .map(|seat| {
            let mission = game.state.seat(seat).mission.open();
            mission.map(|mission| mission.slug(game.rules.content))
        })
        .collect()
}

/// The options of everybody, which tell what hands hold.
fn all_options(game: &Game, _: Option<Seat>) -> Vec<View> {
    let seats = game.rules.all_seats().iter();
    seats
        .map(|seat| View {
            own: None,
            seats: Vec::new(),
            ..View::of(game, Some(seat))
        })
        .collect()
}

fn committed(game: &Game, _: Option<Seat>) -> Option<Vec<Option<u8>>> {
    let combat = game.state.combat?;
    let sides = combat.sides.iter();
    Some(sides.map(|s| s.card.open().map(|card| card.0)).collect())
}

/// What the seat of the event sees, shown to everybody.
fn over_the_shoulder(game: &Game, event: Event, viewer: Option<Seat>) -> Option<SeenEvent> {
    match event {
        Event::Drew { seat, .. } | Event::Kept { seat, .. } | Event::PutBack { seat, .. } => {
            seen(game, event, Some(seat))
        }
        other => seen(game, other, viewer),
    }
}

#[test]
fn planted_leaks_are_found() {
    let watch = seen;
    assert!(caught(&Eyes { look: hands, watch }), "all hands");
    assert!(
        caught(&Eyes {
            look: missions,
            watch
        }),
        "all missions"
    );
    assert!(
        caught(&Eyes {
            look: all_options,
            watch
        }),
        "all options"
    );
    assert!(
        caught(&Eyes {
            look: committed,
            watch
        }),
        "committed cards"
    );
    let deck: fn(&Game, Option<Seat>) -> u128 = |g, _| g.state.artifact_deck.open().bits();
    assert!(caught(&Eyes { look: deck, watch }), "the artifact deck");
    let blind: fn(&Game, Option<Seat>) = |_, _| ();
    let watch = over_the_shoulder;
    assert!(caught(&Eyes { look: blind, watch }), "faces of cards");
}

#[test]
fn views_are_written_and_read_alike() {
    for options in tables().chain(variants()) {
        let rules = Rules::intern(Content::builtin(), &options).unwrap();
        let mut rng = Rng(fastrand::Rng::with_seed(7));
        let mut game = Game::start(rules, &mut ());
        for step in 0..400 {
            let Some(input) = draw(&game, &mut rng) else {
                break;
            };
            if step % 10 == 0 {
                let seat = rules.players.iter().nth(step / 10 % rules.players.len());
                let seat = seat.expect("somebody plays");
                let view = View::of(&game, Some(seat));
                let text = serde_json::to_string(&view).unwrap();
                assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
                for action in &view.options {
                    let read = action.on(&game).expect("an option is an action");
                    assert_eq!(game.check(seat, read), Ok(()));
                }
            }
            game.apply(input, &mut ()).unwrap();
        }
    }
}
