//! The frame of every page: head, header, switches of language and theme, footer.

use crate::assets::imported_scripts;
use crate::{GameInfo, Reader, Theme};
use atout_core::Lang;
use maud::{DOCTYPE, Markup, html};

/// The entry of the navigation that a page belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tab {
    /// The home page.
    Home,
    /// Saved games and replays.
    Saved,
    /// The form of a new game, which no entry leads to.
    NewTable,
    /// The game of the day, which the home page leads to.
    Daily,
    /// Decks and the deck builder.
    Decks,
    /// The list of puzzles.
    Puzzles,
    /// None of them.
    Other,
}

/// A whole document around a body, with the style sheets of the games it shows and one of its own.
pub(crate) fn document(
    reader: &Reader,
    games: &[GameInfo],
    style: Option<&str>,
    title: &str,
    class: &str,
    body: &Markup,
) -> String {
    let theme = match reader.theme {
        Theme::Auto => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    };
    html! {
        (DOCTYPE)
        html lang=(reader.lang) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (title) }
                link rel="icon" href="/assets/favicon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/assets/atout.css";
                link rel="stylesheet" href="/assets/lesson.css";
                @if let Some(style) = style { link rel="stylesheet" href={ "/assets/" (style) }; }
                @for game in games { link rel="stylesheet" href=(game.style()); }
                @for name in imported_scripts() { link rel="modulepreload" href={ "/assets/" (name) }; }
                script type="module" src="/assets/atout.js" {}
            }
            body class=(class) { (body) }
        }
    }
    .into_string()
}

/// An ordinary page: header, main part, footer. `games` are those whose style sheets it needs, and whose decks and puzzles
/// the header leads to.
pub(crate) fn page(reader: &Reader, tab: Tab, games: &[GameInfo], title: &str, main: &Markup) -> String {
    let lang = reader.lang;
    let body = html! {
        (skip(lang))
        header.top {
            (brand())
            nav aria-label=(lang.pick("Main", "Principale")) {
                a.wide href="/" aria-current=[(tab == Tab::Home).then_some("page")] { (lang.pick("Games", "Jeux")) }
                @if let Some(game) = games.iter().find(|game| game.has_decks) { a.wide href={ "/decks/" (game.id) } aria-current=[(tab == Tab::Decks).then_some("page")] { (lang.pick("Decks", "Decks")) } }
                @if let Some(game) = games.iter().find(|game| game.has_puzzles) { a.wide href={ "/puzzles/" (game.id) } aria-current=[(tab == Tab::Puzzles).then_some("page")] { (lang.pick("Puzzles", "Énigmes")) } }
                a href="/saved" aria-current=[(tab == Tab::Saved).then_some("page")] { (lang.pick("My games", "Mes parties")) }
                (themes(reader))
                (languages(reader))
            }
        }
        main id="main" { (main) }
        footer.foot {
            span { (lang.pick("Atout: card games, free and fair.", "Atout\u{a0}: jeux de cartes gratuits et équitables.")) }
            span { (lang.pick("Every shuffle can be checked.", "Chaque mélange est vérifiable.")) }
            // For phones, whose header has no room for it.
            (themes(reader))
        }
    };
    let style = match tab {
        Tab::NewTable => Some("table_form.css"),
        Tab::Daily => Some("daily.css"),
        Tab::Decks => Some("decks.css"),
        Tab::Home | Tab::Saved | Tab::Puzzles | Tab::Other => None,
    };
    document(reader, games, style, &format!("{title} · Atout"), "page", &body)
}

/// The link that jumps over the header.
pub(crate) fn skip(lang: Lang) -> Markup {
    html! { a.skip href="#main" { (lang.pick("Skip to the content", "Aller au contenu")) } }
}

/// The logo, a link to the home page.
pub(crate) fn brand() -> Markup {
    html! { a.brand href="/" aria-label="Atout" { img src="/assets/favicon.svg" alt=""; span { "Atout" } } }
}

/// The switch of languages.
pub(crate) fn languages(reader: &Reader) -> Markup {
    let label = reader.lang.pick("Language", "Langue");
    html! {
        div.switch role="group" aria-label=(label) {
            @for lang in Lang::ALL {
                a href={ "/lang/" (lang) "?back=" (encoded(&reader.path)) } lang=(lang) hreflang=(lang) title=(lang_name(lang))
                    aria-current=[(lang == reader.lang).then_some("true")] { (lang.code().to_uppercase()) }
            }
        }
    }
}

fn lang_name(lang: Lang) -> &'static str {
    lang.pick("English", "Français")
}

/// The switch of themes.
pub(crate) fn themes(reader: &Reader) -> Markup {
    let lang = reader.lang;
    let themes = [
        (Theme::Light, "light", lang.pick("Light", "Clair")),
        (Theme::Dark, "dark", lang.pick("Dark", "Sombre")),
        (Theme::Auto, "auto", "Auto"),
    ];
    html! {
        div.switch.theme role="group" aria-label=(lang.pick("Colours", "Couleurs")) {
            @for (theme, word, name) in themes {
                a href={ "/theme/" (word) "?back=" (encoded(&reader.path)) } aria-current=[(theme == reader.theme).then_some("true")] { (name) }
            }
        }
    }
}

/// A text as the value of a query.
pub(crate) fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~/".contains(&byte);
    text.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// JSON for a `<script type="application/json">`: no text in it can end the element.
pub(crate) fn data(id: &str, value: &impl serde::Serialize) -> Markup {
    let json = serde_json::to_string(value).unwrap_or_default();
    let safe = json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026");
    html! { script type="application/json" id=(id) { (maud::PreEscaped(safe)) } }
}
