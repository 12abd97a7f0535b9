//! Writes that fail, tables that cannot be read, bots that cannot play: no game is lost, and everybody is told.

use crate::kit::{Host, LONG, Visitor};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;

#[tokio::test]
async fn a_write_that_fails_leaves_the_game_where_it_was() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "human"]).await;
    ada.step(&id).await.unwrap();
    let seat = ada.look(&id, 99).await["stage"]["awaiting"][0].as_u64().unwrap() as usize;
    let before = ada.look(&id, seat).await;
    let action = before["choices"][0]["action"].as_str().unwrap();
    let (mut socket, _) = ada.join(&id, Value::Null).await;

    // The action is accepted by the rules, and then there is no place to write it to.
    host.meddle("ALTER TABLE actions RENAME TO elsewhere").await;
    assert_eq!(ada.act(&id, seat, action, 1).await.refusal(), (503, "server/storage".to_owned()));
    assert_eq!(socket.hear("gone").await["type"], "gone", "nobody is shown what is not written");
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.status, 503);

    host.meddle("ALTER TABLE elsewhere RENAME TO actions").await;
    assert_eq!(ada.look(&id, seat).await, before);
    assert_eq!(ada.act(&id, seat, action, 1).await.status, 200);
}

#[tokio::test]
async fn an_action_that_another_process_wrote_is_taken_over() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let [id, twin] = [ada.dealt(&["human", "human"]).await, ada.dealt(&["human", "human"]).await];
    // The same game twice: what is legal in one is legal in the other.
    host.meddle("UPDATE tables SET seed = 'same'").await;
    let host = host.restart().await;
    let ada = host.visitor("ada");
    let (_, seat, action) = ada.step(&id).await.unwrap();
    assert_eq!(ada.look(&twin, 0).await["version"], 0, "this server has loaded the other table");
    host.meddle(
        "INSERT INTO actions SELECT other.id, n, seat, action FROM actions JOIN tables other ON other.id <> table_id;
         UPDATE tables SET version = 1",
    )
    .await;
    let late = ada.act(&twin, seat, &action, 0).await;
    assert_eq!((late.refusal(), late.json()["version"].as_u64()), ((409, "play/stale".to_owned()), Some(1)));
    assert_eq!(ada.look(&twin, seat).await["view"], ada.look(&id, seat).await["view"]);
}

#[tokio::test]
async fn a_table_of_other_rules_is_refused_with_a_sentence() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "human"]).await;
    host.meddle("UPDATE tables SET rules = 999").await;
    let host = host.restart().await;
    let ada = host.visitor("ada");
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.refusal(), (503, "server/storage".to_owned()));
    assert_eq!(ada.get(&format!("/t/{id}")).await.status, 503);
    let mut socket = ada.socket(&id).await;
    socket.say(json!({ "type": "hello", "seen": null })).await;
    assert!(socket.hear("gone").await["detail"].as_str().unwrap().contains("rules 999"));
}

#[tokio::test]
async fn a_stored_action_that_is_not_legal_is_noticed() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "human"]).await;
    ada.step(&id).await.unwrap();
    host.meddle("UPDATE actions SET action = 'dance'").await;
    let host = host.restart().await;
    let answer = host.visitor("ada").get(&format!("/api/tables/{id}")).await;
    assert_eq!(answer.refusal(), (503, "server/storage".to_owned()));
    assert!(!answer.body.contains("dance"));
}

#[tokio::test]
async fn a_bot_that_cannot_play_says_so_and_the_game_is_kept() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.table_with(json!({ "game": "stones", "seats": ["random", "random"], "pace_ms": 10_000 })).await;
    host.meddle("UPDATE seats SET bot = 'cmd:x' WHERE bot = 'random'").await;
    let host = host.restart().await;
    let ada = host.visitor("ada");
    let (_, frame) = ada.join(&id, Value::Null).await;
    assert!(frame["status"].as_str().unwrap().contains("can’t play"), "{}", frame["status"]);
    assert!(ada.look(&id, 0).await["trouble"].as_str().unwrap().contains("The game is kept"));

    host.meddle("UPDATE seats SET bot = 'random' WHERE bot = 'cmd:x'; UPDATE tables SET pace_ms = 0").await;
    let host = host.restart().await;
    let (mut socket, _) = host.visitor("ada").join(&id, Value::Null).await;
    while socket.hear("table").await["state"] != "over" {}
}

/// Waits until the table is in trouble, or no longer.
async fn until_trouble(ada: &Visitor, id: &str, wanted: bool) -> Value {
    let looking = async {
        loop {
            let look = ada.look(id, 99).await;
            if look["trouble"].is_string() == wanted {
                return look;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(LONG, looking).await.expect("a change within a minute")
}

#[tokio::test]
async fn a_bot_goes_on_by_itself_when_there_is_room_on_the_disk_again() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.table_with(json!({ "game": "stones", "seats": ["random", "random"], "pace_ms": 100 })).await;
    let (mut socket, _) = ada.join(&id, Value::Null).await;
    socket.until(2).await;
    // In a pause of the bots the disk gets full: everything can be read, and nothing written.
    host.meddle("CREATE TRIGGER full BEFORE INSERT ON actions BEGIN SELECT RAISE(ABORT, 'no room'); END").await;
    let stuck = until_trouble(&ada, &id, true).await;
    assert!(stuck["trouble"].as_str().unwrap().contains("goes on by itself"), "{stuck}");
    let status = loop {
        let frame = socket.hear("table").await;
        if frame["version"] == stuck["version"] && frame["status"] == stuck["trouble"] {
            break frame["status"].clone();
        }
    };
    // A page that is opened now says so too.
    let (mut late, frame) = ada.join(&id, Value::Null).await;
    assert_eq!((&frame["status"], &frame["version"]), (&status, &stuck["version"]));

    host.meddle("DROP TRIGGER full").await;
    let version = stuck["version"].as_u64().unwrap();
    assert_ne!(late.until(version + 2).await["status"], status);
    until_trouble(&ada, &id, false).await;
    let actions: i64 = host.ask("SELECT COUNT(*) FROM actions WHERE n <= 2");
    assert_eq!(actions, 2, "no move was written twice");
}

#[tokio::test]
async fn bots_go_on_by_themselves_after_a_time_without_a_readable_table() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.table_with(json!({ "game": "stones", "seats": ["random", "random"], "pace_ms": 50 })).await;
    let (mut socket, _) = ada.join(&id, Value::Null).await;
    socket.until(2).await;
    host.meddle("ALTER TABLE actions RENAME TO elsewhere").await;
    while socket.next().await.expect("a message")["type"] != "gone" {}
    host.meddle("ALTER TABLE elsewhere RENAME TO actions").await;
    // Nobody opens the table: it is only looked at from outside.
    let before: i64 = host.ask("SELECT version FROM tables");
    host.until("SELECT version FROM tables", before + 2).await;
}
