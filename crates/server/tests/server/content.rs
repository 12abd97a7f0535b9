//! A content of the host's own: new tables get it, the form offers the built-in one beside it, and tables keep theirs.

use crate::kit::{Host, Visitor};
use atout_server::{Config, OfferedContent};
use serde_json::{Value, json};

const EXAMPLE: &str = include_str!("../../../../games/spire/content/example.toml");

async fn host() -> (Host, &'static str) {
    let hash = atout_catalog::find("spire").unwrap().load_content("lamps.toml", EXAMPLE).unwrap();
    let content = Some(OfferedContent { game: "spire", hash, name: "lamps".to_owned() });
    (Host::start_with(Config { content, ..Config::default() }).await, hash)
}

/// The content that a table's players see.
async fn content_of(ada: &Visitor, id: &str) -> Value {
    ada.post(&format!("/api/tables/{id}/ready"), &json!({ "value": "mine" })).await;
    ada.look(id, 0).await["view"]["config"]["content"].clone()
}

#[tokio::test]
async fn new_tables_get_the_host_s_content_or_the_chosen_one() {
    let (host, hash) = host().await;
    let ada = host.visitor("ada");
    let form = ada.get("/new/spire").await.body;
    assert!(form.contains(&format!("value=\"{hash}\" checked")) && form.contains("lamps"), "{form}");
    assert!(!ada.get("/new/kitty").await.body.contains("lamps"), "another game has no such choice");
    let built_in = atout_catalog::find("spire").unwrap().builtin_content().unwrap();
    for (options, expected) in
        [(json!({}), hash), (json!({ "content": "built-in" }), built_in), (json!({ "content": hash }), hash)]
    {
        let id = ada.table_with(json!({ "game": "spire", "options": options })).await;
        assert_eq!(content_of(&ada, &id).await, expected, "{options}");
    }
    for (fields, expected) in [("", hash), ("content=built-in", built_in)] {
        let made = ada.form("/new/spire", &format!("seat0=human&name0=Ada&{fields}")).await;
        assert_eq!(made.status, 303, "{made:?}");
        let id = made.header("location").unwrap().trim_start_matches("/t/").to_owned();
        assert_eq!(content_of(&ada, &id).await, expected, "{fields}");
    }
    let unknown = ada.post("/api/tables", &json!({ "game": "spire", "options": { "content": "abc" } })).await;
    assert_eq!(unknown.refusal(), (422, "table/options".to_owned()));
}

#[tokio::test]
async fn the_rules_show_the_content_of_the_table() {
    let (host, hash) = host().await;
    let ada = host.visitor("ada");
    let built_in = atout_catalog::find("spire").unwrap().builtin_content().unwrap();
    assert!(ada.get("/rules/spire").await.body.contains("Lantern Throw"));
    assert!(!ada.get("/rules/spire?content=built-in").await.body.contains("Lantern Throw"));
    let own = ada.table_with(json!({ "game": "spire" })).await;
    assert!(!ada.get(&format!("/t/{own}")).await.body.contains("/rules/spire?"), "the default needs no query");
    let other = ada.table_with(json!({ "game": "spire", "options": { "content": "built-in" } })).await;
    assert!(ada.get(&format!("/t/{other}")).await.body.contains(&format!("/rules/spire?content={built_in}\"")));
    assert_ne!(hash, built_in);
}

#[tokio::test]
async fn a_table_keeps_its_content_and_is_played_again_with_it() {
    let (host, hash) = host().await;
    let ada = host.visitor("ada");
    let id = ada.table_with(json!({ "game": "spire" })).await;
    assert_eq!(content_of(&ada, &id).await, hash);
    // The next server offers nothing of its own.
    let host = host.restart().await;
    let ada = Visitor { addr: host.addr, ..ada };
    assert_eq!(content_of(&ada, &id).await, hash);
    let again = ada.form(&format!("/t/{id}/again"), "").await;
    assert_eq!(again.status, 303, "{again:?}");
    let next = again.header("location").unwrap().trim_start_matches("/t/").to_owned();
    assert_eq!(content_of(&ada, &next).await, hash);
    let built_in = atout_catalog::find("spire").unwrap().builtin_content().unwrap();
    let fresh = ada.table_with(json!({ "game": "spire" })).await;
    assert_eq!(content_of(&ada, &fresh).await, built_in);
}
