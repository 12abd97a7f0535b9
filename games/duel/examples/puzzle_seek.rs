//! Looks for puzzles: makes positions by chance, keeps those with one winning first move that the heuristic does not find, and takes
//! away everything that the solution does not need.
//!
//! `cargo run --release -p atout-duel --example puzzle_seek SEED COUNT > found.jsonl`
//!
//! Every line is a position with its goal and its first move. Naming and explaining it is left to people.

use atout_core::{BotRng, Dice, HasScenarios, PuzzleGoal, PuzzleWords, Seat, SeedableRng};
use atout_duel::{CardDef, CardType, Colour, Config, Duel, Prover, heuristic_solves};
use serde_json::{Value, json};

/// States that a search may look at here; a puzzle for a page has to be found quickly anyway.
const LIMIT: u64 = 2_000;

fn main() {
    let number = |n: usize| std::env::args().nth(n).and_then(|text| text.parse().ok()).unwrap_or(1);
    let (seed, count): (u64, u64) = (number(1), number(2));
    let mut rng = BotRng::seed_from_u64(seed);
    let mut found = 0;
    for tried in 0..count {
        let (position, goal) = position(&mut rng);
        let Some(found_now) = study(&position, goal, true) else { continue };
        let (position, study) = shrink(position, goal, found_now);
        if study.length < 2 || study.n_moves < 3 {
            continue;
        }
        found += 1;
        println!(
            "{}",
            json!({ "goal": goal_word(goal), "first": study.first, "length": study.length, "moves": study.n_moves, "nodes": study.nodes, "position": position })
        );
        eprintln!("{found} of {tried}");
    }
}

/// What a search says about a position that is a puzzle.
struct Study {
    first: String,
    length: u16,
    /// First moves that there are.
    n_moves: usize,
    nodes: u64,
}

fn goal_word(goal: PuzzleGoal) -> &'static str {
    match goal {
        PuzzleGoal::WinThisTurn => "win-this-turn",
        PuzzleGoal::Survive => "survive",
        PuzzleGoal::WinNextTurn => "win-next-turn",
    }
}

fn words(goal: PuzzleGoal) -> PuzzleWords {
    let text = json!({ "en": "x", "fr": "x" });
    let words =
        json!({ "title": text, "goal": goal_word(goal), "grade": 1, "hints": [], "explanation": text, "first": "" });
    serde_json::from_value(words).expect("words")
}

/// Studies a position; none if it is no puzzle. `hard`: the heuristic must not find it.
fn study(position: &Value, goal: PuzzleGoal, hard: bool) -> Option<Study> {
    let start = Duel::from_position(&Config::default(), position).ok()?;
    let mut prover = Prover::new(&start, Seat::FIRST, goal).with_limit(LIMIT);
    if prover.end(&start).is_some() || !prover.value(&start).ok()?.is_forced {
        return None;
    }
    let words = words(goal);
    if hard && heuristic_solves(&start, &words, LIMIT).ok()? {
        return None;
    }
    let proof = start.prove(&words, LIMIT).ok()?;
    let [first] = &proof.first[..] else { return None };
    if first == "wait" || proof.length < 2 {
        return None;
    }
    let n_moves = prover.all_moves(&start).ok()?.len();
    Some(Study { first: first.clone(), length: proof.length, n_moves, nodes: proof.nodes })
}

/// Takes away what is not needed, as long as the first move stays the same and the only one.
fn shrink(mut position: Value, goal: PuzzleGoal, mut best: Study) -> (Value, Study) {
    loop {
        let smaller = without_one(&position).into_iter().find_map(|smaller| {
            let study = study(&smaller, goal, true)?;
            (study.first == best.first && study.length >= best.length.min(3)).then_some((smaller, study))
        });
        match smaller {
            Some((smaller, study)) => (position, best) = (smaller, study),
            None => return (position, best),
        }
    }
}

