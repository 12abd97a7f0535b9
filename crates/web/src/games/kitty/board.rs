//! The whole board: players, torus, hand, piles. The style sheet decides what stands beside what.

use super::context::BoardContext;
use super::turn_summary::TurnSummary;
use super::{field, hand, panel, piles};
use crate::{BoardInput, Canvas};
use atout_kitty::{Kitty, Phase};
use maud::{Markup, html};

/// Boards with longer sides than this have small cells (class `fine`).
const FINE: u8 = 16;

/// The board as its viewer sees it.
pub(super) fn board(input: &BoardInput<'_, Kitty>, canvas: &mut Canvas<'_>) -> Markup {
    let BoardInput { view, names, lang, .. } = *input;
    let summary = TurnSummary::new((input.newest_events)(), &view.friends);
    let ctx = BoardContext::new(view, summary, names, lang, canvas);
    let (width, height) = (view.config.width, view.config.height);
    // The layout must not change during a game.
    let class = format!(
        "kitty w{width} h{height} p{}{}{}{}{}",
        view.players.len(),
        if width.max(height) > FINE { " fine" } else { "" },
        match (width >= 2 * height, height >= 2 * width) {
            (true, _) => " wide",
            (_, true) => " tall",
            _ => "",
        },
        if ctx.me().is_none() { " nohand" } else { "" },
        if view.phase == Phase::Pick { " picking" } else { "" },
    );
    html! {
        div class=(class) data-game="kitty" {
            h2.hide { (lang.pick("The board", "Le plateau")) }
            (panel::panels(&ctx, canvas))
            div.ground {
                (field::field(&ctx, canvas))
                @if view.phase == Phase::Pick { (hand::classes(&ctx, canvas)) }
            }
            @if let Some(seat) = ctx.me() { (hand::hand(&ctx, seat, canvas)) }
            (piles::piles(&ctx, canvas))
        }
    }
}
