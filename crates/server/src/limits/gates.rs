//! Counts what visitors and addresses use, and refuses what is too much.
//!
//! Not here: the numbers (`limits.rs`), and who the visitor behind a request is (`identity.rs`).

use super::bucket::Bucket;
use super::{Count, Held, Limits};
use crate::address::Address;
use crate::error::Problem;
use atout_core::{Message, Text};
use atout_store::PersonId;
use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A visitor or an address in the counters: a hash under a secret of this process, so that keys have one small size and
/// nobody can choose two that collide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Key(pub(crate) u64);

/// A visitor and the address that it uses, as the counters know them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Client {
    visitor: Key,
    pub(crate) address: Key,
}

/// What has a rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rate {
    Requests,
    Bytes,
    Messages,
    Hellos,
    Previews,
    Tables,
    SlowTables,
    Imports,
    ImportBytes,
    Contents,
    DeckSaves,
}

impl Rate {
    const ALL: [Rate; 11] = [
        Rate::Requests,
        Rate::Bytes,
        Rate::Messages,
        Rate::Hellos,
        Rate::Previews,
        Rate::Tables,
        Rate::SlowTables,
        Rate::Imports,
        Rate::ImportBytes,
        Rate::Contents,
        Rate::DeckSaves,
    ];

    fn buckets(self, limits: &Limits) -> Buckets {
        let l = limits;
        let (visitor, address) = match self {
            Rate::Requests => (
                Bucket::new(l.requests_per_second, SECOND, l.requests_burst),
                Bucket::new(l.address_requests_per_second, SECOND, l.address_requests_burst),
            ),
            Rate::Bytes => (
                Bucket::new(l.bytes_per_second, SECOND, l.bytes_burst),
                Bucket::new(l.address_bytes_per_second, SECOND, l.address_bytes_burst),
            ),
            Rate::Messages => (
                Bucket::new(l.messages_per_second, SECOND, l.messages_burst),
                Bucket::new(l.address_messages_per_second, SECOND, l.address_messages_burst),
            ),
            Rate::Hellos => (Bucket::new(l.hellos_per_minute, MINUTE, 0), None),
            Rate::Previews => (Bucket::new(l.previews_per_minute, MINUTE, 0), None),
            Rate::Tables => (Bucket::new(l.tables_per_hour, HOUR, 0), Bucket::new(l.address_tables_per_hour, HOUR, 0)),
            Rate::SlowTables => (None, Bucket::new(l.address_slow_tables_per_hour, HOUR, 0)),
            Rate::Imports => {
                (Bucket::new(l.imports_per_hour, HOUR, 0), Bucket::new(l.address_imports_per_hour, HOUR, 0))
            }
            Rate::ImportBytes => {
                (Bucket::new(l.import_bytes_per_day, DAY, 0), Bucket::new(l.address_import_bytes_per_day, DAY, 0))
            }
            Rate::Contents => {
                (Bucket::new(l.contents_per_day, DAY, 0), Bucket::new(l.address_contents_per_day, DAY, 0))
            }
            Rate::DeckSaves => {
                (Bucket::new(l.deck_saves_per_hour, HOUR, 0), Bucket::new(l.address_deck_saves_per_hour, HOUR, 0))
            }
        };
        Buckets { visitor, address }
    }

    /// What there was too much of.
    fn too_much(self) -> Text {
        match self {
            Rate::Requests => Text::new("Too many requests", "Trop de requêtes"),
            Rate::Bytes => Text::new("Too much data", "Trop de données"),
            Rate::Messages => Text::new("Too many messages", "Trop de messages"),
            Rate::Hellos => Text::new("The table was asked for too often", "La table a été demandée trop souvent"),
            Rate::Previews => Text::new("Too many previews", "Trop d’aperçus"),
            Rate::Tables => Text::new("Too many new tables", "Trop de nouvelles tables"),
            Rate::SlowTables => Text::new(
                "Too many new tables with bots that search",
                "Trop de nouvelles tables avec des robots qui cherchent",
            ),
            Rate::Imports => Text::new("Too many imports", "Trop d’importations"),
            Rate::ImportBytes => Text::new("Too much was imported", "Trop de données importées"),
            Rate::Contents => Text::new("Too many new contents", "Trop de nouveaux contenus"),
            Rate::DeckSaves => Text::new("Too many decks were saved", "Trop de decks enregistrés"),
        }
    }
}

struct Buckets {
    visitor: Option<Bucket>,
    address: Option<Bucket>,
}

/// All counters of a server.
pub(crate) struct Gates {
    pub(crate) limits: Limits,
    hasher: RandomState,
    /// By [`Rate`].
    rates: [Buckets; 11],
    sockets: Count<Key>,
    address_sockets: Count<Key>,
}

/// An open socket in the counters.
pub(crate) struct SocketSlot {
    _visitor: Held<Key>,
    _address: Held<Key>,
}

impl Gates {
    pub(crate) fn new(limits: Limits) -> Gates {
        Gates {
            rates: Rate::ALL.map(|rate| rate.buckets(&limits)),
            sockets: Count::new(limits.sockets),
            address_sockets: Count::new(limits.address_sockets),
            hasher: RandomState::new(),
            limits,
        }
    }

    pub(crate) fn client(&self, person: &PersonId, address: Address) -> Client {
        Client { visitor: Key(self.hasher.hash_one(person.as_str())), address: self.address(address) }
    }

    fn address(&self, address: Address) -> Key {
        Key(self.hasher.hash_one(address))
    }

