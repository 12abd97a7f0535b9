//! Standing orders: the table passes for a person where it was not asked to stop, and takes orders from the seat's own player.

use crate::kit::{Host, Visitor};
use atout_core::Record;
use serde_json::json;

async fn duel(ada: &Visitor) -> String {
    let wish = json!({ "game": "duel", "seats": ["human", "random"], "options": { "life": 4 }, "pace_ms": 0 });
    let id = ada.table_with(wish).await;
    assert_eq!(ada.post(&format!("/api/tables/{id}/ready"), &json!({ "value": "mine" })).await.status, 200);
    id
}

#[tokio::test]
async fn the_table_passes_for_a_person_and_the_record_has_it() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = duel(&ada).await;
    let mut sent = 0;
    while ada.step(&id).await.is_some() {
        sent += 1;
    }
    let text = ada.get(&format!("/api/tables/{id}/record")).await.json().to_string();
    let record = Record::parse(&text).unwrap();
    let own = record.actions.iter().filter(|step| step.seat.index() == 0).count();
    assert!(own > sent, "{own} actions of a seat that sent {sent}");
    atout_catalog::find("duel").unwrap().replay(&record, usize::MAX).unwrap();
}

#[tokio::test]
async fn under_full_control_nothing_is_passed() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = duel(&ada).await;
    let (mut socket, _) = ada.join(&id, json!(null)).await;
    socket
        .say(json!({ "type": "orders", "seat": 0, "orders": { "full_control": true, "stops": ["no-such-stop"] } }))
        .await;
    // Requests of a connection are answered in their order.
    socket.say(json!({ "type": "orders", "seat": 1, "orders": {} })).await;
    assert_eq!(socket.hear("refused").await["error"], "play/not_your_seat");
    let mut sent = 0;
    while sent < 40 && ada.step(&id).await.is_some() {
        sent += 1;
    }
    let actions = ada.get(&format!("/api/tables/{id}/actions")).await.json();
    let own = actions["actions"].as_array().unwrap().iter().filter(|step| step["seat"] == 0).count();
    assert_eq!(own, sent);
}
