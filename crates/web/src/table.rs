//! The page of a live table. The script keeps it up to date; this is its first state.

use crate::layout::{brand, data, document, languages, skip, themes};
use crate::wire::{Frame, TableState};
use crate::words::{players, words};
use crate::{Reader, TablePage, game_info, icons};
use atout_core::{Lang, LogLine};
use maud::{Markup, PreEscaped, html};

/// The page of a live table; `frame` is what the reader may see now.
#[must_use]
pub fn table(reader: &Reader, about: &TablePage<'_>, frame: &Frame) -> String {
    let (lang, game) = (reader.lang, about.game);
    let name = game.name.get(lang);
    // The board is in the page already; the script needs only the rest.
    let start = Frame { html: String::new(), ..frame.clone() };
    let over = frame.standing.state == TableState::Over;
    let body = html! {
        (skip(lang))
        header.top {
            (brand())
            h1.gamename { (name) }
            div id="status" .yours[frame.standing.yours] .over[over] role="status" aria-live="polite" title=(frame.standing.status) { (frame.standing.status) }
            nav aria-label=(lang.pick("Table", "Table")) { (mute(lang)) (side_button(lang)) (menu(reader, about, &give_up(frame, lang), true)) }
        }
        main id="main" tabindex="-1" {
            noscript { p.problem { (lang.pick("Playing needs JavaScript: please allow it for this page.", "Pour jouer, il faut JavaScript\u{a0}: veuillez l’autoriser pour cette page.")) } }
            section id="board" aria-label=(lang.pick("Board", "Plateau")) { (board(frame, lang)) }
            div.bar {
                div.say {
                    p id="news" aria-live="polite" { (game.tagline.get(lang)) }
                    p id="draft" aria-live="polite" hidden { b.pill { (lang.pick("Not played yet", "Pas encore joué")) } span id="steps" {} }
                    p id="hint" aria-live="polite" { (frame.standing.status) }
                }
                (pace(lang))
                div id="buttons" {}
            }
        }
        aside id="side" aria-label=(lang.pick("Log and help", "Journal et aide")) {
            (side_head(lang))
            div id="slot-unseen" {}
            div.logbox { h2 { (lang.pick("Log", "Journal")) } (log(&frame.log, game.tagline.get(lang))) }
            (card_help(lang))
            (fairness(&frame.standing.commitment, over, lang))
        }
        (cover(game.id))
        (result(about.id, frame, lang))
        (give_up_question(lang))
        div id="lost" role="status" hidden {}
        div id="toast" role="alert" hidden {}
        (data("frame", &start))
        (data("words", &words(game, lang)))
    };
    let title = format!("{name} · {} · Atout", players(&about.names.0, lang));
    document(reader, std::slice::from_ref(game), &title, "table live", &body)
}

fn board(frame: &Frame, lang: Lang) -> Markup {
    if !frame.html.is_empty() {
        return html! { (PreEscaped(&frame.html)) };
    }
    html! {
        div.wait {
            h2 { (lang.pick("The cards are being shuffled", "On mélange les cartes")) }
            p { (lang.pick("The host has fixed its part of the shuffle and shows its seal; your browser now adds a part of its own.", "L’hôte a fixé sa part du mélange et en montre le sceau\u{a0}; votre navigateur y ajoute maintenant la sienne.")) }
            code { (frame.standing.commitment) }
        }
    }
}

/// The log as a list; each line has its version. An empty log shows the aim of the game.
fn log(lines: &[LogLine], aim: &str) -> Markup {
    html! { ol id="log" data-empty=(aim) { @for line in lines { li data-version=(line.version) { (line.text) } } } }
}

fn mute(lang: Lang) -> Markup {
    html! { button.iconbtn id="mute" type="button" aria-pressed="false" aria-label=(lang.pick("Mute sounds", "Couper le son")) title=(lang.pick("Sounds on or off", "Son activé ou coupé")) { (icons::sound()) } }
}

/// Opens the side panel on small screens.
pub(crate) fn side_button(lang: Lang) -> Markup {
    html! { button.iconbtn id="sideopen" type="button" aria-expanded="false" aria-controls="side" aria-label=(lang.pick("Log and help", "Journal et aide")) title=(lang.pick("Log and help", "Journal et aide")) { (icons::panel()) } }
}

/// The head of the side panel on small screens.
pub(crate) fn side_head(lang: Lang) -> Markup {
    html! {
        div.sideclose {
            strong { (lang.pick("Log and help", "Journal et aide")) }
            button.iconbtn id="sideclose" type="button" aria-label=(lang.pick("Close", "Fermer")) { (icons::close()) }
        }
    }
}

