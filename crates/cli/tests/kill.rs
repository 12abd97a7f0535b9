//! Kills the real server (`kill -9`) many times in the middle of games. After a restart every acknowledged action is
//! there, in order and once. Of the unacknowledged actions at most the one in flight is there. In games with
//! simultaneous decisions the server is killed in the middle of a step: secret choices are kept.
//!
//! The players are scripts that use only the API.

use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A running `atout serve`.
struct Server {
    child: Child,
    addr: String,
    /// Kept open, as a terminal would.
    _stdout: BufReader<ChildStdout>,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_atout"))
            .args(["serve", "--addr", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut stdout = BufReader::new(child.stdout.take().expect("its output"));
        let addr = loop {
            let mut line = String::new();
            assert!(stdout.read_line(&mut line).expect("its output") > 0, "the server says where it is");
            if let Some((_, rest)) = line.split_once("http://") {
                break rest.trim_end().trim_end_matches('/').to_owned();
            }
        };
        Server { child, addr, _stdout: stdout }
    }

    fn kill(mut self) {
        self.child.kill().expect("it is killed");
        self.child.wait().expect("it is dead");
    }
}

/// One connection to the server.
struct Connection {
    stream: BufReader<TcpStream>,
    addr: String,
    /// The visitor's cookie, which the server's first answer sets.
    cookie: String,
}

impl Connection {
    fn open(addr: &str, cookie: &str) -> io::Result<Connection> {
        let stream = TcpStream::connect(addr)?;
        stream.set_read_timeout(Some(Duration::from_secs(30)))?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream: BufReader::new(stream), addr: addr.to_owned(), cookie: cookie.to_owned() })
    }

    /// Sends a request and reads the whole answer. An error means that the server was killed.
    fn ask(&mut self, method: &str, path: &str, body: &Value) -> io::Result<(u16, Value)> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nContent-Length: {}\r\n\r\n{body}",
            self.addr,
            self.cookie,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes())?;
        let status = self.head_line()?;
        let status = status.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or_else(cut_off)?;
        let mut length = 0;
        loop {
            let line = self.head_line()?;
            match line.split_once(": ") {
                None => break,
                Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                    length = value.parse().map_err(|_| cut_off())?;
                }
                Some((name, value)) if name.eq_ignore_ascii_case("set-cookie") => {
                    self.cookie = value.split(';').next().unwrap_or_default().to_owned();
                }
                Some(_) => {}
            }
        }
        let mut bytes = vec![0; length];
        self.stream.read_exact(&mut bytes)?;
        Ok((status, serde_json::from_slice(&bytes).map_err(|_| cut_off())?))
    }

    fn head_line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        match self.stream.read_line(&mut line)? {
            0 => Err(cut_off()),
            _ => Ok(line.trim_end().to_owned()),
        }
    }
}

fn cut_off() -> io::Error {
    io::ErrorKind::UnexpectedEof.into()
}

/// A seat and its action.
type SeatAction = (u64, String);

/// What a player knows for certain about its table.
#[derive(Default)]
struct KnownTable {
    id: String,
    /// Acknowledged actions by number.
    acknowledged: BTreeMap<u64, SeatAction>,
    /// The action in flight: sent and not answered, with the version that it was sent at.
    in_flight: Option<(u64, SeatAction)>,
    /// The views, by version and seat.
    views: HashMap<(u64, u64), Value>,
}

/// A scripted player and its counters.
struct ScriptedPlayer {
    /// Its cookie, once it has one.
    cookie: String,
    /// The body of its request for a table.
    request: Value,
    kinds: Vec<&'static str>,
    known: KnownTable,
    dice: u64,
    n_acknowledged: usize,
    n_landed_unanswered: usize,
    n_finished: usize,
    /// Kills after which some of the players of a simultaneous step had chosen and others had not.
    n_half_chosen: usize,
}

impl ScriptedPlayer {
    fn new(number: u64, game: &str, options: &Value, kinds: &[&'static str]) -> ScriptedPlayer {
        ScriptedPlayer {
            cookie: String::new(),
            request: json!({ "game": game, "options": options, "seats": kinds, "pace_ms": 0 }),
            kinds: kinds.to_vec(),
            known: KnownTable::default(),
            dice: number + 1,
            n_acknowledged: 0,
            n_landed_unanswered: 0,
            n_finished: 0,
            n_half_chosen: 0,
        }
    }

    fn roll(&mut self, n: usize) -> usize {
        // SplitMix64.
        self.dice = self.dice.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.dice;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }

    /// Checks what is left after the last kill, then plays until the server is killed.
    fn round(&mut self, addr: &str) {
        let gone: io::Result<()> = (|| {
            let mut connection = Connection::open(addr, &self.cookie)?;
            // A killed server has to know its visitors afterwards.
            connection.ask("GET", "/api/games", &Value::Null)?;
            self.cookie.clone_from(&connection.cookie);
            if !self.known.id.is_empty() {
                self.check(&mut connection)?;
            }
            loop {
                self.play_on(&mut connection)?;
            }
        })();
        drop(gone);
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.known.id)
    }

