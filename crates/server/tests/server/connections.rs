//! Connections that hold on: half-sent requests, idle ones, too many.

use crate::kit::{Host, LONG};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Opens connections that send this and then nothing more.
async fn hang(host: &Host, n: usize, begin: &str) -> Vec<TcpStream> {
    let mut streams = Vec::new();
    for _ in 0..n {
        let mut stream = TcpStream::connect(host.addr).await.unwrap();
        stream.write_all(begin.as_bytes()).await.unwrap();
        streams.push(stream);
    }
    streams
}

/// Waits until the server has closed all of them; gives what it said.
async fn are_closed(streams: Vec<TcpStream>) -> Vec<String> {
    let mut said = Vec::new();
    for mut stream in streams {
        let mut bytes = Vec::new();
        // A reset is an end too.
        let _ = timeout(LONG, stream.read_to_end(&mut bytes)).await.expect("the connection ends");
        said.push(String::from_utf8_lossy(&bytes).into_owned());
    }
    said
}

#[tokio::test]
async fn half_sent_headers_are_gone_in_time_and_newcomers_get_in() {
    let host = Host::limited(&["header-seconds=1", "connections=200", "address-connections=0"]).await;
    let started = Instant::now();
    // More than there are places: a newcomer comes after all of them.
    let hanging = hang(&host, 400, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ").await;
    assert_eq!(timeout(LONG, host.visitor("ada").get("/health")).await.expect("a newcomer gets in").status, 200);
    let waited = started.elapsed();
    println!("400 half-sent headers, 200 places: a newcomer waited {waited:?}");
    are_closed(hanging).await;
}

#[tokio::test]
async fn half_sent_bodies_are_gone_in_time_and_newcomers_get_in() {
    let host = Host::limited(&["body-seconds=1", "connections=150", "address-connections=0"]).await;
    let begin = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{\"game\":";
    let hanging = hang(&host, 300, begin).await;
    assert_eq!(timeout(LONG, host.visitor("ada").get("/health")).await.expect("a newcomer gets in").status, 200);
    for said in are_closed(hanging).await {
        assert!(said.starts_with("HTTP/1.1 408") && said.contains("request/timed_out"), "{said}");
    }
}

#[tokio::test]
async fn idle_connections_end() {
    let host = Host::limited(&["header-seconds=1"]).await;
    let silent = hang(&host, 3, "").await;
    let answered = hang(&host, 3, "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    assert!(are_closed(silent).await.iter().all(String::is_empty));
    assert!(are_closed(answered).await.iter().all(|said| said.starts_with("HTTP/1.1 200")));
}

#[tokio::test]
async fn an_address_with_too_many_connections_is_told_so_and_gets_in_later() {
    let host = Host::limited(&["address-connections=3"]).await;
    let mut held = hang(&host, 3, "GET / HTTP/1.1\r\n").await;
    let refused = are_closed(hang(&host, 1, "").await).await;
    assert!(refused[0].starts_with("HTTP/1.1 503") && refused[0].contains("Retry-After"), "{refused:?}");
    held.clear();
    let ada = host.visitor("ada");
    timeout(LONG, async {
        while ada.get("/health").await.status != 200 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
    .expect("places are free again");
}

#[tokio::test]
async fn a_header_without_end_is_refused() {
    let host = Host::start().await;
    let long = format!("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: {}", "x".repeat(100_000));
    let said = are_closed(hang(&host, 1, &long).await).await;
    assert!(said[0].is_empty() || said[0].starts_with("HTTP/1.1 431"), "{said:?}");
}

#[tokio::test]
async fn a_server_with_hanging_connections_stops() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "human"]).await;
    let _sockets = [ada.socket(&id).await, ada.join(&id, serde_json::Value::Null).await.0];
    let _headers = hang(&host, 20, "GET / HTTP/1.1\r\nHost: x").await;
    let _bodies = hang(&host, 20, "POST /import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nx").await;
    let asked = Instant::now();
    host.stop().await;
    println!("stopped after {:?}", asked.elapsed());
    assert!(asked.elapsed() < Duration::from_secs(20), "{:?}", asked.elapsed());
}
