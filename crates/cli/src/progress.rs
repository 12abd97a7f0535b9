//! Progress bars and spinners on stderr, only if stderr is a terminal.

use crate::terminal;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::time::Duration;

/// A progress bar; its length is set later.
pub(crate) fn bar(what: &str) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(0), target()).with_message(what.to_owned());
    let template = "{msg} [{bar:40}] {pos}/{len} · {per_sec} · {eta}";
    bar.set_style(style(ProgressStyle::default_bar(), template).progress_chars("█▉▊▋▌▍▎▏ "));
    bar
}

/// A spinner for work of unknown length.
pub(crate) fn spinner(what: &str) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(None, target()).with_message(what.to_owned());
    bar.set_style(style(ProgressStyle::default_spinner(), "{spinner} {msg}"));
    if terminal::shows_progress() {
        bar.enable_steady_tick(Duration::from_millis(120));
    }
    bar
}

fn style(plain: ProgressStyle, template: &str) -> ProgressStyle {
    plain.clone().template(template).unwrap_or(plain)
}

fn target() -> ProgressDrawTarget {
    if terminal::shows_progress() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() }
}
