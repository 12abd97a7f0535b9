//! Decks of visitors: saved, private, built with the server's answers, and played.

use crate::kit::{Answer, Host, Visitor};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A small deck that the format `basic` allows.
const BASIC: &str = "26 Mountain\n4 Ember Lance\n\nSideboard\n2 Dew Elf\n";
/// The same as it is kept.
const BASIC_IDS: &str = "26 mountain\n4 ember-lance\n\nSideboard\n2 dew-elf\n";
/// A deck that every format allows.
const LEGAL: &str = "4 Ember Lance\n56 Mountain";

async fn save(who: &Visitor, name: &str, list: &str) -> String {
    let answer = who.post("/api/decks/duel", &json!({ "name": name, "list": list })).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["id"].as_str().unwrap().to_owned()
}

async fn put(who: &Visitor, path: &str, body: Value) -> Answer {
    who.request("PUT", path, &[("Content-Type", "application/json")], body.to_string().as_bytes()).await
}

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// The table that a form led to, dealt.
async fn dealt(ada: &Visitor, made: &Answer) -> String {
    assert_eq!(made.status, 303, "{made:?}");
    let id = made.header("location").unwrap().trim_start_matches("/t/").to_owned();
    // Tables without people are dealt already.
    ada.post(&format!("/api/tables/{id}/ready"), &json!({ "value": "mine" })).await;
    id
}

/// Gives up and gets the record, which holds all set-ups.
async fn setups_at_the_end(ada: &Visitor, id: &str) -> Value {
    let version = ada.look(id, 0).await["version"].as_u64().unwrap();
    assert_eq!(ada.act(id, 0, "resign", version).await.status, 200);
    ada.get(&format!("/api/tables/{id}/record")).await.json()["setups"].clone()
}

#[tokio::test]
async fn a_deck_is_saved_changed_and_deleted_by_its_owner_alone() {
    let mut host = Host::start().await;
    let id = save(&host.visitor("ada"), "  Fire  ", BASIC).await;
    host = host.restart().await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    let (api, page) = (format!("/api/decks/duel/{id}"), format!("/decks/duel/{id}"));
    let kept = ada.get(&api).await.json();
    assert_eq!(kept, json!({ "id": id, "name": "Fire", "list": BASIC_IDS, "text": BASIC }));
    let entry = json!([{ "id": id, "name": "Fire" }]);
    assert_eq!(ada.get("/api/decks/duel").await.json()["decks"], entry);
    assert_eq!(ada.get("/api/decks/duel").await.json()["ready"].as_array().unwrap().len(), 10);
    assert!(ada.get("/decks/duel").await.body.contains(&page) && ada.get(&page).await.body.contains("value=\"Fire\""));

    assert_eq!(eve.get("/api/decks/duel").await.json()["decks"], json!([]));
    assert!(!eve.get("/decks/duel").await.body.contains("Fire\""), "nobody else's list names it");
    assert_eq!(eve.get(&page).await.status, 404);
    for foreign in [
        eve.get(&api).await,
        put(&eve, &api, json!({ "name": "Mine" })).await,
        put(&eve, &api, json!({ "name": "Mine", "list": LEGAL })).await,
        eve.request("DELETE", &api, &[], b"").await,
    ] {
        assert_eq!(foreign.refusal(), (404, "deck/not_found".to_owned()));
    }
    // As if it were gone already.
    assert_eq!(eve.form(&format!("{page}/delete"), "").await.status, 303);
    for fields in [format!("deck=own:{id}"), format!("deck0=own:{id}&seat0=human&seat1=random")] {
        let path = if fields.starts_with("deck=") { "/decks/duel/play" } else { "/new/duel" };
        assert_eq!(eve.form(path, &fields).await.status, 404, "{fields}");
    }
    assert_eq!(ada.get(&api).await.json(), kept, "nothing has changed");

    assert_eq!(put(&ada, &api, json!({ "name": "Ash" })).await.json()["list"], BASIC_IDS);
    let changed = put(&ada, &api, json!({ "name": "Ash", "list": LEGAL })).await.json();
    assert_eq!(
        (changed["name"].as_str(), changed["text"].as_str()),
        (Some("Ash"), Some("4 Ember Lance\n56 Mountain\n"))
    );
    assert_eq!(ada.get(&format!("/api/decks/stones/{id}")).await.status, 404);
    assert_eq!(ada.form(&format!("{page}/delete"), "").await.header("location"), Some("/decks/duel"));
    assert_eq!(ada.get(&api).await.refusal(), (404, "deck/not_found".to_owned()));
}

