//! What all players together have counted, and its summary.
//!
//! Not here: what the server used (`process.rs`).

use serde::Serialize;
use std::time::Duration;

/// The counters of all players.
#[derive(Debug, Default)]
pub(crate) struct Stats {
    /// Are latencies, moves and bytes counted now?
    pub(crate) recording: bool,
    /// Accepted actions of persons and bots, by the growth of versions.
    pub(crate) moves: u64,
    /// From the send of an action to the frame that shows it, in microseconds.
    latencies: Vec<u32>,
    /// Text bytes from an action to the next question or the end, divided by the moves in between …
    bytes_per_move: Vec<u32>,
    /// … and not divided.
    bytes_per_action: Vec<u32>,
    bytes: u64,
    bytes_moves: u64,
    /// Actions that were acknowledged, whether recording or not.
    pub(crate) acknowledged: u64,
    /// Games that were played to their end.
    pub(crate) finished: u64,
    /// Connections that the server ended.
    pub(crate) cut: u64,
}

/// A summary of the counters over one phase.
#[derive(Debug, Serialize)]
pub(crate) struct Summary {
    moves: u64,
    actions: usize,
    finished_games: u64,
    cut_connections: u64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    bytes_per_move_median: u32,
    bytes_per_move_mean: u64,
    bytes_per_action_median: u32,
    bytes_per_action_mean: u64,
}

impl Stats {
    pub(crate) fn answered(&mut self, after: Duration) {
        self.acknowledged += 1;
        if self.recording {
            self.latencies.push(u32::try_from(after.as_micros()).unwrap_or(u32::MAX));
        }
    }

    /// An action, the moves up to the next question, and the bytes of all frames on the way.
    pub(crate) fn exchanged(&mut self, moves: u64, bytes: u64) {
        if self.recording && moves > 0 {
            let short = |bytes: u64| u32::try_from(bytes).unwrap_or(u32::MAX);
            self.bytes_per_move.push(short(bytes / moves));
            self.bytes_per_action.push(short(bytes));
            self.bytes += bytes;
            self.bytes_moves += moves;
        }
    }

    pub(crate) fn summary(&mut self) -> Summary {
        for list in [&mut self.latencies, &mut self.bytes_per_move, &mut self.bytes_per_action] {
            list.sort_unstable();
        }
        let ms = |percent: u32| f64::from(percentile(&self.latencies, percent)) / 1000.0;
        let actions = self.bytes_per_action.len() as u64;
        Summary {
            moves: self.moves,
            actions: self.latencies.len(),
            finished_games: self.finished,
            cut_connections: self.cut,
            p50_ms: ms(50),
            p99_ms: ms(99),
            max_ms: ms(100),
            bytes_per_move_median: percentile(&self.bytes_per_move, 50),
            bytes_per_move_mean: self.bytes.checked_div(self.bytes_moves).unwrap_or(0),
            bytes_per_action_median: percentile(&self.bytes_per_action, 50),
            bytes_per_action_mean: self.bytes.checked_div(actions).unwrap_or(0),
        }
    }
}

/// The smallest value that at least so many percent of a sorted list do not exceed; 0 of an empty list.
fn percentile(sorted: &[u32], percent: u32) -> u32 {
    let rank = (sorted.len() * percent as usize).div_ceil(100);
    sorted.get(rank.saturating_sub(1)).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_of_the_list() {
        let hundred: Vec<u32> = (1..=100).collect();
        assert_eq!([0, 1, 50, 99, 100].map(|percent| percentile(&hundred, percent)), [1, 1, 50, 99, 100]);
        assert_eq!([50, 99].map(|percent| percentile(&[7], percent)), [7, 7]);
        assert_eq!([50, 51, 99].map(|percent| percentile(&[1, 9], percent)), [1, 9, 9]);
        assert_eq!(percentile(&[], 50), 0);
    }

    #[test]
    fn bytes_are_divided_by_the_moves_in_between() {
        let mut stats = Stats { recording: true, ..Stats::default() };
        for (moves, bytes) in [(2, 400), (2, 200), (1, 900), (0, 5)] {
            stats.exchanged(moves, bytes);
        }
        stats.recording = false;
        stats.exchanged(1, 1_000_000);
        let summary = stats.summary();
        assert_eq!((summary.bytes_per_move_median, summary.bytes_per_move_mean), (200, 300));
        assert_eq!((summary.bytes_per_action_median, summary.bytes_per_action_mean), (400, 500));
    }
}
