//! Everything that can speak against the choices of a table.

use ark_engine::Problem;
use ark_ids::Faction;

super::every!(
    Problem: UnknownMode, UnknownVariant, UnknownLayout, Players, VariantNotListed, VariantTwice,
    NoDarkPlayer, GroupCount, BothViolet, UnknownGroup, NoGroups, FactionTwice, UnknownFaction,
    UnknownSeat, TooFewMissions, NotPlayable, TooMuchMore, NoneExperienced, NoLevels,
);

pub(crate) fn samples() -> Vec<Problem> {
    let mode = || "awakening".to_owned();
    let variant = || "b-side".to_owned();
    let mut samples = vec![
        Problem::UnknownMode("glitch+guardians".to_owned()),
        Problem::UnknownVariant("d-side".to_owned()),
        Problem::UnknownLayout {
            layout: "9x9".to_owned(),
            offered: vec!["8x6-for-2".to_owned(), "8x6-for-3".to_owned()],
        },
        Problem::VariantNotListed {
            mode: mode(),
            variant: variant(),
        },
        Problem::VariantTwice(variant()),
        Problem::NoDarkPlayer(mode()),
        Problem::NoneExperienced,
        Problem::NoLevels,
        Problem::BothViolet,
        Problem::UnknownGroup,
        Problem::NoGroups(mode()),
        Problem::FactionTwice(Faction(0)),
        Problem::UnknownFaction,
        Problem::UnknownSeat,
        Problem::TooMuchMore { more: 4, most: 3 },
        Problem::NotPlayable(mode()),
        Problem::NotPlayable(variant()),
    ];
    for n in [1, 2] {
        samples.push(Problem::Players {
            players: 6,
            least: n,
            most: 4,
        });
        samples.push(Problem::GroupCount {
            chosen: 0,
            needed: n,
        });
        samples.push(Problem::TooFewMissions {
            have: n.into(),
            need: 4,
        });
    }
    check(&samples);
    samples
}
