//! The examples of the document are what the types read and write.

use ark_protocol::{
    Action, Combat, Decks, Own, Phase, Refused, Room, SeatView, SeenEvent, Table, Waiting,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const DOCUMENT: &str = include_str!("../../../../docs/formats/view.md");

/// Reads a value into its type and writes it again.
fn again<T: DeserializeOwned + Serialize>(value: &Value) -> Value {
    let read: T = serde_json::from_value(value.clone()).unwrap_or_else(|error| {
        panic!("{error} in {value}");
    });
    serde_json::to_value(read).unwrap()
}

#[test]
fn examples_are_read_and_written_alike() {
    let mut kinds = Vec::new();
    for block in DOCUMENT.split("```json ").skip(1) {
        let (kind, rest) = block.split_once('\n').unwrap();
        let (json, _) = rest.split_once("```").unwrap();
        let value: Value = serde_json::from_str(json).unwrap();
        let written = match kind {
            "Table" => again::<Table>(&value),
            "Waiting" => again::<Waiting>(&value),
            "Room" => again::<Room>(&value),
            "SeatView" => again::<SeatView>(&value),
            "Decks" => again::<Decks>(&value),
            "Phase" => again::<Phase>(&value),
            "Combat" => again::<Combat>(&value),
            "Own" => again::<Own>(&value),
            "Action" => again::<Action>(&value),
            "Refused" => again::<Refused>(&value),
            "SeenEvent" => again::<SeenEvent>(&value),
            other => panic!("{other} is no type of the protocol"),
        };
        assert_eq!(written, value, "{kind}");
        kinds.push(kind);
    }
    kinds.dedup();
    assert_eq!(kinds.len(), 11, "{kinds:?}");
}
