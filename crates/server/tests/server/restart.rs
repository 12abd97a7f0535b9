//! A server that stops and starts again goes on where it was.

use crate::kit::Host;
use serde_json::{Value, json};

#[tokio::test]
async fn a_game_goes_on_after_a_restart_as_if_nothing_had_happened() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let waiting = ada.table(&["human", "human"]).await;
    let id = ada.dealt(&["human", "human"]).await;
    for _ in 0..9 {
        ada.step(&id).await.unwrap();
    }
    let before = [ada.look(&id, 0).await, ada.look(&id, 1).await, ada.look(&id, 99).await];
    let (_, frame) = ada.join(&id, Value::Null).await;

    let host = host.restart().await;
    let ada = host.visitor("ada");
    let after = [ada.look(&id, 0).await, ada.look(&id, 1).await, ada.look(&id, 99).await];
    assert_eq!(before, after);
    assert_eq!(ada.join(&id, Value::Null).await.1, frame);
    assert_eq!(ada.look(&waiting, 0).await["state"], "waiting");

    let record = ada.finish(&id).await;
    let host = host.restart().await;
    let ada = host.visitor("ada");
    assert_eq!(ada.get(&format!("/api/tables/{id}/record")).await.json(), record);
    assert_eq!(ada.look(&id, 0).await["state"], "over");
}

#[tokio::test]
async fn bots_go_on_after_a_restart() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let wish = json!({ "game": "stones", "seats": ["random", "heuristic"], "pace_ms": 20 });
    let id = ada.table_with(wish).await;
    let (mut socket, _) = ada.join(&id, Value::Null).await;
    socket.until(5).await;
    let host = host.restart().await;
    let ada = host.visitor("ada");
    let (mut socket, frame) = ada.join(&id, Value::Null).await;
    let version = frame["version"].as_u64().unwrap();
    assert!(version >= 5);
    socket.until(version + 3).await;
}

#[tokio::test]
async fn tables_of_bots_go_on_after_a_restart_without_anybody_who_opens_them() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let of_bots = || json!({ "game": "stones", "seats": ["random", "heuristic"], "pace_ms": 10_000 });
    let [running, paused] = [ada.table_with(of_bots()).await, ada.table_with(of_bots()).await];
    let with_a_person = ada.dealt(&["human", "random"]).await;
    let (mut socket, _) = ada.join(&paused, Value::Null).await;
    socket.say(json!({ "type": "pace", "paused": true, "ms": 0 })).await;
    while socket.hear("table").await["pace"]["paused"] != true {}
    host.meddle("UPDATE tables SET pace_ms = 0").await;
    let of = |id: &str| format!("SELECT version FROM tables WHERE id = '{id}'");
    let [before, still, person] = [&running, &paused, &with_a_person].map(|id| host.ask(&of(id)));

    let host = host.restart().await;
    host.until(&format!("SELECT state = 'over' FROM tables WHERE id = '{running}'"), 1).await;
    assert!(host.ask(&of(&running)) > before);
    assert_eq!((host.ask(&of(&paused)), host.ask(&of(&with_a_person))), (still, person));
}
