//! Helpers that several test files share.

use atout_core::{BotRng, Game, NoEvents, SeedableRng, Stage};
use atout_stones::{Config, Stones};

/// A game after this number of random actions; stops before the end.
pub(crate) fn midgame(config: &Config, seed: u64, decisions: usize) -> Stones {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut game = Stones::dealt(config, &mut rng).unwrap();
    for _ in 0..decisions {
        let before = game;
        let seat = game.turn();
        let Some(action) = game.random_action(seat, &mut rng, &mut Vec::new()) else { return before };
        game.apply(seat, &action, &mut rng, &mut NoEvents).unwrap();
        if matches!(game.stage(), Stage::Over(_)) {
            return before;
        }
    }
    game
}
