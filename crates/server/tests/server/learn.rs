//! Lessons: every step is an answer to a question that says how far the learner is.

use crate::kit::Host;
use serde_json::Value;

/// The path of a step, with the learner's move.
fn step(game: &str, done: u64, action: &str) -> String {
    format!("/learn/{game}/step?done={done}&action={}", action.replace(' ', "%20"))
}

#[tokio::test]
async fn both_lessons_are_played_step_by_step() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    for game in ["stones", "kitty"] {
        assert_eq!(ada.get(&format!("/learn/{game}")).await.status, 200);
        let mut now = ada.get(&format!("/learn/{game}/step?done=0")).await.json();
        while let Some(wanted) = now["wanted"]["action"].as_str() {
            let done = now["done"].as_u64().unwrap();
            assert!(now["frame"]["choices"].as_array().unwrap().iter().any(|one| one["action"] == wanted), "{now}");
            now = ada.get(&step(game, done, wanted)).await.json();
            assert_eq!((now["done"].as_u64(), &now["reply"]), (Some(done + 1), &Value::Null));
        }
        assert_eq!(now["done"], now["of"]);
        assert_eq!(now["frame"]["choices"], serde_json::json!([]));
    }
    assert!(!ada.get("/saved").await.body.contains("/t/"), "nothing was stored");
}

#[tokio::test]
async fn a_wrong_move_is_answered_and_changes_nothing() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let now = ada.get("/learn/stones/step?done=2").await.json();
    let answered = ada.get(&step("stones", 2, "B7@4")).await.json();
    assert!(answered["reply"].as_str().unwrap().contains("only a run"), "{answered}");
    assert_eq!((&answered["done"], &answered["frame"]), (&now["done"], &now["frame"]));
    let illegal = ada.get(&step("stones", 2, "R9@4")).await.json();
    assert_eq!(illegal["reply"], "That card is not in your hand.");
    let why = ada.get("/learn/stones/why?done=2&things=deck:clan").await.json();
    assert_eq!(why["detail"], "Now play a card from your hand.");
    let allowed = ada.get("/learn/stones/why?done=2&things=card:R7").await.json();
    assert_eq!(allowed["detail"], Value::Null);
}

#[tokio::test]
async fn reasons_are_typeset_as_other_sentences_are() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let french = async |path: &str| ada.request("GET", path, &[("Accept-Language", "fr")], b"").await.json();
    let illegal = french(&step("stones", 2, "R9@4")).await;
    assert_eq!(illegal["reply"], "Cette carte n’est pas dans votre main.");
    let why = french("/learn/stones/why?done=2&touched=card:R7&things=stone:11").await;
    assert_eq!(why["detail"], "Cette borne n’existe pas dans cette partie.");
}

#[tokio::test]
async fn bad_questions_about_a_lesson_get_a_sentence() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    assert_eq!(ada.get("/learn/chess").await.status, 404);
    assert_eq!(ada.get("/learn/stones/step").await.status, 400);
    assert_eq!(ada.get("/learn/stones/step?done=-1").await.status, 400);
    assert_eq!(ada.get("/learn/stones/why?things=x").await.status, 400);
    assert_eq!(ada.get(&step("stones", 0, "hello")).await.status, 422);
    let end = ada.get("/learn/stones/step?done=18446744073709551615").await.json();
    assert_eq!(end["done"], end["of"], "beyond the last step is the end");
    assert_eq!(ada.get(&step("stones", 99, "R5@4")).await.status, 409);
}
