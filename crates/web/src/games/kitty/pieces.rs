//! What lies or stands on the cells: caramels, kittens, friends, bodies, the reader's planned move, and the copies of
//! pieces beyond the opposite edge.

use super::art;
use super::context::BoardContext;
use super::expected::badges;
use super::words::{called, cause, letter, signed};
use crate::{Canvas, Part};
use atout_core::{Lang, Seat, de};
use atout_kitty::{Action, Aim, Card, Cell, Class, Effect, Entity, FriendView, Phase, PlayerView, Recipient, Torus};
use maud::{Markup, Render, html};

/// The number of a cell, for the names of parts.
pub(super) fn number(cell: Cell) -> usize {
    usize::from(cell.y) * Cell::MAX_SIDE + usize::from(cell.x)
}

/// Everything that lies or stands on the cells.
pub(super) fn pieces(ctx: &BoardContext<'_>, torus: Torus, canvas: &mut Canvas<'_>) -> Part {
    let mut pieces = Vec::new();
    for cell in &ctx.view.caramels {
        pieces.push(canvas.part(("caramel", number(*cell)), (), || caramel(ctx, *cell)));
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

fn caramel(ctx: &BoardContext<'_>, cell: Cell) -> Markup {
    let message = ctx.lang.pick(
        format!("Caramel on {cell}: closed for the rest of the game."),
        format!("Caramel en {cell}\u{a0}: fermé jusqu’à la fin."),
    );
    html! { img.tok.caramel.(at(cell)) src="/assets/kitty-caramel.svg" alt="" title=(message) data-cue={ "caramel:" (cell) } data-name=(ctx.lang.pick("Caramel", "Caramel")) data-help=(message) decoding="sync"; }
}

/// From this many free sides on, the closed ones are marked.
const MANY_WALLS: u8 = 2;

/// The classes of closed sides, each with a space before it.
pub(super) fn sides(closed: [bool; 4]) -> String {
    [" ct", " cr", " cb", " cl"].iter().zip(closed).filter(|(_, closed)| *closed).map(|(class, _)| *class).collect()
}

fn kitten(ctx: &BoardContext<'_>, seat: Seat, player: &PlayerView, canvas: &mut Canvas<'_>) -> Part {
    let (n, id, just) = (seat.index(), Entity::player(seat), ctx.turn.by_seat[seat.index()].fell);
    let PlayerView { cell, life, fell, class, side, open_sides, .. } = *player;
    let message = canvas.part(("where", n), (fell, cell, life), || html! { (whereabouts(ctx, seat, player)) });
    let pop = pop(ctx, id);
    let is_threatened = fell.is_none() && open_sides <= 1;
    let walls = (fell.is_none() && open_sides <= MANY_WALLS).then(|| ctx.view.closed_sides(cell));
    let would = badges(ctx, id, canvas);
    let made_of = (fell.is_some(), just, cell, class, side, (is_threatened.then_some(open_sides), walls), pop);
    canvas.part(("kitten", n), made_of, || {
        let name = ctx.names.of(seat);
        if fell.is_some() {
            return html! {
                div.tok.body.just[just].(at(cell)) role="img" data-name=(name) data-help=(message) aria-label=(message) title=(message) { img src={ "/assets/" (art::body_file(seat)) } alt="" decoding="sync"; }
            };
        }
        html! {
            div.tok.kit.mine[ctx.me() == Some(seat)].{ (at(cell)) " s" (seat) } role="img" data-id={ "entity:" (id) } data-here[ctx.me() == Some(seat)] data-place=(cell) data-name=(name) data-help=(message) aria-label=(message) title=(message) {
                img src={ "/assets/" (art::kitten_file(seat, class)) } alt="" decoding="sync";
                @if ctx.view.config.has_teams() { span.team.{ "t" (side) } { (letter(side)) } }
                @if let Some(walls) = walls { span class={ "walls" (sides(walls)) } {} }
                @if is_threatened { (threat(ctx, open_sides)) }
                (would)
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
        None => {
            ctx.lang.pick(format!("{name} on {cell}, {life} life"), format!("{name} en {cell}, {life} points de vie"))
        }
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
    let (pop, would) = (pop(ctx, id), badges(ctx, id, canvas));
    canvas.part(("puppy", n), (owner, target, card, cell, span, pop), || {
        let name = format!("{} {}", lang.pick("Friend", "Ami"), id.number());
        let aim = target.seat().map_or(String::new(), |seat| format!("s{seat}"));
        html! {
            div.tok.pup.{ (at(cell)) " s" (owner) } role="img" data-id={ "entity:" (id) } data-place=(cell) data-name=(name) data-help=(message) aria-label=(message) title={ (name) ". " (message) } {
                img src={ "/assets/" (art::puppy_file(owner)) } alt="" decoding="sync";
                (ctx.mark(card))
                span.span { (span) }
                (would)
                span.aim.(aim) { @if let Some(seat) = target.seat() { (seat.index() + 1) } @else { (target) } }
                @if let Some(pop) = pop { (pop) }
            }
        }
    })
}

/// A friend in a sentence or two.
fn about_friend(ctx: &BoardContext<'_>, friend: &FriendView) -> String {
    let (lang, target) = (ctx.lang, called(friend.target, ctx.names, ctx.lang));
    let FriendView { life, mana, generation, span, cell, .. } = friend;
    let card = friend.card.in_sentence(lang);
    let whose = match ctx.names.is_reader(friend.owner) {
        true => lang.pick("Your friend", "Votre ami").to_owned(),
        false => {
            let owner = ctx.names.of(friend.owner);
            lang.pick(format!("{owner}’s friend"), format!("L’ami {}", de(&owner)))
        }
    };
    let at_reader = friend.target.seat().is_some_and(|seat| ctx.names.is_reader(seat));
    let after = |verb: &str| if at_reader { format!("vous {verb}") } else { format!("{verb} {target}") };
    let does = match for_whom(friend.card, lang) {
        None => lang.pick(format!("attacks {target} with {card}"), format!("{} avec {card}", after("vise"))),
        Some(whom) => lang.pick(
            format!("follows {target} and plays {card} for {whom}"),
            format!("{} et joue {card} pour {whom}", after("suit")),
        ),
    };
    let points = lang.plural(life.unsigned_abs() as usize, "point de vie", "points de vie");
    lang.pick(
        format!("{whose} on {cell} {does}. {life} life, {mana} mana (+{generation}), turns left: {span}."),
        format!(
            "{whose} en {cell} {does}. {life} {points}, {mana} mana (+{generation}), tours restants\u{a0}: {span}."
        ),
    )
}

/// Whom a friend's card is for, if it does nothing to the friend's target.
fn for_whom(card: Card, lang: Lang) -> Option<&'static str> {
    let is_for_team = |effect: &Effect| matches!(effect, Effect::Generation(Recipient::Team, _));
    match card.def().aim {
        Aim::Anybody => None,
        Aim::Ally => Some(lang.pick("an ally", "un allié")),
        Aim::Nobody if card.def().effects.iter().any(is_for_team) => Some(lang.pick("its team", "son équipe")),
        Aim::Nobody => Some(lang.pick("itself", "lui-même")),
    }
}

/// How much life a piece gained or lost in the last turn.
#[derive(Debug, Clone, Copy, Hash)]
struct Pop(i32);

fn pop(ctx: &BoardContext<'_>, who: Entity) -> Option<Pop> {
    let by = ctx.turn.life.get(&who).copied().filter(|by| *by != 0)?;
    Some(Pop(by))
}

impl Render for Pop {
    fn render(&self) -> Markup {
        html! { span.pop.bad[self.0 < 0] { (signed(self.0)) } }
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

#[cfg(test)]
mod tests {
    use super::*;

    const TORUS: Torus = Torus { width: 12, height: 8 };

    #[test]
    fn a_piece_at_an_edge_is_repeated_beyond_the_opposite_edge() {
        let seen = |x, y| beyond(TORUS, Cell::new(x, y)).collect::<Vec<_>>();
        assert_eq!(seen(5, 5), Vec::<String>::new());
        assert_eq!(seen(0, 5), ["xr y5"]);
        assert_eq!(seen(11, 7), ["xl y7", "x11 yt"]);
    }
}
