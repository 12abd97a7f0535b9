//! Owners delete their tables and records; nobody else does.

use crate::kit::{Host, Visitor};
use serde_json::{Value, json};

async fn delete(visitor: &Visitor, id: &str) -> crate::kit::Answer {
    visitor.request("DELETE", &format!("/api/tables/{id}"), &[], b"").await
}

#[tokio::test]
async fn an_owner_deletes_a_table_and_its_pages_are_told() {
    let host = Host::start().await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    let id = ada.dealt(&["human", "human"]).await;
    ada.step(&id).await.unwrap();
    let other = ada.dealt(&["human", "human"]).await;
    let (mut socket, _) = eve.join(&id, Value::Null).await;

    assert_eq!(delete(&eve, &id).await.refusal(), (403, "play/not_your_seat".to_owned()));
    assert_eq!(ada.look(&id, 0).await["version"], 1);
    let done = delete(&ada, &id).await;
    assert_eq!((done.status, done.body.as_str()), (204, ""));
    assert!(socket.hear("gone").await["detail"].as_str().unwrap().len() > 10);
    assert_eq!(socket.next().await, None, "the socket is closed");
    assert_eq!(delete(&ada, &id).await.refusal(), (404, "table/not_found".to_owned()));
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.refusal(), (404, "table/not_found".to_owned()));
    assert_eq!(ada.act(&id, 0, "resign", 1).await.refusal(), (404, "table/not_found".to_owned()));
    assert_eq!(host.ask("SELECT COUNT(*) FROM actions"), 0);
    ada.step(&other).await.unwrap();
}

#[tokio::test]
async fn tables_of_every_state_and_records_can_be_deleted_even_if_damaged() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let waiting = ada.table(&["human", "human"]).await;
    let bots = ada.table(&["random", "random"]).await;
    let damaged = ada.dealt(&["human", "human"]).await;
    let over = ada.dealt(&["human", "human"]).await;
    assert_eq!(ada.act(&over, 0, "resign", 0).await.status, 200);
    let record = ada.get(&format!("/api/tables/{over}/record")).await.body;
    let opened = ada.form("/import", &format!("record={}", encoded(&record))).await;
    let import = opened.header("location").unwrap().strip_prefix("/replay/").unwrap().to_owned();
    host.damage("UPDATE tables SET config = '{' WHERE id = ?", &damaged).await;

    assert_eq!(delete(&host.visitor("eve"), &import).await.refusal().0, 403);
    for id in [&waiting, &bots, &damaged, &over, &import] {
        assert_eq!(delete(&ada, id).await.status, 204, "{id}");
        assert_eq!(ada.get(&format!("/replay/{id}")).await.status, 404);
    }
    assert_eq!(host.ask("SELECT (SELECT COUNT(*) FROM tables) + (SELECT COUNT(*) FROM imports)"), 0);
}

#[tokio::test]
async fn the_page_of_saved_games_asks_and_deletes() {
    let host = Host::start().await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    let id = ada.dealt(&["human", "human"]).await;
    let page = ada.get("/saved").await.body;
    let form = format!("action=\"/saved/{id}/delete\"");
    assert!(page.contains(&form) && page.contains("Delete it for good?"), "{page}");
    let french = Visitor { cookies: format!("{}; lang=fr", ada.cookies), ..ada.clone() };
    assert!(french.get("/saved").await.body.contains("La supprimer définitivement"));

    assert_eq!(eve.form(&format!("/saved/{id}/delete"), "").await.status, 403);
    for _ in 0..2 {
        let answer = ada.form(&format!("/saved/{id}/delete"), "").await;
        assert_eq!((answer.status, answer.header("location")), (303, Some("/saved")));
    }
    assert!(!ada.get("/saved").await.body.contains(&id));
    // Another site cannot do it.
    let id = ada.table(&["human", "human"]).await;
    let foreign = ada.request("DELETE", &format!("/api/tables/{id}"), &[("Origin", "http://evil")], b"").await;
    assert_eq!(foreign.status, 403);
    assert_eq!(ada.look(&id, 0).await["state"], json!("waiting"));
}

/// A text as the value of a form's field.
fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}
