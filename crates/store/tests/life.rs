//! The life of a table, and the errors of its file.

use atout_store::{ActionRow, Hidden, NewImport, NewTable, PlayerRow, Store, StoreError, TableStatus};
use serde_json::json;
use std::fs;
use std::path::Path;

fn new_table(id: &str, owner: &str) -> NewTable {
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

fn action(n: u64, action: &str) -> ActionRow {
    ActionRow { n, seat: u8::from(n.is_multiple_of(2)), action: action.to_owned() }
}

async fn open(folder: &Path) -> Store {
    Store::open(folder).await.unwrap()
}

/// Closes the store and opens the file again, as a restart does.
async fn reopened(store: Store, folder: &Path) -> Store {
    store.close().await;
    open(folder).await
}

#[tokio::test]
async fn a_table_lives_from_waiting_to_over_across_restarts() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("made/on/demand");
    let mut store = open(&folder).await;
    store.create_table(&new_table("t1", "ada")).await.unwrap();

    store = reopened(store, &folder).await;
    let row = store.load("t1").await.unwrap();
    assert_eq!((row.state, row.seed, row.entropy), (TableStatus::Waiting, None, vec![]));
    assert_eq!(row.setup.players[1].name, "Bob");
    assert!(matches!(store.append("t1", &[action(1, "a")], None).await, Err(StoreError::Stale { version: 0 })));

    store.begin("t1", &["mine".to_owned()], &Hidden::new("seed")).await.unwrap();
    assert!(matches!(store.begin("t1", &[], &Hidden::new("other")).await, Err(StoreError::Stale { version: 0 })));
    store.append("t1", &[action(1, "a")], None).await.unwrap();
    store.append("t1", &[action(2, "b")], None).await.unwrap();

    store = reopened(store, &folder).await;
    assert_eq!(store.actions("t1").await.unwrap(), [action(1, "a"), action(2, "b")]);
    let row = store.load("t1").await.unwrap();
    assert_eq!(
        (row.state, row.seed, row.entropy),
        (TableStatus::Playing, Some(Hidden::new("seed")), vec!["mine".to_owned()])
    );

    store.append("t1", &[action(3, "c")], Some(&json!({ "winners": [0] }))).await.unwrap();
    store = reopened(store, &folder).await;
    let row = store.load("t1").await.unwrap();
    assert_eq!((row.state, row.result), (TableStatus::Over, Some(json!({ "winners": [0] }))));
    assert!(matches!(store.append("t1", &[action(4, "d")], None).await, Err(StoreError::Stale { version: 3 })));
    assert!(matches!(store.finish("t1", &json!({})).await, Err(StoreError::Stale { version: 3 })));
}

#[tokio::test]
async fn an_action_is_never_written_twice_and_never_with_a_gap() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create_table(&new_table("t1", "ada")).await.unwrap();
    store.begin("t1", &[], &Hidden::new("seed")).await.unwrap();
    store.append("t1", &[action(1, "a")], None).await.unwrap();
    for n in [0, 1, 3, 99] {
        let refused = store.append("t1", &[action(n, "x")], None).await;
        assert!(matches!(refused, Err(StoreError::Stale { version: 1 })), "{n}: {refused:?}");
    }
    assert_eq!(store.actions("t1").await.unwrap(), [action(1, "a")]);
    assert!(matches!(store.append("nowhere", &[action(1, "a")], None).await, Err(StoreError::NotFound)));
}

#[tokio::test]
async fn one_of_many_writers_of_the_same_number_succeeds() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let other_process = open(folder.path()).await;
    store.create_table(&new_table("t1", "ada")).await.unwrap();
    store.begin("t1", &[], &Hidden::new("seed")).await.unwrap();
    let racers = (0..16).map(|racer| {
        let store = if racer % 2 == 0 { store.clone() } else { other_process.clone() };
        tokio::spawn(async move { store.append("t1", &[action(1, &racer.to_string())], None).await.is_ok() })
    });
    let mut n_written = 0;
    for racer in racers.collect::<Vec<_>>() {
        n_written += u32::from(racer.await.unwrap());
    }
    assert_eq!((n_written, store.version("t1").await.unwrap()), (1, 1));
}

