//! The document of the interface (OpenAPI 3.1), made of the routes and of the types that
//! the client is given.

use std::sync::OnceLock;

use serde_json::{Map, Value, json};

use super::routes::{self, Gives, Route};
use super::schema;

/// The document, as text.
pub(super) fn document() -> &'static str {
    static DOCUMENT: OnceLock<String> = OnceLock::new();
    DOCUMENT.get_or_init(|| build().to_string())
}

fn build() -> Value {
    let mut paths = Map::new();
    for route in routes::all() {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method.to_lowercase()] = operation(&route);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Ark",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Games over HTTP and WebSocket. docs/formats/api.md says more.",
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": schema::all(),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": crate::cookie::NAME},
            },
        },
    })
}

fn reference(kind: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{kind}")})
}

fn json_of(schema: &Value) -> Value {
    json!({"application/json": {"schema": schema}})
}

fn operation(route: &Route) -> Value {
    let in_path = route.path.split('/').filter_map(|part| {
        let name = part.strip_prefix('{')?.strip_suffix('}')?;
        let kind = if name == "seq" { "integer" } else { "string" };
        Some(json!({"name": name, "in": "path", "required": true, "schema": {"type": kind}}))
    });
    let in_query = route.query.iter().map(|(name, kind)| {
        let schema = match *kind {
            "string" | "number" => json!({"type": kind}),
            kind => reference(kind),
        };
        // Without a list there is nothing to list.
        json!({"name": name, "in": "query", "required": *name == "list", "schema": schema})
    });
    let parameters: Vec<Value> = in_path.chain(in_query).collect();
    let good = match route.gives {
        Gives::One(kind) => json!({"description": kind, "content": json_of(&reference(kind))}),
        Gives::List(kind) => {
            let list = json!({"type": "array", "items": reference(kind)});
            json!({"description": format!("A list of {kind}"), "content": json_of(&list)})
        }
        Gives::Text => {
            json!({"description": "Text", "content": {"text/plain": {"schema": {"type": "string"}}}})
        }
        Gives::Nothing => json!({"description": "Done"}),
        Gives::Live => json!({
            "description": "A WebSocket",
            "x-client-says": reference("ClientMessage"),
            "x-server-says": reference("ServerMessage"),
        }),
        Gives::Document => {
            json!({"description": "OpenAPI", "content": json_of(&json!({"type": "object"}))})
        }
    };
    let status = match route.gives {
        Gives::Live => "101",
        Gives::Nothing => "204",
        _ => "200",
    };
    let bad = json!({"description": "A problem", "content": json_of(&reference("Problem"))});
    let mut operation = json!({
        "summary": route.says,
        "parameters": parameters,
        "responses": {status: good, "default": bad},
        "security": if route.known { json!([{"cookie": []}]) } else { json!([]) },
    });
    if let Some(kind) = route.takes {
        operation["requestBody"] = json!({"required": true, "content": json_of(&reference(kind))});
    }
    operation
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every reference within a value.
    fn references(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(object) => {
                for (key, value) in object {
                    match value.as_str().filter(|_| key == "$ref") {
                        Some(name) => found.push(name.to_owned()),
                        None => references(value, found),
                    }
                }
            }
            Value::Array(list) => list.iter().for_each(|value| references(value, found)),
            _ => {}
        }
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let document = build();
        let mut found = Vec::new();
        references(&document, &mut found);
        assert!(found.len() > 100);
        for name in found {
            assert!(document.pointer(&name[1..]).is_some(), "{name}");
        }
    }
}