    /// Every acknowledged action is there, in order, once; and nothing else but the action in flight.
    fn check(&mut self, connection: &mut Connection) -> io::Result<()> {
        let (status, answer) = connection.ask("GET", &self.path("/actions"), &Value::Null)?;
        assert_eq!(status, 200, "{answer}");
        let version = answer["version"].as_u64().expect("a version");
        let numbered = self.own_actions(&answer);
        let there: BTreeMap<u64, SeatAction> = numbered.iter().cloned().collect();
        assert!(numbered.is_sorted_by(|a, b| a.0 < b.0), "in order and none twice: {answer}");
        if self.kinds.iter().all(|kind| *kind == "human") {
            assert!(there.keys().copied().eq(1..=version), "without a gap: {answer}");
        }
        for (n, played) in &self.known.acknowledged {
            assert_eq!(there.get(n), Some(played), "acknowledged action {n} of {}", self.known.id);
        }
        let extra: Vec<_> = there.iter().filter(|(n, _)| !self.known.acknowledged.contains_key(n)).collect();
        let in_flight = self.known.in_flight.take();
        match extra[..] {
            [] => {}
            // Bots may have decided before it.
            [(n, played)] if in_flight.as_ref().is_some_and(|(sent, it)| n > sent && it == played) => {
                self.n_landed_unanswered += 1;
                self.known.acknowledged.insert(*n, played.clone());
            }
            _ => panic!("actions that nobody sent: {extra:?}, in flight was {in_flight:?}"),
        }
        let look = self.look(connection)?;
        let awaited = look["stage"]["awaiting"].as_array().map_or(0, Vec::len);
        let asked = look["asked"].as_u64().unwrap_or(version);
        self.n_half_chosen += usize::from(awaited > 0 && asked < version);
        Ok(())
    }

    /// Our own actions with their numbers. The API gives the bots' actions too once the game is over.
    fn own_actions(&self, answer: &Value) -> Vec<(u64, SeatAction)> {
        let read = |step: &Value| {
            let (seat, action) = (step["seat"].as_u64()?, step["action"].as_str()?.to_owned());
            let is_own = self.kinds[usize::try_from(seat).ok()?] == "human";
            is_own.then_some((step["n"].as_u64()?, (seat, action)))
        };
        answer["actions"].as_array().expect("actions").iter().filter_map(read).collect()
    }

    /// The table from all of our seats; a version that was seen before must look the same.
    fn look(&mut self, connection: &mut Connection) -> io::Result<Value> {
        let mut last = Value::Null;
        let seats = self.kinds.iter().filter(|kind| **kind == "human").count() as u64;
        for seat in 0..seats {
            let (status, answer) = connection.ask("GET", &self.path(&format!("?seat={seat}")), &Value::Null)?;
            assert_eq!(status, 200, "{answer}");
            let version = answer["version"].as_u64().expect("a version");
            let known = self.known.views.entry((version, seat)).or_insert_with(|| answer["view"].clone());
            if *known != Value::Null {
                assert_eq!(*known, answer["view"], "the view of seat {seat} at version {version} has changed");
            }
            *known = answer["view"].clone();
            let is_awaited = answer["stage"]["awaiting"].as_array().is_some_and(|seats| seats.contains(&json!(seat)));
            if last.is_null() || is_awaited {
                last = answer;
            }
        }
        Ok(last)
    }

    /// The next step: creates a table, readies, plays or finishes.
    fn play_on(&mut self, connection: &mut Connection) -> io::Result<()> {
        if self.known.id.is_empty() {
            let (status, made) = connection.ask("POST", "/api/tables", &self.request)?;
            assert_eq!(status, 201, "{made}");
            self.known.id = made["id"].as_str().expect("an id").to_owned();
            return Ok(());
        }
        let look = self.look(connection)?;
        match look["state"].as_str() {
            Some("waiting") => {
                let (status, answer) = connection.ask("POST", &self.path("/ready"), &json!({ "value": "mine" }))?;
                assert_eq!(status, 200, "{answer}");
                Ok(())
            }
            Some("over") => self.finish(connection),
            _ => self.play(connection, &look),
        }
    }

