//! Opens the browser if there is one. The address is printed in any case.

use std::process::{Command, Stdio};

/// Asks the desktop to open the address, and does not wait.
pub(super) fn open(address: &str) {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(arguments).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut child) = command.spawn() {
        // A child that nobody waits for stays in the process table.
        std::thread::spawn(move || child.wait());
    }
}
