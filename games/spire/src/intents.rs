//! How enemies choose what to do next: by chance among the skills that they think of, which depends on what the players
//! did. The choice is announced at once, and stays.

use crate::chance::Purpose;
use crate::content::{Effect, SkillDef, Target, Tower, When};
use crate::effects::Use;
use crate::event::Entity;
use crate::state::{Enemy, MAX_ENEMIES, Spire};
use crate::{Body, Counter, Event, Named};
use atout_core::{Audience, Dice, EventSink, KeyedRng, Seat, SeatSet};

/// A skill that fits the moment is so many times as likely as one that always fits.
const FITTING: u32 = 4;
/// Block from which on an enemy calls a player well guarded.
const WELL_BLOCKED: i16 = 8;

impl Spire {
    /// Every enemy announces its first intent.
    pub(crate) fn announce_all<S: EventSink<Spire>>(&mut self, events: &mut S) {
        for slot in 0..MAX_ENEMIES {
            if self.fight.enemies[slot].lives() {
                self.announce(slot, events);
            }
        }
    }

    /// An enemy chooses what to do in its next turn.
    pub(crate) fn announce<S: EventSink<Spire>>(&mut self, slot: usize, events: &mut S) {
        let enemy = self.fight.enemies[slot];
        let key = self.room_key() << 24 | u64::from(enemy.id) << 16 | u64::from(enemy.phase) << 8;
        let mut rng = self.streams.of(Purpose::Intent, key | u64::from(self.fight.turn));
        let intent = self.choose_skill(&enemy, &mut rng);
        self.fight.enemies[slot].intent = intent;
        let skill = self.intent(&self.fight.enemies[slot]);
        self.fight.enemies[slot].aim = self.choose_aim(&enemy, skill, &mut rng);
        for rest in &mut self.fight.enemies[slot].cooldowns {
            *rest = rest.saturating_sub(1);
        }
        let who = Entity::Enemy(slot);
        events.emit(Audience::Everyone, || Event::Intends { who: self.who(who), skill: Named::of_skill(skill) });
    }

    /// The skill that was used rests.
    pub(crate) fn rest_skill(&mut self, slot: usize) {
        let cooldown = self.intent(&self.fight.enemies[slot]).cooldown;
        let enemy = &mut self.fight.enemies[slot];
        enemy.cooldowns[usize::from(enemy.intent)] = cooldown;
    }

    fn choose_skill(&self, enemy: &Enemy, rng: &mut KeyedRng) -> u8 {
        let skills = &self.enemy_def(enemy).phases[usize::from(enemy.phase)].skills;
        let mut weights = [0; 10];
        for (place, number) in skills.iter().enumerate() {
            if enemy.cooldowns[place] == 0 {
                weights[place] = self.weight(enemy, &self.tower().skills[usize::from(*number)]);
            }
        }
        // There is always one without cooldown and condition.
        let mut left = rng.below(weights.iter().sum::<u32>().max(1));
        for (place, weight) in weights.iter().enumerate() {
            if left < *weight {
                return place as u8;
            }
            left -= weight;
        }
        0
    }

    /// How likely an enemy is to choose a skill now; 0 if it does not think of it.
    fn weight(&self, enemy: &Enemy, skill: &SkillDef) -> u32 {
        let weight = u32::from(skill.weight);
        match skill.when {
            None => weight,
            Some(when) if self.holds(enemy, when) => weight * FITTING,
            Some(_) => 0,
        }
    }

    fn holds(&self, enemy: &Enemy, when: When) -> bool {
        let is_hurt = |body: &Body| body.life * 2 <= body.max_life;
        let mut others = self.enemies().filter(|other| other.id != enemy.id);
        let mut players = self.seats().filter(|seat| self.stands(*seat)).map(|seat| &self.player(seat).body);
        match when {
            When::First => self.fight.turn == 1,
            When::Hurt => is_hurt(&enemy.body),
            When::Struck => i32::from(enemy.struck) * 5 >= i32::from(enemy.body.max_life),
            When::AllyHurt => others.any(|other| is_hurt(&other.body)),
            When::Alone => others.next().is_none(),
            When::Together => others.next().is_some(),
            When::Blocked => players.any(|body| body.block >= WELL_BLOCKED),
            When::Buffed => players.any(|body| body.counters.iter().any(|(counter, _)| !counter.is_debuff())),
            When::Debuffed => enemy.body.counters.iter().any(|(counter, _)| counter.is_debuff()),
        }
    }

