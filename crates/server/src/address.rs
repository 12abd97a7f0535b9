//! Where a request comes from: the peer's address, or what a trusted proxy says about it.
//!
//! Not here: who the visitor is (`identity.rs`), and what an address may use (`limits`).

use axum::http::{HeaderMap, HeaderName};
use ipnet::IpNet;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;
use thiserror::Error;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const X_FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// An address as limits count it. The owner of one IPv6 address usually has a whole network of 64 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(ip: IpAddr) -> Address {
        match ip.to_canonical() {
            IpAddr::V6(ip) => Address(IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() & !u128::from(u64::MAX)))),
            ip => Address(ip),
        }
    }
}

/// What is known about the way of a request.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Arrival {
    pub(crate) address: Address,
    /// Did it come over TLS?
    pub(crate) is_https: bool,
}

/// The proxies whose word about the client is taken: an address or a network, such as `10.0.0.0/8`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Proxy(IpNet);

/// The text is no address or network.
#[derive(Debug, Clone, Copy, Error)]
#[error("not an address or network: write 127.0.0.1 or 10.0.0.0/8")]
pub struct NotAProxy;

impl FromStr for Proxy {
    type Err = NotAProxy;
    fn from_str(text: &str) -> Result<Proxy, NotAProxy> {
        let net = text.parse::<IpAddr>().map(IpNet::from).or_else(|_| text.parse::<IpNet>());
        net.map(Proxy).map_err(|_| NotAProxy)
    }
}

impl Arrival {
    /// The client's address: the last one that no trusted proxy has. Headers from others are ignored, so nobody can
    /// choose an address.
    pub(crate) fn of(peer: SocketAddr, headers: &HeaderMap, proxies: &[Proxy]) -> Arrival {
        let peer = peer.ip().to_canonical();
        let is_trusted = |ip: &IpAddr| proxies.iter().any(|proxy| proxy.0.contains(ip));
        if !is_trusted(&peer) {
            return Arrival { address: peer.into(), is_https: false };
        }
        let x_forwarded: Vec<&str> = values(headers, &X_FORWARDED_FOR).collect();
        let forwarded: Vec<&str> = parameters(headers, "for").collect();
        let client = match (last_untrusted(&x_forwarded, is_trusted), last_untrusted(&forwarded, is_trusted)) {
            (Some(client), None) | (None, Some(client)) => client,
            (Some(one), Some(other)) if one == other => one,
            // A proxy writes one of the two headers and passes the other one on. If they differ, the client made one up.
            _ => peer,
        };
        let protocol = values(headers, &X_FORWARDED_PROTO).chain(parameters(headers, "proto")).last();
        Arrival { address: client.into(), is_https: protocol.is_some_and(|word| word.eq_ignore_ascii_case("https")) }
    }
}

/// The client, read from the last proxy back to the first one.
fn last_untrusted(hops: &[&str], is_trusted: impl Fn(&IpAddr) -> bool) -> Option<IpAddr> {
    for hop in hops.iter().rev() {
        let ip = node(hop)?;
        if !is_trusted(&ip) {
            return Some(ip);
        }
    }
    None
}

/// `1.2.3.4`, `1.2.3.4:80`, `::1`, `[::1]:80`.
fn node(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.split_once(']')).map_or(text, |(ip, _)| ip);
    let ip = bare.parse::<IpAddr>().or_else(|_| text.parse::<SocketAddr>().map(|addr| addr.ip()));
    ip.ok().map(|ip| ip.to_canonical())
}

/// The comma-separated values of a header.
fn values<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> + use<'a> {
    let lines = headers.get_all(name).iter().map(|line| line.to_str().unwrap_or("?"));
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

/// A parameter of every element of the header `Forwarded`.
fn parameters<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = &'a str> {
    values(headers, &axum::http::header::FORWARDED).filter_map(move |element| {
        let pairs = element.split(';').filter_map(|pair| pair.trim().split_once('='));
        pairs.into_iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim_matches('"'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn arrival(peer: &str, headers: &[(&'static str, &'static str)], trusted: &[&str]) -> Arrival {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, HeaderValue::from_static(value));
        }
        let proxies: Vec<Proxy> = trusted.iter().map(|text| text.parse().unwrap()).collect();
        Arrival::of(SocketAddr::new(peer.parse().unwrap(), 1), &map, &proxies)
    }

    fn is(arrival: Arrival, ip: &str) -> bool {
        arrival.address == Address::from(ip.parse::<IpAddr>().unwrap())
    }

    #[test]
    fn headers_of_strangers_are_ignored() {
        let forged =
            [("x-forwarded-for", "9.9.9.9"), ("forwarded", "for=9.9.9.9;proto=https"), ("x-forwarded-proto", "https")];
        let one = arrival("1.2.3.4", &forged, &["10.0.0.0/8"]);
        assert!(is(one, "1.2.3.4") && !one.is_https);
        assert!(is(arrival("1.2.3.4", &forged, &[]), "1.2.3.4"));
    }

    #[test]
    fn a_trusted_proxy_names_the_client() {
        let trusted = ["10.0.0.0/8", "::1"];
        let by = |headers: &[(&'static str, &'static str)]| arrival("10.0.0.1", headers, &trusted);
        assert!(is(by(&[("x-forwarded-for", "1.2.3.4")]), "1.2.3.4"));
        // What stands before the last stranger was written by that stranger.
        assert!(is(by(&[("x-forwarded-for", "9.9.9.9, 1.2.3.4, 10.0.0.7")]), "1.2.3.4"));
        assert!(is(by(&[("x-forwarded-for", "9.9.9.9"), ("x-forwarded-for", "1.2.3.4")]), "1.2.3.4"));
        assert!(is(by(&[("forwarded", "for=9.9.9.9, For=\"[2001:db8::7]:80\";proto=https")]), "2001:db8::"));
        assert!(by(&[("forwarded", "for=1.2.3.4;proto=https")]).is_https);
        assert!(by(&[("x-forwarded-for", "1.2.3.4"), ("x-forwarded-proto", "https")]).is_https);
        assert!(is(arrival("::1", &[("x-forwarded-for", "1.2.3.4:99")], &trusted), "1.2.3.4"));
    }

    #[test]
    fn what_cannot_be_told_is_the_proxy_itself() {
        for headers in [
            &[][..],
            &[("x-forwarded-for", "unknown")],
            &[("x-forwarded-for", "1.2.3.4, nonsense")],
            &[("x-forwarded-for", "1.2.3.4"), ("forwarded", "for=5.6.7.8")],
        ] {
            assert!(is(arrival("10.0.0.1", headers, &["10.0.0.1"]), "10.0.0.1"), "{headers:?}");
        }
    }

    #[test]
    fn a_network_of_64_bits_is_one_address() {
        let of = |ip: &str| Address::from(ip.parse::<IpAddr>().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:ffff:ffff:ffff"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:1.2.3.4"), of("1.2.3.4"));
        assert_ne!(of("1.2.3.4"), of("1.2.3.5"));
    }
}
