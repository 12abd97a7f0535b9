//! The page of a live table. The script keeps it up to date; this is its first state.

use crate::layout::{brand, data, document, languages, skip, themes};
use crate::wire::{Frame, Standing, TableStart, TableState, Verdict};
use crate::words::{players, words};
use crate::{Reader, TablePage, game_info, icons};
use atout_core::{Lang, LogLine, Text};
use maud::{Markup, PreEscaped, html};

/// The page of a live table; `frame` is what the reader may see now.
#[must_use]
pub fn table(reader: &Reader, about: &TablePage<'_>, frame: &Frame) -> String {
    live(reader, about, frame, "table live", &Markup::default())
}

/// A page that the script of tables keeps up to date; `beside` stands before the board.
pub(crate) fn live(reader: &Reader, about: &TablePage<'_>, frame: &Frame, class: &str, beside: &Markup) -> String {
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
            noscript { p.problem { (lang.pick("To play here, please allow JavaScript for this page.", "Pour jouer ici, veuillez autoriser JavaScript sur cette page.")) } }
            (beside)
            section id="board" aria-label=(lang.pick("Board", "Plateau")) { (board(frame, lang)) }
            div.bar {
                div.say {
                    p id="news" aria-live="polite" { @if beside.0.is_empty() { (game.tagline.get(lang)) } }
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
            (card_help(game.help_hint, lang))
            (fairness(&frame.standing.commitment, over, about.daily, lang))
        }
        (cover(game.id))
        (result(about, frame, lang))
        (give_up_question(lang))
        div id="lost" role="status" hidden {}
        div id="toast" role="alert" hidden {}
        (data("frame", &start))
        (data("table", &TableStart { game: game.id }))
        (data("words", &words(game, lang)))
    };
    let title = format!("{name} · {} · Atout", players(about.names.all(), game.is_cooperative, lang));
    document(reader, std::slice::from_ref(game), Some("result.css"), &title, class, &body)
}

fn board(frame: &Frame, lang: Lang) -> Markup {
    if !frame.html.is_empty() {
        return html! { (PreEscaped(&frame.html)) };
    }
    html! {
        div.wait {
            h2 { (lang.pick("The cards are being shuffled", "On mélange les cartes")) }
            p { (lang.pick("The server and your browser shuffle together, so nobody can choose the cards. Below is the server’s commitment.", "Le serveur et votre navigateur mélangent ensemble\u{a0}: personne ne peut choisir les cartes. Voici l’engagement du serveur.")) }
            code { (frame.standing.commitment) }
        }
    }
}

/// The log as a list; each line has its version. An empty log shows the aim of the game.
fn log(lines: &[LogLine], aim: &str) -> Markup {
    html! { ol id="log" data-empty=(aim) { @for line in lines { li data-version=(line.version) { (line.text) } } } }
}

fn mute(lang: Lang) -> Markup {
    html! { button.iconbtn id="mute" type="button" aria-pressed="false" aria-label=(lang.pick("Mute", "Couper le son")) title=(lang.pick("Sound on or off", "Son activé ou coupé")) { (icons::sound()) } }
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
        (
            lang.pick("Arrows", "Flèches"),
            lang.pick("move between cards and places", "aller d’une carte ou d’une case à l’autre"),
        ),
        (
            lang.pick("Enter, Space", "Entrée, Espace"),
            lang.pick("pick it; twice: play it", "la choisir\u{a0}; deux fois\u{a0}: la jouer"),
        ),
        ("1–9", lang.pick("pick by number or place", "choisir par numéro ou par rang")),
        (lang.pick("Escape, Backspace", "Échap, Retour arrière"), lang.pick("go back one step", "revenir d’un pas")),
    ];
    html! {
        details.menu {
            summary aria-label="Menu" title="Menu" { (icons::menu()) }
            div {
                a href=(about.rules_address()) target="_blank" rel="noopener" { (lang.pick("Rules and cards", "Règles et cartes")) }
                a href={ "/new/" (about.game.id) } { (lang.pick("New game…", "Nouvelle partie…")) }
                @if about.game.has_decks { a href={ "/decks/" (about.game.id) } { (lang.pick("Decks", "Decks")) } }
                @if about.game.has_puzzles { a href={ "/puzzles/" (about.game.id) } { (lang.pick("Puzzles", "Énigmes")) } }
                a href="/saved" { (lang.pick("My games", "Mes parties")) }
                a href="/" { (lang.pick("Home", "Accueil")) }
                (entry)
                (speed(lang))
                (themes(reader))
                (languages(reader))
                @if keys { dl.keys { @for (key, what) in shortcuts { dt { (key) } dd { (what) } } } }
            }
        }
    }
}

