//! What lists show.

use super::{Place, action, new_import, new_table, person, seed, t};
use atout_store::{Holder, ImportId, NewTable, StoreError, TableStatus};
use serde_json::json;

pub(crate) async fn lists_show_the_owners_tables_and_what_is_finished(place: impl Place) {
    let store = place.open().await;
    for (id, owner) in [("t1", "ada"), ("t2", "bob"), ("t3", "ada")] {
        store.create_table(&new_table(id, owner)).await.unwrap();
    }
    store.begin(&t("t3"), &[], &seed("seed")).await.unwrap();
    store.append(&t("t3"), &[action(1, "a")], None).await.unwrap();
    store.finish(&t("t3"), &json!({ "draw": true })).await.unwrap();

    let mine = store.tables_of(&person("ada"), 10).await.unwrap();
    let mut ids: Vec<_> = mine.iter().map(|table| (table.id.as_str(), table.version, table.state)).collect();
    ids.sort_unstable_by_key(|(id, ..)| *id);
    assert_eq!(ids, [("t1", 0, TableStatus::Committed), ("t3", 1, TableStatus::Over)]);
    let finished = store.list_finished(10).await.unwrap();
    assert_eq!(finished.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["t3"]);
}

pub(crate) async fn tables_of_bots_that_go_on_are_found(place: impl Place) {
    let store = place.open().await;
    let of_bots = |id: &str| {
        let mut table = new_table(id, "ada");
        table.seats.iter_mut().for_each(|seat| seat.holder = Holder::Bot("random".to_owned()));
        table
    };
    let mut mixed = of_bots("mixed");
    mixed.seats[0].holder = Holder::Person(person("ada"));
    for table in [new_table("people", "ada"), mixed, of_bots("over"), of_bots("paused"), of_bots("b1"), of_bots("b2")] {
        let NewTable { id, .. } = &table;
        store.create_table(&table).await.unwrap();
        store.begin(id, &[], &seed("seed")).await.unwrap();
    }
    store.create_table(&of_bots("b3")).await.unwrap();
    store.finish(&t("over"), &json!({})).await.unwrap();
    store.set_pace(&t("paused"), 800, true).await.unwrap();
    assert_eq!(store.list_bots_only(None, 10).await.unwrap(), [t("b1"), t("b2"), t("b3")]);
    assert_eq!(store.list_bots_only(Some(&t("b1")), 1).await.unwrap(), [t("b2")]);
}

pub(crate) async fn an_opened_record_can_be_read_again(place: impl Place) {
    let store = place.open().await;
    store.import(&new_import("r1", "ada")).await.unwrap();
    assert_eq!(store.load_import(&ImportId::new("r1")).await.unwrap().record, "{…}");
    assert_eq!(store.list_imports(&person("ada"), 10).await.unwrap()[0].version, 7);
    assert!(store.list_imports(&person("bob"), 10).await.unwrap().is_empty());
    assert!(matches!(store.load_import(&ImportId::new("r2")).await, Err(StoreError::NotFound)));
}
