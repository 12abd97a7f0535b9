//! The SQLite file: damaged, foreign, older and newer ones, who may read it, and a second process.

use crate::sample::{new_table, person, t};
use atout_store::{
    ActionRow, DeckId, Holder, ImportId, Location, PersonId, SigningKey, Store, StoreError, TableStatus,
};
use std::fs;
use std::path::Path;

async fn open(folder: &Path) -> Store {
    try_open(folder).await.unwrap()
}

async fn try_open(folder: &Path) -> Result<Store, StoreError> {
    Store::open(&Location::in_folder(folder)).await
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let error = try_open(&file.join("sub")).await.unwrap_err();
    assert!(matches!(error, StoreError::Unwritable { .. }));
    assert!(error.to_string().contains("file/sub"), "{error}");
}

#[tokio::test]
async fn a_file_that_cannot_be_opened_is_named() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("atout.db")).unwrap();
    let error = try_open(folder.path()).await.unwrap_err();
    assert!(matches!(error, StoreError::Unwritable { .. }), "{error:?}");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("atout.db");
    let text = "This is a shopping list, and a long one at that. ".repeat(100);
    fs::write(&file, &text).unwrap();
    let error = try_open(folder.path()).await.unwrap_err();
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
    let error = try_open(folder.path()).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
}

/// Runs SQL on the file, as another program or version would.
fn run_sql(folder: &Path, sql: &str) {
    rusqlite::Connection::open(folder.join("atout.db")).unwrap().execute_batch(sql).unwrap();
}

#[tokio::test]
async fn the_database_of_another_program_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    run_sql(folder.path(), "CREATE TABLE recipes (name TEXT)");
    let before = fs::read(folder.path().join("atout.db")).unwrap();
    assert!(matches!(try_open(folder.path()).await, Err(StoreError::Damaged { .. })));
    assert_eq!(fs::read(folder.path().join("atout.db")).unwrap(), before);
}

#[tokio::test]
async fn a_database_from_the_future_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    open(folder.path()).await.close().await;
    run_sql(
        folder.path(),
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'later', 1, x'00', 0)",
    );
    let error = try_open(folder.path()).await.unwrap_err();
    assert!(matches!(error, StoreError::Newer { .. }), "{error:?}");
}

/// What sqlx wrote into the file when it made the schema.
const LEDGER: &str = "CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES
    (1, 'tables', TRUE, x'01', 5), (2, 'imports', TRUE, x'02', 5), (3, 'setups and content', TRUE, x'03', 5);";

/// A file of the release before the version column: one table that waits, one with three actions, one that is over.
fn write_old_file(folder: &Path) {
    run_sql(folder, include_str!("../migrations/0001_tables.sql"));
    run_sql(folder, include_str!("../migrations/0002_imports.sql"));
    run_sql(folder, include_str!("../migrations/0003_setups_and_content.sql"));
    run_sql(folder, LEDGER);
    run_sql(
        folder,
        r#"PRAGMA journal_mode = WAL;
        INSERT INTO tables (id, game, rules, config, players, owner, secret, commitment, state, seed, result, created, changed)
        VALUES ('w', 'stones', 1, '{}', '[{"name":"","kind":"human"}]', 'ada', '{}', 'c0', 'waiting', NULL, NULL, 1, 1),
               ('p', 'stones', 1, '{}', '[{"name":"","kind":"human"}]', 'ada', '{}', 'c0', 'playing', 's', NULL, 1, 2),
               ('o', 'stones', 1, '{}', '[{"name":"","kind":"human"}]', 'ada', '{}', 'c0', 'playing', 's', NULL, 1, 3);
        INSERT INTO actions VALUES ('p', 1, 0, 'a'), ('p', 2, 1, 'b'), ('p', 3, 0, 'c'), ('o', 1, 0, 'x');
        UPDATE tables SET state = 'over', result = '{}' WHERE id = 'o';
        INSERT INTO imports VALUES ('r', 'ada', 'stones', '[]', NULL, 3, '{}', 1);"#,
    );
}

#[tokio::test]
async fn a_file_of_an_older_release_is_upgraded_once_and_played_on() {
    let folder = tempfile::tempdir().unwrap();
    write_old_file(folder.path());
    for restart in 0..2 {
        let store = open(folder.path()).await;
        let listed = store.tables_of(&person("ada"), 10).await.unwrap();
        let listed: Vec<_> = listed.iter().map(|table| (table.id.as_str(), table.version, table.state)).collect();
        let (playing, over) = (("p", 3 + restart, TableStatus::Dealt), ("o", 1, TableStatus::Over));
        let waiting = ("w", 0, TableStatus::Committed);
        // An action makes a table the last changed one.
        let expected = if restart == 0 { [over, playing, waiting] } else { [playing, over, waiting] };
        assert_eq!(listed, expected);
        let next = |n| ActionRow { n, seat: 1, action: "d".to_owned() };
        assert_eq!(
            store.append(&t("p"), &[next(3 + restart)], None).await,
            Err(StoreError::Stale { version: 3 + restart })
        );
        store.append(&t("p"), &[next(4 + restart)], None).await.unwrap();
        assert_eq!(store.actions(&t("p")).await.unwrap().len() as u64, 4 + restart);
        assert_eq!(store.load_import(&ImportId::new("r")).await.unwrap().record, "{}");
        store.close().await;
    }
}

