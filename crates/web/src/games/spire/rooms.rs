//! Rooms without a fight: cards on offer, rest, and events.

use super::card::class;
use super::context::BoardContext;
use super::icon::Icon;
use super::{art, deck};
use crate::{Canvas, Part};
use atout_core::Lang;
use atout_spire::{Action, Card, Consequence, Decision, Element, Event, Phase, RoomKind, Who};
use maud::{Markup, html};

/// What one finds in a kind of room.
pub(super) fn kind_help(kind: RoomKind, lang: Lang) -> &'static str {
    match kind {
        RoomKind::Enemy => lang.pick("A fight; then a card to take", "Un combat, puis une carte à prendre"),
        RoomKind::Rest => lang.pick("Sleep or meditate", "Dormir ou méditer"),
        RoomKind::Training => lang.pick("Learn one of three cards", "Apprendre une carte parmi trois"),
        RoomKind::Event => lang.pick("A scene with a choice", "Une scène et un choix"),
        RoomKind::Boss => lang.pick("The boss of the floor", "Le boss de l’étage"),
    }
}

/// The class of a kind of room.
pub(super) const fn kind_class(kind: RoomKind) -> &'static str {
    match kind {
        RoomKind::Enemy => "k-enemy",
        RoomKind::Rest => "k-rest",
        RoomKind::Training => "k-training",
        RoomKind::Event => "k-event",
        RoomKind::Boss => "k-boss",
    }
}

/// The reader's decision, whole or half.
fn decision(ctx: &BoardContext<'_>) -> Option<Action> {
    match ctx.decided() {
        Decision::Half(action) | Decision::Done(action, _) => Some(action),
        Decision::Open => None,
    }
}

/// The mark of what the reader has decided.
fn done(ctx: &BoardContext<'_>, mine: bool) -> Markup {
    html! { @if mine { span.done { (ctx.icon(Icon::Done)) (ctx.lang.pick("chosen", "choisi")) } } }
}

