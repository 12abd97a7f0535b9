//! Several decide at the same time: nobody is too late because another was faster, and bots do not wait for each other.

use crate::kit::Host;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

#[tokio::test]
async fn an_action_is_stale_only_if_it_is_about_another_decision() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.together(&["human", "human", "human"], json!({}), 0).await;
    assert_eq!(ada.look(&id, 1).await["asked"], 0);
    assert_eq!(ada.act(&id, 0, "stay", 0).await.json()["version"], 1);
    let refused = async |seat, version| ada.act(&id, seat, "stay", version).await.refusal();
    assert_eq!(refused(0, 0).await, (409, "play/stale".to_owned()), "the same click twice counts once");
    assert_eq!(refused(0, 1).await, (409, "play/not_your_turn".to_owned()));
    assert_eq!(refused(1, 2).await, (409, "play/stale".to_owned()), "nobody has seen what is not there yet");

    assert_eq!(ada.look(&id, 1).await["asked"], 0, "that another has decided changes nothing");
    assert_eq!(ada.look(&id, 0).await["asked"], Value::Null);
    assert_eq!(ada.act(&id, 1, "stay", 0).await.json()["version"], 2);
    assert_eq!(ada.act(&id, 2, "stay", 1).await.json()["version"], 3);
    assert_eq!(ada.look(&id, 2).await["asked"], 3, "now there is something else to decide");
    for version in 0..3 {
        assert_eq!(refused(2, version).await, (409, "play/stale".to_owned()));
    }
}

#[tokio::test]
async fn bots_that_decide_meanwhile_do_not_disturb_a_person() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.together(&["human", "random", "random"], json!({}), 30).await;
    let (mut socket, first) = ada.join(&id, Value::Null).await;
    let frame = socket.until(2).await;
    for same in ["asked", "seat", "choices", "yours"] {
        assert_eq!(frame[same], first[same], "{same}");
    }
    assert_eq!(frame["asked"], 0);
    assert_eq!(frame["status"], "Your turn: pick a cell.");
    assert_eq!(frame["html"].as_str().unwrap().matches(">has chosen<").count(), 2, "the panels tell who has chosen");
    // What was seen before they did is still what is to be decided.
    socket.say(json!({ "type": "play", "seat": 0, "action": "stay", "version": first["version"] })).await;
    let frame = socket.hear("table").await;
    assert_eq!((frame["version"].as_u64(), frame["asked"].as_u64()), (Some(3), Some(3)));
    let told = frame["log"].as_array().unwrap();
    assert!(!told.is_empty() && told.iter().all(|line| line["version"] == 3), "what all did is told at once: {told:?}");
}

#[tokio::test]
async fn who_has_chosen_is_told_what_and_whom_one_waits_for() {
    let host = Host::start().await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    let id = ada.together(&["human", "random", "random"], json!({}), 10_000).await;
    let (mut socket, first) = ada.join(&id, Value::Null).await;
    assert_eq!(first["status"], "Your turn: pick a cell.");
    let choice = &first["choices"][1];
    socket.say(json!({ "type": "play", "seat": 0, "action": choice["action"], "version": 0 })).await;
    let frame = socket.hear("table").await;
    let label = choice["label"].as_str().unwrap();
    assert_eq!(frame["status"], format!("You chose: {label}. Waiting for Bob and Cy…"));
    assert_eq!((&frame["seat"], &frame["asked"], &frame["choices"]), (&Value::Null, &Value::Null, &json!([])));
    assert_eq!(eve.join(&id, Value::Null).await.1["status"], "Waiting for Bob and Cy…");

    let crowd = ada.together(&["human"; 8], json!({}), 0).await;
    ada.act(&crowd, 0, "stay", 0).await;
    assert_eq!(eve.join(&crowd, Value::Null).await.1["status"], "Waiting for 7 players…");
}

