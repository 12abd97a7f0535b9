//! The deck builder: cards on one side, the deck on the other. Phones show one of the two at a time.
//!
//! Not here: what happens when something is touched (`assets/decks.js`), the deck's own panel (`sheet.rs`).

use super::{ColourFilter, DeckCard, DeckSheet, pool, sheet};
use crate::layout::{Tab, data, page};
use crate::wire::{DeckStart, DeckWords};
use crate::{GameInfo, Reader};
use atout_core::{Lang, OptionKind};
use maud::{Markup, html};

/// What the page of the builder is made of.
pub struct BuilderPage<'a> {
    /// The game.
    pub game: &'a GameInfo,
    /// The key of the option that says which decks are allowed.
    pub format_option: &'a str,
    /// The chosen value of that option.
    pub format: &'a str,
    /// The id of the saved deck; none if the deck is new.
    pub id: Option<&'a str>,
    /// The deck's name.
    pub name: &'a str,
    /// Its list, as it is kept.
    pub list: &'a str,
    /// Its figures.
    pub sheet: &'a DeckSheet,
    /// All cards.
    pub cards: &'a [DeckCard],
    /// The colours that cards are filtered by.
    pub colours: &'a [ColourFilter],
    /// The types that cards are filtered by.
    pub types: &'a [(&'static str, String)],
    /// The most copies of one card.
    pub max_copies: usize,
    /// The longest name, in characters.
    pub max_name: usize,
    /// Why the saved list could not be read.
    pub problem: Option<&'a str>,
}

/// The page of the deck builder.
#[must_use]
pub fn deck_builder(reader: &Reader, about: &BuilderPage<'_>) -> String {
    let lang = reader.lang;
    let game = about.game;
    let title = lang.pick("Deck builder", "Atelier de decks");
    let main = html! {
        h1.hide { (title) }
        div.builder data-builder=(game.id) {
            section.pool aria-label=(lang.pick("Cards", "Cartes")) {
                (pool::filters(about.colours, about.types, lang))
                (pool::cards(about.cards, lang))
            }
            section.deck aria-label=(lang.pick("Deck", "Deck")) data-drop="deck" {
                (head(about, lang))
                div id="sheet" { (sheet::sheet_html(about.sheet, lang)) }
                p.more { a href={ "/decks/" (game.id) } { (lang.pick("All decks", "Tous les decks")) } }
            }
            // Phones show the cards or the deck.
            div.tabs role="group" aria-label=(lang.pick("Shown", "Affichage")) {
                button.btn type="button" data-show="cards" aria-pressed="true" { (lang.pick("Cards", "Cartes")) }
                button.btn type="button" data-show="deck" aria-pressed="false" { (lang.pick("Deck", "Deck")) " · " span.num id="ntab" { (about.sheet.n_cards) } }
            }
        }
        (dialogs(lang))
        noscript { p.problem { span { (lang.pick("The builder needs JavaScript.", "L’atelier a besoin de JavaScript.")) } } }
        (data("words", &words(lang)))
        (data("deckdata", &start(about)))
    };
    page(reader, Tab::Decks, std::slice::from_ref(game), title, &main)
}

/// Name, format and buttons.
fn head(about: &BuilderPage<'_>, lang: Lang) -> Markup {
    let game = about.game;
    let spec = game.options.iter().find(|spec| spec.key == about.format_option);
    let formats = match spec.map(|spec| &spec.kind) {
        Some(OptionKind::Choice(formats)) => *formats,
        _ => &[],
    };
    html! {
        div.head {
            label.hide for="deckname" { (lang.pick("Name of the deck", "Nom du deck")) }
            input id="deckname" type="text" autocomplete="off" spellcheck="false" maxlength=(about.max_name) value=(about.name) placeholder=(lang.pick("Name of the deck", "Nom du deck"));
            button.btn id="save" type="button" { (lang.pick("Save", "Enregistrer")) }
            form id="play" method="post" action={ "/decks/" (game.id) "/play" } {
                input type="hidden" name="list" value=(about.list);
                input type="hidden" name=(about.format_option) value=(about.format);
                button.btn.go type="submit" disabled[about.sheet.problem.is_some()] { (lang.pick("Play this deck", "Jouer ce deck")) }
            }
        }
        p.note id="note" role="status" hidden { span {} " " button.link id="discard" type="button" hidden { (lang.pick("Discard", "Annuler")) } }
        div.problem id="deckproblem" role="alert" hidden[about.problem.is_none()] { span { (about.problem.unwrap_or_default()) } }
        div.tools {
            select id="format" aria-label=(lang.pick("Format", "Format")) {
                @for (word, name) in formats { option value=(word) selected[*word == about.format] { (name.get(lang)) } }
            }
            button.btn id="tryhand" type="button" { (lang.pick("Try a hand", "Tester une main")) }
            button.btn id="lands" type="button" { (lang.pick("Add lands", "Ajouter des terrains")) }
            button.btn id="importing" type="button" { (lang.pick("Import…", "Importer…")) }
            button.btn id="exporting" type="button" { (lang.pick("Export…", "Exporter…")) }
        }
    }
}

