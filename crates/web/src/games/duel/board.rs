//! The board: players and steps on the left; in the middle the other player's rows, the strip with the stack, one's own rows
//! and the hand.

use super::context::Context;
use super::{phases, players, rows, shortcuts, stack};
use crate::{BoardInput, Canvas};
use atout_core::{Labels as _, Lang};
use atout_duel::{Action, Choosing, Duel, Step};
use maud::{Markup, html};

/// The board as its viewer sees it.
pub(super) fn board(input: &BoardInput<'_, Duel>, canvas: &mut Canvas<'_>) -> Markup {
    let context = Context::new(input.view, input.names, input.lang);
    let (near, far, lang) = (context.near, context.far(), context.lang);
    let question = context.is_asked().then(|| Duel::question(input.view, input.names, lang)).flatten();
    let question = question.map(|question| lang.typeset(Lang::capital(&question)));
    let turn = Turn::of(&context);
    html! {
        div.duel.opening[input.view.turn == 0] data-game="duel" data-question=[question] data-turn=[turn.number] data-passed=[turn.passed] data-ends=[turn.ends] data-highest-first[is_choosing_x(&context)] {
            h2.hide { (lang.pick("The board", "Le plateau")) }
            (players::panel(&context, far, canvas))
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
            (rows::hand(&context, canvas))
            @if let Some(found) = rows::found(&context, canvas) { (found) }
            (shortcuts::shortcuts(&context, canvas))
        }
    }
}

/// What the script needs to notice that the reader's turn has ended by itself.
#[derive(Default)]
struct Turn {
    /// Which turn it is.
    number: Option<u16>,
    /// What is said if it ends by itself; none if it is not the reader's.
    passed: Option<String>,
    /// The action by which the reader ends it.
    ends: Option<Action>,
}

impl Turn {
    fn of(context: &Context<'_>) -> Turn {
        let Context { view, lang, near, .. } = *context;
        if !context.is_player() || view.turn == 0 {
            return Turn::default();
        }
        // A duel that is over is still in its last turn: nothing has been passed.
        if view.over.is_some() {
            return Turn { number: Some(view.turn), ..Turn::default() };
        }
        let is_own = view.active == near;
        let passed = lang.pick("Nothing left to decide: turn passed", "Plus rien à décider : le tour passe");
        let is_last = matches!(view.step, Step::Main2 | Step::End | Step::Cleanup) && view.stack.is_empty();
        Turn {
            number: Some(view.turn),
            passed: is_own.then(|| lang.typeset(passed.to_owned())),
            ends: (is_own && is_last).then_some(Action::Pass),
        }
    }
}

/// Is a number for X chosen? The highest is offered first.
fn is_choosing_x(context: &Context<'_>) -> bool {
    context.is_asked() && context.view.announced.is_some_and(|now| now.choosing == Choosing::X)
}
