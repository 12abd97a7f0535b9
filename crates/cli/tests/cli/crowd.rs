//! The real server among many: viewers that do not read, requests that do not end, and a signal in the middle of it.

#![cfg(unix)]

use crate::run::{Folder, atout, command};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A server on a free port, ended with the test.
struct Running {
    child: Child,
    address: String,
    cookie: String,
}

impl Running {
    fn start(folder: &Folder, arguments: &[&str]) -> Running {
        let data = folder.name("data");
        let arguments = [&["serve", "--addr", "127.0.0.1:0", "--data", &data], arguments].concat();
        let mut child = command(&arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.split("http://").nth(1).unwrap_or_else(|| panic!("no address in `{line}`")).trim().to_owned();
        let mut server = Running { child, address, cookie: String::new() };
        let (head, _) = server.ask("GET", "/", &Value::Null);
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
        server.cookie = cookie.split(';').next().unwrap().to_owned();
        server
    }

    /// A request on a connection of its own; gives head and body.
    fn ask(&self, method: &str, path: &str, body: &Value) -> (String, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let body = if body.is_null() { String::new() } else { body.to_string() };
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split_once("\r\n\r\n").map(|(head, body)| (head.to_owned(), body.to_owned())).expect("an answer")
    }

    fn table(&self, wish: &Value) -> String {
        let (head, body) = self.ask("POST", "/api/tables", wish);
        assert!(head.starts_with("HTTP/1.1 201"), "{head} {body}");
        let made: Value = serde_json::from_str(&body).unwrap();
        made["id"].as_str().unwrap().to_owned()
    }

    fn version(&self, id: &str) -> u64 {
        let (_, body) = self.ask("GET", &format!("/api/tables/{id}"), &Value::Null);
        serde_json::from_str::<Value>(&body).unwrap()["version"].as_u64().unwrap()
    }

    /// Opens the socket of a table and says hello; nothing is read after the handshake.
    fn socket(&self, id: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        // The system takes only a little of what is sent, so the rest stays with the server.
        socket2::SockRef::from(&stream).set_recv_buffer_size(4 << 10).unwrap();
        write!(
            stream,
            "GET /t/{id}/ws HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            self.address, self.cookie
        )
        .unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte).unwrap();
            head.push(byte[0]);
        }
        assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
        say(&mut stream, r#"{"type":"hello","seen":null}"#);
        stream
    }

    /// The memory of the server in bytes.
    #[cfg(target_os = "linux")]
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() << 10
    }

    /// Sends SIGTERM; gives the time until the end, the exit code and what was logged.
    fn terminate(&mut self) -> (Duration, Option<i32>, String) {
        let asked = Instant::now();
        let sent = std::process::Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        let code = self.child.wait().unwrap().code();
        let took = asked.elapsed();
        let mut logged = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut logged).unwrap();
        (took, code, logged)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends a short text, with a mask of zeros.
fn say(socket: &mut TcpStream, text: &str) {
    let mut frame = vec![0x81, 0x80 | u8::try_from(text.len()).unwrap(), 0, 0, 0, 0];
    frame.extend(text.as_bytes());
    socket.write_all(&frame).unwrap();
}

/// The largest board, with bots.
fn big_table(pace_ms: u64) -> Value {
    json!({ "game": "kitty", "options": { "width": 32, "height": 32, "life": 100 }, "seats": vec!["random"; 8], "pace_ms": pace_ms })
}

