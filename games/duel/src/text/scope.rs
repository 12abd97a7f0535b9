//! What an ability speaks of, and what it has already named: "target creature", then "it", then "that creature".
//!
//! Not here: what is done to it (`effects.rs`).

use super::filters::{self, Domain};
use super::nouns::{self, Adjective, Gender, Noun, Number};
use super::phrase::{Article, Phrase, Prep, definite, with_prep};
use crate::{About, CardDef, CardType, Filter, Pool, Subject, Target, Targetable, Trigger, TriggerOn, Whose};
use atout_core::Lang;

/// What part a thing has in its sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// It does something.
    Actor,
    /// Something is done to it.
    Object,
    /// Something is given to each of them: "to", "à".
    Recipient,
    /// Something is put on each of them: "on", "sur".
    Bearer,
    /// Something of it: "of", "de".
    Whole,
}

/// A thing in words.
#[derive(Debug, Clone)]
pub(super) struct Named {
    /// Empty if a French verb takes it as a pronoun.
    pub text: String,
    pub clitic: Option<&'static str>,
    pub number: Number,
}

/// A text in the making.
pub(super) struct Scope<'a> {
    pub pool: &'a Pool,
    pub card: &'a CardDef,
    pub lang: Lang,
    pub targets: &'a [Target],
    pub trigger: Option<&'a Trigger>,
    /// Things that have been named, the last one last.
    seen: Vec<Subject>,
    /// Target players that have been named.
    met: Vec<Subject>,
    /// Who did the last thing.
    actor: Option<Subject>,
}

