//! A server to test, a small HTTP client, a small WebSocket client, and a player that plays anything.

use atout_server::{Config, Limits, Location, Server};
use atout_web::wire::UpdateReader;
use futures_util::{SinkExt, StreamExt};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::Sha256;
use std::net::SocketAddr;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message as SocketMessage};
use tokio_tungstenite::{WebSocketStream, client_async};

/// Longer than anything here takes, on a busy machine too.
pub(crate) const LONG: Duration = Duration::from_secs(60);

/// A running server.
pub(crate) struct Host {
    pub(crate) addr: SocketAddr,
    folder: TempDir,
    stop: oneshot::Sender<()>,
    stopped: JoinHandle<()>,
}

impl Host {
    pub(crate) async fn start() -> Host {
        Host::start_with(Config::default()).await
    }

    /// A server with these limits, each as `NAME=VALUE`.
    pub(crate) async fn limited(limits: &[&str]) -> Host {
        let mut config = Config { limits: Limits::default(), ..Config::default() };
        limits.iter().for_each(|text| config.limits.set(text).unwrap());
        Host::start_with(config).await
    }

    pub(crate) async fn start_with(config: Config) -> Host {
        Host::start_in(tempfile::tempdir().unwrap(), config).await
    }

    /// A server on the database of an earlier release, which kept its key in a file.
    pub(crate) async fn start_on(database: &str, key: &str) -> Host {
        let folder = tempfile::tempdir().unwrap();
        rusqlite::Connection::open(folder.path().join("atout.db")).unwrap().execute_batch(database).unwrap();
        std::fs::write(folder.path().join("atout.key"), key).unwrap();
        // The games in it are older from day to day.
        let mut config = Config { limits: Limits::default(), ..Config::default() };
        config.limits.set("unfinished-days=0").unwrap();
        Host::start_in(folder, config).await
    }

    async fn start_in(folder: TempDir, config: Config) -> Host {
        let config = Config { addr: "127.0.0.1:0".to_owned(), database: Location::in_folder(folder.path()), ..config };
        let server = Server::bind(config).await.unwrap();
        let (addr, (stop, asked)) = (server.addr(), oneshot::channel());
        let stopped = tokio::spawn(async move {
            let shutdown = async move { drop(asked.await) };
            server.run(shutdown).await.unwrap();
        });
        Host { addr, folder, stop, stopped }
    }

    /// Stops the server; gives its folder.
    pub(crate) async fn stop(self) -> TempDir {
        self.stop.send(()).unwrap();
        timeout(LONG, self.stopped).await.unwrap().unwrap();
        self.folder
    }

    /// Stops the server and starts another one on the same folder.
    pub(crate) async fn restart(self) -> Host {
        self.restart_with(Config::default()).await
    }

    /// The same with these settings.
    pub(crate) async fn restart_with(self, config: Config) -> Host {
        Host::start_in(self.stop().await, config).await
    }

    /// Changes the row of one table or record in the database; `sql` has one `?` for the id. Unlike the server, this may
    /// break the checks of the schema.
    pub(crate) async fn damage(&self, sql: &'static str, id: &str) {
        let database = self.database();
        database.execute_batch("PRAGMA ignore_check_constraints = ON").unwrap();
        let n_changed = database.execute(sql, [id]).unwrap();
        assert!(n_changed > 0, "`{sql}` changes nothing");
    }

    /// Does something to the database behind the server's back.
    pub(crate) async fn meddle(&self, sql: &'static str) {
        self.database().execute_batch(sql).unwrap();
    }

    /// A number from the database.
    pub(crate) fn ask(&self, sql: &str) -> i64 {
        self.database().query_row(sql, [], |row| row.get(0)).unwrap()
    }

