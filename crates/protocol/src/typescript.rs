//! The same types for the client. `ARK_WRITE=1 cargo test -p ark-protocol typescript`
//! writes them anew.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

use crate::message::*;

#[derive(Default)]
struct Declarations {
    seen: HashSet<TypeId>,
    by_name: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
        // Only types of ours have a file of their own.
        if T::output_path().is_none() {
            return;
        }
        let config = Config::default();
        let docs = T::docs().unwrap_or_default();
        let text = format!("{docs}export {}\n", T::decl(&config));
        let other = self.by_name.insert(T::ident(&config), text);
        assert_eq!(other, None, "two types are called {}", T::ident(&config));
    }
}

#[test]
fn the_types_of_the_client_are_those_of_the_server() {
    let mut types = Declarations::default();
    types.visit::<ClientMessage>();
    types.visit::<ServerMessage>();
    types.visit::<Position>();
    types.visit::<Problem>();
    types.visit::<Me>();
    types.visit::<Rename>();
    types.visit::<Recover>();
    types.visit::<Recovery>();
    types.visit::<CreateGame>();
    types.visit::<JoinGame>();
    types.visit::<GameList>();
    types.visit::<GameDetail>();
    types.visit::<Rematch>();
    types.visit::<Fork>();
    types.visit::<History>();
    types.visit::<Figures>();
    types.visit::<AnalysisState>();
    types.visit::<Mode>();
    types.visit::<Catalogue>();
    types.visit::<crate::Reason>();
    let mut text = String::from(
        "// Written by the tests of ark-protocol from its Rust types. Do not edit.\n\n",
    );
    let _ = writeln!(text, "export const VERSION = {VERSION};\n");
    let all: Vec<String> = types.by_name.into_values().collect();
    text.push_str(&all.join("\n"));

    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/index.ts");
    if std::env::var_os("ARK_WRITE").is_some() {
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder for it");
        std::fs::write(&file, &text).expect("it can be written");
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        found == text,
        "web/src/protocol/index.ts is stale: run ARK_WRITE=1 cargo test -p ark-protocol typescript"
    );
}
