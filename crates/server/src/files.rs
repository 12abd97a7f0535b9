//! Open files: every connection is one, and the system allows a process only so many.
//!
//! Often it allows 1,024 at first and far more to a program that asks. So the server asks at its start, and fits its limits
//! to what it was granted: with all files in use it could take no connection, not even to refuse it. Not here: counting
//! connections (`connections.rs`).

use crate::limits::Limits;

/// Files that are kept for other things than connections: the database with its readers, the key, the listener.
const RESERVE: u64 = 100;
/// Fewer connections than this are no server.
const FEWEST: u64 = 16;

/// What is asked for where connections have no limit.
const UNLIMITED: u64 = 1 << 20;

/// Asks for as many open files as the limits promise connections, and lowers the limits to what was granted.
pub(crate) fn fit(limits: Limits) -> Limits {
    let wanted = match limits.connections {
        0 => UNLIMITED,
        n => n.saturating_add(RESERVE),
    };
    match raise(wanted) {
        Some(granted) => fit_to(limits, granted),
        None => limits,
    }
}

/// The limits for so many open files. An address keeps its share of the connections.
fn fit_to(limits: Limits, granted: u64) -> Limits {
    let most = granted.saturating_sub(RESERVE).max(FEWEST);
    let promised = if limits.connections == 0 { u64::MAX } else { limits.connections };
    if promised <= most {
        return limits;
    }
    let share = u128::from(limits.address_connections) * u128::from(most) / u128::from(promised);
    let address_connections = match limits.address_connections {
        0 => 0,
        n if limits.connections == 0 => n.min(most / 2),
        _ => u64::try_from(share).unwrap_or(most).max(1),
    };
    if limits.connections > 0 {
        tracing::warn!(
            files = granted,
            connections = most,
            address_connections,
            "the system allows too few open files for the limit of connections, which is lowered"
        );
    }
    Limits { connections: most, address_connections, ..limits }
}

/// Raises the limit of open files to this, or as far as it goes. Gives the limit; none if there is no such limit.
#[cfg(unix)]
fn raise(wanted: u64) -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // None is "unlimited".
    let had = current?;
    let most = maximum.map_or(wanted, |maximum| maximum.min(wanted));
    if most <= had {
        return Some(had);
    }
    match setrlimit(Resource::Nofile, Rlimit { current: Some(most), maximum }) {
        Ok(()) => {
            tracing::info!(from = had, to = most, "the limit of open files was raised");
            Some(most)
        }
        Err(error) => {
            tracing::warn!(%error, files = had, "the limit of open files cannot be raised");
            Some(had)
        }
    }
}

#[cfg(not(unix))]
fn raise(_wanted: u64) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fitted(connections: u64, address_connections: u64, granted: u64) -> (u64, u64) {
        let limits = fit_to(Limits { connections, address_connections, ..Limits::default() }, granted);
        (limits.connections, limits.address_connections)
    }

    #[test]
    fn limits_fit_to_the_open_files_and_keep_some_in_reserve() {
        assert_eq!(fitted(10_000, 1_000, 20_000), (10_000, 1_000));
        assert_eq!(fitted(10_000, 1_000, 10_100), (10_000, 1_000));
        assert_eq!(fitted(10_000, 1_000, 1_100), (1_000, 100), "an address keeps its share");
        assert_eq!(fitted(10_000, 0, 1_100), (1_000, 0));
        assert_eq!(fitted(0, 0, 1_100), (1_000, 0), "without a limit there is still the system's");
        assert_eq!(fitted(0, 1_000, 1_100), (1_000, 500));
        assert_eq!(fitted(10_000, 1_000, 20), (16, 1));
    }
}
