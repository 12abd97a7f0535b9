//! Names become numbers: kinds are bits, tokens are places in the pool.

use super::{
    About, Activated, Amount, Bounds, Brief, CardDef, CardEntry, CardType, Condition, Cost, Doing, Effect, EffectStep,
    Entries, Filter, Kinds, Measure, Pool, Static, StaticUses, Subject, Target, Targetable, TokenName, Trigger,
};
use crate::words::Word;
use crate::{Colours, Deck, READY_DECKS};
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
                let host = entry.enchant.iter().map(|filter| Targetable::Permanent(filter.clone()));
                let host_target = host.map(|what| Target { what, min: 1, max: 1, divided: 0 }).collect();
                CardDef {
                    id: id.clone(),
                    is_token,
                    colours: entry.colours(),
                    static_uses: uses_of(&entry),
                    host_target,
                    entry,
                }
            })
            .collect();
        let n_cards = self.card.len();
        let mut pool = Pool {
            n_cards,
            kinds,
            ready: Vec::new(),
            basics_of: by_colours(&cards[..n_cards], |card| card.entry.basic),
            spells_of: by_colours(&cards[..n_cards], |card| !card.entry.basic),
            has_free_cards: cards[..n_cards].iter().any(is_free),
            briefs: cards.iter().map(Brief::of).collect(),
            cards,
            entries: self,
        };
        pool.ready = READY_DECKS
            .iter()
            .filter_map(|ready| Some((ready, sorted(Deck::parse(ready.list, &pool).ok()?.numbers(&pool)))))
            .collect();
        pool
    }
}

impl TryFrom<Entries> for Pool {
    type Error = String;

    fn try_from(entries: Entries) -> Result<Pool, String> {
        entries.check().map_err(|wrong| wrong.message.en.into_owned())?;
        Ok(entries.resolve())
    }
}

fn uses_of(card: &CardEntry) -> StaticUses {
    card.statics.iter().fold(StaticUses::EMPTY, |all, rule| all.union(rule.uses()))
}

fn sorted(mut cards: Vec<u16>) -> Vec<u16> {
    cards.sort_unstable();
    cards
}

/// Can it be cast without mana?
fn is_free(card: &CardDef) -> bool {
    card.entry.card_type.is_spell() && card.entry.cost.total() == 0
}

/// For every set of colours, the cards that a deck of these colours can use.
fn by_colours(cards: &[CardDef], keep: impl Fn(&CardDef) -> bool) -> Vec<Vec<u16>> {
    let bits = |colours: Colours| colours.iter().map(|colour| 1usize << colour.index()).sum::<usize>();
    // A land is for decks that have a use for its mana; whatever else gives mana, for decks that can pay for it.
    let mana = |card: &CardDef| card.entry.mana.filter(|_| card.entry.card_type == CardType::Land);
    let needed = |card: &CardDef| bits(card.colours.union(mana(card).map_or(Colours::EMPTY, |mana| mana.colour)));
    let of = |set: usize| {
        let fits = |(_, card): &(usize, &CardDef)| keep(card) && needed(card) & !set == 0;
        cards.iter().enumerate().filter(fits).map(|(number, _)| number as u16).collect()
    };
    (0..32).map(of).collect()
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
        doing.steps = flatten(&doing.effects);
    }

    fn permanent_rule(&self, rule: &mut Static) {
        self.subject(&mut rule.to);
        self.amount(&mut rule.force);
        self.amount(&mut rule.endurance);
        rule.condition.iter_mut().for_each(|one| self.condition(one));
        rule.unblockable_by.as_deref_mut().into_iter().for_each(|filter| self.filter(filter));
        rule.asks_traits = matches!(&rule.to, Subject::Each(filter) if filter.asks_traits());
        let changes = |amount: &Amount| *amount != Amount::Number(0);
        rule.gives_size = changes(&rule.force) || changes(&rule.endurance) || rule.set.is_some();
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

/// The effects as a row of steps without branches inside.
fn flatten(effects: &[Effect]) -> Vec<EffectStep> {
    let mut steps = Vec::new();
    for effect in effects {
        if let Effect::If { condition, then, otherwise } = effect {
            let (then, otherwise) = (flatten(then), flatten(otherwise));
            let skipped = then.len() + usize::from(!otherwise.is_empty());
            steps.push(EffectStep::SkipUnless(condition.clone(), skipped));
            steps.extend(then);
            if !otherwise.is_empty() {
                steps.push(EffectStep::Skip(otherwise.len()));
                steps.extend(otherwise);
            }
        } else {
            steps.push(EffectStep::Do(effect.clone()));
        }
    }
    steps
}
