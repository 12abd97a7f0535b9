//! Several people at one table: free seats, who may do and see what, and what a commitment covers.

use crate::kit::{Host, Visitor};
use atout_core::Record;
use serde_json::{Value, json};

/// A table of ada's with a free seat.
async fn open_table(ada: &Visitor, game: &str) -> String {
    ada.table_with(json!({ "game": game, "seats": ["human", "open"], "names": ["Ada", null] })).await
}

async fn sit(who: &Visitor, id: &str, seat: usize, body: Value) -> crate::kit::Answer {
    let json = [("Content-Type", "application/json")];
    who.request("PUT", &format!("/api/tables/{id}/seats/{seat}"), &json, body.to_string().as_bytes()).await
}

async fn stand_up(who: &Visitor, id: &str, seat: usize) -> crate::kit::Answer {
    who.request("DELETE", &format!("/api/tables/{id}/seats/{seat}"), &[], b"").await
}

async fn ready(who: &Visitor, id: &str, value: &str) -> crate::kit::Answer {
    who.post(&format!("/api/tables/{id}/ready"), &json!({ "value": value })).await
}

/// Ada and bob sit at a table that is dealt.
async fn dealt(ada: &Visitor, bob: &Visitor) -> String {
    let id = open_table(ada, "stones").await;
    assert_eq!(sit(bob, &id, 1, json!({ "name": "Bob" })).await.status, 200);
    assert_eq!(ready(ada, &id, "from-ada").await.status, 200);
    assert_eq!(ready(bob, &id, "from-bob").await.status, 200);
    id
}

/// A deck of a few cards and many lands.
fn deck(n_lances: u8) -> Value {
    json!({ "cards": [{ "n": n_lances, "card": "ember-lance" }, { "n": 60 - n_lances, "card": "mountain" }] })
}

