//! A table that the tests of the store write.

use atout_core::{Secret, Seed};
use atout_store::{Holder, NewTable, PersonId, SeatRow, TableId};
use serde_json::json;

/// A table of two people that one person has made.
pub(crate) fn new_table(id: &str, maker: &str) -> NewTable {
    let secret = Secret::from_bytes([5; 48]);
    NewTable {
        id: TableId::new(id),
        game: "stones".to_owned(),
        rules: 1,
        config: json!({ "stones": 9 }),
        content: None,
        seats: ["Ada", "Bob"].map(|name| SeatRow::new(name.to_owned(), Holder::Person(person(maker)), None)).to_vec(),
        maker: PersonId::new(maker),
        slow: false,
        commitment: Some(secret.commitment(&[])),
        secret,
        pace_ms: None,
    }
}

/// The id of a table.
pub(crate) fn t(id: &str) -> TableId {
    TableId::new(id)
}

/// Somebody.
pub(crate) fn person(name: &str) -> PersonId {
    PersonId::new(name)
}

pub(crate) fn seed(text: &str) -> Seed {
    text.parse().unwrap()
}
