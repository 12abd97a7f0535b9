//! Random bytes of the operating system, and the ids and secrets made from them.
//!
//! Not here: the chance of games, which comes from each match's seed.

use crate::error::Problem;
use atout_core::{Secret, hex};
use atout_store::{DeckId, ImportId, TableId};

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
pub(crate) fn table_id() -> Result<TableId, Problem> {
    Ok(TableId::new(hex(&bytes::<8>()?)))
}

/// The id of an imported record.
pub(crate) fn import_id() -> Result<ImportId, Problem> {
    Ok(ImportId::new(format!("r{}", hex(&bytes::<8>()?))))
}

/// The id of a saved deck.
pub(crate) fn deck_id() -> Result<DeckId, Problem> {
    Ok(DeckId::new(hex(&bytes::<8>()?)))
}

/// The secret of a table, which the commitment is a hash of.
pub(crate) fn secret() -> Result<Secret, Problem> {
    Ok(Secret::from_bytes(bytes()?))
}
