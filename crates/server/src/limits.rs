//! The limits of the server: what one visitor, one address and all together may use.
//!
//! Every limit is a number with a name; `atout serve --limit NAME=VALUE` sets it and 0 switches it off. The defaults are
//! far above what a person does. Not here: the counting (`limits/gates.rs`), and the limits that are part of a game.

mod bucket;
mod count;
mod gates;

pub(crate) use count::{Count, Held};
pub(crate) use gates::{Client, Gates, Key, Rate};

use atout_core::{Message, Text};
use std::time::Duration;

/// A limit as the command line shows it.
#[derive(Debug, Clone, Copy)]
pub struct LimitSpec {
    /// The field's name; on the command line with `-` instead of `_`.
    field: &'static str,
    /// The default.
    pub default: u64,
    /// What it limits.
    pub text: Text,
    set: fn(&mut Limits, u64),
}

impl LimitSpec {
    /// The name on the command line.
    #[must_use]
    pub fn name(&self) -> String {
        self.field.replace('_', "-")
    }
}

macro_rules! limits {
    ($($field:ident = $default:expr, $en:literal, $fr:literal;)*) => {
        /// All limits. Times are in seconds and sizes in bytes, unless the name says otherwise; 0 is no limit.
        ///
        /// "Visitor" is who sends the same cookie; "address" is an IPv4 address or an IPv6 network of 64 bits.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct Limits {
            $(#[doc = $en] pub $field: u64,)*
        }

        impl Default for Limits {
            fn default() -> Limits {
                Limits { $($field: $default,)* }
            }
        }

        impl Limits {
            /// All limits, in the order of the documentation.
            pub const ALL: &'static [LimitSpec] = &[$(LimitSpec {
                field: stringify!($field),
                default: $default,
                text: Text::new($en, $fr),
                set: |limits, value| limits.$field = value,
            },)*];
        }
    };
}

limits! {
    requests_per_second = 200, "Requests per second and visitor", "Requêtes par seconde et par visiteur";
    requests_burst = 2_000, "Requests of a visitor at once", "Requêtes d'un visiteur en une fois";
    address_requests_per_second = 1_000, "Requests per second and address", "Requêtes par seconde et par adresse";
    address_requests_burst = 10_000, "Requests of an address at once", "Requêtes d'une adresse en une fois";
    bytes_per_second = 256 << 10, "Bytes received per second and visitor", "Octets reçus par seconde et par visiteur";
    bytes_burst = 8 << 20, "Bytes received from a visitor at once", "Octets reçus d'un visiteur en une fois";
    address_bytes_per_second = 4 << 20, "Bytes received per second and address", "Octets reçus par seconde et par adresse";
    address_bytes_burst = 64 << 20, "Bytes received from an address at once", "Octets reçus d'une adresse en une fois";
    messages_per_second = 50, "Socket messages per second and visitor", "Messages de socket par seconde et par visiteur";
    messages_burst = 500, "Socket messages of a visitor at once", "Messages de socket d'un visiteur en une fois";
    address_messages_per_second = 1_000, "Socket messages per second and address", "Messages de socket par seconde et par adresse";
    address_messages_burst = 10_000, "Socket messages of an address at once", "Messages de socket d'une adresse en une fois";
    hellos_per_minute = 120, "Full views over sockets per minute and visitor", "Vues complètes par socket, par minute et par visiteur";
    previews_per_minute = 600, "Previews per minute and visitor", "Aperçus par minute et par visiteur";
    socket_refusals = 20, "Refused messages in a row before a socket is closed", "Messages refusés de suite avant la fermeture d'un socket";
    sockets = 64, "Open sockets of a visitor", "Sockets ouverts d'un visiteur";
    address_sockets = 1_000, "Open sockets of an address", "Sockets ouverts d'une adresse";
    socket_queue = 32, "Frames that wait for a slow socket (1 at least)", "Trames en attente d'un socket lent (1 au moins)";
    socket_queue_bytes = 128 << 20, "Bytes of frames that wait for all slow sockets together", "Octets des trames en attente de tous les sockets lents ensemble";
    socket_buffer = 4 << 20, "Bytes that a socket writes ahead", "Octets qu'un socket écrit d'avance";
    tables_per_hour = 200, "New tables per hour and visitor", "Nouvelles tables par heure et par visiteur";
    address_tables_per_hour = 2_000, "New tables per hour and address", "Nouvelles tables par heure et par adresse";
    open_tables = 1_000, "Unfinished tables of a visitor", "Tables non terminées d'un visiteur";
    slow_tables = 50, "Unfinished tables of a visitor with searching bots, changed within the hour", "Tables non terminées d'un visiteur avec des robots qui cherchent, modifiées dans l'heure";
    address_slow_tables_per_hour = 200, "New tables with searching bots per hour and address", "Nouvelles tables avec des robots qui cherchent, par heure et par adresse";
    think_ms = 10_000, "Milliseconds that a bot may think about a decision", "Millisecondes de réflexion d'un robot par décision";
    think_iterations = 1_000_000, "Iterations that a bot may use for a decision", "Itérations d'un robot par décision";
    imports_per_hour = 60, "Imports per hour and visitor", "Importations par heure et par visiteur";
    address_imports_per_hour = 600, "Imports per hour and address", "Importations par heure et par adresse";
    import_bytes_per_day = 20 << 20, "Imported bytes per day and visitor", "Octets importés par jour et par visiteur";
    address_import_bytes_per_day = 200 << 20, "Imported bytes per day and address", "Octets importés par jour et par adresse";
    import_bytes = 50 << 20, "Imported bytes kept for a visitor", "Octets importés conservés pour un visiteur";
    contents_per_day = 10, "New contents that records bring along, per day and visitor", "Nouveaux contenus apportés par des enregistrements, par jour et par visiteur";
    address_contents_per_day = 20, "New contents that records bring along, per day and address", "Nouveaux contenus apportés par des enregistrements, par jour et par adresse";
    deck_saves_per_hour = 600, "Saved decks per hour and visitor", "Decks enregistrés par heure et par visiteur";
    address_deck_saves_per_hour = 6_000, "Saved decks per hour and address", "Decks enregistrés par heure et par adresse";
    deck_days = 730, "Days without a change until a saved deck is deleted", "Jours sans changement avant la suppression d'un deck enregistré";
    import_days = 30, "Days until an imported game is deleted", "Jours avant la suppression d'une partie importée";
    unfinished_days = 90, "Days without a move until an unfinished table is deleted", "Jours sans coup avant la suppression d'une table non terminée";
    finished_days = 365, "Days until a finished table is deleted", "Jours avant la suppression d'une table terminée";
    connections = 10_000, "Open connections", "Connexions ouvertes";
    address_connections = 1_000, "Open connections of an address", "Connexions ouvertes d'une adresse";
    idle_seconds = 300, "Seconds without a request until a table that nobody watches leaves the memory", "Secondes sans requête avant qu'une table sans visiteur quitte la mémoire";
    header_seconds = 20, "Seconds until a request's header is complete; also the idle time of a connection", "Secondes pour recevoir l'en-tête d'une requête\u{a0}; aussi l'inactivité d'une connexion";
    body_seconds = 30, "Seconds until a request is received and answered", "Secondes pour recevoir une requête et y répondre";
    write_seconds = 10, "Seconds that a write may be blocked", "Secondes pendant lesquelles une écriture peut être bloquée";
}

