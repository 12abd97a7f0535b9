//! Names become numbers: kinds are bits, tokens are places in the pool.

use super::{
    About, Activated, Amount, Bounds, CardDef, CardEntry, Condition, Cost, Doing, Effect, Entries, Filter, Kinds,
    Measure, Pool, Static, Subject, Target, Targetable, TokenName, Trigger,
};
use std::collections::BTreeMap;

impl Entries {
    /// The pool of checked entries.
    pub(super) fn resolve(self) -> Pool {
        let kinds: Vec<_> = self.kind.iter().map(|(id, entry)| (id.clone(), entry.clone())).collect();
        let names = Names {
            kinds: kinds.iter().enumerate().map(|(bit, (id, _))| (id.as_str(), bit)).collect(),
            tokens: self.token.keys().enumerate().map(|(n, id)| (id.as_str(), self.card.len() + n)).collect(),
        };
        let cards: Vec<CardDef> = self
            .card
            .iter()
            .map(|entry| (entry, false))
            .chain(self.token.iter().map(|entry| (entry, true)))
            .map(|((id, entry), is_token)| {
                let mut entry = entry.clone();
                names.card(&mut entry);
                CardDef { id: id.clone(), is_token, colours: entry.colours(), entry }
            })
            .collect();
        Pool { n_cards: self.card.len(), kinds: kinds.clone(), cards, entries: self }
    }
}

impl TryFrom<Entries> for Pool {
    type Error = String;

    fn try_from(entries: Entries) -> Result<Pool, String> {
        entries.check().map_err(|wrong| wrong.message.en.into_owned())?;
        Ok(entries.resolve())
    }
}

/// What each name stands for.
struct Names<'a> {
    kinds: BTreeMap<&'a str, usize>,
    tokens: BTreeMap<&'a str, usize>,
}