/// A file of the release before seats had holders, written by that release (see `old/version_6.sql`).
fn write_version_6(folder: &Path) {
    run_sql(folder, include_str!("old/version_6.sql"));
}

/// The people of that file.
fn ada() -> PersonId {
    person("1cafd422285796fa9fb36f276cb71df5a26fc5294c2a96d96b1198f7eeeb458a")
}

fn bob() -> PersonId {
    person("13775defcc1655f32d73b9ec27786221644b4250ece9578ed18dda42e9007d96")
}

#[tokio::test]
async fn in_an_older_file_the_owner_of_a_table_becomes_its_maker_and_holds_the_seats_of_people() {
    let folder = tempfile::tempdir().unwrap();
    write_version_6(folder.path());
    let store = open(folder.path()).await;
    let seats = async |id: &str| {
        let row = store.load(&t(id)).await.unwrap();
        let seats: Vec<_> = row.made.seats.iter().map(|seat| (seat.name.clone(), seat.holder.clone())).collect();
        (row.state, row.made.maker, seats)
    };
    let of = |person: &PersonId, name: &str| (name.to_owned(), Holder::Person(person.clone()));
    let bot = |kind: &str| (String::new(), Holder::Bot(kind.to_owned()));
    let (committed, dealt, over) = (TableStatus::Committed, TableStatus::Dealt, TableStatus::Over);
    for (id, state, maker, expected) in [
        ("6d3e8b9418f463d4", committed, ada(), vec![of(&ada(), "Ada"), of(&ada(), "Zoé")]),
        ("7201c09c0389b6bc", dealt, ada(), vec![of(&ada(), ""), of(&ada(), "")]),
        ("cba40bc0ea7bad59", over, ada(), vec![of(&ada(), ""), bot("random")]),
        ("b23c3b08bd7d716d", committed, bob(), vec![of(&bob(), ""), bot("beginner")]),
        ("412ac04c13e875d8", committed, bob(), vec![of(&bob(), ""), bot("search:iters=50")]),
        ("2bb88a8fbbf7a7a4", dealt, bob(), vec![bot("random"), bot("heuristic")]),
        ("049adfc4900799a2", committed, ada(), vec![of(&ada(), ""), bot("heuristic")]),
        ("02372a73eaddff3d", dealt, ada(), vec![of(&ada(), "Zoé")]),
        ("bffe0134d5784b4a", dealt, bob(), vec![of(&bob(), "Zoé")]),
    ] {
        assert_eq!(seats(id).await, (state, maker, expected), "{id}");
    }
    // Decks went to their seats; they are what the commitment covers.
    let duel = store.load(&t("049adfc4900799a2")).await.unwrap().made;
    let setups: Vec<_> = duel.seats.iter().map(|seat| seat.setup.as_ref().unwrap().0.clone()).collect();
    assert_eq!(duel.commitment, Some(duel.secret.commitment(&setups)));
    let dealt = store.load(&t("7201c09c0389b6bc")).await.unwrap();
    assert_eq!((dealt.entropy, dealt.seed.is_some()), (vec!["mine".to_owned()], true));
    assert_eq!(dealt.made.seats[0].setup, None);
    store.close().await;
}

