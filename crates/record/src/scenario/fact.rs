//! Facts of a position by name, for `expect` lines.

use ark_content::{Kind, Level};
use ark_engine::{Ending, Game, Next, Origin, Question};
use ark_ids::{Cell, Colour, Place, Resource, Seat, Set};

use super::frames::{origin_word, pools};
use crate::notation::{Notation, seat_letter};
use crate::patches;

type Read = Result<String, String>;

/// The value of a fact, written as a scenario writes it.
pub(super) fn fact(game: &Game, path: &str) -> Read {
    let n = Notation::new(game);
    let (head, rest) = path.split_once('.').unwrap_or((path, ""));
    match head {
        "asks" => return Ok(asks(game)),
        "ending" => {
            return Ok(match game.next() {
                Next::Over(Ending::Mission(seat)) => format!("{} mission", seat_letter(seat)),
                Next::Over(Ending::TurnLimit) => "turn-limit".into(),
                Next::Over(Ending::Team { won, rule }) => {
                    format!("team {} {}", if won { "won" } else { "lost" }, rule.id())
                }
                Next::Over(ending @ Ending::Ranked { .. }) => {
                    format!("ranked {}", letters(game.rules.winners(ending)))
                }
                _ => "none".into(),
            });
        }
        "active" => return Ok(seat_letter(game.state.active).into()),
        "tokens" => return Ok(game.state.tokens.len().to_string()),
        "gates" => return Ok(cells(n, game.state.derived.gates)),
        "rooms" => return Ok(game.state.derived.built.len().to_string()),
        "groups" => return Ok(n.groups(game.state.groups)),
        "deck" => return deck(game, rest),
        "left" => return left(game, rest),
        "phase" => return phase(game, rest),
        "combat" => return combat(game, rest),
        "pool" => return pool(game, rest),
        "stock" | "supply" | "wounded" | "in-play" => return neutral(game, head, rest),
        _ => {}
    }
    if let Some(fact) = patches::fact(game, path) {
        return fact;
    }
    if let Ok(seat) = n.read_seat(head) {
        return seat_fact(game, seat, rest);
    }
    if let Ok(cell) = n.read_cell(head) {
        return room_fact(game, cell, rest);
    }
    Err(format!(
        "`{path}` is no fact: expected a seat (A.arsenal), a cell (d3.control), asks, ending, \
         active, tokens, gates, rooms, groups, deck, left, phase, combat, pool, stock, supply, \
         wounded or in-play"
    ))
}

/// `A section`, `A B commit`, `chance room` or `nobody`.
fn asks(game: &Game) -> String {
    match game.next() {
        Next::Over(_) => "nobody".into(),
        Next::Roll(question) => {
            let word = match question {
                ark_engine::Chance::Player(_) => "player",
                ark_engine::Chance::Groups => "groups",
                ark_engine::Chance::Faction(_) => "faction",
                ark_engine::Chance::First => "first",
                ark_engine::Chance::Factory(_) => "factory",
                ark_engine::Chance::Room => "room",
                ark_engine::Chance::Token(_) => "token",
                ark_engine::Chance::Artifact(_) => "artifact",
                ark_engine::Chance::Mission(_) => "mission",
                ark_engine::Chance::Patch(frame) => &patch_word(game, frame),
            };
            format!("chance {word}")
        }
        Next::Ask(seats, question) => {
            let word = match question {
                Question::Mini => "mini",
                Question::Section => "section",
                Question::Act => "act",
                Question::Chain => "chain",
                Question::AnySection => "any-section",
                Question::ExploreOrder => "explore-order",
                Question::Build => "build",
                Question::Keep => "keep",
                Question::Discard => "discard",
                Question::Return => "return",
                Question::Swap => "swap",
                Question::Airlock => "airlock",
                Question::Fight => "fight",
                Question::Commit => "commit",
                Question::Gate => "gate",
                Question::Link => "link",
                Question::Patch(frame) => &patch_word(game, frame),
            };
            format!("{} {word}", letters(seats))
        }
    }
}

/// What a frame of a mode or variant asks: its first word.
fn patch_word(game: &Game, frame: ark_engine::patch::Frame) -> String {
    let words = patches::frame(Notation::new(game), frame);
    words.split(' ').next().unwrap_or_default().to_owned()
}

fn letters(seats: Set<Seat>) -> String {
    let letters: Vec<String> = seats.iter().map(|s| seat_letter(s).to_string()).collect();
    if letters.is_empty() {
        "nobody".into()
    } else {
        letters.join(" ")
    }
}

