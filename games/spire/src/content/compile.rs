//! Entries as the rules use them: numbers instead of ids, effects flat.
//!
//! Not here: checks. Entries were checked, so every id leads somewhere.

use super::file::{EffectEntry, OptionEntry, OutcomeEntry, Rarity, Target, When, Words};
use super::{Entries, Tower};
use crate::policy::judge::{N_CARD as N_GIFTS, gifts};
use crate::{Card, Counter, Element, FLOORS};
use std::collections::BTreeMap;

/// One effect, small and flat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// An attack on each target.
    Attack(u8),
    /// Block for friends.
    Block(u8),
    /// Life for friends.
    Heal(u8),
    /// Cards for the user.
    Draw(u8),
    /// Cards that the user discards.
    Discard(u8),
    /// Energy for the user.
    Energy(u8),
    /// Life that the user loses.
    LoseLife(u8),
    /// A buff for friends.
    Buff(Counter, u8),
    /// A debuff for foes.
    Debuff(Counter, u8),
    /// Friends lose their debuffs.
    Cleanse,
    /// An enemy, by number, comes.
    Summon(u8),
    /// The user's element.
    Become(Element),
}

/// A card.
#[derive(Debug, Clone, PartialEq)]
pub struct CardDef {
    /// Its id in files.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// Its own element.
    pub element: Element,
    /// How often it turns up.
    pub rarity: Rarity,
    /// Energy to play it.
    pub cost: u8,
    /// What it is aimed at.
    pub target: Target,
    /// What it does, in order.
    pub effects: Vec<Effect>,
    /// What it does, as the judge of climbs sees it.
    pub(crate) gifts: [f32; N_GIFTS],
}

/// A skill of enemies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkillDef {
    /// Its id in files.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// What it is aimed at.
    pub target: Target,
    /// The element of its attacks, if not the enemy's.
    pub element: Option<Element>,
    /// Turns before it can be used again.
    pub cooldown: u8,
    /// When it is thought of.
    pub when: Option<When>,
    /// How likely it is.
    pub weight: u8,
    /// What it does, in order.
    pub effects: Vec<Effect>,
}

/// What an enemy does from a share of its life down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhaseDef {
    /// Percent of life at which it begins.
    pub below: u8,
    /// Skills, by number.
    pub skills: Vec<u16>,
    /// What happens when it begins.
    pub enter: Vec<Effect>,
}

/// An enemy or a boss.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnemyDef {
    /// Its id in files.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// Its element.
    pub element: Element,
    /// First and last floor, counted from 0.
    pub floors: [u8; 2],
    /// How much of a room it fills.
    pub threat: u8,
    /// Is it a boss?
    pub boss: bool,
    /// Is it only ever called by others?
    pub called: bool,
    /// Life on the first floor.
    pub life: u16,
    /// Attack stat on the first floor.
    pub attack_stat: i8,
    /// Block stat on the first floor.
    pub block_stat: i8,
    /// Its outline.
    pub figure: String,
    /// At least one.
    pub phases: Vec<PhaseDef>,
}

/// A price or a gain in an event room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Consequence {
    /// Life, gained or lost.
    Life(i16),
    /// Life, in percent of the maximum.
    LifePercent(i16),
    /// Maximum life.
    MaxLife(i16),
    /// Attack stat.
    AttackStat(i8),
    /// Block stat.
    BlockStat(i8),
    /// A certain card.
    Card(Card),
    /// A card of this rarity.
    CardOf(Rarity),
    /// A card leaves the deck.
    Remove,
    /// A card is there twice.
    Copy,
    /// A card gets this element.
    Turn(Element),
    /// A counter at the start of the next fight.
    NextFight(Counter, u8),
    /// A counter of all enemies at the start of the next fight.
    NextFoes(Counter, u8),
    /// The player's element.
    Become(Element),
}

/// One way through an event room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OptionDef {
    /// What one does.
    pub name: Words,
    /// What one pays and gets.
    pub outcome: Vec<Consequence>,
}

