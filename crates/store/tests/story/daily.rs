//! Tries at the game of a day.

use super::{Place, action, new_table, person, t};
use atout_store::TableStatus;
use serde_json::json;

pub(crate) async fn only_the_first_try_of_a_day_counts_even_if_its_table_is_deleted(place: impl Place) {
    let mut store = place.open().await;
    let seed = super::seed("seed of the day");
    for (id, owner, day) in [("a1", "ada", "2025-06-24"), ("a2", "ada", "2025-06-24"), ("b1", "bob", "2025-06-24")] {
        store.create_daily(&new_table(id, owner), day, "Name", &seed).await.unwrap();
    }
    // The table is dealt already: nobody can add a value to its seed.
    let row = store.load(&t("a1")).await.unwrap();
    assert_eq!((row.state, row.seed, row.entropy), (TableStatus::Dealt, Some(seed.clone()), vec![]));
    assert!(store.begin(&t("a1"), &["mine".to_owned()], &super::seed("other")).await.is_err());
    store.delete_table(&t("a1"), &person("ada")).await.unwrap();
    store.create_daily(&new_table("a3", "ada"), "2025-06-24", "Name", &seed).await.unwrap();
    store.create_daily(&new_table("a4", "ada"), "2025-06-25", "Name", &seed).await.unwrap();

    store = place.reopen(store).await;
    let ids = |rows: Vec<atout_store::DailyRow>| {
        let mut ids: Vec<String> = rows.into_iter().map(|row| row.table_id.to_string()).collect();
        ids.sort();
        ids
    };
    assert_eq!(ids(store.daily_runs("2025-06-24", 9).await.unwrap()), ["a1", "b1"]);
    assert_eq!(ids(store.daily_runs("2025-06-25", 9).await.unwrap()), ["a4"]);
    assert_eq!(ids(store.daily_runs_of(&person("ada"), 9).await.unwrap()), ["a1", "a2", "a3", "a4"]);
    assert_eq!(store.daily_days(9).await.unwrap(), ["2025-06-25", "2025-06-24"]);
    assert_eq!(store.daily_run(&t("a1")).await.unwrap().unwrap().state, None, "its table is gone");
    assert_eq!(store.daily_run(&t("nowhere")).await.unwrap(), None);
}

pub(crate) async fn a_score_is_stored_once(place: impl Place) {
    let mut store = place.open().await;
    store.create_daily(&new_table("a1", "ada"), "2025-06-24", "Ada", &super::seed("seed")).await.unwrap();
    store.append(&t("a1"), &[action(1, "a")], Some(&json!({ "winners": [0] }))).await.unwrap();
    store.score_daily(&t("a1"), &json!({ "rooms": 7 })).await.unwrap();
    store.score_daily(&t("a1"), &json!({ "rooms": 32 })).await.unwrap();
    store = place.reopen(store).await;
    let row = store.daily_run(&t("a1")).await.unwrap().unwrap();
    assert_eq!((row.score, row.state), (Some(json!({ "rooms": 7 })), Some(TableStatus::Over)));
    assert_eq!((row.day.as_str(), row.name.as_str(), row.counts), ("2025-06-24", "Ada", true));
}
