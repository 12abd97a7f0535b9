//! The one place that knows which folder shows which game.

use crate::{kitty, stones};
use atout_core::{CardHelp, Lang, Match, Names, Paint, Table, Viewer};
use atout_kitty::Kitty;
use atout_stones::Stones;
use maud::{Markup, html};

/// The board of a table as this eye sees it. Everything that can be touched carries `data-id="card:R7"`.
#[must_use]
pub fn board(table: &dyn Table, viewer: Viewer, names: &Names, lang: Lang) -> String {
    if let Some(game) = table.as_any().downcast_ref::<Match<Stones>>() {
        return stones::board(&game.view(viewer), names, lang).into_string();
    }
    if let Some(game) = table.as_any().downcast_ref::<Match<Kitty>>() {
        return kitty::board(game, viewer, names, lang).into_string();
    }
    // A game without a folder here is still readable.
    html! { pre { (table.text(viewer, names, lang, Paint::Plain)) } }.into_string()
}

/// The back of a game's cards, for lists and covers.
pub(crate) fn back(game: &str) -> Markup {
    html! { img src={ "/assets/" (game) "-back.svg" } alt="" width="30" height="42"; }
}

/// The wide picture of a game for the home page.
pub(crate) fn hero(game: &str) -> Markup {
    html! { img src={ "/assets/" (game) "-hero.svg" } alt="" width="800" height="400"; }
}

/// A card of a game for its page of rules.
pub(crate) fn card(game: &str, help: &CardHelp) -> Option<Markup> {
    match game {
        "stones" => stones::help_card(help),
        "kitty" => kitty::help_card(help),
        _ => None,
    }
}