    fn play(&mut self, connection: &mut Connection, look: &Value) -> io::Result<()> {
        let choices = look["choices"].as_array().expect("choices");
        if choices.is_empty() {
            thread::sleep(Duration::from_millis(1));
            return Ok(());
        }
        let action = choices[self.roll(choices.len())]["action"].as_str().expect("an action").to_owned();
        let (version, seat) = (look["version"].as_u64().expect("a version"), look["seat"].as_u64().expect("a seat"));
        self.known.in_flight = Some((version, (seat, action.clone())));
        let body = json!({ "seat": seat, "action": action, "version": version });
        let (status, answer) = connection.ask("POST", &self.path("/actions"), &body)?;
        let n = answer["version"].as_u64().filter(|n| status == 200 && *n > version);
        self.known.acknowledged.insert(n.unwrap_or_else(|| panic!("{status} {answer}")), (seat, action));
        self.known.in_flight = None;
        self.n_acknowledged += 1;
        Ok(())
    }

    /// The record of a finished game has all that was acknowledged; then another game begins.
    fn finish(&mut self, connection: &mut Connection) -> io::Result<()> {
        let (status, record) = connection.ask("GET", &self.path("/record"), &Value::Null)?;
        assert_eq!(status, 200, "{record}");
        let actions = record["actions"].as_array().expect("actions");
        for (n, (seat, action)) in &self.known.acknowledged {
            let step = &actions[usize::try_from(*n).expect("a number") - 1];
            assert_eq!(*step, json!({ "seat": seat, "action": action }), "action {n} of the record");
        }
        self.n_finished += 1;
        self.known = KnownTable::default();
        Ok(())
    }
}

/// Runs the players and kills their server `kills` times; returns the players after a last check of their tables.
fn survive(mut players: Vec<ScriptedPlayer>, kills: u32) -> Vec<ScriptedPlayer> {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path();
    let mut dice = ScriptedPlayer::new(99, "", &Value::Null, &[]);
    let started = Instant::now();
    for _ in 0..kills {
        let server = Server::start(data);
        let addr = server.addr.clone();
        let threads: Vec<_> = players
            .into_iter()
            .map(|mut player| {
                let addr = addr.clone();
                thread::spawn(move || {
                    player.round(&addr);
                    player
                })
            })
            .collect();
        thread::sleep(Duration::from_millis(20 + dice.roll(280) as u64));
        server.kill();
        players = threads.into_iter().map(|thread| thread.join().expect("nothing acknowledged was lost")).collect();
    }
    // Once more without a kill, so that the last round is checked too.
    let server = Server::start(data);
    for player in &mut players {
        let mut connection = Connection::open(&server.addr, &player.cookie).expect("the server answers");
        if !player.known.id.is_empty() {
            player.check(&mut connection).expect("the server answers");
        }
    }
    server.kill();
    println!(
        "{kills} kills in {:?}: {} actions acknowledged, {} landed unanswered, {} games finished, {} steps half chosen",
        started.elapsed(),
        total(&players, |player| player.n_acknowledged),
        total(&players, |player| player.n_landed_unanswered),
        total(&players, |player| player.n_finished),
        total(&players, |player| player.n_half_chosen),
    );
    players
}

fn total(players: &[ScriptedPlayer], count: fn(&ScriptedPlayer) -> usize) -> usize {
    players.iter().map(count).sum()
}

#[test]
fn what_was_acknowledged_survives_fifty_kills() {
    let kinds = |number: u64| if number.is_multiple_of(2) { ["human", "human"] } else { ["human", "heuristic"] };
    let players = (0..4).map(|number| ScriptedPlayer::new(number, "stones", &json!({}), &kinds(number))).collect();
    let players = survive(players, 50);
    assert!(total(&players, |player| player.n_acknowledged) > 200, "the players really played");
}

#[test]
fn what_some_have_chosen_in_secret_survives_kills_in_the_middle_of_a_step() {
    let kinds = |number: u64| match number {
        0 => vec!["human"; 3],
        1 => vec!["human", "human", "heuristic", "random"],
        _ => vec!["human", "heuristic"],
    };
    let options = json!({ "classes": "choose", "life": 20 });
    let players = (0..3).map(|number| ScriptedPlayer::new(number, "kitty", &options, &kinds(number))).collect();
    let players = survive(players, 12);
    assert!(total(&players, |player| player.n_acknowledged) > 50, "the players really played");
    assert!(total(&players, |player| player.n_half_chosen) > 0, "some kills were in the middle of a step");
}