#[tokio::test]
async fn in_an_older_file_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    write_version_6(folder.path());
    let store = open(folder.path()).await;
    assert_eq!(store.tables_of(&ada(), 100).await.unwrap().len(), 5);
    assert_eq!(store.tables_of(&bob(), 100).await.unwrap().len(), 4);
    assert_eq!(store.list_finished(100).await.unwrap().len(), 1);
    // A beginner is not slow, a search is.
    let usage = store.usage(&bob(), 0).await.unwrap();
    assert_eq!((usage.open_tables, usage.slow_tables, usage.import_bytes > 0), (4, 1, true));
    let actions: Vec<String> =
        store.actions(&t("7201c09c0389b6bc")).await.unwrap().into_iter().map(|row| row.action).collect();
    assert_eq!(actions, ["R4@4", "G2@4", "R9@4", "Y1@4"]);
    assert_eq!(store.load_import(&ImportId::new("rcf4c77c53abaf02b")).await.unwrap().game, "stones");
    assert_eq!(store.list_imports(&bob(), 9).await.unwrap().len(), 1);
    assert_eq!(store.decks_of(&ada(), "duel").await.unwrap()[0].name, "Fire");
    assert_eq!(store.deck(&DeckId::new("a461d1ba9be58119"), &bob()).await, Err(StoreError::NotFound));
    for (who, id) in [(ada(), "02372a73eaddff3d"), (bob(), "bffe0134d5784b4a")] {
        let runs = store.daily_runs_of(&who, 9).await.unwrap();
        assert_eq!((runs.len(), &runs[0].table_id, runs[0].counts), (1, &t(id), true));
    }
    // Actions still belong to their table: a deleted one takes them along.
    let next = ActionRow { n: 5, seat: 1, action: "x".to_owned() };
    store.append(&t("7201c09c0389b6bc"), &[next], None).await.unwrap();
    store.delete_table(&t("7201c09c0389b6bc"), &ada()).await.unwrap();
    store.close().await;
    let count = |sql: &str| -> i64 {
        let file = rusqlite::Connection::open(folder.path().join("atout.db")).unwrap();
        file.query_row(sql, [], |row| row.get(0)).unwrap()
    };
    assert_eq!((count("SELECT COUNT(*) FROM actions"), count("SELECT COUNT(*) FROM tables")), (1, 8));
    assert_eq!(count("SELECT COUNT(*) FROM seats WHERE table_id = '7201c09c0389b6bc'"), 0);
    assert_eq!(count("SELECT COUNT(*) FROM pragma_foreign_key_check"), 0);
}

#[tokio::test]
async fn an_upgrade_that_was_interrupted_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    write_old_file(folder.path());
    run_sql(folder.path(), "UPDATE _sqlx_migrations SET success = FALSE WHERE version = 3");
    assert!(matches!(try_open(folder.path()).await, Err(StoreError::Damaged { .. })));
}

#[tokio::test]
async fn the_key_that_an_earlier_release_kept_in_a_file_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (file, key) = (folder.path().join("atout.key"), |digit: &str| SigningKey::parse(&digit.repeat(64)).unwrap());
    fs::write(&file, "nonsense").unwrap();
    let error = try_open(folder.path()).await.unwrap_err();
    assert!(matches!(error, StoreError::BadKey { .. }) && error.to_string().contains("atout.key"), "{error}");
    fs::write(&file, format!("{}\n", "a".repeat(64))).unwrap();
    let store = open(folder.path()).await;
    assert_eq!(store.signing_key(key("1")).await, Ok(key("a")));
    store.close().await;
    // From then on the database has it.
    fs::remove_file(&file).unwrap();
    let store = open(folder.path()).await;
    assert_eq!(store.signing_key(key("2")).await, Ok(key("a")));
    store.close().await;
}

#[tokio::test]
async fn a_damaged_key_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let key = SigningKey::parse(&"1".repeat(64)).unwrap();
    let store = open(folder.path()).await;
    store.signing_key(key.clone()).await.unwrap();
    run_sql(folder.path(), "UPDATE signing_keys SET key = 'short'");
    let answer = store.signing_key(key).await;
    assert!(matches!(answer, Err(StoreError::BadKey { .. })), "{answer:?}");
}

#[tokio::test]
async fn two_databases_of_one_folder_are_used_at_the_same_time() {
    let folder = tempfile::tempdir().unwrap();
    let location = |name: &str| Location::Sqlite(folder.path().join(name));
    let [first, second] = ["atout.db", "club.sqlite"].map(location);
    let _first = Store::open(&first).await.unwrap();
    let _second = Store::open(&second).await.unwrap();
    for database in [first, second] {
        assert_eq!(Store::open(&database).await.unwrap_err(), StoreError::InUse { database });
    }
}

#[tokio::test]
async fn a_second_process_is_kept_out_until_the_first_one_ends() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let clone = store.clone();
    let error = try_open(folder.path()).await.unwrap_err();
    assert_eq!(error, StoreError::InUse { database: Location::in_folder(folder.path()) });
    store.create_table(&new_table("t1", "ada")).await.unwrap();
    store.close().await;
    open(folder.path()).await.load(&t("t1")).await.unwrap();
    drop(clone);
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = tempfile::tempdir().unwrap();
    let made = folder.path().join("made");
    let store = open(&made).await;
    store.create_table(&new_table("t1", "ada")).await.unwrap();
    store.load(&t("t1")).await.unwrap();
    let files = ["atout.db", "atout.db-wal", "atout.db-shm", "atout.lock"].map(|name| made.join(name));
    assert_eq!((mode(&made), files.each_ref().map(|file| mode(file))), (0o700, [0o600; 4]));
    store.close().await;

    // A folder that was there keeps its mode; its files do not.
    fs::set_permissions(&made, fs::Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(&files[0], fs::Permissions::from_mode(0o644)).unwrap();
    let store = open(&made).await;
    store.create_table(&new_table("t2", "ada")).await.unwrap();
    assert_eq!((mode(&made), files.each_ref().map(|file| mode(file))), (0o755, [0o600; 4]));
}
