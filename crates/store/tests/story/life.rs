//! One table from its creation to its end.

use super::{Place, action, begun, new_import, new_table, seed, t};
use atout_store::{SigningKey, StoreError, TableStatus};
use serde_json::json;

pub(crate) async fn a_table_lives_from_committed_to_over_across_restarts(place: impl Place) {
    let mut store = place.open().await;
    store.create_table(&new_table("t1", "ada")).await.unwrap();

    store = place.reopen(store).await;
    let row = store.load(&t("t1")).await.unwrap();
    assert_eq!((row.state, row.seed, row.entropy), (TableStatus::Committed, None, vec![]));
    assert_eq!(row.made.seats[1].name, "Bob");
    assert!(matches!(store.append(&t("t1"), &[action(1, "a")], None).await, Err(StoreError::Stale { version: 0 })));

    store.begin(&t("t1"), &["mine".to_owned()], &seed("seed")).await.unwrap();
    assert!(matches!(store.begin(&t("t1"), &[], &seed("other")).await, Err(StoreError::Stale { version: 0 })));
    store.append(&t("t1"), &[action(1, "a")], None).await.unwrap();
    store.append(&t("t1"), &[action(2, "b")], None).await.unwrap();

    store = place.reopen(store).await;
    assert_eq!(store.actions(&t("t1")).await.unwrap(), [action(1, "a"), action(2, "b")]);
    let row = store.load(&t("t1")).await.unwrap();
    assert_eq!((row.state, row.seed, row.entropy), (TableStatus::Dealt, Some(seed("seed")), vec!["mine".to_owned()]));

    store.append(&t("t1"), &[action(3, "c")], Some(&json!({ "winners": [0] }))).await.unwrap();
    store = place.reopen(store).await;
    let row = store.load(&t("t1")).await.unwrap();
    assert_eq!((row.state, row.result), (TableStatus::Over, Some(json!({ "winners": [0] }))));
    assert!(matches!(store.append(&t("t1"), &[action(4, "d")], None).await, Err(StoreError::Stale { version: 3 })));
    assert!(matches!(store.finish(&t("t1"), &json!({})).await, Err(StoreError::Stale { version: 3 })));
}

pub(crate) async fn an_action_is_never_written_twice_and_never_with_a_gap(place: impl Place) {
    let store = place.open().await;
    begun(&store, "t1", "ada").await;
    store.append(&t("t1"), &[action(1, "a")], None).await.unwrap();
    for n in [0, 1, 3, 99, u64::MAX] {
        let refused = store.append(&t("t1"), &[action(n, "x")], None).await;
        assert!(matches!(refused, Err(StoreError::Stale { version: 1 })), "{n}: {refused:?}");
    }
    assert_eq!(store.actions(&t("t1")).await.unwrap(), [action(1, "a")]);
    assert!(matches!(store.append(&t("nowhere"), &[action(1, "a")], None).await, Err(StoreError::NotFound)));
}

pub(crate) async fn a_row_of_actions_is_written_as_a_whole(place: impl Place) {
    let store = place.open().await;
    begun(&store, "t1", "ada").await;
    let row = [action(1, "a"), action(2, "b"), action(3, "c")];
    for bad in [[action(1, "a"), action(3, "c")], [action(1, "a"), action(1, "b")], [action(2, "a"), action(3, "b")]] {
        let refused = store.append(&t("t1"), &bad, None).await;
        assert!(matches!(refused, Err(StoreError::Stale { version: 0 })), "{bad:?}: {refused:?}");
    }
    store.append(&t("t1"), &row, None).await.unwrap();
    assert_eq!((store.version(&t("t1")).await.unwrap(), store.actions(&t("t1")).await.unwrap()), (3, row.to_vec()));
}

pub(crate) async fn the_pace_of_bots_is_remembered(place: impl Place) {
    let store = place.open().await;
    store.create_table(&new_table("t1", "ada")).await.unwrap();
    store.set_pace(&t("t1"), 50, true).await.unwrap();
    let row = store.load(&t("t1")).await.unwrap();
    assert_eq!((row.made.pace_ms, row.paused), (Some(50), true));
    assert!(matches!(store.set_pace(&t("t2"), 50, true).await, Err(StoreError::NotFound)));
}

pub(crate) async fn secrets_do_not_print_themselves(place: impl Place) {
    let store = place.open().await;
    store.create_table(&new_table("t1", "token-hash")).await.unwrap();
    store.begin(&t("t1"), &[], &seed("the-seed")).await.unwrap();
    let printed = format!("{:?}", store.load(&t("t1")).await.unwrap());
    assert!(!["0505", "the-seed", "token-hash"].iter().any(|secret| printed.contains(secret)), "{printed}");
}

pub(crate) async fn all_servers_of_a_database_get_the_same_key(place: impl Place) {
    let store = place.open().await;
    let key = |digit: &str| SigningKey::parse(&digit.repeat(64)).unwrap();
    // Those that start at the same time, too.
    let (first, second) = tokio::join!(store.signing_key(key("1")), store.signing_key(key("2")));
    let kept = first.unwrap();
    assert_eq!(second, Ok(kept.clone()));
    assert!(!format!("{kept:?}").contains(kept.as_str()), "it does not print itself");
    let store = place.reopen(store).await;
    assert_eq!(store.signing_key(key("3")).await, Ok(kept));
}

pub(crate) async fn a_closed_store_refuses_everything(place: impl Place) {
    let store = place.open().await;
    begun(&store, "t1", "ada").await;
    store.close().await;
    assert_eq!(store.append(&t("t1"), &[action(1, "a")], None).await, Err(StoreError::Closed));
    assert_eq!(store.import(&new_import("r1", "ada")).await, Err(StoreError::Closed));
    assert_eq!(store.version(&t("t1")).await, Err(StoreError::Closed));
    assert_eq!(place.open().await.version(&t("t1")).await, Ok(0));
}
