//! The WebSocket of a table: JSON texts in both directions.
//!
//! Not here: the messages (`atout_web::wire`), and the frames that a table sends (`live/frame.rs`).

use crate::connections::has_stopped;
use crate::error::Problem;
use crate::identity::Visitor;
use crate::limits::{Client, Rate, is_over};
use crate::live::{
    Join, Joined, Leave, Play, Preview, Ready, Request, Requester, SetOrders, SetPace, Uncover, WaitingFrame, Wake, Why,
};
use crate::router::App;
use atout_catalog::TablePreview;
use atout_core::Lang;
use atout_store::TableId;
use atout_web::wire::{FromBrowser, ToBrowser};
use axum::Router;
use axum::extract::ws::{CloseFrame, Message as SocketMessage, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use std::future::pending;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

/// The largest message from a browser, in bytes.
const MAX_MESSAGE: usize = 16 << 10;
/// What a connection reads at once, in bytes. Every open connection has such a buffer.
const READ_BUFFER: usize = 4 << 10;
/// The time for the last message.
const CLOSING: Duration = Duration::from_millis(500);
/// The time between two pings …
const PING: Duration = Duration::from_secs(20);
/// … and the longest time without any message, after which the connection counts as lost.
const SILENCE: Duration = Duration::from_secs(65);

pub(crate) fn router() -> Router<App> {
    Router::new().route("/t/{id}/ws", get(upgrade))
}

/// `guard::same_site` has checked the origin of the request.
async fn upgrade(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<TableId>,
    socket: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let slot = app.access.gates.open_socket(visitor.client)?;
    // A table that cannot be read is told over the socket, where the page shows it.
    if let Err(Problem::NoTable) = app.tables.ask(&id, &Requester::from(&visitor), Wake).await {
        return Err(Problem::NoTable);
    }
    let max_buffer = match app.access.gates.limits.socket_buffer {
        0 => usize::MAX,
        bytes => usize::try_from(bytes).unwrap_or(usize::MAX).max(READ_BUFFER),
    };
    let answer = socket
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        // Messages are written at once, so the buffer holds what a slow peer has not taken yet.
        .write_buffer_size(0)
        .max_write_buffer_size(max_buffer)
        .on_upgrade(move |socket| async move {
            Connection::new(app, id, &visitor).run(socket).await;
            drop(slot);
        });
    Ok(answer)
}

/// One browser's connection.
struct Connection {
    app: App,
    id: TableId,
    requester: Requester,
    client: Client,
    /// Messages that were over a limit, less those that were not. Too many end the connection.
    n_refused: u64,
    /// What it has joined the table as, after `hello`.
    joined: Option<Joined>,
    stopping: watch::Receiver<bool>,
    /// The version of the last frame.
    version: u64,
}

/// Why a connection ends.
enum CloseReason {
    /// The browser has closed it, or it is lost.
    ClientGone,
    /// The server closes it; the browser may connect again.
    ServerCloses,
    /// The browser sends too much.
    Flooded,
}

impl Connection {
    fn new(app: App, id: TableId, visitor: &Visitor) -> Connection {
        let stopping = app.stopping.clone();
        let (requester, client) = (Requester::from(visitor), visitor.client);
        Connection { app, id, requester, client, n_refused: 0, joined: None, stopping, version: 0 }
    }

    async fn run(mut self, mut socket: WebSocket) {
        let mut stopping = self.stopping.clone();
        // Also while a message waits for a peer that does not read.
        let end = tokio::select! {
            end = self.exchange(&mut socket) => end,
            () = has_stopped(&mut stopping) => CloseReason::ServerCloses,
        };
        self.leave().await;
        let code = match end {
            CloseReason::ClientGone => return,
            CloseReason::ServerCloses => close_code::AWAY,
            CloseReason::Flooded => close_code::POLICY,
        };
        let reason = CloseFrame { code, reason: "".into() };
        let _ = timeout(CLOSING, socket.send(SocketMessage::Close(Some(reason)))).await;
    }

    /// Receives and sends messages until the connection ends.
    async fn exchange(&mut self, socket: &mut WebSocket) -> CloseReason {
        let mut pings = interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let opened = Instant::now();
        let mut last_received = opened;
        loop {
            let sent = tokio::select! {
                message = socket.recv() => {
                    let Some(Ok(message)) = message else { return CloseReason::ClientGone };
                    last_received = Instant::now();
                    let n_refused = self.n_refused;
                    let answer = match self.charge(&message) {
                        Ok(()) => self.receive(message).await,
                        Err(problem) => Ok(Some(self.refused(&problem))),
                    };
                    if self.n_refused == n_refused {
                        self.n_refused = n_refused.saturating_sub(1);
                    }
                    match answer {
                        Ok(None) => Ok(()),
                        Ok(Some(answer)) => send(socket, &answer).await,
                        Err(gone) => {
                            let _ = send(socket, &gone).await;
                            return CloseReason::ServerCloses;
                        }
                    }
                }
                frame = next_frame(&mut self.joined) => {
                    // The table has dropped this connection: it was too slow, or the table has to be loaded again.
                    let Some(waiting) = frame else { return CloseReason::ServerCloses };
                    self.version = waiting.frame.version;
                    // It counts as waiting until it is sent.
                    socket.send(SocketMessage::Text(waiting.frame.text.clone())).await.map_err(drop)
                }
                _ = pings.tick() => {
                    // A peer that never says hello wants nothing.
                    let is_mute = self.joined.is_none() && opened.elapsed() > SILENCE;
                    if is_mute || last_received.elapsed() > SILENCE {
                        return CloseReason::ClientGone;
                    }
                    socket.send(SocketMessage::Ping(Vec::new().into())).await.map_err(drop)
                }
            };
            if sent.is_err() {
                return CloseReason::ClientGone;
            }
            if is_over(self.n_refused, self.app.access.gates.limits.socket_refusals) {
                return CloseReason::Flooded;
            }
        }
    }

    /// Counts a message and its bytes.
    fn charge(&self, message: &SocketMessage) -> Result<(), Problem> {
        let length = match message {
            SocketMessage::Text(text) => text.len(),
            SocketMessage::Binary(bytes) | SocketMessage::Ping(bytes) | SocketMessage::Pong(bytes) => bytes.len(),
            SocketMessage::Close(_) => return Ok(()),
        };
        let gates = &self.app.access.gates;
        gates.take(Rate::Messages, self.client, 1)?;
        gates.take(Rate::Bytes, self.client, length as u64)
    }

    /// Handles a message. Returns its immediate answer, if there is one; an error is the last message.
    async fn receive(&mut self, message: SocketMessage) -> Result<Option<ToBrowser>, ToBrowser> {
        let text = match &message {
            SocketMessage::Text(text) => text.as_str(),
            // Programs may send the text as bytes.
            SocketMessage::Binary(bytes) => std::str::from_utf8(bytes).unwrap_or_default(),
            SocketMessage::Ping(_) | SocketMessage::Pong(_) | SocketMessage::Close(_) => return Ok(None),
        };
        let done = match serde_json::from_str(text) {
            Ok(FromBrowser::Hello { seen, plain }) => match self.take(Rate::Hellos) {
                Ok(()) => return self.hello(Join { seen, plain }).await.map(|()| None),
                Err(problem) => Err(problem),
            },
            Ok(message) => self.request(message).await,
            Err(error) => Err(Problem::Malformed(error.to_string())),
        };
        Ok(done.unwrap_or_else(|problem| Some(self.refused(&problem))))
    }

    async fn hello(&mut self, hello: Join) -> Result<(), ToBrowser> {
        self.leave().await;
        match self.ask(hello).await {
            Ok(joined) => {
                self.joined = Some(joined);
                Ok(())
            }
            Err(problem) => Err(ToBrowser::Gone { detail: problem.say(self.lang()) }),
        }
    }

    /// Tells the table that this connection wants no more frames.
    async fn leave(&mut self) {
        if let Some(Joined { connection, .. }) = self.joined.take() {
            self.app.tables.tell(&self.id, &self.requester, Leave(connection)).await;
        }
    }

    async fn ask<R: Request>(&self, request: R) -> Result<R::Answer, Problem> {
        self.app.tables.ask(&self.id, &self.requester, request).await
    }

    /// Makes the request of the table that a message stands for. Returns its immediate answer, if there is one; most
    /// requests lead to a frame.
    async fn request(&self, message: FromBrowser) -> Result<Option<ToBrowser>, Problem> {
        let connection = self.joined.as_ref().ok_or(Problem::NoHello)?.connection;
        let done = match message {
            FromBrowser::Hello { .. } => Ok(()),
            FromBrowser::Ready { value } => match self.ask(Ready { value }).await {
                // Every page sends a value by itself. One that is early or late or belongs to a spectator is no error.
                Ok(_) | Err(Problem::Started | Problem::Open | Problem::NotYours) => Ok(()),
                Err(problem) => Err(problem),
            },
            FromBrowser::Play { seat, action, row, version } => {
                self.ask(Play { seat, row: row_of(action, row)?, version }).await.map(drop)
            }
            FromBrowser::Preview { seat, row, version } => {
                self.take(Rate::Previews)?;
                let preview = self.ask(Preview { seat, row: row.clone(), version }).await?;
                let TablePreview { html, choices, shortcuts, .. } = preview;
                return Ok(Some(ToBrowser::Preview { seat, row, version, html, choices, shortcuts }));
            }
            FromBrowser::Why { seat, question } => {
                let detail = self.ask(Why { seat, question }).await?;
                return Ok(Some(ToBrowser::Why { detail }));
            }
            FromBrowser::Uncover { seat } => self.ask(Uncover { connection, seat }).await,
            FromBrowser::Orders { seat, orders } => self.ask(SetOrders { seat, orders }).await,
            FromBrowser::Pace { paused, ms } => self.ask(SetPace { paused, ms }).await,
        };
        done.map(|()| None)
    }

    fn lang(&self) -> Lang {
        self.requester.lang
    }

    /// Counts a request that costs more than others.
    fn take(&self, rate: Rate) -> Result<(), Problem> {
        self.app.access.gates.take_for_visitor(rate, self.client, 1)
    }

    fn refused(&mut self, problem: &Problem) -> ToBrowser {
        if let Problem::SlowDown { .. } = problem {
            self.n_refused += 1;
        }
        let version = if let Problem::Stale { version } = problem { *version } else { self.version };
        ToBrowser::Refused { error: problem.code(), detail: problem.say(self.lang()), version }
    }
}

/// The next frame of the table; none if the table has dropped the connection. Before `hello` there are none to wait for.
async fn next_frame(joined: &mut Option<Joined>) -> Option<WaitingFrame> {
    match joined {
        Some(joined) => joined.frames.recv().await,
        None => pending().await,
    }
}

/// The row of a request that has either `action` or `row`.
pub(crate) fn row_of(action: Option<String>, row: Vec<String>) -> Result<Vec<String>, Problem> {
    match (action, row.is_empty()) {
        (Some(action), true) => Ok(vec![action]),
        (None, false) => Ok(row),
        _ => Err(Problem::Malformed("give either `action` or `row`".to_owned())),
    }
}

async fn send(socket: &mut WebSocket, message: &ToBrowser) -> Result<(), ()> {
    let text = serde_json::to_string(message).map_err(drop)?;
    socket.send(SocketMessage::Text(text.into())).await.map_err(drop)
}