fn cells(n: Notation<'_>, set: Set<Cell>) -> String {
    list(set.iter().map(|c| n.cell(c)))
}

fn list(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        "none".into()
    } else {
        words.join(" ")
    }
}

fn pair(level: Level, paired: bool) -> String {
    if paired {
        format!("{}:{}", level.a, level.b)
    } else {
        level.a.to_string()
    }
}

const fn is_pair(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Route | Kind::Discover | Kind::DiscoverPerUnit | Kind::CubeCombat
    )
}

fn room_fact(game: &Game, cell: Cell, what: &str) -> Read {
    let n = Notation::new(game);
    if what == "tile" && !game.state.derived.built.has(cell) {
        return Ok("none".into());
    }
    if !game.state.derived.built.has(cell) {
        return Err(format!("there is no room on {}", n.cell(cell)));
    }
    let room = game.state.room(cell);
    let tile = game.rules.tile(game.state.tile(cell));
    Ok(match what {
        "tile" => tile.slug.clone(),
        "control" => letters(game.controllers(cell)),
        "level" => list(tile.benefits.iter().map(|b| {
            pair(
                b.level(room.cubes.len(), game.room_power(cell)),
                is_pair(b.kind),
            )
        })),
        "cubes" => list(room.cubes.iter().map(|c| n.colour(c))),
        "cylinders" => list(room.cylinders.iter().map(|c| n.colour(c))),
        "units" => list(
            (0..ark_ids::UNIT_KINDS)
                .map(|k| Colour(k as u8))
                .filter_map(|c| {
                    let amount = room.units.of(c);
                    (amount > 0).then(|| format!("{}{amount}", n.colour(c)))
                }),
        ),
        "token" => yes(game.state.tokens.has(cell)),
        "full" => yes(game.state.derived.full.has(cell)),
        "covered" => game.room_covered(cell).to_string(),
        "powered" => game.room_power(cell).to_string(),
        "squares" => tile.squares.to_string(),
        "circles" => tile.circles.to_string(),
        "cost" => {
            let kinds: Vec<_> = tile.cost.types.iter().map(Resource::short).collect();
            if tile.cost.amount == 0 {
                "free".into()
            } else {
                format!("{}{}", tile.cost.amount, kinds.join("/"))
            }
        }
        "group" => tile.group.map_or("none".into(), |g| {
            game.rules.content.groups[g.index()].slug.clone()
        }),
        _ => {
            return Err(format!(
                "a room has no `{what}`: tile, control, level, cubes, cylinders, units, token, \
                 full, squares, circles, covered, powered, cost or group"
            ));
        }
    })
}

fn yes(is: bool) -> String {
    if is { "yes" } else { "no" }.into()
}

