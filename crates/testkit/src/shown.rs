//! What recorded games must show between them, and what one of them shows.
//!
//! Both are sets of sentences, so that whatever is missing can be printed as it is. The
//! recorder looks for games until nothing is missing, and a test fails while something is.

use std::collections::BTreeSet;

use ark_content::{Content, MissionRule, ModeData, TargetOf};
use ark_engine::modes::{coop, fallout, glitch, guardians, it_learns};
use ark_engine::variants::{complexity_2, factions};
use ark_engine::{Action, Ending, Event, Game, Input, Level, Next, Options, patch};
use ark_ids::{Faction, Seat, Target};

use crate::combinations::{dark_players, variant_sets};

/// How all win or lose together in a mode: what each table must show, and what some table.
fn team_endings(mode: &str) -> [&'static [&'static str]; 2] {
    match mode {
        "guardians" => [&["won by GRD-70", "lost by GRD-26"], &[]],
        "glitch" => [
            &["an end"],
            &[
                "won by GLT-62",
                "lost by GLT-28",
                "lost by GLT-56",
                "lost by GLT-57",
                "lost by GLT-58",
                "lost by GLT-59",
            ],
        ],
        "it-learns" => [&["lost by ITL-89", "lost by ITL-90"], &["won by ITL-91"]],
        _ => [&[], &[]],
    }
}

/// Everything that some recorded game must show.
pub fn wanted(content: &Content) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for mode in content.modes.iter().filter(|mode| mode.params.is_some()) {
        for dark in dark_players(mode) {
            let some = team_endings(&mode.slug)[1].iter();
            let of = format!("{}{}", mode.slug, dark_label(dark));
            all.extend(some.map(|end| format!("{of}: {end}")));
            for players in mode.players.0..=mode.players.1 {
                let endings = endings(mode, players);
                let of = format!("{}{} for {players}", mode.slug, dark_label(dark));
                all.extend(endings.into_iter().map(|end| format!("{of}: {end}")));
            }
            for variants in variant_sets(content, mode) {
                let dark = dark_label(dark);
                all.insert(format!("{}{dark}, {}", mode.slug, set_label(&variants)));
            }
        }
    }
    for target in &content.targets {
        if !matches!(target.of, TargetOf::Factory(_)) {
            all.insert(format!("{} is activated", target.slug));
        }
        all.insert(format!("glitch: {} is struck", target.slug));
        all.insert(format!("glitch: {} is diagnosed", target.slug));
    }
    all.extend(
        content
            .card_kinds
            .iter()
            .map(|k| format!("{} is used", k.slug)),
    );
    for faction in &content.factions {
        let slug = &faction.slug;
        all.insert(format!("{slug} wins on its B-side"));
        all.insert(format!("{slug} wins on its B-side with other variants"));
        all.insert(format!("{slug} wins on its B-side together with others"));
    }
    all.extend(Level::ALL.map(|level| format!("unfair: {} wins", level.slug())));
    all.extend(patches(content));
    all
}

/// What the modes and variants have of their own.
fn patches(content: &Content) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for card in &content.objectives {
        for side in ["easy", "difficult"] {
            all.insert(format!("fallout: {} is completed, {side}", card.slug));
        }
    }
    for kind in ["special room", "generator", "factory"] {
        all.insert(format!("fallout: a {kind} is a target activated"));
    }
    for card in &content.coop.cards {
        for dark in [false, true] {
            let dark = dark_label(dark);
            all.insert(format!("guardians{dark}: {} is drawn", card.slug));
            all.insert(format!("it-learns{dark}: {} is drawn", card.slug));
        }
    }
    for card in &content.organism.cards {
        for turn in it_learns::Turn::USES {
            all.insert(format!("it-learns: {} is turned {turn:?}", card.slug));
        }
    }
    for upgrade in it_learns::Upgrade::ALL {
        all.insert(format!("it-learns: {upgrade:?} is learned"));
    }
    for what in [
        "fallout: war begins",
        "fallout: peace begins",
        "fallout: three fight at once",
        "guardians: a cube is disintegrated",
        "guardians: a teleport fails",
        "guardians: a Guardian is beaten",
        "glitch on hard: won by GLT-62",
        "glitch on hard: lost by GLT-60",
        "glitch: hostile units come",
        "it-learns: corruption is purged",
        "co-op: resources are given",
        "co-op: resources are declined",
        "b-side: a unit changes its section",
        "b-side: a range attack",
        "b-side: a victory feeds",
        "b-side: a bomb explodes",
        "b-side: a mini action",
        "complexity-2: a doorway is sealed",
        "complexity-2: a doorway is unsealed",
        "complexity-2: a cube is disintegrated",
        "complexity-2: a section is constructed",
        "complexity-2: a section is removed",
        "complexity-2: a room is hacked",
        "complexity-2: guards stop units",
    ] {
        all.insert(what.to_owned());
    }
    all
}

