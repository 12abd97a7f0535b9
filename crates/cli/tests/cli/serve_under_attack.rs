//! `serve` where visitors do their worst, and where the system gives it little: real processes, since contents and open files
//! belong to a process.

use crate::run::{Folder, atout_with_input, command};
use crate::serve::Running;
use socket2::{Domain, Socket, Type};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::Command;
use std::time::Duration;

const EXAMPLE: &str = include_str!("../../../../games/spire/content/example.toml");

fn arguments(folder: &Folder) -> Vec<String> {
    ["serve", "--addr", "127.0.0.1:0", "--data", &folder.name("data")].map(str::to_owned).to_vec()
}

fn serve(folder: &Folder) -> Running {
    Running::start(&arguments(folder).iter().map(String::as_str).collect::<Vec<_>>())
}

/// The id of a new table.
fn table(server: &Running, body: &str) -> String {
    let answer = server.post("/api/tables", body);
    let id = answer.split("\"id\":\"").nth(1).and_then(|rest| rest.split('"').next());
    id.unwrap_or_else(|| panic!("{answer}")).to_owned()
}

#[test]
fn whoever_comes_first_after_a_start_finds_every_table() {
    let folder = Folder::new();
    let server = serve(&folder);
    let mut ids = Vec::new();
    for game in ["duel", "spire"] {
        for _ in 0..4 {
            ids.push(table(&server, &format!(r#"{{"game":"{game}"}}"#)));
        }
    }
    drop(server);
    for round in 0..3 {
        let server = serve(&folder);
        std::thread::scope(|scope| {
            for (n, id) in ids.iter().enumerate() {
                let server = &server;
                scope.spawn(move || {
                    std::thread::sleep(Duration::from_millis(5 * n as u64));
                    let answer = server.get(&format!("/api/tables/{id}"));
                    assert!(answer.starts_with("HTTP/1.1 200"), "round {round}: {answer}");
                });
            }
        });
    }
}

/// A server that may open so many files at first (`-S`), or at all (`-H` too).
#[cfg(unix)]
fn serve_with_files(folder: &Folder, ulimit: &str) -> Running {
    let mut shell = Command::new("/bin/sh");
    shell.arg("-c").arg(format!("ulimit {ulimit}; exec \"$0\" \"$@\""));
    shell.arg(env!("CARGO_BIN_EXE_atout")).args(arguments(folder));
    shell.env_clear().envs([("RUST_LOG", "info"), ("NO_COLOR", "1")]);
    Running::start_as(shell)
}

/// Opens a connection from an address of this machine.
#[cfg(unix)]
fn connect(from: &str, server: &Running) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
    socket.bind(&SocketAddr::new(from.parse().unwrap(), 0).into()).unwrap();
    socket.connect(&server.address.parse::<SocketAddr>().unwrap().into()).unwrap();
    let stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    stream
}

/// The status line of a page for somebody new; the error if there is none in ten seconds.
#[cfg(unix)]
fn visit(from: &str, server: &Running) -> Result<String, std::io::Error> {
    let mut stream = connect(from, server);
    write!(stream, "GET / HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address)?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).lines().next().unwrap_or_default().to_owned())
}

/// What the server has logged, once it is ended.
#[cfg(unix)]
fn log_of(mut server: Running) -> String {
    server.child.kill().unwrap();
    let mut log = String::new();
    server.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    log
}

#[cfg(unix)]
#[test]
fn a_low_limit_of_open_files_is_raised_at_the_start() {
    let folder = Folder::new();
    let server = serve_with_files(&folder, "-S -n 150");
    let idle: Vec<TcpStream> = (0..200).map(|_| connect("127.0.0.1", &server)).collect();
    assert_eq!(visit("127.0.0.2", &server).unwrap(), "HTTP/1.1 200 OK");
    assert_eq!(visit("127.0.0.1", &server).unwrap(), "HTTP/1.1 200 OK");
    drop(idle);
    let log = log_of(server);
    assert!(log.contains("limit of open files was raised") && log.contains("150"), "{log}");
}

#[cfg(unix)]
#[test]
fn with_few_open_files_an_address_cannot_take_all_of_them() {
    let folder = Folder::new();
    let server = serve_with_files(&folder, "-n 300");
    let idle: Vec<TcpStream> = (0..250).map(|_| connect("127.0.0.1", &server)).collect();
    assert_eq!(visit("127.0.0.2", &server).unwrap(), "HTTP/1.1 200 OK");
    drop(idle);
    let log = log_of(server);
    assert!(log.contains("connections=200") && log.contains("address_connections=20"), "{log}");
}

/// A saved climb with a content that nobody else has.
fn record(folder: &Folder, n: u32) -> String {
    let own = EXAMPLE.replacen("attack = 6", &format!("attack = {}", 10 + n), 1);
    let (content, save) = (folder.write("own.toml", &own), folder.name("own.json"));
    let _ = std::fs::remove_file(&save);
    atout_with_input(&["play", "spire", "--seed", "4", "--content", &content, "--save", &save], "fire\n").succeeds();
    folder.read("own.json")
}

/// Imports a record as a new visitor; the status.
fn import(server: &Running, record: &str) -> u16 {
    let digits: String = record.bytes().map(|byte| format!("%{byte:02x}")).collect();
    let (mut stream, body) = (TcpStream::connect(&server.address).unwrap(), format!("record={digits}"));
    write!(
        stream,
        "POST /import HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: \
        application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        server.address,
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_else(|| panic!("{answer}"))
}

#[test]
fn an_address_brings_in_few_new_contents_and_known_ones_as_often_as_it_likes() {
    let folder = Folder::new();
    let records: Vec<String> = (0..4).map(|n| record(&folder, n)).collect();
    let mut serve = command(&arguments(&folder).iter().map(String::as_str).collect::<Vec<_>>());
    serve.args(["--limit", "address-contents-per-day=2"]);
    let server = Running::start_as(serve);
    // A content that is not what its hash says takes no place.
    for n in 0..3 {
        let damaged = records[3].replacen("\"attack\": 13", &format!("\"attack\": {}", 30 + n), 1);
        assert_ne!(damaged, records[3]);
        assert_eq!(import(&server, &damaged), 422);
    }
    assert_eq!(import(&server, &records[0]), 303);
    assert_eq!(import(&server, &records[1]), 303);
    assert_eq!(import(&server, &records[2]), 429, "a third new content");
    assert_eq!(import(&server, &records[0]), 303, "a known one takes no place");
}