impl<'a> Scope<'a> {
    pub(super) fn new(pool: &'a Pool, card: &'a CardDef, lang: Lang) -> Scope<'a> {
        Scope { pool, card, lang, targets: &[], trigger: None, seen: Vec::new(), met: Vec::new(), actor: None }
    }

    /// What the trigger is about may be this card or its host: then it is named as such.
    fn canonical(&self, subject: &Subject) -> Subject {
        match (subject, self.trigger.map(|trigger| &trigger.what)) {
            (Subject::It, Some(About::This)) if self.is_about_a_thing() => Subject::This,
            (Subject::It, Some(About::Host)) => Subject::Host,
            _ => subject.clone(),
        }
    }

    /// Is its trigger about a permanent or spell, and not about a player or a turn?
    pub(super) fn is_about_a_thing(&self) -> bool {
        self.trigger.is_some_and(|trigger| !is_about_player(trigger.on))
    }

    fn target(&self, subject: &Subject) -> Option<&'a Target> {
        match subject {
            Subject::Target => self.targets.first(),
            Subject::Target2 => self.targets.get(1),
            _ => None,
        }
    }

    /// Is it a player? Players are never "it".
    pub(super) fn is_player(&self, subject: &Subject) -> bool {
        match subject {
            Subject::You
            | Subject::Opponent
            | Subject::Players
            | Subject::TargetController
            | Subject::ItsController => true,
            Subject::Target | Subject::Target2 => {
                self.target(subject).is_some_and(|target| matches!(target.what, Targetable::Player(_)))
            }
            Subject::It => !self.is_about_a_thing(),
            Subject::This | Subject::Host | Subject::Each(_) => false,
        }
    }

    /// Does the same as the last one do this, too? Then it needs no name.
    pub(super) fn is_same_actor(&mut self, subject: &Subject) -> bool {
        let subject = self.canonical(subject);
        let is_same = self.actor.as_ref() == Some(&subject);
        self.actor = Some(subject);
        is_same
    }

    /// The next thing is done by somebody else.
    pub(super) fn forget_actor(&mut self) {
        self.actor = None;
    }

    /// Notes that a thing is the last one that was named.
    pub(super) fn note(&mut self, subject: &Subject) {
        let subject = self.canonical(subject);
        if !self.is_player(&subject) && self.own_name(&subject, Prep::None).is_none() {
            self.seen.retain(|one| *one != subject);
            self.seen.push(subject);
        }
    }

    /// What has been named, to try a wording and take it back.
    pub(super) fn snapshot(&self) -> (Vec<Subject>, Vec<Subject>) {
        (self.seen.clone(), self.met.clone())
    }

    /// Takes wordings back.
    pub(super) fn restore(&mut self, (seen, met): (Vec<Subject>, Vec<Subject>)) {
        (self.seen, self.met) = (seen, met);
    }

    /// Has the thing been named?
    pub(super) fn has_named(&self, subject: &Subject) -> bool {
        self.seen.contains(&self.canonical(subject))
    }

    /// Has the target player been named? It is from now on.
    pub(super) fn has_met(&mut self, subject: &Subject) -> bool {
        let has_met = self.met.contains(subject);
        if !has_met {
            self.met.push(subject.clone());
        }
        has_met
    }

    /// One or several, if "it" or "they" means this thing: it was named last.
    pub(super) fn pronoun_number(&self, subject: &Subject) -> Option<Number> {
        let subject = self.canonical(subject);
        let is_only =
            self.seen.len() == 1 && self.seen.contains(&subject) && self.own_name(&subject, Prep::None).is_none();
        is_only.then(|| if self.is_several(&subject) { Number::Many } else { Number::One })
    }

    /// A thing or player in words, for its part in the sentence.
    pub(super) fn name(&mut self, subject: &Subject, role: Role) -> Named {
        let subject = &self.canonical(subject);
        if self.is_player(subject) {
            return self.name_player(subject, role);
        }
        let (phrase, article) = self.thing(subject, role);
        let number = if self.is_several(subject) { Number::Many } else { Number::One };
        let prep = prep(role);
        if let Some(text) = self.own_name(subject, prep) {
            return Named { text, clitic: None, number };
        }
        let (is_known, is_latest) = (self.seen.contains(subject), self.seen.last() == Some(subject));
        self.note(subject);
        if !is_known {
            let number = if role == Role::Actor { number } else { article.number() };
            return Named { text: phrase.text(article, prep, self.lang), clitic: None, number };
        }
        match self.pronoun(phrase.gender(), number, role) {
            Some((text, clitic)) if is_latest && !self.may_be_player(subject) => Named { text, clitic, number },
            _ => {
                let article = self.again(subject);
                let phrase = if *subject == Subject::Host { phrase } else { phrase.bare() };
                Named { text: phrase.text_as(article, number, prep, self.lang), clitic: None, number }
            }
        }
    }

    /// The article of a thing that has been named before. "Cette créature" is this one: a target stays one in French.
    fn again(&self, subject: &Subject) -> Article {
        match subject {
            Subject::This => Article::This,
            Subject::Host => Article::The,
            Subject::Target | Subject::Target2 if self.lang == Lang::Fr && self.seen.contains(&Subject::This) => {
                Article::Target
            }
            _ => Article::That,
        }
    }

    /// A creature or player is not "it".
    fn may_be_player(&self, subject: &Subject) -> bool {
        self.target(subject).is_some_and(|target| matches!(target.what, Targetable::CreatureOrPlayer(_)))
    }

    /// A spell is called by its name.
    fn own_name(&self, subject: &Subject, prep: Prep) -> Option<String> {
        let is_spell = *subject == Subject::This && !self.card.entry.card_type.is_permanent();
        is_spell.then(|| {
            let name = self.card.entry.name.get(self.lang);
            if self.lang == Lang::Fr { with_prep(prep, name) } else { name.to_owned() }
        })
    }

    fn is_several(&self, subject: &Subject) -> bool {
        match subject {
            Subject::Each(_) => true,
            _ => self.target(subject).is_some_and(|target| target.max > 1),
        }
    }

    /// "it", "them"; French has none after "à" and "de".
    fn pronoun(&self, gender: Gender, number: Number, role: Role) -> Option<(String, Option<&'static str>)> {
        let pick = |one: &'static str, many: &'static str| if number == Number::One { one } else { many };
        let feminine = gender == Gender::Feminine;
        match (self.lang, role) {
            (Lang::En, Role::Actor) => Some((pick("it", "they").to_owned(), None)),
            (Lang::En, _) => Some((pick("it", "them").to_owned(), None)),
            (Lang::Fr, Role::Actor) if feminine => Some((pick("elle", "elles").to_owned(), None)),
            (Lang::Fr, Role::Actor) => Some((pick("il", "ils").to_owned(), None)),
            (Lang::Fr, Role::Object) => Some((String::new(), Some(pick(if feminine { "la" } else { "le" }, "les")))),
            (Lang::Fr, Role::Bearer) if feminine => Some((pick("elle", "elles").to_owned(), None)),
            (Lang::Fr, Role::Bearer) => Some((pick("lui", "eux").to_owned(), None)),
            (Lang::Fr, Role::Recipient | Role::Whole) => None,
        }
    }

    /// A thing as a phrase, with the article of its first mention.
    pub(super) fn thing(&self, subject: &Subject, role: Role) -> (Phrase, Article) {
        match subject {
            Subject::Target | Subject::Target2 => self.target_phrase(subject, role),
            Subject::Host => (self.host(), Article::The),
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
        match phrase.heads.len() {
            1 if !is_spell => phrase,
            _ if is_spell => Phrase::of(nouns::spell()),
            _ => Phrase::of(nouns::permanent()),
        }
    }

    fn target_phrase(&self, subject: &Subject, role: Role) -> (Phrase, Article) {
        let Some(target) = self.target(subject) else {
            return (Phrase::of(nouns::permanent()), Article::Target);
        };
        let mut phrase = self.targetable(&target.what);
        phrase.other |= *subject == Subject::Target2 && self.is_another(target);
        (phrase, target_article(target, role))
    }

    /// Could the second target be the first one, if that were allowed? Then it is "another".
    fn is_another(&self, second: &Target) -> bool {
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
                creature_or_player(filters::phrase(self.pool, &filter, Domain::Battlefield, self.lang), self.lang)
            }
            Targetable::Spell(filter) => filters::phrase(self.pool, filter, Domain::Stack, self.lang),
            Targetable::Card(filter) => filters::phrase(self.pool, filter, Domain::Graveyard, self.lang),
        }
    }
}