/// How a game of a mode can end for so many players.
fn endings(mode: &ModeData, players: u8) -> Vec<&'static str> {
    match mode.params.as_ref().map(|p| p.mission) {
        Some(MissionRule::Shared) => team_endings(&mode.slug)[0].to_vec(),
        // With two players all four targets are as many cubes as end the game.
        Some(MissionRule::Dealt) if players == 2 => vec!["ends by cubes", "turn limit"],
        Some(MissionRule::Dealt) => vec!["ends by cubes", "ends by all targets", "turn limit"],
        _ => vec!["mission", "turn limit"],
    }
}

fn dark_label(dark: bool) -> &'static str {
    if dark { " with a Dark Player" } else { "" }
}

fn set_label(variants: &[String]) -> String {
    format!("variants {} to an end", variants.join(" "))
}

/// How everything begins that games at this table alone can show.
pub fn of_table(options: &Options) -> String {
    let Options { mode, .. } = options;
    let dark = dark_label(options.dark_player);
    if options.hard {
        format!("{mode} on hard: ")
    } else if options.variants.is_empty() {
        format!("{mode}{dark} for {}: ", options.players)
    } else {
        format!("{mode}{dark}, {}", set_label(&options.variants))
    }
}

/// Whether games at this table can show such a thing: one of another mode or variant they
/// cannot.
pub fn can_show(options: &Options, what: &str) -> bool {
    let content = Content::builtin();
    let of = |slug: &String| what.starts_with(slug.as_str());
    let mut modes = content.modes.iter().map(|mode| &mode.slug);
    let mut variants = content.variants.iter().map(|variant| &variant.slug);
    let mode = modes.find(|slug| of(slug));
    let variant = variants.find(|slug| of(slug));
    mode.is_none_or(|slug| options.mode == *slug)
        && variant.is_none_or(|slug| options.variants.contains(slug))
}

/// What a game shows, from its start through all of its inputs to its end.
pub fn shown(
    options: &Options,
    start: Game,
    inputs: impl Iterator<Item = Input>,
) -> BTreeSet<String> {
    let mut shown = BTreeSet::new();
    let mut game = start;
    let mut events = Vec::new();
    for input in inputs {
        events.clear();
        game.apply(input, &mut events).expect("it was played so");
        if let Input::Player(_, Action::Use(card)) = input {
            let content = game.rules.content;
            let kind = usize::from(content.cards[card.index()].kind);
            shown.insert(format!("{} is used", content.card_kinds[kind].slug));
        }
        for event in &events {
            shown.extend(happened(&game, options, *event));
        }
    }
    if let Next::Over(ending) = game.next() {
        ended(&game, options, ending, &mut shown);
    }
    shown
}

fn happened(game: &Game, options: &Options, event: Event) -> Option<String> {
    let content = game.rules.content;
    let slug = |target: Target| &content.targets[target.index()].slug;
    Some(match event {
        Event::Activated { target, .. } => format!("{} is activated", slug(target)),
        Event::MiniTaken { .. } => "b-side: a mini action".into(),
        Event::MeleeBegan { .. } => "fallout: three fight at once".into(),
        Event::Patch(patch::Event::Coop(event)) => return together(game, options, event),
        Event::Patch(patch::Event::Fallout(event)) => return fallen(game, event),
        Event::CombatEnded { verdict, .. }
            if options.mode == "guardians" && verdict == ark_engine::Verdict::Attacker =>
        {
            "guardians: a Guardian is beaten".into()
        }
        Event::Patch(patch::Event::Guardians(event)) => match event {
            guardians::Event::Disintegrated { owner: Some(_), .. } => {
                "guardians: a cube is disintegrated".into()
            }
            guardians::Event::TeleportFailed { .. } => "guardians: a teleport fails".into(),
            _ => return None,
        },
        Event::Patch(patch::Event::Glitch(event)) => match event {
            glitch::Event::Struck { target } => format!("glitch: {} is struck", slug(target)),
            glitch::Event::Diagnosed { target, .. } => {
                format!("glitch: {} is diagnosed", slug(target))
            }
            glitch::Event::Arrived { .. } => "glitch: hostile units come".into(),
            _ => return None,
        },
        Event::Patch(patch::Event::ItLearns(event)) => match event {
            it_learns::Event::Chosen { card, turn, .. } => {
                let card = &content.organism.cards[usize::from(card)].slug;
                format!("it-learns: {card} is turned {turn:?}")
            }
            it_learns::Event::Adapted {
                upgrade: Some(upgrade),
                ..
            } => format!("it-learns: {upgrade:?} is learned"),
            it_learns::Event::Purged { .. } => "it-learns: corruption is purged".into(),
            _ => return None,
        },
        Event::Patch(patch::Event::Factions(event)) => own_power(event)?.into(),
        Event::Patch(patch::Event::Complexity2(event)) => complex(event).into(),
        _ => return None,
    })
}