fn holders(look: &Value) -> Vec<&str> {
    look["seats"].as_array().unwrap().iter().map(|seat| seat["holder"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn two_people_sit_down_give_their_values_and_play_their_own_seats() {
    let host = Host::start().await;
    let (ada, bob, eve) = (host.visitor("ada"), host.visitor("bob"), host.visitor("eve"));
    let id = open_table(&ada, "stones").await;
    let look = ada.look(&id, 0).await;
    assert_eq!((&look["state"], &look["commitment"]), (&json!("waiting"), &Value::Null));
    assert_eq!(holders(&look), ["person", "nobody"]);
    assert_eq!(ready(&ada, &id, "early").await.refusal(), (409, "table/open".to_owned()));

    let seated = sit(&bob, &id, 1, json!({ "name": "Bob" })).await;
    assert_eq!((seated.status, &seated.json()["seats"][1]["yours"]), (200, &json!(true)));
    assert_eq!(sit(&eve, &id, 1, json!({})).await.refusal(), (409, "table/seat_taken".to_owned()));
    let look = eve.look(&id, 1).await;
    assert_eq!((holders(&look), &look["seats"][1]["name"]), (vec!["person", "person"], &json!("Bob")));
    assert_eq!(look["commitment"].as_str().map(str::len), Some(64), "all seats are taken");

    // Both give a value; what one has given survives a restart.
    assert_eq!(ready(&eve, &id, "eves").await.refusal(), (403, "play/not_your_seat".to_owned()));
    assert_eq!(ready(&ada, &id, "from-ada").await.status, 200);
    assert_eq!(ada.look(&id, 0).await["state"], "waiting");
    let host = host.restart().await;
    let (ada, bob, eve) = (host.visitor("ada"), host.visitor("bob"), host.visitor("eve"));
    assert_eq!(ready(&bob, &id, "from-bob").await.status, 200);
    assert_eq!(ready(&bob, &id, "again").await.refusal(), (409, "table/started".to_owned()));

    // Each sees and plays the own hand only; whoever made the table, too.
    for (who, own, other) in [(&ada, 0, 1), (&bob, 1, 0)] {
        let hand = |look: &Value, seat: usize| look["view"]["hands"][seat]["cards"].clone();
        assert!(hand(&who.look(&id, own).await, own).is_array());
        let spied = who.look(&id, other).await;
        assert_eq!((&spied["seat"], hand(&spied, other)), (&Value::Null, Value::Null), "{spied}");
        assert_eq!(who.act(&id, other, "resign", 0).await.refusal(), (403, "play/not_your_seat".to_owned()));
    }
    assert_eq!(eve.act(&id, 0, "resign", 0).await.status, 403);
    assert_eq!(bob.request("DELETE", &format!("/api/tables/{id}"), &[], b"").await.status, 403);
    assert_eq!(stand_up(&bob, &id, 1).await.refusal(), (409, "table/started".to_owned()));
    for who in [&ada, &bob] {
        assert!(who.get("/saved").await.body.contains(&format!("/t/{id}")));
    }
    assert!(!eve.get("/saved").await.body.contains(&id));

    // Both play; the record proves both values.
    let version = |look: Value| look["version"].as_u64().unwrap();
    for _ in 0..4 {
        let turn = ada.look(&id, 99).await["stage"]["awaiting"][0].as_u64().unwrap();
        let who = if turn == 0 { &ada } else { &bob };
        who.step(&id).await.unwrap();
    }
    assert_eq!(version(ada.look(&id, 0).await), 4);
    assert_eq!(bob.act(&id, 1, "resign", 4).await.status, 200);
    let record = Record::parse(&eve.get(&format!("/api/tables/{id}/record")).await.body).unwrap();
    let fairness = record.fairness.unwrap();
    assert_eq!(fairness.values, ["from-ada", "from-bob"]);
    fairness.check(&record.seed, &record.setups).unwrap();
}

#[tokio::test]
async fn an_open_connection_follows_every_change_of_seats() {
    let host = Host::start().await;
    let (ada, bob) = (host.visitor("ada"), host.visitor("bob"));
    let id = open_table(&ada, "stones").await;
    let (mut adas, frame) = ada.join(&id, Value::Null).await;
    assert!(frame["status"].as_str().unwrap().contains("1 more player"), "{frame}");
    // Bob's page is open before he sits down, and gets his hand without being opened again.
    let (mut bobs, _) = bob.join(&id, Value::Null).await;
    assert_eq!(sit(&bob, &id, 1, json!({ "name": "Bob" })).await.status, 200);
    for socket in [&mut adas, &mut bobs] {
        assert_eq!(socket.hear("table").await["commitment"].as_str().map(str::len), Some(64));
    }
    // He leaves again: his page is a spectator's.
    assert_eq!(stand_up(&bob, &id, 1).await.status, 204);
    for socket in [&mut adas, &mut bobs] {
        assert_eq!(socket.hear("table").await["commitment"], "");
    }
    assert_eq!(sit(&bob, &id, 1, json!({})).await.status, 200);
    bobs.hear("table").await;
    adas.hear("table").await;
    for socket in [&mut adas, &mut bobs] {
        socket.say(json!({ "type": "ready", "value": "mine" })).await;
    }
    for (who, socket, seat) in [(&ada, &mut adas, 0), (&bob, &mut bobs, 1)] {
        let frame = socket.hear("table").await;
        assert_eq!(
            (&frame["state"], &frame["cover"], &frame["resign"]),
            (&json!("playing"), &Value::Null, &json!(seat))
        );
        let hand = who.look(&id, seat).await["view"]["hands"][seat]["cards"].clone();
        for card in hand.as_array().unwrap() {
            let card = format!("\"card:{}\"", card.as_str().unwrap());
            assert!(frame["html"].as_str().unwrap().contains(&card), "the own hand is on the screen");
        }
    }
}

#[tokio::test]
async fn a_seat_that_was_left_shows_nothing_more() {
    let host = Host::start().await;
    let (ada, bob) = (host.visitor("ada"), host.visitor("bob"));
    // Bob has two seats at one screen and leaves one of them.
    let id = ada.table_with(json!({ "game": "kitty", "seats": ["human", "open", "open"] })).await;
    for seat in [1, 2] {
        assert_eq!(sit(&bob, &id, seat, json!({})).await.status, 200);
    }
    assert_eq!(stand_up(&bob, &id, 2).await.status, 204);
    assert_eq!(stand_up(&bob, &id, 2).await.refusal(), (403, "play/not_your_seat".to_owned()));
    assert_eq!(sit(&ada, &id, 2, json!({})).await.status, 200);
    let yours =
        |look: &Value| look["seats"].as_array().unwrap().iter().map(|seat| seat["yours"] == true).collect::<Vec<_>>();
    assert_eq!(yours(&ada.look(&id, 0).await), [true, false, true]);
    assert_eq!(yours(&bob.look(&id, 0).await), [false, true, false]);
    assert_eq!(sit(&bob, &id, 3, json!({})).await.refusal(), (422, "table/seats".to_owned()));
    let long = json!({ "name": "x".repeat(41) });
    assert_eq!(sit(&bob, &id, 1, long).await.refusal(), (422, "table/seats".to_owned()));
    assert_eq!(sit(&bob, "0123456789abcdef", 1, json!({})).await.refusal(), (404, "table/not_found".to_owned()));
}

#[tokio::test]
async fn the_commitment_covers_the_deck_that_a_guest_brings() {
    let host = Host::start().await;
    let (ada, bob) = (host.visitor("ada"), host.visitor("bob"));
    let id = open_table(&ada, "duel").await;
    // Everybody sits, but nobody has brought a deck: nothing is committed to, and nobody can deal.
    assert_eq!(sit(&bob, &id, 1, json!({ "name": "Bob" })).await.status, 200);
    assert_eq!(bob.look(&id, 1).await["commitment"], Value::Null);
    assert_eq!(ready(&bob, &id, "early").await.refusal(), (409, "table/open".to_owned()));
    assert_eq!(
        sit(&bob, &id, 1, json!({ "setup": { "main": "what?" } })).await.refusal(),
        (422, "table/options".to_owned())
    );

    let decks = [4, 3, 2].map(deck);
    assert_eq!(sit(&ada, &id, 0, json!({ "setup": decks[0] })).await.status, 200);
    assert_eq!(sit(&bob, &id, 1, json!({ "setup": decks[1] })).await.status, 200);
    let first = bob.look(&id, 1).await["commitment"].as_str().unwrap().to_owned();
    // Another deck before the deal is another commitment; the values so far are void.
    assert_eq!(ready(&ada, &id, "too-soon").await.status, 200);
    assert_eq!(sit(&bob, &id, 1, json!({ "setup": decks[2] })).await.status, 200);
    let look = bob.look(&id, 1).await;
    assert!(look["commitment"].is_string() && look["commitment"] != json!(first), "{look}");
    assert_eq!(look["seats"][1]["name"], "Bob", "the name stays");
    assert_eq!(ready(&bob, &id, "from-bob").await.status, 200);
    assert_eq!(ada.look(&id, 0).await["state"], "waiting", "ada has to give a value again");
    assert_eq!(ready(&ada, &id, "from-ada").await.status, 200);

    assert_eq!(ada.act(&id, 0, "resign", 0).await.status, 200);
    let record = Record::parse(&bob.get(&format!("/api/tables/{id}/record")).await.body).unwrap();
    let fairness = record.fairness.unwrap();
    assert_eq!(fairness.values, ["from-ada", "from-bob"]);
    assert_eq!((fairness.commitment.as_str(), record.setups.len()), (look["commitment"].as_str().unwrap(), 2));
    assert_eq!(record.setups[1], decks[2]);
    fairness.check(&record.seed, &record.setups).unwrap();
}

#[tokio::test]
async fn whoever_plays_again_keeps_no_one_else_s_deck_or_seat() {
    let host = Host::start().await;
    let (ada, bob) = (host.visitor("ada"), host.visitor("bob"));
    let id = dealt(&ada, &bob).await;
    assert_eq!(bob.act(&id, 1, "resign", 0).await.status, 200);
    let again = bob.form(&format!("/t/{id}/again"), "").await;
    let next = again.header("location").unwrap().trim_start_matches("/t/").to_owned();
    let look = bob.look(&next, 1).await;
    assert_eq!((holders(&look), &look["seats"][1]["yours"]), (vec!["nobody", "person"], &json!(true)));
    assert_eq!(look["seats"][1]["name"], "Bob");
    assert_eq!(sit(&ada, &next, 0, json!({ "name": "Ada" })).await.status, 200);
    assert!(bob.look(&next, 1).await["commitment"].is_string());
    // Somebody who only watched plays all of it alone, as ever.
    let eve = host.visitor("eve");
    let made = eve.form(&format!("/t/{id}/again"), "").await;
    let own = made.header("location").unwrap().trim_start_matches("/t/").to_owned();
    assert_eq!(holders(&eve.look(&own, 0).await), ["person", "person"]);
}

/// The tables of this file were begun with the first rules of their games. When rules change, older tables cannot be
/// played on: take those of another game then.
#[tokio::test]
async fn the_tables_of_an_earlier_release_are_played_on_by_whoever_made_them() {
    let host = Host::start_on(include_str!("../../../store/tests/old/version_6.sql"), &"ab".repeat(32)).await;
    let (ada, bob) = (host.visitor("ada"), host.visitor("bob"));
    let (playing, waiting, duel) = ("7201c09c0389b6bc", "6d3e8b9418f463d4", "049adfc4900799a2");
    // The cookies of earlier days are signed with the key of earlier days.
    assert_eq!(ada.get("/").await.header("set-cookie"), None);
    assert_eq!(bob.look(playing, 0).await["view"]["hands"][0]["cards"], Value::Null);
    assert_eq!(ada.step(playing).await.map(|(version, ..)| version), Some(5));
    for id in [waiting, duel] {
        assert_eq!(ready(&bob, id, "bobs").await.status, 403);
        assert_eq!(ready(&ada, id, "adas").await.status, 200);
        assert_eq!(ada.look(id, 0).await["state"], "playing");
    }
    assert_eq!(ada.look(waiting, 0).await["seats"][1]["name"], "Zoé");
    assert!(ada.step(waiting).await.is_some());
    assert_eq!(ada.act(duel, 0, "resign", 0).await.status, 200);
    let record = Record::parse(&ada.get(&format!("/api/tables/{duel}/record")).await.body).unwrap();
    record.fairness.unwrap().check(&record.seed, &record.setups).unwrap();
    let saved = ada.get("/saved").await.body;
    assert!([playing, waiting].iter().all(|id| saved.contains(&format!("/t/{id}"))), "{saved}");
    assert!(bob.get("/saved").await.body.contains("/replay/rcf4c77c53abaf02b"));
    assert!(ada.get("/decks/duel").await.body.contains("Fire"));
    assert_eq!(ada.request("DELETE", &format!("/api/tables/{waiting}"), &[], b"").await.status, 204);
}
