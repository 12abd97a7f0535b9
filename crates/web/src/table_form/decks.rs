//! The choice of a deck in the form of a new game: one's own decks first, then those that come with the game.
//!
//! Not here: the rest of the form (`table_form.rs`), the pages about decks (`decks.rs`).

use atout_core::Lang;
use maud::{Markup, html};

/// A deck that a reader can choose.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DeckChoice {
    /// Its value in the form.
    pub value: String,
    /// Its name.
    pub name: String,
    /// The names of its colours; empty if there are none.
    pub colours: String,
    /// How it wins, in a sentence; empty if nobody has said it.
    pub idea: String,
}

/// The decks that a reader can choose from.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DeckChoices {
    /// The reader's own.
    pub own: Vec<DeckChoice>,
    /// Those that come with the game.
    pub ready: Vec<DeckChoice>,
}

/// The deck of a seat. Without a choice it gets a ready one by chance. The script shows the idea of the chosen one.
pub(crate) fn choice(decks: &DeckChoices, seat: usize, chosen: &str, lang: Lang) -> Markup {
    let id = format!("deck{seat}");
    let by_chance = lang.pick("A ready deck, drawn by lot.", "Un deck prêt, tiré au sort.");
    let group = |name: &str, decks: &[DeckChoice]| {
        html! {
            @if !decks.is_empty() {
                optgroup label=(name) { @for deck in decks { option value=(deck.value) selected[deck.value == chosen] data-idea=(deck.idea) { (deck.name) @if !deck.colours.is_empty() { " · " (deck.colours) } } } }
            }
        }
    };
    let idea = decks.own.iter().chain(&decks.ready).find(|deck| deck.value == chosen).map(|deck| deck.idea.as_str());
    html! {
        label.naming for=(id) {
            span { (lang.pick("Deck", "Deck")) }
            select id=(id) name=(id) aria-describedby={ (id) "idea" } {
                option value="" data-idea=(by_chance) { (lang.pick("Surprise me", "Au hasard")) }
                (group(lang.pick("Your decks", "Vos decks"), &decks.own))
                (group(lang.pick("Ready decks", "Decks prêts"), &decks.ready))
            }
        }
        p.help.idea id={ (id) "idea" } { (idea.unwrap_or(by_chance)) }
    }
}
