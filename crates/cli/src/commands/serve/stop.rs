//! When the server is asked to stop.

use std::io;

/// Ready at Ctrl-C or when the system wants the program to end. Listens from the call on, not from the first wait, so
/// that nobody who has read the address can come too early.
#[cfg(unix)]
pub(super) fn asked() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Ready at Ctrl-C.
#[cfg(not(unix))]
pub(super) fn asked() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move { _ = interrupt.recv().await })
}
