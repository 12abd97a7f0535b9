//! A workbench for puzzles: proves each file, and prints its winning first moves, its solution and what the heuristic does.
//!
//! `cargo run -p atout-duel --example puzzle_lab games/duel/puzzles/*.json`

use atout_core::{HasScenarios, Scenario, ScenarioFile, Seat};
use atout_duel::{Config, Duel, MAX_NODES, Prover, heuristic_solves};
use std::time::Instant;

fn main() {
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let file: ScenarioFile = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
        for scenario in &file.scenarios {
            if let Err(why) = study(&path, scenario) {
                println!("{path}: {why}");
            }
        }
    }
}

fn study(path: &str, scenario: &Scenario) -> Result<(), String> {
    let words = scenario.puzzle.as_ref().ok_or("no puzzle")?;
    let config: Config = scenario.config::<Duel>().map_err(|why| why.en.into_owned())?;
    let start = Duel::from_position(&config, &scenario.position).map_err(|why| why.en.into_owned())?;
    let begun = Instant::now();
    let proof = start.prove(words, MAX_NODES).map_err(|why| format!("{why:?}"))?;
    let seconds = begun.elapsed().as_secs_f32();
    let beaten = if proof.is_forced {
        heuristic_solves(&start, words, MAX_NODES).map_err(|why| format!("{why:?}"))?
    } else {
        false
    };
    println!(
        "{path}: forced {}, {} nodes, {seconds:.2} s, length {}, heuristic {}\n  first: {:?}{}",
        proof.is_forced,
        proof.nodes,
        proof.length,
        if beaten { "solves" } else { "fails" },
        proof.first,
        if proof.first == [words.first.clone()] { "" } else { "   <-- NOT AS WRITTEN" },
    );
    let solver = Seat::new(words.seat.into()).unwrap_or(Seat::FIRST);
    let mut prover = Prover::new(&start, solver, words.goal);
    let mut duel = start;
    for _ in 0..80 {
        if prover.end(&duel).is_some() {
            break;
        }
        let value = prover.value(&duel).map_err(|why| format!("{why:?}"))?;
        let Ok(Some((row, next))) = prover.best(&duel) else { break };
        let words: Vec<String> = row.iter().map(ToString::to_string).collect();
        println!("    {:?} {:?}: {} ({})", duel.step, duel.asked, words.join(" "), value.length);
        duel = *next;
    }
    Ok(())
}
