//! What the effects of cards and skills do: one function gives each its meaning.
//!
//! Harm goes to the targets. Help goes to the targets if they are on the user's side, and to the user if they are not.

use crate::content::{Effect, Target};
use crate::event::Entity;
use crate::state::{Enemy, MAX_ENEMIES, Spire};
use crate::{Body, Counter, Element, Event};
use atout_core::{Audience, EventSink, Pile, Seat};

/// Who is meant by a target: at most three.
type Targets = Pile<TargetEntity, MAX_ENEMIES>;

/// An entity that fits into a pile.
#[derive(Debug, Clone, Copy)]
struct TargetEntity(Entity);

impl Default for TargetEntity {
    fn default() -> TargetEntity {
        TargetEntity(Entity::Enemy(0))
    }
}

/// A card or skill that is used.
pub(crate) struct Use {
    /// Who uses it.
    pub(crate) by: Entity,
    /// The element of its attacks.
    pub(crate) element: Element,
    /// What it is aimed at.
    pub(crate) target: Target,
    /// The id of the one that it is aimed at, if it is aimed at one.
    pub(crate) aim: u8,
}

impl Spire {
    #[inline]
    pub(crate) fn body(&self, one: Entity) -> &Body {
        match one {
            Entity::Player(seat) => &self.players[seat.index()].body,
            Entity::Enemy(slot) => &self.fight.enemies[slot].body,
        }
    }

    #[inline]
    pub(crate) fn body_mut(&mut self, one: Entity) -> &mut Body {
        match one {
            Entity::Player(seat) => &mut self.players[seat.index()].body,
            Entity::Enemy(slot) => &mut self.fight.enemies[slot].body,
        }
    }

    /// Is it still in the fight?
    #[inline]
    pub(crate) fn fights(&self, one: Entity) -> bool {
        match one {
            Entity::Player(seat) => self.stands(seat),
            Entity::Enemy(slot) => self.fight.enemies[slot].lives(),
        }
    }

    /// Where the entity with this id is: 0 and 1 are players, enemies begin at 2.
    #[inline]
    pub(crate) fn entity(&self, id: u8) -> Option<Entity> {
        if id < 2 {
            return self.seats().nth(id.into()).filter(|seat| self.stands(*seat)).map(Entity::Player);
        }
        let slot = self.fight.enemies.iter().position(|enemy| enemy.id == id && enemy.lives())?;
        Some(Entity::Enemy(slot))
    }

    #[inline]
    fn targets(&self, used: &Use) -> Targets {
        match used.target {
            Target::Player | Target::Enemy => self.entity(used.aim).into_iter().map(TargetEntity).collect(),
            Target::Players => {
                self.seats().filter(|seat| self.stands(*seat)).map(|seat| TargetEntity(Entity::Player(seat))).collect()
            }
            Target::Enemies => {
                let lives = |slot: &usize| self.fight.enemies[*slot].lives();
                (0..MAX_ENEMIES).filter(lives).map(|slot| TargetEntity(Entity::Enemy(slot))).collect()
            }
        }
    }

    /// Applies effects in order, until the user dies.
    #[inline]
    pub(crate) fn apply_effects<S: EventSink<Spire>>(&mut self, used: &Use, effects: &[Effect], events: &mut S) {
        let targets = self.targets(used);
        let is_help = matches!(used.by, Entity::Player(_)) == used.target.is_players();
        let own: Targets = [TargetEntity(used.by)].into_iter().collect();
        let helped = if is_help { &targets } else { &own };
        for effect in effects {
            if !self.fights(used.by) {
                return;
            }
            self.apply_effect(used, *effect, &targets, helped, events);
        }
    }

    #[inline]
    fn apply_effect<S: EventSink<Spire>>(
        &mut self,
        used: &Use,
        effect: Effect,
        targets: &Targets,
        helped: &Targets,
        events: &mut S,
    ) {
        match effect {
            Effect::Attack(n) => {
                for TargetEntity(target) in targets.iter().copied() {
                    if self.fights(used.by) && self.fights(target) {
                        self.attack(used, target, n, events);
                    }
                }
            }
            Effect::Debuff(counter, n) => self.each(targets, |game, one| game.raise(one, counter, n, events)),
            Effect::Buff(counter, n) => self.each(helped, |game, one| game.raise(one, counter, n, events)),
            Effect::Block(n) => {
                let gained = self.body(used.by).block_from(n);
                self.each(helped, |game, one| game.give_block(one, gained, events));
            }
            Effect::Heal(n) => self.each(helped, |game, one| game.heal(one, n.into(), events)),
            Effect::Cleanse => self.each(helped, |game, one| game.cleanse(one, events)),
            Effect::LoseLife(n) => self.lose_life(used.by, n.into(), events),
            Effect::Become(element) => self.become_element(used.by, element, events),
            Effect::Summon(kind) => self.summon(kind, events),
            Effect::Draw(n) => self.if_player(used.by, |game, seat| game.draw_cards(seat, n, events)),
            Effect::Energy(n) => self.if_player(used.by, |game, seat| {
                game.players[seat.index()].energy += n;
                events.emit(Audience::Everyone, || Event::Energised { seat, n });
            }),
            // The player chooses which; the turn waits for it.
            Effect::Discard(_) => {}
        }
    }

