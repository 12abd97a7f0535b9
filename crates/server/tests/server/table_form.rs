//! Games whose number of seats is an option: forms with a row for every seat, and lists that say how many play.

use crate::kit::{Answer, Host, Visitor};
use serde_json::{Value, json};

/// A form with all eight rows, as the page holds them.
fn form(fields: &str) -> String {
    let rows = (0..8).map(|n| format!("seat{n}={}&name{n}=N{n}", if n == 0 { "human" } else { "random" }));
    rows.chain([fields.to_owned()]).collect::<Vec<_>>().join("&")
}

/// The names at the table that a form made.
async fn seated(ada: &Visitor, made: &Answer) -> Vec<String> {
    assert_eq!(made.status, 303, "{made:?}");
    let look = ada.get(&made.header("location").unwrap().replace("/t/", "/api/tables/")).await.json();
    look["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn of_a_form_s_rows_as_many_play_as_the_number_says() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let page = ada.get("/new/kitty").await.body;
    for part in ["id=\"seat7\"", "data-number=\"players\"", "<select id=\"o-teams\"", "name=\"teams-other\""] {
        assert!(page.contains(part), "{part}");
    }
    for (fields, n) in [("players=3", 3), ("players=8", 8), ("", 4), ("players=4&teams=2v2", 4)] {
        let made = ada.form("/new/kitty", &form(fields)).await;
        assert_eq!(seated(&ada, &made).await, (0..n).map(|n| format!("N{n}")).collect::<Vec<_>>(), "{fields}");
    }
    assert_eq!(seated(&ada, &ada.form("/quick/kitty", "").await).await.len(), 4);
}

#[tokio::test]
async fn pages_start_from_the_suggested_options_and_the_api_from_the_defaults() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let claims = async |id: &str| {
        ada.post(&format!("/api/tables/{id}/ready"), &json!({ "value": "mine" })).await;
        ada.look(id, 0).await["view"]["config"]["claims"].clone()
    };
    let made = ada.form("/quick/stones", "").await;
    let quick = made.header("location").unwrap().trim_start_matches("/t/");
    assert_eq!(claims(quick).await, "after_play");
    let page = ada.get("/new/stones").await.body;
    assert!(page.contains("value=\"after_play\" checked"), "the form starts from it too");
    let made = ada.post("/api/tables", &json!({ "game": "stones" })).await.json();
    let plain = made["id"].as_str().unwrap();
    assert_eq!(claims(plain).await, "auto");
    // The rules without a query are those of the suggested game; a table with other options names them.
    assert!(ada.get("/rules/stones").await.body.contains("id=\"claims\""));
    assert!(!ada.get("/rules/stones?claims=auto").await.body.contains("proof"));
    assert!(ada.get(&format!("/t/{quick}")).await.body.contains("href=\"/rules/stones\""));
    assert!(ada.get(&format!("/t/{plain}")).await.body.contains("href=\"/rules/stones?claims=auto\""));
}

#[tokio::test]
async fn a_number_that_was_left_as_it_was_follows_the_teams() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    for fields in ["players=4&teams=2v2v2", "teams=2v2v2", "players=4&teams=&teams-other=3v3"] {
        assert_eq!(seated(&ada, &ada.form("/new/kitty", &form(fields)).await).await.len(), 6, "{fields}");
    }
    for (fields, named) in [
        ("players=5&teams=3v3", ["3v3", "5"]),
        ("players=4&teams=many", ["many", "2v2"]),
        ("players=12", ["players", "12"]),
    ] {
        let again = ada.form("/new/kitty", &form(fields)).await;
        assert_eq!(again.status, 422, "{fields}");
        let sentence = again.body.split("role=\"alert\"").nth(1).unwrap().split("</div>").next().unwrap().to_owned();
        assert!(named.iter().all(|part| sentence.contains(part)), "{fields}: {sentence}");
        assert!(again.body.contains("value=\"N7\""), "what was written is still there");
    }
}

#[tokio::test]
async fn a_list_of_seats_says_how_many_play() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let make = async |options: Value, n: usize| {
        let wish = json!({ "game": "kitty", "options": options, "seats": vec!["human"; n] });
        ada.post("/api/tables", &wish).await
    };
    for (options, n) in [(json!({}), 2), (json!({}), 7), (json!({ "players": 3 }), 3), (json!({ "teams": "3v3" }), 6)] {
        let made = make(options, n).await;
        assert_eq!(made.status, 201, "{made:?}");
        assert_eq!(made.json()["seats"].as_array().unwrap().len(), n);
    }
    for (options, n, code) in [
        (json!({ "players": 4 }), 3, "table/seats"),
        (json!({ "teams": "2v2" }), 3, "table/seats"),
        (json!({ "players": 3, "teams": "2v2" }), 3, "table/options"),
        (json!({}), 1, "table/options"),
        (json!({}), 9, "table/options"),
    ] {
        assert_eq!(make(options, n).await.refusal(), (422, code.to_owned()), "{n}");
    }
    let usual = ada.post("/api/tables", &json!({ "game": "kitty", "options": { "teams": "2v2v2" } })).await;
    assert_eq!(usual.json()["seats"].as_array().unwrap().len(), 6);
}

#[tokio::test]
async fn a_form_is_checked_without_creating_anything() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let check = async |fields: &str| ada.form("/new/kitty/check", &form(fields)).await.json();
    assert_eq!(check("players=4&teams=2v2").await, json!({ "problem": null, "seats": 4 }));
    assert_eq!(check("players=4&teams=3v3&players-auto=1").await, json!({ "problem": null, "seats": 6 }));
    let wrong = check("players=4&teams=3v3&players-auto=0").await;
    let sentence = wrong["problem"].as_str().unwrap();
    assert!(["3v3", "6", "4"].iter().all(|part| sentence.contains(part)), "{sentence}");
    assert_eq!(wrong["seats"], Value::Null);
    assert!(check("seat1=search&think=1").await["problem"].is_string(), "nobody thinks for a millisecond");
    assert!(ada.get("/saved").await.body.contains("Nothing here yet"), "nothing was created");
    let made = ada.form("/new/stones", "seat0=human&seat1=search&think=50").await;
    let look = ada.get(&made.header("location").unwrap().replace("/t/", "/api/tables/")).await.json();
    assert_eq!(look["seats"][1]["kind"], "search:ms=50");
}