/// A scene in an event room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventDef {
    /// Its id in files.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// What one finds.
    pub text: Words,
    /// First and last floor, counted from 0.
    pub floors: [u8; 2],
    /// Two or three.
    pub options: Vec<OptionDef>,
}

impl Entries {
    /// Numbers everything. The entries were checked.
    pub(super) fn compile(self) -> Tower {
        let mut ids: Vec<&String> = self.card.keys().collect();
        ids.sort_by_key(|id| (self.card[*id].element, self.card[*id].rarity, *id));
        let cards: Vec<CardDef> = ids.iter().map(|id| self.card_def(id)).collect();
        let number = |id: &String| Card::new(ids.iter().position(|known| *known == id).unwrap_or_default());
        let deck = |element: Element| -> Vec<Card> {
            let mut deck: Vec<Card> = self.deck.get(&element).into_iter().flatten().map(number).collect();
            deck.sort_unstable();
            deck
        };
        let decks = Element::FOUR.map(deck);
        let burden = self.card.iter().find(|(_, card)| card.rarity == Rarity::Special && card.effects.is_empty());
        let burden = burden.map_or_else(Card::default, |(id, _)| number(id));
        let events = self.event.iter().map(|(id, event)| EventDef {
            id: id.clone(),
            name: event.name.clone(),
            text: event.text.clone(),
            floors: event.floors.map(|floor| floor - 1),
            options: event.options.iter().map(|option| option_def(option, &number)).collect(),
        });
        let events = events.collect();
        let skills = self.skill.keys().map(|id| self.skill_def(id)).collect();
        let enemies: Vec<EnemyDef> = self.enemy.keys().map(|id| self.enemy_def(id)).collect();
        let (by_rarity, by_floor) = (sorted_cards(&cards), sorted_enemies(&enemies));
        Tower { cards, skills, enemies, events, decks, burden, by_rarity, by_floor, entries: self }
    }

    fn card_def(&self, id: &str) -> CardDef {
        let entry = &self.card[id];
        let mut def = CardDef {
            id: id.to_owned(),
            name: entry.name.clone(),
            element: entry.element,
            rarity: entry.rarity,
            cost: entry.cost,
            target: entry.target,
            effects: self.effects(&entry.effects),
            gifts: [0.0; N_GIFTS],
        };
        def.gifts = gifts(&def);
        def
    }

    fn skill_def(&self, id: &str) -> SkillDef {
        let entry = &self.skill[id];
        SkillDef {
            id: id.to_owned(),
            name: entry.name.clone(),
            target: entry.target,
            element: entry.element,
            cooldown: entry.cooldown,
            when: entry.when,
            weight: entry.weight,
            effects: self.effects(&entry.effects),
        }
    }

    fn enemy_def(&self, id: &str) -> EnemyDef {
        let entry = &self.enemy[id];
        let number = |id: &String| self.skill.keys().position(|known| known == id).unwrap_or_default() as u16;
        let skills = |ids: &[String]| ids.iter().map(number).collect::<Vec<_>>();
        let mut phases: Vec<PhaseDef> = entry
            .phases
            .iter()
            .map(|phase| PhaseDef {
                below: phase.below,
                skills: skills(&phase.skills),
                enter: self.effects(&phase.enter),
            })
            .collect();
        if phases.is_empty() {
            phases.push(PhaseDef { below: 100, skills: skills(&entry.skills), enter: Vec::new() });
        }
        EnemyDef {
            id: id.to_owned(),
            name: entry.name.clone(),
            element: entry.element,
            floors: entry.floors.map(|floor| floor - 1),
            threat: entry.threat,
            boss: entry.boss,
            called: entry.called,
            life: entry.life,
            attack_stat: entry.attack_stat,
            block_stat: entry.block_stat,
            figure: entry.figure.clone(),
            phases,
        }
    }

