//! A content of the host's own: new tables get it, the form offers the built-in one beside it, and tables keep theirs.

use crate::kit::{Host, Visitor};
use atout_server::{Config, OfferedContent};
use serde_json::{Value, json};

const EXAMPLE: &str = include_str!("../../../../games/spire/content/example.toml");

async fn host() -> (Host, &'static str) {
    host_of("spire", EXAMPLE).await
}

async fn host_of(game: &'static str, text: &str) -> (Host, &'static str) {
    let hash = atout_catalog::find(game).unwrap().load_content("lamps.toml", text).unwrap();
    let content = Some(OfferedContent { game, hash, name: "lamps".to_owned() });
    (Host::start_with(Config { content, ..Config::default() }).await, hash)
}

/// What a page shows of a card, in a list.
fn entry_of<'a>(page: &'a str, name: &str) -> &'a str {
    let from = page.find(&format!("aria-label=\"{name}\"")).unwrap_or_else(|| panic!("`{name}` in {page}"));
    let rest = &page[from..];
    &rest[..rest.find("</li>").unwrap_or(rest.len())]
}

/// The file of the first picture in a text.
fn picture_in(text: &str) -> &str {
    text.split("src=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_else(|| panic!("a picture in {text}"))
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

#[tokio::test]
async fn a_changed_card_of_the_spire_is_shown_as_it_is_wherever_it_is_shown() {
    const CHANGED: &str = "[card.ember-strike]
name = { en = \"Coal Kiss\", fr = \"Baiser de charbon\" }
element = \"fire\"
rarity = \"starter\"
cost = 3
target = \"enemy\"
effects = [{ attack = 23 }]
";
    let (host, _) = host_of("spire", CHANGED).await;
    let ada = host.visitor("ada");
    let rules = ada.get("/rules/spire").await.body;
    let own = entry_of(&rules, "Coal Kiss");
    assert!(own.contains("<span class=\"cost\">3</span>"), "its picture has the new cost: {own}");
    assert!(own.contains("23") && !rules.contains("Ember Strike"), "its text is the new one: {own}");
    assert_eq!(ada.get(picture_in(own)).await.status, 200);
    let cookies = format!("{}; lang=fr", ada.cookies);
    let french = Visitor { addr: ada.addr, cookies }.get("/rules/spire").await.body;
    assert!(entry_of(&french, "Baiser de charbon").contains("<span class=\"cost\">3</span>"));
    let built_in = ada.get("/rules/spire?content=built-in").await.body;
    assert!(entry_of(&built_in, "Ember Strike").contains("<span class=\"cost\">1</span>"));
}

#[tokio::test]
async fn a_changed_card_of_the_duel_is_shown_as_it_is_wherever_it_is_shown() {
    const CHANGED: &str = "[card.ash-goblin]
name = { en = \"Cinder Hound\", fr = \"Molosse de cendres\" }
type = \"creature\"
kind = \"goblin\"
cost = \"2UU\"
force = 7
endurance = 5
keywords = \"flying\"
";
    let (host, _) = host_of("duel", CHANGED).await;
    let ada = host.visitor("ada");
    let rules = ada.get("/rules/duel").await.body;
    let own = entry_of(&rules, "Cinder Hound");
    assert!(own.contains("<b class=\"pt\">7/5</b>"), "its picture has the new numbers: {own}");
    assert!(own.contains("Flying") && !rules.contains("Ash Goblin"), "its text is the new one: {own}");
    let picture = picture_in(own);
    assert!(picture.contains(".creature.u.goblin."), "a blue goblin: {picture}");
    assert_eq!(ada.get(picture).await.status, 200);
    let builder = ada.get("/decks/duel/new").await.body;
    assert!(builder.contains("Cinder Hound") && builder.contains(picture) && !builder.contains("Ash Goblin"));
    // At a table: the hand with its help.
    let deck = json!({ "cards": [{ "n": 30, "card": "ash-goblin" }] });
    let table = json!({ "game": "duel", "seats": ["human", "random"], "options": { "format": "basic" }, "setups": [deck, deck] });
    let id = ada.table_with(table).await;
    ada.post(&format!("/api/tables/{id}/ready"), &json!({ "value": "mine" })).await;
    let page = ada.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("Cinder Hound") && page.contains(picture) && !page.contains("Ash Goblin"), "{page}");
    let built_in = ada.get("/rules/duel?content=built-in").await.body;
    assert!(entry_of(&built_in, "Ash Goblin").contains("<b class=\"pt\">1/1</b>"));
}
