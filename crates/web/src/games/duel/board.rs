//! The board: players and steps on the left; in the middle the other player's rows, the strip with the stack, one's own rows
//! and the hand. Who sees everything has the other hand above.

use super::context::Context;
use super::{phases, players, rows, stack};
use crate::{BoardInput, Canvas};
use atout_core::{Labels as _, Lang};
use atout_duel::{Choosing, Duel};
use maud::{Markup, html};

/// The board as its viewer sees it.
pub(super) fn board(input: &BoardInput<'_, Duel>, canvas: &mut Canvas<'_>) -> Markup {
    let context = Context::new(input.view, input.names, input.lang);
    let (near, far, lang) = (context.near, context.far(), context.lang);
    let question = context.is_asked().then(|| Duel::question(input.view, input.names, lang)).flatten();
    let question = question.map(|question| lang.typeset(Lang::capital(&question)));
    html! {
        div.duel.opening[input.view.turn == 0].open[context.sees_all()] data-game="duel" data-question=[question] data-highest-first[is_choosing_x(&context)] {
            h2.hide { (lang.pick("The board", "Le plateau")) }
            (players::panel(&context, far, canvas))
            @if context.sees_all() { (rows::hand(&context, far, canvas)) }
            div.middle {
                div.field.far {
                    (rows::permanents(&context, far, false, canvas))
                    (rows::permanents(&context, far, true, canvas))
                }
                (stack::strip(&context, canvas))
                (phases::phases(&context, canvas))
                div.field.near data-zone={ "player:" (near.index()) } {
                    (rows::permanents(&context, near, true, canvas))
                    (rows::permanents(&context, near, false, canvas))
                }
            }
            (players::panel(&context, near, canvas))
            (rows::hand(&context, near, canvas))
            @if let Some(found) = rows::found(&context, canvas) { (found) }
        }
    }
}

/// Is a number for X chosen? The highest is offered first.
fn is_choosing_x(context: &Context<'_>) -> bool {
    context.is_asked() && context.view.announced.is_some_and(|now| now.choosing == Choosing::X)
}