/// A creature with all that is said of it, or any player.
fn creature_or_player(phrase: Phrase, lang: Lang) -> Phrase {
    let mut heads: Vec<_> = phrase.heads;
    for head in &mut heads {
        head.adjectives.extend(phrase.adjectives.iter().cloned());
        head.after.extend(phrase.after.iter().cloned());
        head.after.extend(phrase.place.map(|(whose, domain)| filters::place(whose, domain, false, Number::One, lang)));
    }
    heads.push(super::phrase::Head::plain(nouns::player()));
    Phrase { heads, adjectives: Vec::new(), after: Vec::new(), place: None, other: phrase.other }
}

const fn prep(role: Role) -> Prep {
    match role {
        Role::Actor | Role::Object | Role::Bearer => Prep::None,
        Role::Recipient => Prep::To,
        Role::Whole => Prep::Of,
    }
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

/// Is it about a spell?
pub(super) const fn is_about_spell(on: TriggerOn) -> bool {
    matches!(on, TriggerOn::Casts | TriggerOn::Resolves)
}

/// Is it about a player or his turn?
pub(super) const fn is_about_player(on: TriggerOn) -> bool {
    matches!(on, TriggerOn::GainsLife | TriggerOn::TurnBegins | TriggerOn::CombatBegins | TriggerOn::TurnEnds)
}

/// The French definite article with a noun: "la force".
pub(super) fn the(noun: &Noun, prep: Prep) -> String {
    definite(prep, noun.gender, Number::One, noun.form(Number::One, Lang::Fr))
}
