//! Every puzzle is proven: its goal is forced against every defence, by one first move, and the solution reaches it. More than
//! half of them are beyond the heuristic.

use atout_core::{
    Game, HasScenarios, Lang, NoEvents, PUZZLE_GRADES, Puzzle, PuzzleGoal, PuzzleProblem, PuzzleStatus, Seat, Seed,
    Stage,
};
use atout_duel::{Action, Config, Duel, MAX_NODES, PUZZLES, Prover, Unproven, heuristic_solves};
use serde_json::json;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::time::Instant;

fn all() -> Vec<Puzzle> {
    PUZZLES.iter().map(|source| Puzzle::load(source).unwrap_or_else(|why| panic!("{}", why.en))).collect()
}

fn start(puzzle: &Puzzle) -> Duel {
    let config: Config = puzzle.scenario.config::<Duel>().expect("options");
    Duel::from_position(&config, &puzzle.scenario.position).unwrap_or_else(|why| panic!("{}: {}", puzzle.id, why.en))
}

fn play(puzzle: &Puzzle, row: &[Action]) -> Result<atout_core::PuzzlePlay<Duel>, PuzzleProblem> {
    Duel::play_puzzle(puzzle, row)
}

#[test]
fn every_puzzle_is_proven_and_most_are_beyond_the_heuristic() {
    let puzzles = all();
    let mut n_beyond = 0;
    println!("{:<28} grade  nodes  seconds  length  heuristic", "puzzle");
    for puzzle in &puzzles {
        let (start, words) = (start(puzzle), &puzzle.words);
        let begun = Instant::now();
        let proof = start.prove(words, MAX_NODES).unwrap_or_else(|why| panic!("{}: {why:?}", puzzle.id));
        let seconds = begun.elapsed().as_secs_f32();
        assert!(proof.is_forced, "{}: the goal is not forced", puzzle.id);
        assert_eq!(proof.first, [words.first.as_str()], "{}: the winning first moves", puzzle.id);
        let verdict = puzzle.scenario.run::<Duel>();
        assert!(verdict.ok(), "{}: {:?}", puzzle.id, verdict.expectations);
        let is_solved =
            heuristic_solves(&start, words, MAX_NODES).unwrap_or_else(|why| panic!("{}: {why:?}", puzzle.id));
        n_beyond += usize::from(!is_solved);
        let heuristic = if is_solved { "solves" } else { "fails" };
        let (nodes, length) = (proof.nodes, proof.length);
        println!("{:<28} {:>5} {nodes:>6} {seconds:>8.3} {length:>7}  {heuristic}", puzzle.id, words.grade);
    }
    println!("{n_beyond} of {} are beyond the heuristic", puzzles.len());
    assert!(2 * n_beyond > puzzles.len(), "only {n_beyond} of {} are beyond the heuristic", puzzles.len());
}

#[test]
fn there_are_enough_puzzles_of_every_grade_and_goal() {
    let puzzles = all();
    assert!(puzzles.len() >= 24, "{} puzzles", puzzles.len());
    for grade in 1..=PUZZLE_GRADES {
        let n = puzzles.iter().filter(|puzzle| puzzle.words.grade == grade).count();
        assert!(n >= 6, "{n} of grade {grade}");
    }
    for goal in [PuzzleGoal::WinThisTurn, PuzzleGoal::Survive, PuzzleGoal::WinNextTurn] {
        assert!(puzzles.iter().any(|puzzle| puzzle.words.goal == goal), "{goal:?}");
    }
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.words.grade), "the list is not in the order of grades");
    let titles: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.words.title.0.get(Lang::En)).collect();
    assert_eq!(titles.len(), puzzles.len(), "two puzzles have the same title");
    for puzzle in &puzzles {
        assert!((1..=2).contains(&puzzle.words.hints.len()), "{}: one or two hints", puzzle.id);
        let texts = [&puzzle.words.title, &puzzle.words.explanation];
        for text in texts.into_iter().chain(&puzzle.words.hints) {
            assert_ne!(text.0.en, text.0.fr, "{}: not translated", puzzle.id);
        }
    }
}

#[test]
fn every_file_of_the_folder_is_in_the_list() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles");
    let files: BTreeSet<String> = std::fs::read_dir(folder)
        .expect("the folder of puzzles")
        .filter_map(|entry| Some(entry.ok()?.path().file_stem()?.to_string_lossy().into_owned()))
        .collect();
    let listed: BTreeSet<String> = PUZZLES.iter().map(|source| source.id.to_owned()).collect();
    assert_eq!(files, listed);
}

#[test]
fn the_solution_of_every_puzzle_can_be_played_move_by_move() {
    for puzzle in all() {
        let mut row = Vec::new();
        for _ in 0..60 {
            match Duel::solve_puzzle(&puzzle, &row).unwrap_or_else(|why| panic!("{}: {why:?}", puzzle.id)) {
                Some(next) => row.extend(next),
                None => break,
            }
        }
        let played = play(&puzzle, &row).unwrap_or_else(|why| panic!("{}: {why:?}", puzzle.id));
        assert_eq!(played.status, PuzzleStatus::Solved, "{} after {row:?}", puzzle.id);
        assert!(row.len() <= 40, "{}: {} actions are too many for a page", puzzle.id, row.len());
        assert!(
            matches!(play(&puzzle, &[&row[..], &[Action::Pass]].concat()), Err(PuzzleProblem::Over)),
            "{}",
            puzzle.id
        );
    }
}

fn find(id: &str) -> Puzzle {
    all().into_iter().find(|puzzle| puzzle.id == id).unwrap_or_else(|| panic!("no puzzle {id}"))
}

