//! Two people at one screen: a cover between them, and no hand under it.

use crate::kit::{Host, Visitor};
use serde_json::{Value, json};

/// The hand of a seat, as its holder sees it.
async fn hand(visitor: &Visitor, id: &str, seat: u64) -> Vec<String> {
    let look = visitor.look(id, seat as usize).await;
    let cards = look["view"]["hands"][seat as usize]["cards"].as_array().unwrap();
    cards.iter().map(|card| format!("\"card:{}\"", card.as_str().unwrap())).collect()
}

fn n_shown(frame: &Value, cards: &[String]) -> usize {
    let html = frame["html"].as_str().unwrap();
    cards.iter().filter(|card| html.contains(card.as_str())).count()
}

#[tokio::test]
async fn a_cover_hides_both_hands_until_the_next_person_takes_the_screen() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "human"]).await;
    let (mut socket, mut frame) = ada.join(&id, json!(0)).await;
    for version in 0..6 {
        let seat = frame["cover"]["seat"].as_u64().expect("a cover");
        let (own, other) = (hand(&ada, &id, seat).await, hand(&ada, &id, 1 - seat).await);
        assert_eq!((n_shown(&frame, &own), n_shown(&frame, &other)), (0, 0), "covered at version {version}");
        assert_eq!((frame["choices"].clone(), frame["seat"].clone()), (json!([]), Value::Null));
        assert_eq!((frame["full"].as_bool(), frame["yours"].as_bool()), (Some(true), Some(true)));
        let public = frame["log"].clone();
        assert_eq!(frame["cover"]["meanwhile"].as_array().unwrap().is_empty(), version == 0);

        socket.say(json!({ "type": "uncover", "seat": seat })).await;
        frame = socket.hear("table").await;
        assert_eq!(frame["cover"], Value::Null);
        assert_eq!((n_shown(&frame, &own), n_shown(&frame, &other)), (own.len(), 0), "uncovered at version {version}");
        assert_eq!(frame["seat"].as_u64(), Some(seat));
        assert_eq!(frame["full"].as_bool(), Some(true), "the log is told anew for these eyes");
        assert!(version < 2 || frame["log"] != public);

        let action = frame["choices"][0]["action"].clone();
        socket.say(json!({ "type": "play", "seat": seat, "action": action, "version": version })).await;
        frame = socket.hear("table").await;
        assert_eq!(frame["version"].as_u64(), Some(version + 1));
    }
    // A page that is loaded or connected anew is covered too, whatever it says it has seen.
    let (_, fresh) = ada.join(&id, json!(6)).await;
    assert!(fresh["cover"].is_object() && fresh["full"] == true);
    let seat = frame["cover"]["seat"].as_u64().unwrap();
    let page = ada.get(&format!("/t/{id}")).await.body;
    let mut cards = hand(&ada, &id, seat).await;
    cards.extend(hand(&ada, &id, 1 - seat).await);
    assert!(cards.iter().all(|card| !page.contains(card.as_str())));
}

#[tokio::test]
async fn one_person_against_a_bot_is_never_covered() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["heuristic", "human"]).await;
    let (mut socket, mut frame) = ada.join(&id, Value::Null).await;
    while frame["version"].as_u64().unwrap() < 8 {
        assert_eq!(frame["cover"], Value::Null);
        if frame["seat"] == 1 {
            let action = frame["choices"][0]["action"].clone();
            socket.say(json!({ "type": "play", "seat": 1, "action": action, "version": frame["version"] })).await;
        }
        frame = socket.hear("table").await;
    }
}

#[tokio::test]
async fn the_shared_screen_shows_everything_once_it_is_over() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "human"]).await;
    ada.finish(&id).await;
    let (_, frame) = ada.join(&id, Value::Null).await;
    assert_eq!(
        (frame["state"].as_str(), &frame["cover"], frame["yours"].as_bool()),
        (Some("over"), &Value::Null, Some(false))
    );
    assert!(frame["result"].as_str().unwrap().contains(" won: "), "{}", frame["result"]);
}
