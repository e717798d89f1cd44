//! What is left to do, as words: frames, phases, a combat under way.

use ark_engine::{Combat, Frame, Origin, Phase, Secret, Setup, Side, Totals};
use ark_ids::{Conversion, Seat};

use crate::notation::{Notation, read_squad, seat_letter};
use crate::patches;

type Read<T> = Result<T, String>;

pub(super) fn print_frame(n: Notation<'_>, frame: Frame) -> String {
    let seat = |seat: Seat| seat_letter(seat);
    match frame {
        Frame::Setup(stage) => match stage {
            Setup::Players(s) => format!("setup players {}", seat(s)),
            Setup::Groups => "setup groups".into(),
            Setup::Factions(s) => format!("setup factions {}", seat(s)),
            Setup::First => "setup first".into(),
            Setup::Factories(i) => format!("setup factories {i}"),
            Setup::Missions(s) => format!("setup missions {}", seat(s)),
            Setup::Doors(s, i) => format!("setup doors {} {i}", seat(s)),
        },
        Frame::Turn(at) => format!("turn {at}"),
        Frame::Settle => "settle".into(),
        Frame::Mini => "mini".into(),
        Frame::Section => "section".into(),
        Frame::Phase => "phase".into(),
        Frame::Chain => "chain".into(),
        Frame::AnySection => "any-section".into(),
        Frame::ExploreOrder => "explore-order".into(),
        Frame::Explore(cell) => format!("explore {}", n.cell(cell)),
        Frame::Supply(cell) => format!("supply {}", n.cell(cell)),
        Frame::Expand(cell) => format!("expand {}", n.cell(cell)),
        Frame::ExpandAnywhere => "expand-anywhere".into(),
        Frame::Build { tile, near } => {
            format!(
                "build {} {}",
                n.tile(tile),
                near.map_or("anywhere".into(), |c| n.cell(c))
            )
        }
        Frame::Draw { seat: s, left } => format!("draw {} {left}", seat(s)),
        Frame::Discover { keep, left } => format!("discover {keep} {left}"),
        Frame::Keep { left } => format!("keep {left}"),
        Frame::Discard(s) => format!("discard {}", seat(s)),
        Frame::Mission(s) => format!("mission {}", seat(s)),
        Frame::Return { colour, left } => format!("return {} {left}", n.colour(colour)),
        Frame::Spent(card) => format!("spent {}", n.card(card)),
        Frame::Swap => "swap".into(),
        Frame::Airlock => "airlock".into(),
        Frame::Combats => "combats".into(),
        Frame::Commit => "commit".into(),
        Frame::Gates(s) => format!("gates {}", seat(s)),
        Frame::Link => "link".into(),
        Frame::Patch(frame) => patches::frame(n, frame),
    }
}

pub(super) fn read_frame(n: Notation<'_>, text: &str) -> Read<Frame> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let word = |i: usize| words.get(i).copied().unwrap_or("");
    let cell = |i: usize| n.read_cell(word(i)).map_err(|e| e.to_string());
    let seat = |i: usize| n.read_seat(word(i)).map_err(|e| e.to_string());
    let number = |i: usize| -> Read<u8> {
        word(i)
            .parse()
            .map_err(|_| format!("`{text}`: `{}` is no small number", word(i)))
    };
    Ok(match word(0) {
        "setup" => Frame::Setup(match word(1) {
            "players" => Setup::Players(seat(2)?),
            "groups" => Setup::Groups,
            "factions" => Setup::Factions(seat(2)?),
            "first" => Setup::First,
            "factories" => Setup::Factories(number(2)?.min(3)),
            "missions" => Setup::Missions(seat(2)?),
            "doors" => Setup::Doors(seat(2)?, number(3)?.min(1)),
            other => return Err(format!("`{other}` is no stage of the set-up")),
        }),
        "turn" => {
            let at = number(1)?;
            if usize::from(at) >= n.game.rules.script.len() {
                return Err(format!("a turn has {} steps", n.game.rules.script.len()));
            }
            Frame::Turn(at)
        }
        "settle" => Frame::Settle,
        "mini" => Frame::Mini,
        "section" => Frame::Section,
        "phase" => Frame::Phase,
        "chain" => Frame::Chain,
        "any-section" => Frame::AnySection,
        "explore-order" => Frame::ExploreOrder,
        "explore" => Frame::Explore(cell(1)?),
        "supply" => Frame::Supply(cell(1)?),
        "expand" => Frame::Expand(cell(1)?),
        "expand-anywhere" => Frame::ExpandAnywhere,
        "build" => {
            let near = if word(2) == "anywhere" {
                None
            } else {
                Some(cell(2)?)
            };
            Frame::Build {
                tile: n.read_tile(word(1)).map_err(|e| e.to_string())?,
                near,
            }
        }
        "draw" => Frame::Draw {
            seat: seat(1)?,
            left: number(2)?,
        },
        "discover" => Frame::Discover {
            keep: number(1)?,
            left: number(2)?,
        },
        "keep" => Frame::Keep { left: number(1)? },
        "discard" => Frame::Discard(seat(1)?),
        "mission" => Frame::Mission(seat(1)?),
        "return" => {
            let colour = n.read_colour(word(1)).map_err(|e| e.to_string())?;
            if colour.as_seat().is_some() {
                return Err(format!("`{}` is no neutral colour", word(1)));
            }
            Frame::Return {
                colour,
                left: number(2)?,
            }
        }
        "spent" => Frame::Spent(n.read_card(word(1)).map_err(|e| e.to_string())?),
        "swap" => Frame::Swap,
        "airlock" => Frame::Airlock,
        "combats" => Frame::Combats,
        "commit" => Frame::Commit,
        "gates" => Frame::Gates(seat(1)?),
        "link" => Frame::Link,
        other => match patches::read_frame(n, &words) {
            Some(frame) => Frame::Patch(frame?),
            None => return Err(format!("`{other}` is nothing that can be left to do")),
        },
    })
}