fn seat_fact(game: &Game, seat: Seat, what: &str) -> Read {
    let n = Notation::new(game);
    let own = game.state.seat(seat);
    let (key, rest) = what.split_once(['.', ' ']).unwrap_or((what, ""));
    if let Some(kind) = Resource::ALL.into_iter().find(|r| r.short() == key) {
        return Ok(own.resources.of(kind).to_string());
    }
    Ok(match key {
        "resources" => n.resources(&own.resources),
        "arsenal" => own.arsenal.to_string(),
        "hand" => game.hand_size(seat).to_string(),
        "cards" => list(own.hand.open().iter().map(|c| n.card(c))),
        "mission" => own
            .mission
            .open()
            .map_or("none".into(), |m| n.mission(m).to_owned()),
        "marker" => own.marker.map_or("none".into(), |s| n.section(seat, s)),
        "built" => list(own.built.iter().flatten().map(|c| n.card(*c))),
        "asleep" => own.asleep.to_string(),
        "home" => own.home.to_string(),
        "wounded" => own.wounded.to_string(),
        "stock" => own.stock.to_string(),
        "supply" => own.supply.to_string(),
        "targets" => list(own.targets.iter().map(|t| n.target(t).to_owned())),
        "achievements" => list(
            (0..game.rules.content.achievements.len())
                .filter(|i| own.achievements >> i & 1 == 1)
                .map(|i| game.rules.content.achievements[i].slug.clone()),
        ),
        "objectives" => own.objectives.count_ones().to_string(),
        "explored" => own.explored.to_string(),
        "wins" => own.wins.to_string(),
        "turns" => own.turns.to_string(),
        "units" => game.available_units(seat).to_string(),
        "controls" => cells(n, game.control(seat)),
        "rooms" => game.control(seat).len().to_string(),
        "cubes" => game.state.derived.cube_count[seat.index()].to_string(),
        "faction" => game.rules.content.factions[own.faction.index()]
            .slug
            .clone(),
        "player" => (own.player + 1).to_string(),
        "adjacent" => {
            let from = if rest == "home" || rest.is_empty() {
                Place::biodome(seat)
            } else {
                Place::cell(n.read_cell(rest).map_err(|e| e.to_string())?)
            };
            list(game.adjacent(seat, from).iter().map(|p| n.place(p)))
        }
        "explores" => cells(n, game.presence(seat) & game.state.tokens),
        "section" => return section_fact(game, seat, rest),
        "total" => return total(game, seat, rest),
        "mini" => return mini(game, seat, rest),
        "colour" => game.colour_of(seat).to_owned(),
        "board" => game.board(seat).slug.clone(),
        "offers" => {
            let mut actions = Vec::new();
            game.legal(seat, &mut actions);
            list(
                actions
                    .into_iter()
                    .map(|a| n.action(seat, a))
                    .filter(|a| a.starts_with(rest)),
            )
        }
        "strength" => {
            let (cell, against) = rest.split_once(' ').ok_or("expected `A.strength d3 B`")?;
            let cell = n.read_cell(cell).map_err(|e| e.to_string())?;
            let against = n.read_seat(against).map_err(|e| e.to_string())?;
            let squad = game.squad_against(seat, against, cell);
            (own.arsenal + game.combat_bonus(seat, squad, cell)).to_string()
        }
        "defence" => {
            let (cell, against) = rest.split_once(' ').ok_or("expected `A.defence d3 B`")?;
            let cell = n.read_cell(cell).map_err(|e| e.to_string())?;
            let against = n.read_seat(against).map_err(|e| e.to_string())?;
            let squad = game.squad_against(seat, against, cell);
            game.defence(seat, squad, cell).to_string()
        }
        _ => {
            return Err(format!(
                "a seat has no `{what}`: resources, Di, Os, Bt, Ti, Mt, arsenal, hand, cards, \
                 mission, marker, built, asleep, home, wounded, stock, supply, targets, achievements, \
                 objectives, explored, wins, turns, units, controls, rooms, cubes, faction, player, \
                 adjacent, explores, section, total, mini, colour, board, offers, strength or \
                 defence"
            ));
        }
    })
}

/// `A.section engineering.cubes`, `.cylinders` or `.level`.
fn section_fact(game: &Game, seat: Seat, rest: &str) -> Read {
    let n = Notation::new(game);
    let (name, what) = rest.split_once('.').unwrap_or((rest, "level"));
    let section = n.read_any_section(seat, name).map_err(|e| e.to_string())?;
    let own = &game.state.seat(seat).sections;
    let here = own.get(section.index()).copied().unwrap_or_default();
    let Some(data) = game.section(seat, section) else {
        return Err(format!("`{name}` is no section of this seat"));
    };
    let powered = if section.card().is_none() {
        game.section_power(seat, section)
    } else {
        0
    };
    Ok(match what {
        "cubes" => here.cubes.to_string(),
        "powered" => powered.to_string(),
        "cylinders" => list(here.cylinders.iter().map(|c| n.colour(c))),
        "squares" => data.squares.to_string(),
        "circles" => data.circles.to_string(),
        "level" => list(
            data.benefits
                .iter()
                .filter(|b| b.kind != Kind::Convert)
                .map(|b| {
                    let at = b.level(here.cubes as usize, powered);
                    pair(at, is_pair(b.kind))
                }),
        ),
        _ => {
            return Err(format!(
                "a section has no `{what}`: cubes, cylinders, squares, circles, powered or level"
            ));
        }
    })
}

/// `A.total mobility move`: what a phase that begins now would give.
fn total(game: &Game, seat: Seat, rest: &str) -> Read {
    let n = Notation::new(game);
    let words: Vec<&str> = rest.split_whitespace().collect();
    let [section @ .., pool] = &words[..] else {
        return Err("expected `A.total mobility move`".into());
    };
    let choice = n
        .read_action(seat, &format!("take {}", section.join(" ")))
        .map_err(|e| e.to_string())?;
    let ark_engine::Action::Choose { section, line } = choice else {
        return Err("expected a section".into());
    };
    let mut phase = game.snapshot(seat, section, line, Origin::Marker);
    pool_value(&mut phase.totals, pool)
}

