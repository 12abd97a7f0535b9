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
        // Before the cover one sees the own move and the drawn card, and can do nothing more.
        let (look, drawn) = (socket.look.take().expect("a last look"), hand(&ada, &id, seat).await);
        assert_eq!((n_shown(&look, &drawn), n_shown(&look, &other)), (drawn.len(), 0), "looked at after {version}");
        assert_eq!((&look["cover"], &look["choices"], &look["seat"]), (&Value::Null, &json!([]), &Value::Null));
        let beats = look["sent"]["beats"].as_array().expect("the move is told");
        assert!(beats.len() >= 2, "a card is placed and one is drawn: {beats:?}");
        assert_eq!(
            frame["sent"]["beats"],
            Value::Null,
            "the next player is told nothing that only the last one may know"
        );
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
    assert!(frame["result"].as_str().unwrap().ends_with(" won"), "{}", frame["result"]);
    assert!(frame["story"].as_str().unwrap().ends_with('.'), "{}", frame["story"]);
    assert_eq!(frame["verdict"], Value::Null, "at a shared screen somebody won and somebody lost");
}

/// Takes the screen if it is covered, and gives the frame of whoever decides now; none once it is over. Frames in which
/// only bots have decided are passed over.
async fn next_decision(socket: &mut crate::kit::Socket, mut frame: Value) -> Option<Value> {
    loop {
        if frame["state"] == "over" {
            return None;
        }
        if let Some(seat) = frame["cover"]["seat"].as_u64() {
            socket.say(json!({ "type": "uncover", "seat": seat })).await;
            while frame["cover"].is_object() {
                frame = socket.hear("table").await;
            }
        } else if frame["seat"].is_u64() {
            return Some(frame);
        } else {
            frame = socket.hear("table").await;
        }
    }
}

/// Plays a choice and gives the first frame that knows of it.
async fn decide(socket: &mut crate::kit::Socket, frame: &Value, choice: usize) -> Value {
    let (seat, version) = (&frame["seat"], &frame["version"]);
    let choices = frame["choices"].as_array().unwrap();
    let action = &choices[choice % choices.len()]["action"];
    socket.say(json!({ "type": "play", "seat": seat, "action": action, "version": version })).await;
    loop {
        let next = socket.hear("table").await;
        if (&next["seat"], &next["asked"]) != (seat, &frame["asked"]) || next["state"] == "over" {
            return next;
        }
    }
}

#[tokio::test]
async fn who_has_the_screen_decides_first_and_hears_of_all_that_was_revealed() {
    let host = Host::start().await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    let id = ada.together(&["human", "human", "random"], json!({}), 0).await;
    ada.reaches(&id, 1).await;
    let (mut socket, mut frame) = ada.join(&id, Value::Null).await;
    let mut seats = Vec::new();
    let mut covers = Vec::new();
    while seats.len() < 12 {
        if frame["cover"].is_object() {
            covers.push(frame["cover"].clone());
        }
        frame = next_decision(&mut socket, frame).await.expect("a long game");
        seats.push(frame["seat"].as_u64().unwrap());
        // The first choice of a move is to stay, of which nothing is told.
        let stays = frame["choices"][0]["action"] == "stay";
        frame = decide(&mut socket, &frame, usize::from(stays)).await;
    }
    // Each step is one hand-over: the last of one step is the first of the next.
    assert_eq!(seats, [0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0]);
    assert_eq!(covers.iter().map(|cover| cover["seat"].as_u64().unwrap()).collect::<Vec<_>>(), [0, 1, 0, 1, 0, 1, 0]);
    // Whoever gets the screen in the third step hears what the second and third reveal have told, once each.
    let log = eve.join(&id, Value::Null).await.1["log"].clone();
    let told = |versions: std::ops::RangeInclusive<u64>| -> Vec<Value> {
        let lines = log.as_array().unwrap().iter();
        lines
            .filter(|line| versions.contains(&line["version"].as_u64().unwrap()))
            .map(|line| line["text"].clone())
            .collect()
    };
    assert_eq!(covers[1]["meanwhile"], json!([]), "another's pending choice is not told");
    assert_eq!(covers[2]["meanwhile"], json!(told(1..=3)), "the reveal of the first step");
    assert_eq!(covers[3]["meanwhile"], json!(told(4..=6)), "then that of the second");
    assert!(!told(1..=3).is_empty() && !told(4..=6).is_empty());
}

#[tokio::test]
async fn who_is_out_of_the_game_is_never_asked_to_take_the_screen() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let options = json!({ "life": 1, "width": 6, "height": 6, "turns": 60 });
    let id = ada.together(&["human", "human", "random", "random"], options, 0).await;
    let (mut socket, mut frame) = ada.join(&id, Value::Null).await;
    let mut decisions = 0;
    loop {
        if let Some(seat) = frame["cover"]["seat"].as_u64() {
            let awaited = ada.look(&id, 99).await["stage"]["awaiting"].clone();
            assert!(awaited.as_array().unwrap().contains(&json!(seat)), "{seat} of {awaited}");
        }
        let Some(next) = next_decision(&mut socket, frame).await else { break };
        decisions += 1;
        frame = decide(&mut socket, &next, 7 * decisions).await;
    }
    assert!(decisions > 3);
    let look = ada.look(&id, 0).await;
    assert_eq!(look["state"], "over");
}
