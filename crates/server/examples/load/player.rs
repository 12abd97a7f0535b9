//! One person with a browser: opens a table against a bot, plays random choices over the socket, and opens another table
//! when the game is over. Connects again when the connection ends.
//!
//! Not here: when it may play (`crowd.rs`), how a frame is read (`frame.rs`), what is counted (`stats.rs`).

use crate::crowd::{Mode, Shared};
use crate::frame::{KnownTable, Progress, Received};
use crate::http::{Trouble, Visitor, broken, connect};
use crate::ledger::{Ledger, StoredActions};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use std::rc::Rc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// What each table is.
const TABLE: &str = r#"{"game":"stones","seats":["human","random"],"pace_ms":0}"#;
/// The time between two attempts to connect to a server that is not there.
const RETRY: Duration = Duration::from_millis(20);
/// The time after which a server that is not there counts as gone for good.
const PATIENCE: Duration = Duration::from_secs(60);

type Socket = WebSocketStream<TcpStream>;

/// A person and its table.
pub(crate) struct Player {
    shared: Rc<Shared>,
    mode: watch::Receiver<Mode>,
    visitor: Visitor,
    dice: u64,
    /// The part of each second at which it plays in [`Mode::Paced`].
    slot: Duration,
    /// When it plays next in [`Mode::Paced`].
    due: Option<Instant>,
    known: KnownTable,
    /// The table, once there is one.
    ledger: Option<Ledger>,
    /// The tables of games that are over, if they are checked.
    finished: Vec<Ledger>,
    exchange: Option<Exchange>,
    /// All actions that it has sent.
    n_sent: u32,
    was_asked: bool,
}

/// From an action of this player to the next time that it is asked.
struct Exchange {
    sent: Instant,
    version: u64,
    bytes: u64,
    answered: bool,
}

#[derive(Deserialize)]
struct Created {
    id: String,
}

impl Player {
    pub(crate) fn new(number: usize, of: usize, shared: Rc<Shared>, mode: watch::Receiver<Mode>) -> Player {
        Player {
            visitor: Visitor { addr: shared.addr, cookie: None },
            shared,
            mode,
            dice: number as u64,
            slot: Duration::from_secs(1).mul_f64(number as f64 / of as f64),
            due: None,
            known: KnownTable::default(),
            ledger: None,
            finished: Vec::new(),
            exchange: None,
            n_sent: 0,
            was_asked: false,
        }
    }

    /// Plays game after game until [`Mode::Stop`].
    ///
    /// # Errors
    /// The server lost or doubled something, refused something, or did not come back.
    pub(crate) async fn run(mut self) -> Result<Player, String> {
        let mut mode = self.mode.clone();
        let mut gone_since = None;
        loop {
            let end = tokio::select! {
                end = self.play_game(&mut gone_since) => end,
                _ = mode.wait_for(|mode| *mode == Mode::Stop) => return Ok(self),
            };
            match end {
                Ok(()) => self.finish(),
                Err(Trouble::Wrong(why)) => return Err(why),
                Err(Trouble::Broken(why)) => {
                    if gone_since.get_or_insert_with(Instant::now).elapsed() > PATIENCE {
                        return Err(format!("the server does not come back: {why}"));
                    }
                    self.exchange = None;
                    sleep(RETRY).await;
                }
            }
        }
    }

    fn finish(&mut self) {
        self.shared.stats.borrow_mut().finished += 1;
        self.known = KnownTable::default();
        let over = self.ledger.take();
        if self.shared.checks {
            self.finished.extend(over);
        }
    }

    /// Plays the game of this table to its end, or of a new one.
    async fn play_game(&mut self, gone_since: &mut Option<Instant>) -> Result<(), Trouble> {
        let shared = self.shared.clone();
        let mut socket = {
            let _door = shared.doors.acquire().await.map_err(broken)?;
            self.open().await?
        };
        *gone_since = None;
        while self.known.progress != Progress::Over {
            let mode = *self.mode.borrow_and_update();
            let (when, now) = (self.next_action(mode), Instant::now());
            if when.is_some_and(|when| when <= now) {
                self.play(&mut socket).await?;
                continue;
            }
            tokio::select! {
                message = socket.next() => { self.receive(message)?; }
                () = sleep_until(when.unwrap_or(now)), if when.is_some() => {}
                changed = self.mode.changed() => changed.map_err(broken)?,
            }
        }
        Ok(())
    }

    /// Creates a table if there is none, connects, says hello, and gives the value for the shuffle.
    async fn open(&mut self) -> Result<Socket, Trouble> {
        let id = match &self.ledger {
            Some(ledger) => ledger.id.clone(),
            None => {
                let Created { id } = self.visitor.ask("POST", "/api/tables", TABLE).await?;
                self.ledger.insert(Ledger::new(id)).id.clone()
            }
        };
        if self.shared.checks {
            self.check().await?;
        }
        let mut request = format!("ws://{}/t/{id}/ws", self.visitor.addr).into_client_request().map_err(broken)?;
        let cookie = self.visitor.cookie.as_deref().unwrap_or_default();
        request.headers_mut().insert("cookie", HeaderValue::from_str(cookie).map_err(broken)?);
        let config = WebSocketConfig::default().read_buffer_size(16 << 10);
        let stream = connect(self.visitor.addr).await?;
        let (mut socket, _) = client_async_with_config(request, stream, Some(config)).await.map_err(broken)?;
        let seen = (self.known.version > 0).then_some(self.known.version);
        send(&mut socket, &json!({ "type": "hello", "seen": seen })).await?;
        while !self.receive(socket.next().await)? {}
        if self.known.progress == Progress::Waiting {
            let value = format!("{:016x}", self.roll());
            send(&mut socket, &json!({ "type": "ready", "value": value })).await?;
        }
        Ok(socket)
    }

