//! The cards to choose from, and the filters above them. The script hides and sorts what is here.

use super::{ColourFilter, DeckCard};
use atout_core::Lang;
use maud::{Markup, html};

/// The costs that cards are filtered by; the last one is everything from there on.
const COSTS: [&str; 8] = ["0", "1", "2", "3", "4", "5", "6", "7+"];

/// Search, filters and order.
pub(super) fn filters(colours: &[ColourFilter], types: &[(&'static str, String)], lang: Lang) -> Markup {
    html! {
        form.filters role="search" aria-label=(lang.pick("Filters", "Filtres")) {
            input id="find" type="search" autocomplete="off" spellcheck="false" enterkeyhint="search" maxlength="80"
                aria-label=(lang.pick("Search names and texts", "Chercher dans les noms et les textes")) placeholder=(lang.pick("Search names and texts", "Chercher un nom, un texte"));
            details.more open {
                summary { (lang.pick("Filters", "Filtres")) }
                div.toggles role="group" aria-label=(lang.pick("Colours", "Couleurs")) {
                    @for colour in colours { button type="button" data-colour=(colour.letter) aria-pressed="false" title=(colour.name) aria-label=(colour.name) { (colour.sign) } }
                }
                div.toggles role="group" aria-label=(lang.pick("Mana cost", "Coût de mana")) {
                    @for (n, cost) in COSTS.iter().enumerate() { button.num type="button" data-cost=(n) aria-pressed="false" aria-label=(lang.pick(format!("Cost {cost}"), format!("Coût {cost}"))) { (cost) } }
                }
                div.pickers {
                    select id="type" aria-label=(lang.pick("Type", "Type")) {
                        option value="" { (lang.pick("All types", "Tous les types")) }
                        @for (word, name) in types { option value=(word) { (Lang::capital(name)) } }
                    }
                    select id="order" aria-label=(lang.pick("Order", "Ordre")) {
                        option value="colour" { (lang.pick("By colour", "Par couleur")) }
                        option value="cost" { (lang.pick("By cost", "Par coût")) }
                        option value="name" { (lang.pick("By name", "Par nom")) }
                    }
                    button.btn.quiet type="reset" id="clear" { (lang.pick("Clear", "Effacer")) }
                }
            }
        }
    }
}

/// All cards, and what is said if none is left.
pub(super) fn cards(cards: &[DeckCard], lang: Lang) -> Markup {
    let hint = lang.pick("Press + to add, − to remove.", "Touche + pour ajouter, − pour retirer.");
    html! {
        p.found.dim.small id="found" role="status" {}
        ul.cards.choices id="pool" data-drop="pool" aria-label=(lang.pick("Cards", "Cartes")) { @for one in cards { (card(one, hint, lang)) } }
        p.empty id="nothing" hidden { (lang.pick("No card fits these filters.", "Aucune carte ne correspond à ces filtres.")) }
        button.btn.quiet id="further" type="button" hidden { (lang.pick("Show more cards", "Afficher plus de cartes")) }
    }
}

fn card(card: &DeckCard, hint: &str, lang: Lang) -> Markup {
    let (name, cost) = (&card.name, card.total.min(7));
    html! {
        li.choice data-card=(card.id) data-colours=(card.colours) data-type=(card.type_word) data-cost=(cost) data-total=(card.total)
            data-find={ (name) " " (card.other_names) " " (card.type_line) " " (card.text) } draggable="true" tabindex="-1" aria-label={ (name) ". " (hint) } {
            @if let Some(picture) = &card.picture { img src=(picture) alt="" width="120" height="96" loading="lazy" draggable="false"; }
            div.about {
                div.head { b.name { (name) } span.cost { (card.cost) } }
                p.kind { (card.type_line) @if let Some(size) = &card.size { " · " b.num { (size) } } }
            }
            @if !card.text.is_empty() { div.text { @for line in &card.paragraphs { p { (line) } } } }
            div.steps {
                button.step type="button" tabindex="-1" data-do="less" aria-label=(lang.pick(format!("One {name} less"), format!("{name}\u{a0}: une de moins"))) { "−" }
                output.num aria-label=(lang.pick("Copies in the deck", "Exemplaires dans le deck")) { "0" }
                button.step type="button" tabindex="-1" data-do="more" aria-label=(lang.pick(format!("One {name} more"), format!("{name}\u{a0}: une de plus"))) { "+" }
            }
        }
    }
}
