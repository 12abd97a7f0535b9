//! Rows of actions, previews, giving up and agreed draws over the API and the socket.

use crate::kit::Host;
use serde_json::{Value, json};

#[tokio::test]
async fn a_player_gives_up_when_it_is_not_its_turn_and_the_record_says_so() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "human"]).await;
    let turn = ada.look(&id, 0).await["stage"]["awaiting"][0].as_u64().unwrap();
    // Not late either, whatever version it names.
    let gave_up = ada.act(&id, 1 - turn as usize, "resign", 99).await;
    assert_eq!(gave_up.json(), json!({ "version": 1 }));
    let look = ada.look(&id, 0).await;
    assert_eq!((&look["state"], &look["result"]["winners"]), (&json!("over"), &json!([turn])));
    let record = ada.get(&format!("/api/tables/{id}/record")).await.json();
    assert_eq!((&record["ending"], &record["actions"][0]["action"]), (&json!("resigned"), &json!("resign")));
    assert_eq!(ada.get(&format!("/replay/{id}?at=1")).await.status, 200);
    assert_eq!(ada.act(&id, 0, "resign", 1).await.refusal().1, "play/over");
}

#[tokio::test]
async fn nobody_gives_up_for_another_and_players_do_not_speak_for_the_host() {
    let host = Host::start().await;
    let (ada, bob) = (host.visitor("ada"), host.visitor("bob"));
    let id = ada.dealt(&["human", "human"]).await;
    assert_eq!(bob.act(&id, 0, "resign", 0).await.status, 403);
    for word in ["clock", "abandon"] {
        let seat = ada.look(&id, 0).await["stage"]["awaiting"][0].as_u64().unwrap() as usize;
        assert_eq!(ada.act(&id, seat, word, 0).await.refusal().1, "play/host_only");
    }
}

#[tokio::test]
async fn all_sides_agree_to_a_draw() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "human"]).await;
    assert_eq!(ada.act(&id, 0, "draw", 0).await.status, 200);
    assert_eq!(ada.act(&id, 0, "draw", 1).await.refusal().1, "play/already_offered");
    assert_eq!(ada.act(&id, 1, "draw", 1).await.status, 200);
    assert_eq!(ada.look(&id, 0).await["result"]["draw"], json!(true));
    let record = ada.get(&format!("/api/tables/{id}/record")).await.json();
    assert_eq!(record["ending"], json!("agreed"));
}

/// A table at which somebody can move or take a card, that seat, and the row that does it.
async fn with_a_row(host: &Host) -> (String, usize, Vec<String>, u64) {
    let ada = host.visitor("ada");
    for game in 0..60 {
        let id = ada
            .table_with(json!({ "game": "stones", "seats": ["human", "human"], "options": { "tactics": true } }))
            .await;
        assert_eq!(
            ada.post(&format!("/api/tables/{id}/ready"), &json!({ "value": format!("g{game}") })).await.status,
            200
        );
        for _ in 0..80 {
            let seat = match ada.look(&id, 0).await["stage"]["awaiting"][0].as_u64() {
                Some(seat) => seat as usize,
                None => break,
            };
            let look = ada.look(&id, seat).await;
            let version = look["version"].as_u64().unwrap();
            let choices = look["choices"].as_array().unwrap();
            if let Some(draft) = choices.iter().find(|choice| choice["draft"] == json!(true)) {
                let first = draft["action"].as_str().unwrap().to_owned();
                let body = json!({ "seat": seat, "row": [first], "version": version });
                let preview = ada.post(&format!("/api/tables/{id}/preview"), &body).await.json();
                let next = preview["choices"][0]["action"].as_str().unwrap().to_owned();
                return (id, seat, vec![first, next], version);
            }
            // Tactic cards come to hand by drawing them.
            let wanted = choices.iter().find(|choice| choice["action"] == "draw tactic").unwrap_or(&choices[0]);
            assert_eq!(ada.act(&id, seat, wanted["action"].as_str().unwrap(), version).await.status, 200);
        }
    }
    panic!("no game came to a row");
}

#[tokio::test]
async fn a_row_is_previewed_without_a_trace_and_played_as_one() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let (id, seat, row, version) = with_a_row(&host).await;
    let before = ada.look(&id, seat).await;
    let body = json!({ "seat": seat, "row": [row[0]], "version": version });
    let preview = ada.post(&format!("/api/tables/{id}/preview"), &body).await.json();
    assert_ne!(preview["view"], before["view"], "the preview shows where it leads");
    assert_eq!(ada.look(&id, seat).await, before, "and changes nothing");
    let body = json!({ "seat": seat, "row": row, "version": version });
    let refused = ada.post(&format!("/api/tables/{id}/preview"), &body).await.refusal();
    assert_eq!(refused.1, "play/not_draftable", "its last action is final");
    let bob = host.visitor("bob");
    assert_eq!(
        bob.post(&format!("/api/tables/{id}/preview"), &json!({ "seat": seat, "row": [], "version": version }))
            .await
            .status,
        403
    );

    let (mut socket, _) = ada.join(&id, Value::Null).await;
    let played = ada.post(&format!("/api/tables/{id}/actions"), &body).await;
    assert!(played.json()["version"].as_u64().unwrap() >= version + 2, "{played:?}");
    let frame = socket.hear("table").await;
    assert_eq!(frame["version"], played.json()["version"], "one change on every screen");
    let actions = ada.get(&format!("/api/tables/{id}/actions")).await.json();
    let last: Vec<&str> = actions["actions"].as_array().unwrap()[version as usize..][..2]
        .iter()
        .map(|action| action["action"].as_str().unwrap())
        .collect();
    assert_eq!(last, row);
}

#[tokio::test]
async fn a_row_that_fails_at_its_end_leaves_nothing_behind() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let (id, seat, mut row, version) = with_a_row(&host).await;
    let before = ada.look(&id, seat).await;
    row[1] = "draw clan".to_owned();
    let body = json!({ "seat": seat, "row": row, "version": version });
    assert_eq!(ada.post(&format!("/api/tables/{id}/actions"), &body).await.refusal().1, "play/illegal");
    for wrong in [
        json!({ "seat": seat, "version": version }),
        json!({ "seat": seat, "action": "x", "row": ["y"], "version": version }),
    ] {
        assert_eq!(ada.post(&format!("/api/tables/{id}/actions"), &wrong).await.status, 400);
    }
    assert_eq!(ada.look(&id, seat).await, before);
}

#[tokio::test]
async fn a_set_up_that_a_game_does_not_have_is_refused() {
    let host = Host::start().await;
    let request = json!({ "game": "stones", "seats": ["human", "human"], "setups": [["a card"]] });
    let refused = host.visitor("ada").post("/api/tables", &request).await;
    assert_eq!(refused.status, 422, "{refused:?}");
}