#[tokio::test]
async fn what_cannot_be_saved_gets_a_sentence() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    for (name, list, part) in [
        ("", LEGAL, "a name"),
        ("\u{200b} ", LEGAL, "a name"),
        (&*"x".repeat(61), LEGAL, "60 characters"),
        ("Fire\u{7}", LEGAL, "printable"),
        ("Fire", "4 Mountain\n4 Ember Lanse", "line 2: there is no card “Ember Lanse”: did you mean “Ember Lance”?"),
        ("Fire", &*"# much\n".repeat(4_000), "too long"),
    ] {
        let refused = ada.post("/api/decks/duel", &json!({ "name": name, "list": list })).await;
        assert_eq!(refused.refusal(), (422, "deck/bad".to_owned()), "{name} {list}");
        assert!(refused.body.contains(part), "{part}: {}", refused.body);
    }
    assert_eq!(ada.post("/api/decks/duel", &json!({ "list": LEGAL })).await.status, 400);
    assert_eq!(ada.post("/api/decks/stones", &json!({ "name": "Fire" })).await.status, 404, "a game without decks");
    for path in ["/decks/stones", "/decks/nothing", "/decks/duel/new?from=nothing", "/decks/duel/0123"] {
        assert_eq!(ada.get(path).await.status, 404, "{path}");
    }
    for n in 0..100 {
        save(&ada, &format!("Deck {n}"), "").await;
    }
    let refused = ada.post("/api/decks/duel", &json!({ "name": "Deck 100", "list": "" })).await;
    assert_eq!(refused.refusal(), (429, "slow-down".to_owned()));
    assert!(refused.body.contains("100 decks"), "{}", refused.body);
    save(&host.visitor("eve"), "Deck", "").await;
}

#[tokio::test]
async fn saving_has_a_rate() {
    let host = Host::limited(&["deck-saves-per-hour=2"]).await;
    let ada = host.visitor("ada");
    let id = save(&ada, "One", "").await;
    assert_eq!(put(&ada, &format!("/api/decks/duel/{id}"), json!({ "name": "Two" })).await.status, 200);
    let refused = ada.post("/api/decks/duel", &json!({ "name": "Three", "list": "" })).await;
    assert_eq!(refused.refusal(), (429, "slow-down".to_owned()));
    assert_eq!(ada.get(&format!("/api/decks/duel/{id}")).await.json()["name"], "Two");
}

