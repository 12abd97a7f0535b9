//! Which entries the rules can play: every fault is a sentence and the path of the entry it stands in.

use super::Entries;
use super::file::{EffectEntry, EnemyEntry, EventEntry, OptionEntry, OutcomeEntry, PhaseEntry, Rarity, Target, Words};
use crate::{Card, Counter, Element};
use atout_core::Message;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// Something is wrong with an entry.
#[derive(Debug)]
pub(super) struct Wrong {
    /// The entry: `card.ember`.
    pub(super) path: String,
    /// What is wrong with it.
    pub(super) message: Message,
}

type Checked = Result<(), Wrong>;

/// One entry under examination.
struct Entry {
    path: String,
}

impl Entry {
    fn new(section: &str, id: &str) -> Entry {
        Entry { path: format!("{section}.{id}") }
    }

    /// A fault: what is wrong, in both languages. The entry's path stands before it.
    fn wrong(&self, en: &str, fr: &str) -> Wrong {
        let path = &self.path;
        let message = Message::new(format!("`{path}`: {en}"), format!("`{path}`\u{a0}: {fr}"));
        Wrong { path: path.clone(), message }
    }

    fn ensure(&self, holds: bool, en: &str, fr: &str) -> Checked {
        if holds { Ok(()) } else { Err(self.wrong(en, fr)) }
    }

    fn within<T: PartialOrd + std::fmt::Display>(&self, field: &str, value: &T, bounds: &RangeInclusive<T>) -> Checked {
        let (min, max) = (bounds.start(), bounds.end());
        let en = format!("`{field}` is {value}, but must be from {min} to {max}");
        let fr = format!("`{field}` vaut {value}, mais doit être compris entre {min} et {max}");
        self.ensure(bounds.contains(value), &en, &fr)
    }

    fn words(&self, field: &str, words: &Words) -> Checked {
        for (text, en, fr) in [(&words.en, "English", "anglais"), (&words.fr, "French", "français")] {
            let fits = !text.trim().is_empty() && text.len() <= 400 && text.chars().all(|c| !c.is_control());
            let (en, fr) =
                (format!("`{field}` has no usable {en} text"), format!("`{field}` n'a pas de texte {fr} utilisable"));
            self.ensure(fits, &en, &fr)?;
        }
        Ok(())
    }

    fn counters(&self, field: &str, counts: &BTreeMap<Counter, u8>, allowed: fn(Counter) -> bool) -> Checked {
        self.ensure(!counts.is_empty(), &format!("`{field}` names no counter"), &format!("`{field}` ne nomme rien"))?;
        for (counter, n) in counts {
            let en = format!("`{field}` cannot hold {counter:?}: buffs and debuffs are kept apart");
            let fr = format!("`{field}` ne peut contenir {counter:?}\u{a0}: bonus et malus sont séparés");
            self.ensure(allowed(*counter), &en, &fr)?;
            self.within(field, n, &(1..=20))?;
        }
        Ok(())
    }

    fn floors(&self, floors: [u8; 2]) -> Checked {
        let [first, last] = floors;
        self.within("floors", &first, &(1..=4))?;
        self.within("floors", &last, &(first..=4))
    }
}

/// Who uses an effect.
#[derive(Clone, Copy, PartialEq)]
enum User {
    Card(Target),
    Skill(Target),
    Phase,
}

impl Entries {
    pub(super) fn check(&self) -> Checked {
        self.check_climb()?;
        self.check_cards()?;
        self.check_decks()?;
        self.check_skills()?;
        for (id, enemy) in &self.enemy {
            self.check_enemy(&Entry::new("enemy", id), enemy)?;
        }
        self.check_rooms_can_be_filled()?;
        for (id, event) in &self.event {
            self.check_event(&Entry::new("event", id), event)?;
        }
        self.check_every_skill_is_used()
    }

