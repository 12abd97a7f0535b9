//! Complete games as readable files, and counts of action sequences: a changed line means changed rules or texts.
//!
//! `BLESS=1 cargo test -p atout-stones --test all transcripts::` rewrites the files.

use crate::common::midgame;
use atout_core::{
    BotRng, Dice, Game, HasConsole, Journal, Lang, Match, Names, NoEvents, Paint, Rng, Seed, SeedableRng, Stage, Viewer,
};
use atout_stones::{Claims, Config, Stones};
use atout_testing::check_kept;
use std::fmt::Write;
use std::path::Path;

#[track_caller]
fn check(file: &str, text: &str) {
    check_kept(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file), text);
}

/// Every action with the number of legal ones, its log lines, and the table after every 24 actions.
fn transcript(config: Config, seed: u64) -> String {
    let names = Names::new(vec!["Anna".into(), "Bert".into()]);
    let mut rng = BotRng::seed_from_u64(seed);
    let mut game = Match::<Stones>::new(config, Seed::from(seed)).unwrap();
    let mut out = format!("# {}, seed {seed}\n", serde_json::to_string(&config).unwrap());
    while let Stage::Awaiting(seats) = game.stage() {
        let seat = seats.iter().next().unwrap();
        let legal = game.legal(seat);
        let action = legal[rng.index(legal.len())];
        let version = game.version();
        game.play(seat, action).unwrap();
        writeln!(out, "{:>3} seat {seat}: {action} (1 of {})", version + 1, legal.len()).unwrap();
        for (_, event) in game.events_since(Viewer::Everything, Some(version)) {
            writeln!(out, "      {}", Stones::log_line(event, &names, Lang::En).unwrap()).unwrap();
        }
        if game.version().is_multiple_of(24) {
            writeln!(out, "\n{}", Stones::text(&game.view(Viewer::Seat(seat)), &names, Lang::En, Paint::Plain))
                .unwrap();
        }
    }
    out + "\n" + &Stones::text(&game.view(Viewer::Everything), &names, Lang::Fr, Paint::Plain)
}

#[test]
fn a_game_with_automatic_claims_matches_its_transcript() {
    check("game_auto.txt", &transcript(Config::default(), 1));
}

#[test]
fn a_game_with_tactics_and_claims_matches_its_transcript() {
    check("game_tactics.txt", &transcript(Config { claims: Claims::AfterPlay, tactics: true, ..Config::default() }, 3));
}

/// The number of action sequences of this length.
fn perft<R: Rng>(game: &Stones, depth: u32, rng: &mut R) -> u64 {
    let seat = game.turn();
    let mut legal = Vec::new();
    game.actions(seat, &mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    legal
        .iter()
        .map(|action| {
            let mut next = *game;
            next.apply(seat, action, rng, &mut NoEvents).unwrap();
            perft(&next, depth - 1, rng)
        })
        .sum()
}

#[test]
fn the_counts_of_action_sequences_match() {
    let mut out =
        String::from("# claims tactics seed: sequences of 1, 2 and 3 actions after 0, 30 and 45 random ones\n");
    for claims in [Claims::Auto, Claims::AfterPlay, Claims::StartOfTurn] {
        for tactics in [false, true] {
            for seed in 1..=2 {
                let config = Config { claims, tactics, ..Config::default() };
                let counts = [0, 30, 45].map(|decisions| {
                    let game = midgame(&config, seed, decisions);
                    let mut rng = BotRng::seed_from_u64(0);
                    [1, 2, 3].map(|depth| perft(&game, depth, &mut rng).to_string()).join(" ")
                });
                writeln!(out, "{claims:?} {tactics} {seed}: {}", counts.join(" | ")).unwrap();
            }
        }
    }
    check("perft.txt", &out);
}