#[tokio::test]
async fn the_builder_asks_and_the_rules_answer() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let check = async |list: &str, format: &str| {
        ada.post("/api/decks/duel/check", &json!({ "list": list, "options": { "format": format } })).await.json()
    };
    let legal = check(BASIC, "basic").await;
    assert_eq!((&legal["problem"], &legal["list"], &legal["text"]), (&Value::Null, &json!(BASIC_IDS), &json!(BASIC)));
    assert!(legal["html"].as_str().unwrap().contains("Legal: Basic"));
    let short = check(BASIC, "constructed").await;
    assert_eq!(short["problem"], "the deck has 30 cards: this format wants 60 to 100");
    assert_eq!((&short["list"], &short["n_cards"]), (&json!(BASIC_IDS), &json!(30)), "it can be built further");
    let many = check("5 Ember Lance\n55 Mountain", "constructed").await;
    assert!(many["problem"].as_str().unwrap().starts_with("5 copies of Ember Lance"), "{many}");
    let broken = check("4 Mountain\nmany elves", "basic").await;
    assert_eq!(broken["list"], Value::Null);
    assert_eq!(broken["problem"], "line 2: `many elves` is not a number and a name: write `4 Card Name`");
    let french = [("Content-Type", "application/json"), ("Accept-Language", "fr")];
    let body = json!({ "list": "4 Lance de braise", "options": { "format": "basic" } }).to_string();
    let french = ada.request("POST", "/api/decks/duel/check", &french, body.as_bytes()).await.json();
    assert_eq!(french["problem"], "le deck compte 4 cartes\u{a0}: ce format en demande de 30 à 100");
    let unknown = ada.post("/api/decks/duel/check", &json!({ "list": "", "options": { "format": "none" } })).await;
    assert_eq!(unknown.refusal(), (422, "table/options".to_owned()));

    let lands = ada.post("/api/decks/duel/lands", &json!({ "list": "4 Ember Lance" })).await.json();
    assert_eq!(lands["list"], "4 ember-lance\n3 mountain\n");
    assert_eq!(ada.post("/api/decks/duel/lands", &json!({ "list": "1 Nothing" })).await.refusal().0, 422);
    let mut hands = BTreeSet::new();
    for mulligans in 0..20 {
        let hand = ada.post("/api/decks/duel/hand", &json!({ "list": BASIC, "mulligans": mulligans })).await.json();
        let cards = hand["cards"].as_array().unwrap();
        assert_eq!(cards.len(), 7);
        assert!(cards.iter().all(|card| ["mountain", "ember-lance"].contains(&card.as_str().unwrap())), "{hand}");
        hands.insert(hand["cards"].to_string());
    }
    assert!(hands.len() > 1, "hands differ: {hands:?}");
}

#[tokio::test]
async fn a_deck_is_played_as_it_was_and_nobody_sees_its_list_before_the_end() {
    let host = Host::start().await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    let id = save(&ada, "Fire", LEGAL).await;
    let form = ada.get("/new/duel").await.body;
    assert!(form.contains(&format!("value=\"own:{id}\"")) && form.contains("value=\"ready:red-fire\""), "{form}");
    assert!(!eve.get("/new/duel").await.body.contains("own:"), "nobody else is offered it");
    assert!(ada.get(&format!("/new/duel?deck1=own:{id}")).await.body.contains(&format!("own:{id}\" selected")));
    let seats = "seat0=human&seat1=random";
    let made = ada.form("/new/duel", &format!("{seats}&deck0=own:{id}&deck1=ready:sky-patrol")).await;
    let table = dealt(&ada, &made).await;
    // A later change does not touch the game.
    put(&ada, &format!("/api/decks/duel/{id}"), json!({ "name": "Water", "list": "60 Island" })).await;
    for looker in [&ada, &eve] {
        let looks = [looker.look(&table, 0).await, looker.look(&table, 1).await, looker.look(&table, 99).await];
        for seen in &looks {
            let players = seen["view"]["players"].as_array().cloned().unwrap_or_default();
            assert!(players.iter().all(|player| player["unseen"].is_null()), "no list is open: {seen}");
            assert!(!seen.to_string().contains("sky-patrol") && !seen.to_string().contains("\"setups\""), "{seen}");
        }
        assert_eq!(looker.get(&format!("/api/tables/{table}/record")).await.status, 409);
    }
    let hidden = |seen: &Value, seat: usize| seen["view"]["players"][seat]["hand"].is_null();
    assert!(!hidden(&ada.look(&table, 0).await, 0) && hidden(&ada.look(&table, 0).await, 1));
    assert!(
        hidden(&eve.look(&table, 99).await, 0) && eve.look(&table, 0).await["view"]["players"][0]["hand"].is_null()
    );
    let setups = setups_at_the_end(&ada, &table).await;
    assert_eq!(setups[0]["cards"], json!([{ "n": 4, "card": "ember-lance" }, { "n": 56, "card": "mountain" }]));
    let ready = atout_catalog::find("duel").unwrap().ready_setups();
    let patrol = ready.iter().find(|deck| deck.id == "sky-patrol").unwrap();
    assert_eq!(setups[1], patrol.setup);
    // Played again with the same decks, by their owner.
    let again = dealt(&ada, &ada.form(&format!("/t/{table}/again"), "").await).await;
    assert_eq!(setups_at_the_end(&ada, &again).await, setups);

    let open = ada.form("/new/duel", &format!("{seats}&open_lists=true&deck0=ready:red-fire")).await;
    let open = dealt(&ada, &open).await;
    let unseen = eve.look(&open, 99).await["view"]["players"][0]["unseen"].clone();
    assert_eq!(unseen.as_array().map(Vec::len), Some(60), "with open lists everybody sees them");
}