impl Limits {
    /// Sets one limit from `NAME=VALUE`.
    ///
    /// # Errors
    /// There is no such limit (the sentence lists all of them), or the value is no whole number.
    pub fn set(&mut self, text: &str) -> Result<(), Message> {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        let Some(spec) = Limits::ALL.iter().find(|spec| spec.name() == name.trim()) else {
            return Err(Message::new(
                format!("`{name}` is not a limit; these are, with their defaults: {}", list()),
                format!(
                    "«\u{a0}{name}\u{a0}» n'est pas une limite\u{a0}; voici les limites et leurs valeurs par défaut\u{a0}: {}",
                    list()
                ),
            ));
        };
        let value = value.trim().replace('_', "").parse().map_err(|_| {
            Message::new(
                format!("the limit `{}` takes a whole number: {}={}", spec.name(), spec.name(), spec.default),
                format!(
                    "la limite «\u{a0}{}\u{a0}» prend un nombre entier\u{a0}: {}={}",
                    spec.name(),
                    spec.name(),
                    spec.default
                ),
            )
        })?;
        (spec.set)(self, value);
        Ok(())
    }

    /// No limit at all.
    #[must_use]
    pub fn none() -> Limits {
        let mut limits = Limits::default();
        for spec in Limits::ALL {
            (spec.set)(&mut limits, 0);
        }
        limits
    }
}

/// All names with their defaults, in one line.
fn list() -> String {
    let all: Vec<String> = Limits::ALL.iter().map(|spec| format!("{}={}", spec.name(), spec.default)).collect();
    all.join(", ")
}

/// A time in seconds; 0 is no limit.
pub(crate) fn seconds(limit: u64) -> Option<Duration> {
    (limit > 0).then(|| Duration::from_secs(limit))
}

/// Is this count over the limit? 0 is no limit.
pub(crate) fn is_over(count: u64, limit: u64) -> bool {
    limit > 0 && count > limit
}

#[cfg(test)]
mod tests {
    use super::*;
    use atout_core::Lang;

    #[test]
    fn a_limit_is_set_by_its_name() {
        let mut limits = Limits::default();
        limits.set("tables-per-hour=7").unwrap();
        limits.set("header-seconds = 0").unwrap();
        limits.set("bytes-burst=1_000_000").unwrap();
        assert_eq!((limits.tables_per_hour, limits.header_seconds, limits.bytes_burst), (7, 0, 1_000_000));
    }

    #[test]
    fn a_wrong_name_or_value_is_told_with_what_there_is() {
        let mut limits = Limits::default();
        for wrong in ["tables=7", "", "=", "Tables-per-hour=7"] {
            let error = limits.set(wrong).unwrap_err();
            for lang in Lang::ALL {
                assert!(error.get(lang).contains("tables-per-hour=200"), "{}", error.get(lang));
            }
        }
        for wrong in ["sockets", "sockets=", "sockets=-1", "sockets=1.5", "sockets=many"] {
            assert!(limits.set(wrong).unwrap_err().en.contains("sockets=64"), "{wrong}");
        }
        assert_eq!(limits, Limits::default());
    }

    #[test]
    fn all_limits_can_be_switched_off() {
        let none = Limits::none();
        assert!(none.sockets == 0 && none.write_seconds == 0 && none != Limits::default());
    }
}
