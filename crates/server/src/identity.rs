//! The visitor behind a request: an anonymous token in a cookie, a language, a theme.
//!
//! Not here: accounts (there are none), and which seats a visitor plays (`live/loaded.rs`).

use crate::error::{Problem, render};
use crate::random;
use atout_core::{Lang, hex};
use atout_store::Hidden;
use atout_web::{Reader, Theme};
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// The cookie with the visitor's token.
const TOKEN_COOKIE: &str = "atout_me";
/// 400 days, in seconds: browsers keep no cookie for longer.
const MAX_AGE: u32 = 400 * 24 * 60 * 60;

/// The visitor who made a request.
#[derive(Debug, Clone)]
pub(crate) struct Visitor {
    /// A hash of the visitor's token. Tables are stored with it.
    pub(crate) owner: Hidden,
    pub(crate) lang: Lang,
    theme: Theme,
    /// The requested address.
    path: String,
}

impl Visitor {
    /// What a page knows about its reader.
    pub(crate) fn reader(&self) -> Reader {
        self.reader_at(&self.path)
    }

    /// The same for a page whose own address cannot be opened again, such as the answer to a form.
    pub(crate) fn reader_at(&self, path: &str) -> Reader {
        Reader { lang: self.lang, theme: self.theme, path: path.to_owned() }
    }

    /// Does a program read the answer?
    pub(crate) fn is_program(&self) -> bool {
        self.path.starts_with("/api/") || self.path.contains("/step/")
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Problem> {
        // `identify` has put it there.
        parts.extensions.get::<Visitor>().cloned().ok_or(Problem::Internal)
    }
}

/// Finds the visitor of a request, gives a new visitor a token, and renders refusals for the visitor.
pub(crate) async fn identify(mut request: Request, next: Next) -> Response {
    let known = cookie(request.headers(), TOKEN_COOKIE).filter(|token| is_token(token)).map(str::to_owned);
    let fresh = match &known {
        Some(_) => None,
        None => match random::token() {
            Ok(token) => Some(token),
            Err(problem) => return problem.into_response(),
        },
    };
    let visitor = visitor(&request, known.as_deref().or(fresh.as_deref()).unwrap_or_default());
    request.extensions_mut().insert(visitor.clone());
    let mut response = render(next.run(request).await, &visitor);
    if let Some(token) = fresh {
        set_cookie(&mut response, &format!("{TOKEN_COOKIE}={token}; HttpOnly"));
    }
    response
}

fn visitor(request: &Request, token: &str) -> Visitor {
    let headers = request.headers();
    let accepted = || headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    Visitor {
        owner: hash(token),
        lang: cookie(headers, "lang").and_then(|code| code.parse().ok()).unwrap_or_else(|| Lang::preferred(accepted())),
        theme: cookie(headers, "theme").and_then(theme).unwrap_or_default(),
        path: request.uri().path_and_query().map_or("/", |path| path.as_str()).to_owned(),
    }
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

/// Adds a long-lived cookie to a response. `pair` is `name=value`, and more attributes after it.
pub(crate) fn set_cookie(response: &mut Response, pair: &str) {
    if let Ok(value) = HeaderValue::from_str(&format!("{pair}; Path=/; SameSite=Lax; Max-Age={MAX_AGE}")) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}

/// The value of a cookie.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// The server makes tokens of 32 hexadecimal digits; programs may choose others.
fn is_token(text: &str) -> bool {
    (8..=128).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// What is stored of a token. A reader of the database cannot impersonate a player.
fn hash(token: &str) -> Hidden {
    let digest = Sha256::new().chain_update("atout visitor\n").chain_update(token).finalize();
    Hidden::new(hex(&digest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("lang=fr; atout_me=0123456789abcdef"));
        headers.append(header::COOKIE, HeaderValue::from_static("theme=dark"));
        assert_eq!(cookie(&headers, TOKEN_COOKIE), Some("0123456789abcdef"));
        assert_eq!(cookie(&headers, "theme"), Some("dark"));
        assert_eq!(cookie(&headers, "me"), None);
    }

    #[test]
    fn a_token_is_stored_as_a_hash() {
        assert!(!hash("0123456789abcdef").reveal().contains("0123456789abcdef"));
        assert!(is_token(&"a".repeat(32)) && !is_token("") && !is_token("short") && !is_token("with space in it"));
    }
}
