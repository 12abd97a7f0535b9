//! The torus: its cells, a ring of repeated cells around them, the pieces, and the paths of the last moves.
//!
//! The cells are plain elements: a board of 32 × 32 has more than a thousand. A repeated cell beyond the edge can be
//! touched in place of the cell it repeats.

use super::art;
use super::context::BoardContext;
use super::turn_summary::Movement;
use super::words::{called, cause, letter, signed};
use crate::{Canvas, Part};
use atout_core::Seat;
use atout_kitty::{Action, Cell, Class, Entity, FriendView, Phase, PlayerView, Torus};
use maud::{Markup, PreEscaped, Render, html};
use std::collections::BTreeSet;

/// The whole field.
pub(super) fn field(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Markup {
    let torus = ctx.view.config.torus();
    html! {
        div.torus {
            div.floor {}
            (trails(ctx, torus, canvas))
            (cells(ctx, torus, canvas))
            (pieces(ctx, torus, canvas))
        }
    }
}

/// All cells row by row, with one more row and column on every side. Where the reader can walk to is a part for each cell.
fn cells(ctx: &BoardContext<'_>, torus: Torus, canvas: &mut Canvas<'_>) -> Part {
    let mover = ctx.me().filter(|seat| ctx.view.phase == Phase::Move && ctx.awaits(*seat));
    let steps = mover.map(|seat| ctx.view.steps(seat)).unwrap_or_default();
    let storm = ctx.view.storm();
    let mut reach = |cell: Cell| {
        let (n, stormy) = (steps.get(&cell), storm.is_some_and(|storm| storm.covers(cell)));
        canvas.part(("n", number(cell)), (n, stormy), || {
            html! {
                @if let Some(n) = n { (PreEscaped(" data-n=\"")) (n) (PreEscaped("\"")) }
                @if stormy { (PreEscaped(" data-storm")) }
            }
        })
    };
    let all = (0..torus.height).flat_map(|y| (0..torus.width).map(move |x| Cell::new(x, y)));
    let reach: Vec<Part> = all.map(&mut reach).collect();
    canvas.part("cells", (), || html! { div.cells { (grid(torus, &reach)) } })
}

/// The elements of all cells; `reach` is what each of them adds to its attributes.
fn grid(torus: Torus, reach: &[Part]) -> Markup {
    let (width, height) = (i16::from(torus.width), i16::from(torus.height));
    html! {
        @for y in -1..=height {
            @for x in -1..=width {
                @let cell = Cell::new(x.rem_euclid(width) as u8, y.rem_euclid(height) as u8);
                @match ((0..width).contains(&x), (0..height).contains(&y)) {
                    (true, true) => {
                        (PreEscaped("<i data-id=\"cell:")) (cell) (PreEscaped("\""))
                        (reach[usize::from(cell.y) * usize::from(torus.width) + usize::from(cell.x)])
                        (PreEscaped("></i>"))
                    }
                    (true, false) => i.g.odd[x % 2 == 1] data-zone={ "cell:" (cell) } data-l=[(y < 0).then(|| cell.column())] {},
                    (false, true) => i.g.odd[y % 2 == 1] data-zone={ "cell:" (cell) } data-l=[(x < 0).then_some(cell.y + 1)] {},
                    (false, false) => i.g {},
                }
            }
        }
    }
}

/// The number of a cell, for the names of parts.
fn number(cell: Cell) -> usize {
    usize::from(cell.y) * Cell::MAX_SIDE + usize::from(cell.x)
}

/// Everything that lies or stands on the cells.
fn pieces(ctx: &BoardContext<'_>, torus: Torus, canvas: &mut Canvas<'_>) -> Part {
    let mut pieces = Vec::new();
    for cell in &ctx.view.caramels {
        let just = ctx.turn.caramels.contains(cell);
        pieces.push(canvas.part(("caramel", number(*cell)), just, || caramel(ctx, *cell, just)));
    }
    for (seat, player) in ctx.players() {
        pieces.push(kitten(ctx, seat, player, canvas));
    }
    for friend in &ctx.view.friends {
        pieces.push(puppy(ctx, friend, canvas));
    }
    let plan = planned_cell(ctx);
    if let Some(cell) = plan {
        let class = ctx.me().map(|seat| ctx.player(seat).class);
        pieces.push(canvas.part("plan", (cell, class), || planned_move(ctx, cell)));
    }
    let copies = ghosts(ctx, torus);
    pieces.push(canvas.part("ghosts", &copies, || {
        html! {
            @for (cell, picture) in &copies {
                @for at in beyond(torus, *cell) { img.ghost.(at) src={ "/assets/" (picture.file()) } alt="" decoding="sync"; }
            }
        }
    }));
    canvas.part("pieces", &pieces, || html! { div.pieces { @for piece in &pieces { (piece) } } })
}

/// The classes that place a piece on its cell.
fn at(cell: Cell) -> String {
    format!("x{} y{}", cell.x, cell.y)
}

fn caramel(ctx: &BoardContext<'_>, cell: Cell, just: bool) -> Markup {
    let message = ctx.lang.pick(
        format!("Caramel on {cell}: closed for the rest of the game."),
        format!("Caramel en {cell}\u{a0}: fermé jusqu’à la fin."),
    );
    html! { img.tok.caramel.just[just].(at(cell)) src="/assets/kitty-caramel.svg" alt="" title=(message) data-name=(ctx.lang.pick("Caramel", "Caramel")) data-help=(message) decoding="sync"; }
}

fn kitten(ctx: &BoardContext<'_>, seat: Seat, player: &PlayerView, canvas: &mut Canvas<'_>) -> Part {
    let (n, id, just) = (seat.index(), Entity::player(seat), ctx.turn.by_seat[seat.index()].fell);
    let PlayerView { cell, life, fell, class, side, open_sides, .. } = *player;
    let message = canvas.part(("where", n), (fell, cell, life), || html! { (whereabouts(ctx, seat, player)) });
    let pop = pop(ctx, id);
    let is_threatened = fell.is_none() && open_sides <= 1;
    let made_of = (fell.is_some(), just, cell, class, side, is_threatened.then_some(open_sides), pop);
    canvas.part(("kitten", n), made_of, || {
        let name = ctx.names.of(seat);
        if fell.is_some() {
            return html! {
                div.tok.body.just[just].(at(cell)) role="img" data-name=(name) data-help=(message) aria-label=(message) title=(message) { img src={ "/assets/" (art::body_file(seat)) } alt="" decoding="sync"; }
            };
        }
        html! {
            div.tok.kit.mine[ctx.me() == Some(seat)].{ (at(cell)) " s" (seat) } role="img" data-id={ "entity:" (id) } data-here[ctx.me() == Some(seat)] data-place=(cell) data-name=(name) data-help=(message) aria-label=(message) title=(message) {
                img src={ "/assets/" (art::kitten_file(seat, class)) } alt="" decoding="sync" draggable="false";
                @if ctx.view.config.has_teams() { span.team.{ "t" (side) } { (letter(side)) } }
                @if is_threatened { (threat(ctx, open_sides)) }
                @if let Some(pop) = pop { (pop) }
            }
        }
    })
}

/// Where a player is and how it is, or why it fell.
fn whereabouts(ctx: &BoardContext<'_>, seat: Seat, player: &PlayerView) -> String {
    let (name, PlayerView { cell, life, .. }) = (ctx.names.of(seat), player);
    match player.fell {
        Some(fall) => format!("{name}{} {}", ctx.lang.colon(), cause(fall.cause, ctx.names, ctx.lang)),
        None => ctx.lang.pick(format!("{name} on {cell}, life {life}"), format!("{name} en {cell}, vie {life}")),
    }
}

/// The mark of a player who is nearly walled in.
fn threat(ctx: &BoardContext<'_>, open: u8) -> Markup {
    let message = match open {
        0 => ctx.lang.pick("no free side", "aucun côté libre"),
        _ => ctx.lang.pick("one free side left", "un seul côté libre"),
    };
    html! { span.threat.all[open == 0] title=(message) { span.hide { (message) } "!" } }
}

fn puppy(ctx: &BoardContext<'_>, friend: &FriendView, canvas: &mut Canvas<'_>) -> Part {
    let (lang, &FriendView { id, owner, target, card, cell, span, .. }) = (ctx.lang, friend);
    let n = id.index();
    let message = canvas.part(("friend", n), friend, || html! { (about_friend(ctx, friend)) });
    let (just, pop) = (ctx.turn.born.contains(&id), pop(ctx, id));
    canvas.part(("puppy", n), (owner, target, card, cell, span, just, pop), || {
        let name = lang.pick(format!("Friend {id}"), format!("Ami {id}"));
        let aim = target.seat().map_or(String::new(), |seat| format!("s{seat}"));
        html! {
            div.tok.pup.just[just].{ (at(cell)) " s" (owner) } role="img" data-id={ "entity:" (id) } data-place=(cell) data-name=(name) data-help=(message) aria-label=(message) title={ (name) ". " (message) } {
                img src={ "/assets/" (art::puppy_file(owner)) } alt="" decoding="sync" draggable="false";
                (ctx.mark(card))
                span.span { (span) }
                span.aim.(aim) { @if let Some(seat) = target.seat() { (seat.index() + 1) } @else { (target) } }
                @if let Some(pop) = pop { (pop) }
            }
        }
    })
}

/// A friend in a sentence or two.
fn about_friend(ctx: &BoardContext<'_>, friend: &FriendView) -> String {
    let (lang, owner, target) = (ctx.lang, ctx.names.of(friend.owner), called(friend.target, ctx.names));
    let FriendView { life, mana, generation, span, cell, .. } = friend;
    let card = friend.card.def().name.get(lang);
    lang.pick(
        format!("Friend of {owner} on {cell}, after {target}, with {card}. Life {life}, mana {mana} (+{generation}), turns left: {span}."),
        format!("Ami de {owner} en {cell}, vise {target}, avec {card}. Vie {life}, mana {mana} (+{generation}), tours restants\u{a0}: {span}."),
    )
}

/// How much life a piece gained or lost in the last turn, and whether it did so just now.
#[derive(Debug, Clone, Copy, Hash)]
struct Pop {
    by: i32,
    fresh: bool,
}

fn pop(ctx: &BoardContext<'_>, who: Entity) -> Option<Pop> {
    let by = ctx.turn.life.get(&who).copied().filter(|by| *by != 0)?;
    Some(Pop { by, fresh: ctx.turn.fresh })
}

impl Render for Pop {
    fn render(&self) -> Markup {
        html! { span.pop.bad[self.by < 0].fresh[self.fresh] { (signed(self.by)) } }
    }
}

/// The cell that the reader has chosen, until all players have chosen.
fn planned_cell(ctx: &BoardContext<'_>) -> Option<Cell> {
    match ctx.chosen(ctx.me()?) {
        Some(Action::Walk(cell)) if ctx.view.phase == Phase::Move => Some(cell),
        _ => None,
    }
}

fn planned_move(ctx: &BoardContext<'_>, cell: Cell) -> Markup {
    let file = ctx.me().map(|seat| art::kitten_file(seat, ctx.player(seat).class)).unwrap_or_default();
    html! { img.tok.wish.(at(cell)) src={ "/assets/" (file) } alt="" title=(ctx.lang.pick("You go here", "Vous allez ici")) decoding="sync"; }
}

/// The picture of a piece.
#[derive(Debug, Clone, Copy, Hash)]
enum Picture {
    Kitten(Seat, Class),
    Body(Seat),
    Puppy(Seat),
    Caramel,
}

impl Picture {
    fn file(self) -> String {
        match self {
            Picture::Kitten(seat, class) => art::kitten_file(seat, class),
            Picture::Body(seat) => art::body_file(seat),
            Picture::Puppy(owner) => art::puppy_file(owner),
            Picture::Caramel => "kitty-caramel.svg".to_owned(),
        }
    }
}

/// The pieces at an edge, which are repeated beyond the opposite edge.
fn ghosts(ctx: &BoardContext<'_>, torus: Torus) -> Vec<(Cell, Picture)> {
    let kittens = ctx.players().map(|(seat, player)| match player.fell {
        Some(_) => (player.cell, Picture::Body(seat)),
        None => (player.cell, Picture::Kitten(seat, player.class)),
    });
    let puppies = ctx.view.friends.iter().map(|friend| (friend.cell, Picture::Puppy(friend.owner)));
    let caramels = ctx.view.caramels.iter().map(|cell| (*cell, Picture::Caramel));
    let is_at_edge = |cell: Cell| cell.x == 0 || cell.y == 0 || cell.x + 1 == torus.width || cell.y + 1 == torus.height;
    kittens.chain(puppies).chain(caramels).filter(|(cell, _)| is_at_edge(*cell)).collect()
}

/// The classes of a cell's copies beyond the edges.
fn beyond(torus: Torus, cell: Cell) -> impl Iterator<Item = String> {
    let column = [(cell.x == 0).then_some("xr"), (cell.x + 1 == torus.width).then_some("xl")];
    let row = [(cell.y == 0).then_some("yb"), (cell.y + 1 == torus.height).then_some("yt")];
    let sides = column.into_iter().flatten().map(move |x| format!("{x} y{}", cell.y));
    sides.chain(row.into_iter().flatten().map(move |y| format!("x{} {y}", cell.x)))
}

/// The paths of the last moves, and where players clashed.
fn trails(ctx: &BoardContext<'_>, torus: Torus, canvas: &mut Canvas<'_>) -> Part {
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

    #[test]
    fn a_piece_at_an_edge_is_repeated_beyond_the_opposite_edge() {
        let seen = |x, y| beyond(TORUS, Cell::new(x, y)).collect::<Vec<_>>();
        assert_eq!(seen(5, 5), Vec::<String>::new());
        assert_eq!(seen(0, 5), ["xr y5"]);
        assert_eq!(seen(11, 7), ["xl y7", "x11 yt"]);
    }
}
