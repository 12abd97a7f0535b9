//! The signals that stop the server.

use std::io;

/// Completes at Ctrl-C or SIGTERM. The handlers are installed by this call, not by the first poll: a signal right after
/// the address was printed is not lost.
#[cfg(unix)]
pub(super) fn signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
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

/// Completes at Ctrl-C.
#[cfg(not(unix))]
pub(super) fn signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move { _ = interrupt.recv().await })
}