#[tokio::test]
async fn lists_show_the_owners_tables_and_what_is_finished() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    for (id, owner) in [("t1", "ada"), ("t2", "bob"), ("t3", "ada")] {
        store.create_table(&new_table(id, owner)).await.unwrap();
    }
    store.begin("t3", &[], &Hidden::new("seed")).await.unwrap();
    store.append("t3", &[action(1, "a")], None).await.unwrap();
    store.finish("t3", &json!({ "draw": true })).await.unwrap();

    let mine = store.list_for_owner(&Hidden::new("ada"), 10).await.unwrap();
    let mut ids: Vec<_> = mine.iter().map(|table| (table.id.as_str(), table.version, table.state)).collect();
    ids.sort_unstable_by_key(|(id, ..)| *id);
    assert_eq!(ids, [("t1", 0, TableStatus::Waiting), ("t3", 1, TableStatus::Over)]);
    let finished = store.list_finished(10).await.unwrap();
    assert_eq!(finished.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["t3"]);
}

#[tokio::test]
async fn the_pace_of_bots_is_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create_table(&new_table("t1", "ada")).await.unwrap();
    store.set_pace("t1", 50, true).await.unwrap();
    let row = store.load("t1").await.unwrap();
    assert_eq!((row.setup.pace_ms, row.paused), (Some(50), true));
    assert!(matches!(store.set_pace("t2", 50, true).await, Err(StoreError::NotFound)));
}

#[tokio::test]
async fn an_opened_record_can_be_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let import = NewImport {
        id: "r1".to_owned(),
        owner: Hidden::new("ada"),
        game: "stones".to_owned(),
        players: vec![],
        result: None,
        n_actions: 7,
        record: "{…}".to_owned(),
    };
    store.import(&import).await.unwrap();
    assert_eq!(store.load_import("r1").await.unwrap().record, "{…}");
    assert_eq!(store.list_imports(&Hidden::new("ada"), 10).await.unwrap()[0].version, 7);
    assert!(store.list_imports(&Hidden::new("bob"), 10).await.unwrap().is_empty());
    assert!(matches!(store.load_import("r2").await, Err(StoreError::NotFound)));
}

#[tokio::test]
async fn secrets_do_not_print_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create_table(&new_table("t1", "token-hash")).await.unwrap();
    store.begin("t1", &[], &Hidden::new("the-seed")).await.unwrap();
    let printed = format!("{:?}", store.load("t1").await.unwrap());
    assert!(!["salty", "the-seed", "token-hash"].iter().any(|secret| printed.contains(secret)), "{printed}");
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let error = Store::open(&file.join("sub")).await.unwrap_err();
    assert!(matches!(error, StoreError::Unwritable { .. }));
    assert!(error.to_string().contains("file/sub"), "{error}");
}

#[tokio::test]
async fn a_file_that_cannot_be_opened_is_named() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("atout.db")).unwrap();
    let error = Store::open(folder.path()).await.unwrap_err();
    assert!(matches!(error, StoreError::Unwritable { .. }), "{error:?}");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("atout.db");
    let text = "This is a shopping list, and a long one at that. ".repeat(100);
    fs::write(&file, &text).unwrap();
    let error = Store::open(folder.path()).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[tokio::test]
async fn a_broken_database_is_noticed_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    for n in 0..50 {
        store.create_table(&new_table(&format!("t{n}"), "ada")).await.unwrap();
    }
    store.close().await;
    let file = folder.path().join("atout.db");
    let mut bytes = fs::read(&file).unwrap();
    let half = bytes.len() / 2;
    bytes[half..].fill(0xa5);
    fs::write(&file, bytes).unwrap();
    let error = Store::open(folder.path()).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
}

/// Runs SQL on the file, as another program or version would.
async fn run_sql(folder: &Path, sql: &'static str) {
    let url = format!("sqlite://{}?mode=rwc", folder.join("atout.db").display());
    let pool = sqlx::SqlitePool::connect(&url).await.unwrap();
    sqlx::raw_sql(sql).execute(&pool).await.unwrap();
    pool.close().await;
}

#[tokio::test]
async fn the_database_of_another_program_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    run_sql(folder.path(), "CREATE TABLE recipes (name TEXT)").await;
    assert!(matches!(Store::open(folder.path()).await, Err(StoreError::Damaged { .. })));
}

#[tokio::test]
async fn a_database_from_the_future_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    open(folder.path()).await.close().await;
    run_sql(
        folder.path(),
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'later', 1, x'00', 0)",
    )
    .await;
    let error = Store::open(folder.path()).await.unwrap_err();
    assert!(matches!(error, StoreError::Newer { .. }), "{error:?}");
}
