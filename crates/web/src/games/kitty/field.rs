//! The torus: its cells and a ring of repeated cells around them.
//!
//! The cells are plain elements: a board of 32 × 32 has more than a thousand. A repeated cell beyond the edge can be
//! touched in place of the cell it repeats. Not here: what stands on the cells (`pieces.rs`), the paths of the last moves
//! (`trails.rs`).

use super::context::BoardContext;
use super::pieces::{number, pieces};
use super::trails::trails;
use crate::{Canvas, Part};
use atout_kitty::{Cell, Phase, Torus};
use maud::{Markup, PreEscaped, html};

/// The whole field.
pub(super) fn field(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Markup {
    let torus = ctx.view.config.torus();
    let storm = ctx.view.storm().and_then(|_| ctx.view.storm_help(ctx.lang));
    let name = storm.is_some().then(|| ctx.lang.pick("The storm", "La tempête"));
    html! {
        div.torus data-name=[name] data-help=[storm] data-small {
            div.floor {}
            (trails(ctx, torus, canvas))
            (cells(ctx, torus, canvas))
            (pieces(ctx, torus, canvas))
        }
    }
}

/// All cells row by row, with one more row and column on every side. Where the reader can walk to, and
/// where one would have one free side at most, is a part for each cell.
fn cells(ctx: &BoardContext<'_>, torus: Torus, canvas: &mut Canvas<'_>) -> Part {
    let mover = ctx.me().filter(|seat| ctx.view.phase == Phase::Move && ctx.awaits(*seat));
    let steps = mover.map(|seat| ctx.view.steps(seat)).unwrap_or_default();
    let is_tight = |cell: Cell| mover.is_some_and(|seat| ctx.view.open_sides(cell, ctx.player(seat).cell) <= 1);
    let storm = ctx.view.storm();
    // The reach changes twice a turn and the storm seldom, so each is a part of its own.
    let mut parts = |cell: Cell| {
        let walk = steps.get(&cell).map(|n| (n, is_tight(cell)));
        let reach = canvas.part(("n", number(cell)), walk, || {
            html! {
                @if let Some((n, tight)) = walk {
                    (PreEscaped(" data-n=")) (n)
                    @if tight { (PreEscaped(" data-tight")) }
                }
            }
        });
        let is_stormy = storm.is_some_and(|storm| storm.covers(cell));
        let weather = canvas.part(("w", number(cell)), is_stormy, || {
            html! { @if is_stormy { (PreEscaped(" data-storm")) } }
        });
        [reach, weather]
    };
    let all = (0..torus.height).flat_map(|y| (0..torus.width).map(move |x| Cell::new(x, y)));
    let parts: Vec<[Part; 2]> = all.map(&mut parts).collect();
    canvas.part("cells", (), || html! { div.cells { (grid(torus, &parts)) } })
}

/// The elements of all cells; `parts` are what each of them adds to its attributes.
fn grid(torus: Torus, parts: &[[Part; 2]]) -> Markup {
    let (width, height) = (i16::from(torus.width), i16::from(torus.height));
    html! {
        @for y in -1..=height {
            @for x in -1..=width {
                @let cell = Cell::new(x.rem_euclid(width) as u8, y.rem_euclid(height) as u8);
                @match ((0..width).contains(&x), (0..height).contains(&y)) {
                    (true, true) => {
                        (PreEscaped("<i data-id=\"cell:")) (cell) (PreEscaped("\""))
                        @for part in &parts[usize::from(cell.y) * usize::from(torus.width) + usize::from(cell.x)] { (part) }
                        (PreEscaped("></i>"))
                    }
                    (true, false) => i.g.odd[x % 2 == 1] data-zone={ "cell:" (cell) } data-l=[(y < 0).then(|| cell.column())] {},
                    (false, true) => i.g.row.odd[y % 2 == 1] data-zone={ "cell:" (cell) } data-l=[(x < 0).then_some(cell.y + 1)] {},
                    (false, false) => i.g {},
                }
            }
        }
    }
}