    /// Waits until a number from the database is at least this, without asking the server.
    pub(crate) async fn until(&self, sql: &str, least: i64) {
        let asking = async {
            while self.ask(sql) < least {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(LONG, asking).await.expect("a change within a minute");
    }

    fn database(&self) -> rusqlite::Connection {
        let database = rusqlite::Connection::open(self.folder.path().join("atout.db")).unwrap();
        database.busy_timeout(LONG).unwrap();
        database
    }

    /// Somebody with a token of their own.
    pub(crate) fn visitor(&self, name: &str) -> Visitor {
        let token = format!("{name}-0123456789");
        Visitor { addr: self.addr, cookies: format!("atout_me={}", self.sign(&token)) }
    }

    /// A token as the server signs it, so that tests can name their visitors.
    pub(crate) fn sign(&self, token: &str) -> String {
        let sql = "SELECT key FROM signing_keys";
        let key: String = self.database().query_row(sql, [], |row| row.get(0)).unwrap();
        let mac: Hmac<Sha256> = Hmac::new_from_slice(key.as_bytes()).unwrap();
        let signature = mac.chain_update("atout token\n").chain_update(token).finalize().into_bytes();
        let digits: String = signature[..16].iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{token}.{digits}")
    }
}

/// Somebody who asks.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) addr: SocketAddr,
    pub(crate) cookies: String,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error} in {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The code of a refusal; its sentence must be there.
    #[track_caller]
    pub(crate) fn refusal(&self) -> (u16, String) {
        let body = self.json();
        let detail = body["detail"].as_str().unwrap_or_default();
        assert!(detail.len() > 10 && !detail.contains("Error {"), "no sentence: {body}");
        (self.status, body["error"].as_str().unwrap().to_owned())
    }
}

impl Visitor {
    pub(crate) async fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        let mut stream = TcpStream::connect(self.addr).await.unwrap();
        let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        if !headers.iter().any(|(name, _)| *name == "Host") {
            head += &format!("Host: {}\r\n", self.addr);
        }
        if !self.cookies.is_empty() {
            head += &format!("Cookie: {}\r\n", self.cookies);
        }
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        head += &format!("Content-Length: {}\r\n\r\n", body.len());
        stream.write_all(head.as_bytes()).await.unwrap();
        // A server that refuses a large body may stop reading it.
        let _ = stream.write_all(body).await;
        let mut bytes = Vec::new();
        let _ = timeout(LONG, stream.read_to_end(&mut bytes)).await.unwrap();
        parse(&bytes)
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.request("GET", path, &[], b"").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.request("POST", path, &[("Content-Type", "application/json")], body.to_string().as_bytes()).await
    }

    pub(crate) async fn form(&self, path: &str, body: &str) -> Answer {
        let headers = [("Content-Type", "application/x-www-form-urlencoded")];
        self.request("POST", path, &headers, body.as_bytes()).await
    }

    /// Makes a table of the default game and says its id.
    pub(crate) async fn table(&self, seats: &[&str]) -> String {
        self.table_with(json!({ "game": "stones", "seats": seats, "pace_ms": 0 })).await
    }

    pub(crate) async fn table_with(&self, wish: Value) -> String {
        let answer = self.post("/api/tables", &wish).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()["id"].as_str().unwrap().to_owned()
    }

    /// … and gives the value for the shuffle.
    pub(crate) async fn dealt(&self, seats: &[&str]) -> String {
        let id = self.table(seats).await;
        let answer = self.post(&format!("/api/tables/{id}/ready"), &json!({ "value": "mine" })).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        id
    }

