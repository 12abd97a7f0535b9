//! Random bytes of the operating system, and the ids and secrets made from them.
//!
//! Not here: the chance of games, which comes from each match's seed.

use crate::error::Problem;
use atout_core::{Secret, hex};

/// So many random bytes.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no random bytes");
        Problem::Internal
    })?;
    Ok(bytes)
}

/// A table's id. It is hexadecimal and so never begins with `r`, as the ids of records do.
pub(crate) fn table_id() -> Result<String, Problem> {
    Ok(hex(&bytes::<8>()?))
}

/// The id of an imported record.
pub(crate) fn record_id() -> Result<String, Problem> {
    Ok(format!("r{}", hex(&bytes::<8>()?)))
}

/// The secret of a table, which the commitment is a hash of.
pub(crate) fn secret() -> Result<Secret, Problem> {
    Ok(Secret::from_bytes(bytes()?))
}
