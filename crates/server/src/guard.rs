//! What protects a visitor's browser: headers on every answer, and a look at where a request came from.

use crate::error::Problem;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

const HEADERS: [(HeaderName, &str); 3] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self'; \
         frame-ancestors 'none'; form-action 'self'; base-uri 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
];

/// Puts the protecting headers on every answer; pages and answers show hands, so nothing but assets is kept.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Refuses what another site makes a visitor's browser do: anything but looking, and sockets.
pub(crate) async fn same_site(request: Request, next: Next) -> Response {
    let looks = request.method().is_safe() && !request.headers().contains_key(header::UPGRADE);
    if looks || is_same_origin(request.headers()) {
        next.run(request).await
    } else {
        Problem::CrossSite.into_response()
    }
}

/// Browsers name the site that a request comes from; programs do not.
fn is_same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    host.is_some() && origin == host
}

/// Where one may be sent back to: a path of this site.
pub(crate) fn local(path: Option<&str>) -> &str {
    // `//host` and `/\host` lead elsewhere.
    let is_local = |path: &&str| {
        path.starts_with('/') && !path[1..].starts_with(['/', '\\']) && path.bytes().all(|byte| byte.is_ascii_graphic())
    };
    path.filter(is_local).unwrap_or("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_only_sent_back_to_this_site() {
        for path in ["/", "/t/12?at=3", "/rules/stones#cards"] {
            assert_eq!(local(Some(path)), path);
        }
        for path in ["", "//evil", "/\\evil", "https://evil", "evil", "/a\r\nSet-Cookie: x=1", "/\t/evil"] {
            assert_eq!(local(Some(path)), "/", "{path}");
        }
        assert_eq!(local(None), "/");
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
