//! What the reader can choose from: the cards in hand, or the classes before the first turn.

use super::art;
use super::card::{inside, picture};
use super::context::BoardContext;
use super::words::{Icon, cause};
use crate::{Canvas, Part};
use atout_core::{Lang, Seat, le};
use atout_kitty::{Action, Bag, Card, Class, Fall, Multiplier, Phase};
use maud::{Markup, html};

/// The reader's hand: one card of each kind, with its count.
pub(super) fn hand(ctx: &BoardContext<'_>, seat: Seat, canvas: &mut Canvas<'_>) -> Part {
    let (lang, player, phase) = (ctx.lang, ctx.player(seat), ctx.view.phase);
    let cards: Bag = player.hand.iter().flatten().copied().collect();
    let kinds = cards.kinds().count();
    let is_shown = player.fell.is_none() && phase != Phase::Pick;
    let shown = cards.kinds().filter(|_| is_shown);
    let shown: Vec<Part> = shown.map(|card| held(ctx, seat, card, cards.count(card), canvas)).collect();
    canvas.part("hand", (kinds, &shown, player.fell, phase), || {
        html! {
            div class={ "khand n" (kinds) } data-place="hand" data-from="deck" role="group" aria-label=(lang.pick("Your hand", "Votre main")) {
                @if ctx.is_over() && player.fell.is_some() {
                    p.outnote { (lang.pick("The game is over.", "La partie est terminée.")) }
                } @else if let Some(fall) = player.fell {
                    p.outnote { b { (lang.pick("You are out. ", "Votre chaton est éliminé. ")) } (out_note(ctx, fall)) }
                } @else if phase == Phase::Pick {
                    p.outnote { (lang.pick("Your cards are dealt once everybody has chosen a class.", "Les cartes seront distribuées quand chacun aura choisi sa classe.")) }
                }
                @for card in &shown { (card) }
            }
        }
    })
}

/// Why the reader is out.
fn out_note(ctx: &BoardContext<'_>, fall: Fall) -> String {
    let (lang, turn, why) = (ctx.lang, fall.turn, cause(fall.cause, ctx.names, ctx.lang));
    lang.pick(
        format!("Turn {turn}: {why}. The others play on: watch, or skip to the end."),
        format!("Tour {turn}\u{a0}: {why}. Les autres continuent\u{a0}: regardez, ou passez à la fin."),
    )
}

/// A card in hand, with its number of copies.
fn held(ctx: &BoardContext<'_>, seat: Seat, card: Card, copies: u8, canvas: &mut Canvas<'_>) -> Part {
    let (lang, n) = (ctx.lang, card as usize);
    let mine =
        ctx.chosen(seat).is_some_and(|action| matches!(action, Action::Play(of) | Action::Aim(of, _) if of == card));
    // What is missing matters, not what is left.
    let mana = ctx.player(seat).mana;
    let poor = (card.cost() > mana).then_some(mana);
    let help = canvas.part(("help", n), (), || html! { (ctx.help(card)) });
    let face = canvas.part(("face", n), (), || inside(card, lang));
    canvas.part(("held", n), (copies, mine, poor), || {
        let name = card.def().name.get(lang);
        let why_not = poor.map(|mana| obstacle(card, mana, lang));
        let spoken = lang.pick(
            format!("{name}, {copies} in hand, costs {}", card.cost()),
            format!("{name}, {copies} en main, coûte {}", card.cost()),
        );
        let played = card.in_sentence(lang);
        let pick = lang.pick(format!("Play {played}"), format!("Jouer {played}"));
        html! {
            div.card.kc.poor[why_not.is_some()].mine[mine].stack[copies > 1] role="img" data-id={ "card:" (card) }
                data-name=(name) data-pick=(pick) data-help={ @if let Some(why) = &why_not { (why) " " } (help) } aria-label=(spoken)
                title={ (name) ". " @if let Some(why) = &why_not { (why) " " } (help) } {
                (face)
                @if copies > 1 { span.copies { "×" (copies) } }
                @if mine { span.done { (ctx.icon(Icon::Ready)) (lang.pick("chosen", "choisie")) } }
            }
        }
    })
}

/// Why a player with this much mana cannot play a card of the hand.
fn obstacle(card: Card, mana: u32, lang: Lang) -> String {
    let cost = card.cost();
    lang.pick(format!("It costs {cost}, you have {mana} mana."), format!("Elle coûte {cost}, vous avez {mana} mana."))
}

/// The four classes, to pick from.
pub(super) fn classes(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Part {
    let lang = ctx.lang;
    let picked = ctx.me().and_then(|seat| ctx.chosen(seat));
    canvas.part("classes", picked, || {
        html! {
            div.classes role="group" aria-label=(lang.pick("Classes", "Classes")) {
                p.title { (lang.pick("Who are you? Everybody chooses in secret.", "Qui êtes-vous\u{a0}? Chacun choisit en secret.")) }
                @for class in Class::CHOICES { (class_card(ctx, class, picked == Some(Action::Pick(class)))) }
            }
        }
    })
}

fn class_card(ctx: &BoardContext<'_>, class: Class, mine: bool) -> Markup {
    let (lang, nature, bonus) = (ctx.lang, class.stats(), ctx.view.config.class_bonus(class));
    let name = nature.name.get(lang);
    let (life, mana, generation) = ctx.view.config.start_of(class);
    let favours: Vec<(Card, Multiplier)> =
        nature.favours.iter().copied().filter(|(card, _)| ctx.kinds().any(|kind| kind == *card)).collect();
    let starts = lang.pick(
        format!("Starts with {life} life, {mana} mana, then {generation} a turn."),
        format!("Commence avec {life} points de vie, {mana} mana, puis {generation} par tour."),
    );
    let more = favours.iter().map(|(card, times)| favour(*card, *times, lang)).collect::<Vec<_>>().join(", ");
    let help = format!("{starts} {}.", Lang::capital(&more));
    html! {
        div.card.kc.kclass.mine[mine] role="img" data-id={ "class:" (class) } data-name=(name) data-help=(help) data-pick=(lang.pick(format!("Play as {name}"), format!("Jouer {}", le("le", name))))
            aria-label={ (name) ". " (help) } title={ (name) ". " (help) } {
            span.face {
                span.nm { (name) }
                (picture(&art::class_file(class)))
                span.fx {
                    span.e { (ctx.icon(Icon::Life)) b { (life) (arrow(bonus[0])) } (ctx.icon(Icon::Mana)) b { (mana) (arrow(bonus[1])) } span.gen { "+" (generation) (arrow(bonus[2])) } }
                    @for (card, times) in &favours { span.e { b { "×" (times.text(lang)) } (ctx.mark(*card)) span.cn { (card.def().name.get(lang)) } } }
                }
            }
            @if mine { span.done { (ctx.icon(Icon::Ready)) (lang.pick("chosen", "choisie")) } }
        }
    }
}

/// An arrow if the class has more or less than the others.
fn arrow(by: i32) -> Markup {
    html! { @if by > 0 { small.more { "▲" } } @else if by < 0 { small.less { "▼" } } }
}

fn favour(card: Card, times: Multiplier, lang: Lang) -> String {
    let (cards, times) = (card.plural().get(lang), times.words(lang));
    lang.pick(format!("{times} as many {cards}"), format!("{times} plus de {cards}"))
}
