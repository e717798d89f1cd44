//! The content that comes with the program.

use ark_content::Content;

#[test]
fn the_built_in_content_has_no_errors() {
    if let Err(errors) = Content::load(Content::files()) {
        let lines: Vec<_> = errors.iter().map(ToString::to_string).collect();
        panic!("{}", lines.join("\n"));
    }
}
