//! The paths of the last moves, and where players clashed.

use super::context::BoardContext;
use super::turn_summary::Movement;
use crate::{Canvas, Part};
use atout_core::Seat;
use atout_kitty::{Cell, Entity, Torus};
use maud::html;
use std::collections::BTreeSet;

/// The paths of the last moves, and where players clashed.
pub(super) fn trails(ctx: &BoardContext<'_>, torus: Torus, canvas: &mut Canvas<'_>) -> Part {
    let walked = |seat: Seat| match ctx.turn.by_seat[seat.index()].movement {
        Some(Movement::Walked { from, to }) => Some((seat, from, to)),
        _ => None,
    };
    let clash = |seat: Seat| match ctx.turn.by_seat[seat.index()].movement {
        Some(Movement::Clashed { cell, .. }) => Some(cell),
        _ => None,
    };
    let walks: Vec<_> = ctx.players().filter_map(|(seat, _)| walked(seat)).collect();
    let clashes: BTreeSet<Cell> = ctx.players().filter_map(|(seat, _)| clash(seat)).collect();
    let owner = |friend: Entity| ctx.view.friends.iter().find(|other| other.id == friend).map(|found| found.owner);
    let friends = ctx.turn.friends.iter();
    let friends: Vec<_> = friends.filter_map(|(friend, from, to)| Some((owner(*friend)?, *from, *to))).collect();
    canvas.part("trails", (&walks, &friends, &clashes), || {
        html! {
            svg.trails viewBox={ "0 0 " (torus.width) " " (torus.height) } aria-hidden="true" {
                @for (seat, from, to) in &walks { path class={ "s" (seat) } d=(path(torus, *from, *to)) {} }
                @for (owner, from, to) in &friends { path.small.{ "s" (owner) } d=(path(torus, *from, *to)) {} }
                @for cell in &clashes { path.clash d=(burst(*cell)) {} }
            }
        }
    })
}

/// A straight line, the shorter way around the torus. Over an edge it is drawn on both sides.
fn path(torus: Torus, from: Cell, to: Cell) -> String {
    let short = |a: u8, b: u8, size: u8| {
        let (by, size) = (i16::from(b) - i16::from(a), i16::from(size));
        let wrapped = if by > 0 { by - size } else { by + size };
        if wrapped.abs() < by.abs() { wrapped } else { by }
    };
    let (dx, dy) = (short(from.x, to.x, torus.width), short(from.y, to.y, torus.height));
    let leave = format!("M{}.5 {}.5l{dx} {dy}", from.x, from.y);
    let over = i16::from(from.x) + dx != i16::from(to.x) || i16::from(from.y) + dy != i16::from(to.y);
    if over { format!("{leave}M{}.5 {}.5l{} {}", to.x, to.y, -dx, -dy) } else { leave }
}

/// A star where players clashed.
fn burst(cell: Cell) -> String {
    let (x, y) = (f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5);
    let point = |n: u8| {
        let (turn, far) = (f32::from(n) * std::f32::consts::TAU / 16.0, if n.is_multiple_of(2) { 0.42 } else { 0.2 });
        format!("{:.2} {:.2}", x + far * turn.sin(), y - far * turn.cos())
    };
    format!("M{}z", (0..16).map(point).collect::<Vec<_>>().join("L"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TORUS: Torus = Torus { width: 12, height: 8 };

    #[test]
    fn a_path_over_an_edge_is_drawn_on_both_sides_of_it() {
        assert_eq!(path(TORUS, Cell::new(2, 3), Cell::new(6, 4)), "M2.5 3.5l4 1");
        assert_eq!(path(TORUS, Cell::new(1, 3), Cell::new(11, 3)), "M1.5 3.5l-2 0M11.5 3.5l2 0");
        assert_eq!(path(TORUS, Cell::new(5, 7), Cell::new(5, 0)), "M5.5 7.5l0 1M5.5 0.5l0 -1");
    }
}
