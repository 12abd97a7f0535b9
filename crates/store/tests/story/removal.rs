//! What is deleted, and what expires.

use super::{Place, action, begun, new_import, new_table, person, t};
use atout_store::{Expired, ImportId, StoreError};
use serde_json::json;

/// A time after everything here.
const FUTURE: i64 = 1 << 40;

pub(crate) async fn an_owner_deletes_a_table_with_its_actions(place: impl Place) {
    let store = place.open().await;
    for id in ["t1", "t2"] {
        begun(&store, id, "ada").await;
        store.append(&t(id), &[action(1, "a")], None).await.unwrap();
    }
    assert_eq!(store.delete_table(&t("t1"), &person("eve")).await, Err(StoreError::NotYours));
    assert_eq!(store.version(&t("t1")).await, Ok(1));
    store.delete_table(&t("t1"), &person("ada")).await.unwrap();
    assert_eq!(store.delete_table(&t("t1"), &person("ada")).await, Err(StoreError::NotFound));
    assert!(matches!(store.load(&t("t1")).await, Err(StoreError::NotFound)));
    assert_eq!(store.append(&t("t1"), &[action(2, "b")], None).await, Err(StoreError::NotFound));
    // No action is left: a table with the same id begins from nothing.
    begun(&store, "t1", "ada").await;
    assert_eq!(store.actions(&t("t1")).await, Ok(vec![]));
    assert_eq!(store.version(&t("t2")).await, Ok(1));
}

pub(crate) async fn an_owner_deletes_a_record(place: impl Place) {
    let store = place.open().await;
    store.import(&new_import("r1", "ada")).await.unwrap();
    assert_eq!(store.delete_import(&ImportId::new("r1"), &person("eve")).await, Err(StoreError::NotYours));
    store.delete_import(&ImportId::new("r1"), &person("ada")).await.unwrap();
    assert_eq!(store.load_import(&ImportId::new("r1")).await, Err(StoreError::NotFound));
    assert_eq!(store.delete_import(&ImportId::new("r1"), &person("ada")).await, Err(StoreError::NotFound));
}

pub(crate) async fn what_is_too_old_expires_in_small_steps(place: impl Place) {
    let store = place.open().await;
    store.create_table(&new_table("waiting", "ada")).await.unwrap();
    for id in ["playing", "over1", "over2", "over3"] {
        begun(&store, id, "ada").await;
    }
    for id in ["over1", "over2", "over3"] {
        store.append(&t(id), &[action(1, "a")], Some(&json!({}))).await.unwrap();
    }
    store.import(&new_import("r1", "ada")).await.unwrap();
    for what in [Expired::Imports, Expired::Unfinished, Expired::Finished] {
        assert_eq!(store.expire(what, 0, 10).await, Ok(0), "nothing is that old");
    }
    let n_listed = async || store.tables_of(&person("ada"), 10).await.unwrap().len();

    assert_eq!(store.expire(Expired::Finished, FUTURE, 2).await, Ok(2));
    assert_eq!((n_listed().await, store.list_finished(10).await.unwrap().len()), (3, 1));
    assert_eq!(store.expire(Expired::Finished, FUTURE, 2).await, Ok(1));
    assert_eq!((n_listed().await, store.list_finished(10).await.unwrap().len()), (2, 0));
    assert_eq!(store.load_import(&ImportId::new("r1")).await.unwrap().game, "stones");
    assert_eq!(store.expire(Expired::Unfinished, FUTURE, 10).await, Ok(2));
    assert_eq!(n_listed().await, 0);
    assert_eq!(store.expire(Expired::Imports, FUTURE, 10).await, Ok(1));
    assert_eq!(store.load_import(&ImportId::new("r1")).await, Err(StoreError::NotFound));
}