    fn check_climb(&self) -> Checked {
        let entry = Entry { path: "climb".into() };
        let climb = &self.climb;
        for percent in climb.enemy_life.iter().chain(&climb.boss_life).chain([&climb.two_players]) {
            entry.within("percent of life", percent, &(10..=1000))?;
        }
        entry.within("room-life", &climb.room_life, &(0..=50))?;
        entry.within("rest", &climb.rest, &(1..=100))?;
        entry.within("after-boss", &climb.after_boss, &(0..=100))?;
        for stat in climb.enemy_attack.iter().chain(&climb.enemy_block).chain(&climb.boss_attack) {
            entry.within("stat", stat, &(-20..=50))?;
        }
        for threat in climb.early_threat.iter().chain(&climb.late_threat) {
            entry.within("threat", threat, &(1..=12))?;
        }
        let some = climb.rarities.iter().all(|weights| weights.iter().any(|weight| *weight > 0));
        entry.ensure(some, "`rarities` needs a number above 0 for each floor", "`rarities` n'a que des zéros")
    }

    fn check_cards(&self) -> Checked {
        let all = Entry { path: "card".into() };
        all.within("number of cards", &self.card.len(), &(1..=Card::MAX))?;
        for (id, card) in &self.card {
            let entry = Entry::new("card", id);
            entry.words("name", &card.name)?;
            entry.within("cost", &card.cost, &(0..=3))?;
            let is_burden = card.rarity == Rarity::Special && card.effects.is_empty();
            entry.ensure(is_burden || !card.effects.is_empty(), "it has no effect", "elle n'a aucun effet")?;
            self.check_effects(&entry, &card.effects, User::Card(card.target))?;
        }
        let n_burdens =
            self.card.values().filter(|card| card.rarity == Rarity::Special && card.effects.is_empty()).count();
        let (en, fr) = ("one special card without effects is needed", "il faut une carte spéciale sans effet");
        all.ensure(n_burdens == 1, en, fr)?;
        for rarity in [Rarity::Common, Rarity::Uncommon, Rarity::Rare] {
            let n = self.card.values().filter(|card| card.rarity == rarity).count();
            all.within(&format!("number of cards that are {rarity:?}"), &n, &(3..=Card::MAX))?;
        }
        Ok(())
    }

    fn check_decks(&self) -> Checked {
        for element in Element::FOUR {
            let entry = Entry::new("deck", element.word());
            let deck = self.deck.get(&element).map(Vec::as_slice).unwrap_or_default();
            let (en, fr) = ("a starting deck has 10 cards", "un deck de départ compte 10 cartes");
            entry.ensure(deck.len() == 10, en, fr)?;
            for id in deck {
                self.known(&entry, "card", id, self.card.contains_key(id))?;
            }
        }
        Ok(())
    }

    fn known(&self, entry: &Entry, section: &str, id: &str, is_known: bool) -> Checked {
        let (en, fr) = (format!("there is no `{section}.{id}`"), format!("il n'y a pas de `{section}.{id}`"));
        entry.ensure(is_known, &en, &fr)
    }

    fn check_skills(&self) -> Checked {
        for (id, skill) in &self.skill {
            let entry = Entry::new("skill", id);
            entry.words("name", &skill.name)?;
            entry.within("cooldown", &skill.cooldown, &(0..=20))?;
            entry.within("weight", &skill.weight, &(1..=20))?;
            entry.ensure(!skill.effects.is_empty(), "it has no effect", "elle n'a aucun effet")?;
            self.check_effects(&entry, &skill.effects, User::Skill(skill.target))?;
        }
        Ok(())
    }

