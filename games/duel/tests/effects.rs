//! Every card does what it says: whatever is taken out of a card, some game goes differently.
//!
//! A card is played at random, many times, in rich positions among bystanders that have nothing to do with the pool
//! (`effects/walk.rs`). Then one part of the card is taken out (`effects/mutants.rs`) and the same games are played again,
//! until one of them shows a difference: another list of legal actions, or another state. Keywords are not looked at as
//! such, only what they do.
//!
//! Not here: what the difference should be. Scenarios say that.

mod bystanders;
mod mutants;
mod position;
mod redundant;
mod walk;

use atout_core::ContentRef;
use atout_duel::{CardDef, Pool};
use mutants::Mutant;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use walk::Walks;

/// So many games are played before a part of a card is said to do nothing. Most parts show in the first ten.
const GAMES: u64 = 4_000;

/// A card and all that can be taken out of it.
struct Subject {
    card: &'static CardDef,
    mutants: Vec<Mutant>,
}

/// Plays every mutant of every subject; what no game shows.
fn unseen(subjects: &[Subject]) -> Vec<String> {
    let most = subjects.iter().map(|subject| subject.mutants.len()).max().unwrap_or(0);
    // The n-th content has the n-th mutant of every card, so that a few contents are enough.
    let contents: Vec<ContentRef<Pool>> = (0..most)
        .map(|n| {
            let changed = subjects.iter().filter_map(|one| Some((one.card, one.mutants.get(n)?)));
            bystanders::content(changed.map(|(card, mutant)| (card, &mutant.entry)))
        })
        .collect();
    let plain = bystanders::content(std::iter::empty());
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(subject) = subjects.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut walks = Walks::new(plain, subject.card);
            for (mutant, &content) in subject.mutants.iter().zip(&contents) {
                let shown = (0..GAMES).find(|&seed| walks.differs(content, seed));
                if shown.is_none() {
                    found.lock().unwrap().push(format!("{}: {}", subject.card.id, mutant.what));
                }
            }
            // A content in which nothing is different for this card: its games are the same.
            if let Some(&others) = contents.get(subject.mutants.len()) {
                let wrong = (0..3).find(|&seed| walks.differs(others, seed));
                assert_eq!(wrong, None, "{}: other cards make a difference", subject.card.id);
            }
        }
    };
    let n = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..n).for_each(|_| _ = scope.spawn(work)));
    let mut found = found.into_inner().unwrap();
    found.sort();
    found
}

/// The cards, or the tokens, that are to be tried; `CARD=id` tries one.
fn subjects(is_token: bool) -> Vec<Subject> {
    let only = std::env::var("CARD").ok();
    let pool = ContentRef::<Pool>::current().get();
    let is_meant = |card: &&CardDef| card.is_token == is_token && only.as_ref().is_none_or(|id| *id == card.id);
    pool.cards.iter().filter(is_meant).map(|card| Subject { card, mutants: mutants::of(card) }).collect()
}

#[test]
fn whatever_is_taken_out_of_a_card_some_game_shows_it() {
    let subjects = subjects(false);
    println!("{} mutants of {} cards", subjects.iter().map(|one| one.mutants.len()).sum::<usize>(), subjects.len());
    let unseen = unseen(&subjects);
    assert!(unseen.is_empty(), "{} mutants play as the card does:\n{}", unseen.len(), unseen.join("\n"));
}

#[test]
fn whatever_is_taken_out_of_a_token_some_game_shows_it() {
    let unseen = unseen(&subjects(true));
    assert!(unseen.is_empty(), "{} mutants play as the token does:\n{}", unseen.len(), unseen.join("\n"));
}
