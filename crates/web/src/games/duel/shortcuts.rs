//! Buttons that play a whole row at once, for what is done most: attack with everything, go to combat and attack, do not
//! block, pass until something happens. The script shows them beside the plain choices.
//!
//! A button names actions (`data-row`), those that follow at the next decision if nothing happens in between
//! (`data-then`), or asks the table to hurry (`data-hurry`). It may belong to a thing (`data-for`), to several that are
//! picked one after another (`data-gather`), and may be taken back (`data-draft`).

use super::context::Context;
use super::rows::made_of;
use crate::{Canvas, Part};
use atout_core::Labels as _;
use atout_duel::{Action, Asked, Duel, Keyword, ManaSource, Slot, Step};
use maud::{Markup, html};

/// The buttons that make sense now. They are not shown here: the script shows them beside the plain choices.
pub(super) fn shortcuts(context: &Context<'_>, canvas: &mut Canvas<'_>) -> Part {
    let view = context.view;
    // A name depends on what else is in play.
    let name = |slot: &Slot| view.permanent_name(*slot, context.lang);
    let names: Vec<String> = view.able_attackers.iter().map(name).collect();
    let made = (
        context.is_asked(),
        made_of(&view.asked),
        view.step.name().en,
        view.stack.len(),
        made_of(&view.able_attackers.iter().filter_map(|slot| view.permanent(*slot)).collect::<Vec<_>>()),
        names,
        view.attackers().count(),
        made_of(&view.mana_sources),
        view.player(context.near).mana,
    );
    canvas.part("shortcuts", made, || {
        html! { div.shortcuts hidden { @if context.is_asked() { (buttons(context)) (taps(context)) } } }
    })
}

fn buttons(context: &Context<'_>) -> Markup {
    let (view, lang) = (context.view, context.lang);
    let is_own_turn = view.active == context.near;
    let attack = || all_attack(&view.able_attackers);
    match view.asked {
        Asked::Attackers if !view.able_attackers.is_empty() => html! { (row(&attack_label(context), &attack(), &[])) },
        // Mana waits to be spent: the turn does not go on in between.
        Asked::Priority(_) if view.player(context.near).mana != [0; 6] => html! {},
        Asked::Priority(_) if view.stack.is_empty() => match view.step {
            Step::Main1 if is_own_turn => html! {
                @if !view.able_attackers.is_empty() { (row(&attack_label(context), &[Action::Pass], &attack())) (picked_attackers(context)) }
                (hurry(lang.pick("End the turn", "Finir le tour"), lang.pick("Pass until something happens: no attack", "Passer jusqu’à ce qu’il se passe quelque chose : pas d’attaque")))
            },
            Step::Attackers if !is_own_turn => {
                html! { (row(lang.pick("Do not block", "Ne pas bloquer"), &[Action::Pass], &[Action::Done])) }
            }
            _ if is_own_turn => html! {},
            _ => {
                html! { (hurry(lang.pick("Pass until something happens", "Passer jusqu’à un événement"), lang.pick("You are asked again when your opponent acts or attacks, or on your turn", "On vous demandera à nouveau quand l’adversaire agit ou attaque, ou à votre tour"))) }
            }
        },
        _ => html! {},
    }
}

fn all_attack(able: &[Slot]) -> Vec<Action> {
    able.iter().map(|slot| Action::Attack(*slot)).chain([Action::Done]).collect()
}

fn attack_label(context: &Context<'_>) -> String {
    let (view, lang) = (context.view, context.lang);
    let n = view.able_attackers.len() + view.attackers().count();
    match (n, view.able_attackers.first()) {
        (1, Some(slot)) => {
            let name = view.permanent_name(*slot, lang);
            lang.pick(format!("Attack with {name}"), format!("Attaquer avec {name}"))
        }
        _ => lang.pick(format!("Attack with all {n}"), format!("Attaquer avec toutes ({n})")),
    }
}

/// Attack with creatures that are picked one after another; those that must attack are always among them.
fn picked_attackers(context: &Context<'_>) -> Markup {
    let (view, lang) = (context.view, context.lang);
    let must = |slot: &Slot| view.permanent(*slot).is_some_and(|one| one.keywords.has(Keyword::MustAttack));
    let (always, free): (Vec<Slot>, Vec<Slot>) = view.able_attackers.iter().copied().partition(must);
    let ids = |slots: &[Slot]| slots.iter().map(|slot| format!("permanent:{slot}")).collect::<Vec<_>>().join(" ");
    let one = match view.able_attackers.len() {
        1 => lang.pick("Attack with {name}", "Attaquer avec {name}"),
        _ => lang.pick("Attack with {name} alone", "Attaquer seulement avec {name}"),
    };
    html! {
        @if !free.is_empty() {
            button type="button" data-row=(Action::Pass) data-gather=(ids(&free)) data-always=[(!always.is_empty()).then(|| ids(&always))] data-each="attack:*" data-then=(Action::Done) data-one=(one) data-many=(lang.pick("Attack with {n} creatures", "Attaquer avec {n} créatures")) data-more=(lang.pick("Pick more attackers, or confirm", "Choisissez d’autres attaquants, ou confirmez")) {}
        }
    }
}

/// Tap a land for mana with one touch. It can be taken back until something else is done.
fn taps(context: &Context<'_>) -> Markup {
    let Context { view, names, lang, near } = *context;
    let colours = |source: &ManaSource| match source.colours.is_empty() {
        true => vec![None],
        false => source.colours.iter().map(Some).collect(),
    };
    // Which of equal lands it is, is seen on the board: the number is left out.
    let label = |tap: Action, slot: Slot| {
        let name = view.permanent(slot).map_or("", |one| view.card_name(one.permanent.card, lang));
        lang.typeset(Duel::label(view, near, &tap, names, lang).replace(&view.permanent_name(slot, lang), name))
    };
    let all =
        view.mana_sources.iter().flat_map(|source| colours(source).into_iter().map(|colour| (source.slot, colour)));
    html! {
        @for (slot, colour) in all {
            @let tap = Action::Tap(slot, colour);
            button type="button" data-for={ "permanent:" (slot) } data-row={ (Action::ByHand) ";" (tap) ";" (Action::Done) } data-draft { (label(tap, slot)) }
        }
    }
}

fn row(label: &str, row: &[Action], then: &[Action]) -> Markup {
    let text = |row: &[Action]| row.iter().map(ToString::to_string).collect::<Vec<_>>().join(";");
    html! { button type="button" data-row=(text(row)) data-then=[(!then.is_empty()).then(|| text(then))] { (label) } }
}

fn hurry(label: &str, title: &str) -> Markup {
    html! { button type="button" data-row=(Action::Pass) data-hurry title=(title) { (label) } }
}
