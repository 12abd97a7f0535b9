//! Signals that ask the program to end. They are noted, so that the terminal is restored first.

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::{flag, low_level};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{io, process};

#[cfg(unix)]
const ENDING: &[i32] = &[SIGTERM, SIGINT, signal_hook::consts::SIGHUP, signal_hook::consts::SIGQUIT];
#[cfg(not(unix))]
const ENDING: &[i32] = &[SIGTERM, SIGINT];

/// The last signal that asked the program to end.
pub(super) struct Signals(Arc<AtomicUsize>);

impl Signals {
    pub(super) fn note() -> io::Result<Signals> {
        let noted = Arc::new(AtomicUsize::new(0));
        for signal in ENDING {
            flag::register_usize(*signal, noted.clone(), usize::try_from(*signal).unwrap_or(0))?;
        }
        Ok(Signals(noted))
    }

    pub(super) fn noted(&self) -> Option<i32> {
        i32::try_from(self.0.load(Ordering::Relaxed)).ok().filter(|signal| *signal != 0)
    }
}

/// Ends the program as the signal would have ended it, so that whoever sent it sees that.
pub(super) fn end_by_signal(signal: i32) -> ! {
    // It returns only for a signal that ends nothing.
    let _ = low_level::emulate_default_handler(signal);
    process::exit(128 + signal)
}
