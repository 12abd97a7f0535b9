//! Standing orders: the table passes for a person where it was not asked to stop, and takes orders from the seat's own player.

use crate::kit::{Host, Visitor};
use serde_json::json;

async fn duel(ada: &Visitor) -> String {
    let wish = json!({ "game": "duel", "seats": ["human", "random"], "options": { "life": 4 }, "pace_ms": 0 });
    let id = ada.table_with(wish).await;
    assert_eq!(ada.post(&format!("/api/tables/{id}/ready"), &json!({ "value": "mine" })).await.status, 200);
    id
}

#[tokio::test]
async fn the_table_passes_for_a_person() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = duel(&ada).await;
    let sent = steps(&ada, &id).await;
    let own = own_actions(&ada, &id).await;
    assert!(own > sent, "{own} actions of a seat that sent {sent}");
}

/// Plays some actions of the person's seat. Returns how many it sent.
async fn steps(ada: &Visitor, id: &str) -> usize {
    let mut sent = 0;
    while sent < 40 && ada.step(id).await.is_some() {
        sent += 1;
    }
    sent
}

async fn own_actions(ada: &Visitor, id: &str) -> usize {
    let actions = ada.get(&format!("/api/tables/{id}/actions")).await.json();
    actions["actions"].as_array().unwrap().iter().filter(|step| step["seat"] == 0).count()
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
    let refused = loop {
        let heard = socket.next().await.expect("the socket is open");
        if heard["type"] == "refused" {
            break heard;
        }
    };
    assert_eq!(refused["error"], "play/not_your_seat");
    let sent = steps(&ada, &id).await;
    assert_eq!(own_actions(&ada, &id).await, sent);
}
