//! Games over the API, from the first request to the verified record.

use crate::kit::Host;
use atout_core::{Record, Seat, Viewer};
use serde_json::json;

#[tokio::test]
async fn a_game_of_two_people_goes_to_its_end_and_its_record_verifies() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let made = ada
        .post("/api/tables", &json!({ "game": "stones", "seats": ["human", "human"], "names": ["Ada", "Bob"] }))
        .await;
    let made = made.json();
    let id = made["id"].as_str().unwrap();
    assert_eq!(ada.look(id, 0).await["state"], "waiting");
    assert_eq!(ada.post(&format!("/api/tables/{id}/ready"), &json!({ "value": "abc123" })).await.status, 200);

    let text = ada.finish(id).await.to_string();
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.players[1].name, "Bob");
    let fairness = record.fairness.as_ref().unwrap();
    assert_eq!(fairness.commitment.as_str(), made["commitment"], "the proof is of what was shown at the start");
    assert_eq!(fairness.values, ["abc123"]);
    fairness.check(&record.seed, &record.setups).unwrap();
    let game = atout_catalog::find("stones").unwrap().replay(&record, usize::MAX).unwrap();
    assert_eq!(game.outcome(), record.result);

    let look = ada.get(&format!("/api/tables/{id}?viewer=everything")).await.json();
    assert_eq!((look["state"].as_str(), &look["view"]), (Some("over"), &game.view(Viewer::Everything)));
    assert_eq!(look["result"], json!(record.result));
    let all = ada.get(&format!("/api/tables/{id}/actions")).await.json();
    assert_eq!(all["actions"].as_array().unwrap().len() as u64, game.version());
}

#[tokio::test]
async fn a_person_plays_against_a_bot() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "heuristic"]).await;
    let record: Record = serde_json::from_value(ada.finish(&id).await).unwrap();
    assert!(record.result.is_some());
    for seat in [Seat::FIRST, Seat::SECOND] {
        assert!(record.actions.iter().any(|step| step.seat == seat), "both have played");
    }
}

#[tokio::test]
async fn a_table_of_bots_plays_by_itself() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.table(&["heuristic", "random"]).await;
    let record: Record = serde_json::from_value(ada.finish(&id).await).unwrap();
    record.fairness.unwrap().check(&record.seed, &record.setups).unwrap();
}

#[tokio::test]
async fn the_same_submission_twice_counts_once() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "human"]).await;
    let seat = ada.look(&id, 99).await["stage"]["awaiting"][0].as_u64().unwrap() as usize;
    let action = ada.look(&id, seat).await["choices"][0]["action"].as_str().unwrap().to_owned();
    assert_eq!(ada.act(&id, seat, &action, 0).await.status, 200);
    let again = ada.act(&id, seat, &action, 0).await;
    assert_eq!((again.refusal(), again.json()["version"].as_u64()), ((409, "play/stale".to_owned()), Some(1)));
    assert_eq!(ada.look(&id, 0).await["version"], 1);
}

#[tokio::test]
async fn of_concurrent_submissions_of_one_version_one_is_taken() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "human"]).await;
    let seat = ada.look(&id, 99).await["stage"]["awaiting"][0].as_u64().unwrap() as usize;
    let look = ada.look(&id, seat).await;
    let tries = (0..24).map(|n| {
        let (ada, id) = (ada.clone(), id.clone());
        let choices = look["choices"].as_array().unwrap();
        let action = choices[n % choices.len()]["action"].as_str().unwrap().to_owned();
        tokio::spawn(async move { (ada.act(&id, seat, &action, 0).await.status, action) })
    });
    let mut taken = Vec::new();
    for attempt in tries.collect::<Vec<_>>() {
        match attempt.await.unwrap() {
            (200, action) => taken.push(action),
            (status, _) => assert_eq!(status, 409),
        }
    }
    let actions = ada.get(&format!("/api/tables/{id}/actions")).await.json();
    assert_eq!(taken.len(), 1);
    assert_eq!(actions, json!({ "version": 1, "actions": [{ "n": 1, "seat": seat, "action": taken[0] }] }));
}

#[tokio::test]
async fn the_catalogue_lists_the_games() {
    let host = Host::start().await;
    let games = host.visitor("ada").get("/api/games").await.json();
    assert_eq!(games["games"][0]["id"], "stones");
    assert!(games["games"][0]["options"].is_array() && games["games"][0]["bots"][0].is_string());
}
