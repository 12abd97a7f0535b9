//! Bots that fail at a live table: a sentence says why, and nothing is lost.

use crate::kit::{Host, LONG, Visitor};
use atout_bots::testkit::FailingPrograms;
use atout_server::Config;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;

async fn host() -> Host {
    let programs = FailingPrograms::within(Duration::from_millis(500));
    Host::start_with(Config { programs, ..Config::default() }).await
}

/// Plays for the person until the bot is in trouble.
async fn until_trouble(ada: &Visitor, id: &str) -> Value {
    let playing = async {
        loop {
            let look = ada.look(id, 0).await;
            if look["trouble"].is_string() {
                return look;
            }
            match look["choices"][0]["action"].as_str() {
                Some(action) => _ = ada.act(id, 0, action, look["version"].as_u64().unwrap()).await,
                None => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
    };
    timeout(LONG, playing).await.expect("the bot is in trouble within a minute")
}

#[tokio::test]
async fn the_table_says_why_a_bot_cannot_play_and_keeps_the_game() {
    let host = host().await;
    let ada = host.visitor("ada");
    for (name, why) in [
        ("late@2", "it took too long"),
        ("stubborn@2", "it took too long"),
        ("broken@2", "it has lost its mind"),
        ("panics@2", "it broke down"),
        ("illegal@2", "its move was not accepted"),
        ("garbage@2", "its move was not accepted"),
        ("missing", "it does not start"),
    ] {
        let id = ada.dealt(&["human", &format!("cmd:{name}=Robot")]).await;
        let look = until_trouble(&ada, &id).await;
        let expected = format!("Robot can’t play: {why}. The game is kept: open the table again to retry.");
        assert_eq!(look["trouble"], json!(expected), "{name}");
        let version = look["version"].as_u64().unwrap();
        assert_eq!(
            host.ask("SELECT count(*) FROM actions"),
            i64::try_from(version).unwrap(),
            "{name}: all of it is stored"
        );
        ada.request("DELETE", &format!("/api/tables/{id}"), &[], b"").await;
    }
}

#[tokio::test]
async fn opening_the_table_again_lets_the_bot_try_again() {
    let host = host().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "cmd:panics-once"]).await;
    let version = until_trouble(&ada, &id).await["version"].as_u64().unwrap();
    let (mut socket, _) = ada.join(&id, Value::Null).await;
    let frame = socket.until(version + 1).await;
    assert_eq!(frame["version"], json!(version + 1), "the bot has played");
    assert!(ada.look(&id, 0).await["trouble"].is_null());
}

#[tokio::test]
async fn a_program_that_the_host_does_not_offer_cannot_be_seated() {
    let host = host().await;
    let wish = json!({ "game": "stones", "seats": ["human", "cmd:unknown"] });
    let answer = host.visitor("ada").post("/api/tables", &wish).await;
    assert_eq!(answer.refusal(), (422, "table/seats".to_owned()));
}
