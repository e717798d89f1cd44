//! The facts themselves. Numbers stand here a second time on purpose: they
//! guard the files against a slip.

use ark_ids::{Resource, Section};

use super::Fact::{self, *};
use crate::{Act, Driver, Kind, Level};
use Resource::{Biotics, Dilitium, Osvite, Titanium};

const fn one(a: u8) -> Level {
    Level { a, b: 0 }
}

const fn pair(a: u8, b: u8) -> Level {
    Level { a, b }
}

const MILITARY: Section = Section(0);
const MOBILITY: Section = Section(1);
const POWER: Section = Section(2);
const PRODUCTION: Section = Section(3);
const STASIS: Section = Section(4);
const ENGINEERING: Section = Section(5);
const RESEARCH: Section = Section(6);

pub(super) const MOBILITY_TO_ENGINEERING: Fact = Chain(MOBILITY, ENGINEERING);

/// What each special room gives (RMS-02 to RMS-34, RMS-R2 to RMS-R7).
pub(super) const KINDS: &[(&str, &[Kind])] = &[
    ("shield-generator", &[Kind::ExploitBonus]),
    ("science-lab", &[Kind::Discover]),
    ("waste-recycling", &[Kind::Produce]),
    ("planet-harvester", &[Kind::Harvest]),
    ("tactical", &[Kind::Militarize]),
    ("medical-labs", &[Kind::HealFree]),
    ("observatory", &[Kind::DiscoverPerUnit]),
    ("power-network-hub", &[Kind::Route]),
    ("genesis-chamber", &[Kind::EngineerFreeBiodome]),
    ("reserves-deposits", &[Kind::HarvestPerUnit]),
    ("communication-array", &[Kind::Move]),
    ("internal-security", &[Kind::Defence]),
    ("holodeck", &[Kind::DefencePerUnit]),
    ("warp-engine", &[Kind::TeleportAny]),
    ("central-knowledgebase", &[Kind::EngineerFree]),
    ("launch-bay", &[Kind::TeleportAny]),
    ("element-synthesizer", &[Kind::Convert]),
    ("armory", &[Kind::MilitarizePerUnit]),
    ("species-archive", &[Kind::Militarize, Kind::Produce]),
    ("bioengineering", &[Kind::AwakeFree]),
    ("resource-transport-belt", &[Kind::ExploitBonus]),
    ("assistant-drones", &[Kind::EngineerRemote]),
    ("central-computing-core", &[Kind::Engineer]),
    ("quantum-oracle", &[Kind::Discover]),
    ("space-time-conduit", &[Kind::ExtraRoute]),
    ("starship-factory", &[Kind::EngineerRemote]),
    ("helm-navigation", &[Kind::Teleport]),
    ("nanobotics-laboratory", &[Kind::ExtraRoute]),
    ("robotics", &[Kind::Units]),
    ("room-construction-module", &[Kind::Engineer]),
    ("gravity-generator", &[Kind::Produce]),
    ("the-brig", &[Kind::Units]),
];

const FACTORY: &[Fact] = &[
    Ladder(Kind::Yield, &[one(2), one(4), one(7), one(10)]),
    By(Kind::Yield, Driver::Circles),
    Costs(0, &[]),
];
const GENERATOR: &[Fact] = &[Ladder(
    Kind::Route,
    &[pair(1, 2), pair(2, 4), pair(3, 7), pair(4, 10)],
)];

/// Facts about single rooms (ROOM-R2, PROD-R4, UNIT-14, FAQ-01).
pub(super) const ROOMS: &[(&str, &[Fact])] = &[
    (
        "communication-array",
        &[
            Ladder(Kind::Move, &[one(2), one(6), one(10)]),
            By(Kind::Move, Driver::Circles),
            Costs(3, &[Osvite]),
        ],
    ),
    (
        "tactical",
        &[Has(Kind::Militarize, one(5)), Costs(3, &[Titanium])],
    ),
    ("observatory", &[Chain(PRODUCTION, MOBILITY)]),
    (
        "reserves-deposits",
        &[By(Kind::HarvestPerUnit, Driver::Squares), Circles],
    ),
    (
        "robotics",
        &[By(Kind::Units, Driver::Circles), Has(Kind::Units, one(4))],
    ),
    (
        "the-brig",
        &[By(Kind::Units, Driver::Squares), Has(Kind::Units, one(4))],
    ),
    ("factory-dilitium", FACTORY),
    ("factory-osvite", FACTORY),
    ("factory-biotics", FACTORY),
    ("factory-titanium", FACTORY),
    ("generator-violet", GENERATOR),
    ("generator-turquoise", GENERATOR),
];

/// Facts about the A-side (ROOM-R2).
pub(super) const SECTIONS_OF_A: &[(Section, &[Fact])] = &[
    (
        MILITARY,
        &[
            Lines(&[&[Act::Militarize]]),
            Has(Kind::Militarize, one(6)),
            Has(Kind::DefencePerUnit, one(2)),
        ],
    ),
    (
        MOBILITY,
        &[
            Lines(&[&[Act::Move, Act::Teleport]]),
            Starts(Kind::Move, &[one(2), one(4)]),
            Costs(2, &[Dilitium]),
        ],
    ),
    (
        POWER,
        &[
            Lines(&[&[Act::Route]]),
            Starts(Kind::Route, &[pair(1, 2), pair(2, 4)]),
        ],
    ),
    (
        PRODUCTION,
        &[
            Lines(&[&[Act::Produce], &[Act::Exploit]]),
            By(Kind::Produce, Driver::Squares),
            Ladder(Kind::Exploit, &[one(4)]),
        ],
    ),
    (
        STASIS,
        &[
            Lines(&[&[Act::Awake, Act::Heal]]),
            Starts(Kind::Awake, &[one(5)]),
            PaidIn(Kind::Awake, &[Titanium, Biotics]),
            Starts(Kind::Heal, &[one(1)]),
            PaidIn(Kind::Heal, &[Biotics]),
        ],
    ),
    (
        ENGINEERING,
        &[
            Lines(&[&[Act::Engineer]]),
            Starts(Kind::Engineer, &[one(2), one(3)]),
            Costs(1, &[Osvite]),
        ],
    ),
    (
        RESEARCH,
        &[
            Lines(&[&[Act::Discover], &[Act::Use]]),
            Starts(Kind::Discover, &[pair(1, 3)]),
            Starts(Kind::Use, &[one(1)]),
        ],
    ),
];

/// Levels that some special room shows in an example.
pub(super) const SOMEWHERE: &[(Kind, Level)] = &[
    (Kind::DiscoverPerUnit, pair(2, 2)),
    (Kind::Defence, one(4)),
    (Kind::DefencePerUnit, one(1)),
    (Kind::ExtraRoute, one(2)),
    (Kind::ExploitBonus, one(2)),
    (Kind::Teleport, one(1)),
    (Kind::TeleportAny, one(1)),
    (Kind::EngineerRemote, one(1)),
    (Kind::EngineerFree, one(1)),
    (Kind::EngineerFreeBiodome, one(1)),
];
