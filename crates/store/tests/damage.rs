//! Damaged rows: every column is damaged in turn, as another program or a faulty disk would.
//!
//! A call that reads the row must answer with an error that names the column; a list must leave the row out and still show
//! the others.

use crate::sample::{person, seed, t};
use atout_store::{ActionRow, ImportId, Location, NewImport, NewTable, Store, StoreError};
use serde_json::json;
use std::path::Path;

const NO_TEXT: &str = "CAST(x'ff00fe' AS TEXT)";

fn new_table(id: &str) -> NewTable {
    NewTable { pace_ms: Some(50), ..crate::sample::new_table(id, "ada") }
}

fn new_import(id: &str) -> NewImport {
    NewImport {
        id: ImportId::new(id),
        person: person("ada"),
        game: "stones".to_owned(),
        players: vec![],
        result: Some(json!({ "winners": [0] })),
        n_actions: 7,
        record: "{}".to_owned(),
    }
}

/// Two finished tables with two actions each and two imports; `bad` is the one that gets damaged.
async fn filled(folder: &Path) -> Store {
    let store = Store::open(&Location::in_folder(folder)).await.unwrap();
    for id in ["bad", "good"] {
        store.create_table(&new_table(id)).await.unwrap();
        store.begin(&t(id), &["mine".to_owned()], &seed("seed")).await.unwrap();
        for n in 1..=2 {
            let action = ActionRow { n, seat: 0, action: "a".to_owned() };
            store.append(&t(id), &[action], (n == 2).then(|| json!({ "winners": [0] })).as_ref()).await.unwrap();
        }
        store.import(&new_import(id)).await.unwrap();
    }
    store
}

/// Runs SQL on the file, past all checks of the schema.
fn run_sql(folder: &Path, sql: &str) -> usize {
    let connection = rusqlite::Connection::open(folder.join("atout.db")).unwrap();
    connection.execute_batch("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF").unwrap();
    connection.execute(sql, []).unwrap()
}

/// Sets a column of the row `bad`.
fn damage(folder: &Path, table: &str, column: &str, value: &str) {
    let key = match table {
        "actions" => "table_id = 'bad' AND n = 2",
        "seats" => "table_id = 'bad' AND seat = 1",
        _ => "id = 'bad'",
    };
    let n = run_sql(folder, &format!("UPDATE {table} SET {column} = {value} WHERE {key}"));
    assert_eq!(n, 1, "{table}.{column}");
}

/// The answer must be one sentence about this row that names the column.
fn check_error<T: std::fmt::Debug>(answer: &Result<T, StoreError>, column: &str, value: &str) {
    match answer {
        Err(error @ StoreError::Unreadable { id, .. }) => {
            let sentence = error.to_string();
            assert!(id == "bad" && sentence.contains(column) && !sentence.contains('\n'), "{sentence}");
        }
        _ => panic!("{column} = {value}: {answer:?}"),
    }
}

#[tokio::test]
async fn every_damaged_column_of_a_table_is_an_error_that_names_it() {
    for (column, values) in [
        ("game", &[NO_TEXT][..]),
        ("rules", &["-1", "4294967296", "9223372036854775807"]),
        ("config", &["''", "'{'", NO_TEXT]),
        ("maker", &[NO_TEXT]),
        ("slow", &["2"]),
        ("secret", &[NO_TEXT]),
        ("commitment", &["NULL", NO_TEXT]),
        ("entropy", &["''", "'[1]'", "'{}'", NO_TEXT]),
        ("seed", &["NULL", NO_TEXT]),
        ("state", &["'asleep'", "''", "'OVER'", NO_TEXT]),
        ("result", &["NULL", "''", "'{\"winners\":'", NO_TEXT]),
        ("pace_ms", &["-1", "-9223372036854775808"]),
        ("paused", &["-1", "2"]),
    ] {
        for value in values {
            let folder = tempfile::tempdir().unwrap();
            let store = filled(folder.path()).await;
            damage(folder.path(), "tables", column, value);
            check_error(&store.load(&t("bad")).await, column, value);
            assert_eq!(store.load(&t("good")).await.unwrap().made.id, t("good"), "{column} = {value}");
            store.close().await;
        }
    }
}