    /// When the next action may be sent: none if it is not this player's turn.
    fn next_action(&mut self, mode: Mode) -> Option<Instant> {
        if self.exchange.is_some() || self.known.choices.is_empty() {
            return None;
        }
        let now = Instant::now();
        match mode {
            Mode::Busy => Some(now),
            Mode::Few(n) => (self.n_sent < n).then_some(now),
            Mode::Paced => Some(*self.due.get_or_insert_with(|| next_due(self.shared.started, self.slot, now))),
            Mode::Hold | Mode::Stop => None,
        }
    }

    async fn play(&mut self, socket: &mut Socket) -> Result<(), Trouble> {
        let choice = usize::try_from(self.roll() % self.known.choices.len() as u64).unwrap_or(0);
        let action = self.known.choices.swap_remove(choice);
        let version = self.known.version;
        let message = json!({ "type": "play", "seat": self.known.seat, "action": action, "version": version });
        if let Some(ledger) = &mut self.ledger {
            ledger.sent(version, &action);
        }
        let sent = Instant::now();
        self.exchange = Some(Exchange { sent, version, bytes: 0, answered: false });
        self.due = Some(next_due(self.shared.started, self.slot, sent));
        self.n_sent += 1;
        send(socket, &message).await
    }

    /// Takes a message of the socket. Returns whether it was a frame.
    fn receive<E: std::fmt::Display>(&mut self, message: Option<Result<Message, E>>) -> Result<bool, Trouble> {
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(_))) | None => return Err(self.cut("the server closed the connection")),
            Some(Ok(_)) => return Ok(false),
            Some(Err(error)) => return Err(self.cut(error)),
        };
        let before = self.known.version;
        match self.known.read(&text).map_err(Trouble::Wrong)? {
            Received::Frame => self.count(before, text.len() as u64),
            Received::Refused(why) => {
                let id = self.ledger.as_ref().map_or("", |ledger| &ledger.id);
                return Err(Trouble::Wrong(format!("table {id} refused: {why}")));
            }
            Received::Other => return Ok(false),
        }
        Ok(true)
    }

    fn cut(&self, why: impl std::fmt::Display) -> Trouble {
        self.shared.stats.borrow_mut().cut += 1;
        broken(why)
    }

    /// Counts a frame of so many bytes that came after version `before`.
    fn count(&mut self, before: u64, bytes: u64) {
        let mut stats = self.shared.stats.borrow_mut();
        if stats.recording {
            stats.moves += self.known.version.saturating_sub(before);
        }
        let is_asked = !self.known.choices.is_empty();
        if is_asked && !self.was_asked {
            self.was_asked = true;
            self.shared.n_ready.set(self.shared.n_ready.get() + 1);
        }
        let is_acknowledged = self.ledger.as_mut().is_some_and(|ledger| ledger.saw(self.known.version));
        let Some(exchange) = &mut self.exchange else { return };
        exchange.bytes += bytes;
        if is_acknowledged {
            exchange.answered = true;
            stats.answered(exchange.sent.elapsed());
        }
        if exchange.answered && (is_asked || self.known.progress == Progress::Over) {
            stats.exchanged(self.known.version.saturating_sub(exchange.version), exchange.bytes);
            self.exchange = None;
        }
    }

    /// Compares what was acknowledged at this table with what the server has.
    async fn check(&mut self) -> Result<(), Trouble> {
        let Some(ledger) = &mut self.ledger else { return Ok(()) };
        check(&mut self.visitor, ledger).await
    }

    /// Compares all tables that this player has had. Returns how many there were and their acknowledged actions.
    ///
    /// # Errors
    /// Something is lost or doubled, or the server does not answer.
    pub(crate) async fn check_all(mut self) -> Result<(usize, usize), String> {
        let mut ledgers: Vec<Ledger> = self.finished.into_iter().chain(self.ledger).collect();
        for ledger in &mut ledgers {
            check(&mut self.visitor, ledger).await.map_err(|trouble| match trouble {
                Trouble::Wrong(why) | Trouble::Broken(why) => why,
            })?;
        }
        Ok((ledgers.len(), ledgers.iter().map(Ledger::n_acknowledged).sum()))
    }

    /// The next number of SplitMix64.
    fn roll(&mut self) -> u64 {
        self.dice = self.dice.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.dice ^ (self.dice >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

async fn check(visitor: &mut Visitor, ledger: &mut Ledger) -> Result<(), Trouble> {
    let path = format!("/api/tables/{}/actions", ledger.id);
    let stored: StoredActions = visitor.ask("GET", &path, "").await?;
    ledger.check(&stored).map_err(Trouble::Wrong)
}

async fn send(socket: &mut Socket, message: &serde_json::Value) -> Result<(), Trouble> {
    socket.send(Message::text(message.to_string())).await.map_err(broken)
}

/// The first time after `now` that is `slot` after a whole number of seconds since the start.
fn next_due(started: Instant, slot: Duration, now: Instant) -> Instant {
    let first = started + slot;
    let seconds = now.saturating_duration_since(first).as_secs();
    if first > now { first } else { first + Duration::from_secs(seconds + 1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_comes_once_a_second() {
        let (start, ms) = (Instant::now(), Duration::from_millis);
        let due = |now: u64| next_due(start, ms(250), start + ms(now)) - start;
        assert_eq!([0, 249, 250, 1249, 1250, 7000].map(due), [250, 250, 1250, 1250, 2250, 7250].map(ms));
    }
}
