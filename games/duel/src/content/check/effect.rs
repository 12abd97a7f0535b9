//! Spells and abilities: their targets, and what each effect needs.

use super::filter::Zone;
use super::scope::{Scope, Sort};
use super::{Checked, ensure, within};
use crate::content::{Amount, Doing, Effect, Place, Target, Targetable, TokenName};
use crate::{Keyword, Keywords};
use std::cell::Cell;

impl<'a> Scope<'a> {
    /// Checks the modes of a spell or an ability. `make` is the scope without targets.
    pub(super) fn modes(modes: &'a [Doing], make: impl Fn(&'a Doing) -> Scope<'a>) -> Checked {
        within("number of modes", modes.len().try_into().unwrap_or(i32::MAX), 1, 5)?;
        for doing in modes {
            let scope = make(doing);
            scope.doing(doing)?;
        }
        Ok(())
    }

    fn doing(&self, doing: &Doing) -> Checked {
        within("number of targets", doing.targets.len().try_into().unwrap_or(i32::MAX), 0, 2)?;
        doing.targets.iter().try_for_each(|target| self.check_target(target))?;
        within("number of effects", doing.effects.len().try_into().unwrap_or(i32::MAX), 1, 8)?;
        self.effects(&doing.effects)?;
        let used = self.used_targets.iter().take(doing.targets.len()).all(Cell::get);
        ensure(
            used,
            "a target is chosen, but nothing is done to it",
            "une cible est choisie, mais rien ne lui arrive",
        )?;
        let divides = doing.targets.iter().any(|target| target.divided > 0);
        let is_divided = doing.effects.iter().any(|effect| matches!(effect, Effect::DivideDamage {}));
        ensure(!divides || is_divided, "`divided` without `divide-damage`", "`divided` sans `divide-damage`")?;
        let uses_colour = self.used_colour.get() || !doing.choose_colour;
        ensure(
            uses_colour,
            "a colour is chosen, but nothing uses it",
            "une couleur est choisie, mais rien ne s'en sert",
        )
    }

    fn check_target(&self, target: &Target) -> Checked {
        within("max", target.max.into(), 1, 9)?;
        ensure(target.min <= target.max, "`min` is above `max`", "`min` est supérieur à `max`")?;
        within("divided", target.divided.into(), 0, 20)?;
        let (en, fr) = (
            "`divided` is less than `max`: each target gets one",
            "`divided` est inférieur à `max`\u{a0}: chaque cible en reçoit un",
        );
        ensure(target.divided == 0 || target.divided >= target.max, en, fr)?;
        match &target.what {
            Targetable::Player(_) => Ok(()),
            Targetable::Permanent(filter) | Targetable::CreatureOrPlayer(filter) => {
                self.entries.check_filter(filter, Zone::Battlefield)
            }
            Targetable::Spell(filter) => self.entries.check_filter(filter, Zone::Stack),
            Targetable::Card(filter) => self.entries.check_filter(filter, Zone::Pile),
        }
    }

    fn effects(&self, effects: &[Effect]) -> Checked {
        effects.iter().try_for_each(|effect| self.effect(effect))
    }

    fn effect(&self, effect: &Effect) -> Checked {
        use Sort::{Both, Cards, Permanents, Players};
        match effect {
            Effect::Damage { amount, to, from } => {
                self.positive("damage", amount)?;
                from.iter().try_for_each(|from| self.is("from", from, &[Permanents]))?;
                self.is("damage", to, &[Players, Permanents, Both])
            }
            Effect::GainLife { amount, who } => self.happens("gain-life", amount, who),
            Effect::LoseLife { amount, who } => self.happens("lose-life", amount, who),
            Effect::Draw { amount, who } => self.happens("draw", amount, who),
            Effect::Discard { amount, who, .. } => self.happens("discard", amount, who),
            Effect::Mill { amount, who } => self.happens("mill", amount, who),
            Effect::Destroy { what } => self.is("destroy", what, &[Permanents]),
            Effect::Exile { what } => self.is("exile", what, &[Permanents, Cards]),
            Effect::Put { what, to } => {
                let into_play = matches!(to, Place::Battlefield | Place::BattlefieldTapped);
                self.is("put", what, if into_play { &[Cards] } else { &[Permanents, Cards] })
            }
            Effect::Sacrifice { who, amount, what } => {
                self.entries.check_filter(what, Zone::Battlefield)?;
                self.happens("sacrifice", amount, who)
            }
            Effect::Pump { what, force, endurance, keywords } => {
                self.amount(force)?;
                self.amount(endurance)?;
                self.granted(*keywords)?;
                let changes = *force != Amount::Number(0) || *endurance != Amount::Number(0) || !keywords.is_empty();
                ensure(changes, "`pump` changes nothing", "`pump` ne change rien")?;
                self.is("pump", what, &[Permanents])
            }
            Effect::Lose { what, keywords } => {
                ensure(!keywords.is_empty(), "`lose` names no keyword", "`lose` ne nomme aucun mot-clé")?;
                self.is("lose", what, &[Permanents])
            }
            Effect::Become { what, force, endurance } => {
                self.amount(force)?;
                self.amount(endurance)?;
                self.is("become", what, &[Permanents])
            }
            Effect::Counters { what, amount } => {
                ensure(*amount != Amount::Number(0), "`counters` puts none", "`counters` n'en met aucun")?;
                self.amount(amount)?;
                self.is("counters", what, &[Permanents])
            }
            Effect::Tap { what, .. } => self.is("tap", what, &[Permanents]),
            Effect::Untap { what } => self.is("untap", what, &[Permanents]),
            Effect::Control { what } => self.is("control", what, &[Permanents]),
            Effect::Protect { what } => {
                self.colour()?;
                self.is("protect", what, &[Permanents])
            }
            Effect::Token { id, amount, who } => {
                self.token(id)?;
                self.happens("token", amount, who)
            }
            Effect::Fetch { amount, what, .. } => {
                self.entries.check_filter(what, Zone::Pile)?;
                self.positive("fetch", amount)
            }
            Effect::ExtraLand { amount } => self.positive("extra-land", amount),
            Effect::Mana { amount, .. } => self.positive("mana", amount),
            Effect::DivideDamage {} => self.divide(),
            Effect::Fight {} => self.fight(),
            Effect::Counter { unless } => {
                within("unless", unless.unwrap_or(1).into(), 1, 20)?;
                self.is("counter", &crate::content::Subject::Target, &[Sort::Spells])
            }
            Effect::SacrificeSelf {} => self.is("sacrifice-self", &crate::content::Subject::This, &[Permanents]),
            Effect::Peace {} | Effect::Win {} => Ok(()),
            Effect::If { condition, then, otherwise } => {
                self.condition(condition)?;
                ensure(!then.is_empty(), "`then` is empty", "`then` est vide")?;
                self.effects(then)?;
                self.effects(otherwise)
            }
        }
    }

    /// Something that happens to players, so and so much of it.
    fn happens(&self, effect: &str, amount: &Amount, who: &crate::content::Subject) -> Checked {
        self.positive(effect, amount)?;
        self.is(effect, who, &[Sort::Players])
    }

    fn token(&self, token: &TokenName) -> Checked {
        let id = &token.id;
        let (en, fr) = (format!("there is no `token.{id}`"), format!("il n'y a pas de `token.{id}`"));
        ensure(self.entries.token.contains_key(id), &en, &fr)
    }

    fn divide(&self) -> Checked {
        let is_divided = self.targets.first().is_some_and(|target| target.divided > 0);
        ensure(
            is_divided,
            "`divide-damage` without `divided` of the first target",
            "`divide-damage` sans `divided` pour la première cible",
        )?;
        self.is("divide-damage", &crate::content::Subject::Target, &[Sort::Players, Sort::Permanents, Sort::Both])
    }

    fn fight(&self) -> Checked {
        let are_two = self.targets.len() == 2 && self.targets.iter().all(|target| target.max == 1);
        ensure(are_two, "`fight` needs two targets, one of each entry", "`fight` demande deux cibles, une par entrée")?;
        self.is("fight", &crate::content::Subject::Target, &[Sort::Permanents])?;
        self.is("fight", &crate::content::Subject::Target2, &[Sort::Permanents])
    }

    /// Keywords that something is given while it is in play.
    pub(super) fn granted(&self, keywords: Keywords) -> Checked {
        let (en, fr) = ("`flash` is too late for what is in play", "`flash` ne sert plus à ce qui est en jeu");
        ensure(!keywords.has(Keyword::Flash), en, fr)?;
        if keywords.has(Keyword::ProtectionFromChosen) { self.colour() } else { Ok(()) }
    }

    pub(super) fn colour(&self) -> Checked {
        self.used_colour.set(true);
        let (en, fr) = (
            "no colour is chosen: add `choose-colour = true`",
            "aucune couleur n'est choisie\u{a0}: ajoutez `choose-colour = true`",
        );
        ensure(self.has_colour, en, fr)
    }
}