pub(super) const fn origin_word(origin: Origin) -> &'static str {
    match origin {
        Origin::Marker => "marker",
        Origin::Chain => "chain",
        Origin::AnySection => "any-section",
        Origin::Card => "card",
        Origin::Mini => "mini",
    }
}

pub(super) fn read_origin(word: &str) -> Read<Origin> {
    [
        Origin::Marker,
        Origin::Chain,
        Origin::AnySection,
        Origin::Card,
        Origin::Mini,
    ]
    .into_iter()
    .find(|o| origin_word(*o) == word.trim())
    .ok_or_else(|| format!("`{word}`: expected marker, chain, any-section, card or mini"))
}

/// Every pool of a phase by name.
pub(super) fn pools(totals: &mut Totals) -> [(&'static str, &mut u8); 27] {
    let Totals {
        militarize,
        moves,
        teleport,
        teleport_any,
        routes: [own, violet, turquoise, black],
        extra_routes,
        produce,
        exploit,
        exploit_bonus,
        harvest,
        harvest_per_unit,
        awake_free,
        heal_free,
        engineer,
        remote,
        free,
        free_biodome,
        keep,
        draw,
        uses,
        awake_price,
        heal_price,
        range,
        bombs,
    } = totals;
    [
        ("militarize", militarize),
        ("move", moves),
        ("teleport", teleport),
        ("teleport-any", teleport_any),
        ("route", own),
        ("route-violet", violet),
        ("route-turquoise", turquoise),
        ("route-black", black),
        ("extra-route", extra_routes),
        ("produce", produce),
        ("exploit", exploit),
        ("exploit-bonus", exploit_bonus),
        ("harvest", harvest),
        ("harvest-units", harvest_per_unit),
        ("awake-free", awake_free),
        ("heal-free", heal_free),
        ("engineer", engineer),
        ("remote", remote),
        ("free", free),
        ("free-biodome", free_biodome),
        ("keep", keep),
        ("draw", draw),
        ("use", uses),
        ("awake-price", awake_price),
        ("heal-price", heal_price),
        ("range", range),
        ("bombs", bombs),
    ]
}

/// `left move 3 teleport 2`: the pools named; the others stay as computed. Sets are
/// written as lists: `factories d3 e4`, `usable robot`, `conversions refining`.
pub(super) fn set_left(n: Notation<'_>, phase: &mut Phase, words: &str) -> Read<()> {
    const SETS: [&str; 4] = ["factories", "usable", "conversions", "acts"];
    let mut names: Vec<&str> = pools(&mut phase.totals)
        .iter()
        .map(|(name, _)| *name)
        .collect();
    names.extend(SETS);
    // An act may bear the name of a pool, so the list of acts must stand last.
    let (words, acts) = match words.split_once("acts") {
        Some((before, acts)) => (before, Some(acts)),
        None => (words, None),
    };
    for (key, values) in super::arrange::fields(words, &names)? {
        match key.as_str() {
            "factories" => {
                let cells = values
                    .iter()
                    .filter(|w| *w != "none")
                    .map(|w| n.read_cell(w));
                phase.factories = cells.collect::<Result<_, _>>().map_err(|e| e.to_string())?;
            }
            "usable" => {
                let colours = values
                    .iter()
                    .filter(|w| *w != "none")
                    .map(|w| n.read_colour(w));
                phase.usable = colours
                    .collect::<Result<_, _>>()
                    .map_err(|e| e.to_string())?;
            }
            "conversions" => {
                let table = &n.game.rules.content.conversions;
                let ids = values.iter().filter(|w| *w != "none").map(|w| {
                    let index = table.iter().position(|c| c.slug == **w);
                    index
                        .map(|i| Conversion(i as u8))
                        .ok_or_else(|| format!("`{w}` is no conversion"))
                });
                phase.conversions = ids.collect::<Result<_, _>>()?;
            }
            pool => {
                let value = match &values[..] {
                    [value] => value
                        .parse()
                        .map_err(|_| format!("`{pool} {value}`: a number"))?,
                    _ => return Err(format!("`{pool}` needs one number")),
                };
                for (name, slot) in pools(&mut phase.totals) {
                    if name == pool {
                        *slot = value;
                    }
                }
            }
        }
    }
    if let Some(acts) = acts {
        let all = ark_content::Act::ALL;
        let read = |word: &str| {
            let act = all
                .into_iter()
                .find(|a| crate::notation::act_word(*a) == word);
            act.ok_or_else(|| format!("`{word}` is no action"))
        };
        phase.acts = acts.split_whitespace().map(read).collect::<Read<_>>()?;
    }
    Ok(())
}

/// `d3 A B attackers 1 defenders 2+1r defence 6 cards x none`, or for more sides
/// `d3 melee A 1 x B 2+1r none C 1 none`.
pub(super) fn print_combat(n: Notation<'_>, combat: &Combat) -> String {
    let card = |side: Side| side.card.open().map_or("none".into(), |c| n.card(c));
    let at = n.cell(combat.at);
    let Some([attacker, defender]) = combat.duel() else {
        let side = |s: &Side| format!(" {} {} {}", seat_letter(s.seat), n.squad(s.squad), card(*s));
        let sides: String = combat.sides.iter().map(side).collect();
        return format!("{at} melee{sides}");
    };
    format!(
        "{at} {} {} attackers {} defenders {} defence {} cards {} {}",
        seat_letter(attacker.seat),
        seat_letter(defender.seat),
        n.squad(attacker.squad),
        n.squad(defender.squad),
        combat.defence,
        card(attacker),
        card(defender)
    )
}

pub(super) fn read_combat(n: Notation<'_>, text: &str) -> Read<Combat> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let side = |seat: &str, squad: &str, card: &str| -> Read<Side> {
        let card = if card == "none" {
            None
        } else {
            Some(n.read_card(card).map_err(|e| e.to_string())?)
        };
        Ok(Side {
            seat: n.read_seat(seat).map_err(|e| e.to_string())?,
            squad: read_squad(squad).map_err(|e| e.to_string())?,
            card: Secret::new(card),
        })
    };
    let cell = |word: &str| n.read_cell(word).map_err(|e| e.to_string());
    if let [at, "melee", sides @ ..] = &words[..] {
        if sides.len() % 3 != 0 || !(9..=15).contains(&sides.len()) {
            return Err("expected three to five sides such as `A 2 none`".into());
        }
        let sides: Read<Vec<Side>> = sides.chunks(3).map(|s| side(s[0], s[1], s[2])).collect();
        return Ok(Combat::of(cell(at)?, sides?, 0));
    }
    let [
        at,
        attacker,
        defender,
        "attackers",
        one,
        "defenders",
        two,
        "defence",
        defence,
        "cards",
        a,
        d,
    ] = words[..]
    else {
        let form = "d3 A B attackers 1 defenders 2 defence 4 cards none none";
        return Err(format!("expected a combat such as `{form}`"));
    };
    let defence = defence
        .parse()
        .map_err(|_| format!("`{defence}` is no small number"))?;
    let sides = [side(attacker, one, a)?, side(defender, two, d)?];
    Ok(Combat::of(cell(at)?, sides, defence))
}
