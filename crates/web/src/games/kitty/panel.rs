//! The players' panels: name, class, numbers, whether the player has decided, the last turn, when and why it fell.

use super::art;
use super::context::BoardContext;
use super::pieces::sides;
use super::summary_line;
use super::tips::{self, Tip};
use super::words::{Icon, called, cause, class, letter, short, team};
use crate::words::short_name;
use crate::{Canvas, Part};
use atout_core::Seat;
use atout_kitty::{Action, Bag, Class, Entity, Fall, Phase, PlayerView};
use maud::{Markup, html};

/// All players.
pub(super) fn panels(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Markup {
    let phase = ctx.view.phase;
    // Help texts are long and change seldom, so they are parts of their own.
    let help = canvas.part(("phase", phase as usize), (), || html! { (tips::phase(phase, ctx.lang).1) });
    let storm = ctx.view.storm_help(ctx.lang).map(|text| canvas.part("storm", &text, || html! { (text) }));
    html! {
        div.panels role="group" aria-label=(ctx.lang.pick("Players", "Joueurs")) {
            (canvas.part("turn", (phase, ctx.view.turn), || turn(ctx, &help, storm.as_ref())))
            @for (seat, player) in ctx.players() { (panel(ctx, seat, player, canvas)) }
        }
    }
}

/// Which turn it is, which turn the lines below are about, and what the storm costs.
fn turn(ctx: &BoardContext<'_>, help: &Part, storm_help: Option<&Part>) -> Markup {
    let (lang, turn) = (ctx.lang, ctx.view.turn);
    let told = match ctx.view.phase {
        Phase::Pick => lang.pick("Everybody chooses a class", "Chacun choisit une classe"),
        Phase::Move => lang.pick("everybody moves", "chacun se déplace"),
        Phase::Card => lang.pick("everybody plays a card", "chacun joue"),
        Phase::Over => lang.pick("the last one", "le dernier"),
    };
    let below = match ctx.view.phase {
        Phase::Move if turn > 1 => Some(lang.pick(format!("turn {}", turn - 1), format!("le tour {}", turn - 1))),
        Phase::Card => Some(lang.pick("the moves", "les déplacements").to_owned()),
        Phase::Pick | Phase::Move | Phase::Over => None,
    };
    let (name, _) = tips::phase(ctx.view.phase, lang);
    html! {
        p.turnline data-name=(name) data-help=(help) {
            span.when {
                @if turn > 0 { b { (lang.pick("Turn", "Tour")) " " (turn) } }
                span.told { @if turn > 0 { ", " } (told) }
                @if let Some(below) = below { span.below { (lang.pick(". Below: ", ". Ci-dessous\u{a0}: ")) (below) } }
            }
            @if let (Some(forecast), Some(help)) = (ctx.view.storm_forecast(lang), storm_help) {
                span.storm tabindex=(READ_ONLY) data-name=(lang.pick("The storm", "La tempête")) data-help=(help) {
                    span.words { (forecast) }
                    @if let Some(storm) = ctx.view.storm() { span.loss { "−" (storm.loss) } }
                }
            }
        }
    }
}

/// A tab stop to read, not to touch: arrow keys go to elements with the tab index `0`, which can be touched.
const READ_ONLY: &str = "00";

/// One panel. Touching it is touching the player on the board.
fn panel(ctx: &BoardContext<'_>, seat: Seat, player: &PlayerView, canvas: &mut Canvas<'_>) -> Part {
    let (lang, n, has_fallen) = (ctx.lang, seat.index(), player.fell.is_some());
    let (is_over, awaited) = (ctx.is_over(), ctx.awaits(seat));
    let message = canvas.part(("player", n), (player, is_over, awaited), || html! { (message(ctx, seat, player)) });
    let decided =
        canvas.part(("state", n), (is_over || has_fallen, awaited, ctx.chosen(seat)), || state(ctx, seat, player));
    let life = canvas.part(("life", n), (player.class, player.life), || life(ctx, seat, player));
    let PlayerView { mana, generation, hand_size, draw_size, open_sides, cell, .. } = *player;
    let walls = (!has_fallen).then(|| ctx.view.closed_sides(cell));
    let counts = (mana, generation, hand_size, draw_size, player.discard.len(), open_sides, walls);
    let numbers = canvas.part(("numbers", n), counts, || numbers(ctx, seat, player, walls));
    let did = &ctx.turn.by_seat[n];
    let line = canvas.part(("did", n), (player.fell, (!has_fallen).then_some(did)), || match player.fell {
        Some(fall) => fallen(ctx, fall),
        None => summary_line::line(ctx, seat),
    });
    let open = ctx.me().is_none().then_some(player.hand.as_deref()).flatten();
    let open = open.map(|cards| canvas.part(("open", n), cards, || open_hand(ctx, cards)));
    let won = ctx.view.outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(seat));
    let made_of = (has_fallen, did.fell, won, player.class, player.side, &open);
    canvas.part(("panel", n), made_of, || {
        let mine = ctx.me() == Some(seat);
        let file = if has_fallen { art::body_file(seat) } else { art::kitten_file(seat, player.class) };
        html! {
            div.pl.mine[mine].out[has_fallen].just[did.fell].won[won].{ "s" (seat) } role="group" tabindex=(READ_ONLY) data-zone={ "entity:p" (n + 1) }
                data-name=(ctx.names.of(seat)) data-help=(message) aria-label=(message) title=(message) {
                div.in {
                    img.face src={ "/assets/" (file) } alt="" width="44" height="44" decoding="sync";
                    span.who {
                        b.name { (short_name(&ctx.names.of(seat))) }
                        @if mine && !ctx.names.is_reader(seat) { span.you { (lang.pick("you", "vous")) } }
                        @if ctx.view.config.has_teams() { span.team.{ "t" (player.side) } { (letter(player.side)) } }
                        @if player.class != Class::Kitten { span.cls { (player.class.stats().name.get(lang)) } }
                    }
                    (decided)
                    span.stats { (life) (numbers) }
                    (line)
                    @if let Some(open) = &open { (open) }
                }
            }
        }
    })
}

