//! The home page: the games, the reader's running games, the newest replays.

use crate::layout::{Tab, page};
use crate::wire::TableState;
use crate::{GameInfo, Reader, TableListItem, icons, list};
use atout_core::Lang;
use maud::{Markup, html};

/// The home page lists at most this many running games and replays.
const RECENT: usize = 5;

/// The home page.
#[must_use]
pub fn home(reader: &Reader, games: &[GameInfo], tables: &[TableListItem]) -> String {
    let lang = reader.lang;
    let running: Vec<_> = tables.iter().filter(|table| table.state != TableState::Over).take(RECENT).collect();
    let over: Vec<_> = tables.iter().filter(|table| table.state == TableState::Over).take(RECENT).collect();
    let main = html! {
        h1.hide { "Atout" }
        p.welcome { (lang.pick("Card games, against the computer or with friends. New here? Learn one in two minutes.", "Des jeux de cartes, contre l’ordinateur ou entre amis. Première visite\u{a0}? Apprenez-en un en deux minutes.")) }
        div.games {
            @for game in games {
                (card(game, tables.iter().find(|table| table.state == TableState::Playing && table.game == game.id), lang))
            }
        }
        div.rows {
            section {
                h2 { (lang.pick("Your games", "Vos parties")) }
                @if running.is_empty() {
                    p.empty { (lang.pick("No game yet. Press “Play now” to start one.", "Aucune partie en cours. Choisissez «\u{a0}Jouer\u{a0}» pour commencer.")) }
                } @else { (list::tables(running, games, lang)) }
            }
            section {
                h2 { (lang.pick("Replays", "Parties à revoir")) }
                @if over.is_empty() {
                    p.empty { (lang.pick("Finished games appear here. Watch them again move by move.", "Vos parties terminées apparaîtront ici, à revoir coup par coup.")) }
                } @else { (list::tables(over, games, lang)) }
                p.small { a href="/saved" { (lang.pick("All games · Import a game", "Toutes les parties · Importer une partie")) } }
            }
        }
    };
    page(reader, Tab::Home, games, lang.pick("Card games", "Jeux de cartes"), &main)
}

/// A game; `running` is the reader's newest game of it that is not over.
fn card(game: &GameInfo, running: Option<&TableListItem>, lang: Lang) -> Markup {
    let (fewest, most) = game.seats;
    let seats = if fewest == most { fewest.to_string() } else { format!("{fewest}–{most}") };
    html! {
        article.game data-game=(game.id) {
            (game.hero())
            div.body {
                h2 { (game.name.get(lang)) }
                p { (game.tagline.get(lang)) }
                ul.facts {
                    li { (icons::fact(icons::PEOPLE)) (seats) " " (lang.pick("players", "joueurs")) }
                    li { (icons::fact(icons::CLOCK)) (game.minutes) " min" }
                    li { (icons::fact(icons::CHIP)) (game.levels().count()) " " (lang.pick("computer levels", "niveaux de difficulté")) }
                }
                div.acts {
                    form method="post" action={ "/quick/" (game.id) } { button.btn.go type="submit" { (lang.pick("Play now", "Jouer")) } }
                    @if let Some(table) = running { a.btn href={ "/t/" (table.id) } { (lang.pick("Continue", "Continuer")) } }
                    @if game.has_lesson { a.btn href={ "/learn/" (game.id) } { (lang.pick("Learn in 2 minutes", "Apprendre en 2 minutes")) } }
                    @if game.has_puzzles { a.btn href={ "/puzzles/" (game.id) } { (lang.pick("Puzzles", "Énigmes")) } }
                    a.btn href={ "/new/" (game.id) } { (lang.pick("Set up…", "Personnaliser…")) }
                    @if game.has_decks { a.btn href={ "/decks/" (game.id) } { (lang.pick("Decks", "Decks")) } }
                    @if game.has_daily { a.btn href="/daily" { (lang.pick("Daily run", "Partie du jour")) } }
                    a.btn href={ "/rules/" (game.id) } { (lang.pick("Rules", "Règles")) }
                }
            }
        }
    }
}