    fn check_effects(&self, entry: &Entry, effects: &[EffectEntry], user: User) -> Checked {
        entry.within("number of effects", &effects.len(), &(0..=6))?;
        for (n, effect) in effects.iter().enumerate() {
            self.check_effect(entry, effect, user)?;
            let is_early = matches!(effect, EffectEntry::Discard(_)) && n + 1 < effects.len();
            entry.ensure(!is_early, "`discard` must be the last effect", "`discard` doit être le dernier effet")?;
        }
        let harms = effects.iter().any(|effect| matches!(effect, EffectEntry::Attack(_) | EffectEntry::Debuff(_)));
        let (en, fr) = ("it is aimed at foes, but harms nobody", "elle vise l'adversaire, mais ne lui fait rien");
        entry.ensure(!user.aims_at_foes() || harms, en, fr)
    }

    fn check_effect(&self, entry: &Entry, effect: &EffectEntry, user: User) -> Checked {
        let is_card = matches!(user, User::Card(_));
        let only_cards = |field: &str| {
            let (en, fr) = (format!("only cards can have `{field}`"), format!("`{field}` est réservé aux cartes"));
            entry.ensure(is_card, &en, &fr)
        };
        let only_enemies = |field: &str| {
            let (en, fr) = (format!("only enemies can have `{field}`"), format!("`{field}` est réservé aux ennemis"));
            entry.ensure(!is_card, &en, &fr)
        };
        let only_at_foes = |field: &str| {
            let en = format!("`{field}` needs a target on the other side");
            let fr = format!("`{field}` demande une cible adverse");
            entry.ensure(user.aims_at_foes(), &en, &fr)
        };
        match effect {
            EffectEntry::Attack(n) => entry.within("attack", n, &(1..=99)).and_then(|()| only_at_foes("attack")),
            EffectEntry::Block(n) => entry.within("block", n, &(1..=99)),
            EffectEntry::Heal(n) => entry.within("heal", n, &(1..=99)),
            EffectEntry::Draw(n) => entry.within("draw", n, &(1..=5)).and_then(|()| only_cards("draw")),
            EffectEntry::Discard(n) => entry.within("discard", n, &(1..=5)).and_then(|()| only_cards("discard")),
            EffectEntry::Energy(n) => entry.within("energy", n, &(1..=3)).and_then(|()| only_cards("energy")),
            EffectEntry::LoseLife(n) => entry.within("lose-life", n, &(1..=50)),
            EffectEntry::Buff(counts) => entry.counters("buff", counts, |counter| !counter.is_debuff()),
            EffectEntry::Debuff(counts) => {
                entry.counters("debuff", counts, Counter::is_debuff)?;
                only_at_foes("debuff")
            }
            EffectEntry::Cleanse(is_on) => {
                entry.ensure(*is_on, "`cleanse` can only be true", "`cleanse` ne peut être que true")
            }
            EffectEntry::Summon(id) => {
                only_enemies("summon")?;
                let (en, fr) = ("a boss cannot be called", "un boss ne peut pas être appelé");
                entry.ensure(!self.enemy.get(id).is_some_and(|enemy| enemy.boss), en, fr)?;
                self.known(entry, "enemy", id, self.enemy.contains_key(id))
            }
            EffectEntry::Become(_) => only_enemies("become"),
        }
    }

    fn check_enemy(&self, entry: &Entry, enemy: &EnemyEntry) -> Checked {
        entry.words("name", &enemy.name)?;
        entry.floors(enemy.floors)?;
        entry.within("threat", &enemy.threat, &(1..=4))?;
        entry.within("life", &enemy.life, &(1..=999))?;
        entry.within("attack-stat", &enemy.attack_stat, &(-5..=20))?;
        entry.within("block-stat", &enemy.block_stat, &(-5..=20))?;
        let fits = !enemy.figure.is_empty() && enemy.figure.len() <= 40;
        entry.ensure(fits, "`figure` is the word for its outline", "`figure` est le mot de sa silhouette")?;
        let (en, fr) =
            ("a boss has phases, any other enemy has skills", "un boss a des phases, un ennemi des capacités");
        entry.ensure(enemy.boss == enemy.skills.is_empty() && enemy.boss != enemy.phases.is_empty(), en, fr)?;
        entry.within("number of phases", &enemy.phases.len(), &(0..=5))?;
        let mut above = 101;
        for (n, phase) in enemy.phases.iter().enumerate() {
            let holds = phase.below < above && phase.below > 0 && (n > 0 || phase.below == 100);
            let (en, fr) = (
                "`below` begins at 100 and falls from phase to phase",
                "`below` commence à 100 et baisse à chaque phase",
            );
            entry.ensure(holds, en, fr)?;
            above = phase.below;
            let (en, fr) = ("nothing enters with the first phase", "rien n'arrive avec la première phase");
            entry.ensure(n > 0 || phase.enter.is_empty(), en, fr)?;
            self.check_phase(entry, phase)?;
        }
        if !enemy.boss {
            self.check_skill_list(entry, &enemy.skills)?;
        }
        Ok(())
    }

