//! Shortcuts and turns in frames: for the seat that has to decide, in its own words.

use crate::kit::Host;
use serde_json::{Value, json};

/// The shortcut with this label.
fn labelled<'f>(frame: &'f Value, label: &str) -> &'f Value {
    let shortcuts = frame["shortcuts"].as_array().expect("shortcuts");
    shortcuts.iter().find(|shortcut| shortcut["label"] == label).unwrap_or(&Value::Null)
}

#[tokio::test]
async fn a_screen_gets_the_shortcuts_of_its_player_and_whose_turn_it_is() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let wish = json!({ "game": "duel", "seats": ["human", "human"], "options": { "mulligan": false }, "pace_ms": 0 });
    let id = ada.table_with(wish).await;
    assert_eq!(ada.post(&format!("/api/tables/{id}/ready"), &json!({ "value": "mine" })).await.status, 200);
    for plain in [false, true] {
        let (mut socket, covered) = match plain {
            true => ada.join_plain(&id).await,
            false => ada.join(&id, json!(null)).await,
        };
        let seat = covered["cover"]["seat"].clone();
        let turn = &covered["turn"];
        assert_eq!((&turn["seat"], &turn["number"]), (&seat, &json!(1)));
        assert_eq!((&turn["passed"], &turn["ends"]), (&Value::Null, &Value::Null), "not for those who wait");
        assert_eq!(covered["shortcuts"], json!([]), "nobody has taken the screen");
        socket.say(json!({ "type": "uncover", "seat": seat })).await;
        let frame = socket.hear("table").await;
        assert_eq!(frame["turn"]["number"], json!(1), "no turn has passed");
        assert_eq!(frame["turn"]["passed"], "Nothing left to decide: turn passed");
        let end = labelled(&frame, "End the turn");
        assert_eq!((&end["touch"], &end["row"]), (&json!(["button:end"]), &json!(["pass"])));
        assert_eq!((&end["hurry"], &end["then"], &end["draft"]), (&json!(true), &Value::Null, &Value::Null));
    }
}
