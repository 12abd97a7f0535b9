//! Texts from outside: any bytes as an action or a record.

use super::Conformance;
use crate::{BotRng, Dice, Game, Match, Player, Record, Seat, Seed, SeedableRng};
use rand_core::Rng;

/// Any text as an action and as a record is read or refused, and never panics.
///
/// # Panics
/// If something does.
pub fn check_garbage<G: Conformance>(seed: u64) {
    let mut rng = BotRng::seed_from_u64(seed);
    let config = G::random_config(&mut rng);
    let Ok(mut game) = Match::<G>::new(config, Seed::from(seed)) else { return };
    play_some_way(&mut game, &mut rng);
    let seat = game.stage().awaited().iter().next().unwrap_or(Seat::FIRST);
    let mut texts: Vec<String> = game.legal(seat).iter().map(ToString::to_string).collect();
    let players = vec![Player { name: "é\"\\".into(), kind: "human".into() }; G::n_seats(game.config())];
    texts.push(game.record(players).to_text());
    for text in &texts {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..1 + rng.below(4) {
            let at = rng.index(bytes.len().max(1)).min(bytes.len());
            match rng.below(3) {
                0 => bytes.insert(at, rng.next_u32() as u8),
                1 => bytes.truncate(at),
                _ => bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte = rng.next_u32() as u8),
            }
        }
        let garbage = String::from_utf8_lossy(&bytes);
        // Only that neither panics; what is accepted is checked elsewhere.
        let _ = game.play_text(seat, &garbage);
        if let Ok(record) = Record::parse(&garbage) {
            let _ = Match::<G>::replay(&record, usize::MAX);
        }
    }
}

/// A few random actions, so that any phase is met and a record has actions that can be damaged.
fn play_some_way<G: Game>(game: &mut Match<G>, rng: &mut BotRng) {
    let mut scratch = Vec::new();
    for _ in 0..rng.below(60) {
        let Some(seat) = game.stage().awaited().iter().next() else { return };
        let Some(action) = game.state().random_action(seat, rng, &mut scratch) else { return };
        // Legal, as the suite checks elsewhere.
        let _ = game.play(seat, action);
    }
}