/// Whether the player has decided.
fn state(ctx: &BoardContext<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let lang = ctx.lang;
    html! {
        @if ctx.is_over() || player.fell.is_some() {
            span.st {}
        } @else if ctx.awaits(seat) {
            span.st.busy { span.dots aria-hidden="true" { i {} i {} i {} } span.w { (if ctx.names.is_reader(seat) { lang.pick("your turn", "à vous") } else { lang.pick("choosing", "réfléchit") }) } }
        } @else {
            span.st.ready { (ctx.icon(Icon::Ready)) span.w { (choice(ctx, seat).unwrap_or_else(|| lang.pick("has chosen", "a choisi").to_owned())) } }
        }
    }
}

/// The player's decision, if the viewer may know it.
fn choice(ctx: &BoardContext<'_>, seat: Seat) -> Option<String> {
    let lang = ctx.lang;
    let message = match ctx.chosen(seat)? {
        Action::Pick(class) => class.stats().name.get(lang).to_owned(),
        Action::Stay => lang.pick("stays", "reste").to_owned(),
        Action::Walk(cell) => format!("→\u{202f}{cell}"),
        Action::Pass => lang.pick("no card", "pas de carte").to_owned(),
        Action::Play(card) => card.def().name.get(lang).to_owned(),
        Action::Aim(card, target) => {
            format!("{}\u{202f}→\u{202f}{}", card.def().name.get(lang), called(target, ctx.names, ctx.lang))
        }
    };
    Some(message)
}

fn life(ctx: &BoardContext<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let full = ctx.view.config.start_of(player.class).0.max(player.life).max(1);
    let width = i64::from(player.life.max(0)) * 100 / i64::from(full);
    let level = match width {
        ..=25 => "low",
        26..=50 => "half",
        _ => "",
    };
    html! {
        span.hp data-name=(Tip::Life.text(ctx.lang).0) data-help=(ctx.tip(Tip::Life)) {
            (ctx.icon(Icon::Life)) b.num data-count={ "life:" (Entity::player(seat)) } { (player.life.max(0)) }
            svg.meter.(level) viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" { rect.all width="100" height="8" {} rect.part width=(width) height="8" {} }
        }
    }
}

