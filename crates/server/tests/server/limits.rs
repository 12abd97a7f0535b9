//! Limits: what is too much is refused with a sentence and a time, and nobody else notices.

use crate::kit::{Answer, Host, Socket, Visitor};
use serde_json::{Value, json};
use std::time::Duration;

#[track_caller]
fn is_refused(answer: &Answer) {
    assert_eq!(answer.refusal(), (429, "slow-down".to_owned()));
    let seconds: u64 = answer.header("retry-after").expect("when to try again").parse().unwrap();
    assert!((1..=86_400).contains(&seconds), "{seconds}");
}

#[tokio::test]
async fn new_tables_are_limited_per_visitor_and_address() {
    let host = Host::limited(&["tables-per-hour=2", "address-tables-per-hour=3"]).await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    for _ in 0..2 {
        ada.table(&["human", "human"]).await;
    }
    let wish = json!({ "game": "stones" });
    let answer = ada.post("/api/tables", &wish).await;
    is_refused(&answer);
    assert!(answer.json()["detail"].as_str().unwrap().starts_with("Too many new tables. Try again in 30 minutes"));
    let page = ada.request("POST", "/quick/stones", &[("Accept-Language", "fr")], b"").await;
    assert!(
        page.status == 429 && page.body.contains("Trop de nouvelles tables") && page.header("retry-after").is_some()
    );
    assert_eq!(eve.form("/quick/stones", "").await.status, 303);
    is_refused(&host.visitor("bob").post("/api/tables", &wish).await);
    assert_eq!(ada.get("/").await.status, 200, "all else goes on");
}

#[tokio::test]
async fn unfinished_tables_and_tables_of_searching_bots_are_limited() {
    let host = Host::limited(&["open-tables=3", "slow-tables=1", "think-ms=300"]).await;
    let ada = host.visitor("ada");
    let wish = |seats: [&str; 2]| json!({ "game": "stones", "seats": seats });
    let long = ada.post("/api/tables", &wish(["human", "search:ms=301"])).await;
    assert_eq!(long.refusal(), (422, "table/seats".to_owned()));
    ada.table(&["human", "search:ms=300"]).await;
    is_refused(&ada.post("/api/tables", &wish(["human", "search:ms=100"])).await);
    let id = ada.dealt(&["human", "human"]).await;
    ada.table(&["human", "human"]).await;
    is_refused(&ada.post("/api/tables", &wish(["human", "human"])).await);
    ada.finish(&id).await;
    ada.table(&["human", "human"]).await;
}

#[tokio::test]
async fn a_beginner_does_not_count_as_a_bot_that_searches() {
    let host = Host::limited(&["slow-tables=1", "think-ms=300"]).await;
    let ada = host.visitor("ada");
    ada.table_with(json!({ "game": "duel", "seats": ["human", "beginner"] })).await;
    ada.table(&["human", "search:ms=100"]).await;
    is_refused(&ada.post("/api/tables", &json!({ "game": "stones", "seats": ["human", "search:ms=100"] })).await);
}

#[tokio::test]
async fn an_importer_without_end_is_refused_and_the_disk_is_safe() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "human"]).await;
    let record = ada.finish(&id).await.to_string();
    let stored = 3 * record.len();
    for limit in
        [format!("import-bytes={stored}"), format!("import-bytes-per-day={stored}"), "imports-per-hour=4".to_owned()]
    {
        let host = Host::limited(&[&limit]).await;
        let eve = host.visitor("eve");
        let form = format!("--cut\r\nContent-Disposition: form-data; name=\"record\"\r\n\r\n{record}\r\n--cut--\r\n");
        let headers = [("Content-Type", "multipart/form-data; boundary=cut"), ("Accept", "application/json")];
        let mut accepted = 0;
        for _ in 0..12 {
            let answer = eve.request("POST", "/import", &headers, form.as_bytes()).await;
            match answer.status {
                303 => accepted += 1,
                _ => is_refused(&answer),
            }
        }
        assert!((1..=4).contains(&accepted), "{accepted} with {limit}");
        if limit.starts_with("import-bytes") {
            let bytes = host.ask("SELECT coalesce(sum(length(CAST(record AS BLOB))), 0) FROM imports");
            assert!(usize::try_from(bytes).unwrap() <= stored, "{bytes} bytes with {limit}");
        }
        assert_eq!(eve.get("/saved").await.status, 200);
    }
}

#[tokio::test]
async fn requests_and_bytes_are_limited_per_visitor() {
    let host = Host::limited(&["requests-per-second=1", "requests-burst=5"]).await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    let mut statuses = Vec::new();
    for _ in 0..30 {
        statuses.push(ada.get("/api/games").await);
    }
    assert!(statuses[..5].iter().all(|answer| answer.status == 200));
    is_refused(statuses.iter().find(|answer| answer.status != 200).expect("a refusal"));
    assert_eq!(eve.get("/api/games").await.status, 200);

    let host = Host::limited(&["address-requests-per-second=1", "address-requests-burst=5"]).await;
    let mut last = 0;
    for n in 0..30 {
        last = host.visitor(&format!("visitor{n}")).get("/api/games").await.status;
    }
    assert_eq!(last, 429);

    let host = Host::limited(&["bytes-per-second=1", "bytes-burst=1000"]).await;
    let ada = host.visitor("ada");
    let padded = json!({ "game": "stones", "names": [" ".repeat(600)] });
    assert_eq!(ada.post("/api/tables", &padded).await.status, 201);
    is_refused(&ada.post("/api/tables", &padded).await);
    assert_eq!(ada.get("/api/games").await.status, 200);
}

