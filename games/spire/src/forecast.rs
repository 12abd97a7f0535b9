//! What a card would do, what the enemies are going to do, and what they would do after the card, worked out by the rules
//! themselves on a copy without cards.
//!
//! Nothing hidden is needed and no chance is used: a copy is made of a view, its piles are empty, and what depends on
//! chance (the next intent, a draw) is left out of the answer.
//!
//! Not here: how it is shown.

use crate::chance::Streams;
use crate::content::{Effect, Target};
use crate::state::{Enemy, Fight, MAX_ENEMIES, Phase, PlayerState, Spire};
use crate::view::View;
use crate::{Body, Card, CardDef, Counter, Counters, Element};
use atout_core::{NoEvents, Pile, Seat};
use std::cmp::Ordering;

/// What a card would do to somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Forecast {
    /// The id of the player or enemy.
    pub who: u8,
    /// As things stand.
    pub before: Body,
    /// After the card; life 0 if it would die.
    pub after: Body,
}

/// What an announced skill would do to a player, after the skills of the enemies that act before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Threat {
    /// The enemy's id.
    pub enemy: u8,
    /// The player.
    pub seat: Seat,
    /// Damage before block and evade.
    pub damage: i16,
    /// So much of it the player's block would absorb.
    pub blocked: i16,
    /// So much life the player would lose.
    pub lost: i16,
    /// So many attacks would miss.
    pub evaded: u8,
}

impl View {
    /// What a card would do to everybody whom it changes, if the player used it on this target now.
    #[must_use]
    pub fn forecast(&self, seat: Seat, card: Card, target: Option<u8>) -> Vec<Forecast> {
        let before = self.copy_of_the_fight();
        let mut after = before;
        after.use_card(seat, card, target, &mut NoEvents);
        before.differences(&after)
    }

    /// Whom the card can be aimed at, by id; none if it is aimed at all.
    #[must_use]
    pub fn targets(&self, card: Card) -> Vec<u8> {
        match self.config.content.card(card).target {
            Target::Players | Target::Enemies => Vec::new(),
            Target::Enemy => self.enemies.iter().map(|enemy| enemy.id).collect(),
            Target::Player => {
                let standing = Seat::all(self.players.len()).filter(|seat| self.stands(*seat));
                standing.map(|seat| seat.index() as u8).collect()
            }
        }
    }

    /// Does the player live and climb?
    #[must_use]
    pub fn stands(&self, seat: Seat) -> bool {
        !self.left.contains(seat) && self.players[seat.index()].body.lives()
    }

    /// What the announced skills would do to the players if the enemies acted now, in the order in which they act.
    #[must_use]
    pub fn threats(&self) -> Vec<Threat> {
        self.copy_of_the_fight().threats()
    }

    /// The life that each player would lose to the announced skills if the player used this card on this target and then
    /// the enemies acted. None if the card makes an enemy announce something else: nobody knows what.
    #[must_use]
    pub fn coming_after(&self, seat: Seat, card: Card, target: Option<u8>) -> Option<[i16; 2]> {
        let mut after = self.copy_of_the_fight();
        after.use_card(seat, card, target, &mut NoEvents);
        let is_known = !after.enemies().any(|enemy| after.next_phase(enemy).is_some());
        is_known.then(|| lost_to(&after.threats()))
    }

    /// A state with the bodies and intents of this view. It has no cards and no chance of its own.
    fn copy_of_the_fight(&self) -> Spire {
        let mut players = [PlayerState::default(); 2];
        for (player, seen) in players.iter_mut().zip(&self.players) {
            (player.body, player.energy, player.played) = (seen.body, seen.energy, seen.played);
        }
        let mut enemies = [Enemy::default(); MAX_ENEMIES];
        enemies.iter_mut().zip(&self.enemies).for_each(|(slot, enemy)| *slot = *enemy);
        let next_id = 1 + self.enemies.iter().map(|enemy| enemy.id).max().unwrap_or(1);
        Spire {
            config: self.config,
            streams: Streams::default(),
            phase: Phase::Turn(Seat::FIRST),
            floor: self.floor,
            map: self.map,
            at: self.at,
            players,
            left: self.left,
            ended_by: None,
            decided: Default::default(),
            last: self.last,
            fight: Fight { turn: self.turn, enemies, next_id, ..Fight::default() },
            offer: Pile::new(),
            event: 0,
        }
    }
}

