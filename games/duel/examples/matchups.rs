//! Plays every ready deck against every other one, the heuristic in both seats, and prints the tables of `MEASURED.md`.
//!
//! `cargo run --release -p atout-duel --example matchups -- [GAMES A PAIRING] [SEED]`. Both decks of a pairing play each
//! seed from both seats. With the same numbers it prints the same tables.
//!
//! Not here: tournaments of other bots (`atout arena duel`).

use atout_core::{Match, Policy, Seat, Seed, Stage, Viewer};
use atout_duel::{Config, Deck, Duel, DuelPolicy, Over, READY_DECKS, Why};
use std::collections::BTreeMap;

const N: usize = READY_DECKS.len();

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq)]
enum Player {
    Heuristic,
    Random,
}

/// How a duel went.
struct Played {
    over: Over,
    turns: u16,
    starter: Seat,
    /// Cards that the loser had left in its library.
    library_left: usize,
    /// Creatures of the winner with flying, and all of them, as it ended.
    flyers: (usize, usize),
}

fn play(decks: [&Deck; 2], seed: u64, players: [Player; 2]) -> Played {
    let setups = decks.map(Deck::clone).to_vec();
    let mut game = Match::<Duel>::with_setups(Config::default(), setups, Seed::from(seed)).expect("ready decks are legal");
    let mut scores = Vec::new();
    while let Stage::Awaiting(seats) = game.stage() {
        let seat = seats.iter().next().expect("somebody is awaited");
        let mut rng = game.bot_rng(seat, game.version());
        let info = game.info_set(seat);
        let action = if players[seat.index()] == Player::Random {
            info.random_action(&mut rng).expect("there is an action")
        } else {
            let actions = info.actions();
            DuelPolicy.score(&info.sample(&mut rng), seat, &actions, &mut scores);
            let best = (0..scores.len()).rev().max_by(|&a, &b| scores[a].total_cmp(&scores[b]));
            actions[best.expect("there is an action")]
        };
        game.play(seat, action).expect("a listed action is legal");
    }
    let view = game.view(Viewer::Everything);
    let over = view.over.expect("nobody is awaited, so it is over");
    let starter = if view.turn % 2 == 1 { view.active } else { view.active.next(2) };
    let winner = over.winner.unwrap_or(Seat::FIRST);
    let own = || view.permanents.iter().filter(|one| one.permanent.controller == winner && is_creature(one));
    Played {
        over,
        turns: view.turn,
        starter,
        library_left: view.player(winner.next(2)).n_library,
        flyers: (own().filter(|one| one.keywords.has(atout_duel::Keyword::Flying)).count(), own().count()),
    }
}

fn is_creature(one: &atout_duel::PermanentView) -> bool {
    one.permanent.card_type == atout_duel::CardType::Creature
}

/// What a player gets: 1, ½ or 0.
fn points(over: &Over, seat: Seat) -> f64 {
    match over.winner {
        None => 0.5,
        Some(winner) => f64::from(u8::from(winner == seat)),
    }
}

/// A share with its 95 % interval, in percent.
fn share(points: f64, n: u64) -> String {
    let (n, z) = (n as f64, 1.96);
    let p = points / n;
    let (middle, spread) = (p + z * z / (2.0 * n), z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt());
    let scale = 100.0 / (1.0 + z * z / n);
    format!("{:.1} % ({:.1} – {:.1})", 100.0 * p, scale * (middle - spread), scale * (middle + spread))
}

/// What is counted for one deck.
#[derive(Default, Clone)]
struct Tally {
    points: f64,
    n: u64,
    wins: u64,
    turns_of_wins: u64,
    flyers: usize,
    creatures: usize,
    milled: u64,
}

/// Everything that the tables are made of.
#[derive(Default)]
struct Totals {
    n: u64,
    turns: Vec<u16>,
    first: f64,
    endings: BTreeMap<&'static str, u64>,
}

