//! The map of a floor: rooms from the entrance to the boss, the ways between them, the path taken.
//!
//! The rooms stand on a grid, so that the style sheet can turn the map: from left to right, or upwards on an upright
//! screen. The ways are drawn twice, once for each.

use super::context::BoardContext;
use super::icon::Icon;
use crate::{Canvas, Part};
use atout_core::Lang;
use atout_spire::{Action, Decision, FLOORS, MAX_PATHS, Phase, ROWS, Room};
use maud::{Markup, html};

/// What a room is to the players now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Standing {
    /// They are here, or were last.
    Here,
    /// They were here before.
    Taken,
    /// They can go there now.
    Open,
    /// It is in the next row, but there is no way.
    Beside,
    /// It lies ahead, and a path leads there.
    Ahead,
    /// It lies ahead, but no path leads there any more.
    Lost,
    /// They have passed it by.
    Missed,
}

/// The map on the way to the next room, with those that one can go to.
pub(super) fn map(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Markup {
    let element = ctx.view.map.element;
    let rooms = grid(ctx, canvas);
    html! {
        div.map.{ "e-" (element.word()) } data-place="map" role="group" aria-label=(ctx.lang.pick("Map of the floor", "Plan de l’étage")) {
            p.title { (ctx.lang.pick("Floor", "Étage")) " " (ctx.view.floor + 1) "/" (FLOORS) (ctx.lang.colon()) " " (ctx.icon(Icon::Element(element))) " " (element.name().get(ctx.lang)) }
            (rooms)
        }
    }
}

/// The map to look at in a room, for the side of the page; folded until somebody wants it.
pub(super) fn fold(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Markup {
    if matches!(ctx.view.phase, Phase::Way | Phase::Over { .. }) {
        return html! {};
    }
    let rooms = grid(ctx, canvas);
    html! { details { summary { (ctx.lang.pick("Map of the floor", "Plan de l’étage")) } div.map.e-none { (rooms) } } }
}

fn grid(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Part {
    let (view, path) = (ctx.view, ctx.path());
    let vote = match ctx.decided() {
        Decision::Done(Action::Go(column), _) => Some(column),
        _ => None,
    };
    let edges = canvas.part("edges", (view.floor, view.at, &path), || edges(ctx, &path));
    let rooms: Vec<Part> = (0..ROWS)
        .flat_map(|row| (0..view.map.width(row)).map(move |column| (row, column)))
        .map(|(row, column)| room(ctx, (row, column), &path, vote, canvas))
        .collect();
    canvas.part(
        "grid",
        (&edges, &rooms),
        || html! { div.grid.{ "l" (view.map.paths) } { (edges) @for room in &rooms { (room) } } },
    )
}

/// Were the players in this room?
fn was(path: &[(u8, u8)], row: usize, column: usize) -> bool {
    path.iter().any(|at| (usize::from(at.0), usize::from(at.1)) == (row, column))
}

fn standing(ctx: &BoardContext<'_>, (row, column): (usize, usize), path: &[(u8, u8)]) -> Standing {
    let view = ctx.view;
    let next = view.at.map_or(0, |(row, _)| usize::from(row) + 1);
    let is_open = match view.at {
        None => row == 0,
        Some((from, at)) => view.map.ways(from.into(), at.into()).any(|way| usize::from(way) == column),
    };
    if row + 1 == next && view.at.is_some_and(|(_, at)| usize::from(at) == column) {
        Standing::Here
    } else if row < next {
        if was(path, row, column) { Standing::Taken } else { Standing::Missed }
    } else if row == next {
        if is_open { Standing::Open } else { Standing::Beside }
    } else if reachable(ctx)[row][column] {
        Standing::Ahead
    } else {
        Standing::Lost
    }
}

/// The rooms to which a path leads from where the players are.
fn reachable(ctx: &BoardContext<'_>) -> [[bool; MAX_PATHS]; ROWS] {
    let view = ctx.view;
    let mut reached = [[false; MAX_PATHS]; ROWS];
    match view.at {
        None => reached[0] = [true; MAX_PATHS],
        Some((row, column)) => reached[usize::from(row)][usize::from(column)] = true,
    }
    for row in 0..ROWS - 1 {
        for column in (0..view.map.width(row)).filter(|column| reached[row][*column]).collect::<Vec<_>>() {
            view.map.ways(row, column).for_each(|to| reached[row + 1][usize::from(to)] = true);
        }
    }
    reached
}

fn room(
    ctx: &BoardContext<'_>,
    (row, column): (usize, usize),
    path: &[(u8, u8)],
    vote: Option<u8>,
    canvas: &mut Canvas<'_>,
) -> Part {
    let (lang, Room { kind, element, .. }) = (ctx.lang, ctx.view.map.rooms[row][column]);
    let standing = standing(ctx, (row, column), path);
    let voted = standing == Standing::Open && vote == Some(column as u8);
    let walks = ctx.view.phase == Phase::Way;
    canvas.part(("room", row * 3 + column), (ctx.view.floor, standing, voted, walks), || {
        let (class, told) = words(standing, walks, lang);
        let name = Lang::capital(kind.name().get(lang));
        let help = format!("{} ({}). {told}", super::rooms::kind_help(kind, lang), element.name().get(lang));
        let is_next = matches!(standing, Standing::Open | Standing::Beside);
        let id = (walks && is_next).then(|| format!("room:{}", column + 1));
        let middle = ctx.view.map.width(row) == 1;
        html! {
            div.room.{ (class) }.{ (super::rooms::kind_class(kind)) }.mid[middle].boss[row + 1 == ROWS].mine[voted].{ "r" (row) }.{ "c" (column) }.{ "e-" (element.word()) } role="img" data-id=[id] data-name={ (name) } data-help=(help) aria-label={ (name) ", " (help) } title={ (name) ". " (help) } {
                span.disc { (ctx.icon(Icon::Room(kind))) }
                span.nm.long[name.chars().count() > 10] { (name) }
                span.elm { (ctx.icon(Icon::Element(element))) }
                @if voted { span.vote { (ctx.icon(Icon::Done)) } }
            }
        }
    })
}

/// The class of a room, and what it is to the players, who choose the next one if they are on their way (`walks`).
fn words(standing: Standing, walks: bool, lang: Lang) -> (&'static str, &'static str) {
    match standing {
        Standing::Here => ("here", lang.pick("You are here.", "Vous êtes ici.")),
        Standing::Taken => ("taken", lang.pick("You were here.", "Vous y êtes passé.")),
        Standing::Open if walks => ("open", lang.pick("You can go there now.", "Vous pouvez y aller maintenant.")),
        Standing::Open => ("open", lang.pick("You can go there next.", "Vous pourrez y aller ensuite.")),
        Standing::Beside => ("beside", lang.pick("No way leads there from here.", "Aucun chemin n’y mène d’ici.")),
        Standing::Ahead => ("ahead", ""),
        Standing::Lost => ("beside", lang.pick("No path leads there any more.", "Plus aucun chemin n’y mène.")),
        Standing::Missed => ("missed", lang.pick("You have passed it by.", "Vous êtes passé à côté.")),
    }
}

/// The middle of a room on the grid, in cells.
fn middle(ctx: &BoardContext<'_>, row: usize, column: usize) -> (f32, f32) {
    let lanes = f32::from(ctx.view.map.paths);
    let across = if ctx.view.map.width(row) == 1 { lanes / 2.0 } else { column as f32 + 0.5 };
    (row as f32 + 0.5, across)
}

/// The ways, for both ways to look at the map.
fn edges(ctx: &BoardContext<'_>, path: &[(u8, u8)]) -> Markup {
    let (view, lanes, reached) = (ctx.view, ctx.view.map.paths, reachable(ctx));
    let ways: Vec<(&str, [f32; 4])> = (0..ROWS - 1)
        .flat_map(|row| (0..view.map.width(row)).map(move |column| (row, column)))
        .flat_map(|(row, column)| view.map.ways(row, column).map(move |to| (row, column, usize::from(to))))
        .map(|(row, column, to)| {
            let is_here = view.at.is_some_and(|at| (usize::from(at.0), usize::from(at.1)) == (row, column));
            let class = match (was(path, row, column) && was(path, row + 1, to), is_here) {
                (true, _) => "taken",
                (_, true) => "open",
                _ if reached[row][column] => "ahead",
                _ => "lost",
            };
            let ((x1, y1), (x2, y2)) = (middle(ctx, row, column), middle(ctx, row + 1, to));
            (class, [x1, y1, x2, y2])
        })
        .collect();
    let top = ROWS as f32;
    html! {
        svg.ways.flat viewBox={ "0 0 " (ROWS) " " (lanes) } preserveAspectRatio="none" aria-hidden="true" {
            @for (class, [x1, y1, x2, y2]) in &ways { line class=(class) x1=(x1) y1=(y1) x2=(x2) y2=(y2) {} }
        }
        svg.ways.tall viewBox={ "0 0 " (lanes) " " (ROWS) } preserveAspectRatio="none" aria-hidden="true" {
            @for (class, [x1, y1, x2, y2]) in &ways { line class=(class) x1=(y1) y1=(top - x1) x2=(y2) y2=(top - x2) {} }
        }
    }
}
