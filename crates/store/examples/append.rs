//! Measures how many moves per CPU-second the store writes, with 1, 100 and 1000 tables that play at the same time.
//!
//! `cargo run --release -p atout-store --example append`

use atout_core::{Secret, Seed};
use atout_store::{ActionRow, Holder, Location, NewTable, PersonId, SeatRow, Store, TableId};
use serde_json::json;
use std::time::{Duration, Instant};

/// Moves of one game; then its table starts over as another one.
const GAME: u64 = 60;
const MEASURED: Duration = Duration::from_secs(4);

fn new_table(id: &TableId) -> NewTable {
    let person = PersonId::new("0123456789abcdef0123456789abcdef");
    let seat = |name: &str, holder: Holder| SeatRow::new(name.to_owned(), holder, None);
    let secret = Secret::from_bytes([5; 48]);
    NewTable {
        id: id.clone(),
        game: "stones".to_owned(),
        rules: 1,
        config: json!({ "stones": 9, "hand": 6, "tactics": true, "clans": 6, "values": 9 }),
        content: None,
        seats: vec![seat("Ada", Holder::Person(person.clone())), seat("Bot", Holder::Bot("random".to_owned()))],
        maker: person,
        slow: false,
        commitment: Some(secret.commitment(&[])),
        secret,
        pace_ms: Some(0),
    }
}

/// Plays until the time is over, with a pause before each move; returns how long each move took.
async fn play(store: Store, n: usize, end: Instant, pause: Duration) -> Vec<Duration> {
    let mut moves = Vec::new();
    // Tables do not move at the same instant.
    tokio::time::sleep(pause * u32::try_from(n % 1000).unwrap_or(0) / 1000).await;
    for game in 0.. {
        let id = TableId::new(format!("{game:08x}{n:08x}"));
        store.create_table(&new_table(&id)).await.expect("a table");
        store.begin(&id, &["mine".to_owned()], &Seed::from(7)).await.expect("a seed");
        for n in 1..=GAME {
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
            let began = Instant::now();
            if began > end {
                return moves;
            }
            let action = ActionRow { n, seat: u8::from(n.is_multiple_of(2)), action: "R7@3".to_owned() };
            store.append(&id, &[action], None).await.expect("a move");
            moves.push(began.elapsed());
        }
    }
    moves
}

/// The CPU time of this process so far, in seconds (user and system).
fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The fields after the name, which is in parentheses; the clock has 100 ticks a second on Linux.
    let fields: Vec<f64> =
        stat.rsplit(')').next().unwrap_or("").split_whitespace().map(|field| field.parse().unwrap_or(0.0)).collect();
    fields.get(11..=12).map_or(0.0, |ticks| (ticks[0] + ticks[1]) / 100.0)
}

#[tokio::main]
async fn main() {
    println!(
        "{:>8} {:>10} {:>10} {:>14} {:>14} {:>10}",
        "tables", "pause", "moves/s", "moves/CPU-s", "µs CPU/move", "p99 ms"
    );
    let second = Duration::from_secs(1);
    for (n_tables, pause) in [(1, Duration::ZERO), (100, Duration::ZERO), (1000, Duration::ZERO), (1000, second)] {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&Location::in_folder(folder.path())).await.expect("a store");
        let (began, cpu) = (Instant::now(), cpu_seconds());
        let end = began + MEASURED;
        let tasks: Vec<_> = (0..n_tables).map(|n| tokio::spawn(play(store.clone(), n, end, pause))).collect();
        let mut moves = Vec::new();
        for task in tasks {
            moves.extend(task.await.expect("no panic"));
        }
        let (seconds, cpu) = (began.elapsed().as_secs_f64(), cpu_seconds() - cpu);
        store.close().await;
        moves.sort_unstable();
        let p99 = moves.get(moves.len() * 99 / 100).map_or(0.0, |time| time.as_secs_f64() * 1e3);
        let n_moves = moves.len() as f64;
        println!(
            "{n_tables:>8} {pause:>10?} {:>10.0} {:>14.0} {:>14.1} {p99:>10.1}",
            n_moves / seconds,
            n_moves / cpu,
            cpu / n_moves * 1e6
        );
    }
}