/// The menu of a table or a replay; `entry` is an entry of its own.
pub(crate) fn menu(reader: &Reader, about: &TablePage<'_>, entry: &Markup, keys: bool) -> Markup {
    let lang = reader.lang;
    let shortcuts = [
        (lang.pick("Arrows", "Flèches"), lang.pick("go to what can be touched", "aller à ce qui peut être touché")),
        (lang.pick("Enter, Space", "Entrée, Espace"), lang.pick("touch it", "le toucher")),
        ("1–9", lang.pick("touch the one with that number", "toucher celui de ce numéro")),
        (lang.pick("Escape, Backspace", "Échap, Retour arrière"), lang.pick("step back", "revenir en arrière")),
    ];
    html! {
        details.menu {
            summary aria-label="Menu" title="Menu" { (icons::menu()) }
            div {
                a href=(about.rules_address()) target="_blank" rel="noopener" { (lang.pick("Rules and cards", "Règles et cartes")) }
                a href={ "/new/" (about.game.id) } { (lang.pick("Set up a new game", "Préparer une autre partie")) }
                a href="/saved" { (lang.pick("My games", "Mes parties")) }
                a href="/" { (lang.pick("Home", "Accueil")) }
                (entry)
                (themes(reader))
                (languages(reader))
                @if keys { dl.keys { @for (key, what) in shortcuts { dt { (key) } dd { (what) } } } }
            }
        }
    }
}

/// Where the script shows the help of the card under the pointer.
pub(crate) fn card_help(lang: Lang) -> Markup {
    html! {
        section id="cardhelp" {
            b { (lang.pick("Card help", "Aide des cartes")) }
            span { (lang.pick("Point at anything on the board to read about it here.", "Montrez quelque chose sur le plateau pour le lire ici.")) }
        }
    }
}

/// The commitment to the shuffle and its explanation.
fn fairness(commitment: &str, over: bool, lang: Lang) -> Markup {
    let text = if over {
        lang.pick(
            "The record reveals what this seal hid; “atout verify” re-deals the game and checks it.",
            "L’enregistrement révèle ce que cachait ce sceau\u{a0}; «\u{a0}atout verify\u{a0}» redonne la partie et le vérifie.",
        )
    } else {
        lang.pick(
            "This seal was fixed before you added your part of the shuffle; at the end anyone can check that nobody chose the cards.",
            "Ce sceau a été fixé avant que vous n’ajoutiez votre part du mélange\u{a0}; à la fin, chacun peut vérifier que personne n’a choisi les cartes.",
        )
    };
    html! {
        details {
            summary { (lang.pick("A fair shuffle", "Un mélange loyal")) }
            p { (text) }
            code id="seal" { (commitment) }
        }
    }
}

fn pace(lang: Lang) -> Markup {
    html! {
        div.pace id="pace" hidden {
            button.btn type="button" data-pace="pause" { (lang.pick("Pause", "Pause")) }
            button.btn type="button" data-pace="slower" aria-label=(lang.pick("Slower", "Plus lent")) title=(lang.pick("Slower", "Plus lent")) { "−" }
            button.btn type="button" data-pace="faster" aria-label=(lang.pick("Faster", "Plus vite")) title=(lang.pick("Faster", "Plus vite")) { "+" }
        }
    }
}

fn cover(game: &str) -> Markup {
    html! {
        div id="cover" role="dialog" aria-modal="true" aria-labelledby="covertitle" hidden {
            (game_info::back(game))
            h2 id="covertitle" {}
            ul id="meanwhile" {}
            button.btn.go id="uncover" type="button" {}
        }
    }
}

/// The menu's entry for giving up; shown to a person who still plays.
fn give_up(frame: &Frame, lang: Lang) -> Markup {
    html! { button id="giveup" type="button" aria-haspopup="dialog" hidden[frame.standing.resign.is_none()] { (lang.pick("Give up", "Abandonner")) } }
}

/// Asks before a player gives up; the harmless answer has the focus.
fn give_up_question(lang: Lang) -> Markup {
    html! {
        dialog id="giveupask" aria-labelledby="giveuptitle" {
            h2 id="giveuptitle" { (lang.pick("Give up this game?", "Abandonner cette partie\u{a0}?")) }
            p { (lang.pick("You lose it, and this can't be undone.", "Vous la perdez, sans retour possible.")) }
            form.acts method="dialog" {
                button.btn autofocus { (lang.pick("Keep playing", "Continuer à jouer")) }
                button.btn.danger id="giveupyes" { (lang.pick("Give up", "Abandonner")) }
            }
        }
    }
}

fn result(id: &str, frame: &Frame, lang: Lang) -> Markup {
    html! {
        dialog id="result" aria-labelledby="resulttext" {
            p.dim { (lang.pick("The game is over", "La partie est terminée")) }
            h2 id="resulttext" { (frame.standing.result.as_deref().unwrap_or_default()) }
            div.acts {
                a.btn.go href={ "/replay/" (id) } { (lang.pick("See the replay", "Revoir la partie")) }
                form method="post" action={ "/t/" (id) "/again" } { button.btn { (lang.pick("Play again", "Rejouer")) } }
                a.btn href="/" { (lang.pick("Home", "Accueil")) }
                form method="dialog" { button.btn.quiet { (lang.pick("Look at the table", "Regarder la table")) } }
            }
        }
    }
}
