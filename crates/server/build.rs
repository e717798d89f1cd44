//! Tells cargo when the files of the web client, which are embedded, change.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // Without optimisation the files are read when they are asked for; only a
    // release has them inside.
    if std::env::var("PROFILE").as_deref() == Ok("release") {
        println!("cargo:rerun-if-changed=../../web/dist");
    }
}
