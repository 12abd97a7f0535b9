//! The names under which the server may be asked for.
//!
//! A page of another site can make its own name point to this server's address (DNS rebinding); the browser then takes
//! both for the same site. Its requests still carry the other name in `Host`, and are refused here. Not here: requests
//! whose origin differs from their host (`guard.rs`).

use std::net::{IpAddr, SocketAddr};

/// The accepted hosts.
#[derive(Debug, Clone)]
pub(crate) struct Hosts {
    /// `*` was given.
    all: bool,
    /// Names in small letters, without ports.
    names: Vec<String>,
    bound: IpAddr,
}

impl Hosts {
    /// The local names, the bound address, and what the operator adds.
    pub(crate) fn new(bound: SocketAddr, added: &[String]) -> Hosts {
        Hosts {
            all: added.iter().any(|name| name == "*"),
            names: added.iter().map(|name| without_port(&name.to_ascii_lowercase()).to_owned()).collect(),
            bound: bound.ip(),
        }
    }

    /// May a request with this `Host` be answered?
    pub(crate) fn accepts(&self, host: &str) -> bool {
        let host = host.to_ascii_lowercase();
        let name = without_port(&host);
        let name = name.strip_suffix('.').unwrap_or(name);
        self.all || name == "localhost" || self.names.iter().any(|one| one == name) || self.accepts_ip(name)
    }

    /// A number cannot be made to point elsewhere. A server that listens everywhere does not know its own numbers.
    fn accepts_ip(&self, name: &str) -> bool {
        let bare = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(name);
        let Ok(ip) = bare.parse::<IpAddr>() else { return false };
        ip.is_loopback() || ip == self.bound || self.bound.is_unspecified()
    }
}

/// `[::1]:4070` → `[::1]`, `localhost:4070` → `localhost`.
fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) && !name.contains(':') => name,
        Some((name, port)) if name.ends_with(']') && port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(bound: &str, added: &[&str]) -> Hosts {
        Hosts::new(bound.parse().unwrap(), &added.iter().map(|&name| name.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn local_names_and_the_bound_address_are_accepted() {
        let hosts = hosts("192.168.0.2:4070", &[]);
        for host in
            ["localhost", "LocalHost:4070", "127.0.0.1:1", "[::1]", "[::1]:80", "192.168.0.2:4070", "localhost."]
        {
            assert!(hosts.accepts(host), "{host}");
        }
        for host in
            ["evil.example", "localhost.evil.example", "192.168.0.3", "127.0.0.1.evil.example", "", "[::2]", ":80"]
        {
            assert!(!hosts.accepts(host), "{host}");
        }
    }

    #[test]
    fn names_are_added_and_a_star_is_every_name() {
        let club = hosts("127.0.0.1:4070", &["Club.example", "games.example:8080"]);
        assert!(club.accepts("club.example:443") && club.accepts("CLUB.example.") && club.accepts("games.example"));
        assert!(!club.accepts("www.club.example") && !club.accepts("192.168.0.2"));
        assert!(hosts("127.0.0.1:4070", &["*"]).accepts("evil.example"));
    }

    #[test]
    fn a_server_that_listens_everywhere_accepts_numbers_and_no_names() {
        let hosts = hosts("0.0.0.0:4070", &[]);
        assert!(hosts.accepts("192.168.0.3:4070") && hosts.accepts("[2001:db8::1]:4070"));
        assert!(!hosts.accepts("evil.example:4070"));
    }
}
