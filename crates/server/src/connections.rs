//! Accepts connections and ends those that take too long.
//!
//! When all connections are in use the server stops accepting, and newcomers wait in the system's queue: the time limits
//! free places soon, so waiting is better than a refusal. An address that has too many is answered 503 at once, so that
//! it does not make others wait. Not here: what is asked over a connection (`router.rs`).

use crate::address::Address;
use crate::limits::{Count, Held, Limits, seconds};
use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::SockRef;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Sleep, sleep, timeout};
use tower::ServiceExt;

/// The time that open requests and sockets get to end once the server stops.
const SHUTDOWN_GRACE: Duration = Duration::from_millis(1_000);
/// The pause after a connection could not be accepted, for example because there are too many open files.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);
/// What the system keeps of what a peer has not read yet, in bytes.
const SEND_BUFFER: usize = 128 << 10;
/// The largest header of a request.
const MAX_HEADER: usize = 32 << 10;
/// "No limit" of connections.
const UNLIMITED: u32 = 1 << 28;
/// What an address with too many connections gets.
const TOO_MANY: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 30\r\nConnection: close\r\n\
    Content-Type: text/plain; charset=utf-8\r\nContent-Length: 69\r\n\r\n\
    Too many connections from your network. Close some and try again soon";

/// The other end of a request's connection.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Answers requests until the server stops; then gives open ones a moment to end.
pub(crate) async fn serve(listener: TcpListener, router: Router, limits: &Limits, stopping: watch::Receiver<bool>) {
    let n_places = u32::try_from(limits.connections).unwrap_or(UNLIMITED).min(UNLIMITED);
    let n_places = if n_places == 0 { UNLIMITED } else { n_places };
    let places = Arc::new(Semaphore::new(n_places as usize));
    let by_address = Count::new(limits.address_connections);
    let http = http(limits);
    let mut until = stopping.clone();
    let mut tasks = JoinSet::new();
    let accepting = async {
        loop {
            // The semaphore is never closed.
            let Ok(place) = places.clone().acquire_owned().await else { return };
            let (stream, peer) = accept(&listener).await;
            let Some(held) = by_address.hold(Address::from(peer.ip())) else {
                let _ = stream.try_write(TOO_MANY);
                continue;
            };
            let stream = TimedStream::new(stream, seconds(limits.write_seconds), Slot { _place: place, _held: held });
            let router = router.clone();
            let answer = service_fn(move |request| answer(router.clone(), request, peer));
            let connection = http.serve_connection(TokioIo::new(stream), answer).with_upgrades();
            let mut stopping = stopping.clone();
            tasks.spawn(async move {
                let mut connection = pin!(connection);
                let result = tokio::select! {
                    result = connection.as_mut() => result,
                    () = has_stopped(&mut stopping) => {
                        connection.as_mut().graceful_shutdown();
                        connection.await
                    }
                };
                if let Err(error) = result {
                    tracing::debug!(%error, "a connection ended");
                }
            });
            while tasks.try_join_next().is_some() {}
        }
    };
    tokio::select! {
        () = accepting => {}
        () = has_stopped(&mut until) => {}
    }
    drop(listener);
    // All places are free: no connection is open, and no socket.
    if timeout(SHUTDOWN_GRACE, places.acquire_many(n_places)).await.is_err() {
        tracing::debug!("some connections were cut off");
    }
    tasks.shutdown().await;
}

/// Ready once the server stops.
pub(crate) async fn has_stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

fn http(limits: &Limits) -> http1::Builder {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).max_buf_size(MAX_HEADER);
    // The time begins with the connection and after every answer, so this is the limit of idle connections too.
    http.header_read_timeout(seconds(limits.header_seconds));
    http
}

/// The next connection. Errors are passing: a client that is gone already, or too many open files.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                // Frames are small and must not wait for each other.
                let _ = stream.set_nodelay(true);
                // The system would keep megabytes for a peer that does not read.
                let _ = SockRef::from(&stream).set_send_buffer_size(SEND_BUFFER);
                return (stream, peer);
            }
            Err(error) => {
                tracing::debug!(%error, "a connection could not be accepted");
                sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}

async fn answer(
    router: Router,
    request: hyper::Request<Incoming>,
    peer: SocketAddr,
) -> Result<axum::response::Response, std::convert::Infallible> {
    let mut request: Request = request.map(Body::new);
    request.extensions_mut().insert(Peer(peer));
    router.oneshot(request).await
}

/// The slot of an open connection. A WebSocket keeps it.
struct Slot {
    _place: OwnedSemaphorePermit,
    _held: Held<Address>,
}

/// A connection whose blocked writes end with an error after some time: its peer does not read.
struct TimedStream {
    stream: TcpStream,
    limit: Option<Duration>,
    /// Runs while a write is blocked.
    blocked: Option<Pin<Box<Sleep>>>,
    _place: Slot,
}

impl TimedStream {
    fn new(stream: TcpStream, limit: Option<Duration>, place: Slot) -> TimedStream {
        TimedStream { stream, limit, blocked: None, _place: place }
    }

    /// Passes the result of a write on, unless it is blocked for too long.
    fn timed<T>(&mut self, context: &mut Context<'_>, result: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        let (Poll::Pending, Some(limit)) = (&result, self.limit) else {
            self.blocked = None;
            return result;
        };
        let blocked = self.blocked.get_or_insert_with(|| Box::pin(sleep(limit)));
        ready!(blocked.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for TimedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.timed(context, result)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let result = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.timed(context, result)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_refusal_of_a_connection_is_complete() {
        let text = std::str::from_utf8(TOO_MANY).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(head.contains(&format!("Content-Length: {}", body.len())), "{}", body.len());
    }
}
