//! The players: who they are, how they stand, whose turn it is, who has decided.

use super::context::BoardContext;
use super::entity::{counters, element, marks, told, vitals};
use super::forecast::Coming;
use super::icon::Icon;
use super::tips::Tip;
use super::{art, forecast};
use crate::{Canvas, Part};
use atout_core::{Lang, Seat};
use atout_spire::{ENERGY, Phase, PlayerView, lost_to};
use maud::{Markup, html};

/// All players.
pub(super) fn party(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Markup {
    let all: Vec<Part> = ctx.players().map(|(seat, player)| hero(ctx, seat, player, canvas)).collect();
    html! {
        div.party.{ "n" (all.len()) } role="group" aria-label=(ctx.lang.pick("Players", "Joueurs")) { @for hero in &all { (hero) } }
    }
}

fn hero(ctx: &BoardContext<'_>, seat: Seat, player: &PlayerView, canvas: &mut Canvas<'_>) -> Part {
    let (n, body, fights) = (seat.index(), &player.body, ctx.fights());
    let id = n as u8;
    let is_out = !ctx.view.stands(seat);
    let coming = lost_to(&ctx.threats)[n];
    let changes = forecast::coming(ctx, seat, coming);
    let help =
        canvas.part(("herohelp", n), (body, player.energy, fights, coming), || html! { (help(ctx, player, coming)) });
    let state = canvas.part(("state", n), (state_of(ctx, seat), ctx.view.phase), || state(ctx, seat));
    let life = (body.life, body.max_life, body.block, coming, &changes);
    let vitals =
        canvas.part(("vitals", n), life, || html! { (vitals(ctx, id, body)) (incoming(ctx, coming, &changes)) });
    let made_of = (body.attack_stat, body.block_stat, body.counters, player.next_fight);
    let marks =
        canvas.part(("marks", n), made_of, || html! { span.marks { (marks(ctx, body)) } (next_fight(ctx, player)) });
    let counts =
        (fights, player.energy, player.n_hand, player.n_draw, player.discard.len(), player.deck.len(), &player.known);
    let numbers = canvas.part(("numbers", n), counts, || numbers(ctx, seat, player));
    let would = forecast::badges(ctx, id, canvas);
    let turn = ctx.awaits(seat);
    canvas.part(("hero", n), (body.element, is_out, turn), || {
        let (name, mine) = (ctx.names.of(seat), ctx.me() == Some(seat));
        html! {
            div.ent.hero.out[is_out].turn[turn].{ "e-" (body.element.word()) } role="img" data-here[mine] data-id={ "entity:" (id) } data-name=(name) data-help=(help) aria-label={ (name) ". " (help) } title={ (name) ". " (help) } {
                span.fig { img src={ "/assets/" (art::player_file(seat, body.element)) } alt="" decoding="sync"; (would) }
                span.plate {
                    span.who { @if ctx.is_pair() { span.seat.{ "s" (seat) } { (n + 1) } } b.name { bdi { (name) } } (element(ctx, body.element)) }
                    (vitals)
                    (marks)
                    (numbers)
                    (state)
                }
            }
        }
    })
}

/// What the enemies would take if they acted now, and after each card.
fn incoming(ctx: &BoardContext<'_>, coming: i16, changes: &[Coming]) -> Markup {
    let name = ctx.lang.pick("Coming damage", "Dégâts à venir");
    let help = ctx.lang.pick(
        "So much life you lose if your turn ends now: the announced attacks, after block and evade.",
        "Points de vie perdus si votre tour finit maintenant : les attaques annoncées, blocage et esquive déduits.",
    );
    forecast::coming_badge(coming, changes, (name, help))
}

/// Energy and piles in a fight, the size of the deck elsewhere.
fn numbers(ctx: &BoardContext<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let (lang, n) = (ctx.lang, seat.index());
    let number = |tip: Tip, icon: Icon, value: usize, what: &str| {
        html! { span.nb.{ (what) } data-cue={ (what) ":" (n) } data-name=(tip.name(lang)) data-help=(ctx.tip(tip)) { (ctx.icon(icon)) b { (value) } } }
    };
    html! {
        span.nums {
            @if ctx.fights() {
                span.nb.energy data-name=(Tip::Energy.name(lang)) data-help=(ctx.tip(Tip::Energy)) { (ctx.icon(Icon::Energy)) b data-count={ "energy:" (n) } { (player.energy) } "/" (ENERGY) }
                @if ctx.is_pair() && ctx.me() != Some(seat) { (backs(ctx, player)) }
                (number(Tip::Draw, Icon::Draw, player.n_draw, "draw"))
                (number(Tip::Discard, Icon::Discard, player.discard.len(), "discard"))
            } @else if !player.deck.is_empty() {
                span.nb.deckn { (ctx.icon(Icon::Draw)) b { (player.deck.len()) } " " span.w { (lang.plural(player.deck.len(), lang.pick("card", "carte"), lang.pick("cards", "cartes"))) } }
            }
        }
    }
}

/// The size of another player's hand, and the names of the cards that everybody knows.
fn backs(ctx: &BoardContext<'_>, player: &PlayerView) -> Markup {
    let known: Vec<&str> = player.known.iter().map(|card| ctx.card_name(*card)).collect();
    html! {
        span.nb.backs data-name=(Tip::Hand.name(ctx.lang)) data-help={ (ctx.tip(Tip::Hand)) @if !known.is_empty() { " " (ctx.lang.list(&known)) "." } } {
            i.back {}
            b { (player.n_hand) }
        }
    }
}

/// Counters that wait for the next fight.
fn next_fight(ctx: &BoardContext<'_>, player: &PlayerView) -> Markup {
    let lang = ctx.lang;
    html! {
        @if player.next_fight.iter().next().is_some() {
            span.marks.later title=(lang.pick("In the next fight", "Au prochain combat")) { span.w { (lang.pick("next fight", "prochain combat")) } (counters(ctx, player.next_fight)) }
        }
    }
}

/// Where a player is with its decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum State {
    Left,
    Down,
    Turn,
    Choosing,
    Decided,
    Idle,
}

