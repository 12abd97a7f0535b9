//! A table that the tests of the store write.

use atout_store::{Hidden, NewTable, PlayerRow};
use serde_json::json;

/// A table of two people.
pub(crate) fn new_table(id: &str, owner: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        game: "stones".to_owned(),
        rules: 1,
        config: json!({ "stones": 9 }),
        setups: Hidden::new("[]"),
        content: None,
        players: ["Ada", "Bob"].map(|name| PlayerRow { name: name.to_owned(), kind: "human".to_owned() }).to_vec(),
        owner: Hidden::new(owner),
        secret: Hidden::new(r#"{"secret":"very","salt":"salty"}"#),
        commitment: "c0ffee".to_owned(),
        pace_ms: None,
    }
}