    fn effects(&self, entries: &[EffectEntry]) -> Vec<Effect> {
        let mut effects = Vec::new();
        for entry in entries {
            let one = match entry {
                EffectEntry::Attack(n) => Effect::Attack(*n),
                EffectEntry::Block(n) => Effect::Block(*n),
                EffectEntry::Heal(n) => Effect::Heal(*n),
                EffectEntry::Draw(n) => Effect::Draw(*n),
                EffectEntry::Discard(n) => Effect::Discard(*n),
                EffectEntry::Energy(n) => Effect::Energy(*n),
                EffectEntry::LoseLife(n) => Effect::LoseLife(*n),
                EffectEntry::Cleanse(_) => Effect::Cleanse,
                EffectEntry::Become(element) => Effect::Become(*element),
                EffectEntry::Summon(id) => {
                    Effect::Summon(self.enemy.keys().position(|known| known == id).unwrap_or_default() as u8)
                }
                EffectEntry::Buff(counts) => {
                    effects.extend(counts.iter().map(|(counter, n)| Effect::Buff(*counter, *n)));
                    continue;
                }
                EffectEntry::Debuff(counts) => {
                    effects.extend(counts.iter().map(|(counter, n)| Effect::Debuff(*counter, *n)));
                    continue;
                }
            };
            effects.push(one);
        }
        effects
    }
}

/// The cards of each rarity: of each element, then of all.
fn sorted_cards(cards: &[CardDef]) -> [[Vec<Card>; Element::COUNT + 1]; Rarity::COUNT] {
    let mut sorted: [[Vec<Card>; Element::COUNT + 1]; Rarity::COUNT] = Default::default();
    for (n, def) in cards.iter().enumerate() {
        let of = &mut sorted[def.rarity as usize];
        of[def.element as usize].push(Card::new(n));
        of[Element::COUNT].push(Card::new(n));
    }
    sorted
}

/// The enemies of each floor and element that are not called: those of rooms, then bosses.
fn sorted_enemies(enemies: &[EnemyDef]) -> [[[Vec<u8>; 2]; Element::COUNT]; FLOORS] {
    let mut sorted: [[[Vec<u8>; 2]; Element::COUNT]; FLOORS] = Default::default();
    for (kind, def) in enemies.iter().enumerate().filter(|(_, def)| !def.called) {
        for floor in def.floors[0]..=def.floors[1] {
            sorted[usize::from(floor)][def.element as usize][usize::from(def.boss)].push(kind as u8);
        }
    }
    sorted
}

fn option_def(entry: &OptionEntry, number: &impl Fn(&String) -> Card) -> OptionDef {
    let mut outcome = Vec::new();
    let counts = |counts: &BTreeMap<Counter, u8>, make: fn(Counter, u8) -> Consequence| {
        counts.iter().map(|(counter, n)| make(*counter, *n)).collect::<Vec<_>>()
    };
    for one in &entry.outcome {
        outcome.extend(match one {
            OutcomeEntry::Life(n) => vec![Consequence::Life(*n)],
            OutcomeEntry::LifePercent(n) => vec![Consequence::LifePercent(*n)],
            OutcomeEntry::MaxLife(n) => vec![Consequence::MaxLife(*n)],
            OutcomeEntry::AttackStat(n) => vec![Consequence::AttackStat(*n)],
            OutcomeEntry::BlockStat(n) => vec![Consequence::BlockStat(*n)],
            OutcomeEntry::Card(id) => vec![Consequence::Card(number(id))],
            OutcomeEntry::CardOf(rarity) => vec![Consequence::CardOf(*rarity)],
            OutcomeEntry::Remove(_) => vec![Consequence::Remove],
            OutcomeEntry::Copy(_) => vec![Consequence::Copy],
            OutcomeEntry::Turn(element) => vec![Consequence::Turn(*element)],
            OutcomeEntry::NextFight(n) => counts(n, Consequence::NextFight),
            OutcomeEntry::NextFoes(n) => counts(n, Consequence::NextFoes),
            OutcomeEntry::Become(element) => vec![Consequence::Become(*element)],
        });
    }
    OptionDef { name: entry.name.clone(), outcome }
}