/// Three cards to take one of, after a fight or in a training room.
pub(super) fn offer(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Markup {
    let (lang, chosen) = (ctx.lang, decision(ctx));
    let (title, text) = match ctx.view.phase {
        Phase::Training => lang.pick(
            ("Training", "Learn one of these cards, or none."),
            ("Entraînement", "Apprenez une de ces cartes, ou aucune."),
        ),
        _ => lang.pick(
            ("The fight is won", "Take one of these three cards, or none."),
            ("Combat gagné", "Prenez une de ces trois cartes, ou aucune."),
        ),
    };
    let hint = match ctx.decided() {
        Decision::Half(action) => deck::asked(ctx, action),
        _ => text,
    };
    let healed = healed_after_boss(ctx);
    let cards: Vec<Part> = ctx
        .view
        .offer
        .iter()
        .enumerate()
        .map(|(place, card)| offered(ctx, place, *card, chosen == Some(Action::Take(place as u8)), canvas))
        .collect();
    html! {
        div.offer.training[ctx.view.phase == Phase::Training] data-place="offer" role="group" aria-label=(title) {
            h3.title { (title) @if let Some(n) = healed { " " span.healed { (ctx.icon(Icon::Life)) "+" (n) } } } p.sub { (hint) }
            div.cards3 { @for card in &cards { (card) } }
            @if chosen == Some(Action::Skip) { p.sub { (ctx.icon(Icon::Done)) " " (lang.pick("You take none.", "Vous n’en prenez aucune.")) } }
        }
    }
}

/// The life that the reader got back when the boss fell, while its cards are on offer.
fn healed_after_boss(ctx: &BoardContext<'_>) -> Option<i16> {
    let since = (ctx.newest_events)().map(|(_, event)| event).take_while(|event| !matches!(event, Event::WonFight));
    since.into_iter().find_map(|event| match event {
        Event::Healed { who: Who::Player(seat), n } if *seat == ctx.shown() => Some(*n),
        _ => None,
    })
}

fn offered(ctx: &BoardContext<'_>, place: usize, card: Card, mine: bool, canvas: &mut Canvas<'_>) -> Part {
    let def = ctx.tower.card(card);
    let (face, help) = (ctx.face(card, canvas), ctx.card_help(card, canvas));
    canvas.part(("offered", place), (card, mine), || {
        let name = def.name.get(ctx.lang);
        html! {
            div.card.sc.big.mine[mine].{ (class(def, ctx.element(card))) } role="img" data-id={ "offer:" (place + 1) } data-name=(name) data-help=(help) aria-label={ (name) ". " (help) } title={ (name) ". " (help) } {
                (face) (done(ctx, mine))
            }
        }
    })
}

/// Sleep or meditate.
pub(super) fn rest(ctx: &BoardContext<'_>) -> Markup {
    let (lang, chosen) = (ctx.lang, decision(ctx));
    let body = &ctx.player(ctx.shown()).body;
    let healed = ctx.view.config.sleep_gain(body);
    let after = body.life + healed;
    let (attack, block) = (body.attack_stat, body.block_stat);
    let ways = [
        (
            Action::Rest,
            Icon::Life,
            lang.pick("Sleep", "Dormir"),
            match healed {
                0 => lang.pick("You are already at full life.", "Vous êtes déjà au maximum de vie.").to_owned(),
                _ => lang.pick(
                    format!("Life {} → {after} of {}", body.life, body.max_life),
                    format!("Points de vie {} → {after} sur {}", body.life, body.max_life),
                ),
            },
        ),
        (
            Action::Meditate,
            Icon::Attack,
            lang.pick("Meditate", "Méditer"),
            lang.pick(
                format!("For good: attack {attack} → {}, block {block} → {}", attack + 1, block + 1),
                format!("Pour toujours : attaque {attack} → {}, blocage {block} → {}", attack + 1, block + 1),
            ),
        ),
    ];
    html! {
        div.rest role="group" aria-label=(lang.pick("Rest", "Repos")) {
            (picture(ctx, RoomKind::Rest))
            h3.title { (lang.pick("A quiet place", "Un endroit calme")) }
            div.ways {
                @for (action, icon, name, text) in &ways {
                    div.option.mine[chosen == Some(*action)] data-zone={ "button:" (action) } data-name=(name) data-help=(text) {
                        b { (ctx.icon(*icon)) (name) } span { (text) } (done(ctx, chosen == Some(*action)))
                    }
                }
            }
        }
    }
}

/// The scene of an event room: what one finds, and what one can do.
pub(super) fn event(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Markup {
    let (lang, chosen) = (ctx.lang, decision(ctx));
    let Some(event) = ctx.view.event.and_then(|event| ctx.tower.events.get(usize::from(event))) else {
        return html! {};
    };
    let hint = match ctx.decided() {
        Decision::Half(action) => deck::asked(ctx, action),
        _ => lang.pick("What do you do?", "Que faites-vous ?"),
    };
    let options: Vec<Markup> = event
        .options
        .iter()
        .enumerate()
        .map(|(place, option)| {
            let mine = chosen == Some(Action::Option(place as u8));
            let gives = |one: &Consequence| matches!(one, Consequence::Card(_) | Consequence::CardOf(_));
            let card = ctx.view.offer.get(place).copied().filter(|_| option.outcome.iter().any(gives));
            let text = ctx.view.option_text(place as u8, lang);
            let help = card.map(|card| ctx.card_help(card, canvas));
            let chip = card.map(|card| (ctx.chip(card, canvas), class(ctx.tower.card(card), ctx.element(card))));
            let name = option.name.get(lang);
            html! {
                div.option.mine[mine] role="img" data-id={ "option:" (place + 1) } data-name=(name) data-help={ (text) @if let Some(help) = &help { " " (help) } } aria-label={ (name) ". " (text) } title={ (name) ". " (text) } {
                    b { (name) } span { (text) }
                    @if let Some((chip, class)) = &chip { span.chip.{ (class) } { (chip) } }
                    (done(ctx, mine))
                }
            }
        })
        .collect();
    html! {
        div.event data-place="offer" role="group" aria-label=(event.name.get(lang)) {
            img.scenery src={ "/assets/" (art::event_file(&event.id, room_element(ctx))) } alt="" decoding="sync";
            h3.title { (event.name.get(lang)) }
            p.sub { (event.text.get(lang)) }
            p.ask { (hint) }
            div.ways { @for option in &options { (option) } }
        }
    }
}

/// The picture of the room.
pub(super) fn picture(ctx: &BoardContext<'_>, kind: RoomKind) -> Markup {
    html! { img.scenery src={ "/assets/" (art::room_file(kind, room_element(ctx))) } alt="" decoding="sync"; }
}

/// The element of the room that the players are in.
pub(super) fn room_element(ctx: &BoardContext<'_>) -> Element {
    let view = ctx.view;
    view.at.map_or(view.map.element, |(row, column)| view.map.rooms[usize::from(row)][usize::from(column)].element)
}