    /// Counts `n` for a visitor and its address, or refuses. A refused visitor uses nothing up for others there.
    pub(crate) fn take(&self, rate: Rate, client: Client, n: u64) -> Result<(), Problem> {
        self.take_for_visitor(rate, client, n)?;
        take(rate, self.rates[rate as usize].address.as_ref(), client.address, n, true)
    }

    /// The same for the visitor only.
    pub(crate) fn take_for_visitor(&self, rate: Rate, client: Client, n: u64) -> Result<(), Problem> {
        take(rate, self.rates[rate as usize].visitor.as_ref(), client.visitor, n, false)
    }

    /// The same for the address only.
    pub(crate) fn take_for_address(&self, rate: Rate, address: Address, n: u64) -> Result<(), Problem> {
        take(rate, self.rates[rate as usize].address.as_ref(), self.address(address), n, true)
    }

    /// Counts a socket as open until the result is dropped.
    pub(crate) fn open_socket(&self, client: Client) -> Result<SocketSlot, Problem> {
        let slot = self.address_sockets.hold(client.address).zip(self.sockets.hold(client.visitor));
        let (_address, _visitor) = slot.ok_or_else(|| {
            Problem::too_many(
                "Too many tables are open at the same time. Close one, then try again.",
                "Trop de tables sont ouvertes en même temps. Fermez-en une, puis réessayez.",
            )
        })?;
        Ok(SocketSlot { _visitor, _address })
    }

    /// Forgets visitors and addresses that have not asked for long.
    pub(crate) fn sweep(&self) {
        for Buckets { visitor, address } in &self.rates {
            visitor.iter().chain(address).for_each(Bucket::sweep);
        }
    }
}

fn take(rate: Rate, bucket: Option<&Bucket>, key: Key, n: u64, is_address: bool) -> Result<(), Problem> {
    let Some(bucket) = bucket else { return Ok(()) };
    bucket.take(key, n).map_err(|wait| {
        let seconds = wait.as_secs() + 1;
        let what = rate.too_much();
        let (en, fr) = if is_address { (" from your network", " depuis votre réseau") } else { ("", "") };
        let time = time_words(seconds);
        Problem::SlowDown {
            sentence: Message::new(
                format!("{}{en}. Try again in {}.", what.en, time.en),
                format!("{}{fr}. Réessayez dans {}.", what.fr, time.fr),
            ),
            retry_after: seconds,
        }
    })
}

/// A waiting time in words: seconds, or minutes rounded up.
fn time_words(seconds: u64) -> Message {
    let (n, en, fr) =
        if seconds < 120 { (seconds, "second", "seconde") } else { (seconds.div_ceil(60), "minute", "minute") };
    let plural = if n == 1 { "" } else { "s" };
    Message::new(format!("{n} {en}{plural}"), format!("{n} {fr}{plural}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gates(set: &[&str]) -> Gates {
        let mut limits = Limits::default();
        set.iter().for_each(|text| limits.set(text).unwrap());
        Gates::new(limits)
    }

    fn client(gates: &Gates, name: &str, address: &str) -> Client {
        gates.client(&PersonId::new(name), Address::from(address.parse::<std::net::IpAddr>().unwrap()))
    }

    #[test]
    fn a_visitor_over_the_limit_waits_and_others_do_not() {
        let gates = gates(&["tables-per-hour=2", "address-tables-per-hour=3"]);
        let (ada, eve) = (client(&gates, "ada", "10.0.0.1"), client(&gates, "eve", "10.0.0.1"));
        assert!((0..2).all(|_| gates.take(Rate::Tables, ada, 1).is_ok()));
        let Err(Problem::SlowDown { sentence, retry_after }) =
            gates.take(Rate::Tables, client(&gates, "ada", "10.0.0.2"), 1)
        else {
            panic!("a third table")
        };
        assert!((1_700..=1_801).contains(&retry_after), "{retry_after}");
        assert_eq!(sentence.en, format!("Too many new tables. Try again in {} minutes.", retry_after.div_ceil(60)));
        assert!(gates.take(Rate::Tables, eve, 1).is_ok());
        let Err(Problem::SlowDown { sentence, .. }) = gates.take(Rate::Tables, eve, 1) else {
            panic!("a fourth table")
        };
        assert!(sentence.fr.contains("depuis votre réseau"), "{sentence}");
        assert!(gates.take(Rate::Tables, client(&gates, "bob", "10.0.0.9"), 1).is_ok());
    }

    #[test]
    fn sockets_count_while_they_are_open() {
        let gates = gates(&["sockets=1", "address-sockets=2"]);
        let one = |name: &str| gates.open_socket(client(&gates, name, "::1"));
        let held = (one("ada").ok().unwrap(), one("eve").ok().unwrap());
        assert!(one("ada").is_err() && one("bob").is_err());
        drop(held);
        assert!(one("ada").is_ok() && one("bob").is_ok());
    }

    #[test]
    fn without_limits_nothing_is_refused() {
        let gates = Gates::new(Limits::none());
        let ada = client(&gates, "ada", "10.0.0.1");
        for rate in Rate::ALL {
            assert!((0..20_000).all(|_| gates.take(rate, ada, 1 << 20).is_ok()), "{rate:?}");
        }
    }

    #[test]
    fn a_time_is_told_in_words() {
        assert_eq!((time_words(1).en, time_words(90).fr), ("1 second".into(), "90 secondes".into()));
        assert_eq!((time_words(3_000).en, time_words(121).fr), ("50 minutes".into(), "3 minutes".into()));
    }
}
