//! What tests of texts and gestures share: every position of random games, and the promises of [`Board`](crate::Board).

use crate::{
    BotRng, Dice, Game, Gathered, Lang, Match, Names, Orders, Seat, Seed, SeedableRng, Shortcut, Show, Viewer,
};
use std::fmt::Debug;

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
/// taken for anything ([`Board::attempt`](crate::Board::attempt)), is its own action. Every shortcut can be played.
///
/// # Panics
/// With two gestures of which one begins the other, with a gesture that is taken for another action, or with a shortcut
/// that cannot be played.
pub fn check_gestures<G: Show>(game: &Match<G>) {
    for seat in game.stage().awaited().iter() {
        let view = game.view(Viewer::Seat(seat));
        let shortcuts = G::shortcuts(&view, seat, &Names::default(), Lang::En);
        let mut gestures: Vec<Vec<String>> = game.legal(seat).iter().map(G::touch).collect();
        gestures.extend(shortcuts.iter().flat_map(touches));
        // Sorted, a gesture that begins another one stands right before such a one.
        gestures.sort();
        let clash = gestures.windows(2).find(|pair| pair[1].starts_with(&pair[0]));
        assert_eq!(clash, None, "{}", G::ID);
        for action in game.legal(seat) {
            let touch = G::touch(&action);
            let touched: Vec<&str> = touch.iter().map(String::as_str).collect();
            let attempted = G::attempt(&view, seat, &touched);
            assert!(attempted.is_none_or(|attempted| attempted == action), "{}: {touch:?} is {attempted:?}", G::ID);
        }
        shortcuts.iter().for_each(|shortcut| check_shortcut(game, seat, shortcut));
        check_words::<G>(&view, seat, &shortcuts);
    }
}

/// The gestures of a shortcut; of things that are gathered, those with one thing.
fn touches<A>(shortcut: &Shortcut<A>) -> Vec<Vec<String>> {
    let with = |one: &Gathered<A>| [&[one.thing.clone()][..], &shortcut.touch].concat();
    match &shortcut.gather {
        None => vec![shortcut.touch.clone()],
        Some(gather) => gather.things.iter().map(with).collect(),
    }
}

/// The row of a shortcut can be played as it stands. So can the one that follows, with the first thing and with all things
/// that it gathers, once the seat is asked for its first action.
fn check_shortcut<G: Show>(game: &Match<G>, seat: Seat, shortcut: &Shortcut<G::Action>) {
    let broken = |why: &dyn Debug| -> ! {
        panic!("{}: a shortcut cannot be played\n  {why:?}\n  {shortcut:?}\n  after {} actions", G::ID, game.version())
    };
    let Some((last, before)) = shortcut.row.split_last() else { broken(&"its row is empty") };
    let before = game.preview(seat, before).unwrap_or_else(|refusal| broken(&refusal));
    if !before.actions().contains(last) || (shortcut.draft && !before.is_draftable(last)) {
        broken(last);
    }
    if shortcut.hurry && G::stops().is_empty() {
        broken(&"nothing can be passed");
    }
    let n_things = shortcut.gather.as_ref().map_or(0, |gather| gather.things.len());
    if shortcut.gather.is_some() && n_things == 0 {
        broken(&"nothing can be picked for it");
    }
    let every: Vec<usize> = (0..n_things).collect();
    for picked in [&every[..n_things.min(1)], &every] {
        let then = shortcut.following(picked);
        let Some(first) = then.first() else { continue };
        let mut after = game.clone();
        after.play_row(seat, &shortcut.row).unwrap_or_else(|refusal| broken(&refusal));
        // Nobody wants to be asked in between.
        after.play_standing(&mut [(); Seat::MAX].map(|()| Some(Orders::default())));
        if after.legal(seat).contains(first) {
            after.play_row(seat, &then).unwrap_or_else(|refusal| broken(&refusal));
        }
    }
}

/// Shortcuts have words in every language, and are the same ones.
fn check_words<G: Show>(view: &G::View, seat: Seat, shortcuts: &[Shortcut<G::Action>]) {
    for lang in Lang::ALL {
        let all = G::shortcuts(view, seat, &Names::default(), lang);
        let rows = |all: &[Shortcut<G::Action>]| -> Vec<_> {
            all.iter().map(|one| (one.touch.clone(), one.row.clone(), one.then.clone())).collect()
        };
        assert_eq!(rows(&all), rows(shortcuts), "{}: {lang}", G::ID);
        let has_words = |one: &Shortcut<G::Action>| !one.label.is_empty() && !one.label_of(&[0]).is_empty();
        assert!(all.iter().all(has_words), "{}: {all:?}", G::ID);
    }
}