/// How fast a page tells what happened.
fn speed(lang: Lang) -> Markup {
    let speeds = [
        ("slow", lang.pick("Slow", "Lente")),
        ("normal", lang.pick("Normal", "Normale")),
        ("fast", lang.pick("Fast", "Rapide")),
        ("off", lang.pick("Off", "Aucune")),
    ];
    html! {
        div.speed role="group" aria-labelledby="speedname" {
            span.dim id="speedname" { (lang.pick("Animation", "Animation")) }
            div { @for (word, name) in speeds { button type="button" data-speed=(word) aria-pressed="false" { (name) } } }
        }
    }
}

/// Where the script shows the help of the card under the pointer.
pub(crate) fn card_help(help_hint: Text, lang: Lang) -> Markup {
    html! {
        section id="cardhelp" {
            b { (lang.pick("Card help", "Aide des cartes")) }
            span { (help_hint.get(lang)) }
        }
    }
}

/// The commitment to the shuffle and its explanation.
fn fairness(commitment: &str, over: bool, daily: Option<&str>, lang: Lang) -> Markup {
    let text = if daily.is_some() {
        lang.pick(
            "This is the daily run: the server fixed its seed and made this commitment before the day began, and your browser adds nothing to it. After the day, the seed and all games are shown.",
            "C’est la partie du jour\u{a0}: le serveur a fixé sa graine et pris cet engagement avant le début de la journée, et votre navigateur n’y ajoute rien. Après la journée, la graine et toutes les parties sont publiées.",
        )
    } else if over {
        lang.pick(
            "The saved game opens this commitment: “atout verify” deals the same cards again and checks every move.",
            "La partie enregistrée révèle cet engagement\u{a0}: «\u{a0}atout verify\u{a0}» redistribue les mêmes cartes et vérifie chaque coup.",
        )
    } else {
        lang.pick(
            "The server made this commitment before your browser helped to shuffle. After the game, anyone can check that nobody chose the cards.",
            "Le serveur a pris cet engagement avant que votre navigateur ne mélange à son tour. Après la partie, chacun peut vérifier que personne n’a choisi les cartes.",
        )
    };
    html! {
        details {
            summary { (lang.pick("Fair shuffle", "Mélange vérifiable")) }
            p { (text) }
            code id="commitment" { (commitment) }
            @if let Some(day) = daily { p { a href="/daily" { (lang.pick("Leaderboard of", "Classement du")) " " (day) } } }
        }
    }
}

fn pace(lang: Lang) -> Markup {
    html! {
        div.pace id="pace" hidden {
            button.btn type="button" data-pace="pause" { (lang.pick("Pause", "Pause")) }
            button.btn.go id="skip" type="button" data-pace="skip" hidden { (lang.pick("Skip to the end", "Passer à la fin")) }
            button.btn type="button" data-pace="slower" aria-label=(lang.pick("Slower", "Plus lent")) { "−" span.wide { " " (lang.pick("Slower", "Plus lent")) } }
            button.btn type="button" data-pace="faster" aria-label=(lang.pick("Faster", "Plus vite")) { "+" span.wide { " " (lang.pick("Faster", "Plus vite")) } }
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
            p { (lang.pick("You lose the game. You can’t take this back.", "Vous perdez la partie. Ce choix est définitif.")) }
            form.acts method="dialog" {
                button.btn autofocus { (lang.pick("Keep playing", "Continuer à jouer")) }
                button.btn.danger id="giveupyes" { (lang.pick("Give up", "Abandonner")) }
            }
        }
    }
}

/// The announced end: what it means for the reader, the story, and what to do next. The first button is the next game.
fn result(about: &TablePage<'_>, frame: &Frame, lang: Lang) -> Markup {
    let id = about.id;
    let Standing { verdict, result, story, .. } = &frame.standing;
    let class = verdict.map_or("over", Verdict::word);
    let again = format!("/t/{id}/again");
    html! {
        dialog id="result" class=(class) aria-labelledby="resulttext" aria-describedby="story" {
            div.sign { @for which in ["won", "lost", "drawn", "over"] { (icons::ending(which)) } }
            h2 id="resulttext" { (result.as_deref().unwrap_or_default()) }
            p id="story" { (story.as_deref().unwrap_or_default()) }
            div.acts {
                form method="post" action=(again) { button.btn.go autofocus { (lang.pick("Play again", "Rejouer")) } }
                @if !about.game.is_cooperative {
                    form method="post" action=(again) { input type="hidden" name="sides" value="change"; button.btn { (if about.game.seats.1 > 2 { lang.pick("Change seats", "Changer de place") } else { lang.pick("Change sides", "Changer de place") }) } }
                }
                a.btn href={ "/replay/" (id) } { (lang.pick("See the replay", "Revoir la partie")) }
                a.btn href="/" { (lang.pick("Home", "Accueil")) }
                form method="dialog" { button.btn.quiet { (lang.pick("See the board", "Voir le plateau")) } }
            }
        }
    }
}
