//! Duels as text files: a changed line means that rules, cards or texts changed.
//!
//! `BLESS=1 cargo test -p atout-duel --test all transcripts::` rewrites the files.

use atout_core::{
    BotRng, Console, Dice, HasConsole, Journal, Labels, Lang, Match, Names, Paint, Seat, Seed, SeedableRng, Stage,
    Viewer,
};
use atout_duel::{Action, Asked, Config, Deck, Duel, Step};
use atout_testing::check_kept;
use std::fmt::Write;
use std::path::Path;

// Decks of their own, so that a change of the ready ones changes no transcript.
const RED: &str = "4 Ash Goblin; 2 Goblin Scrapper; 3 Orc Marauder; 2 Goblin Drummer; 3 Gnome Rocketeer; 2 Rebel Duellist; 2 \
    Goblin Boss; 2 Charging Minotaur; 2 Wolf-Riding Goblin; 2 Minotaur Duellist; 2 Orc Warlord; 1 Young \
    Dragon; 2 Boulder Giant; 3 Ember Lance; 2 Spit Fire; 1 Goblin Raid; 1 Fire from the Sky; 24 Mountain";
const GREEN: &str = "4 Dew Elf; 2 Rooted Sapling; 2 Brown Bear; 3 Seed Sower; 3 Centaur Runner; 3 Tusked Boar; 2 Honey Bear; 2 \
    Bark Spider; 3 Furious Boar; 4 Thicket Beast; 2 Pack Alpha; 2 Mountain Beast; 2 Settle It with Claws; 2 \
    Bite from the Brush; 24 Forest";
const BLUE_BLACK: &str = "3 Creeping Horror; 4 Drowned Assassin; 2 Echo Spirit; 3 Cloud Heron; 3 Spirit of Grief; 3 Pale Countess; \
    3 Young Kraken; 3 Demon of Debts; 2 Sky Serpent; 3 Steal the Breath; 4 Graceless Fall; 3 Sudden Decay; 10 \
    Island; 10 Swamp; 4 Drowned Crypt";
const BLACK_RED: &str = "4 Grave Rat; 3 Goblin Sapper; 3 Alley Thug; 3 Gnome Powdermaker; 3 Gnome Tinker; 2 Bone Carver; 2 Giant \
    Hurler; 4 Blood Minotaur; 2 Boulder Giant; 2 Demon of Debts; 3 Ember Lance; 2 Pyre Rite; 2 Tribute to the \
    Dead; 1 Bone-White Altar; 10 Swamp; 10 Mountain; 4 Cinder Pit";
const WHITE: &str = "4 Dawn Recruit; 4 Banner Bearer; 4 Sudden Sentry; 3 Night Watchman; 2 Gate Warden; 3 Field Captain; 2 \
    Phalanx Veteran; 2 Rampart Archer; 2 Shield-Wall Sergeant; 2 Marshal of the Realm; 1 Angel of First \
    Light; 3 Village Levy; 2 Close Ranks; 1 Chains of Peace; 1 Banner of the Realm; 24 Plains";
const RED_GREEN: &str = "4 Dew Elf; 2 Orc Marauder; 3 Scarred Bear; 4 Tusked Boar; 3 Charging Minotaur; 3 Furious Boar; 4 Wildfire \
    Boar; 2 Crag Troll; 2 Thicket Beast; 1 Mountain Beast; 3 Ember Lance; 2 Earth-Shaking Duel; 1 Charge of \
    the Herd; 2 Coat of Bark; 10 Mountain; 10 Forest; 4 Burnt Clearing";
const WHITE_GREEN: &str = "2 Lantern Acolyte; 3 Ivory Foal; 1 Grey Wolf; 4 Unicorn of the Glade; 3 Cloister Monk; 2 Centaur Runner; \
    2 Honey Bear; 2 Silvermane Unicorn; 2 Shepherd of the Glade; 3 Pack Alpha; 3 Village Levy; 3 Call of the \
    Pack; 1 Blessing of the Grove; 3 Chains of Peace; 2 Strength of the Crowd; 10 Plains; 10 Forest; 4 \
    Orchard Abbey";
const BLUE: &str = "4 Drifting Gull; 4 Swift Petrel; 2 Half-Seen Shape; 4 Cloud Heron; 3 Messenger Owl; 2 Veiled Spirit; 2 \
    Spirit of Hushes; 2 Great Albatross; 2 Sky Serpent; 3 Unsay the Word; 2 Toll of the Strait; 2 Caught in \
    Ice; 2 High Winds; 2 Borrowed Will; 24 Island";

#[track_caller]
fn check(file: &str, text: &str) {
    check_kept(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file), text);
}

fn begin(decks: [&str; 2], life: i16, seed: u64) -> Match<Duel> {
    let config = Config { life, ..Config::default() };
    let decks = decks.map(|list| Deck::parse(&list.replace("; ", "\n"), &config.content).unwrap()).to_vec();
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
    let mut out = format!("# seed {seed}\n");
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
    check("duel_en.txt", &transcript([RED, GREEN], 1, Lang::En));
}

#[test]
fn a_french_duel_equals_its_transcript() {
    check("duel_fr.txt", &transcript([BLUE_BLACK, BLACK_RED], 2, Lang::Fr));
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
    check("console_en.txt", &boards([WHITE, RED_GREEN], 3, Lang::En));
    check("console_fr.txt", &boards([WHITE_GREEN, BLUE], 4, Lang::Fr));
}
