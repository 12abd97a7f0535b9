//! Complete games as text files: a changed line means that rules, numbers or texts changed.
//!
//! `BLESS=1 cargo test -p atout-kitty --test all transcripts::` rewrites the files.

use atout_core::{
    BotRng, Dice, HasConsole, Journal, Labels, Lang, Match, Names, Paint, Seed, SeedableRng, Stage, Viewer,
};
use atout_kitty::{Action, Classes, Config, Kitty, Phase};
use atout_testing::check_kept;
use std::fmt::Write;
use std::path::Path;

#[track_caller]
fn check(file: &str, text: &str) {
    check_kept(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file), text);
}

/// Every decision with the number of legal actions, its log lines, and every few turns the console text.
fn transcript(config: Config, seed: u64, lang: Lang) -> String {
    let names = Names::new(["Ada", "Bob", "Cy", "Dee"].map(Into::into).into());
    let mut rng = BotRng::seed_from_u64(seed);
    let mut game = Match::<Kitty>::new(config, Seed::from(seed)).unwrap();
    let mut out = format!("# {}, seed {seed}\n", serde_json::to_string(&config).unwrap());
    while let Stage::Awaiting(seats) = game.stage() {
        let Some(seat) = seats.iter().next() else { break };
        let view = game.view(Viewer::Seat(seat));
        let opens = seats.len() == view.players.iter().filter(|player| player.fell.is_none()).count();
        if opens && view.phase == Phase::Move && view.turn % 8 == 1 {
            writeln!(out, "\n{}", Kitty::text(&view, &names, lang, Paint::Plain)).unwrap();
        }
        let mut legal = game.legal(seat);
        // Players never pass if they can play, so that the game is short.
        if legal.len() > 1 {
            legal.retain(|action| *action != Action::Pass);
        }
        let action = legal[rng.index(legal.len())];
        let version = game.version();
        let label = Kitty::label(&view, seat, &action, &names, lang);
        game.play(seat, action).unwrap();
        writeln!(out, "{:>3} {}: {action} (1 of {}) {label}", version + 1, names.of(seat), legal.len()).unwrap();
        for line in game
            .events_since(Viewer::Everything, Some(version))
            .filter_map(|(_, event)| Kitty::log_line(event, &names, lang))
        {
            writeln!(out, "      {line}").unwrap();
        }
    }
    out + "\n" + &Kitty::text(&game.view(Viewer::Everything), &names, lang, Paint::Plain)
}

#[test]
fn a_small_game_of_two_equals_its_transcript() {
    let config = Config { players: 2, width: 6, height: 6, life: 40, mana: 20, ..Config::default() };
    check("game_two.txt", &transcript(config, 2, Lang::En));
}

#[test]
fn a_small_game_of_teams_and_classes_equals_its_transcript() {
    let standard = Config { width: 5, height: 5, life: 10, mana: 30, redeal_when_stuck: true, ..Config::default() };
    let config = Config { teams: "2v2".parse().unwrap(), classes: Classes::Choose, ..standard };
    check("game_teams.txt", &transcript(config, 1, Lang::Fr));
}
