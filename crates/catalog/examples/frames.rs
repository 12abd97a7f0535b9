//! What updates cost: bytes and microseconds for each accepted move, for a person at seat 0 against bots.
//!
//! `cargo run --release -p atout-catalog --example frames`

use atout_bots::Programs;
use atout_catalog::{Drawing, ScreenMemory};
use atout_core::{Lang, Names, Seat, Seed, Stage, Undisturbed, Viewer};
use atout_web::wire::Learn;
use serde_json::json;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

const VIEWER: Viewer = Viewer::Seat(Seat::FIRST);

#[derive(Default)]
struct Costs {
    /// Of every move.
    bytes: Vec<usize>,
    /// By what they are sent for.
    kinds: BTreeMap<String, usize>,
    /// Medians are told: other work on the machine does not change them.
    drawing: Vec<Duration>,
    writing: Vec<Duration>,
}

fn main() {
    let settings = [
        ("stones", json!({}), 200),
        ("stones", json!({ "tactics": true }), 200),
        ("kitty", json!({}), 50),
        ("kitty", json!({ "width": 32, "height": 32 }), 5),
        ("spire", json!({ "life": 150 }), 20),
        ("spire", json!({ "life": 150, "players": 2, "floor": 2 }), 20),
    ];
    for (game, config, games) in settings {
        let mut costs = Costs::default();
        for seed in 0..games {
            play(game, &config, seed, &mut costs);
        }
        costs.bytes.sort_unstable();
        let n = costs.bytes.len();
        println!("{game} {config}: {n} moves");
        println!("  bytes: median {}, 90% below {}", costs.bytes[n / 2], costs.bytes[n * 9 / 10]);
        let median = |times: &mut Vec<Duration>| {
            times.sort_unstable();
            times[n / 2].as_secs_f64() * 1e6
        };
        let (drawing, writing) = (median(&mut costs.drawing), median(&mut costs.writing));
        println!("  microseconds: {drawing:.1} to draw, {writing:.1} to write");
        let mut kinds: Vec<_> = costs.kinds.iter().map(|(kind, bytes)| (bytes / n, kind)).collect();
        kinds.sort_unstable_by(|a, b| b.cmp(a));
        let kinds = kinds.iter().take(14).map(|(bytes, kind)| format!("{kind} {bytes}")).collect::<Vec<_>>();
        println!("  bytes on average: {}", kinds.join(", "));
    }
}

fn play(game: &str, config: &serde_json::Value, seed: u64, costs: &mut Costs) {
    let entry = atout_catalog::find(game).unwrap();
    let mut table = entry.start(&entry.check(config).unwrap(), &[], Seed::from(seed)).unwrap();
    let names = Names::new((0..8).map(|n| format!("Player {n}")).collect());
    let (mut memory, random) = (ScreenMemory::default(), "random".parse().unwrap());
    let _ = table.draw(VIEWER, None, &names, Lang::En, &mut memory);
    while let Stage::Awaiting(seats) = table.stage() {
        let (before, seat) = (table.version(), seats.iter().next().unwrap());
        let row = table.bot_task(seat, &random, &Programs::NONE).unwrap()(&Undisturbed).unwrap();
        table.play_row(seat, &row).unwrap();
        let acting = table.stage().awaited().contains(Seat::FIRST).then_some(Seat::FIRST);
        let started = Instant::now();
        let Drawing { parts, choices, learn, .. } = table.draw(VIEWER, acting, &names, Lang::En, &mut memory);
        costs.drawing.push(started.elapsed());
        let started = Instant::now();
        let log = table.log(VIEWER, Some(before), &names, Lang::En);
        let learn = Learn(learn);
        let texts = [
            ("choices", serde_json::to_string(&choices).unwrap()),
            ("learn", serde_json::to_string(&learn).unwrap()),
            ("log", serde_json::to_string(&log).unwrap()),
            ("", serde_json::to_string(&parts).unwrap()),
        ];
        costs.writing.push(started.elapsed());
        costs.bytes.push(texts.iter().map(|(_, text)| text.len()).sum());
        for (kind, text) in &texts[..3] {
            *costs.kinds.entry((*kind).to_owned()).or_default() += text.len();
        }
        for (id, text) in &parts.0 {
            let kind = id.to_string().trim_end_matches(char::is_numeric).to_owned();
            *costs.kinds.entry(kind).or_default() += json!(text).to_string().len() + id.to_string().len() + 4;
        }
    }
}