    #[inline]
    fn each(&mut self, targets: &Targets, mut work: impl FnMut(&mut Spire, Entity)) {
        for TargetEntity(target) in targets.iter().copied() {
            if self.fights(target) {
                work(self, target);
            }
        }
    }

    #[inline]
    fn if_player(&mut self, one: Entity, work: impl FnOnce(&mut Spire, Seat)) {
        if let Entity::Player(seat) = one {
            work(self, seat);
        }
    }

    /// One attack on one target.
    #[inline]
    fn attack<S: EventSink<Spire>>(&mut self, used: &Use, target: Entity, n: u8, events: &mut S) {
        let damage = self.body(used.by).damage_to(self.body(target), n, used.element);
        let hit = self.body_mut(target).suffer_attack(damage);
        match (used.by, target) {
            (Entity::Player(seat), Entity::Enemy(slot)) => {
                let dealt = (hit.lost + hit.blocked) as u16;
                self.players[seat.index()].dealt = self.players[seat.index()].dealt.saturating_add(dealt);
                self.fight.enemies[slot].struck += hit.lost as u16;
            }
            (Entity::Player(_) | Entity::Enemy(_), _) => {}
        }
        events.emit(Audience::Everyone, || Event::Attacked { by: self.who(used.by), target: self.who(target), hit });
        let strikes_back = !hit.evaded && self.body(target).counters.has(Counter::Retaliate);
        self.bury(target, events);
        if strikes_back {
            let hit = self.body_mut(used.by).suffer_retaliation();
            events.emit(Audience::Everyone, || Event::Retaliated { target: self.who(used.by), hit });
            self.bury(used.by, events);
        }
    }

    /// Clears away who has died.
    #[inline]
    pub(crate) fn bury<S: EventSink<Spire>>(&mut self, one: Entity, events: &mut S) {
        if self.body(one).lives() {
            return;
        }
        events.emit(Audience::Everyone, || Event::Died { who: self.who(one) });
        match one {
            Entity::Enemy(slot) => {
                let enemy = &mut self.fight.enemies[slot];
                self.fight.last_killed = (enemy.kind, enemy.id);
                *enemy = Enemy::default();
            }
            Entity::Player(seat) => {
                let body = &mut self.players[seat.index()].body;
                (body.block, body.counters) = (0, Default::default());
                self.aim_elsewhere(seat);
            }
        }
    }

    #[inline]
    fn raise<S: EventSink<Spire>>(&mut self, one: Entity, counter: Counter, n: u8, events: &mut S) {
        self.body_mut(one).counters.raise(counter, n);
        events.emit(Audience::Everyone, || Event::Raised { who: self.who(one), counter, n });
    }

    #[inline]
    fn give_block<S: EventSink<Spire>>(&mut self, one: Entity, n: i16, events: &mut S) {
        self.body_mut(one).gain_block(n);
        events.emit(Audience::Everyone, || Event::Blocked { who: self.who(one), n });
    }

    #[inline]
    pub(crate) fn heal<S: EventSink<Spire>>(&mut self, one: Entity, n: i16, events: &mut S) {
        let n = self.body_mut(one).gain_life(n);
        if n > 0 {
            events.emit(Audience::Everyone, || Event::Healed { who: self.who(one), n });
        }
    }

    fn cleanse<S: EventSink<Spire>>(&mut self, one: Entity, events: &mut S) {
        let counters = &mut self.body_mut(one).counters;
        let had = Counter::ALL.into_iter().any(|counter| counter.is_debuff() && counters.has(counter));
        Counter::ALL.into_iter().filter(|counter| counter.is_debuff()).for_each(|counter| counters.clear(counter));
        if had {
            events.emit(Audience::Everyone, || Event::Cleansed { who: self.who(one) });
        }
    }

    pub(crate) fn lose_life<S: EventSink<Spire>>(&mut self, one: Entity, n: i16, events: &mut S) {
        let n = self.body_mut(one).lose_life(n);
        events.emit(Audience::Everyone, || Event::LostLife { who: self.who(one), n });
        self.bury(one, events);
    }

    pub(crate) fn become_element<S: EventSink<Spire>>(&mut self, one: Entity, element: Element, events: &mut S) {
        if self.body(one).element != element {
            self.body_mut(one).element = element;
            events.emit(Audience::Everyone, || Event::Became { who: self.who(one), element });
        }
    }
}
