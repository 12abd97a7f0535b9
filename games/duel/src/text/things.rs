//! Things as phrases: "this creature", "enchanted land", "target creature or player", "another target creature".
//!
//! Not here: whether a thing has been named before (`scope.rs`).

use super::filters::{self, Domain};
use super::nouns::{self, Adjective, Noun};
use super::phrase::{Article, Head, Phrase};
use super::scope::{Role, Scope, is_about_spell};
use crate::{About, CardType, DamageTo, Filter, Subject, Target, Targetable, Trigger, Whose};

impl Scope<'_> {
    /// A thing as a phrase, with the article of its first mention.
    pub(super) fn thing(&self, subject: &Subject, role: Role) -> (Phrase, Article) {
        match subject {
            Subject::Target | Subject::Target2 => self.target_phrase(subject, role),
            Subject::Host => (self.host(), Article::The),
            // "A creature deals damage to a creature": it is the first of them.
            Subject::It if self.trigger.is_some_and(strikes_its_like) => (self.about(), Article::First),
            Subject::It => (self.about(), Article::That),
            Subject::Each(filter) => {
                let article = match role {
                    Role::Actor => Article::All,
                    Role::Object | Role::Whole => Article::Every,
                    Role::Recipient | Role::Bearer => Article::Each,
                };
                (filters::phrase(self.pool, filter, Domain::Battlefield, self.lang), article)
            }
            _ => (Phrase::of(self.this()), Article::This),
        }
    }

    /// The noun for the card itself.
    pub(super) fn this(&self) -> Noun {
        if self.card.entry.is_aura() {
            return nouns::aura();
        }
        match self.card.entry.card_type {
            CardType::Sorcery | CardType::Instant => nouns::spell(),
            card_type => nouns::of_type(card_type),
        }
    }

    /// "enchanted creature".
    pub(super) fn host(&self) -> Phrase {
        let filter = self.card.entry.enchant.as_deref().cloned().unwrap_or_default();
        let mut phrase = filters::phrase(self.pool, &filter, Domain::Battlefield, self.lang).bare();
        phrase.adjectives.push(Adjective::regular("enchanted", "enchanté"));
        phrase
    }

    /// What the trigger is about, by its noun.
    fn about(&self) -> Phrase {
        let filter = match self.trigger.map(|trigger| &trigger.what) {
            Some(About::Each(filter)) => (**filter).clone(),
            _ => Filter::default(),
        };
        let is_spell = self.trigger.is_some_and(|trigger| is_about_spell(trigger.on));
        let domain = if is_spell { Domain::Stack } else { Domain::Battlefield };
        let phrase = filters::phrase(self.pool, &filter, domain, self.lang).bare();
        if is_spell { Phrase::of(nouns::spell()) } else { phrase }
    }

    pub(super) fn target_phrase(&self, subject: &Subject, role: Role) -> (Phrase, Article) {
        let Some(target) = self.target(subject) else {
            return (Phrase::of(nouns::permanent()), Article::Target);
        };
        let mut phrase = self.targetable(&target.what);
        phrase.other |= *subject == Subject::Target2 && self.is_another(target);
        (phrase, target_article(target, role))
    }

    /// Could the second target be the first one, if that were allowed? Then it is "another".
    pub(super) fn is_another(&self, second: &Target) -> bool {
        let Some(first) = self.targets.first() else { return false };
        let nouns = |what: &Targetable| {
            let phrase = self.targetable(what);
            phrase.heads.into_iter().map(|head| head.noun).collect::<Vec<_>>()
        };
        let (one, other) = (side(&first.what), side(&second.what));
        let apart = one != other && one != Whose::Any && other != Whose::Any;
        !apart && nouns(&first.what).iter().any(|noun| nouns(&second.what).contains(noun))
    }

    /// What can be targeted, as a phrase.
    pub(super) fn targetable(&self, what: &Targetable) -> Phrase {
        match what {
            Targetable::Permanent(filter) => filters::phrase(self.pool, filter, Domain::Battlefield, self.lang),
            Targetable::Player(Whose::Opponent) => Phrase::of(nouns::opponent()),
            Targetable::Player(Whose::Any | Whose::You) => Phrase::of(nouns::player()),
            Targetable::CreatureOrPlayer(filter) => {
                let mut filter = (**filter).clone();
                if filter.types.is_empty() && filter.kind.names.is_empty() {
                    filter.types.insert(CardType::Creature);
                }
                creature_or_player(filters::phrase(self.pool, &filter, Domain::Battlefield, self.lang))
            }
            Targetable::Spell(filter) => filters::phrase(self.pool, filter, Domain::Stack, self.lang),
            Targetable::Card(filter) => filters::phrase(self.pool, filter, Domain::Graveyard, self.lang),
        }
    }

    /// Are there two targets that are called alike?
    pub(super) fn are_alike(&self) -> bool {
        let noun = |target: &Target| self.targetable(&target.what).heads.first().map(|head| head.noun.clone());
        self.targets.len() > 1 && self.targets.first().map(noun) == self.targets.get(1).map(noun)
    }
}

/// A creature with all that is said of it, or any player; the player first if words follow the creature.
fn creature_or_player(mut phrase: Phrase) -> Phrase {
    let player = Head::plain(nouns::player());
    let is_short = phrase.is_short();
    for head in &mut phrase.heads {
        head.adjectives.append(&mut phrase.adjectives.clone());
    }
    phrase.adjectives.clear();
    if is_short {
        phrase.heads.push(player);
    } else {
        phrase.heads.insert(0, player);
    }
    phrase
}

fn target_article(target: &Target, role: Role) -> Article {
    let one_by_one = matches!(role, Role::Recipient | Role::Bearer);
    match (target.min, target.max) {
        (1, 1) => Article::Target,
        (min, max) if one_by_one && max > 1 => Article::EachOfTargets(min, max),
        (min, max) => Article::Targets(min, max),
    }
}

/// Whose a target must be.
fn side(what: &Targetable) -> Whose {
    match what {
        Targetable::Player(whose) => *whose,
        Targetable::Permanent(filter)
        | Targetable::CreatureOrPlayer(filter)
        | Targetable::Spell(filter)
        | Targetable::Card(filter) => filter.whose,
    }
}

/// Does a creature of no special kind deal damage to a creature?
fn strikes_its_like(trigger: &Trigger) -> bool {
    trigger.to == DamageTo::Creature && matches!(&trigger.what, About::Each(filter) if filter.kind.names.is_empty())
}