    /// A dealt table of a game in which all decide at the same time.
    pub(crate) async fn together(&self, seats: &[&str], options: Value, pace_ms: u64) -> String {
        let names = &["Ada", "Bob", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal"][..seats.len()];
        let wish = json!({ "game": "kitty", "options": options, "seats": seats, "names": names, "pace_ms": pace_ms });
        let id = self.table_with(wish).await;
        if seats.contains(&"human") {
            let answer = self.post(&format!("/api/tables/{id}/ready"), &json!({ "value": "mine" })).await;
            assert_eq!(answer.status, 200, "{answer:?}");
        }
        id
    }

    /// Waits until so many actions were accepted.
    pub(crate) async fn reaches(&self, id: &str, version: u64) {
        while self.look(id, 99).await["version"].as_u64().unwrap() < version {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// The table as this visitor may see it from a seat.
    pub(crate) async fn look(&self, id: &str, seat: usize) -> Value {
        self.get(&format!("/api/tables/{id}?seat={seat}")).await.json()
    }

    pub(crate) async fn act(&self, id: &str, seat: usize, action: &str, version: u64) -> Answer {
        let body = json!({ "seat": seat, "action": action, "version": version });
        self.post(&format!("/api/tables/{id}/actions"), &body).await
    }

    /// Plays one action of whichever seat of ours is awaited, waiting for bots. None once it is over.
    pub(crate) async fn step(&self, id: &str) -> Option<(u64, usize, String)> {
        loop {
            let public = self.look(id, 99).await;
            if public["state"] == "over" {
                return None;
            }
            let mut awaited = public["stage"]["awaiting"].as_array().unwrap().iter().map(|seat| seat.as_u64().unwrap());
            let mine = awaited.find(|seat| public["seats"][*seat as usize]["yours"] == true);
            let Some(seat) = mine else {
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            };
            let look = self.look(id, seat as usize).await;
            let (version, choices) = (look["version"].as_u64().unwrap(), look["choices"].as_array().unwrap());
            let action = choices[(version as usize * 7 + 3) % choices.len()]["action"].as_str().unwrap();
            let answer = self.act(id, seat as usize, action, version).await;
            assert_eq!(answer.status, 200, "{answer:?}");
            // Where several decide at the same time, others may have been faster.
            let now = answer.json()["version"].as_u64().unwrap();
            assert!(now > version, "{answer:?}");
            return Some((now, seat as usize, action.to_owned()));
        }
    }

    /// Plays to the end, and gives the record.
    pub(crate) async fn finish(&self, id: &str) -> Value {
        while self.step(id).await.is_some() {}
        self.get(&format!("/api/tables/{id}/record")).await.json()
    }

    /// Opens the socket of a table.
    pub(crate) async fn socket(&self, id: &str) -> Socket {
        self.try_socket(id).await.expect("the socket opens")
    }

    /// The same; an error is the status of the refusal.
    pub(crate) async fn try_socket(&self, id: &str) -> Result<Socket, u16> {
        let mut request = format!("ws://{}/t/{id}/ws", self.addr).into_client_request().unwrap();
        request.headers_mut().insert("Cookie", self.cookies.parse().unwrap());
        let stream = TcpStream::connect(self.addr).await.unwrap();
        match client_async(request, stream).await {
            Ok((socket, _)) => Ok(Socket { stream: socket, reader: UpdateReader::default(), n_bytes: 0, look: None }),
            Err(SocketError::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Opens the socket and says hello; gives the first frame too.
    pub(crate) async fn join(&self, id: &str, seen: Value) -> (Socket, Value) {
        self.join_with(id, json!({ "type": "hello", "seen": seen })).await
    }

    /// Like [`Visitor::join`], for whole frames.
    pub(crate) async fn join_plain(&self, id: &str) -> (Socket, Value) {
        self.join_with(id, json!({ "type": "hello", "plain": true })).await
    }

    async fn join_with(&self, id: &str, hello: Value) -> (Socket, Value) {
        let mut socket = self.socket(id).await;
        socket.say(hello).await;
        let frame = socket.hear("table").await;
        (socket, frame)
    }
}

fn parse(bytes: &[u8]) -> Answer {
    let text = String::from_utf8_lossy(bytes);
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|code| code.parse().ok());
    let header = |line: &str| line.split_once(": ").map(|(name, value)| (name.to_lowercase(), value.to_owned()));
    Answer { status: status.unwrap_or(0), headers: lines.filter_map(header).collect(), body: body.to_owned() }
}

/// A browser's socket. It puts updates together, as the script does.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<TcpStream>,
    reader: UpdateReader,
    /// How much has come in.
    pub(crate) n_bytes: usize,
    /// The last look at the own move that a shared screen had before the last frame, if it had one.
    pub(crate) look: Option<Value>,
}

impl Socket {
    pub(crate) async fn say(&mut self, message: Value) {
        self.say_text(&message.to_string()).await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        self.stream.send(SocketMessage::text(text)).await.unwrap();
    }

    /// The next message; none once the server has closed. An update is given as the whole frame, with what was sent. A last
    /// look is kept apart.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        self.look = None;
        loop {
            match timeout(LONG, self.stream.next()).await.expect("a message within a minute")? {
                Ok(SocketMessage::Text(text)) => {
                    self.n_bytes += text.len();
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if message["type"] != "update" {
                        return Some(message);
                    }
                    let mut frame = self.reader.read(&message).expect("an update that follows the last one");
                    frame["sent"] = message;
                    if frame["sent"]["look"] == true {
                        self.look = Some(frame);
                        continue;
                    }
                    return Some(frame);
                }
                Ok(SocketMessage::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message, which must be of this type.
    pub(crate) async fn hear(&mut self, kind: &str) -> Value {
        let message = self.next().await.expect("a message");
        assert_eq!(message["type"], kind, "{message}");
        message
    }

    /// Frames until one of this version or later.
    pub(crate) async fn until(&mut self, version: u64) -> Value {
        loop {
            let frame = self.hear("table").await;
            if frame["version"].as_u64().unwrap() >= version {
                return frame;
            }
        }
    }
}
