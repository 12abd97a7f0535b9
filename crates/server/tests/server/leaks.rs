//! Nothing secret leaves the server before the end, whatever one asks and however one listens.

use crate::kit::{Host, Visitor};
use atout_catalog::Table;
use atout_core::{Lang, Names, Record, Seat, Viewer};
use serde_json::{Value, json};
use std::time::Duration;

/// The cards that a piece of HTML shows face up.
fn cards_in(html: &str) -> Vec<&str> {
    html.split("data-id=\"card:").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The cards in the parts of an update, and those in the choices that it makes known.
fn cards_sent(update: &Value) -> Vec<&str> {
    let texts = update["parts"].as_object().into_iter().flatten().filter_map(|(_, text)| text.as_str());
    let pictures = texts.clone().flat_map(|text| text.split("/assets/stones-").skip(1));
    let pictures = pictures.filter_map(|rest| rest.split_once(".svg").map(|(card, _)| card));
    let choices = update["learn"].as_object().into_iter().flatten().filter_map(|(_, choice)| choice[2].as_array());
    let touched = choices.flatten().filter_map(|id| id.as_str()?.strip_prefix("card:"));
    texts.flat_map(cards_in).chain(pictures).chain(touched).collect()
}

/// The cards in a seat's hand, as the whole truth knows them.
fn hand(game: &dyn Table, seat: usize) -> Vec<String> {
    let everything = game.view(Viewer::Everything);
    let cards = everything["hands"][seat]["cards"].as_array().unwrap();
    cards.iter().map(|card| card.as_str().unwrap().to_owned()).collect()
}

fn names(record: &Record) -> Names {
    Names::new(record.players.iter().map(|player| player.name.clone()).collect())
}

/// Every frame of one listener, until the game is over.
async fn listen(visitor: Visitor, id: String) -> Vec<Value> {
    let (mut socket, first) = visitor.join(&id, Value::Null).await;
    let mut frames = vec![first];
    while frames.last().unwrap()["state"] != "over" {
        frames.push(socket.hear("table").await);
    }
    frames
}

/// Checks all frames of one listener against what it may see of the finished game.
fn check_frames(frames: &[Value], record: &Record, viewer: Viewer, hidden: &[usize]) {
    let game = atout_catalog::find(&record.game).unwrap().replay(record, usize::MAX).unwrap();
    let names = match viewer {
        Viewer::Seat(seat) => names(record).read_by(seat, Lang::En),
        Viewer::Spectator | Viewer::Everything => names(record),
    };
    let mut log = Vec::new();
    for frame in frames.iter().filter(|frame| frame["state"] != "waiting") {
        let version = frame["version"].as_u64().unwrap();
        let then = game.at(version);
        let text = frame.to_string();
        assert!(!text.contains(record.seed.as_str()), "the seed at version {version}");
        let secret = json!(record.fairness);
        assert!(!text.contains(secret["secret"].as_str().unwrap()), "the secret at version {version}");
        let mut shown = cards_in(frame["html"].as_str().unwrap());
        // What was sent for later counts as shown.
        shown.extend(cards_sent(&frame["sent"]));
        for seat in hidden {
            let secret: Vec<String> = hand(then.as_ref(), *seat);
            let leaked: Vec<_> = secret.iter().filter(|card| shown.contains(&card.as_str())).collect();
            assert!(leaked.is_empty(), "{viewer:?} sees {leaked:?} of seat {seat} at version {version}");
        }
        log.extend(frame["log"].as_array().unwrap().iter().cloned());
    }
    let told = json!(game.log(viewer, None, &names, Lang::En));
    assert_eq!(json!(log), told, "the log is just what {viewer:?} may hear");
    assert!(frames.iter().filter(|frame| frame["sent"]["from"].is_u64()).count() > 20, "most are updates");
    assert!(cards_in(frames[frames.len() / 2]["html"].as_str().unwrap()).len() > 2, "the boards do show cards");
}

#[tokio::test]
async fn neither_spectator_nor_opponent_is_shown_a_hidden_card() {
    let host = Host::start().await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    // With tactics there are actions that name hidden cards.
    let wish = json!({ "game": "stones", "options": { "tactics": true }, "seats": ["human", "random"], "pace_ms": 0 });
    let id = ada.table_with(wish).await;
    let watching = [tokio::spawn(listen(ada.clone(), id.clone())), tokio::spawn(listen(eve.clone(), id.clone()))];
    tokio::time::sleep(Duration::from_millis(50)).await;
    ada.post(&format!("/api/tables/{id}/ready"), &json!({ "value": "x" })).await;
    let mut views = Vec::new();
    while ada.step(&id).await.is_some() {
        // A request for somebody else's seat gets what a spectator gets.
        for path in ["?seat=0", "?seat=1", "?viewer=everything", ""] {
            views.push(eve.get(&format!("/api/tables/{id}{path}")).await.json());
        }
        views.push(ada.look(&id, 1).await);
        let theirs = eve.get(&format!("/api/tables/{id}/actions")).await.json();
        let mine = ada.get(&format!("/api/tables/{id}/actions")).await.json();
        if ada.look(&id, 0).await["state"] != "over" {
            assert_eq!(theirs["actions"], json!([]));
            assert!(mine["actions"].as_array().unwrap().iter().all(|step| step["seat"] == 0));
        }
    }
    let record: Record = serde_json::from_value(ada.finish(&id).await).unwrap();
    let [ada_saw, eve_saw] = watching;
    check_frames(&ada_saw.await.unwrap(), &record, Viewer::Seat(Seat::FIRST), &[1]);
    check_frames(&eve_saw.await.unwrap(), &record, Viewer::Spectator, &[0, 1]);

    let game = atout_catalog::find("stones").unwrap().replay(&record, usize::MAX).unwrap();
    for view in views.iter().filter(|view| view["state"] == "playing") {
        let then = game.at(view["version"].as_u64().unwrap());
        assert_eq!(view["view"], then.view(Viewer::Spectator));
        assert_eq!(view["choices"], json!([]));
        assert!(!view.to_string().contains(record.seed.as_str()));
    }
}

#[tokio::test]
async fn no_page_shows_a_running_game_to_somebody_else() {
    let host = Host::start().await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    let id = ada.dealt(&["human", "human"]).await;
    let own = |seat: usize, look: &Value| -> Vec<String> {
        let cards = look["view"]["hands"][seat]["cards"].as_array().unwrap();
        cards.iter().map(|card| card.as_str().unwrap().to_owned()).collect()
    };
    let mut hands = own(0, &ada.look(&id, 0).await);
    hands.extend(own(1, &ada.look(&id, 1).await));
    assert_eq!(hands.len(), 12);
    for path in
        [format!("/t/{id}"), format!("/replay/{id}"), format!("/replay/{id}/step/0"), format!("/replay/{id}/record")]
    {
        let answer = eve.get(&path).await;
        assert_eq!(answer.status, if path.starts_with("/t/") { 200 } else { 409 }, "{path}");
        let shown = cards_in(&answer.body);
        assert!(hands.iter().all(|card| !shown.contains(&card.as_str())), "{path}");
    }
    assert!(!eve.get("/").await.body.contains(&id) && !eve.get("/saved").await.body.contains(&id));
    assert!(ada.get("/saved").await.body.contains(&id));
}
