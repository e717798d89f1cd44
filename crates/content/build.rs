//! Lists the files of `content/`, so that the crate carries them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root =
        Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../../content");
    let root = root.canonicalize()?;
    println!("cargo::rerun-if-changed={}", root.display());

    let mut files = Vec::new();
    walk(&root, &mut files)?;
    files.sort();

    let mut list = String::from("&[\n");
    for file in &files {
        let name = file.strip_prefix(&root).expect("found below the root");
        let name = name.to_string_lossy().replace('\\', "/");
        writeln!(
            list,
            "    ({name:?}, include_str!({:?})),",
            file.display().to_string()
        )
        .expect("a string");
    }
    list.push_str("]\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("files.rs"), list)
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            walk(&path, files)?;
        } else if path.extension().is_some_and(|end| end == "toml") {
            files.push(path);
        }
    }
    Ok(())
}
