//! The WebSocket of a table: JSON texts in both directions, every message one case of a closed list.

use crate::error::Problem;
use crate::identity::Visitor;
use crate::live::{Asker, ConnectionId};
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

/// The largest message from a browser.
const MAX_MESSAGE: usize = 16 << 10;
/// Frames that may wait for a slow connection.
const QUEUE: usize = 32;
/// How often a silent connection is asked whether it is there …
const PING: Duration = Duration::from_secs(20);
/// … and how long it may stay silent.
const SILENCE: Duration = Duration::from_secs(65);

pub(crate) fn router() -> Router<App> {
    Router::new().route("/t/{id}/ws", get(upgrade))
}

/// Where the request comes from was checked on the way here (`guard::same_site`).
async fn upgrade(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    socket: WebSocketUpgrade,
) -> Response {
    let asker = Asker::from(&visitor);
    socket
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .on_upgrade(move |socket| async move { Connection::new(app, id, asker).run(socket).await })
}

struct Connection {
    app: App,
    id: String,
    asker: Asker,
    connection: Option<ConnectionId>,
    frames: mpsc::Receiver<ToBrowser>,
    out: Option<mpsc::Sender<ToBrowser>>,
    closes: watch::Receiver<bool>,
    /// The version last shown.
    version: u64,
}

/// Why a connection ends.
enum End {
    /// The browser went, or the line broke.
    Left,
    /// We let it go; it may come back.
    Away,
}

impl Connection {
    fn new(app: App, id: String, asker: Asker) -> Connection {
        let (out, frames) = mpsc::channel(QUEUE);
        let closes = app.closes.clone();
        Connection { app, id, asker, connection: None, frames, out: Some(out), closes, version: 0 }
    }

    async fn run(mut self, mut socket: WebSocket) {
        let end = self.talk(&mut socket).await;
        if let Some(connection) = self.connection {
            self.app.tables.leave(&self.id, connection).await;
        }
        if matches!(end, End::Away) {
            let reason = CloseFrame { code: close_code::AWAY, reason: "".into() };
            let _ = socket.send(SocketMessage::Close(Some(reason))).await;
        }
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> End {
        let mut pings = interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        loop {
            let closes = &mut self.closes;
            let sent = tokio::select! {
                message = socket.recv() => {
                    let Some(Ok(message)) = message else { return End::Left };
                    heard = Instant::now();
                    match self.hear(message).await {
                        Ok(None) => Ok(()),
                        Ok(Some(answer)) => send(socket, &answer).await,
                        Err(gone) => {
                            let _ = send(socket, &gone).await;
                            return End::Away;
                        }
                    }
                }
                frame = self.frames.recv() => {
                    // The table let us go: we were too slow, or it was lost.
                    let Some(frame) = frame else { return End::Away };
                    if let ToBrowser::Table(frame) = &frame {
                        self.version = frame.version;
                    }
                    send(socket, &frame).await
                }
                _ = pings.tick() => {
                    if heard.elapsed() > SILENCE {
                        return End::Left;
                    }
                    socket.send(SocketMessage::Ping(Vec::new().into())).await.map_err(drop)
                }
                _ = has_closed(closes) => return End::Away,
            };
            if sent.is_err() {
                return End::Left;
            }
        }
    }

    /// What a message is answered with at once; an error ends the connection.
    async fn hear(&mut self, message: SocketMessage) -> Result<Option<ToBrowser>, ToBrowser> {
        let text = match &message {
            SocketMessage::Text(text) => text.as_str(),
            // Programs may send the same as bytes.
            SocketMessage::Binary(bytes) => std::str::from_utf8(bytes).unwrap_or_default(),
            SocketMessage::Ping(_) | SocketMessage::Pong(_) | SocketMessage::Close(_) => return Ok(None),
        };
        let done = match serde_json::from_str(text) {
            Ok(FromBrowser::Hello { seen }) => return self.hello(seen).await.map(|()| None),
            Ok(message) => self.ask(message).await,
            Err(error) => Err(Problem::Malformed(error.to_string())),
        };
        Ok(done.unwrap_or_else(|problem| Some(self.refused(&problem))))
    }

    async fn hello(&mut self, seen: Option<i64>) -> Result<(), ToBrowser> {
        if let Some(connection) = self.connection.take() {
            self.app.tables.leave(&self.id, connection).await;
        }
        // The first hello hands our end over to the table, so that we notice when it lets go of it.
        let out = self.out.take().unwrap_or_else(|| {
            let (out, frames) = mpsc::channel(QUEUE);
            self.frames = frames;
            out
        });
        match self.app.tables.join(&self.id, self.asker.clone(), seen, out).await {
            Ok(connection) => {
                self.connection = Some(connection);
                Ok(())
            }
            Err(problem) => Err(ToBrowser::Gone { detail: problem.say(self.lang()) }),
        }
    }

    /// What a request is answered with at once, if anything; most are answered by a new frame.
    async fn ask(&self, message: FromBrowser) -> Result<Option<ToBrowser>, Problem> {
        let connection = self.connection.ok_or(Problem::NoHello)?;
        let (tables, id, asker) = (&self.app.tables, self.id.as_str(), self.asker.clone());
        let done = match message {
            FromBrowser::Hello { .. } => Ok(()),
            FromBrowser::Ready { value } => match tables.ready(id, asker, value).await {
                // Every page at the table sends a value by itself; one that is late or only watches need not know.
                Ok(_) | Err(Problem::Started | Problem::NotYours) => Ok(()),
                Err(problem) => Err(problem),
            },
            FromBrowser::Play { seat, action, row, version } => {
                tables.play(id, asker, seat, row_of(action, row)?, version).await.map(drop)
            }
            FromBrowser::Preview { seat, row, version } => {
                let preview = tables.preview(id, asker, seat, row.clone(), version).await?;
                let TablePreview { html, choices, .. } = preview;
                return Ok(Some(ToBrowser::Preview { seat, row, version, html, choices }));
            }
            FromBrowser::Uncover { seat } => tables.uncover(id, connection, seat).await,
            FromBrowser::Pace { paused, ms } => tables.pace(id, asker, paused, ms).await,
        };
        done.map(|()| None)
    }

    fn lang(&self) -> Lang {
        self.asker.lang
    }

    fn refused(&self, problem: &Problem) -> ToBrowser {
        let version = if let Problem::Stale { version } = problem { *version } else { self.version };
        ToBrowser::Refused { error: problem.code(), detail: problem.say(self.lang()), version }
    }
}

/// The row of a request that names one action or several.
pub(crate) fn row_of(action: Option<String>, row: Vec<String>) -> Result<Vec<String>, Problem> {
    match (action, row.is_empty()) {
        (Some(action), true) => Ok(vec![action]),
        (None, false) => Ok(row),
        _ => Err(Problem::Malformed("give either `action` or `row`".to_owned())),
    }
}

/// Ready once the server stops.
async fn has_closed(closes: &mut watch::Receiver<bool>) {
    let _ = closes.wait_for(|closing| *closing).await;
}

async fn send(socket: &mut WebSocket, message: &ToBrowser) -> Result<(), ()> {
    let text = serde_json::to_string(message).map_err(drop)?;
    socket.send(SocketMessage::Text(text.into())).await.map_err(drop)
}
