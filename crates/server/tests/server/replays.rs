//! Looking at a replay: it writes nothing, and a step does not load the game again.

use crate::kit::Host;
use serde_json::{Value, json};

#[tokio::test]
async fn looking_at_a_replay_writes_nothing() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "random"]).await;
    ada.finish(&id).await;
    // As if the server had ended between the last action and its result.
    let host = host.restart().await;
    host.meddle("UPDATE tables SET state = 'dealt', result = NULL").await;
    for path in ["", "/step/3", "/record"] {
        assert_eq!(host.visitor("eve").get(&format!("/replay/{id}{path}")).await.status, 200, "{path}");
    }
    assert_eq!(host.ask("SELECT count(*) FROM tables WHERE state = 'dealt'"), 1);
}

#[tokio::test]
async fn looking_at_a_game_that_has_not_begun_does_not_begin_it() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let wish = json!({ "game": "stones", "seats": ["random", "random"], "pace_ms": 10_000 });
    let id = ada.table_with(wish).await;
    let (mut socket, _) = ada.join(&id, Value::Null).await;
    socket.say(json!({ "type": "pace", "paused": true })).await;
    socket.hear("table").await;
    host.meddle("DELETE FROM actions; UPDATE tables SET state = 'committed', seed = NULL").await;
    assert_eq!(ada.get(&format!("/replay/{id}/step/1")).await.refusal(), (409, "table/running".to_owned()));
    assert_eq!(host.ask("SELECT count(*) FROM tables WHERE seed IS NULL"), 1);
}

#[tokio::test]
async fn a_step_does_not_read_the_game_again() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "random"]).await;
    let n = ada.finish(&id).await["actions"].as_array().unwrap().len() as u64;
    let step = |at: u64| format!("/replay/{id}/step/{at}");
    let whole = ada.get(&step(n)).await.json();
    assert_eq!(whole["of"], n);
    host.meddle("DELETE FROM actions").await;
    for at in [0, 1, 2, n / 2, n / 2 - 1, n] {
        assert_eq!(ada.get(&step(at)).await.json()["at"], at);
    }
    assert_eq!(ada.get(&step(n)).await.json(), whole);
    // A game that is deleted is gone, whoever has looked at it.
    assert_eq!(ada.request("DELETE", &format!("/api/tables/{id}"), &[], b"").await.status, 204);
    assert_eq!(ada.get(&step(1)).await.status, 404);
}