#[tokio::test]
async fn every_damaged_column_of_a_seat_is_an_error_that_names_it() {
    for (column, values) in [
        ("seat", &["-1", "7"][..]),
        ("name", &[NO_TEXT]),
        ("person", &[NO_TEXT]),
        ("bot", &[NO_TEXT]),
        ("setup", &["''", "'{'", NO_TEXT]),
        ("value", &[NO_TEXT]),
        ("generation", &["-1"]),
        // A seat that is free all of a sudden.
        ("state", &["NULL"]),
    ] {
        for value in values {
            let folder = tempfile::tempdir().unwrap();
            let store = filled(folder.path()).await;
            damage(folder.path(), "seats", if column == "state" { "person" } else { column }, value);
            check_error(&store.load(&t("bad")).await, column, value);
            assert_eq!(store.load(&t("good")).await.unwrap().made.seats.len(), 2, "{column} = {value}");
        }
    }
}

#[tokio::test]
async fn times_of_any_value_are_read() {
    for column in ["created", "changed"] {
        let folder = tempfile::tempdir().unwrap();
        let store = filled(folder.path()).await;
        damage(folder.path(), "tables", column, "-9223372036854775808");
        let row = store.load(&t("bad")).await.unwrap();
        assert_eq!(row.created.min(row.changed), i64::MIN);
    }
}

#[tokio::test]
async fn a_list_leaves_a_damaged_table_out_and_shows_the_others() {
    for (table, column, value) in [
        ("tables", "id", NO_TEXT),
        ("tables", "game", NO_TEXT),
        ("tables", "result", "'{'"),
        ("tables", "result", NO_TEXT),
        ("tables", "state", "'asleep'"),
        ("seats", "name", NO_TEXT),
        ("seats", "seat", "300"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let store = filled(folder.path()).await;
        if column == "id" {
            // Its seats go with it.
            run_sql(folder.path(), "UPDATE seats SET table_id = CAST(x'ff00fe' AS TEXT) WHERE table_id = 'bad'");
        }
        damage(folder.path(), table, column, value);
        for list in [store.tables_of(&person("ada"), 10).await, store.list_finished(10).await] {
            let ids: Vec<String> = list.unwrap().into_iter().map(|table| table.id.as_str().to_owned()).collect();
            assert_eq!(ids, ["good"], "{column} = {value}");
        }
    }
}

#[tokio::test]
async fn every_damaged_column_of_an_action_is_an_error_that_names_it() {
    for (column, value) in [("seat", "-1"), ("seat", "256"), ("action", NO_TEXT), ("n", "-3"), ("n", "5")] {
        let folder = tempfile::tempdir().unwrap();
        let store = filled(folder.path()).await;
        damage(folder.path(), "actions", column, value);
        let answer = store.actions(&t("bad")).await;
        if value == "5" {
            assert!(matches!(&answer, Err(StoreError::Unreadable { reason, .. }) if reason.contains("action 2")));
        } else {
            check_error(&answer, column, value);
        }
        assert_eq!(store.actions(&t("good")).await.unwrap().len(), 2);
        // A damaged action does not damage the count or the lists.
        assert_eq!(store.version(&t("bad")).await.unwrap(), 2);
        assert_eq!(store.list_finished(10).await.unwrap().len(), 2);
    }
}

#[tokio::test]
async fn every_damaged_column_of_an_import_is_an_error_or_left_out() {
    for column in ["game", "record"] {
        let folder = tempfile::tempdir().unwrap();
        let store = filled(folder.path()).await;
        damage(folder.path(), "imports", column, NO_TEXT);
        check_error(&store.load_import(&ImportId::new("bad")).await, column, NO_TEXT);
        assert_eq!(store.load_import(&ImportId::new("good")).await.unwrap().record, "{}");
    }
    for (column, value) in
        [("game", NO_TEXT), ("players", "'{}'"), ("players", NO_TEXT), ("result", "'{'"), ("actions", "-1")]
    {
        let folder = tempfile::tempdir().unwrap();
        let store = filled(folder.path()).await;
        damage(folder.path(), "imports", column, value);
        let list = store.list_imports(&person("ada"), 10).await.unwrap();
        assert_eq!(list.iter().map(|import| import.id.as_str()).collect::<Vec<_>>(), ["good"], "{column} = {value}");
    }
}

#[tokio::test]
async fn a_damaged_table_takes_no_action_and_does_not_panic() {
    let folder = tempfile::tempdir().unwrap();
    let store = filled(folder.path()).await;
    damage(folder.path(), "tables", "state", "'asleep'");
    let next = ActionRow { n: 3, seat: 0, action: "a".to_owned() };
    assert!(matches!(store.append(&t("bad"), &[next], None).await, Err(StoreError::Stale { version: 2 })));
    assert!(matches!(store.finish(&t("bad"), &json!({})).await, Err(StoreError::Stale { version: 2 })));
    assert!(matches!(store.begin(&t("bad"), &[], &seed("s")).await, Err(StoreError::Stale { version: 2 })));
    store.set_pace(&t("good"), 10, false).await.unwrap();
}
