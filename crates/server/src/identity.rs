//! The visitor behind a request: an anonymous token in a cookie, a language, a theme.
//!
//! Not here: accounts (there are none), how tokens are signed (`token.rs`), and which seats a visitor plays
//! (`live/loaded.rs`).

use crate::address::Arrival;
use crate::error::{Problem, render};
use crate::limits::{Client, Rate};
use crate::router::App;
use crate::token::unsigned;
use atout_core::{Lang, hex};
use atout_store::PersonId;
use atout_web::{Reader, Theme};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use axum_extra::headers::{ContentLength, HeaderMapExt};
use sha2::{Digest, Sha256};

/// The cookie with the visitor's token …
const TOKEN_COOKIE: &str = "atout_me";
/// … and its name over TLS: browsers take a cookie of such a name from no other host and over no other protocol. Only it
/// counts there: the plain one can be planted by whoever answers for a neighbouring name or in place of the server
/// without TLS, and its owner would go on to play as somebody else.
const SECURE_TOKEN_COOKIE: &str = "__Host-atout_me";
/// What a body of unknown length counts as, in bytes.
const UNKNOWN_LENGTH: u64 = 64 << 10;

/// Who reads the answer to a request, as far as it says so itself.
#[derive(Debug, Clone)]
pub(crate) struct Caller {
    pub(crate) lang: Lang,
    theme: Theme,
    /// The requested address.
    path: String,
    /// Does a program read the answer?
    pub(crate) wants_json: bool,
}

impl Caller {
    fn of(request: &Request) -> Caller {
        let headers = request.headers();
        let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok()).unwrap_or_default();
        let jar = CookieJar::from_headers(headers);
        let path = request.uri().path_and_query().map_or("/", |path| path.as_str()).to_owned();
        let accepted = text(header::ACCEPT);
        let asks_for_json = accepted.contains("application/json") && !accepted.contains("text/html");
        Caller {
            lang: jar
                .get("lang")
                .and_then(|cookie| cookie.value().parse().ok())
                .unwrap_or_else(|| Lang::preferred(text(header::ACCEPT_LANGUAGE))),
            theme: jar.get("theme").and_then(|cookie| theme(cookie.value())).unwrap_or_default(),
            wants_json: asks_for_json || path.starts_with("/api/") || path.contains("/step/"),
            path,
        }
    }

    /// What a page knows about its reader.
    pub(crate) fn reader(&self) -> Reader {
        Reader { lang: self.lang, theme: self.theme, path: self.path.clone() }
    }
}

/// The visitor who made a request.
#[derive(Debug, Clone)]
pub(crate) struct Visitor {
    /// The person, as the store knows it: a hash of the visitor's token.
    pub(crate) person: PersonId,
    pub(crate) lang: Lang,
    /// The visitor as limits count it.
    pub(crate) client: Client,
    caller: Caller,
}

impl Visitor {
    /// What a page knows about its reader.
    pub(crate) fn reader(&self) -> Reader {
        self.caller.reader()
    }

    /// The same for a page whose own address cannot be opened again, such as the answer to a form.
    pub(crate) fn reader_at(&self, path: &str) -> Reader {
        Reader { path: path.to_owned(), ..self.caller.reader() }
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Problem> {
        // `identify` has put it there.
        parts.extensions.get::<Visitor>().cloned().ok_or(Problem::Internal)
    }
}

/// Renders all refusals for who reads them.
pub(crate) async fn render_refusals(mut request: Request, next: Next) -> Response {
    let caller = Caller::of(&request);
    request.extensions_mut().insert(caller.clone());
    render(next.run(request).await, &caller)
}

/// Finds the visitor of a request, and gives a new visitor a token.
pub(crate) async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let (Some(arrival), Some(caller)) =
        (request.extensions().get::<Arrival>().copied(), request.extensions().get::<Caller>().cloned())
    else {
        return Problem::Internal.into_response();
    };
    let sent = sent_token(request.headers(), arrival.is_https);
    let (token, is_new) = match find_token(&app, sent.as_deref()).await {
        Ok(found) => found,
        // Without an answer of the store the visitor must not be taken for a new one.
        Err(problem) => return problem.into_response(),
    };
    let person = person(&token);
    let client = app.access.gates.client(&person, arrival.address);
    if let Err(problem) = charge(&app, client, request.headers()) {
        return problem.into_response();
    }
    request.extensions_mut().insert(Visitor { person, lang: caller.lang, client, caller });
    let mut response = next.run(request).await;
    if is_new {
        let (name, value) = (token_cookie(arrival.is_https), app.access.key.sign(&token));
        let cookie = Cookie::build((name, value)).http_only(true).secure(arrival.is_https);
        set_cookie(&mut response, cookie.build());
    }
    response
}

