//! `serve`: starts, stops, and reports what prevents it.

use crate::run::{Folder, atout, command};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

/// A server on a free port, ended with the test.
pub(crate) struct Running {
    pub(crate) child: Child,
    pub(crate) address: String,
}

impl Running {
    pub(crate) fn start(arguments: &[&str]) -> Running {
        Running::start_as(command(arguments))
    }

    pub(crate) fn start_as(mut command: Command) -> Running {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.split("http://").nth(1).unwrap_or_else(|| panic!("an address in `{line}`")).trim().to_owned();
        Running { child, address }
    }

    pub(crate) fn get(&self, path: &str) -> String {
        self.request("GET", path, "")
    }

    pub(crate) fn post(&self, path: &str, body: &str) -> String {
        self.request("POST", path, body)
    }

    fn request(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let headers = format!(
            "Host: {}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}",
            self.address,
            body.len()
        );
        write!(stream, "{method} {path} HTTP/1.1\r\n{headers}\r\n\r\n{body}").unwrap();
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
    // Any name, beside another database of the same folder.
    let other = format!("sqlite:{}", folder.name("club.sqlite"));
    let other = Running::start(&["serve", "--addr", "127.0.0.1:0", "--database", &other]);
    assert!(other.get("/").starts_with("HTTP/1.1 200"));
    assert!(folder.path("club.sqlite").is_file() && !folder.path("atout.key").exists());
}

#[test]
fn a_database_that_this_version_cannot_use_is_refused_with_a_sentence() {
    let serve = ["serve", "--addr", "127.0.0.1:0", "--database"];
    let postgres = [serve.as_slice(), &["postgres://atout:secret@127.0.0.1/club"]].concat();
    atout(&postgres).fails_with(2, &["PostgreSQL is not there yet", "sqlite:PATH"]);
    let french = [&["--lang", "fr"], postgres.as_slice()].concat();
    atout(&french).fails_with(2, &["PostgreSQL n'est pas encore possible", "sqlite:CHEMIN"]);
    for nothing in ["sqlite:", "club.db", "mysql://club"] {
        atout(&[serve.as_slice(), &[nothing]].concat()).fails_with(2, &[nothing, "sqlite:PATH"]);
    }
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
fn a_second_server_on_the_same_folder_is_refused() {
    let folder = Folder::new();
    let arguments = ["serve", "--addr", "127.0.0.1:0", "--data", &folder.name("data")];
    let first = Running::start(&arguments);
    atout(&arguments).fails_with(2, &["another Atout server", "data", "--data"]);
    assert!(first.get("/").starts_with("HTTP/1.1 200"));
    // A server that is killed leaves nothing behind.
    drop(first);
    assert!(Running::start(&arguments).get("/").starts_with("HTTP/1.1 200"));
}

#[cfg(unix)]
#[test]
fn a_signal_stops_bots_and_background_work_without_a_word() {
    let folder = Folder::new();
    let arguments = ["serve", "--addr", "127.0.0.1:0", "--data", &folder.name("data")];
    let mut server = Running::start(&arguments);
    for seats in [r#"["random","random"]"#, r#"["search:ms=5000","heuristic"]"#] {
        for _ in 0..5 {
            let body = format!(r#"{{"game":"stones","seats":{seats},"pace_ms":5}}"#);
            assert!(server.post("/api/tables", &body).starts_with("HTTP/1.1 201"));
        }
    }
    // The second one resumes them while it is stopped.
    for _ in 0..2 {
        let pid = server.child.id().to_string();
        std::process::Command::new("kill").args(["-TERM", &pid]).status().unwrap();
        assert_eq!(server.child.wait().unwrap().code(), Some(0));
        let mut complaints = String::new();
        server.child.stderr.take().unwrap().read_to_string(&mut complaints).unwrap();
        assert_eq!(complaints, "");
        server = Running::start(&arguments);
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
