//! What tests of texts and gestures share: every position of random games, and the promise of [`Board::touch`].

use crate::{BotRng, Dice, Game, Match, Seed, SeedableRng, Show, Viewer};

/// Plays random games of every config and shows each position, the first and the last included.
///
/// # Panics
/// If a config is refused or a legal action is.
pub fn each_position<G: Game>(
    configs: impl IntoIterator<Item = G::Config>,
    games: u64,
    mut show: impl FnMut(&Match<G>),
) {
    for config in configs {
        for seed in 0..games {
            let mut rng = BotRng::seed_from_u64(seed);
            let game = Match::<G>::new(config.clone(), Seed::from(seed));
            let mut game = game.unwrap_or_else(|error| panic!("{}: {config:?} was refused: {error}", G::ID));
            show(&game);
            while let Some(seat) = game.stage().awaited().iter().next() {
                let legal = game.legal(seat);
                let played = game.play(seat, legal[rng.index(legal.len())]);
                assert!(played.is_ok(), "{}: seed {seed}, config {config:?}: {played:?}", G::ID);
                show(&game);
            }
        }
    }
}

/// No gesture of a seat begins another one, so a page knows when one is complete. What a gesture is taken for, if it is
/// taken for anything ([`Board::attempt`]), is its own action.
///
/// # Panics
/// With two gestures of which one begins the other, or with a gesture that is taken for another action.
pub fn check_gestures<G: Show>(game: &Match<G>) {
    for seat in game.stage().awaited().iter() {
        let mut gestures: Vec<Vec<String>> = game.legal(seat).iter().map(G::touch).collect();
        // Sorted, a gesture that begins another one stands right before such a one.
        gestures.sort();
        let clash = gestures.windows(2).find(|pair| pair[1].starts_with(&pair[0]));
        assert_eq!(clash, None, "{}", G::ID);
        let view = game.view(Viewer::Seat(seat));
        for action in game.legal(seat) {
            let touch = G::touch(&action);
            let touched: Vec<&str> = touch.iter().map(String::as_str).collect();
            let attempted = G::attempt(&view, seat, &touched);
            assert!(attempted.is_none_or(|attempted| attempted == action), "{}: {touch:?} is {attempted:?}", G::ID);
        }
    }
}
