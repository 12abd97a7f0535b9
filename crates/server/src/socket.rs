//! The WebSocket of a table: JSON texts in both directions.
//!
//! Not here: the messages (`atout_web::wire`), and the frames that a table sends (`live/frame.rs`).

use crate::error::Problem;
use crate::identity::Visitor;
use crate::live::{ConnectionId, Hello, Requester, WrittenFrame};
use crate::router::App;
use atout_catalog::TablePreview;
use atout_core::Lang;
use atout_web::wire::{FromBrowser, ToBrowser};
use axum::Router;
use axum::extract::ws::{CloseFrame, Message as SocketMessage, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval};

/// The largest message from a browser, in bytes.
const MAX_MESSAGE: usize = 16 << 10;
/// Frames that may wait for a slow connection.
const QUEUE: usize = 32;
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
    Path(id): Path<String>,
    socket: WebSocketUpgrade,
) -> Response {
    let requester = Requester::from(&visitor);
    socket
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .on_upgrade(move |socket| async move { Connection::new(app, id, requester).run(socket).await })
}

/// One browser's connection.
struct Connection {
    app: App,
    id: String,
    requester: Requester,
    connection: Option<ConnectionId>,
    frames: mpsc::Receiver<WrittenFrame>,
    out: Option<mpsc::Sender<WrittenFrame>>,
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
}

impl Connection {
    fn new(app: App, id: String, requester: Requester) -> Connection {
        let (out, frames) = mpsc::channel(QUEUE);
        let stopping = app.stopping.clone();
        Connection { app, id, requester, connection: None, frames, out: Some(out), stopping, version: 0 }
    }

    async fn run(mut self, mut socket: WebSocket) {
        let end = self.exchange(&mut socket).await;
        if let Some(connection) = self.connection {
            self.app.tables.leave(&self.id, connection).await;
        }
        if matches!(end, CloseReason::ServerCloses) {
            let reason = CloseFrame { code: close_code::AWAY, reason: "".into() };
            let _ = socket.send(SocketMessage::Close(Some(reason))).await;
        }
    }

    /// Receives and sends messages until the connection ends.
    async fn exchange(&mut self, socket: &mut WebSocket) -> CloseReason {
        let mut pings = interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut last_received = Instant::now();
        loop {
            let stopping = &mut self.stopping;
            let sent = tokio::select! {
                message = socket.recv() => {
                    let Some(Ok(message)) = message else { return CloseReason::ClientGone };
                    last_received = Instant::now();
                    match self.receive(message).await {
                        Ok(None) => Ok(()),
                        Ok(Some(answer)) => send(socket, &answer).await,
                        Err(gone) => {
                            let _ = send(socket, &gone).await;
                            return CloseReason::ServerCloses;
                        }
                    }
                }
                frame = self.frames.recv() => {
                    // The table has dropped this connection: it was too slow, or the table has to be loaded again.
                    let Some(frame) = frame else { return CloseReason::ServerCloses };
                    self.version = frame.version;
                    socket.send(SocketMessage::Text(frame.text)).await.map_err(drop)
                }
                _ = pings.tick() => {
                    if last_received.elapsed() > SILENCE {
                        return CloseReason::ClientGone;
                    }
                    socket.send(SocketMessage::Ping(Vec::new().into())).await.map_err(drop)
                }
                _ = has_stopped(stopping) => return CloseReason::ServerCloses,
            };
            if sent.is_err() {
                return CloseReason::ClientGone;
            }
        }
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
            Ok(FromBrowser::Hello { seen, plain }) => return self.hello(Hello { seen, plain }).await.map(|()| None),
            Ok(message) => self.request(message).await,
            Err(error) => Err(Problem::Malformed(error.to_string())),
        };
        Ok(done.unwrap_or_else(|problem| Some(self.refused(&problem))))
    }

    async fn hello(&mut self, hello: Hello) -> Result<(), ToBrowser> {
        if let Some(connection) = self.connection.take() {
            self.app.tables.leave(&self.id, connection).await;
        }
        // The table gets the only sender, so the channel closes when the table drops it.
        let out = self.out.take().unwrap_or_else(|| {
            let (out, frames) = mpsc::channel(QUEUE);
            self.frames = frames;
            out
        });
        match self.app.tables.join(&self.id, self.requester.clone(), hello, out).await {
            Ok(connection) => {
                self.connection = Some(connection);
                Ok(())
            }
            Err(problem) => Err(ToBrowser::Gone { detail: problem.say(self.lang()) }),
        }
    }

    /// Makes a request of the table. Returns its immediate answer, if there is one; most requests lead to a frame.
    async fn request(&self, message: FromBrowser) -> Result<Option<ToBrowser>, Problem> {
        let connection = self.connection.ok_or(Problem::NoHello)?;
        let (tables, id, requester) = (&self.app.tables, self.id.as_str(), self.requester.clone());
        let done = match message {
            FromBrowser::Hello { .. } => Ok(()),
            FromBrowser::Ready { value } => match tables.ready(id, requester, value).await {
                // Every page sends a value by itself. One that is late or belongs to a spectator is no error.
                Ok(_) | Err(Problem::Started | Problem::NotYours) => Ok(()),
                Err(problem) => Err(problem),
            },
            FromBrowser::Play { seat, action, row, version } => {
                tables.play(id, requester, seat, row_of(action, row)?, version).await.map(drop)
            }
            FromBrowser::Preview { seat, row, version } => {
                let preview = tables.preview(id, requester, seat, row.clone(), version).await?;
                let TablePreview { html, choices, .. } = preview;
                return Ok(Some(ToBrowser::Preview { seat, row, version, html, choices }));
            }
            FromBrowser::Uncover { seat } => tables.uncover(id, connection, seat).await,
            FromBrowser::Pace { paused, ms } => tables.pace(id, requester, paused, ms).await,
        };
        done.map(|()| None)
    }

    fn lang(&self) -> Lang {
        self.requester.lang
    }

    fn refused(&self, problem: &Problem) -> ToBrowser {
        let version = if let Problem::Stale { version } = problem { *version } else { self.version };
        ToBrowser::Refused { error: problem.code(), detail: problem.say(self.lang()), version }
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

/// Ready once the server stops.
async fn has_stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

async fn send(socket: &mut WebSocket, message: &ToBrowser) -> Result<(), ()> {
    let text = serde_json::to_string(message).map_err(drop)?;
    socket.send(SocketMessage::Text(text.into())).await.map_err(drop)
}
