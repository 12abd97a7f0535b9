//! Bots at live tables: their pace, and pausing them.

use crate::kit::Host;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::time::timeout;

#[tokio::test]
async fn a_game_between_bots_can_be_paused_and_sped_up() {
    let host = Host::start().await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    let wish = json!({ "game": "stones", "seats": ["heuristic", "random"], "pace_ms": 10_000 });
    let id = ada.table_with(wish).await;
    let (mut socket, frame) = ada.join(&id, Value::Null).await;
    assert_eq!(frame["pace"], json!({ "paused": false, "ms": 10_000, "skip": false }));
    assert!(frame["status"].as_str().unwrap().contains("is thinking"));

    socket.say(json!({ "type": "pace", "paused": true, "ms": 0 })).await;
    let frame = socket.hear("table").await;
    assert_eq!(frame["pace"], json!({ "paused": true, "ms": 0, "skip": false }));
    assert!(frame["status"].as_str().unwrap().starts_with("Paused"));
    assert!(timeout(Duration::from_millis(200), socket.next()).await.is_err(), "nothing happens while paused");

    let (mut watcher, _) = eve.join(&id, Value::Null).await;
    watcher.say(json!({ "type": "pace", "paused": false, "ms": 0 })).await;
    assert_eq!(watcher.hear("refused").await["error"], "play/not_your_seat");

    let host = host.restart().await;
    let ada = host.visitor("ada");
    let (mut socket, frame) = ada.join(&id, Value::Null).await;
    assert_eq!(frame["pace"], json!({ "paused": true, "ms": 0, "skip": false }), "a pause outlives the server");
    socket.say(json!({ "type": "pace", "paused": false })).await;
    while socket.hear("table").await["state"] != "over" {}
}

#[tokio::test]
async fn a_bot_takes_a_moment_where_people_play() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.table_with(json!({ "game": "stones", "seats": ["human", "heuristic"] })).await;
    let (mut socket, _) = ada.join(&id, Value::Null).await;
    socket.say(json!({ "type": "ready", "value": "x" })).await;
    let mut frame = socket.hear("table").await;
    assert_eq!(frame["pace"], Value::Null);
    let mut waited = Instant::now();
    if frame["seat"] == 0 {
        let action = frame["choices"][0]["action"].clone();
        socket.say(json!({ "type": "play", "seat": 0, "action": action, "version": 0 })).await;
        frame = socket.hear("table").await;
        waited = Instant::now();
    }
    assert!(frame["status"].as_str().unwrap().ends_with("is thinking…"), "{}", frame["status"]);
    socket.hear("table").await;
    assert!(waited.elapsed() >= Duration::from_millis(400), "{:?}", waited.elapsed());
}

#[tokio::test]
async fn who_is_out_sets_the_pace_of_the_rest() {
    let host = Host::start().await;
    let seats = ["human", "heuristic", "heuristic", "heuristic"];
    let id = host.visitor("ada").together(&seats, json!({ "life": 30, "turns": 200 }), 10_000).await;
    // A game in which whoever plays no card falls long before the end.
    host.meddle("UPDATE tables SET seed = 'same', pace_ms = 0").await;
    let host = host.restart().await;
    let ada = host.visitor("ada");
    let (mut socket, mut frame) = ada.join(&id, Value::Null).await;
    let (mut was_out, mut answered) = (false, Value::Null);
    while frame["state"] != "over" {
        let out = frame["pace"] != Value::Null;
        if frame["asked"] != Value::Null && frame["asked"] != answered {
            answered = frame["asked"].clone();
            let action = if frame["choices"][0]["action"] == "stay" { "stay" } else { "pass" };
            let play = json!({ "type": "play", "seat": 0, "action": action, "version": frame["version"] });
            socket.say(play).await;
        }
        if out && !was_out {
            assert_eq!(frame["seat"], Value::Null);
            socket.say(json!({ "type": "pace", "paused": true })).await;
            while frame["pace"]["paused"] != true {
                frame = socket.hear("table").await;
            }
            socket.say(json!({ "type": "pace", "paused": false, "ms": 0 })).await;
        }
        was_out |= out;
        frame = socket.hear("table").await;
    }
    assert!(was_out && frame["pace"] == Value::Null, "{frame}");
}
