//! Protection of visitors: security headers on every answer, checks of which host a request asks for and where it came
//! from, and an answer even if a handler panics.
//!
//! Not here: which seats a visitor may play (`live/loaded.rs`).

use crate::address::Arrival;
use crate::connections::Peer;
use crate::error::Problem;
use crate::hosts::Hosts;
use crate::limits::Rate;
use crate::router::App;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::headers::{HeaderMapExt, Host, Origin};
use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;

const HEADERS: [(HeaderName, &str); 3] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self'; \
         frame-ancestors 'none'; form-action 'self'; base-uri 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
];

/// Adds the security headers. Answers may show a hand, so browsers cache assets only.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Finds out where a request comes from, and refuses it if it asks for another host or if its address asks too often.
pub(crate) async fn admit(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let Some(Peer(peer)) = request.extensions().get::<Peer>().copied() else {
        return Problem::Internal.into_response();
    };
    // Monitors ask for the server's health by any host name.
    if request.uri().path() != "/health" && !asks_for_known_host(&app.access.hosts, &request) {
        return Problem::UnknownHost.into_response();
    }
    let mut arrival = Arrival::of(peer, request.headers(), &app.access.proxies);
    arrival.is_https |= app.access.https;
    if let Err(problem) = app.access.gates.take_for_address(Rate::Requests, arrival.address, 1) {
        return problem.into_response();
    }
    request.extensions_mut().insert(arrival);
    next.run(request).await
}

/// Browsers always name the host; a request without one is from a program.
fn asks_for_known_host(hosts: &Hosts, request: &Request) -> bool {
    let headers = request.headers().get_all(header::HOST).iter().map(|host| host.to_str().unwrap_or_default());
    headers.chain(request.uri().host()).all(|host| hosts.accepts(host))
}

/// Refuses sockets and requests that change something if another site has sent the visitor's browser here.
pub(crate) async fn same_site(request: Request, next: Next) -> Response {
    let only_reads = request.method().is_safe() && !request.headers().contains_key(header::UPGRADE);
    if only_reads || is_same_origin(request.headers()) {
        next.run(request).await
    } else {
        Problem::CrossSite.into_response()
    }
}

/// Browsers send the origin of a request; programs do not.
fn is_same_origin(headers: &HeaderMap) -> bool {
    if !headers.contains_key(header::ORIGIN) {
        return true;
    }
    // An origin that cannot be read, such as `null`, is another one.
    let (Some(origin), Some(host)) = (headers.typed_get::<Origin>(), headers.typed_get::<Host>()) else { return false };
    origin.hostname() == host.hostname() && origin.port() == host.port()
}

/// A path of this site that a visitor may be redirected to; other texts become `/`.
pub(crate) fn local_path(path: Option<&str>) -> &str {
    // Browsers read `//host` and `/\host` as another site.
    let is_local = |path: &&str| {
        path.starts_with('/') && !path[1..].starts_with(['/', '\\']) && path.bytes().all(|byte| byte.is_ascii_graphic())
    };
    path.filter(is_local).unwrap_or("/")
}

/// Answers a request whose handler panics: without this the connection would close without a word. Handlers keep no
/// state over requests, so nothing is left partially changed.
pub(crate) async fn catch_panic(request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    AssertUnwindSafe(next.run(request)).catch_unwind().await.unwrap_or_else(|_| {
        tracing::error!(path, "a handler panicked");
        Problem::Internal.into_response()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    #[test]
    fn redirects_stay_on_this_site() {
        for path in ["/", "/t/12?at=3", "/rules/stones#cards"] {
            assert_eq!(local_path(Some(path)), path);
        }
        for path in ["", "//evil", "/\\evil", "https://evil", "evil", "/a\r\nSet-Cookie: x=1", "/\t/evil"] {
            assert_eq!(local_path(Some(path)), "/", "{path}");
        }
        assert_eq!(local_path(None), "/");
    }

    #[tokio::test]
    async fn a_handler_that_panics_is_answered() {
        let route = axum::routing::get(async || -> &'static str { panic!("a test") });
        let router = axum::Router::new().route("/", route).layer(axum::middleware::from_fn(catch_panic));
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut stream = tokio::net::TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        tokio::spawn(axum::serve(listener, router).into_future());
        stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 500"), "{answer}");
    }

    #[test]
    fn an_origin_must_be_the_host() {
        let check = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("127.0.0.1:4070"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            is_same_origin(&headers)
        };
        assert!(check(None) && check(Some("http://127.0.0.1:4070")));
        assert!(!check(Some("http://evil")) && !check(Some("null")) && !check(Some("http://127.0.0.1:4071")));
    }
}
