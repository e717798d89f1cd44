//! Lists the files of `content/` and the frozen editions, so that the crate carries them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    for (folder, ending) in [("content", "toml"), ("editions", "content")] {
        let root = here.join("../..").join(folder).canonicalize()?;
        println!("cargo::rerun-if-changed={}", root.display());
        let mut files = Vec::new();
        walk(&root, ending, &mut files)?;
        files.sort();
        fs::write(out.join(folder).with_extension("rs"), list(&root, &files))?;
    }
    Ok(())
}

/// Paths below the root and texts, as Rust.
fn list(root: &Path, files: &[PathBuf]) -> String {
    let mut list = String::from("&[\n");
    for file in files {
        let name = file.strip_prefix(root).expect("found below the root");
        let name = name.to_string_lossy().replace('\\', "/");
        let path = file.display().to_string();
        writeln!(list, "    ({name:?}, include_str!({path:?})),").expect("a string");
    }
    list.push_str("]\n");
    list
}

fn walk(folder: &Path, ending: &str, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            walk(&path, ending, files)?;
        } else if path.extension().is_some_and(|end| end == ending) {
            files.push(path);
        }
    }
    Ok(())
}
