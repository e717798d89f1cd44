//! Older editions of the content: they load, and every name of theirs is still one.

use std::collections::BTreeSet;

use ark_content::Content;
use ark_content::edition::{difference, frozen, pack, unpack};

#[test]
fn every_edition_loads_under_its_number() {
    let all = Content::editions();
    assert!(all.contains(&1) && all.contains(&2), "{all:?}");
    for version in all {
        let content = Content::edition(version).expect("it is listed");
        assert_eq!(content.version, version);
        let again = Content::edition(version).expect("it is listed");
        assert!(std::ptr::eq(content, again), "loaded once");
    }
    assert!(Content::edition(0).is_none());
    assert!(Content::edition(u16::MAX).is_none());
}

#[test]
fn an_older_edition_has_its_own_numbers() {
    let objectives = |version| {
        let content = Content::edition(version).expect("an edition");
        let missions = content.missions.iter();
        missions.map(|m| m.objectives).collect::<Vec<_>>()
    };
    assert_ne!(objectives(1), objectives(2));
}

/// A record names things by their slugs, so that a name must stay one for ever, and the
/// page, which knows the newest edition, can name whatever an older game shows.
#[test]
fn no_name_is_ever_lost() {
    let newest = names(Content::builtin());
    for version in Content::editions() {
        let old = names(Content::edition(version).expect("it is listed"));
        let lost: Vec<_> = old.difference(&newest).collect();
        assert!(lost.is_empty(), "edition {version} has lost {lost:?}");
    }
}

fn names(content: &'static Content) -> BTreeSet<(&'static str, &'static str)> {
    let mut all = BTreeSet::new();
    macro_rules! add {
        ($($table:ident),*) => {
            $(all.extend(content.$table.iter().map(|item| (stringify!($table), item.slug.as_str())));)*
        };
    }
    add!(
        tiles,
        groups,
        conversions,
        factions,
        card_kinds,
        extra_cards
    );
    add!(
        missions,
        targets,
        achievements,
        layouts,
        modes,
        variants,
        objectives,
        boards
    );
    all
}

#[test]
fn the_newest_edition_is_frozen_too() {
    let newest = Content::builtin().version;
    let text = frozen(newest).expect("`cargo xtask edition` freezes it");
    assert_eq!(difference(&unpack(text), Content::files()), None);
}

#[test]
fn files_are_packed_and_unpacked() {
    let files = [
        ("a.toml", "x = 1\n"),
        ("b/c.toml", ""),
        ("d.toml", "\ny = 2\n\n"),
    ];
    assert_eq!(unpack(&pack(&files)), files);
    assert_eq!(unpack(""), []);
    assert_eq!(unpack("no head\n"), []);
}

#[test]
fn texts_may_change_within_an_edition_and_nothing_else() {
    let room = "[[room]]\nladder = [1, 2]\nicon = \"star\"\nname = { en = \"A\" }\nfrom.ladder = \"designed 1..3\"\n";
    let old = [("rooms.toml", room)];
    let changed = |from: &str, to: &str| {
        let text = room.replace(from, to);
        difference(&old, &[("rooms.toml", text.as_str())]).is_some()
    };
    assert!(!changed("A", "B"), "a name");
    assert!(!changed("star", "moon"), "an icon");
    assert!(!changed("1..3", "1..4"), "a mark");
    assert!(!changed("[[room]]", "# A room.\n[[room]]"), "a comment");
    assert!(changed("2]", "3]"), "a number");
    assert!(changed("ladder = [1, 2]\n", ""), "a field");
    assert_eq!(difference(&old, &[]), Some("rooms.toml"));
    assert_eq!(
        difference(&old, &[("other.toml", room)]),
        Some("other.toml")
    );
}
