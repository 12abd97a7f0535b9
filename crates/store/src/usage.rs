//! How much of the store a person uses, for limits.
//!
//! Not here: the limits themselves, and how it is counted (`sqlite/queries.rs`).

/// What a person has in the store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Usage {
    /// Tables that the person has made and that are not over.
    pub open_tables: u64,
    /// Those of them that go on and were made as slow ones.
    pub slow_tables: u64,
    /// The bytes of imported records.
    pub import_bytes: u64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Holder, ImportId, Location, NewImport, NewTable, PersonId, SeatRow, Store, TableId};
    use atout_core::Secret;

    async fn table(store: &Store, id: &str, maker: &str, slow: bool) {
        let secret = Secret::from_bytes([5; 48]);
        let table = NewTable {
            id: TableId::new(id),
            game: "stones".to_owned(),
            rules: 1,
            config: serde_json::json!({}),
            content: None,
            seats: vec![SeatRow::new(String::new(), Holder::Person(PersonId::new(maker)), None)],
            maker: PersonId::new(maker),
            slow,
            commitment: Some(secret.commitment(&[])),
            secret,
            pace_ms: None,
        };
        store.create_table(&table).await.unwrap();
    }

    #[tokio::test]
    async fn tables_and_imports_of_a_person_are_counted() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Location::in_folder(folder.path())).await.unwrap();
        let (ada, eve) = (PersonId::new("ada"), PersonId::new("eve"));
        assert_eq!(store.usage(&ada, 0).await.unwrap(), Usage::default());
        assert!(!store.knows(&ada).await.unwrap());
        table(&store, "a", "ada", false).await;
        table(&store, "b", "ada", true).await;
        let import = NewImport {
            id: ImportId::new("r1"),
            person: eve.clone(),
            game: "stones".to_owned(),
            players: vec![],
            result: None,
            n_actions: 0,
            record: "Zoé".to_owned(),
        };
        store.import(&import).await.unwrap();
        assert_eq!(store.usage(&ada, 0).await.unwrap(), Usage { open_tables: 2, slow_tables: 1, import_bytes: 0 });
        let later = store.usage(&ada, 1 << 40).await.unwrap();
        assert_eq!(later.slow_tables, 0, "a table that has not changed for long does not go on");
        assert_eq!(store.usage(&eve, 0).await.unwrap(), Usage { open_tables: 0, slow_tables: 0, import_bytes: 4 });
        assert!(store.knows(&ada).await.unwrap() && store.knows(&eve).await.unwrap());
        assert!(!store.knows(&PersonId::new("bob")).await.unwrap());
        store.close().await;
    }
}
