//! The heuristic's turn in a fight, in four steps.

use crate::chance::Purpose;
use crate::content::{Effect, Target};
use crate::{Action, Card, CardDef, Counter, Enemy, Spire};
use atout_core::{Dice, Seat};

/// The steps, best first; within a step smaller numbers decide.
const EVADE: f32 = 4000.0;
const BLOCK: f32 = 3000.0;
const ATTACK: f32 = 2000.0;
const REST: f32 = 1000.0;
const END: f32 = 0.0;
const NEVER: f32 = -1000.0;

/// What a player looks at before it plays.
struct Outlook<'s> {
    game: &'s Spire,
    seat: Seat,
    /// The damage that is announced and not blocked yet.
    coming: i16,
    evades: bool,
    /// The living enemy with the least life.
    weakest: u8,
}

impl Spire {
    /// The damage that is announced for a player, beyond its block.
    #[must_use]
    pub fn unblocked(&self, seat: Seat) -> i16 {
        let body = &self.player(seat).body;
        let aimed = self.enemies().filter(|enemy| self.is_aimed_at(enemy, seat));
        let coming: i16 = aimed.map(|enemy| self.announced_damage(enemy, body)).sum();
        (coming - body.block).max(0)
    }

    pub(super) fn score_plays(&self, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        let weakest = self.enemies().min_by_key(|enemy| enemy.body.life + enemy.body.block);
        let outlook = Outlook {
            game: self,
            seat,
            coming: self.unblocked(seat),
            evades: self.evades(seat),
            weakest: weakest.map(|enemy| enemy.id).unwrap_or_default(),
        };
        let mut rng = self.streams.of(Purpose::Vote, self.player(seat).played.into());
        scores.extend(actions.iter().map(|action| match *action {
            Action::Play(place, target) => {
                let card = self.player(seat).hand[usize::from(place)];
                outlook.score(card, target).unwrap_or_else(|| outlook.rest_score(card, rng.unit()))
            }
            _ => END,
        }));
    }
}

impl Outlook<'_> {
    /// The score of a card that one of the first three steps wants.
    fn score(&self, card: Card, target: Option<u8>) -> Option<f32> {
        let def = self.game.card_def(card);
        let is_own = target.is_none_or(|id| usize::from(id) == self.seat.index()) || !def.target.is_players();
        if is_own && self.coming > 0 && !self.evades {
            if gives(def, Counter::Evade) {
                return Some(EVADE + self.first_the_unfavourable(card));
            }
            let saved = self.saved(def);
            if saved > 0 {
                let worth = f32::from(saved) / f32::from(def.cost.max(1));
                return Some(BLOCK + worth + self.first_the_unfavourable(card));
            }
        }
        let hurt = self.hurt(card, def, target)?;
        Some(ATTACK + f32::from(hurt) / f32::from(def.cost.max(1)) + self.first_the_unfavourable(card))
    }

    /// How much of the coming damage the card takes away: block, or life given back.
    fn saved(&self, def: &CardDef) -> i16 {
        let body = &self.game.player(self.seat).body;
        let gain = |effect: &Effect| match effect {
            Effect::Block(n) => body.block_from(*n),
            Effect::Heal(n) => i16::from(*n).min(body.max_life - body.life),
            _ => 0,
        };
        def.effects.iter().map(gain).sum::<i16>().min(self.coming)
    }

    /// The life that the weakest enemy would lose; none if it would lose none.
    fn hurt(&self, card: Card, def: &CardDef, target: Option<u8>) -> Option<i16> {
        let is_at_weakest = target == Some(self.weakest) || def.target == Target::Enemies;
        let enemy = self.game.enemy(self.weakest).filter(|_| is_at_weakest && !def.target.is_players())?;
        let lost = self.damage(card, def, enemy) - enemy.body.block;
        (lost > 0).then_some(lost.min(enemy.body.life))
    }

    fn damage(&self, card: Card, def: &CardDef, enemy: &Enemy) -> i16 {
        let (body, element) = (&self.game.player(self.seat).body, self.game.tower().element(card));
        let damage = |effect: &Effect| match effect {
            Effect::Attack(n) => body.damage_to(&enemy.body, *n, element),
            _ => 0,
        };
        def.effects.iter().map(damage).sum()
    }

    /// The last step: at random, but nothing unfavourable.
    fn rest_score(&self, card: Card, chance: f32) -> f32 {
        if self.is_unfavourable(card) { NEVER } else { REST + chance }
    }

    /// Cards that leave the player weak against an enemy are played early, so that another one can follow.
    fn first_the_unfavourable(&self, card: Card) -> f32 {
        if self.is_unfavourable(card) { 0.5 } else { 0.0 }
    }

    fn is_unfavourable(&self, card: Card) -> bool {
        let element = self.game.tower().element(card);
        self.game.enemies().any(|enemy| enemy.body.element.beats(element))
    }
}

fn gives(def: &CardDef, counter: Counter) -> bool {
    def.effects.iter().any(|effect| matches!(effect, Effect::Buff(given, _) if *given == counter))
}