/// `A.mini move`: what the mini actions of this kind come to; `A.mini` lists the kinds.
fn mini(game: &Game, seat: Seat, rest: &str) -> Read {
    let mut found: Vec<(Kind, u8)> = Vec::new();
    game.each_mini(seat, |kind, level| {
        match found.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, sum)) => *sum += level.a,
            None => found.push((kind, level.a)),
        }
    });
    if rest.is_empty() {
        return Ok(list(found.iter().map(|(kind, _)| kind.slug().to_owned())));
    }
    let wanted = Kind::from_slug(rest).ok_or_else(|| format!("`{rest}` is no kind"))?;
    let sum = found.iter().find(|(kind, _)| *kind == wanted);
    Ok(sum.map_or(0, |(_, sum)| *sum).to_string())
}

fn pool_value(totals: &mut ark_engine::Totals, name: &str) -> Read {
    if name == "discover" {
        return Ok(format!("{}:{}", totals.keep, totals.draw));
    }
    let names: Vec<&str> = pools(totals).iter().map(|(name, _)| *name).collect();
    pools(totals)
        .into_iter()
        .find(|(n, _)| *n == name)
        .map(|(_, value)| value.to_string())
        .ok_or_else(|| format!("`{name}` is no pool: {}", names.join(", ")))
}

fn left(game: &Game, name: &str) -> Read {
    let mut phase = *game.state.phases.last().ok_or("no phase is under way")?;
    pool_value(&mut phase.totals, name)
}

fn phase(game: &Game, what: &str) -> Read {
    let n = Notation::new(game);
    let Some(phase) = game.state.phases.last() else {
        return Ok("none".into());
    };
    Ok(match what {
        "" | "section" => n.section(game.state.active, phase.section),
        "origin" => origin_word(phase.origin).to_owned(),
        "usable" => list(phase.usable.iter().map(|c| n.colour(c))),
        "factories" => cells(n, phase.factories),
        "depth" => game.state.phases.len().to_string(),
        _ => {
            return Err(format!(
                "a phase has no `{what}`: section, origin, usable, factories or depth"
            ));
        }
    })
}

fn combat(game: &Game, what: &str) -> Read {
    let n = Notation::new(game);
    let Some(combat) = &game.state.combat else {
        return Ok("none".into());
    };
    Ok(match what {
        "" | "at" => n.cell(combat.at),
        "sides" => list(combat.sides.iter().map(|s| seat_letter(s.seat).to_string())),
        "squads" => list(combat.sides.iter().map(|s| n.squad(s.squad))),
        "attacker" | "defender" | "attackers" | "defenders" => {
            // In a melee all defend.
            let Some([attacker, defender]) = combat.duel() else {
                return Ok("none".into());
            };
            match what {
                "attacker" => seat_letter(attacker.seat).into(),
                "defender" => seat_letter(defender.seat).into(),
                "attackers" => n.squad(attacker.squad),
                _ => n.squad(defender.squad),
            }
        }
        "defence" => combat.defence.to_string(),
        _ => return Err(format!("a combat has no `{what}`")),
    })
}

fn deck(game: &Game, what: &str) -> Read {
    let n = Notation::new(game);
    Ok(match what {
        "rooms" => game.state.room_deck.len().to_string(),
        "artifacts" => game.state.artifact_deck.open().len().to_string(),
        "discard" => game.state.artifact_discard.open().len().to_string(),
        "missions" => game.mission_deck_size().to_string(),
        "tiles" => list(game.state.room_deck.iter().map(|t| n.tile(t).to_owned())),
        _ => {
            return Err(format!(
                "no deck `{what}`: rooms, tiles, artifacts, discard or missions"
            ));
        }
    })
}

fn pool(game: &Game, what: &str) -> Read {
    let [artifact, metamorphite, nothing] = game.state.token_pool;
    Ok(match what {
        "artifact" => artifact,
        "metamorphite" => metamorphite,
        "nothing" => nothing,
        "" => artifact + metamorphite + nothing,
        _ => {
            return Err(format!(
                "no token `{what}`: artifact, metamorphite or nothing"
            ));
        }
    }
    .to_string())
}

fn neutral(game: &Game, what: &str, word: &str) -> Read {
    let n = Notation::new(game);
    let colour = n.read_colour(word).map_err(|e| e.to_string())?;
    if colour.as_seat().is_some() {
        return Err(format!("`{word}` is no neutral colour"));
    }
    let neutral = game.state.neutral(colour);
    Ok(match what {
        "supply" => neutral.supply,
        "in-play" => game.in_play(colour),
        _ => neutral.resting,
    }
    .to_string())
}