    fn check_phase(&self, entry: &Entry, phase: &PhaseEntry) -> Checked {
        self.check_effects(entry, &phase.enter, User::Phase)?;
        self.check_skill_list(entry, &phase.skills)
    }

    fn check_skill_list(&self, entry: &Entry, ids: &[String]) -> Checked {
        entry.within("number of skills", &ids.len(), &(1..=10))?;
        let different: BTreeSet<&String> = ids.iter().collect();
        entry.ensure(different.len() == ids.len(), "a skill stands there twice", "une capacité y figure deux fois")?;
        for id in ids {
            self.known(entry, "skill", id, self.skill.contains_key(id))?;
        }
        let always = |id: &String| self.skill[id].cooldown == 0 && self.skill[id].when.is_none();
        let en = "it needs one skill that it can always use (no `when`, cooldown 0)";
        let fr = "il lui faut une capacité toujours utilisable (sans `when`, cooldown 0)";
        entry.ensure(ids.iter().any(always), en, fr)
    }

    /// Every kind of room of every floor can be made.
    fn check_rooms_can_be_filled(&self) -> Checked {
        let all = Entry { path: "enemy".into() };
        all.within("number of enemies", &self.enemy.len(), &(1..=250))?;
        for floor in 1..=4u8 {
            let on_floor = |floors: [u8; 2]| (floors[0]..=floors[1]).contains(&floor);
            let threat = self.climb.early_threat[usize::from(floor) - 1];
            for element in Element::FOUR {
                let here = |enemy: &&EnemyEntry| enemy.element == element && on_floor(enemy.floors) && !enemy.called;
                let name = element.word();
                let boss = self.enemy.values().filter(here).any(|enemy| enemy.boss);
                let (en, fr) = (
                    format!("floor {floor} has no boss of {name}"),
                    format!("l'étage {floor} n'a pas de boss de l'élément {name}"),
                );
                all.ensure(boss, &en, &fr)?;
                let enemy = self.enemy.values().filter(here).any(|enemy| !enemy.boss && enemy.threat <= threat);
                let (en, fr) = (
                    format!("floor {floor} has no enemy of {name} for its first rooms"),
                    format!("l'étage {floor} n'a pas d'ennemi de l'élément {name} pour ses premières salles"),
                );
                all.ensure(enemy, &en, &fr)?;
            }
            let events = self.event.values().any(|event| on_floor(event.floors));
            let (en, fr) = (format!("floor {floor} has no event"), format!("l'étage {floor} n'a pas d'événement"));
            Entry { path: "event".into() }.ensure(events, &en, &fr)?;
        }
        Ok(())
    }