    /// Whom a skill for one is aimed at: debuffs at the player who did most damage, other attacks at any, help at the
    /// enemy with the smallest share of its life.
    fn choose_aim(&self, enemy: &Enemy, skill: &SkillDef, rng: &mut KeyedRng) -> u8 {
        match skill.target {
            Target::Players | Target::Enemies => 0,
            Target::Enemy => self.weakest_enemy().unwrap_or(enemy.id),
            Target::Player => {
                let standing: SeatSet = self.seats().filter(|seat| self.stands(*seat)).collect();
                let debuffs = skill.effects.iter().any(|effect| matches!(effect, Effect::Debuff(..)));
                let heavy = standing.iter().max_by_key(|seat| self.player(*seat).dealt);
                match heavy {
                    Some(seat) if debuffs && self.player(seat).dealt > 0 => seat.index() as u8,
                    None => 0,
                    Some(_) => {
                        let any = standing.iter().nth(rng.index(standing.len()));
                        any.map_or(0, |seat| seat.index() as u8)
                    }
                }
            }
        }
    }

    fn weakest_enemy(&self) -> Option<u8> {
        let share = |enemy: &&Enemy| i32::from(enemy.body.life) * 1000 / i32::from(enemy.body.max_life.max(1));
        self.enemies().min_by_key(share).map(|enemy| enemy.id)
    }

    /// An enemy that was aimed at a player who is out aims at the other one.
    pub(crate) fn aim_elsewhere(&mut self, out: Seat) {
        let Some(other) = self.seats().find(|seat| *seat != out && self.stands(*seat)) else { return };
        for slot in 0..MAX_ENEMIES {
            let enemy = self.fight.enemies[slot];
            if enemy.lives() && self.intent(&enemy).target == Target::Player && enemy.aim == out.index() as u8 {
                self.fight.enemies[slot].aim = other.index() as u8;
            }
        }
    }

    /// Enemies whose life has fallen far enough enter their next phase and announce something new.
    pub(crate) fn change_phases<S: EventSink<Spire>>(&mut self, events: &mut S) {
        for slot in 0..MAX_ENEMIES {
            if let Some(phase) = self.next_phase(&self.fight.enemies[slot]) {
                self.enter_phase(slot, phase, events);
            }
        }
    }

    /// The phase that an enemy enters now, because its life has fallen far enough.
    #[inline]
    pub(crate) fn next_phase(&self, enemy: &Enemy) -> Option<u8> {
        if !enemy.lives() {
            return None;
        }
        let share = i32::from(enemy.body.life) * 100;
        let reached = |below: u8| share <= i32::from(below) * i32::from(enemy.body.max_life);
        let phase = self.enemy_def(enemy).phases.iter().rposition(|phase| reached(phase.below))?;
        (phase > usize::from(enemy.phase)).then_some(phase as u8)
    }

    fn enter_phase<S: EventSink<Spire>>(&mut self, slot: usize, phase: u8, events: &mut S) {
        let one = Entity::Enemy(slot);
        let enemy = &mut self.fight.enemies[slot];
        (enemy.phase, enemy.cooldowns, enemy.intent) = (phase, Default::default(), 0);
        events.emit(Audience::Everyone, || Event::Changed { who: self.who(one), phase: phase + 1 });
        let enemy = self.fight.enemies[slot];
        let enter = &self.enemy_def(&enemy).phases[usize::from(phase)].enter;
        let used = Use { by: one, element: enemy.body.element, target: Target::Enemy, aim: enemy.id };
        self.apply_effects(&used, enter, events);
        if self.fights(one) {
            self.announce(slot, events);
        }
    }

    /// The damage of an enemy's announced attacks to its target as things stand, before block and evade.
    #[inline]
    #[must_use]
    pub fn announced_damage(&self, enemy: &Enemy, target: &Body) -> i16 {
        self.tower().announced_damage(enemy, target)
    }

    /// Will an enemy's announced skill hit this player?
    #[must_use]
    pub fn is_aimed_at(&self, enemy: &Enemy, seat: Seat) -> bool {
        match self.intent(enemy).target {
            Target::Players => self.stands(seat),
            Target::Player => usize::from(enemy.aim) == seat.index(),
            Target::Enemy | Target::Enemies => false,
        }
    }

    /// Has this player a counter that makes the next attack miss?
    #[must_use]
    pub fn evades(&self, seat: Seat) -> bool {
        self.player(seat).body.counters.has(Counter::Evade)
    }
}

impl Tower {
    /// The skill that an enemy is going to use.
    #[inline]
    #[must_use]
    pub fn intent(&self, enemy: &Enemy) -> &SkillDef {
        let phase = &self.enemies[usize::from(enemy.kind)].phases[usize::from(enemy.phase)];
        &self.skills[usize::from(phase.skills[usize::from(enemy.intent)])]
    }

    /// The damage of an enemy's announced attacks to a target as things stand, before block and evade.
    #[must_use]
    pub fn announced_damage(&self, enemy: &Enemy, target: &Body) -> i16 {
        let skill = self.intent(enemy);
        let element = skill.element.unwrap_or(enemy.body.element);
        // Its counters fall before it acts.
        let mut body = enemy.body;
        body.counters.tick();
        let damage = |effect: &Effect| match effect {
            Effect::Attack(n) => body.damage_to(target, *n, element),
            _ => 0,
        };
        skill.effects.iter().map(damage).sum()
    }
}
