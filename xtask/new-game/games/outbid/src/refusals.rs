//! The reasons to refuse an action, in both languages.
//!
//! Not here: when an action is refused (`legal.rs`).

use atout_core::Illegal;

pub(crate) const GAME_OVER: Illegal = Illegal::new("The game is over.", "La partie est terminée.");
pub(crate) const NOT_YOUR_TURN: Illegal = Illegal::new("It is not your turn.", "Ce n'est pas à vous de jouer.");
pub(crate) const NOT_IN_HAND: Illegal =
    Illegal::new("That card is not in your hand.", "Cette carte n'est pas dans votre main.");