impl CardDef {
    /// The card with the numbers that this body gives it: attacks and block with stats, buffs and debuffs, before the
    /// target's element and block.
    #[must_use]
    pub fn as_used_by(&self, body: &Body) -> CardDef {
        let (mut body, mut used) = (*body, self.clone());
        let whom = Body::default();
        for effect in &mut used.effects {
            match effect {
                Effect::Attack(n) => *n = clamped(body.damage_to(&whom, *n, Element::None)),
                Effect::Block(n) => *n = clamped(body.block_from(*n)),
                // A buff that the player gets first counts for the rest of the card.
                Effect::Buff(counter, n) if !self.target.is_players() => body.counters.raise(*counter, *n),
                _ => {}
            }
        }
        used
    }

    /// Is its first attack on this target harder or weaker than without elements, buffs and debuffs?
    #[must_use]
    pub fn force(&self, element: Element, by: &Body, target: &Body) -> Ordering {
        let mut by = *by;
        for effect in &self.effects {
            match effect {
                Effect::Attack(n) => {
                    let plain = Body { counters: Counters::default(), ..by };
                    let plain = plain.damage_to(target, *n, Element::None);
                    return by.damage_to(target, *n, element).cmp(&plain);
                }
                // As in `as_used_by`.
                Effect::Buff(counter, n) if !self.target.is_players() => by.counters.raise(*counter, *n),
                _ => {}
            }
        }
        Ordering::Equal
    }
}

/// The life that each player loses to these skills.
#[must_use]
pub fn lost_to(threats: &[Threat]) -> [i16; 2] {
    let mut lost = [0; 2];
    threats.iter().for_each(|threat| lost[threat.seat.index()] += threat.lost);
    lost
}

fn clamped(n: i16) -> u8 {
    u8::try_from(n.max(0)).unwrap_or(u8::MAX)
}

impl Spire {
    /// What the announced skills would do to the players if the enemies acted now, in the order in which they act.
    fn threats(self) -> Vec<Threat> {
        let (mut game, mut threats, later) = (self, Vec::new(), self.fight.next_id);
        for slot in 0..MAX_ENEMIES {
            let before = game;
            let enemy = before.fight.enemies[slot];
            // An enemy that is called while others act does not act yet.
            if !enemy.lives() || enemy.id >= later {
                continue;
            }
            game.let_enemy_act(slot, &mut NoEvents);
            for seat in before.seats().filter(|seat| before.is_aimed_at(&enemy, *seat)) {
                let (was, is) = (&before.player(seat).body, &game.player(seat).body);
                threats.push(Threat {
                    enemy: enemy.id,
                    seat,
                    damage: before.announced_damage(&enemy, was),
                    blocked: if is.lives() { was.block - is.block } else { was.block },
                    lost: was.life - is.life,
                    evaded: was.counters.get(Counter::Evade).saturating_sub(is.counters.get(Counter::Evade)),
                });
            }
        }
        threats
    }

    /// Everybody whose body is not the same afterwards.
    fn differences(&self, after: &Spire) -> Vec<Forecast> {
        let players = self.seats().map(|seat| (seat.index() as u8, self.player(seat).body, after.player(seat).body));
        let enemies = (0..MAX_ENEMIES).map(|slot| {
            let (was, is) = (&self.fight.enemies[slot], &after.fight.enemies[slot]);
            (was.id, was.body, is.body)
        });
        let all = players.chain(enemies).filter(|(_, before, _)| before.lives());
        all.filter(|(_, before, after)| before != after)
            .map(|(who, before, after)| Forecast { who, before, after })
            .collect()
    }
}
