//! What a duel offers as one touch: attack with everything or with some, do not block, end the turn, pass until something
//! happens, tap a land for mana.
//!
//! Not here: who plays what follows, and when (the screens; [`Shortcut`]).

use crate::{Action, Asked, Duel, Keyword, ManaSource, Slot, Step, View};
use atout_core::{Board as _, Gather, Gathered, Labels as _, Lang, Names, Seat, Shortcut};

/// What the shortcuts are made from.
struct Scope<'a> {
    view: &'a View,
    seat: Seat,
    names: &'a Names,
    lang: Lang,
}

/// The shortcuts of a seat that has to decide.
pub(crate) fn shortcuts(view: &View, seat: Seat, names: &Names, lang: Lang) -> Vec<Shortcut<Action>> {
    if !view.stage.awaited().contains(seat) {
        return Vec::new();
    }
    let scope = Scope { view, seat, names, lang };
    let mut all = scope.of_decision();
    all.extend(scope.taps());
    all
}

impl Scope<'_> {
    /// Those that are about what is decided now.
    fn of_decision(&self) -> Vec<Shortcut<Action>> {
        let (view, lang) = (self.view, self.lang);
        let is_own_turn = view.active == self.seat;
        match view.asked {
            Asked::Attackers if !view.able_attackers.is_empty() => vec![self.attack_now()],
            // Mana waits to be spent: the turn does not go on in between.
            Asked::Priority(_) if view.player(self.seat).mana != [0; 6] => Vec::new(),
            Asked::Priority(_) if view.stack.is_empty() => match view.step {
                Step::Main1 if is_own_turn => self.of_main_phase(),
                Step::Attackers if !is_own_turn => {
                    let label = lang.pick("Do not block", "Ne pas bloquer");
                    vec![Shortcut { then: vec![Action::Done], ..pass("decline", label) }]
                }
                _ if is_own_turn => Vec::new(),
                _ => {
                    let label = lang.pick("Pass until something happens", "Passer jusqu’à un événement");
                    vec![Shortcut { hurry: true, ..pass("wait", label) }]
                }
            },
            _ => Vec::new(),
        }
    }

    /// In the first main phase: combat and the attack in one, or no attack.
    fn of_main_phase(&self) -> Vec<Shortcut<Action>> {
        let mut all = Vec::new();
        if !self.view.able_attackers.is_empty() {
            all.push(Shortcut { then: self.all_attacks(), ..pass("attack", self.attack_label()) });
            all.extend(self.picked_attackers());
        }
        let label = self.lang.pick("End the turn", "Finir le tour");
        all.push(Shortcut { hurry: true, ..pass("end", label) });
        all
    }

    fn attack_now(&self) -> Shortcut<Action> {
        Shortcut::button("attack", self.attack_label(), self.all_attacks())
    }

    fn all_attacks(&self) -> Vec<Action> {
        self.view.able_attackers.iter().map(|slot| Action::Attack(*slot)).chain([Action::Done]).collect()
    }

    fn attack_label(&self) -> String {
        let (view, lang) = (self.view, self.lang);
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
    fn picked_attackers(&self) -> Option<Shortcut<Action>> {
        let (view, lang) = (self.view, self.lang);
        let must = |slot: &Slot| view.permanent(*slot).is_some_and(|one| one.keywords.has(Keyword::MustAttack));
        let (always, free): (Vec<Slot>, Vec<Slot>) = view.able_attackers.iter().copied().partition(must);
        let several = lang.pick("Attack with {n} creatures", "Attaquer avec {n} créatures");
        let thing = |slot: Slot| {
            let name = view.permanent_name(slot, lang);
            let label = match (always.len(), view.able_attackers.len()) {
                (0, 1) => lang.pick(format!("Attack with {name}"), format!("Attaquer avec {name}")),
                (0, _) => lang.pick(format!("Attack with {name} alone"), format!("Attaquer seulement avec {name}")),
                (n, _) => several.replace("{n}", &(n + 1).to_string()),
            };
            let action = Action::Attack(slot);
            Gathered { thing: Duel::touch(&action).swap_remove(0), action, label }
        };
        let more = lang.pick("Pick more attackers, or confirm", "Choisissez d’autres attaquants, ou confirmez");
        let gather = Gather {
            things: free.iter().map(|slot| thing(*slot)).collect(),
            always: always.iter().map(|slot| Action::Attack(*slot)).collect(),
            more: more.to_owned(),
        };
        (!free.is_empty()).then(|| Shortcut {
            then: vec![Action::Done],
            gather: Some(gather),
            ..pass("attackers", several)
        })
    }

    /// Tap a land for mana with one touch. It can be taken back until something else is done.
    fn taps(&self) -> Vec<Shortcut<Action>> {
        let Scope { view, seat, names, lang } = *self;
        let colours = |source: &ManaSource| match source.colours.is_empty() {
            true => vec![None],
            false => source.colours.iter().map(Some).collect(),
        };
        // Which of equal lands it is, is seen on the board: the number is left out.
        let label = |tap: Action, slot: Slot| {
            let name = view.permanent(slot).map_or("", |one| view.card_name(one.permanent.card, lang));
            Duel::label(view, seat, &tap, names, lang).replace(&view.permanent_name(slot, lang), name)
        };
        let tap = |slot: Slot, colour| {
            let tap = Action::Tap(slot, colour);
            Shortcut {
                touch: Duel::touch(&tap),
                draft: true,
                ..Shortcut::button("mana", label(tap, slot), vec![Action::ByHand, tap, Action::Done])
            }
        };
        let all =
            view.mana_sources.iter().flat_map(|source| colours(source).into_iter().map(|colour| (source.slot, colour)));
        all.map(|(slot, colour)| tap(slot, colour)).collect()
    }
}

fn pass(word: &str, label: impl Into<String>) -> Shortcut<Action> {
    Shortcut::button(word, label, vec![Action::Pass])
}