const fn ending(over: &Over) -> &'static str {
    match (over.winner.is_some(), over.why) {
        (false, _) => "a draw",
        (_, Why::Life) => "no life left",
        (_, Why::Library) => "no card left to draw",
        (_, Why::Card) => "a card that wins",
        (_, Why::TooLong) => "too long",
        (_, Why::Left(_)) => "somebody left",
    }
}

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().expect("a number"));
    let (n, seed) = (args.next().unwrap_or(400), args.next().unwrap_or(900_000_000));
    let decks: Vec<Deck> = READY_DECKS.iter().map(atout_duel::ReadyDeck::deck).collect();
    let mut table = vec![[0.0; N]; N];
    let (mut tallies, mut totals) = (vec![Tally::default(); N], Totals::default());
    for a in 0..N {
        for b in 0..a {
            for game in 0..n {
                let pair = if game % 2 == 0 { [a, b] } else { [b, a] };
                let seed = seed + (a * N + b) as u64 * 1_000_000 + game / 2;
                let played = play(pair.map(|deck| &decks[deck]), seed, [Player::Heuristic; 2]);
                for (seat, deck) in Seat::all(2).zip(pair) {
                    let points = points(&played.over, seat);
                    table[deck][pair[1 - seat.index()]] += points;
                    count(&mut tallies[deck], &played, seat, points);
                }
                totals.n += 1;
                totals.turns.push(played.turns);
                totals.first += points(&played.over, played.starter);
                *totals.endings.entry(ending(&played.over)).or_default() += 1;
            }
        }
    }
    print_decks(&table, &tallies, n);
    print_totals(&mut totals);
    print_against_random(&decks, 10 * n.max(2), seed + 500_000_000);
}

fn count(tally: &mut Tally, played: &Played, seat: Seat, points: f64) {
    tally.n += 1;
    tally.points += points;
    if played.over.winner == Some(seat) {
        tally.wins += 1;
        tally.turns_of_wins += u64::from(played.turns);
        tally.flyers += played.flyers.0;
        tally.creatures += played.flyers.1;
        tally.milled += u64::from(played.over.why == Why::Library || played.library_left < 15);
    }
}

fn print_decks(table: &[[f64; N]], tallies: &[Tally], n: u64) {
    println!("## Matchups\nThe share of the deck of the row against the deck of the column, {n} duels a pairing.\n");
    let heads: Vec<String> = (1..=N).map(|deck| deck.to_string()).collect();
    println!("| | deck | share | {} |\n|---|---|---|{}", heads.join(" | "), "---|".repeat(N));
    for (row, (ready, tally)) in READY_DECKS.iter().zip(tallies).enumerate() {
        let cell = |deck: usize| if deck == row { "–".into() } else { format!("{:.0}", 100.0 * table[row][deck] / n as f64) };
        let cells: Vec<String> = (0..N).map(cell).collect();
        println!("| {} | `{}` | {} | {} |", row + 1, ready.id, share(tally.points, tally.n), cells.join(" | "));
    }
    println!("\n## How decks win\n| deck | turns of a win | creatures as it ends | of them flying | library nearly empty |\n|---|---|---|---|---|");
    for (ready, tally) in READY_DECKS.iter().zip(tallies) {
        let of = |n: u64| n as f64 / tally.wins.max(1) as f64;
        println!(
            "| `{}` | {:.1} | {:.1} | {:.0} % | {:.1} % |",
            ready.id,
            of(tally.turns_of_wins),
            of(tally.creatures as u64),
            100.0 * tally.flyers as f64 / tally.creatures.max(1) as f64,
            100.0 * of(tally.milled)
        );
    }
}

fn print_totals(totals: &mut Totals) {
    totals.turns.sort_unstable();
    let at = |part: usize| totals.turns[(totals.turns.len() - 1) * part / 100];
    let mean = totals.turns.iter().map(|&turns| f64::from(turns)).sum::<f64>() / totals.n as f64;
    println!("\n## Length and endings");
    println!("{} duels. Turns (of both players together): mean {mean:.1}, half of the duels {} or fewer, one in ten {} or fewer, one in ten {} or more.", totals.n, at(50), at(10), at(90));
    println!("The player who starts wins {}.\n\n| ending | share |\n|---|---|", share(totals.first, totals.n));
    for (ending, n) in &totals.endings {
        println!("| {ending} | {:.2} % |", 100.0 * *n as f64 / totals.n as f64);
    }
}

fn print_against_random(decks: &[Deck], n: u64, seed: u64) {
    let mut won = 0.0;
    for game in 0..n {
        let (pair, seat) = (game / 2, Seat::new((game % 2) as usize).expect("two seats"));
        let (a, b) = ((pair % 10) as usize, ((pair / 10 + pair) % 10) as usize);
        let mut players = [Player::Random; 2];
        players[seat.index()] = Player::Heuristic;
        won += points(&play([&decks[a], &decks[b]], seed + pair, players).over, seat);
    }
    println!("\n## Against random play\n`heuristic` wins {} of {n} against `random`, all pairs of decks in turn, every seed from both seats.", share(won, n));
}
