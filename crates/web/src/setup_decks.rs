//! The choice of a deck in the form of a new game: one's own decks first, then those that come with the game.
//!
//! Not here: the rest of the form (`setup.rs`), the pages about decks (`decks.rs`).

use atout_core::Lang;
use maud::{Markup, html};

/// The decks that a reader can choose from.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DeckChoices {
    /// The reader's own: value in the form and name.
    pub own: Vec<(String, String)>,
    /// Those that come with the game.
    pub ready: Vec<(String, String)>,
}

/// The deck of a seat. Without a choice it gets a ready one by chance.
pub(crate) fn choice(decks: &DeckChoices, seat: usize, chosen: &str, lang: Lang) -> Markup {
    let id = format!("deck{seat}");
    let group = |name: &str, decks: &[(String, String)]| {
        html! {
            @if !decks.is_empty() {
                optgroup label=(name) { @for (value, name) in decks { option value=(value) selected[value == chosen] { (name) } } }
            }
        }
    };
    html! {
        label.naming for=(id) {
            span { (lang.pick("Deck", "Deck")) }
            select id=(id) name=(id) {
                option value="" { (lang.pick("Surprise me", "Au hasard")) }
                (group(lang.pick("Your decks", "Vos decks"), &decks.own))
                (group(lang.pick("Ready decks", "Decks prêts"), &decks.ready))
            }
        }
    }
}