fn row(text: &str) -> Vec<Action> {
    text.split_whitespace().map(|word| word.parse().unwrap_or_else(|_| panic!("{word}"))).collect()
}

#[test]
fn a_wrong_move_is_refuted_and_the_same_row_gives_the_same_answer() {
    let puzzle = find("borrowed-wings");
    let wrong = row("cast:0 at:21");
    let played = play(&puzzle, &wrong).expect("legal");
    let PuzzleStatus::Failed(from) = played.status else { panic!("{:?}", played.status) };
    assert!(from < played.moves.len(), "the refutation is played out");
    assert_eq!(played.moves, play(&puzzle, &wrong).expect("legal").moves);
    let open = play(&puzzle, &row("cast:0")).expect("legal");
    assert_eq!(open.status, PuzzleStatus::Open, "a row that is being composed is not judged");
    assert!(matches!(play(&puzzle, &row("cast:7")), Err(PuzzleProblem::Illegal(_))));
}

fn state_text(duel: &Duel) -> String {
    serde_json::to_string(&Duel { actions: 0, ..duel.clone() }).expect("a state as text")
}

/// A search without any shortcut: every single action, payments by hand included, and only identical states are looked up.
struct Plain<'a> {
    prover: &'a Prover,
    known: HashMap<String, bool>,
    /// The states on the way here. To come back to one of them is no move.
    path: HashSet<String>,
}

impl Plain<'_> {
    /// Can the solver force the goal? None if there are too many states.
    fn is_forced(&mut self, duel: &Duel) -> Option<bool> {
        if let Some(end) = self.prover.end(duel) {
            return Some(end);
        }
        let key = state_text(duel);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        if self.known.len() > 2_500 {
            return None;
        }
        let Stage::Awaiting(seats) = duel.stage() else { return None };
        let seat = seats.iter().next()?;
        let is_own = seat == self.prover.solver();
        let mut actions = Vec::new();
        duel.actions(seat, &mut actions);
        let mut found = !is_own;
        self.path.insert(key.clone());
        for action in actions {
            let mut next = Box::new(duel.clone());
            next.apply(seat, &action, &mut Seed::from(0).rng(), &mut NoEvents).expect("a listed action");
            if self.path.contains(&state_text(&next)) {
                continue;
            }
            if self.is_forced(&next)? == is_own {
                found = is_own;
                break;
            }
        }
        self.path.remove(&key);
        self.known.insert(key, found);
        Some(found)
    }
}

#[test]
fn a_search_without_shortcuts_comes_to_the_same_verdicts() {
    let mut n_compared = 0;
    for puzzle in all() {
        let start = start(&puzzle);
        let mut prover = Prover::new(&start, puzzle.seat(), puzzle.words.goal);
        let moves = prover.all_moves(&start).expect("an answer");
        for (row, next, value) in moves {
            let mut plain = Plain { prover: &prover, known: HashMap::new(), path: HashSet::new() };
            let Some(is_forced) = plain.is_forced(&next) else { continue };
            assert_eq!(is_forced, value.is_forced, "{} after {row:?}", puzzle.id);
            n_compared += 1;
        }
    }
    println!("{n_compared} moves compared");
    assert!(n_compared >= 30, "only {n_compared} moves were few enough to compare");
}

fn position(position: &serde_json::Value) -> Duel {
    Duel::from_position(&Config::default(), position).expect("a position")
}

#[test]
fn where_lands_matter_every_way_to_tap_them_is_searched() {
    // Mana that does not come from a land can be lost in other ways than by paying.
    let duel = position(&json!({ "players": [
        { "hand": ["spit-fire"], "battlefield": ["mountain", "travellers-lantern", "forest"] },
        { "life": 2, "battlefield": ["mountain"] },
    ] }));
    let mut prover = Prover::new(&duel, Seat::FIRST, PuzzleGoal::WinThisTurn);
    assert!(prover.value(&duel).expect("an answer").is_forced);
    let by_hand = prover.all_moves(&duel).expect("an answer");
    assert!(
        by_hand.iter().any(|(row, ..)| row.first() == Some(&Action::ByHand)),
        "tapping by hand is a move of its own"
    );
}

#[test]
fn equal_creatures_are_one_choice() {
    let duel = position(
        &json!({ "step": "attackers", "begin": true, "players": [{ "battlefield": [{ "card": "brown-bear", "count": 3 }] }] }),
    );
    let mut prover = Prover::new(&duel, Seat::FIRST, PuzzleGoal::WinThisTurn);
    let moves = prover.all_moves(&duel).expect("an answer");
    assert_eq!(
        moves.len(),
        4,
        "none, one, two or three Bears: {:?}",
        moves.iter().map(|one| &one.0).collect::<Vec<_>>()
    );
    assert!(moves.iter().all(|(.., value)| !value.is_forced));
}

#[test]
fn where_chance_decides_or_there_is_too_much_nothing_is_proven() {
    let shuffles = position(
        &json!({ "players": [{ "hand": ["budding-path"], "battlefield": [{ "card": "forest", "count": 2 }] }] }),
    );
    let mut prover = Prover::new(&shuffles, Seat::FIRST, PuzzleGoal::WinThisTurn);
    assert_eq!(prover.value(&shuffles), Err(Unproven::Chance));
    let puzzle = find("keep-the-plains");
    let start = start(&puzzle);
    let mut prover = Prover::new(&start, puzzle.seat(), puzzle.words.goal).with_limit(10);
    assert_eq!(prover.value(&start), Err(Unproven::TooMany));
}
