//! The whole board: players, torus, hand, piles. The style sheet decides what stands beside what.

use super::deeds::Deeds;
use super::scene::Scene;
use super::{field, hand, panel, piles};
use crate::BoardInput;
use atout_kitty::{Kitty, Phase};
use maud::{Markup, html};

/// Boards with longer sides than this are drawn finely.
const FINE: u8 = 16;

/// The board as its viewer sees it.
pub(super) fn board(input: &BoardInput<'_, Kitty>) -> Markup {
    let BoardInput { view, names, lang, .. } = *input;
    let scene = Scene::new(view, Deeds::of(input.events, input.version), names, lang);
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
