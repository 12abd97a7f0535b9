//! A quick and greedy turn for the fights that a search imagines: the card that gives most for its energy, in points of life,
//! until none gives anything.
//!
//! Not here: the heuristic (`fight.rs`), which follows the game's first design to the letter.

use crate::content::{Effect, Target};
use crate::{Action, Body, Card, CardDef, Counter, Element, Enemy, Spire};
use atout_core::Seat;

/// A point of an enemy's life.
const ENEMY_LIFE: f32 = 0.6;
/// A dead enemy, beside the damage that it would have done.
const KILL: f32 = 4.0;
/// A card more in hand, and a point of energy more.
const CARD: f32 = 2.0;
const POWER: f32 = 3.0;
/// Life that comes back counts a little less than life that is not lost.
const HEALED: f32 = 0.9;

/// What a player looks at before it plays a card.
struct PlayContext<'s> {
    game: &'s Spire,
    seat: Seat,
    own: &'s Body,
    /// The damage that is announced and neither blocked nor evaded yet.
    coming: f32,
    /// How many enemies are going to attack.
    attackers: f32,
}

impl Spire {
    /// A good card to play, or the end of the turn.
    pub(super) fn greedy_play(&self, seat: Seat) -> Action {
        let context = PlayContext::new(self, seat);
        let player = self.player(seat);
        let (mut best, mut most) = (Action::End, 0.0);
        if player.played >= crate::MAX_PLAYS {
            return best;
        }
        for (place, card) in player.hand.iter().enumerate() {
            let def = self.card_def(*card);
            if def.cost > player.energy || (place > 0 && player.hand[place - 1] == *card) {
                continue;
            }
            let per_energy = 1.0 / f32::from(def.cost.max(1)) + if def.cost == 0 { 1.0 } else { 0.0 };
            let mut offer = |target: Option<u8>, points: f32| {
                if points * per_energy > most {
                    (best, most) = (Action::Play(place as u8, target), points * per_energy);
                }
            };
            match def.target {
                Target::Players | Target::Enemies => offer(None, context.points(*card, def, None)),
                Target::Player => offer(Some(seat.index() as u8), context.points(*card, def, None)),
                Target::Enemy => {
                    for enemy in self.enemies() {
                        offer(Some(enemy.id), context.points(*card, def, Some(enemy)));
                    }
                }
            }
        }
        best
    }
}

impl PlayContext<'_> {
    fn new(game: &Spire, seat: Seat) -> PlayContext<'_> {
        let own = &game.player(seat).body;
        let (mut coming, mut attackers, mut evades) = (0, 0.0, own.counters.get(Counter::Evade));
        for enemy in game.enemies().filter(|enemy| game.is_aimed_at(enemy, seat)) {
            let damage = game.announced_damage(enemy, own);
            if damage > 0 {
                attackers += 1.0;
                match evades {
                    0 => coming += damage,
                    _ => evades -= 1,
                }
            }
        }
        PlayContext { game, seat, own, coming: f32::from((coming - own.block).max(0)), attackers }
    }

    /// What a card gives, aimed at this enemy if it is aimed at one.
    fn points(&self, card: Card, def: &CardDef, target: Option<&Enemy>) -> f32 {
        let element = self.game.tower().element(card);
        let mut points = match (target, def.target) {
            (Some(enemy), _) => self.harm(def, element, enemy),
            (None, Target::Enemies) => self.game.enemies().map(|enemy| self.harm(def, element, enemy)).sum(),
            _ => 0.0,
        };
        let mut block = 0.0;
        for effect in &def.effects {
            points += match *effect {
                Effect::Block(n) => {
                    block += f32::from(self.own.block_from(n));
                    0.0
                }
                Effect::Heal(n) => HEALED * f32::from(i16::from(n).min(self.own.max_life - self.own.life)),
                Effect::Draw(n) => CARD * f32::from(n),
                Effect::Energy(n) => POWER * f32::from(n),
                Effect::LoseLife(n) if i16::from(n) >= self.own.life => -1000.0,
                Effect::LoseLife(n) => -f32::from(n),
                Effect::Discard(n) => -f32::from(n),
                Effect::Buff(counter, n) => self.help(counter, f32::from(n)),
                Effect::Attack(_) | Effect::Debuff(..) | Effect::Cleanse | Effect::Summon(_) | Effect::Become(_) => 0.0,
            };
        }
        points + block.min(self.coming)
    }

    /// What an enemy loses.
    fn harm(&self, def: &CardDef, element: Element, enemy: &Enemy) -> f32 {
        let (mut damage, mut weakening) = (0, 0.0);
        for effect in &def.effects {
            match *effect {
                Effect::Attack(n) if !enemy.body.counters.has(Counter::Evade) => {
                    damage += self.own.damage_to(&enemy.body, n, element);
                }
                Effect::Debuff(Counter::AttackMinus, n) if !enemy.body.counters.has(Counter::AttackMinus) => {
                    weakening = 1.5 + f32::from(n);
                }
                Effect::Debuff(..) => weakening += 0.5,
                _ => {}
            }
        }
        let lost = (damage - enemy.body.block).clamp(0, enemy.body.life);
        let back = if damage > 0 && enemy.body.counters.has(Counter::Retaliate) { 3.0 } else { 0.0 };
        if lost < enemy.body.life {
            return ENEMY_LIFE * f32::from(lost) + weakening - back;
        }
        let spared = if self.game.is_aimed_at(enemy, self.seat) {
            f32::from(self.game.announced_damage(enemy, self.own)).min(self.coming)
        } else {
            0.0
        };
        ENEMY_LIFE * f32::from(lost) + KILL + spared - back
    }

    /// What a buff gives.
    fn help(&self, counter: Counter, n: f32) -> f32 {
        match counter {
            Counter::Evade if self.coming > 0.0 => self.coming / self.attackers.max(1.0) + n,
            Counter::Evade => n,
            Counter::AttackPlus => 2.5 * n,
            Counter::BlockPlus => 1.5 * n,
            Counter::Heal => 1.5 * n,
            Counter::Retaliate => 2.0 * self.attackers + n,
            Counter::BlockMinus | Counter::AttackMinus => 0.0,
        }
    }
}
