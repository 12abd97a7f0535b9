//! Who waits in a room: enemies of its element and floor, as many as fit.

use crate::chance::Purpose;
use crate::event::Entity;
use crate::map::{ROWS, RoomKind};
use crate::state::{Enemy, MAX_ENEMIES, Spire};
use crate::{Body, Counters, Event};
use atout_core::{Audience, Dice, EventSink, KeyedRng, Pile};

/// From this row on rooms are fuller.
const LATE_ROW: u8 = 3;

impl Spire {
    /// Puts the room's enemies into their slots.
    pub(crate) fn place_enemies<S: EventSink<Spire>>(&mut self, counters: Counters, events: &mut S) {
        let mut rng = self.streams.of(Purpose::Encounter, self.room_key());
        let kinds = match self.room() {
            Some(room) if room.kind == RoomKind::Boss => self.draw_boss(&mut rng),
            _ => self.draw_enemies(&mut rng),
        };
        let mut placed: Pile<usize, MAX_ENEMIES> = Pile::new();
        for kind in kinds.iter() {
            if let Some(slot) = self.place_enemy(*kind) {
                let body = &mut self.fight.enemies[slot].body;
                // They fall by one before the enemy's first turn; a player's do not.
                counters.iter().for_each(|(counter, n)| body.counters.raise(counter, n + u8::from(counter.ticks())));
                placed.push(slot);
            }
        }
        // Told only now: the first of two equal enemies has no number before the second one is there.
        placed.iter().for_each(|slot| self.tell_arrival(*slot, events));
    }

    fn draw_boss(&self, rng: &mut KeyedRng) -> Pile<u8, MAX_ENEMIES> {
        let bosses = self.kinds_here(true);
        [bosses[rng.index(bosses.len())]].into_iter().collect()
    }

    /// Fills the room up to its threat.
    fn draw_enemies(&self, rng: &mut KeyedRng) -> Pile<u8, MAX_ENEMIES> {
        let (row, _) = self.at.unwrap_or_default();
        let (climb, floor) = (self.tower().climb(), self.floor());
        let mut threat = match row < LATE_ROW {
            true => climb.early_threat[floor],
            false => climb.late_threat[floor] + self.config.threat_bonus(),
        };
        let mut kinds = Pile::new();
        while kinds.len() < MAX_ENEMIES {
            let fits = |kind: &&u8| self.tower().enemies[usize::from(**kind)].threat <= threat;
            let fitting = || self.kinds_here(false).iter().filter(fits);
            let n = fitting().count();
            if n == 0 {
                break;
            }
            let kind = fitting().nth(rng.index(n)).copied().unwrap_or_default();
            threat -= self.tower().enemies[usize::from(kind)].threat;
            kinds.push(kind);
        }
        kinds
    }

    /// The kinds of this room's element and floor.
    fn kinds_here(&self, boss: bool) -> &'static [u8] {
        let element = self.room().map(|room| room.element).unwrap_or_default();
        self.tower().enemies_of(self.floor(), element, boss)
    }

    /// Puts an enemy into a free slot and returns which; none if there is no room.
    pub(crate) fn place_enemy(&mut self, kind: u8) -> Option<usize> {
        let slot = self.fight.enemies.iter().position(|enemy| !enemy.lives())?;
        let id = self.fight.next_id;
        self.fight.next_id = id.checked_add(1)?;
        let twin = self.number_twins(kind);
        self.fight.enemies[slot] = Enemy { id, kind, twin, body: self.enemy_body(kind), ..Enemy::default() };
        Some(slot)
    }

    fn tell_arrival<S: EventSink<Spire>>(&self, slot: usize, events: &mut S) {
        let life = self.fight.enemies[slot].body.life;
        events.emit(Audience::Everyone, || Event::Appeared { who: self.who(Entity::Enemy(slot)), life });
    }

    /// The number of the next enemy of this kind among its equals, 0 if it has none. One that was alone becomes the first.
    /// Numbers stay when an equal falls, so that nobody mistakes one for the other.
    fn number_twins(&mut self, kind: u8) -> u8 {
        let equals = self.fight.enemies.iter_mut().filter(|enemy| enemy.lives() && enemy.kind == kind);
        let last = equals.map(|enemy| {
            enemy.twin = enemy.twin.max(1);
            enemy.twin
        });
        last.max().map_or(0, |last| last.saturating_add(1))
    }

    /// Strength grows with floor, room, difficulty and players.
    fn enemy_body(&self, kind: u8) -> Body {
        let def = &self.tower().enemies[usize::from(kind)];
        let (climb, floor) = (self.tower().climb(), self.floor());
        let row = i32::from(self.at.unwrap_or_default().0).min(ROWS as i32 - 2);
        let on_floor = if def.boss { climb.boss_life[floor] } else { climb.enemy_life[floor] };
        let on_way = if def.boss { 100 } else { 100 + i32::from(climb.room_life) * row };
        let players = if self.config.players == 2 { i32::from(climb.two_players) } else { 100 };
        let percents = [i32::from(on_floor), on_way, players, self.config.enemy_life_percent(def.boss)];
        let life = percents.iter().fold(i32::from(def.life), |life, percent| life * percent / 100);
        let life = life.clamp(1, i32::from(Body::MAX_LIFE)) as i16;
        let attack = if def.boss { climb.boss_attack[floor] } else { climb.enemy_attack[floor] };
        Body {
            life,
            max_life: life,
            block: 0,
            attack_stat: (def.attack_stat + attack).saturating_add(self.config.enemy_attack_bonus(def.boss, floor)),
            block_stat: def.block_stat + climb.enemy_block[floor],
            element: def.element,
            counters: Counters::default(),
        }
    }

    /// An enemy comes to help, if there is room, and announces what it will do.
    pub(crate) fn summon<S: EventSink<Spire>>(&mut self, kind: u8, events: &mut S) {
        if let Some(slot) = self.place_enemy(kind) {
            self.tell_arrival(slot, events);
            self.announce(slot, events);
        }
    }
}
