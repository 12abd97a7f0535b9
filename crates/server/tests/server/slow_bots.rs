//! Bots that think for long: they share the processor, hold nobody up, and end when they are not wanted any more.

use crate::kit::Host;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Far more than a search finishes during a test.
const ENDLESS: &str = "search:iters=1000000";

#[tokio::test]
async fn a_quick_bot_answers_while_forty_tables_search() {
    let host = Host::start().await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    let mut slow = Vec::new();
    for _ in 0..40 {
        slow.push(eve.table(&["search:ms=10000", "search:ms=10000"]).await);
    }
    for id in &slow {
        assert_eq!(eve.look(id, 99).await["state"], "playing");
    }
    let started = Instant::now();
    let id = ada.dealt(&["human", "heuristic"]).await;
    for _ in 0..3 {
        ada.step(&id).await.unwrap();
    }
    println!("three decisions beside forty searches: {:?}", started.elapsed());
    for id in &slow {
        assert_eq!(eve.look(id, 99).await["version"], 0, "a search has spent its whole budget meanwhile");
    }
}

#[tokio::test]
async fn a_table_with_many_searches_gets_no_more_of_the_processor_than_one_with_one() {
    const BUDGET: &str = "search:ms=100";
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let crowd = ada.together(&[BUDGET; 8], json!({}), 0).await;
    let lone = ada.together(&[BUDGET, "heuristic"], json!({}), 0).await;
    let steps = async |id: &str, seats: u64| ada.look(id, 99).await["version"].as_u64().unwrap() / seats;
    // In each step one table has eight thoughts, the other one.
    let mut shared = (0, 0);
    while shared.0 < 6 {
        tokio::time::sleep(Duration::from_millis(5)).await;
        shared = (steps(&crowd, 8).await, steps(&lone, 2).await);
        if ada.look(&lone, 99).await["state"] == "over" {
            return;
        }
    }
    assert!(shared.1 >= shared.0, "the crowd made {} steps, the other table {}", shared.0, shared.1);
}

#[tokio::test]
async fn cancelled_searches_leave_the_processor_to_others() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.table(&[ENDLESS, ENDLESS]).await;
    let (mut socket, _) = ada.join(&id, Value::Null).await;
    // More often than there are threads for searches: those that were not cancelled would take all of them.
    for ms in 1..=300 {
        socket.say(json!({ "type": "pace", "ms": ms })).await;
        while socket.hear("table").await["pace"]["ms"] != ms {}
    }
    let other = ada.table(&["search:iters=50", "search:iters=50"]).await;
    ada.join(&other, Value::Null).await.0.until(1).await;
    assert_eq!(ada.look(&id, 99).await["version"], 0);
}

/// The server as the program runs it: in a runtime of its own, which ends when all its threads have ended.
#[test]
fn a_server_ends_at_once_although_bots_search() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let asked = runtime.block_on(async {
        let host = Host::start().await;
        let ada = host.visitor("ada");
        for _ in 0..8 {
            let id = ada.table(&[ENDLESS, ENDLESS]).await;
            assert_eq!(ada.look(&id, 99).await["state"], "playing");
        }
        // Time for every table to start its search.
        tokio::time::sleep(Duration::from_millis(500)).await;
        let asked = Instant::now();
        host.stop().await;
        asked
    });
    drop(runtime);
    println!("the server ended after {:?}", asked.elapsed());
    // A search may think for 60 s.
    assert!(asked.elapsed() < Duration::from_secs(20), "{:?}", asked.elapsed());
}
