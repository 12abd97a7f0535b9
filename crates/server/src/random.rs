//! Random bytes of the operating system, and names made from them.

use crate::error::Problem;
use atout_core::Secret;

fn bytes<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no random bytes");
        Problem::Internal
    })?;
    Ok(bytes)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A visitor's token: 128 bits.
pub(crate) fn token() -> Result<String, Problem> {
    Ok(hex(&bytes::<16>()?))
}

/// A table's id. Hexadecimal, so it never begins like a record's.
pub(crate) fn table_id() -> Result<String, Problem> {
    Ok(hex(&bytes::<8>()?))
}

/// The id of an opened record.
pub(crate) fn record_id() -> Result<String, Problem> {
    Ok(format!("r{}", hex(&bytes::<8>()?)))
}

/// What the host commits itself to.
pub(crate) fn secret() -> Result<Secret, Problem> {
    Ok(Secret::from_bytes(bytes()?))
}
