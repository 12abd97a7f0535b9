//! Bad requests get a code and a sentence, and change nothing.

use crate::kit::Host;
use serde_json::json;

#[tokio::test]
async fn a_table_that_is_not_there_is_not_found() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let missing = |answer: crate::kit::Answer| assert_eq!(answer.refusal(), (404, "table/not_found".to_owned()));
    missing(ada.get("/api/tables/0123").await);
    missing(ada.get("/api/tables/r123/record").await);
    missing(ada.get("/api/tables/0123/record").await);
    missing(ada.get("/api/tables/0123/actions").await);
    missing(ada.act("0123", 0, "x", 0).await);
    missing(ada.post("/api/tables/0123/ready", &json!({ "value": "x" })).await);
    assert_eq!(ada.get("/api/nowhere").await.refusal(), (404, "page/not_found".to_owned()));
    assert_eq!(ada.get("/api/tables").await.refusal(), (405, "request/method".to_owned()));
}

#[tokio::test]
async fn a_game_that_cannot_be_played_is_not_made() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let cases = [
        (json!({ "game": "chess" }), (404, "game/not_found")),
        (json!({ "game": "stones", "options": { "stones": 1000 } }), (422, "table/options")),
        (json!({ "game": "stones", "options": { "stnoes": 9 } }), (422, "table/options")),
        (json!({ "game": "stones", "options": { "tactics": "perhaps" } }), (422, "table/options")),
        (json!({ "game": "stones", "options": { "stones": [9] } }), (422, "table/options")),
        (json!({ "game": "stones", "seats": ["human"] }), (422, "table/seats")),
        (json!({ "game": "stones", "seats": ["human", "robot"] }), (422, "table/seats")),
        (json!({ "game": "stones", "seats": ["human", "cmd:/bin/sh"] }), (422, "table/seats")),
        (json!({ "game": "stones", "seats": ["human", "search:ms=60000"] }), (422, "table/seats")),
        (json!({ "game": "stones", "names": ["x".repeat(41)] }), (422, "table/seats")),
        (json!({ "game": "stones", "colour": "red" }), (400, "request/malformed")),
        (json!({ "options": {} }), (400, "request/malformed")),
        (json!([1, 2]), (400, "request/malformed")),
    ];
    for (wish, (status, code)) in cases {
        let answer = ada.post("/api/tables", &wish).await;
        assert_eq!(answer.refusal(), (status, code.to_owned()), "{wish}");
    }
    let cut = ada.request("POST", "/api/tables", &[], br#"{"game":"sto"#).await;
    assert_eq!(cut.refusal(), (400, "request/malformed".to_owned()));
    let huge = ada.request("POST", "/api/tables", &[], &vec![b' '; 100_000]).await;
    assert_eq!(huge.refusal(), (413, "request/too_large".to_owned()));
    assert!(!ada.get("/saved").await.body.contains("/t/"), "nothing was made");
}

#[tokio::test]
async fn a_sentence_comes_in_the_readers_language() {
    let host = Host::start().await;
    let answer = host.visitor("ada").request("GET", "/api/tables/0", &[("Accept-Language", "fr-CA")], b"").await;
    assert_eq!(answer.json()["detail"], "Cette table n’existe pas.");
}

#[tokio::test]
async fn actions_that_are_not_possible_are_refused_with_the_reason() {
    let host = Host::start().await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    let id = ada.table(&["human", "heuristic"]).await;
    assert_eq!(ada.act(&id, 0, "pass", 0).await.refusal(), (409, "table/not_started".to_owned()));
    let ready = format!("/api/tables/{id}/ready");
    assert_eq!(eve.post(&ready, &json!({ "value": "x" })).await.refusal(), (403, "play/not_your_seat".to_owned()));
    assert_eq!(ada.post(&ready, &json!({ "value": "no spaces" })).await.refusal(), (422, "table/value".to_owned()));
    assert_eq!(ada.post(&ready, &json!({ "value": "x" })).await.status, 200);
    assert_eq!(ada.post(&ready, &json!({ "value": "y" })).await.refusal(), (409, "table/started".to_owned()));

    // The bot may have to play first.
    while ada.look(&id, 0).await["choices"] == json!([]) {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let version = ada.look(&id, 0).await["version"].as_u64().unwrap();
    let refused = async |who: &crate::kit::Visitor, seat, action: &str, version| {
        who.act(&id, seat, action, version).await.refusal()
    };
    assert_eq!(refused(&eve, 0, "pass", version).await, (403, "play/not_your_seat".to_owned()));
    assert_eq!(refused(&ada, 1, "pass", version).await, (403, "play/not_your_seat".to_owned()));
    assert_eq!(refused(&ada, 0, "pass", 77).await, (409, "play/stale".to_owned()));
    assert_eq!(refused(&ada, 0, "dance", version).await, (422, "play/notation".to_owned()));
    assert_eq!(refused(&ada, 0, "pass", version).await, (422, "play/illegal".to_owned()));
    assert_eq!(refused(&ada, 9, "pass", version).await, (400, "request/malformed".to_owned()));
    assert_eq!(ada.get(&format!("/api/tables/{id}/record")).await.refusal(), (409, "table/running".to_owned()));
    assert_eq!(ada.get(&format!("/api/tables/{id}?seat=first")).await.refusal(), (400, "request/malformed".to_owned()));
    assert_eq!(ada.look(&id, 0).await["version"].as_u64(), Some(version), "nothing has changed");

    ada.finish(&id).await;
    let over = ada.look(&id, 0).await["version"].as_u64().unwrap();
    assert_eq!(refused(&ada, 0, "pass", over).await, (409, "play/over".to_owned()));
}

#[tokio::test]
async fn another_site_cannot_act_for_a_visitor() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let evil = [("Origin", "https://evil.example")];
    let answer = ada.request("POST", "/api/tables", &evil, b"{}").await;
    assert_eq!(answer.status, 403);
    let mut stranger = ada.clone();
    stranger.cookies.clear();
    let answer = stranger.request("POST", "/quick/stones", &evil, b"").await;
    assert_eq!((answer.status, answer.header("set-cookie")), (403, None), "nor replace the token");
    let own = format!("http://{}", host.addr);
    let answer = ada.request("POST", "/quick/stones", &[("Origin", &own)], b"").await;
    assert_eq!(answer.status, 303);
}
