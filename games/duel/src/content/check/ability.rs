//! Static, triggered and activated abilities, and costs.

use super::card::CardScope;
use super::filter::Zone;
use super::scope::{Event, Scope};
use super::{Checked, ensure, within};
use crate::ManaCost;
use crate::content::{
    About, Activated, Amount, CardType, Condition, Cost, DamageTo, Filter, Measure, Static, Subject, Trigger,
    TriggerOn, Whose,
};

impl CardScope<'_> {
    pub(super) fn check_static(&self, one: &Static) -> Checked {
        let scope = self.scope(&[], Event::None);
        let stats = one.force != Amount::Number(0) || one.endurance != Amount::Number(0) || one.set.is_some();
        let touches = stats || !one.keywords.is_empty() || one.control || one.unblockable_by.is_some();
        let does = touches || one.extra_mana > 0 || one.extra_land > 0;
        ensure(does, "a static ability does nothing", "une capacité statique ne fait rien")?;
        match &one.to {
            Subject::This | Subject::Host | Subject::Each(_) => scope.sort(&one.to)?,
            _ => {
                return ensure(
                    false,
                    "a static ability touches `self`, `host` or `each`",
                    "une capacité statique touche `self`, `host` ou `each`",
                );
            }
        };
        let (en, fr) = (
            "force, endurance and keywords are for creatures",
            "force, endurance et mots-clés sont pour les créatures",
        );
        ensure(!touches || one.to != Subject::This || self.entry.card_type == CardType::Creature, en, fr)?;
        let (en, fr) = ("`control` is for the `host` of an aura", "`control` est pour le `host` d'une aura");
        ensure(!one.control || one.to == Subject::Host, en, fr)?;
        within("extra-mana", one.extra_mana.into(), 0, 5)?;
        within("extra-land", one.extra_land.into(), 0, 5)?;
        for number in one.set.into_iter().flatten() {
            within("set", number.into(), 0, 99)?;
        }
        scope.granted(one.keywords)?;
        scope.amount(&one.force)?;
        scope.amount(&one.endurance)?;
        one.unblockable_by.iter().try_for_each(|filter| self.entries.check_filter(filter, Zone::Battlefield))?;
        one.condition.iter().try_for_each(|condition| scope.condition(condition))?;
        check_dependency(one, stats)
    }

    pub(super) fn check_trigger(&self, trigger: &Trigger) -> Checked {
        use TriggerOn::{
            Attacks, BecomesBlocked, Blocks, Casts, CombatBegins, DealsDamage, GainsLife, IsDealtDamage, Resolves,
            TurnBegins, TurnEnds,
        };
        let on = trigger.on;
        let event = match on {
            TurnBegins | CombatBegins | TurnEnds | GainsLife => Event::Player,
            Casts | Resolves => Event::Spell,
            _ => Event::Permanent,
        };
        let (en, fr) = (
            "turns, combats and life are not about a permanent: leave `what` out",
            "tours, combats et points de vie ne portent pas sur un permanent\u{a0}: retirez `what`",
        );
        ensure(event != Event::Player || trigger.what == About::This, en, fr)?;
        let (en, fr) = ("say which spells: `what = { each = … }`", "dites quels sorts\u{a0}: `what = { each = … }`");
        ensure(event != Event::Spell || matches!(trigger.what, About::Each(_)), en, fr)?;
        let (en, fr) = (
            "`whose` is for turns, combats, life and spells: use `whose` of the filter",
            "`whose` est pour les tours, les combats, les points de vie et les sorts\u{a0}: mettez-le dans le filtre",
        );
        ensure(event != Event::Permanent || trigger.whose == Whose::You, en, fr)?;
        let (en, fr) = ("`combat` is for damage", "`combat` est pour les dégâts");
        ensure(!trigger.combat || matches!(on, DealsDamage | IsDealtDamage), en, fr)?;
        let (en, fr) = ("`to` is for `deals-damage`", "`to` est pour `deals-damage`");
        ensure(trigger.to == DamageTo::Any || on == DealsDamage, en, fr)?;
        let fights = matches!(on, Attacks | Blocks | BecomesBlocked | IsDealtDamage) && trigger.what == About::This;
        let (en, fr) = (
            "only a creature attacks, blocks or is dealt damage",
            "seule une créature attaque, bloque ou subit des dégâts",
        );
        ensure(!fights || self.entry.card_type == CardType::Creature, en, fr)?;
        let about = self.scope(&[], event);
        match &trigger.what {
            About::This => {}
            About::Host => about.host()?,
            About::Each(filter) => {
                let zone = if event == Event::Spell { Zone::Stack } else { Zone::Battlefield };
                self.entries.check_filter(filter, zone)?;
            }
        }
        let has_number = matches!(on, DealsDamage | IsDealtDamage | GainsLife);
        let make = |targets| Scope { has_number, ..self.scope(targets, event) };
        trigger.condition.iter().try_for_each(|condition| make(&[]).condition(condition))?;
        Scope::modes(&trigger.modes, |doing| self.choosing(make(&doing.targets), doing))?;
        self.entries.check_ends(trigger)
    }

    pub(super) fn check_activated(&self, activated: &Activated) -> Checked {
        let cost = &activated.cost;
        check_cost(cost)?;
        let free = Cost { mana: ManaCost { x: 0, ..cost.mana }, ..cost.clone() } == Cost::default();
        ensure(
            !free,
            "an activated ability without a cost could be used for ever",
            "une capacité activée sans coût pourrait servir sans fin",
        )?;
        if let Some(offering) = &cost.sacrifice {
            self.entries.check_filter(&offering.what, Zone::Battlefield)?;
        }
        let make = |targets| Scope { has_x: cost.mana.x > 0, ..self.scope(targets, Event::None) };
        activated.condition.iter().try_for_each(|condition| make(&[]).condition(condition))?;
        Scope::modes(&activated.modes, |doing| self.choosing(make(&doing.targets), doing))
    }
}