fn state_of(ctx: &BoardContext<'_>, seat: Seat) -> State {
    let (view, phase) = (ctx.view, ctx.view.phase);
    if view.left.contains(seat) {
        State::Left
    } else if !view.players[seat.index()].body.lives() {
        State::Down
    } else if ctx.awaits(seat) {
        if matches!(phase, Phase::Turn(_) | Phase::Discard(..)) { State::Turn } else { State::Choosing }
    } else if matches!(phase, Phase::Turn(_) | Phase::Discard(..) | Phase::Over { .. }) {
        State::Idle
    } else {
        State::Decided
    }
}

fn state(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let (lang, is_reader) = (ctx.lang, ctx.names.is_reader(seat));
    let text = match state_of(ctx, seat) {
        State::Left => lang.pick("has left", "est parti"),
        State::Down => lang.pick("out of the fight", "hors de combat"),
        State::Turn if is_reader => lang.pick("your turn", "à vous"),
        State::Turn => lang.pick("plays", "joue"),
        State::Choosing if is_reader => lang.pick("your choice", "à vous de choisir"),
        State::Choosing => lang.pick("chooses", "choisit"),
        State::Decided => lang.pick("has decided", "a choisi"),
        State::Idle => "",
    };
    let decided = state_of(ctx, seat) == State::Decided;
    html! { span.state.ready[decided] { @if decided { (ctx.icon(Icon::Done)) } (text) } }
}

/// Everything about a player in words.
fn help(ctx: &BoardContext<'_>, player: &PlayerView, coming: i16) -> String {
    let lang = ctx.lang;
    let mut text = format!("{}.", Lang::capital(&told(&player.body, lang)));
    if ctx.fights() {
        let energy = player.energy;
        text += &lang.pick(
            format!(" {energy} energy."),
            format!(" {}.", Lang::Fr.count(energy.into(), ["", ""], ["point d’énergie", "points d’énergie"])),
        );
    }
    if coming > 0 {
        text += &lang.pick(
            format!(" The announced attacks would take {coming} life."),
            format!(" Les attaques annoncées coûteraient {coming} points de vie."),
        );
    }
    text
}
