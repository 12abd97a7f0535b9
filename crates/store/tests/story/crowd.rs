//! Many who write at the same time.

use super::{Place, action, begun, new_table, t};
use atout_store::StoreError;
use serde_json::json;

pub(crate) async fn one_of_many_writers_of_the_same_number_succeeds(place: impl Place) {
    let store = place.open().await;
    begun(&store, "t1", "ada").await;
    let racers = (0..16).map(|racer| {
        let store = store.clone();
        tokio::spawn(async move { store.append(&t("t1"), &[action(1, &racer.to_string())], None).await.is_ok() })
    });
    let mut n_written = 0;
    for racer in racers.collect::<Vec<_>>() {
        n_written += u32::from(racer.await.unwrap());
    }
    assert_eq!((n_written, store.version(&t("t1")).await.unwrap()), (1, 1));
    assert_eq!(store.actions(&t("t1")).await.unwrap().len(), 1);
}

pub(crate) async fn a_thousand_tables_write_at_once_and_nothing_is_lost(place: impl Place) {
    const N_MOVES: u64 = 5;
    let store = place.open().await;
    let players = (0..1000).map(|n| {
        let store = store.clone();
        tokio::spawn(async move {
            let id = format!("t{n}");
            begun(&store, &id, "ada").await;
            for n in 1..=N_MOVES {
                let result = (n == N_MOVES).then(|| json!({ "winners": [0] }));
                store.append(&t(&id), &[action(n, &id)], result.as_ref()).await.unwrap();
            }
        })
    });
    for player in players.collect::<Vec<_>>() {
        player.await.unwrap();
    }
    let store = place.reopen(store).await;
    for n in 0..1000 {
        let (id, actions) = (format!("t{n}"), store.actions(&t(&format!("t{n}"))).await.unwrap());
        assert_eq!(actions, (1..=N_MOVES).map(|n| action(n, &id)).collect::<Vec<_>>());
    }
    assert_eq!(store.list_finished(2000).await.unwrap().len(), 1000);
}

pub(crate) async fn a_refused_change_does_not_disturb_those_beside_it(place: impl Place) {
    let store = place.open().await;
    for n in 0..50 {
        begun(&store, &format!("t{n}"), "ada").await;
    }
    // A wrong number, an id that is taken, and a right action for each table.
    let writers = (0..50).flat_map(|n| {
        let (id, stale, taken, right) = (format!("t{n}"), store.clone(), store.clone(), store.clone());
        let [for_stale, for_taken] = [id.clone(), id.clone()];
        [
            tokio::spawn(async move {
                let refused = stale.append(&t(&for_stale), &[action(9, "x")], None).await;
                assert!(matches!(refused, Err(StoreError::Stale { .. })), "{refused:?}");
            }),
            tokio::spawn(async move { assert!(taken.create_table(&new_table(&for_taken, "eve")).await.is_err()) }),
            tokio::spawn(async move { right.append(&t(&id), &[action(1, "a")], None).await.unwrap() }),
        ]
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.unwrap();
    }
    for n in 0..50 {
        assert_eq!(store.actions(&t(&format!("t{n}"))).await.unwrap(), [action(1, "a")]);
    }
}
