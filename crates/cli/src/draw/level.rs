//! Benefits and points as words.

use ark_content::{Content, ConversionData, Gain, Kind};
use ark_protocol::{Level, Price, Resource, Totals};

use super::Drawing;

impl Drawing<'_> {
    /// Such as `MOVE 4`, `ROUTE POWER 1:2` or `3 Di/Os = 2 Mt`.
    pub(crate) fn level(&self, level: &Level) -> String {
        if let Some(slug) = &level.conversion {
            return conversion(slug);
        }
        let Some(kind) = Kind::from_slug(&level.kind) else {
            return level.kind.clone();
        };
        let level = ark_content::Level {
            a: level.a,
            b: level.b,
        };
        format!(
            "{} {}",
            self.words.phrase.benefit(kind),
            number(kind, level)
        )
    }

    pub(crate) fn levels(&self, levels: &[Level]) -> String {
        let words: Vec<String> = levels.iter().map(|level| self.level(level)).collect();
        words.join(", ")
    }

    /// The points of a phase, each with its name.
    pub(crate) fn totals(&self, totals: &Totals) -> String {
        let name = |kind| self.words.phrase.benefit(kind);
        let routes = totals.routes;
        let plain = [
            (Kind::Militarize, totals.militarize),
            (Kind::Move, totals.moves),
            (Kind::Teleport, totals.teleport),
            (Kind::TeleportAny, totals.teleport_any),
            (Kind::Route, routes.own),
        ];
        let more = [
            (Kind::ExtraRoute, totals.extra_routes),
            (Kind::Produce, totals.produce),
            (Kind::Exploit, totals.exploit),
            (Kind::ExploitBonus, totals.exploit_bonus),
            (Kind::Harvest, totals.harvest),
            (Kind::HarvestPerUnit, totals.harvest_per_unit),
            (Kind::AwakeFree, totals.awake_free),
            (Kind::Awake, totals.awake_price),
            (Kind::HealFree, totals.heal_free),
            (Kind::Heal, totals.heal_price),
            (Kind::Engineer, totals.engineer),
            (Kind::EngineerRemote, totals.remote),
            (Kind::EngineerFree, totals.free),
            (Kind::EngineerFreeBiodome, totals.free_biodome),
        ];
        let counted = |list: &[(Kind, u8)]| {
            let some = list.iter().filter(|(_, n)| *n > 0);
            some.map(|(kind, n)| format!("{} {n}", name(*kind)))
                .collect::<Vec<_>>()
        };
        let mut words = counted(&plain);
        for (colour, n) in [
            ("violet", routes.violet),
            ("turquoise", routes.turquoise),
            ("black", routes.black),
        ] {
            if n > 0 {
                let colour = self.words.text(&format!("colour-{colour}"));
                words.push(format!("{} {n} ({colour})", name(Kind::Route)));
            }
        }
        words.extend(counted(&more));
        if totals.draw > 0 {
            let (keep, draw) = (totals.keep, totals.draw);
            words.push(format!("{} {keep}:{draw}", name(Kind::Discover)));
        }
        words.extend(counted(&[(Kind::Use, totals.uses)]));
        words.join(", ")
    }

    /// Such as `2 Di/Os`, or nothing if it is free.
    pub(crate) fn price(&self, price: &Price) -> String {
        if price.amount == 0 {
            return self.words.text("free");
        }
        let kinds: Vec<&str> = price.kinds.iter().map(|kind| short(*kind)).collect();
        format!("{} {}", price.amount, kinds.join("/"))
    }
}

/// `4`, or `2:4` where a level is a pair.
pub(super) fn number(kind: Kind, level: ark_content::Level) -> String {
    if kind.is_pair() {
        format!("{}:{}", level.a, level.b)
    } else {
        level.a.to_string()
    }
}

pub(crate) fn short(kind: Resource) -> &'static str {
    ark_ids::Resource::from(kind).short()
}

fn conversion(slug: &str) -> String {
    let Some(found) = conversion_data(slug) else {
        return slug.to_owned();
    };
    let kinds: Vec<&str> = found.types.iter().map(ark_ids::Resource::short).collect();
    format!("{} {} = {}", found.amount, kinds.join("/"), gain(slug))
}

/// What a conversion gives, such as `2 Mt`.
pub(crate) fn gain(slug: &str) -> String {
    match conversion_data(slug).map(|found| found.gain) {
        Some(Gain::Metamorphite(n)) => format!("{n} Mt"),
        Some(Gain::Routes(n)) => format!("{n} ROUTE"),
        None => slug.to_owned(),
    }
}

fn conversion_data(slug: &str) -> Option<&'static ConversionData> {
    let mut all = Content::builtin().conversions.iter();
    all.find(|conversion| conversion.slug == slug)
}
