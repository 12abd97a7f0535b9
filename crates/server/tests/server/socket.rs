//! The WebSocket: hello, frames, refusals, reconnecting.

use crate::kit::Host;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[tokio::test]
async fn a_page_gives_its_value_and_plays() {
    let host = Host::start().await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    let id = ada.table(&["human", "human"]).await;
    let (mut watcher, frame) = eve.join(&id, Value::Null).await;
    assert_eq!((frame["state"].as_str(), frame["yours"].as_bool()), (Some("waiting"), Some(false)));
    let (mut socket, frame) = ada.join(&id, Value::Null).await;
    assert_eq!(frame["commitment"].as_str().unwrap().len(), 64);

    // The pages of watchers send a value too; it does not count.
    watcher.say(json!({ "type": "ready", "value": "evil" })).await;
    socket.say(json!({ "type": "ready", "value": "good" })).await;
    let frame = socket.hear("table").await;
    assert_eq!((frame["state"].as_str(), frame["version"].as_u64()), (Some("playing"), Some(0)));
    let seat = frame["cover"]["seat"].as_u64().unwrap();
    socket.say(json!({ "type": "uncover", "seat": seat })).await;
    let frame = socket.hear("table").await;
    let action = &frame["choices"][0]["action"];
    socket.say(json!({ "type": "play", "seat": seat, "action": action, "version": 0 })).await;
    assert_eq!(socket.hear("table").await["version"], 1);
    assert_eq!(watcher.until(1).await["choices"], json!([]));
    assert_eq!(ada.finish(&id).await["fairness"]["values"], json!(["good"]));
}

#[tokio::test]
async fn nonsense_is_answered_and_the_connection_stays() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "human"]).await;
    let mut socket = ada.socket(&id).await;
    let code = async |socket: &mut crate::kit::Socket, text: &str| {
        socket.say_text(text).await;
        let refused = socket.hear("refused").await;
        assert!(refused["detail"].as_str().unwrap().len() > 10);
        refused["error"].as_str().unwrap().to_owned()
    };
    let play = r#"{"type":"play","seat":0,"action":"dance","version":0}"#;
    assert_eq!(code(&mut socket, play).await, "request/hello_first");
    for text in [
        "",
        "{",
        "[]",
        "null",
        r#"{"type":"dance"}"#,
        r#"{"type":"play"}"#,
        r#"{"type":"play","seat":99,"action":"x","version":0}"#,
        r#"{"seen":3}"#,
        r#"{"type":"hello","seen":"x"}"#,
    ] {
        assert_eq!(code(&mut socket, text).await, "request/malformed", "{text}");
    }
    socket.say(json!({ "type": "hello", "seen": null })).await;
    let seat = socket.hear("table").await["cover"]["seat"].as_u64().unwrap();
    let say = |action: &str, seat: u64, version: i64| {
        json!({ "type": "play", "seat": seat, "action": action, "version": version }).to_string()
    };
    assert_eq!(code(&mut socket, &say("dance", seat, 0)).await, "play/notation");
    assert_eq!(code(&mut socket, &say("pass", seat, 0)).await, "play/illegal");
    assert_eq!(code(&mut socket, &say("pass", 1 - seat, 0)).await, "play/not_your_turn");
    assert_eq!(code(&mut socket, &say("pass", seat, 5)).await, "play/stale");
    assert_eq!(
        code(&mut socket, &json!({ "type": "uncover", "seat": 1 - seat }).to_string()).await,
        "table/not_covered"
    );
    assert_eq!(code(&mut socket, r#"{"type":"pace","paused":true,"ms":1}"#).await, "table/no_pace");
    socket.say(json!({ "type": "hello" })).await;
    assert_eq!(socket.hear("table").await["version"], 0);
}

#[tokio::test]
async fn who_comes_back_gets_just_what_was_missed() {
    let host = Host::start().await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    let id = ada.dealt(&["human", "human"]).await;
    for _ in 0..4 {
        ada.step(&id).await.unwrap();
    }
    let (socket, frame) = eve.join(&id, Value::Null).await;
    assert_eq!((frame["version"].as_u64(), frame["full"].as_bool()), (Some(4), Some(true)));
    drop(socket);
    for _ in 0..3 {
        ada.step(&id).await.unwrap();
    }
    let versions = |frame: &Value| {
        frame["log"].as_array().unwrap().iter().map(|line| line["version"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    let (mut socket, frame) = eve.join(&id, json!(4)).await;
    assert_eq!((frame["version"].as_u64(), frame["full"].as_bool()), (Some(7), Some(false)));
    assert!(!versions(&frame).is_empty() && versions(&frame).iter().all(|version| (5..=7).contains(version)));
    ada.step(&id).await.unwrap();
    assert!(versions(&socket.hear("table").await).iter().all(|version| *version == 8), "and then each line once");

    assert_eq!(versions(&eve.join(&id, json!(8)).await.1), [0; 0]);
    for nonsense in [json!(99), json!(-1), Value::Null] {
        let frame = eve.join(&id, nonsense).await.1;
        assert_eq!((frame["full"].as_bool(), versions(&frame)[0]), (Some(true), 1));
    }
}

#[tokio::test]
async fn the_socket_of_a_table_that_is_not_there_is_not_opened() {
    let host = Host::start().await;
    assert_eq!(host.visitor("ada").try_socket("0123").await.err(), Some(404));
}

#[tokio::test]
async fn another_site_cannot_open_a_visitors_socket() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "heuristic"]).await;
    let connect = async |origin: String| {
        let mut request = format!("ws://{}/t/{id}/ws", host.addr).into_client_request().unwrap();
        request.headers_mut().insert("Cookie", ada.cookies.parse().unwrap());
        request.headers_mut().insert("Origin", origin.parse().unwrap());
        client_async(request, TcpStream::connect(host.addr).await.unwrap()).await.is_ok()
    };
    assert!(!connect("https://evil.example".to_owned()).await);
    assert!(!connect("null".to_owned()).await);
    assert!(connect(format!("http://{}", host.addr)).await);
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_only_its_own_connection() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "human"]).await;
    let (mut other, _) = ada.join(&id, Value::Null).await;
    let (mut socket, _) = ada.join(&id, Value::Null).await;
    socket.say_text(&"x".repeat(100_000)).await;
    assert!(socket.next().await.is_none());
    ada.step(&id).await.unwrap();
    assert_eq!(other.hear("table").await["version"], 1);
}