pub(super) fn check_mana(cost: ManaCost) -> Checked {
    within("cost", cost.total().into(), 0, 20)?;
    within("X in the cost", cost.x.into(), 0, 3)
}

pub(super) fn check_cost(cost: &Cost) -> Checked {
    check_mana(cost.mana)?;
    within("life", cost.life.into(), 0, 19)?;
    within("discard", cost.discard.into(), 0, 9)?;
    within("mill", cost.mill.into(), 0, 9)?;
    within("exile", cost.exile.into(), 0, 9)?;
    cost.sacrifice.iter().try_for_each(|offering| within("n", offering.n.into(), 1, 9))
}

/// What a static ability changes must not decide whether or how much it does.
fn check_dependency(one: &Static, stats: bool) -> Checked {
    let mut filters = Vec::new();
    if let Subject::Each(filter) = &one.to {
        filters.push(&**filter);
    }
    let mut reads_force = false;
    one.condition.iter().for_each(|condition| in_condition(condition, &mut filters, &mut reads_force));
    let given_by = filters.len();
    [&one.force, &one.endurance].into_iter().for_each(|amount| in_amount(amount, &mut filters, &mut reads_force));
    ensure(
        !stats || !(reads_force || filters.iter().any(|filter| filter.asks_force())),
        "it changes force or endurance, and depends on them",
        "elle change la force ou l'endurance, et en dépend",
    )?;
    let keywords = filters[..given_by].iter().any(|filter| filter.asks_keywords());
    ensure(
        one.keywords.is_empty() || !keywords,
        "it gives keywords, and depends on keywords",
        "elle donne des mots-clés, et dépend de mots-clés",
    )
}

fn in_condition<'a>(condition: &'a Condition, filters: &mut Vec<&'a Filter>, reads_force: &mut bool) {
    match condition {
        Condition::YourTurn => {}
        Condition::Number(bounds) => in_amount(&bounds.of, filters, reads_force),
        Condition::This(filter) | Condition::It(filter) | Condition::Target(filter) => filters.push(filter),
        Condition::Not(inner) => in_condition(inner, filters, reads_force),
        Condition::All(all) => all.iter().for_each(|one| in_condition(one, filters, reads_force)),
    }
}

fn in_amount<'a>(amount: &'a Amount, filters: &mut Vec<&'a Filter>, reads_force: &mut bool) {
    match amount {
        Amount::Of(Measure::Count(filter)) => filters.push(filter),
        Amount::Of(Measure::Times(_, amount)) => in_amount(amount, filters, reads_force),
        Amount::Of(Measure::ForceOf(_) | Measure::EnduranceOf(_)) => *reads_force = true,
        _ => {}
    }
}
