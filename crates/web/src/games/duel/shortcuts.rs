//! Buttons that play a whole row at once, for what is done most: attack with everything, go to combat and attack, do not
//! block, pass until something happens. The script shows them beside the plain choices.
//!
//! A button names actions (`data-row`), those that follow at the next decision if nothing happens in between
//! (`data-then`), or asks the table to hurry (`data-hurry`).

use super::context::Context;
use super::rows::made_of;
use crate::{Canvas, Part};
use atout_duel::{Action, Asked, Keyword, Slot, Step};
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
        &view.able_attackers,
        names,
        view.attackers().count(),
    );
    canvas.part("shortcuts", made, || html! { div.shortcuts hidden { @if context.is_asked() { (buttons(context)) } } })
}

fn buttons(context: &Context<'_>) -> Markup {
    let (view, lang) = (context.view, context.lang);
    let is_own_turn = view.active == context.near;
    let attack = || all_attack(&view.able_attackers);
    match view.asked {
        Asked::Attackers if !view.able_attackers.is_empty() => html! { (row(&attack_label(context), &attack(), &[])) },
        Asked::Priority(_) if view.stack.is_empty() => match view.step {
            Step::Main1 if is_own_turn => html! {
                @if !view.able_attackers.is_empty() { (row(&attack_label(context), &[Action::Pass], &attack())) (alone(context)) }
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

/// Attack with one creature: offered when it is chosen. Not if another one has to attack, too.
fn alone(context: &Context<'_>) -> Markup {
    let (view, lang) = (context.view, context.lang);
    let must = |slot: &&Slot| view.permanent(**slot).is_some_and(|one| one.keywords.has(Keyword::MustAttack));
    if view.able_attackers.len() < 2 || view.able_attackers.iter().any(|slot| must(&slot)) {
        return html! {};
    }
    let label = |slot: Slot| {
        let name = view.permanent_name(slot, lang);
        lang.pick(format!("Attack with {name} alone"), format!("Attaquer avec {name} seul"))
    };
    html! {
        @for slot in &view.able_attackers {
            button type="button" data-for={ "permanent:" (slot) } data-row=(Action::Pass) data-then={ (Action::Attack(*slot)) ";" (Action::Done) } { (label(*slot)) }
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
