//! The list of a reader's decks, and of those that come with the game.

use crate::layout::{Tab, page};
use crate::{GameInfo, Reader, icons};
use atout_core::Lang;
use maud::{Markup, html};

/// A deck in the list.
pub struct DeckItem {
    /// The end of its address: the id of a saved or of a ready deck.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is about: an idea, or why no format allows it.
    pub idea: Option<String>,
    /// The first format that allows it, as the option of the game writes it; none if no format does.
    pub format: Option<String>,
    /// The signs of its colours, and their names.
    pub colours: (Markup, String),
    /// How many cards it has, by sort: "24 lands".
    pub counts: Vec<String>,
}

impl DeckItem {
    /// The colours of a deck that nobody can read.
    #[must_use]
    pub fn no_colours() -> (Markup, String) {
        (html! {}, String::new())
    }
}

/// What the page of decks is made of.
pub struct DecksPage<'a> {
    /// The game.
    pub game: &'a GameInfo,
    /// The key of the option that says which decks are allowed.
    pub format_option: &'a str,
    /// The reader's decks.
    pub own: &'a [DeckItem],
    /// The decks that come with the game.
    pub ready: &'a [DeckItem],
}

/// The page of a reader's decks.
#[must_use]
pub fn decks(reader: &Reader, about: &DecksPage<'_>) -> String {
    let (lang, game) = (reader.lang, about.game);
    let title = lang.pick(format!("Decks of {}", game.name.get(lang)), format!("Decks\u{a0}: {}", game.name.get(lang)));
    let main = html! {
        h1 { (title) }
        p.lead { (lang.pick("Play a ready deck, change a copy of it, or build your own card by card.", "Jouez un deck prêt, modifiez-en une copie, ou composez le vôtre carte par carte.")) }
        div.submit {
            a.btn.go href={ "/decks/" (game.id) "/new" } { (lang.pick("New deck", "Nouveau deck")) }
            a.btn href={ "/new/" (game.id) } { (lang.pick("Set up a game…", "Personnaliser une partie…")) }
            @if game.has_puzzles { a.btn href={ "/puzzles/" (game.id) } { (lang.pick("Puzzles", "Énigmes")) } }
            a.btn.quiet href={ "/rules/" (game.id) } { (lang.pick("Rules", "Règles")) }
        }
        section.shelf {
            h2 { (lang.pick("Your decks", "Vos decks")) }
            @if about.own.is_empty() {
                p.empty { (lang.pick("None yet. Press “New deck”, or “View and change” at a ready one.", "Aucun pour l’instant. Cliquez sur «\u{a0}Nouveau deck\u{a0}», ou sur «\u{a0}Voir et modifier\u{a0}» d’un deck prêt.")) }
            }
            ul.deckitems { @for deck in about.own { (item(about, deck, true, lang)) } }
            p.dim.small { (lang.pick("Only you see your decks. They belong to this browser; “Export” in the builder gives you a text to keep or to pass on.", "Vous seul voyez vos decks. Ils appartiennent à ce navigateur\u{a0}; «\u{a0}Exporter\u{a0}» dans l’atelier en donne un texte à garder ou à transmettre.")) }
        }
        section.shelf {
            h2 { (lang.pick("Ready decks", "Decks prêts")) }
            ul.deckitems { @for deck in about.ready { (item(about, deck, false, lang)) } }
        }
    };
    page(reader, Tab::Decks, std::slice::from_ref(game), &title, &main)
}

fn item(about: &DecksPage<'_>, deck: &DeckItem, is_own: bool, lang: Lang) -> Markup {
    let game = about.game;
    let (address, choice) = match is_own {
        true => (format!("/decks/{}/{}", game.id, deck.id), format!("own:{}", deck.id)),
        false => (format!("/decks/{}/new?from={}", game.id, deck.id), format!("ready:{}", deck.id)),
    };
    html! {
        li.deckitem data-deck=(deck.id) {
            div.head { h3 { (deck.name) } span.colours title=(deck.colours.1) { (deck.colours.0) span.hide { (deck.colours.1) } } }
            @if let Some(idea) = &deck.idea { p.idea.warn[deck.format.is_none()] { (Lang::capital(idea)) } }
            p.dim.small { (deck.counts.join(" · ")) }
            div.acts {
                form method="post" action={ "/decks/" (game.id) "/play" } {
                    input type="hidden" name="deck" value=(choice);
                    @if let Some(format) = &deck.format { input type="hidden" name=(about.format_option) value=(format); }
                    button.btn type="submit" disabled[deck.format.is_none()] { (lang.pick("Play", "Jouer")) }
                }
                a.btn.quiet href=(address) { @if is_own { (lang.pick("Change", "Modifier")) } @else { (lang.pick("View and change", "Voir et modifier")) } }
                @if is_own { (delete(game, deck, lang)) }
            }
        }
    }
}

/// The question comes first, and needs no script.
fn delete(game: &GameInfo, deck: &DeckItem, lang: Lang) -> Markup {
    let label = lang.pick(format!("Delete: {}", deck.name), format!("Supprimer\u{a0}: {}", deck.name));
    html! {
        details.menu {
            summary aria-label=(label) title=(lang.pick("Delete", "Supprimer")) { (icons::bin()) }
            div {
                p { (lang.pick("Delete this deck for good? Games that it is played in go on.", "Supprimer ce deck pour de bon\u{a0}? Les parties en cours continuent.")) }
                form method="post" action={ "/decks/" (game.id) "/" (deck.id) "/delete" } {
                    button.btn.danger type="submit" { (lang.pick("Delete", "Supprimer")) }
                }
            }
        }
    }
}