#[tokio::test]
async fn a_step_of_many_bots_takes_one_pause() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    const PACE: u64 = 500;
    let started = Instant::now();
    let id = ada.together(&["random"; 8], json!({}), PACE).await;
    let (mut socket, frame) = ada.join(&id, Value::Null).await;
    assert_eq!(frame["pace"]["ms"], PACE);
    // Three steps; with a pause for everybody it would be twenty-four.
    let frame = socket.until(24).await;
    let (least, most) = (Duration::from_millis(3 * PACE), Duration::from_millis(12 * PACE));
    assert!((least..most).contains(&started.elapsed()), "{:?}", started.elapsed());

    socket.say(json!({ "type": "pace", "paused": true })).await;
    let version = frame["version"].as_u64().unwrap();
    let frame = socket.hear("table").await;
    assert_eq!((frame["pace"]["paused"].as_bool(), frame["version"].as_u64()), (Some(true), Some(version)));
    assert_eq!(frame["status"], "Paused.");
    assert!(tokio::time::timeout(Duration::from_millis(2 * PACE), socket.next()).await.is_err());
    socket.say(json!({ "type": "pace", "paused": false, "ms": 0 })).await;
    socket.until(version + 8).await;
}

/// What each seat did, in order.
fn by_seat(record: &Value, seats: usize) -> Vec<Vec<&Value>> {
    let actions = record["actions"].as_array().unwrap();
    let of = |seat: usize| actions.iter().filter(|step| step["seat"] == seat).map(|step| &step["action"]).collect();
    (0..seats).map(of).collect()
}

#[tokio::test]
async fn bots_decide_the_same_whoever_is_faster_and_however_often_the_server_stops() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let seats = ["heuristic", "search:iters=20", "random", "search:iters=40"];
    let mut ids = Vec::new();
    for _ in 0..2 {
        ids.push(ada.together(&seats, json!({ "turns": 4 }), 10_000).await);
    }
    // The same game twice, from now on fast.
    host.meddle("UPDATE tables SET seed = 'same', pace_ms = 20").await;
    let mut host = host.restart().await;
    let (mut socket, _) = host.visitor("ada").join(&ids[0], Value::Null).await;
    while socket.hear("table").await["state"] != "over" {}
    for version in [1, 6, 11] {
        host.visitor("ada").reaches(&ids[1], version).await;
        host = host.restart().await;
    }
    let ada = host.visitor("ada");
    let (whole, parts) = (ada.finish(&ids[0]).await, ada.finish(&ids[1]).await);
    assert!(whole["actions"].as_array().unwrap().len() > 11, "{whole}");
    assert_eq!(by_seat(&whole, seats.len()), by_seat(&parts, seats.len()));
    assert_eq!(whole["result"], parts["result"]);
}

#[tokio::test]
async fn a_replay_stops_where_something_is_seen_to_happen() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.together(&["random"; 4], json!({ "turns": 2 }), 0).await;
    let n_actions = ada.finish(&id).await["actions"].as_array().unwrap().len() as u64;
    let page = ada.get(&format!("/replay/{id}?at=0&viewer=1")).await.body;
    let stops = page.split("id=\"stops\">").nth(1).unwrap().split('<').next().unwrap();
    let stops: Vec<u64> = serde_json::from_str(stops).unwrap();
    assert_eq!((stops[0], stops[1], stops.last()), (0, 4, Some(&n_actions)), "{stops:?}");
    assert!(stops.len() <= 5, "the deal and, in each of two turns, moves and cards: {stops:?}");
    assert!(page.contains(&format!("/replay/{id}?at=4&amp;viewer=1")), "the next stop is linked");
    let hidden = ada.get(&format!("/replay/{id}/step/1?viewer=1")).await.json();
    assert!(hidden["lines"][0].as_str().unwrap().ends_with(" has chosen."), "{}", hidden["lines"]);
    // Who stays is not told, and two who clash are told together: how many lines there are is the deal's.
    let revealed = ada.get(&format!("/replay/{id}/step/4?viewer=1")).await.json();
    let lines: Vec<&str> = revealed["lines"].as_array().unwrap().iter().filter_map(|line| line.as_str()).collect();
    assert!(!lines.is_empty() && lines.iter().all(|line| !line.ends_with(" has chosen.")), "{lines:?}");
}
