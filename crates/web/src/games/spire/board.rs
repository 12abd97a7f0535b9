//! The whole board: where the climb is, the players, the room, the cards. The style sheet decides what stands beside what.

use super::context::BoardContext;
use super::icon::Icon;
use super::{art, deck, elements, foes, hand, map, party, rooms, summary};
use crate::{BoardInput, Canvas, Part};
use atout_core::Lang;
use atout_spire::{FLOORS, Phase, ROWS, RoomKind, Spire};
use maud::{Markup, html};

/// The board as its viewer sees it.
pub(super) fn board(input: &BoardInput<'_, Spire>, canvas: &mut Canvas<'_>) -> Markup {
    let ctx = BoardContext::new(input, canvas);
    let class = match ctx.view.phase {
        Phase::Element => "choosing",
        Phase::Way => "walking",
        Phase::Turn(_) | Phase::Discard(..) => "fighting",
        Phase::Over { .. } => "ended",
        Phase::Reward | Phase::Training | Phase::Rest | Phase::Event => "inroom",
    };
    html! {
        div.spire.{ (class) }.{ "p" (ctx.view.players.len()) }.{ "e-" (rooms::room_element(&ctx).word()) } data-game="spire" {
            h2.hide { (ctx.lang.pick("The board", "Le plateau")) }
            (strip(&ctx, canvas))
            (party::party(&ctx, canvas))
            div.scene { (scenery(&ctx)) (scene(&ctx, canvas)) }
            @if ctx.fights() { (hand::below(&ctx, canvas)) } @else if ctx.view.phase != Phase::Element { (deck::below(&ctx, canvas)) }
            (deck::fold(&ctx, canvas))
        }
    }
}

fn scene(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Markup {
    match ctx.view.phase {
        Phase::Element => elements::elements(ctx, canvas),
        Phase::Way => map::map(ctx, canvas),
        Phase::Turn(_) | Phase::Discard(..) => foes::foes(ctx, canvas),
        Phase::Reward | Phase::Training => rooms::offer(ctx, canvas),
        Phase::Rest => rooms::rest(ctx),
        Phase::Event => rooms::event(ctx, canvas),
        Phase::Over { .. } => html! { (summary::summary(ctx, canvas)) },
    }
}

/// The background of a fight or a training room.
fn scenery(ctx: &BoardContext<'_>) -> Markup {
    let kind = match ctx.view.phase {
        Phase::Turn(_) | Phase::Discard(..) => room_kind(ctx),
        Phase::Training => RoomKind::Training,
        _ => return html! {},
    };
    html! { img.backdrop src={ "/assets/" (art::room_file(kind, rooms::room_element(ctx))) } alt="" decoding="sync"; }
}

fn room_kind(ctx: &BoardContext<'_>) -> RoomKind {
    let view = ctx.view;
    view.at.map_or(RoomKind::Enemy, |(row, column)| view.map.rooms[usize::from(row)][usize::from(column)].kind)
}

/// Where the climb is: floor, room, turn.
fn strip(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Part {
    let (lang, view) = (ctx.lang, ctx.view);
    let turn = if ctx.fights() { view.turn } else { 0 };
    canvas.part("strip", (view.floor, view.at, turn, view.phase == Phase::Element), || {
        let element = view.map.element;
        html! {
            p.strip {
                span.fl.{ "e-" (element.word()) } { (lang.pick("Floor", "Étage")) " " b { (view.floor + 1) } "/" (FLOORS) " " (ctx.icon(Icon::Element(element))) " " span.w { (element.name().get(lang)) } }
                @if let Some((row, _)) = view.at {
                    span.rm { (ctx.icon(Icon::Room(room_kind(ctx)))) (lang.pick("Room", "Salle")) " " b { (row + 1) } "/" (ROWS) span.w { ", " (room_kind(ctx).name().get(lang)) } }
                }
                @if turn > 0 { span.tn { (lang.pick("Turn", "Tour")) " " b { (turn) } } }
                @if view.config.difficulty > 0 { span.df { (lang.pick("Difficulty", "Difficulté")) " " (view.config.difficulty) } }
                span.steps aria-hidden="true" { @for row in 0..ROWS { i.past[view.at.is_some_and(|(at, _)| row < usize::from(at))].now[view.at.is_some_and(|(at, _)| row == usize::from(at))] {} } }
                span.hide { (Lang::capital(element.name().get(lang))) }
            }
        }
    })
}
