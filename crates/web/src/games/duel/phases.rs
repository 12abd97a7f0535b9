//! The steps of the turn, with the stops: where the viewer wants to be asked. The script sets and sends them.
//!
//! Not here: what a stop means (`atout-duel`, `stops.rs`).

use super::context::Context;
use crate::{Canvas, Part};
use atout_core::{Board as _, Lang, StopSpec, Text};
use atout_duel::{Duel, Step};
use maud::{Markup, html};

/// A step, its word in stops, its name, and its name where there is little room.
const STEPS: [(Step, &str, Text, Text); 8] = [
    (Step::Start, "start", Text::new("Start", "Début"), Text::new("Start", "Début")),
    (Step::Main1, "main1", Text::new("Main", "Princ."), Text::new("Main", "Princ.")),
    (Step::Combat, "combat", Text::new("Combat", "Combat"), Text::new("Comb.", "Comb.")),
    (Step::Attackers, "attackers", Text::new("Attack", "Attaque"), Text::new("Att.", "Att.")),
    (Step::Blockers, "blockers", Text::new("Block", "Blocage"), Text::new("Block", "Bloc.")),
    (Step::Damage, "damage", Text::new("Damage", "Dégâts"), Text::new("Dam.", "Dég.")),
    (Step::Main2, "main2", Text::new("Main 2", "Princ. 2"), Text::new("Main 2", "Pr. 2")),
    (Step::End, "end", Text::new("End", "Fin"), Text::new("End", "Fin")),
];

/// The steps, the one that it is now marked.
pub(super) fn phases(context: &Context<'_>, canvas: &mut Canvas<'_>) -> Part {
    let Context { view, lang, near, .. } = *context;
    let step = match view.step {
        Step::FirstStrike => Step::Damage,
        Step::Cleanup => Step::End,
        step => step,
    };
    let is_own = view.active == near;
    canvas.part("phases", (step.name().get(lang), is_own, view.turn, context.is_player()), || {
        let title = match view.turn {
            0 => lang.pick("Opening hands", "Mains de départ").to_owned(),
            turn => lang.pick(format!("Turn {turn}"), format!("Tour {turn}")),
        };
        html! {
            div.phases.ownturn[is_own].watched[!context.is_player()] {
                p.turnno { (title) }
                @if context.is_player() { p.legend aria-hidden="true" { span { (lang.pick("theirs", "adverse")) } span { (lang.pick("mine", "à moi")) } } }
                (steps(Some(step).filter(|_| view.turn > 0), lang))
                @if context.is_player() { (more(lang)) (sheet(&title, lang)) }
            }
        }
    })
}

/// The steps with their stops, in order; the one that it is `now` is marked.
fn steps(now: Option<Step>, lang: Lang) -> Markup {
    html! {
        ol { @for (one, word, name, short) in STEPS {
            li.now[Some(one) == now] {
                (stop(&format!("their-{word}"), "theirs", short, lang))
                span.ph { (name.get(lang)) }
                (stop(&format!("my-{word}"), "mine", short, lang))
            }
        } }
    }
}

/// Where there is little room: the number of the turn, which opens all stops.
fn sheet(title: &str, lang: Lang) -> Markup {
    html! {
        details.stopsheet {
            summary title=(lang.pick("All stops", "Tous les arrêts")) { span { (title) } small { (lang.pick("Stops", "Arrêts")) } }
            div.all {
                p { (lang.pick("Where do you want to be asked?", "Quand voulez-vous qu’on vous demande\u{a0}?")) }
                p.legend aria-hidden="true" { span { (lang.pick("their turn", "tour adverse")) } span { (lang.pick("my turn", "mon tour")) } }
                (steps(None, lang))
                (more(lang))
            }
        }
    }
}

fn spec(id: &str) -> Option<&'static StopSpec> {
    Duel::stops().iter().find(|spec| spec.id == id)
}

/// A stop as a switch; the script enables it for those who play. On narrow screens it is the step itself.
fn stop(id: &str, class: &str, short: Text, lang: Lang) -> Markup {
    let Some(spec) = spec(id) else { return html! {} };
    let name =
        lang.typeset(lang.pick(format!("Stop: {}", spec.name.get(lang)), format!("Arrêt : {}", spec.name.get(lang))));
    html! { button.stop.{ (class) } type="button" data-stop=(spec.id) data-default[spec.default] aria-pressed="false" title=(name) aria-label=(name) disabled { span.lbl { (short.get(lang)) } } }
}

/// What is not a step: the stack, and being asked always.
fn more(lang: Lang) -> Markup {
    let full = lang.pick("Ask me at every step", "Me demander à chaque étape");
    html! {
        div.more {
            button.wish type="button" data-stop="their-stack" data-default aria-pressed="false" disabled title=(lang.pick("Ask me before an opponent’s spell resolves", "Me demander avant la résolution d’un sort adverse")) { (lang.pick("Their spells", "Sorts adverses")) }
            button.wish type="button" data-stop="my-stack" aria-pressed="false" disabled title=(lang.pick("Ask me before my own spell resolves", "Me demander avant la résolution de mon propre sort")) { (lang.pick("My spells", "Mes sorts")) }
            button.wish type="button" data-order="full_control" aria-pressed="false" disabled title=(full) { (lang.pick("Full control", "Tout demander")) }
        }
    }
}
