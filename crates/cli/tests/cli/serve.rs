//! `serve`: starts, stops, and reports what prevents it.

use crate::run::{Folder, atout, command};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Stdio};

/// A server on a free port, ended with the test.
struct Running {
    child: Child,
    address: String,
}

impl Running {
    fn start(arguments: &[&str]) -> Running {
        let mut child = command(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.split("http://").nth(1).unwrap_or_else(|| panic!("an address in `{line}`")).trim().to_owned();
        Running { child, address }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn serve_prints_its_address_and_answers_there() {
    let folder = Folder::new();
    let server = Running::start(&["serve", "--addr", "127.0.0.1:0", "--data", &folder.name("data")]);
    assert!(server.address.starts_with("127.0.0.1:"), "{}", server.address);
    assert!(server.get("/").starts_with("HTTP/1.1 200"), "{}", server.get("/"));
    assert!(folder.path("data/atout.db").is_file());
}

#[test]
fn without_a_command_it_serves_even_where_there_is_no_browser() {
    let folder = Folder::new();
    let server = Running::start(&["--addr", "127.0.0.1:0", "--data", &folder.name("data")]);
    assert!(server.get("/").starts_with("HTTP/1.1 200"));
}

#[test]
fn a_database_can_be_named_by_its_url() {
    let folder = Folder::new();
    let url = format!("sqlite:{}", folder.name("atout.db"));
    let server = Running::start(&["serve", "--addr", "127.0.0.1:0", "--database", &url]);
    assert!(server.get("/").starts_with("HTTP/1.1 200"));
    assert!(folder.path("atout.db").is_file());
}

#[cfg(unix)]
#[test]
fn a_signal_stops_it_with_exit_code_0() {
    let folder = Folder::new();
    let mut server = Running::start(&["serve", "--addr", "127.0.0.1:0", "--data", &folder.name("data")]);
    for signal in ["INT", "TERM"] {
        std::process::Command::new("kill")
            .args([format!("-{signal}"), server.child.id().to_string()])
            .status()
            .unwrap();
        assert_eq!(server.child.wait().unwrap().code(), Some(0), "{signal}");
        server = Running::start(&["serve", "--addr", "127.0.0.1:0", "--data", &folder.name("data")]);
    }
}

#[test]
fn a_port_in_use_is_reported() {
    let folder = Folder::new();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    atout(&["serve", "--addr", &address, "--data", &folder.name("data")])
        .fails_with(2, &[&address, "in use", "--addr"]);
    atout(&["serve", "--addr", "nonsense", "--data", &folder.name("data")])
        .fails_with(2, &["nonsense", "127.0.0.1:4070"]);
}

#[test]
fn an_unwritable_data_folder_is_reported() {
    let folder = Folder::new();
    let file = folder.write("file", "Dear diary,");
    atout(&["serve", "--addr", "127.0.0.1:0", "--data", &format!("{file}/data")])
        .fails_with(2, &["file/data", "--data"]);
    atout(&["serve", "--addr", "127.0.0.1:0", "--data", &file]).fails_with(2, &["file", "--data"]);
    assert_eq!(folder.read("file"), "Dear diary,");
}

#[test]
fn a_corrupt_database_is_reported_and_not_changed() {
    let folder = Folder::new();
    let junk = "this is no database at all. ".repeat(400);
    folder.write("atout.db", &junk);
    atout(&["serve", "--addr", "127.0.0.1:0", "--data", &folder.name("")]).fails_with(2, &["atout.db", "damaged"]);
    assert_eq!(folder.read("atout.db"), junk);
}

#[test]
fn options_of_serve_before_another_command_are_refused() {
    atout(&["--data", "x", "games"]).fails_with(2, &["--data", "atout serve"]);
}
