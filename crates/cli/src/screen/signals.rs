//! What asks the program to end: signals, which are noted so that the terminal is restored first, and a terminal that is
//! gone.

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::{flag, low_level};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{io, process};
#[cfg(unix)]
use std::{io::IsTerminal, sync::Weak, thread, time::Duration};

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
        #[cfg(unix)]
        watch_terminal(Arc::downgrade(&noted))?;
        Ok(Signals(noted))
    }

    pub(super) fn noted(&self) -> Option<i32> {
        i32::try_from(self.0.load(Ordering::Relaxed)).ok().filter(|signal| *signal != 0)
    }
}

/// How often it is checked whether the terminal is still there.
#[cfg(unix)]
const WATCH_INTERVAL: Duration = Duration::from_millis(500);

/// Ends the program when its terminal is gone. The thread that waits for keys cannot do that: reading from such a
/// terminal, crossterm does not return. The watch ends with the [`Signals`].
#[cfg(unix)]
fn watch_terminal(noted: Weak<AtomicUsize>) -> io::Result<()> {
    let watch = move || {
        while noted.strong_count() > 0 {
            end_if_terminal_is_gone();
            thread::sleep(WATCH_INTERVAL);
        }
    };
    thread::Builder::new().name("terminal-watch".to_owned()).spawn(watch).map(drop)
}

/// Ends the program as the hang-up of its terminal does, if that is gone. There is nothing to restore then.
#[cfg(unix)]
pub(super) fn end_if_terminal_is_gone() {
    if !io::stdin().is_terminal() {
        end_by_signal(signal_hook::consts::SIGHUP)
    }
}

/// A system without signals ends the program itself.
#[cfg(not(unix))]
pub(super) fn end_if_terminal_is_gone() {}

/// Ends the program as the signal would have ended it, so that whoever sent it sees that.
pub(super) fn end_by_signal(signal: i32) -> ! {
    // It returns only for a signal that ends nothing.
    let _ = low_level::emulate_default_handler(signal);
    process::exit(128 + signal)
}
