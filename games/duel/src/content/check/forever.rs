//! Triggers that set themselves off: one card alone must not keep a game busy for ever.
//!
//! Not here: loops of several cards. The engine bounds the steps of a game.

use super::{Checked, ensure};
use crate::content::{About, CardEntry, CardType, Effect, Entries, Filter, Subject, Targetable, Trigger, TriggerOn};
use crate::words::Set;

impl Entries {
    /// Refuses a trigger whose own effects are what it listens to.
    pub(super) fn check_ends(&self, trigger: &Trigger) -> Checked {
        let mut effects = Vec::new();
        for doing in &trigger.modes {
            flatten(&doing.effects, &mut effects);
        }
        let damages = effects
            .iter()
            .any(|effect| matches!(effect, Effect::Damage { .. } | Effect::DivideDamage {} | Effect::Fight {}));
        let goes_on = match trigger.on {
            // Damage may give life as well: its source may have lifelink.
            TriggerOn::GainsLife => damages || effects.iter().any(|effect| matches!(effect, Effect::GainLife { .. })),
            TriggerOn::DealsDamage => damages && !trigger.combat,
            TriggerOn::IsDealtDamage => damages && !trigger.combat && !only_players(trigger, &effects),
            TriggerOn::Enters => effects.iter().any(|effect| self.brings_its_like(effect, &trigger.what)),
            _ => false,
        };
        ensure(!goes_on, "this trigger could set itself off for ever", "ce déclencheur pourrait se relancer sans fin")
    }

    fn brings_its_like(&self, effect: &Effect, what: &About) -> bool {
        let (Effect::Token { id, .. }, About::Each(filter)) = (effect, what) else { return false };
        self.token.get(&id.id).is_some_and(|token| may_match(filter, token))
    }
}

/// All effects, those under a condition too.
fn flatten<'a>(effects: &'a [Effect], all: &mut Vec<&'a Effect>) {
    for effect in effects {
        all.push(effect);
        if let Effect::If { then, otherwise, .. } = effect {
            flatten(then, all);
            flatten(otherwise, all);
        }
    }
}

/// Is all the damage for players?
fn only_players(trigger: &Trigger, effects: &[&Effect]) -> bool {
    let targets_players = trigger
        .modes
        .iter()
        .flat_map(|doing| &doing.targets)
        .all(|target| matches!(target.what, Targetable::Player(_)));
    effects.iter().all(|effect| match effect {
        Effect::Damage { to: Subject::Target | Subject::Target2, .. } => targets_players,
        Effect::Damage { to: Subject::This | Subject::Host | Subject::It | Subject::Each(_), .. } => false,
        Effect::DivideDamage {} => targets_players,
        Effect::Fight {} => false,
        _ => true,
    })
}

/// Could a token be what the filter means? Only what never changes is asked.
fn may_match(filter: &Filter, token: &CardEntry) -> bool {
    let of_kind = |names: &[String]| names.iter().any(|name| token.kind.names.contains(name));
    let colours = token.colours();
    filter.token != Some(false)
        && filter.allows(token.card_type)
        && (filter.types.is_empty() || filter.types.meets(Set::<CardType>::of(token.card_type)))
        && (filter.kind.names.is_empty() || of_kind(&filter.kind.names))
        && !of_kind(&filter.not_kind.names)
        && (filter.colour.is_empty() || filter.colour.meets(colours))
        && !filter.not_colour.meets(colours)
}