fn numbers(ctx: &BoardContext<'_>, seat: Seat, player: &PlayerView, walls: Option<[bool; 4]>) -> Markup {
    let lang = ctx.lang;
    let count = |class: &str, icon: Icon, n: usize, tip: Tip| {
        html! { span class={ "cd" (class) } data-name=(tip.text(lang).0) data-help=(ctx.tip(tip)) { (ctx.icon(icon)) (n) } }
    };
    html! {
        span.nums.num {
            span.mp data-name=(Tip::Mana.text(lang).0) data-help=(ctx.tip(Tip::Mana)) { (ctx.icon(Icon::Mana)) b { (short(player.mana, lang)) } span.gen { "+" span data-count={ "generation:" (Entity::player(seat)) } { (short(player.generation, lang)) } } }
            @if let Some(walls) = walls {
                span.sides.warn[player.open_sides <= 1] data-name=(Tip::Sides.text(lang).0) data-help=(ctx.tip(Tip::Sides)) { i class={ "cross" (sides(walls)) } {} b { (player.open_sides) } }
            }
            (count("", Icon::Hand, player.hand_size, Tip::Hand))
            (count(" more", Icon::Draw, player.draw_size, Tip::Draw))
            @if !ctx.view.config.classic { (count(" more", Icon::Discard, player.discard.len(), Tip::Discards)) }
        }
    }
}

fn fallen(ctx: &BoardContext<'_>, fall: Fall) -> Markup {
    let lang = ctx.lang;
    let (fell_in, turn) = (lang.pick("Out in ", "Éliminé au "), lang.pick("turn", "tour"));
    html! { span.deeds { span.d.fall { b { span.fell { (fell_in) } (turn) " " (fall.turn) } (lang.colon()) " " (cause(fall.cause, ctx.names, lang)) } } }
}

/// A hand that the viewer may see, at the end and in replays.
fn open_hand(ctx: &BoardContext<'_>, cards: &[atout_kitty::Card]) -> Markup {
    let bag: Bag = cards.iter().copied().collect();
    html! { span.open { @for card in bag.kinds() { span { (ctx.mark(card)) @if bag.count(card) > 1 { "×" (bag.count(card)) } } } } }
}

/// A player in sentences, for tooltips and screen readers.
fn message(ctx: &BoardContext<'_>, seat: Seat, player: &PlayerView) -> String {
    let (lang, name) = (ctx.lang, ctx.names.of(seat));
    let mut who = vec![name];
    if player.class != Class::Kitten {
        who.push(class(player.class, lang));
    }
    if ctx.view.config.has_teams() {
        who.push(team(player.side, lang));
    }
    let who = who.join(", ");
    if let Some(fall) = player.fell {
        let why = cause(fall.cause, ctx.names, lang);
        return lang.pick(
            format!("{who}. Out in turn {}: {why}.", fall.turn),
            format!("{who}. Éliminé au tour {}\u{a0}: {why}.", fall.turn),
        );
    }
    let PlayerView { life, mana, generation, hand_size, draw_size, open_sides, .. } = player;
    // A classic memento has no discards.
    let discards = match (ctx.view.config.classic, player.discard.len()) {
        (true, _) => String::new(),
        (false, n) => {
            lang.pick(format!(", {n} discarded"), format!(", {}", lang.count(n, [""; 2], ["défaussée", "défaussées"])))
        }
    };
    let numbers = lang.pick(
        format!("Life {life}. Mana {mana}, {generation} more each turn. Cards: {hand_size} in hand, {draw_size} to draw{discards}. Free sides: {open_sides}."),
        format!("{life} points de vie. Mana {mana}, {generation} de plus par tour. Cartes\u{a0}: {hand_size} en main, {draw_size} à piocher{discards}. Côtés libres\u{a0}: {open_sides}."),
    );
    let danger = match open_sides {
        0 => lang.pick(
            " No free side: out when the next turn begins.",
            " Aucun côté libre\u{a0}: éliminé au début du prochain tour.",
        ),
        1 => lang.pick(" One more closed side, and that’s the end.", " Encore un côté fermé et c’est la fin."),
        _ => "",
    };
    let ready = ctx.view.phase != Phase::Over && !ctx.awaits(seat);
    let ready = if ready { lang.pick(" Has chosen.", " A choisi.") } else { "" };
    format!("{who}. {numbers}{danger}{ready}")
}