#[tokio::test]
async fn the_form_says_what_a_format_does_not_allow() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = save(&ada, "Small", BASIC).await;
    // The list of decks offers the format that fits.
    let list = ada.get("/decks/duel").await.body;
    let form = list.split(&format!("value=\"own:{id}\"")).nth(1).unwrap().split("</form>").next().unwrap();
    assert!(form.contains("name=\"format\" value=\"basic\"") && !form.contains("disabled"), "{form}");
    dealt(&ada, &ada.form("/decks/duel/play", &format!("deck=own:{id}&format=basic")).await).await;
    let fields = |format: &str| format!("seat0=heuristic&seat1=random&format={format}&deck1=own:{id}");
    let check = async |format: &str| ada.form("/new/duel/check", &fields(format)).await.json();
    assert_eq!(check("basic").await, json!({ "problem": null, "seats": 2 }));
    let sentence = check("constructed").await["problem"].as_str().unwrap().to_owned();
    assert_eq!(sentence, "“Small” can’t be played. The deck has 30 cards: this format wants 60 to 100");
    let refused = ada.form("/new/duel", &fields("constructed")).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains(&sentence) && refused.body.contains(&format!("own:{id}\" selected")));
    // Two bots, one of them with this deck.
    let made = ada.form("/new/duel", &fields("basic")).await;
    assert_eq!(made.status, 303, "{made:?}");
    for (fields, status) in
        [("list=3+Mountain", 422), ("list=3+Nothing", 422), ("deck=own:0123", 404), ("deck=what:ever", 404)]
    {
        assert_eq!(ada.form("/decks/duel/play", fields).await.status, status, "{fields}");
    }
}

#[tokio::test]
async fn a_deck_that_is_not_saved_can_be_played_and_play_now_takes_two_ready_ones() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let ready: Vec<Value> =
        atout_catalog::find("duel").unwrap().ready_setups().into_iter().map(|deck| deck.setup).collect();
    let made = ada.form("/decks/duel/play", &format!("format=basic&list={}", encoded(BASIC))).await;
    let setups = setups_at_the_end(&ada, &dealt(&ada, &made).await).await;
    assert_eq!(setups[0]["sideboard"], json!([{ "n": 2, "card": "dew-elf" }]));
    assert!(ready.contains(&setups[1]), "{setups}");
    let mut seen = BTreeSet::new();
    for _ in 0..8 {
        let setups = setups_at_the_end(&ada, &dealt(&ada, &ada.form("/quick/duel", "").await).await).await;
        assert!(ready.contains(&setups[0]) && ready.contains(&setups[1]) && setups[0] != setups[1], "{setups}");
        seen.insert(setups.to_string());
    }
    assert!(seen.len() > 1, "they are drawn by lot");
    let chosen = ada.form("/decks/duel/play", "deck=ready:green-giants").await;
    let setups = setups_at_the_end(&ada, &dealt(&ada, &chosen).await).await;
    assert!(setups[0]["cards"].to_string().contains("forest") && setups[1] != setups[0]);
}
