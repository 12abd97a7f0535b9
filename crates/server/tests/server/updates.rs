//! Updates: what they are put together to, who gets the same, how small they are.

use crate::kit::{Host, Socket, Visitor};
use serde_json::{Value, json};

/// A frame without what was sent for it.
fn shown(mut frame: Value) -> Value {
    frame.as_object_mut().unwrap().remove("sent");
    frame
}

/// Plays one of a frame's choices.
async fn play(socket: &mut Socket, frame: &Value) {
    let choices = frame["choices"].as_array().unwrap();
    let action = &choices[choices.len() / 2]["action"];
    let (seat, version) = (&frame["seat"], &frame["version"]);
    socket.say(json!({ "type": "play", "seat": seat, "action": action, "version": version })).await;
}

/// The next frame in which the player has to decide something else than at `asked`, or the last one.
async fn next_turn(socket: &mut Socket, mut frame: Value, asked: &Value) -> Value {
    while (frame["yours"] == false || frame["asked"] == *asked) && frame["state"] != "over" {
        frame = socket.hear("table").await;
    }
    frame
}

async fn game(ada: &Visitor, game: &str) -> String {
    let wish = json!({ "game": game, "options": { "players": 2 }, "seats": ["human", "random"], "pace_ms": 0 });
    let wish =
        if game == "stones" { json!({ "seats": ["human", "random"], "game": game, "pace_ms": 0 }) } else { wish };
    let id = ada.table_with(wish).await;
    ada.post(&format!("/api/tables/{id}/ready"), &json!({ "value": "mine" })).await;
    id
}

/// Both frames show the same. Returns one of them.
async fn both(updates: &mut Socket, plain: &mut Socket) -> Value {
    let (one, other) = (updates.hear("table").await, plain.hear("table").await);
    assert_eq!((one["sent"].is_object(), other["sent"].is_object()), (true, false));
    let one = shown(one);
    assert_eq!(one, other);
    one
}

#[tokio::test]
async fn updates_show_the_same_as_whole_frames() {
    let host = Host::start().await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    for id in [ada.dealt(&["human", "human"]).await, ada.together(&["human", "human"], json!({}), 0).await] {
        let ((mut ours, first), (mut plain, mut frame)) = (ada.join(&id, Value::Null).await, ada.join_plain(&id).await);
        assert_eq!(shown(first), frame);
        let ((mut theirs, first), (mut watching, whole)) =
            (eve.join(&id, Value::Null).await, eve.join_plain(&id).await);
        assert_eq!(shown(first), whole);
        for _ in 0..30 {
            // Taking the screen shows the choices.
            if frame["state"] == "over" {
                break;
            }
            if frame["cover"].is_object() {
                for socket in [&mut ours, &mut plain] {
                    socket.say(json!({ "type": "uncover", "seat": frame["cover"]["seat"] })).await;
                }
                frame = both(&mut ours, &mut plain).await;
            }
            play(&mut ours, &frame).await;
            frame = both(&mut ours, &mut plain).await;
            both(&mut theirs, &mut watching).await;
        }
    }
}

#[tokio::test]
async fn those_who_see_the_same_get_the_same() {
    let host = Host::start().await;
    let (ada, eve, bob) = (host.visitor("ada"), host.visitor("eve"), host.visitor("bob"));
    let id = ada.dealt(&["human", "human"]).await;
    let ((mut eves, _), (mut bobs, _)) = (eve.join(&id, Value::Null).await, bob.join(&id, Value::Null).await);
    let (mut adas, _) = ada.join(&id, Value::Null).await;
    for n in 0..8 {
        ada.step(&id).await.unwrap();
        let (one, other) = (eves.hear("table").await, bobs.hear("table").await);
        assert_eq!(one["sent"], other["sent"]);
        assert_eq!(one["sent"]["from"], json!(n));
        assert!(one["sent"]["commitment"].is_null() && one["commitment"].is_string(), "sent once");
        assert!(adas.hear("table").await["sent"] != one["sent"]);
    }
    // A newcomer gets everything, and then goes on with the others.
    let (mut late, frame) = host.visitor("cy").join(&id, Value::Null).await;
    assert!(frame["sent"]["from"].is_null() && frame["full"] == true);
    ada.step(&id).await.unwrap();
    let (one, other) = (eves.hear("table").await, late.hear("table").await);
    assert_eq!((&one["sent"], shown(one.clone())), (&other["sent"], shown(other.clone())));
}

/// A person plays against a bot: all frames from one move of the person's to the next are one move's.
async fn bytes_per_move(name: &str) -> Vec<usize> {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = game(&ada, name).await;
    let (mut socket, first) = ada.join(&id, Value::Null).await;
    let mut frame = next_turn(&mut socket, first, &Value::Null).await;
    let mut sizes = Vec::new();
    while frame["state"] != "over" && sizes.len() < 60 {
        let before = socket.n_bytes;
        play(&mut socket, &frame).await;
        let next = socket.hear("table").await;
        frame = next_turn(&mut socket, next, &frame["asked"]).await;
        sizes.push(socket.n_bytes - before);
    }
    sizes
}

#[tokio::test]
async fn a_move_is_small() {
    // In Kitty Wonderland a move is a step in which everybody moves at once.
    for (name, most) in [("stones", 4000), ("kitty", 8000), ("spire", 8000)] {
        // Games differ: a long one with many friends has larger moves than a short one.
        let mut sizes = Vec::new();
        for _ in 0..8 {
            sizes.extend(bytes_per_move(name).await);
        }
        sizes.sort_unstable();
        let median = sizes[sizes.len() / 2];
        assert!(sizes.len() > 40 && median < most, "{name}: half of {} moves took {median} bytes", sizes.len());
    }
}