fn dialogs(lang: Lang) -> Markup {
    let close = lang.pick("Close", "Fermer");
    html! {
        dialog.deckbox id="importbox" aria-labelledby="importtitle" {
            h2 id="importtitle" { (lang.pick("Import a deck", "Importer un deck")) }
            label for="importtext" { (lang.pick("One card per line, such as “4 Forest”. A line “Sideboard” begins the sideboard.", "Une carte par ligne, par exemple «\u{a0}4 Forêt\u{a0}». Une ligne «\u{a0}Réserve\u{a0}» commence la réserve.")) }
            textarea id="importtext" spellcheck="false" rows="10" {}
            div.problem id="importproblem" role="alert" hidden { span {} }
            div.acts {
                button.btn.go id="importnow" type="button" { (lang.pick("Replace the deck", "Remplacer le deck")) }
                button.btn.quiet type="button" data-close { (close) }
            }
        }
        dialog.deckbox id="exportbox" aria-labelledby="exporttitle" {
            h2 id="exporttitle" { (lang.pick("Export the deck", "Exporter le deck")) }
            label for="exporttext" { (lang.pick("The deck as text, for Import here and for “atout deck” in the terminal.", "Le deck en texte, pour l’importer ici ou avec «\u{a0}atout deck\u{a0}» dans le terminal.")) }
            textarea id="exporttext" readonly spellcheck="false" rows="12" {}
            div.acts {
                button.btn.go id="copy" type="button" { (lang.pick("Copy", "Copier")) }
                a.btn id="download" download href="#" { (lang.pick("Download", "Télécharger")) }
                button.btn.quiet type="button" data-close { (close) }
            }
        }
        dialog.deckbox id="handbox" aria-labelledby="handtitle" {
            h2 id="handtitle" { (lang.pick("An opening hand", "Une main de départ")) }
            div id="hand" {}
            div.acts {
                button.btn.go id="again" type="button" { (lang.pick("Draw again", "Repiocher")) }
                button.btn id="mulligan" type="button" { (lang.pick("Mulligan", "Mulligan")) }
                button.btn.quiet type="button" data-close { (close) }
            }
        }
    }
}

fn start<'a>(about: &BuilderPage<'a>) -> DeckStart<'a> {
    DeckStart {
        game: about.game.id,
        id: about.id,
        name: about.name,
        list: about.list,
        format_option: about.format_option,
        max_copies: about.max_copies,
    }
}

/// The texts of the script.
fn words(lang: Lang) -> DeckWords {
    DeckWords {
        unsaved: lang
            .pick("Unsaved changes, kept in this browser.", "Changements non enregistrés, gardés dans ce navigateur."),
        restored: lang.pick("Your unsaved changes are back.", "Vos changements non enregistrés sont de retour."),
        saved: lang.pick("“{name}” is saved: {cards}.", "«\u{a0}{name}\u{a0}» est enregistré\u{a0}: {cards}."),
        copied: lang.pick("Copied", "Copié"),
        offline: lang.pick(
            "The server does not answer. Nothing is lost; try again in a moment.",
            "Le serveur ne répond pas. Rien n’est perdu\u{a0}; réessayez dans un instant.",
        ),
        imported: lang.pick("Imported. Save it to keep it.", "Importé. Enregistrez pour le conserver."),
        no_lands: lang.pick("There are enough lands for these cards.", "Il y a assez de terrains pour ces cartes."),
        lands: lang.pick("{n} basic lands added.", "{n} terrains de base ajoutés."),
        lands_one: lang.pick("1 basic land added.", "1 terrain de base ajouté."),
        found: lang.pick("{n} cards", "{n} cartes"),
        found_one: lang.pick("1 card", "1 carte"),
        unnamed: lang.pick("My deck", "Mon deck"),
        file: lang.pick("deck", "deck"),
    }
}