#[tokio::test]
async fn previews_are_limited() {
    let host = Host::limited(&["previews-per-minute=2"]).await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "human"]).await;
    let preview = json!({ "seat": 0, "row": [], "version": 0 });
    let path = format!("/api/tables/{id}/preview");
    for _ in 0..2 {
        assert_ne!(ada.post(&path, &preview).await.status, 429);
    }
    is_refused(&ada.post(&path, &preview).await);
    let (mut socket, _) = ada.join(&id, Value::Null).await;
    socket.say(json!({ "type": "preview", "seat": 0, "row": [], "version": 0 })).await;
    assert_eq!(socket.hear("refused").await["error"], "slow-down");
}

/// Sends a message until the server closes; gives what it answered.
async fn flood(socket: &mut Socket, message: &Value) -> Vec<Value> {
    use futures_util::SinkExt;
    let text = tokio_tungstenite::tungstenite::Message::text(message.to_string());
    let mut answers = Vec::new();
    for _ in 0..500 {
        if socket.stream.send(text.clone()).await.is_err() {
            break;
        }
        let Some(answer) = socket.next().await else { return answers };
        answers.push(answer);
    }
    panic!("the socket is still open after {} answers", answers.len())
}

fn n_slow_downs(answers: &[Value]) -> usize {
    answers.iter().filter(|answer| answer["error"] == "slow-down").count()
}

#[tokio::test]
async fn a_flood_of_messages_is_refused_and_then_closed() {
    let host = Host::limited(&["messages-per-second=1", "messages-burst=10", "socket-refusals=5"]).await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    let id = ada.dealt(&["human", "human"]).await;
    let (mut other, _) = eve.join(&id, Value::Null).await;
    let (mut socket, _) = ada.join(&id, Value::Null).await;
    let answers = flood(&mut socket, &json!({ "type": "dance" })).await;
    assert_eq!(answers[0]["error"], "request/malformed");
    let refused = answers.iter().find(|answer| answer["error"] == "slow-down").expect("a refusal");
    assert!(refused["detail"].as_str().unwrap().contains("Try again in"), "{refused}");
    assert!((5..=20).contains(&n_slow_downs(&answers)), "{answers:?}");
    ada.step(&id).await.unwrap();
    assert_eq!(other.hear("table").await["version"], 1, "others go on");
}

#[tokio::test]
async fn repeated_hellos_are_answered_a_few_times() {
    let host = Host::limited(&["hellos-per-minute=3", "socket-refusals=5"]).await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "human"]).await;
    let mut socket = ada.socket(&id).await;
    let answers = flood(&mut socket, &json!({ "type": "hello", "seen": null })).await;
    let frames = answers.iter().filter(|answer| answer["type"] == "table").count();
    assert!((3..=4).contains(&frames), "{frames}");
    assert!(n_slow_downs(&answers) >= 5);
}

/// Opens a socket until that is possible.
async fn opens(who: &Visitor, id: &str) -> Socket {
    loop {
        match who.try_socket(id).await {
            Ok(socket) => return socket,
            Err(status) => assert_eq!(status, 429),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn open_sockets_are_limited_and_closed_ones_do_not_count() {
    let host = Host::limited(&["sockets=2", "address-sockets=3"]).await;
    let (ada, eve, bob) = (host.visitor("ada"), host.visitor("eve"), host.visitor("bob"));
    let id = ada.dealt(&["human", "human"]).await;
    let mut held = vec![ada.socket(&id).await, ada.socket(&id).await];
    assert_eq!(ada.try_socket(&id).await.err(), Some(429));
    held.push(eve.socket(&id).await);
    assert_eq!(bob.try_socket(&id).await.err(), Some(429));
    assert_eq!(ada.get(&format!("/t/{id}")).await.status, 200);
    drop(held);
    opens(&ada, &id).await;
}

#[tokio::test]
async fn a_viewer_that_does_not_read_is_dropped() {
    let host = Host::limited(&["sockets=1", "write-seconds=1", "socket-queue=4"]).await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    let options = json!({ "width": 32, "height": 32, "life": 100 });
    let id = eve.together(&["random"; 8], options, 0).await;
    // Whole frames soon fill what lies between the server and a viewer that does not read.
    let mut stuck = ada.socket(&id).await;
    stuck.say(json!({ "type": "hello", "seen": null, "plain": true })).await;
    // Its place is free once the server has given it up.
    tokio::time::timeout(crate::kit::LONG, opens(&ada, &id)).await.expect("it is dropped");
    drop(stuck);
}