    fn check_event(&self, entry: &Entry, event: &EventEntry) -> Checked {
        entry.words("name", &event.name)?;
        entry.words("text", &event.text)?;
        entry.floors(event.floors)?;
        entry.within("number of options", &event.options.len(), &(2..=3))?;
        let is_free = |option: &OptionEntry| {
            !option.outcome.iter().any(|one| matches!(one, OutcomeEntry::Remove(_) | OutcomeEntry::Copy(_)))
        };
        let (en, fr) = (
            "one option must be possible with every deck (no `remove`, no `copy`)",
            "une option doit être possible avec tous les decks (sans `remove` ni `copy`)",
        );
        entry.ensure(event.options.iter().any(is_free), en, fr)?;
        for option in &event.options {
            entry.words("options.name", &option.name)?;
            let (en, fr) = (
                "an option has an `outcome`, or says `nothing = true`",
                "une option a un `outcome`, ou dit `nothing = true`",
            );
            entry.ensure(option.nothing == option.outcome.is_empty(), en, fr)?;
            let is_pick = |one: &&OutcomeEntry| {
                matches!(one, OutcomeEntry::Remove(_) | OutcomeEntry::Copy(_) | OutcomeEntry::Turn(_))
            };
            let is_card = |one: &&OutcomeEntry| {
                matches!(one, OutcomeEntry::Card(_) | OutcomeEntry::CardOf(_) | OutcomeEntry::Copy(_))
            };
            let picks = option.outcome.iter().filter(is_pick).count();
            let cards = option.outcome.iter().filter(is_card).count();
            let (en, fr) = (
                "an option gives at most one card and asks for at most one card of the deck, not both",
                "une option donne au plus une carte et demande au plus une carte du deck, pas les deux",
            );
            // A copy is both at once.
            let copies = option.outcome.iter().filter(|one| matches!(one, OutcomeEntry::Copy(_))).count();
            entry.ensure(picks + cards - copies <= 1, en, fr)?;
            for one in &option.outcome {
                self.check_outcome(entry, one)?;
            }
        }
        Ok(())
    }

    fn check_outcome(&self, entry: &Entry, outcome: &OutcomeEntry) -> Checked {
        match outcome {
            OutcomeEntry::Life(n) => entry.within("life", n, &(-99..=99)),
            OutcomeEntry::LifePercent(n) => entry.within("life-percent", n, &(-90..=100)),
            OutcomeEntry::MaxLife(n) => entry.within("max-life", n, &(-50..=50)),
            OutcomeEntry::AttackStat(n) => entry.within("attack-stat", n, &(-5..=5)),
            OutcomeEntry::BlockStat(n) => entry.within("block-stat", n, &(-5..=5)),
            OutcomeEntry::Card(id) => self.known(entry, "card", id, self.card.contains_key(id)),
            OutcomeEntry::CardOf(rarity) => {
                let (en, fr) = ("`card-of` is common, uncommon or rare", "`card-of` vaut common, uncommon ou rare");
                entry.ensure(!matches!(rarity, Rarity::Starter | Rarity::Special), en, fr)
            }
            OutcomeEntry::Remove(is_on) | OutcomeEntry::Copy(is_on) => {
                entry.ensure(*is_on, "`remove` and `copy` can only be true", "`remove` et `copy` valent true")
            }
            OutcomeEntry::Turn(_) | OutcomeEntry::Become(_) => Ok(()),
            OutcomeEntry::NextFight(counts) => entry.counters("next-fight", counts, |_| true),
            OutcomeEntry::NextFoes(counts) => entry.counters("next-foes", counts, |_| true),
        }
    }

    fn check_every_skill_is_used(&self) -> Checked {
        let of_enemy = |enemy: &'_ EnemyEntry| -> Vec<String> {
            enemy.skills.iter().chain(enemy.phases.iter().flat_map(|phase| &phase.skills)).cloned().collect()
        };
        let used: BTreeSet<String> = self.enemy.values().flat_map(of_enemy).collect();
        match self.skill.keys().find(|id| !used.contains(*id)) {
            Some(id) => {
                Err(Entry::new("skill", id).wrong("no enemy has this skill", "aucun ennemi n'a cette capacité"))
            }
            None => Ok(()),
        }
    }
}

impl User {
    fn aims_at_foes(self) -> bool {
        match self {
            User::Card(target) => !target.is_players(),
            User::Skill(target) => target.is_players(),
            User::Phase => false,
        }
    }
}