/// Counts a request and its body.
fn charge(app: &App, client: Client, headers: &HeaderMap) -> Result<(), Problem> {
    let gates = &app.access.gates;
    // The address was charged before (`guard::admit`).
    gates.take_for_visitor(Rate::Requests, client, 1)?;
    let is_chunked = headers.contains_key(header::TRANSFER_ENCODING);
    let length = headers.typed_get::<ContentLength>().map_or(0, |length| length.0);
    gates.take(Rate::Bytes, client, if is_chunked { UNKNOWN_LENGTH } else { length })
}

fn token_cookie(is_https: bool) -> &'static str {
    if is_https { SECURE_TOKEN_COOKIE } else { TOKEN_COOKIE }
}

/// What the cookie says that counts over this protocol.
fn sent_token(headers: &HeaderMap, is_https: bool) -> Option<String> {
    CookieJar::from_headers(headers).get(token_cookie(is_https)).map(|cookie| cookie.value().to_owned())
}

/// The visitor's token, and whether its cookie has to be set.
async fn find_token(app: &App, sent: Option<&str>) -> Result<(String, bool), Problem> {
    let key = &app.access.key;
    if let Some(value) = sent {
        if let Some(token) = key.verify(value) {
            return Ok((token.to_owned(), false));
        }
        // It was not signed by this key: it counts if it has tables from the time before.
        if let Some(token) = unsigned(value)
            && app.store.knows(&person(token)).await?
        {
            return Ok((token.to_owned(), true));
        }
    }
    Ok((key.fresh()?, true))
}

/// A theme by its name in addresses and cookies.
pub(crate) fn theme(name: &str) -> Option<Theme> {
    match name {
        "auto" => Some(Theme::Auto),
        "light" => Some(Theme::Light),
        "dark" => Some(Theme::Dark),
        _ => None,
    }
}

/// Adds a cookie for this whole site to a response, for as long as browsers keep it.
pub(crate) fn set_cookie(response: &mut Response, mut cookie: Cookie<'_>) {
    cookie.set_path("/");
    cookie.set_same_site(SameSite::Lax);
    cookie.make_permanent();
    if let Ok(value) = HeaderValue::from_str(&cookie.to_string()) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}

/// What is stored of a token. A reader of the database cannot impersonate a player.
fn person(token: &str) -> PersonId {
    let digest = Sha256::new().chain_update("atout visitor\n").chain_update(token).finalize();
    PersonId::new(hex(&digest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("lang=fr; atout_me=0123456789abcdef"));
        headers.append(header::COOKIE, HeaderValue::from_static("theme=dark"));
        assert_eq!(sent_token(&headers, false).as_deref(), Some("0123456789abcdef"));
        assert_eq!(sent_token(&headers, true), None, "the plain one does not count over TLS");
        headers.append(header::COOKIE, HeaderValue::from_static("__Host-atout_me=fedcba9876543210"));
        assert_eq!(sent_token(&headers, true).as_deref(), Some("fedcba9876543210"));
        assert_eq!(sent_token(&HeaderMap::new(), false), None);
    }

    #[test]
    fn a_token_is_stored_as_a_hash() {
        assert!(!person("0123456789abcdef").as_str().contains("0123456789abcdef"));
    }
}
