//! What the driver needs to know of a message, without reading all of it.

/// A message at a glance.
pub(crate) struct Glance<'t> {
    pub(crate) kind: &'t str,
    pub(crate) seq: Option<u32>,
    pub(crate) looking: &'t str,
    /// The actions that are offered.
    pub(crate) options: Vec<&'t str>,
    pub(crate) is_over: bool,
}

impl<'t> Glance<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        let mut glance = Glance {
            kind: "",
            seq: None,
            looking: "",
            options: Vec::new(),
            is_over: false,
        };
        for (key, value) in fields(text) {
            match key {
                "type" => glance.kind = value.trim_matches('"'),
                "seq" => glance.seq = value.parse().ok(),
                "looking" => glance.looking = value,
                "seed" => glance.is_over = value != "null",
                "options" => glance.options = items(value).filter_map(action).collect(),
                _ => {}
            }
        }
        // Acknowledgements have a number too, but no position.
        if glance.kind == "ack" || glance.kind == "stale" {
            glance.seq = None;
        }
        glance
    }
}

fn action(offer: &str) -> Option<&str> {
    fields(offer).find_map(|(key, value)| (key == "action").then_some(value))
}

/// The length of the value that a text begins with.
fn length(text: &str) -> usize {
    let (mut depth, mut quoted, mut escaped) = (0_u32, false, false);
    for (i, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'{' | b'[' => depth += 1,
            b',' | b'}' | b']' if depth == 0 => return i,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

/// The items of a list.
fn items(list: &str) -> impl Iterator<Item = &str> {
    let mut rest = list.strip_prefix('[').unwrap_or_default();
    std::iter::from_fn(move || {
        let end = length(rest);
        let item = &rest[..end];
        rest = rest[end..].trim_start_matches([',', ']']);
        (!item.is_empty()).then_some(item)
    })
}

/// The keys of an object with their values.
fn fields(object: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = object.strip_prefix('{').unwrap_or_default();
    std::iter::from_fn(move || {
        let (key, after) = rest.strip_prefix('"')?.split_once("\":")?;
        let end = length(after);
        rest = after[end..].strip_prefix(',').unwrap_or_default();
        Some((key, &after[..end]))
    })
}
