//! Opens the browser if there is one. The address is printed in any case.

/// Asks the desktop to open the address, and does not wait.
pub(super) fn open(address: &str) {
    // Best effort: on a machine without a browser the server runs all the same.
    drop(open::that_in_background(address));
}