impl Names<'_> {
    fn card(&self, card: &mut CardEntry) {
        self.kinds(&mut card.kind);
        self.cost(&mut card.extra);
        self.amount(&mut card.enters_with);
        card.enchant.as_deref_mut().into_iter().for_each(|filter| self.filter(filter));
        card.statics.iter_mut().for_each(|one| self.permanent_rule(one));
        card.triggers.iter_mut().for_each(|one| self.trigger(one));
        card.activated.iter_mut().for_each(|one| self.activated(one));
        card.modes.iter_mut().for_each(|one| self.doing(one));
    }

    fn kinds(&self, kinds: &mut Kinds) {
        kinds.bits =
            kinds.names.iter().filter_map(|name| self.kinds.get(name.as_str())).fold(0, |all, bit| all | 1 << bit);
    }

    fn filter(&self, filter: &mut Filter) {
        self.kinds(&mut filter.kind);
        self.kinds(&mut filter.not_kind);
        filter.any.iter_mut().for_each(|one| self.filter(one));
    }

    fn subject(&self, subject: &mut Subject) {
        if let Subject::Each(filter) = subject {
            self.filter(filter);
        }
    }

    fn amount(&self, amount: &mut Amount) {
        let Amount::Of(measure) = amount else { return };
        match measure {
            Measure::X | Measure::Event => {}
            Measure::Count(filter) | Measure::Graveyards(filter) => self.filter(filter),
            Measure::Times(_, amount) => self.amount(amount),
            Measure::HandOf(who)
            | Measure::LifeOf(who)
            | Measure::ForceOf(who)
            | Measure::EnduranceOf(who)
            | Measure::CountersOf(who)
            | Measure::CostOf(who) => self.subject(who),
        }
    }

    fn condition(&self, condition: &mut Condition) {
        match condition {
            Condition::YourTurn => {}
            Condition::Number(bounds) => {
                let Bounds { of, .. } = &mut **bounds;
                self.amount(of);
            }
            Condition::This(filter) | Condition::It(filter) | Condition::Target(filter) => self.filter(filter),
            Condition::Not(inner) => self.condition(inner),
            Condition::All(all) => all.iter_mut().for_each(|one| self.condition(one)),
        }
    }

    fn cost(&self, cost: &mut Cost) {
        if let Some(offering) = &mut cost.sacrifice {
            self.filter(&mut offering.what);
        }
    }

    fn token(&self, token: &mut TokenName) {
        let number = self.tokens.get(token.id.as_str()).copied().unwrap_or_default();
        token.number = u16::try_from(number).unwrap_or_default();
    }

    fn target(&self, target: &mut Target) {
        match &mut target.what {
            Targetable::Player(_) => {}
            Targetable::Permanent(filter)
            | Targetable::CreatureOrPlayer(filter)
            | Targetable::Spell(filter)
            | Targetable::Card(filter) => self.filter(filter),
        }
    }

    fn doing(&self, doing: &mut Doing) {
        doing.targets.iter_mut().for_each(|one| self.target(one));
        doing.effects.iter_mut().for_each(|one| self.effect(one));
    }

    fn permanent_rule(&self, rule: &mut Static) {
        self.subject(&mut rule.to);
        self.amount(&mut rule.force);
        self.amount(&mut rule.endurance);
        rule.condition.iter_mut().for_each(|one| self.condition(one));
        rule.unblockable_by.as_deref_mut().into_iter().for_each(|filter| self.filter(filter));
    }

    fn trigger(&self, trigger: &mut Trigger) {
        if let About::Each(filter) = &mut trigger.what {
            self.filter(filter);
        }
        trigger.condition.iter_mut().for_each(|one| self.condition(one));
        trigger.modes.iter_mut().for_each(|one| self.doing(one));
    }

    fn activated(&self, activated: &mut Activated) {
        self.cost(&mut activated.cost);
        activated.condition.iter_mut().for_each(|one| self.condition(one));
        activated.modes.iter_mut().for_each(|one| self.doing(one));
    }

    fn effect(&self, effect: &mut Effect) {
        match effect {
            Effect::Damage { amount, to, from } => {
                self.amount(amount);
                self.subject(to);
                from.iter_mut().for_each(|from| self.subject(from));
            }
            Effect::GainLife { amount, who }
            | Effect::LoseLife { amount, who }
            | Effect::Draw { amount, who }
            | Effect::Discard { amount, who, .. }
            | Effect::Mill { amount, who } => {
                self.amount(amount);
                self.subject(who);
            }
            Effect::Destroy { what }
            | Effect::Exile { what }
            | Effect::Put { what, .. }
            | Effect::Lose { what, .. }
            | Effect::Tap { what, .. }
            | Effect::Untap { what }
            | Effect::Control { what }
            | Effect::Protect { what } => self.subject(what),
            Effect::Sacrifice { who, amount, what } => {
                self.subject(who);
                self.amount(amount);
                self.filter(what);
            }
            Effect::Pump { what, force, endurance, .. } | Effect::Become { what, force, endurance } => {
                self.subject(what);
                self.amount(force);
                self.amount(endurance);
            }
            Effect::Counters { what, amount } => {
                self.subject(what);
                self.amount(amount);
            }
            Effect::Token { id, amount, who } => {
                self.token(id);
                self.amount(amount);
                self.subject(who);
            }
            Effect::Fetch { amount, what, .. } => {
                self.amount(amount);
                self.filter(what);
            }
            Effect::ExtraLand { amount } | Effect::Mana { amount, .. } => self.amount(amount),
            Effect::If { condition, then, otherwise } => {
                self.condition(condition);
                then.iter_mut().chain(otherwise).for_each(|one| self.effect(one));
            }
            Effect::DivideDamage {}
            | Effect::Fight {}
            | Effect::SacrificeSelf {}
            | Effect::Counter { .. }
            | Effect::Peace {}
            | Effect::Win {} => {}
        }
    }
}