fn together(game: &Game, options: &Options, event: coop::Event) -> Option<String> {
    Some(match event {
        coop::Event::Accepted(_) => "co-op: resources are given".into(),
        coop::Event::Declined(_) => "co-op: resources are declined".into(),
        coop::Event::CardDrawn(card) => {
            let (mode, dark) = (&options.mode, dark_label(options.dark_player));
            format!("{mode}{dark}: {} is drawn", game.enemy_card(card).slug)
        }
        _ => return None,
    })
}

fn fallen(game: &Game, event: fallout::Event) -> Option<String> {
    let content = game.rules.content;
    Some(match event {
        fallout::Event::Achieved { card, .. } => {
            let difficult = game.state.mode.fallout()?.difficult.has(card);
            let side = if difficult { "difficult" } else { "easy" };
            let slug = &content.objectives[usize::from(card)].slug;
            format!("fallout: {slug} is completed, {side}")
        }
        fallout::Event::Activated { target, .. } => {
            let kind = match content.targets[target.index()].of {
                TargetOf::Special => "special room",
                TargetOf::Generator => "generator",
                TargetOf::Factory(_) => "factory",
            };
            format!("fallout: a {kind} is a target activated")
        }
        fallout::Event::Turned(_) if game.at_peace() => "fallout: peace begins".into(),
        fallout::Event::Turned(_) => "fallout: war begins".into(),
        _ => return None,
    })
}

fn own_power(event: factions::Event) -> Option<&'static str> {
    Some(match event {
        factions::Event::Assigned { .. } => "b-side: a unit changes its section",
        factions::Event::Aimed { .. } => "b-side: a range attack",
        factions::Event::Fed { .. } => "b-side: a victory feeds",
        factions::Event::BombExploded { .. } => "b-side: a bomb explodes",
        factions::Event::BombPlaced { .. } => return None,
    })
}

fn complex(event: complexity_2::Event) -> &'static str {
    match event {
        complexity_2::Event::Sealed { .. } => "complexity-2: a doorway is sealed",
        complexity_2::Event::Unsealed { .. } => "complexity-2: a doorway is unsealed",
        complexity_2::Event::Disintegrated { .. } => "complexity-2: a cube is disintegrated",
        complexity_2::Event::Constructed { .. } => "complexity-2: a section is constructed",
        complexity_2::Event::Removed { .. } => "complexity-2: a section is removed",
        complexity_2::Event::Hacked { .. } => "complexity-2: a room is hacked",
        complexity_2::Event::Stopped { .. } => "complexity-2: guards stop units",
    }
}

fn ended(game: &Game, options: &Options, ending: Ending, shown: &mut BTreeSet<String>) {
    let end = match ending {
        Ending::Mission(_) => "mission".to_owned(),
        Ending::TurnLimit => "turn limit".to_owned(),
        Ending::Ranked { .. } => format!("ends by {}", trigger(game).unwrap_or("nothing")),
        Ending::Team { won: true, rule } => format!("won by {}", rule.id()),
        Ending::Team { won: false, rule } => format!("lost by {}", rule.id()),
    };
    let of = of_table(options);
    let dark = dark_label(options.dark_player);
    shown.insert(format!("{}{dark}: {end}", options.mode));
    if options.variants.is_empty() {
        shown.insert(format!("{of}{end}"));
        shown.insert(of + "an end");
    } else if ending != Ending::TurnLimit {
        shown.insert(of);
    }
    let has = |slug: &str| options.variants.iter().any(|variant| variant == slug);
    let team = matches!(ending, Ending::Team { .. });
    for seat in game.rules.winners(ending) & game.rules.all_seats() {
        if has("b-side") {
            let slug = faction(game, seat);
            let others = match (team, options.variants.len()) {
                (true, _) => " together with others",
                (false, 1) => "",
                (false, _) => " with other variants",
            };
            shown.insert(format!("{slug} wins on its B-side{others}"));
        }
        if has("unfair") {
            let level = options.levels[usize::from(game.state.seat(seat).player)];
            shown.insert(format!("unfair: {} wins", level.slug()));
        }
    }
}

fn faction(game: &Game, seat: Seat) -> &str {
    let Faction(i) = game.state.seat(seat).faction;
    &game.rules.content.factions[usize::from(i)].slug
}

/// How a game of Fallout came to its end: by cubes on the target cards, or by one player
/// who completed them all.
fn trigger(game: &Game) -> Option<&'static str> {
    let own = game.state.mode.fallout()?;
    let cubes = own.cubes[fallout::CARDS..].iter().flatten().flatten();
    let enough = game.rules.content.fallout.end[game.rules.seats - 1];
    let by_cubes = cubes.count() >= usize::from(enough);
    own.last_turn
        .then_some(if by_cubes { "cubes" } else { "all targets" })
}
