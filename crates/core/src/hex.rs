//! Bytes as lower-case hexadecimal text.

/// Writes bytes as hexadecimal, two characters each.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