/// Measured at the process, which holds all queues and buffers. A wave of viewers takes 280 MiB at most (32 frames of
/// 45 KB each); a second one must not add to it, because the first one is gone by then.
#[cfg(target_os = "linux")]
#[test]
fn two_hundred_viewers_that_do_not_read_take_bounded_memory() {
    const MAX: u64 = 400 << 20;
    const VIEWERS: usize = 200;
    let folder = Folder::new();
    let limits = ["--limit", "sockets=0", "--limit", "hellos-per-minute=0", "--limit", "write-seconds=2"];
    let server = Running::start(&folder, &limits);
    let before = server.memory();
    let (mut most, mut stuck) = (before, Vec::new());
    for wave in 1..=2 {
        let id = server.table(&big_table(10_000));
        let mut viewers: Vec<TcpStream> = (0..VIEWERS).map(|_| server.socket(&id)).collect();
        // All watch; now the bots play as fast as they can.
        say(&mut viewers[0], r#"{"type":"pace","ms":0}"#);
        stuck.extend(viewers);
        let (started, first) = (Instant::now(), server.version(&id));
        let mut version = first;
        // More frames than a queue holds, and the time limit of blocked writes.
        while version < first + 64 || started.elapsed() < Duration::from_secs(5) {
            most = most.max(server.memory());
            version = server.version(&id);
            assert!(started.elapsed() < Duration::from_secs(90), "from version {first} to {version} only");
            thread::sleep(Duration::from_millis(20));
        }
        println!("wave {wave}: {} MiB more, version {version}", (most - before) >> 20);
    }
    assert!(most - before < MAX, "{} MiB more", (most - before) >> 20);
    let (head, _) = server.ask("GET", "/", &Value::Null);
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
}

#[test]
fn a_signal_ends_everything_soon_and_without_a_word() {
    let folder = Folder::new();
    let mut server = Running::start(&folder, &["--limit", "sockets=0"]);
    let busy = server.table(&big_table(0));
    let slow = json!({ "game": "stones", "seats": ["search:ms=10000", "search:ms=10000"], "pace_ms": 0 });
    let searching: Vec<String> = (0..4).map(|_| server.table(&slow)).collect();
    let quick = json!({ "game": "stones", "seats": ["heuristic", "heuristic"], "pace_ms": 0 });
    (0..4).for_each(|_| drop(server.table(&quick)));
    let mut held: Vec<TcpStream> = (0..20).map(|_| server.socket(&busy)).collect();
    held.extend(searching.iter().map(|id| server.socket(id)));
    for begin in
        ["GET / HTTP/1.1\r\nHost: x", "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"]
    {
        for _ in 0..50 {
            let mut stream = TcpStream::connect(&server.address).unwrap();
            stream.write_all(begin.as_bytes()).unwrap();
            held.push(stream);
        }
    }
    // In the middle of the games.
    while server.version(&busy) < 8 {
        thread::sleep(Duration::from_millis(5));
    }
    let (took, code, logged) = server.terminate();
    println!("ended after {took:?}");
    assert_eq!((code, logged.as_str()), (Some(0), ""));
    // It takes less than 2 s; the rest is for a busy machine.
    assert!(took < Duration::from_secs(6), "{took:?}");
    // Nothing was lost, and the games go on.
    let again = Running::start(&folder, &[]);
    assert!(again.version(&busy) >= 8);
}

#[test]
fn limits_are_set_listed_and_checked() {
    let folder = Folder::new();
    let server = Running::start(&folder, &["--limit", "tables-per-hour=1", "--limit", "address-tables-per-hour=0"]);
    server.table(&json!({ "game": "stones" }));
    let (head, body) = server.ask("POST", "/api/tables", &json!({ "game": "stones" }));
    assert!(
        head.starts_with("HTTP/1.1 429") && head.contains("retry-after: ") && body.contains("slow-down"),
        "{head} {body}"
    );

    atout(&["serve", "--limit", "tables=1"]).fails_with(2, &["`tables`", "tables-per-hour=200", "write-seconds=10"]);
    atout(&["serve", "--limit", "sockets=lots", "--lang", "fr"])
        .fails_with(2, &["«\u{a0}sockets\u{a0}»", "sockets=64"]);
    atout(&["serve", "--trust-proxy", "proxy.example"]).fails_with(2, &["proxy.example", "10.0.0.0/8"]);
    let help = atout(&["serve", "--help"]).succeeds().out;
    assert!(help.contains("tables-per-hour=200") && help.contains("New tables per hour and visitor"), "{help}");
    assert!(!help.contains("Nouvelles tables"), "{help}");
    let french = atout(&["--lang", "fr", "serve", "--help"]).succeeds().out;
    assert!(french.contains("tables-per-hour=200") && french.contains("Nouvelles tables par heure"), "{french}");
}

#[test]
fn the_data_folder_is_the_users_and_the_database_is_private() {
    let folder = Folder::new();
    let mut child = command(&["serve", "--addr", "127.0.0.1:0"])
        .env("XDG_DATA_HOME", folder.name("share"))
        .env("HOME", folder.name("home"))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    let expected = if cfg!(target_os = "macos") { "home/Library/Application Support/atout" } else { "share/atout" };
    use std::os::unix::fs::PermissionsExt;
    let database = folder.path(&format!("{expected}/atout.db"));
    assert!(database.is_file(), "{line}");
    assert_eq!(std::fs::metadata(database).unwrap().permissions().mode() & 0o777, 0o600);
}
