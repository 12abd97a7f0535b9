//! The log as it is told: line by line, at a pace that one can read, and at once when a key is pressed.

use crate::screen::LogEntry;
use atout_catalog::Table;
use atout_core::{Lang, Names, Viewer};
use std::time::{Duration, Instant};

/// The pause between two lines, and the longest time for all lines of one step.
const LINE: Duration = Duration::from_millis(220);
const STEP: Duration = Duration::from_millis(2400);
/// How long a board stays after its last line, before a bot changes it.
const DWELL: Duration = Duration::from_millis(650);

/// What a viewer has been told of the log.
pub(super) struct Telling {
    viewer: Option<Viewer>,
    /// The version that the lines are of.
    version: Option<u64>,
    lines: Vec<LogEntry>,
    n_told: usize,
    pause: Duration,
    last: Instant,
    /// Lines up to this version are told at once: the game was resumed there.
    resumed: Option<u64>,
}

impl Telling {
    pub(super) fn new(resumed: Option<u64>) -> Telling {
        Telling {
            viewer: None,
            version: None,
            lines: Vec::new(),
            n_told: 0,
            pause: LINE,
            last: Instant::now(),
            resumed,
        }
    }

    /// Learns what has happened. `news_since` marks the news of the viewer.
    pub(super) fn update(
        &mut self,
        table: &dyn Table,
        viewer: Viewer,
        news_since: Option<u64>,
        names: &Names,
        lang: Lang,
    ) {
        let is_same_viewer = self.viewer == Some(viewer);
        if !is_same_viewer || self.version != Some(table.version()) {
            let known = self.n_told;
            let lines = table.log(viewer, None, names, lang);
            let is_known = |version: u64| news_since.max(self.resumed).is_some_and(|since| version <= since);
            // Another viewer has heard what is not news; the same one what was told.
            let n_heard = lines.iter().filter(|line| is_known(line.version)).count();
            self.n_told = if is_same_viewer { known } else { n_heard }.min(lines.len());
            let entry = |line: atout_core::LogLine| LogEntry {
                is_new: news_since.is_none_or(|since| line.version > since),
                text: line.text,
            };
            self.lines = lines.into_iter().map(entry).collect();
            let n_new = u32::try_from(self.lines.len() - self.n_told).unwrap_or(u32::MAX).max(1);
            (self.viewer, self.version) = (Some(viewer), Some(table.version()));
            (self.pause, self.last) = (LINE.min(STEP / n_new), Instant::now());
        }
    }

    /// What has been told.
    pub(super) fn told(&self) -> &[LogEntry] {
        &self.lines[..self.n_told]
    }

    /// Everything, told or not.
    pub(super) fn all(&self) -> &[LogEntry] {
        &self.lines
    }

    /// When the next line is due; none if all is told.
    pub(super) fn next(&self) -> Option<Instant> {
        (self.n_told < self.lines.len()).then(|| self.last + self.pause)
    }

    /// When a bot may change the board.
    pub(super) fn settled(&self) -> Instant {
        let left = u32::try_from(self.lines.len() - self.n_told).unwrap_or(u32::MAX);
        self.last + self.pause.saturating_mul(left) + DWELL
    }

    /// Tells the lines that are due.
    pub(super) fn tick(&mut self) {
        while self.next().is_some_and(|due| due <= Instant::now()) {
            self.last += self.pause;
            self.n_told += 1;
        }
    }

    /// Tells everything at once.
    pub(super) fn skip(&mut self) {
        self.n_told = self.lines.len();
        self.last = Instant::now().checked_sub(DWELL).unwrap_or_else(Instant::now);
    }
}