/// The positions with one thing less.
fn without_one(position: &Value) -> Vec<Value> {
    let mut all = Vec::new();
    for seat in 0..2 {
        for zone in ["battlefield", "hand", "graveyard"] {
            let n = position["players"][seat][zone].as_array().map_or(0, Vec::len);
            for at in 0..n {
                let mut smaller = position.clone();
                if let Some(list) = smaller["players"][seat][zone].as_array_mut() {
                    list.remove(at);
                }
                all.push(smaller);
            }
        }
    }
    all
}

fn position(rng: &mut BotRng) -> (Value, PuzzleGoal) {
    let goal = match rng.below(10) {
        0..6 => PuzzleGoal::WinThisTurn,
        6..8 => PuzzleGoal::Survive,
        _ => PuzzleGoal::WinNextTurn,
    };
    let is_defence = goal == PuzzleGoal::Survive && rng.below(2) == 0;
    let n_spells = 1 + rng.index(2);
    let n_own = 1 + rng.index(3);
    let n_other = 1 + rng.index(3);
    let n_answers = usize::from(rng.below(2) == 0);
    let own = side(rng, 10, n_own, n_spells, false);
    let other = side(rng, 30, n_other, n_answers, is_defence);
    let mut position = json!({ "turn": 9, "players": [own, other] });
    if is_defence {
        position["active"] = 1.into();
        position["step"] = "attackers".into();
        position["priority"] = 0.into();
    }
    (position, goal)
}

fn pick<'a>(rng: &mut BotRng, colours: &[Colour], is_it: impl Fn(&CardDef) -> bool) -> Option<&'a CardDef> {
    let pool = Config::default().content.get();
    let fits = |def: &&CardDef| {
        is_it(def)
            && !def.entry.basic
            && def.colours.iter().all(|colour| colours.contains(&colour))
            && def.entry.cost.total() <= 6
    };
    let cards: Vec<&CardDef> = pool.cards[..pool.n_cards].iter().filter(fits).collect();
    (!cards.is_empty()).then(|| cards[rng.index(cards.len())])
}

fn side(rng: &mut BotRng, from: u8, n_creatures: usize, n_spells: usize, attacks: bool) -> Value {
    let all = [Colour::White, Colour::Blue, Colour::Black, Colour::Red, Colour::Green];
    let first = rng.index(5);
    let colours = [all[first], all[(first + 1 + rng.index(4)) % 5]];
    let mut battlefield = Vec::new();
    for n in 0..n_creatures {
        let is_creature = |def: &CardDef| def.entry.card_type == CardType::Creature && def.entry.mana.is_none();
        let Some(card) = pick(rng, &colours, is_creature) else { continue };
        let mut one = json!({ "id": from + n as u8, "card": card.id });
        if attacks && rng.below(4) > 0 {
            one["attacking"] = true.into();
            one["tapped"] = true.into();
        } else if rng.below(6) == 0 {
            one["tapped"] = true.into();
        }
        battlefield.push(one);
    }
    let is_instant_only = from == 30;
    let is_spell = |def: &CardDef| match def.entry.card_type {
        CardType::Instant => true,
        CardType::Sorcery | CardType::Creature => !is_instant_only,
        CardType::Invocation => !is_instant_only && def.entry.mana.is_none(),
        CardType::Land => false,
    };
    let spells: Vec<&CardDef> = (0..n_spells).filter_map(|_| pick(rng, &colours, is_spell)).collect();
    let cost: u8 = spells.iter().map(|def| def.entry.cost.total()).sum();
    let n_lands = (cost + rng.below(2) as u8).saturating_sub(rng.below(2) as u8).min(8);
    let lands = ["plains", "island", "swamp", "mountain", "forest"];
    for n in 0..n_lands {
        let colour = colours[usize::from(n % 2)];
        let at = all.iter().position(|one| *one == colour).unwrap_or(0);
        battlefield.push(json!(lands[at]));
    }
    let known = from == 30;
    let hand: Vec<Value> = spells.iter().map(|def| json!({ "card": def.id, "known": known })).collect();
    json!({ "life": 1 + rng.below(9), "hand": hand, "battlefield": battlefield })
}
