//! A visitor without a socket: one HTTP request for each connection, and the cookie that the server gives.

use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Why something did not work.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The connection was refused or has ended: try again.
    Broken(String),
    /// The server does what it must not do.
    Wrong(String),
}

/// Somebody who asks.
#[derive(Debug, Clone)]
pub(crate) struct Visitor {
    pub(crate) addr: SocketAddr,
    /// `atout_me=…`, once the server has given it.
    pub(crate) cookie: Option<String>,
}

impl Visitor {
    /// Sends a request and reads the JSON of its answer.
    pub(crate) async fn ask<T: DeserializeOwned>(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
    ) -> Result<T, Trouble> {
        let answer = self.exchange(method, path, body).await?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(cut_off)?;
        if let Some(cookie) = given_cookie(head) {
            self.cookie = Some(cookie.to_owned());
        }
        let status = head.split(' ').nth(1).unwrap_or_default();
        match status {
            "200" | "201" => serde_json::from_str(body).map_err(|error| match error.classify() {
                serde_json::error::Category::Eof => cut_off(),
                _ => Trouble::Wrong(format!("{method} {path}: {error} in {body}")),
            }),
            _ => Err(Trouble::Wrong(format!("{method} {path} was refused with {status}: {body}"))),
        }
    }

    async fn exchange(&self, method: &str, path: &str, body: &str) -> Result<String, Trouble> {
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{cookie}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.addr,
            body.len()
        );
        let mut stream = connect(self.addr).await?;
        stream.write_all(request.as_bytes()).await.map_err(broken)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.map_err(broken)?;
        Ok(answer)
    }
}

pub(crate) async fn connect(addr: SocketAddr) -> Result<TcpStream, Trouble> {
    let stream = TcpStream::connect(addr).await.map_err(broken)?;
    stream.set_nodelay(true).map_err(broken)?;
    Ok(stream)
}

pub(crate) fn broken(error: impl std::fmt::Display) -> Trouble {
    Trouble::Broken(error.to_string())
}

fn cut_off() -> Trouble {
    broken("the connection ended in the middle of an answer")
}

/// The visitor's cookie in the head of an answer.
fn given_cookie(head: &str) -> Option<&str> {
    let values = head.lines().filter_map(|line| line.split_once(": "));
    let mut given = values.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
    given.find_map(|(_, value)| value.split(';').next().filter(|pair| pair.starts_with("atout_me=")))
}

#[cfg(test)]
mod tests {
    use super::given_cookie;

    #[test]
    fn the_cookie_of_the_visitor_is_found() {
        let head = "HTTP/1.1 201 Created\r\nset-cookie: lang=fr; Path=/\r\nSet-Cookie: atout_me=0a1b; HttpOnly; Path=/";
        assert_eq!(given_cookie(head), Some("atout_me=0a1b"));
        assert_eq!(given_cookie("HTTP/1.1 200 OK\r\ncontent-length: 3"), None);
    }
}
