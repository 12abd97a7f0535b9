//! Puzzles: every answer follows from what the question says was played.

use crate::kit::Host;
use atout_core::Lang;
use serde_json::{Value, json};

/// The path of a question about a puzzle.
fn path(id: &str, what: &str, row: &[&str]) -> String {
    let row: Vec<String> = row.iter().map(|action| format!("row={action}")).collect();
    format!("/puzzles/duel/{id}/{what}?{}", row.join("&"))
}

#[tokio::test]
async fn the_list_links_to_every_puzzle_and_to_the_one_of_the_day() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let list = ada.get("/puzzles/duel").await;
    assert_eq!(list.status, 200);
    for puzzle in atout_catalog::find("duel").unwrap().puzzles(Lang::En) {
        let address = format!("/puzzles/duel/{}", puzzle.id);
        assert!(list.body.contains(&format!("href=\"{address}\"")), "{address} is not in the list");
        assert_eq!(ada.get(&address).await.status, 200, "{address}");
    }
    assert!(list.body.contains("href=\"/puzzles/duel/daily\""));
    let today = ada.get("/puzzles/duel/daily").await;
    assert_eq!(today.status, 303);
    for linking in ["/", "/rules/duel"] {
        assert!(
            ada.get(linking).await.body.contains("href=\"/puzzles/duel\""),
            "{linking} does not link to the puzzles"
        );
    }
}

#[tokio::test]
async fn the_solution_is_shown_move_by_move() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let mut now = ada.get(&path("borrowed-wings", "step", &[])).await.json();
    assert_eq!((&now["state"], &now["reply"], &now["explanation"]), (&json!("open"), &json!(""), &Value::Null));
    for _ in 0..20 {
        if now["state"] != "open" {
            break;
        }
        let row: Vec<&str> = now["row"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let next = ada.get(&path("borrowed-wings", "solution", &row)).await.json();
        assert_eq!(
            ada.get(&path("borrowed-wings", "solution", &row)).await.json(),
            next,
            "the same question, another answer"
        );
        now = next;
    }
    assert_eq!(now["state"], "solved");
    assert!(now["explanation"].as_str().unwrap().contains("Great Albatross"), "{now}");
    assert_eq!(now["frame"]["choices"], json!([]));
    assert!(!ada.get("/saved").await.body.contains("/t/"), "nothing was stored");
}

#[tokio::test]
async fn a_wrong_move_is_refuted_in_words() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let wrong = path("borrowed-wings", "step", &["cast:0", "at:21"]);
    let answer = ada.get(&wrong).await.json();
    assert_eq!(answer["state"], "failed");
    let reply = answer["reply"].as_str().unwrap();
    assert!(reply.contains("Opponent") && reply.contains("try again"), "{reply}");
    let french = ada.request("GET", &wrong, &[("Accept-Language", "fr")], b"").await.json();
    assert!(french["reply"].as_str().unwrap().contains("réessayez"), "{french}");
    let preview = ada.get("/puzzles/duel/borrowed-wings/preview?draft=cast:0").await.json();
    let actions: Vec<&Value> = preview["choices"].as_array().unwrap().iter().map(|one| &one["action"]).collect();
    assert_eq!(actions, ["at:20", "at:21"]);
}

#[tokio::test]
async fn bad_questions_about_a_puzzle_get_a_sentence() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    assert_eq!(ada.get("/puzzles/chess").await.status, 404);
    assert_eq!(ada.get("/puzzles/stones").await.status, 404);
    assert_eq!(ada.get("/puzzles/duel/no-such-puzzle").await.status, 404);
    assert_eq!(ada.get(&path("no-such-puzzle", "step", &[])).await.status, 404);
    assert_eq!(ada.get(&path("borrowed-wings", "step", &["hello"])).await.status, 422);
    assert_eq!(ada.get(&path("borrowed-wings", "step", &["cast:7"])).await.status, 422);
    assert_eq!(ada.get(&path("borrowed-wings", "step", &["cast:0", "at:21", "pass"])).await.status, 409);
    assert_eq!(ada.get(&path("borrowed-wings", "step", &["pass"; 81])).await.status, 400);
}
