//! Who holds a seat, and how far a table is before the deal.

use super::{Place, action, new_table, person, seed, t};
use atout_core::{Commitment, Secret};
use atout_store::{Holder, NewTable, SeatRow, SetUp, StoreError, TableStatus};
use serde_json::json;

/// A table that ada has made and where she sits; the other seat is free.
fn open_table(id: &str) -> NewTable {
    let free = SeatRow::new(String::new(), Holder::Nobody, None);
    let made = new_table(id, "ada");
    NewTable { seats: vec![made.seats[0].clone(), free], commitment: None, ..made }
}

fn commitment() -> Commitment {
    Secret::from_bytes([7; 48]).commitment(&[])
}

pub(crate) async fn a_table_goes_from_open_to_over_across_restarts(place: impl Place) {
    let mut store = place.open().await;
    let (id, bob, deck) = (t("t1"), person("bob"), SetUp(json!({ "cards": ["bear"] })));
    store.create_table(&open_table("t1")).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().state, TableStatus::Open);
    let early = [
        store.commit(&id, &commitment()).await,
        store.give_value(&id, 0, &person("ada"), "mine").await,
        store.begin(&id, &[], &seed("s")).await,
    ];
    assert!(early.iter().all(|answer| *answer == Err(StoreError::Stale { version: 0 })), "{early:?}");

    store.sit(&id, 1, &bob, "Bob", None).await.unwrap();
    store = place.reopen(store).await;
    let row = store.load(&id).await.unwrap();
    assert_eq!((row.state, row.made.commitment), (TableStatus::Seated, None));
    let seat = &row.made.seats[1];
    assert_eq!((seat.name.as_str(), &seat.holder, &seat.setup), ("Bob", &Holder::Person(bob.clone()), &None));
    // The same request brings a set-up.
    store.sit(&id, 1, &bob, "Bob", Some(&deck)).await.unwrap();
    store.commit(&id, &commitment()).await.unwrap();
    store.give_value(&id, 1, &bob, "first").await.unwrap();
    store.give_value(&id, 1, &bob, "second").await.unwrap();

    store = place.reopen(store).await;
    let row = store.load(&id).await.unwrap();
    assert_eq!((row.state, row.made.commitment), (TableStatus::Committed, Some(commitment())));
    let seat = &row.made.seats[1];
    assert_eq!((&seat.setup, seat.value.as_deref(), seat.generation), (&Some(deck), Some("first"), 1));
    store.begin(&id, &["a".to_owned(), "first".to_owned()], &seed("s")).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().state, TableStatus::Dealt);
    store.append(&id, &[action(1, "a")], Some(&json!({}))).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().state, TableStatus::Over);
}

pub(crate) async fn one_of_a_hundred_gets_a_free_seat(place: impl Place) {
    let store = place.open().await;
    store.create_table(&open_table("t1")).await.unwrap();
    let claims = (0..100).map(|n| {
        let store = store.clone();
        tokio::spawn(async move { store.sit(&t("t1"), 1, &person(&format!("p{n}")), "", None).await })
    });
    let mut n_seated = 0;
    for claim in claims.collect::<Vec<_>>() {
        match claim.await.unwrap() {
            Ok(()) => n_seated += 1,
            refused => assert_eq!(refused, Err(StoreError::SeatTaken)),
        }
    }
    let row = store.load(&t("t1")).await.unwrap();
    assert_eq!((n_seated, row.state, row.made.seats[1].generation), (1, TableStatus::Seated, 1));
    assert_eq!(store.sit(&t("t1"), 0, &person("eve"), "", None).await, Err(StoreError::SeatTaken));
    assert_eq!(store.sit(&t("nowhere"), 0, &person("eve"), "", None).await, Err(StoreError::NotFound));
}

pub(crate) async fn a_change_of_seats_or_set_ups_voids_commitment_and_values(place: impl Place) {
    let store = place.open().await;
    let (id, ada, bob) = (t("t1"), person("ada"), person("bob"));
    let commit = async || {
        store.commit(&id, &commitment()).await.unwrap();
        store.give_value(&id, 0, &ada, "mine").await.unwrap();
    };
    let now = async || {
        let row = store.load(&id).await.unwrap();
        let values = row.made.seats.iter().filter(|seat| seat.value.is_some()).count();
        (row.state, row.made.commitment.is_some(), values)
    };
    store.create_table(&open_table("t1")).await.unwrap();
    store.sit(&id, 1, &bob, "Bob", None).await.unwrap();
    commit().await;
    assert_eq!(now().await, (TableStatus::Committed, true, 1));
    store.sit(&id, 1, &bob, "Bob", Some(&SetUp(json!({})))).await.unwrap();
    assert_eq!(now().await, (TableStatus::Seated, false, 0));

    commit().await;
    assert_eq!(store.leave(&id, 1, &person("eve")).await, Err(StoreError::SeatTaken));
    store.leave(&id, 1, &bob).await.unwrap();
    assert_eq!(now().await, (TableStatus::Open, false, 0));
    let seat = store.load(&id).await.unwrap().made.seats[1].clone();
    assert_eq!((seat.name.as_str(), seat.holder, seat.setup, seat.generation), ("", Holder::Nobody, None, 2));
    // What bob had is not his any more.
    assert!(store.leave(&id, 1, &bob).await.is_err() && store.give_value(&id, 1, &bob, "late").await.is_err());

    store.sit(&id, 1, &person("eve"), "Eve", None).await.unwrap();
    store.commit(&id, &commitment()).await.unwrap();
    store.begin(&id, &[], &seed("s")).await.unwrap();
    // From the deal on everybody stays.
    assert_eq!(store.leave(&id, 0, &ada).await, Err(StoreError::Stale { version: 0 }));
    assert_eq!(store.sit(&id, 0, &ada, "Ada", None).await, Err(StoreError::Stale { version: 0 }));
    assert_eq!(now().await.0, TableStatus::Dealt);
}

pub(crate) async fn a_table_belongs_to_its_maker_and_its_seats_to_their_holders(place: impl Place) {
    let store = place.open().await;
    let (ada, bob) = (person("ada"), person("bob"));
    store.create_table(&open_table("t1")).await.unwrap();
    assert!(!store.knows(&bob).await.unwrap());
    store.sit(&t("t1"), 1, &bob, "Bob", None).await.unwrap();
    assert!(store.knows(&bob).await.unwrap());
    for (who, held) in [(&ada, 0), (&bob, 1)] {
        let list = store.tables_of(who, 10).await.unwrap();
        assert_eq!((list.len(), &list[0].held), (1, &vec![held]));
        assert_eq!(list[0].players[1].name, "Bob");
    }
    // Limits count what one has made.
    let open = async |who| store.usage(who, 0).await.unwrap().open_tables;
    assert_eq!((open(&ada).await, open(&bob).await), (1, 0));
    assert_eq!(store.delete_table(&t("t1"), &bob).await, Err(StoreError::NotYours));
    // The maker's table is in the list without a seat, too.
    store.leave(&t("t1"), 0, &ada).await.unwrap();
    assert_eq!(store.tables_of(&ada, 10).await.unwrap()[0].held, Vec::<u8>::new());
    store.delete_table(&t("t1"), &ada).await.unwrap();
    assert_eq!(store.tables_of(&bob, 10).await.unwrap(), []);
}
