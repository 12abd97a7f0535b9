//! Opening the browser: best effort. The address is on stdout in any case.

use std::process::{Command, Stdio};

/// Asks the desktop to show the address, without waiting for it.
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
        // Somebody has to notice when it ends, or it stays in the process table.
        std::thread::spawn(move || child.wait());
    }
}
