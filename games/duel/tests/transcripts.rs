//! Duels as text files: a changed line means that rules, cards or texts changed.
//!
//! `BLESS=1 cargo nextest run -p atout-duel --test transcripts` rewrites the files.

use atout_core::{BotRng, Console, Dice, Lang, Match, Names, Paint, Seat, Seed, SeedableRng, Show, Stage, Viewer};
use atout_duel::{Action, Asked, Config, Duel, ReadyDeck, Step};
use std::fmt::Write;
use std::path::Path;

#[track_caller]
fn check(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let line = kept.lines().zip(text.lines()).position(|(kept, now)| kept != now);
    let line = line.map_or(kept.lines().count(), |line| line) + 1;
    assert!(kept == text, "{file} differs from line {line} on");
}

fn begin(decks: [&str; 2], life: i16, seed: u64) -> Match<Duel> {
    let config = Config { life, ..Config::default() };
    let decks = decks.map(|name| ReadyDeck::find(name).unwrap().deck()).to_vec();
    Match::with_setups(config, decks, Seed::from(seed)).unwrap()
}

/// Plays at random, but never passes a main phase in which something can be played, and attacks.
fn choose(game: &Match<Duel>, seat: Seat, rng: &mut BotRng) -> Action {
    let (mut legal, view) = (game.legal(seat), game.view(Viewer::Seat(seat)));
    legal.retain(|action| !matches!(action, Action::ByHand | Action::Mulligan));
    let is_main = view.step.is_main() && view.active == seat && view.stack.is_empty();
    if legal.len() > 1 && (is_main || view.asked == Asked::Attackers) {
        legal.retain(|action| !matches!(action, Action::Pass | Action::Done));
    }
    legal[rng.index(legal.len())]
}

/// Every decision with its label and its log lines, but not the passes.
fn transcript(decks: [&str; 2], seed: u64, lang: Lang) -> String {
    let names = Names::new(vec!["Ada".into(), "Bob".into()]);
    let (mut game, mut rng) = (begin(decks, 8, seed), BotRng::seed_from_u64(seed));
    let mut out = format!("# {} – {}, seed {seed}\n", decks[0], decks[1]);
    while let Stage::Awaiting(seats) = game.stage() {
        let Some(seat) = seats.iter().next() else { break };
        let view = game.view(Viewer::Seat(seat));
        let (action, version) = (choose(&game, seat, &mut rng), game.version());
        let label = Duel::label(&view, seat, &action, &names, lang);
        game.play(seat, action).unwrap();
        let events = game.events_since(Viewer::Everything, Some(version));
        let lines: Vec<String> = events.filter_map(|(_, event)| Duel::log_line(event, &names, lang)).collect();
        if action != Action::Pass || !lines.is_empty() {
            writeln!(out, "{:>3} {}: {action} · {label}", version + 1, names.of(seat)).unwrap();
        }
        lines.iter().for_each(|line| writeln!(out, "      {line}").unwrap());
    }
    lang.typeset(out + "\n" + &Duel::text(&game.view(Viewer::Everything), &names, lang, Paint::Plain))
}

#[test]
fn an_english_duel_equals_its_transcript() {
    check("duel_en.txt", &transcript(["red-fire", "green-giants"], 1, Lang::En));
}

#[test]
fn a_french_duel_equals_its_transcript() {
    check("duel_fr.txt", &transcript(["drowned-memories", "bone-and-pyre"], 2, Lang::Fr));
}

/// The board in the middle of fights, as a wide and as a narrow console shows it.
fn boards(decks: [&str; 2], seed: u64, lang: Lang) -> String {
    let (mut game, mut rng, mut out) = (begin(decks, 40, seed), BotRng::seed_from_u64(seed), String::new());
    let mut n_shown = 0;
    while let Some(seat) = game.stage().awaited().iter().next() {
        let view = game.view(Viewer::Seat(seat));
        let is_full = view.step == Step::Blockers && view.attackers().next().is_some() || !view.stack.is_empty();
        if is_full && view.turn > 6 && n_shown < 6 && game.version().is_multiple_of(3) {
            n_shown += 1;
            let names = Names::new(vec!["Ada".into(), "Bob".into()]).read_by(seat, lang);
            for width in [100, 80] {
                let console = Console { names: &names, lang, paint: Paint::Plain, width, height: 16, pointed: &[] };
                let board = Duel::console_board(&view, &console);
                writeln!(out, "== {width}: {}\n{}", board.standing, board.text).unwrap();
            }
        }
        let action = choose(&game, seat, &mut rng);
        game.play(seat, action).unwrap();
    }
    assert_eq!(n_shown, 6);
    lang.typeset(out)
}

#[test]
fn consoles_look_as_they_were_read() {
    check("console_en.txt", &boards(["white-soldiers", "hooves-and-embers"], 3, Lang::En));
    check("console_fr.txt", &boards(["green-parish", "blue-wings"], 4, Lang::Fr));
}
