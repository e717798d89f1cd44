//! Files with random damage never make the loader panic.

use ark_content::Content;
use proptest::prelude::*;

/// One act of vandalism on a file.
#[derive(Clone, Debug)]
enum Damage {
    Replace(usize, u8),
    Insert(usize, u8),
    Remove(usize, usize),
    Repeat(usize, usize),
    Cut(usize),
}

fn damage() -> impl Strategy<Value = Damage> {
    // Bytes that mean something to TOML do more harm than arbitrary ones.
    let byte = prop_oneof![
        prop::sample::select(b"[]{}\"'=.,#\n 0129-:/@x".to_vec()),
        any::<u8>(),
    ];
    prop_oneof![
        (any::<usize>(), byte.clone()).prop_map(|(at, byte)| Damage::Replace(at, byte)),
        (any::<usize>(), byte).prop_map(|(at, byte)| Damage::Insert(at, byte)),
        (any::<usize>(), 1..40usize).prop_map(|(at, length)| Damage::Remove(at, length)),
        (any::<usize>(), 1..400usize).prop_map(|(at, length)| Damage::Repeat(at, length)),
        any::<usize>().prop_map(Damage::Cut),
    ]
}

fn apply(text: &mut Vec<u8>, damage: &Damage) {
    let size = text.len().max(1);
    match *damage {
        Damage::Replace(at, byte) => {
            if let Some(slot) = text.get_mut(at % size) {
                *slot = byte;
            }
        }
        Damage::Insert(at, byte) => text.insert(at % size, byte),
        Damage::Remove(at, length) => {
            let start = (at % size).min(text.len());
            let end = (start + length).min(text.len());
            text.drain(start..end);
        }
        Damage::Repeat(at, length) => {
            let start = (at % size).min(text.len());
            let part = text[start..(start + length).min(text.len())].to_vec();
            text.splice(start..start, part);
        }
        Damage::Cut(at) => text.truncate(at % size),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn damaged_files_give_errors_or_load(
        file in any::<prop::sample::Index>(),
        damages in prop::collection::vec(damage(), 1..6),
    ) {
        let mut files: Vec<(&str, String)> = Content::files().iter().map(|(path, text)| (*path, (*text).to_owned())).collect();
        let at = file.index(files.len());
        let mut text = files[at].1.clone().into_bytes();
        for damage in &damages {
            apply(&mut text, damage);
        }
        files[at].1 = String::from_utf8_lossy(&text).into_owned();
        if let Err(errors) = Content::load(&files) {
            prop_assert!(!errors.is_empty());
            for error in errors {
                let lines = files.iter().find(|(path, _)| *path == error.file).map_or(1, |(_, text)| text.lines().count() + 1);
                prop_assert!((1..=lines.max(1)).contains(&error.line), "{error}");
                prop_assert!(!error.what.is_empty());
            }
        }
    }
}
