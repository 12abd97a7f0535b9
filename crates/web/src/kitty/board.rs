//! The whole board: players, torus, hand, piles. The style sheet decides what stands beside what.

use super::deeds::Deeds;
use super::scene::Scene;
use super::{field, hand, panel, piles};
use atout_core::{Lang, Match, Names, Viewer};
use atout_kitty::{Kitty, Phase};
use maud::{Markup, html};

/// Boards with longer sides than this are drawn finely.
const FINE: u8 = 16;

/// The board as this eye sees it.
pub(crate) fn board(game: &Match<Kitty>, viewer: Viewer, names: &Names, lang: Lang) -> Markup {
    let view = game.view(viewer);
    let scene = Scene::new(&view, Deeds::of(game, viewer), names, lang);
    let (width, height) = (view.config.width, view.config.height);
    // What changes the layout must not change while a game is looked at.
    let class = format!(
        "kitty w{width} h{height} p{}{}{}{}{}",
        view.players.len(),
        if width.max(height) > FINE { " fine" } else { "" },
        if width >= 2 * height { " wide" } else { "" },
        if scene.me().is_none() { " nohand" } else { "" },
        if view.phase == Phase::Pick { " picking" } else { "" },
    );
    html! {
        div class=(class) data-game="kitty" {
            h2.hide { (lang.pick("The board", "Le plateau")) }
            (panel::panels(&scene))
            div.ground {
                (field::field(&scene))
                @if view.phase == Phase::Pick { (hand::classes(&scene)) }
            }
            @if let Some(seat) = scene.me() { (hand::hand(&scene, seat)) }
            (piles::piles(&scene))
        }
    }
}
