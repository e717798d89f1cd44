//! The document of the interface, and whether answers are what it says.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::Answer;

/// The document of the interface.
pub struct Document(Value);

type Checked = Result<BTreeSet<String>, String>;

impl Document {
    pub fn new(text: &str) -> Self {
        Self(serde_json::from_str(text).expect("the document is JSON"))
    }

    /// Every route: method, path as a pattern, whether it asks who one is.
    pub fn routes(&self) -> Vec<(String, String, bool)> {
        let mut routes = Vec::new();
        for (path, methods) in self.0["paths"].as_object().expect("paths") {
            for (method, operation) in methods.as_object().expect("methods") {
                let known = operation["security"] != serde_json::json!([]);
                routes.push((method.to_uppercase(), path.clone(), known));
            }
        }
        routes
    }

    /// Fails unless the answer is one that the document promises.
    pub fn check_answer(&self, method: &str, path: &str, answer: &Answer) {
        let Some(operation) = self.operation(method, path) else {
            assert!(
                !(200..300).contains(&answer.status) || !path.starts_with("/api/"),
                "{method} {path} is not in the document"
            );
            return;
        };
        let status = answer.status.to_string();
        let told = &operation["responses"];
        let told = told.get(&status).unwrap_or(&told["default"]);
        let Some(schema) = told["content"].get("application/json") else {
            return;
        };
        let value = serde_json::from_str(&answer.text)
            .unwrap_or_else(|_| panic!("{method} {path}: {} is no JSON", answer.text));
        if let Err(problem) = self.check(&schema["schema"], &value) {
            panic!("{method} {path}: {status} is not what the document says: {problem}");
        }
    }

    /// Fails unless it is a value of this type.
    pub fn check_type(&self, name: &str, value: &Value) {
        let schema = &self.0["components"]["schemas"][name];
        if let Err(problem) = self.check(schema, value) {
            panic!("this is no {name}: {problem}");
        }
    }

    fn operation(&self, method: &str, path: &str) -> Option<&Value> {
        let path = path.split('?').next()?;
        let paths = self.0["paths"].as_object()?;
        let fits = |pattern: &&String| {
            let (these, those) = (pattern.split('/'), path.split('/'));
            these.clone().count() == those.clone().count()
                && these.zip(those).all(|(a, b)| a == b || a.starts_with('{'))
        };
        // A word that is written out comes before one that stands for any.
        let pattern = paths
            .keys()
            .filter(fits)
            .min_by_key(|p| p.matches('{').count())?;
        paths[pattern].get(method.to_lowercase())
    }

    /// Checks a whole value: nothing may be in it that the schema does not know.
    fn check(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let known = self.known(schema, value)?;
        let free = schema.get("type").is_some() && schema.get("properties").is_none();
        if let Some(object) = value.as_object().filter(|_| !free)
            && let Some(extra) = object.keys().find(|key| !known.contains(*key))
        {
            return Err(format!("{extra:?} is unknown in {}", short(value)));
        }
        Ok(())
    }

    /// The keys of an object that the schema knows, if it fits.
    fn known(&self, schema: &Value, value: &Value) -> Checked {
        if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
            let pointer = name.trim_start_matches('#');
            let schema = self
                .0
                .pointer(pointer)
                .ok_or_else(|| format!("no {name}"))?;
            return self.known(schema, value);
        }
        if let Some(ways) = schema.get("anyOf").and_then(Value::as_array) {
            let mut problems = Vec::new();
            for way in ways {
                match self.check(way, value).and_then(|()| self.known(way, value)) {
                    Ok(known) => return Ok(known),
                    Err(problem) => problems.push(problem),
                }
            }
            // One of several objects may know only a part, if it is one part of many.
            for way in ways {
                if let Ok(known) = self.known(way, value) {
                    return Ok(known);
                }
            }
            return Err(problems.join(" | "));
        }
        if let Some(parts) = schema.get("allOf").and_then(Value::as_array) {
            let mut known = BTreeSet::new();
            for part in parts {
                known.extend(self.known(part, value)?);
            }
            return Ok(known);
        }
        if let Some(only) = schema.get("const") {
            return fits(only == value, schema, value);
        }
        if let Some(words) = schema.get("enum").and_then(Value::as_array) {
            return fits(words.contains(value), schema, value);
        }
        match schema["type"].as_str().unwrap_or_default() {
            "string" => fits(value.is_string(), schema, value),
            "number" | "integer" => fits(value.is_number(), schema, value),
            "boolean" => fits(value.is_boolean(), schema, value),
            "null" => fits(value.is_null(), schema, value),
            "array" => self.list(schema, value),
            "object" => self.object(schema, value),
            other => Err(format!("{other:?} is no type")),
        }
    }

    fn list(&self, schema: &Value, value: &Value) -> Checked {
        let list = value.as_array().ok_or_else(|| short(value))?;
        if let Some(each) = schema.get("prefixItems").and_then(Value::as_array) {
            fits(each.len() == list.len(), schema, value)?;
            for (schema, value) in each.iter().zip(list) {
                self.check(schema, value)?;
            }
        }
        if let Some(items) = schema.get("items") {
            for value in list {
                self.check(items, value)?;
            }
        }
        Ok(BTreeSet::new())
    }

    fn object(&self, schema: &Value, value: &Value) -> Checked {
        let object = value.as_object().ok_or_else(|| short(value))?;
        let required = schema["required"].as_array().into_iter().flatten();
        for key in required.filter_map(Value::as_str) {
            if !object.contains_key(key) {
                return Err(format!("{key:?} is missing in {}", short(value)));
            }
        }
        let mut known = BTreeSet::new();
        for (key, schema) in schema["properties"].as_object().into_iter().flatten() {
            known.insert(key.clone());
            if let Some(value) = object.get(key) {
                self.check(schema, value)
                    .map_err(|problem| format!("{key}: {problem}"))?;
            }
        }
        Ok(known)
    }
}

fn fits(good: bool, schema: &Value, value: &Value) -> Checked {
    if good {
        Ok(BTreeSet::new())
    } else {
        Err(format!("{} is not {}", short(value), short(schema)))
    }
}

fn short(value: &Value) -> String {
    value.to_string().chars().take(120).collect()
}
