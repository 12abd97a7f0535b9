//! What a search over the rest of a turn has to know: the tree of the game's first design, with its score.
//!
//! The score counts the life that the player has lost when the enemies have acted, the enemies killed, and the life that the
//! others lost. Dying is the worst.

use super::SpirePolicy;
use crate::content::Effect;
use crate::state::Phase;
use crate::{Action, Counter, Enemy, Spire};
use atout_core::{Seat, TurnKnowledge};
use std::hash::{DefaultHasher, Hash, Hasher};

/// A killed enemy, in points of the player's own life.
const KILL: f32 = 12.0;
/// A point of an enemy's life.
const ENEMY_LIFE: f32 = 0.6;
/// Dying.
const DEATH: f32 = -10_000.0;

impl TurnKnowledge<Spire> for SpirePolicy {
    fn is_in_turn(&self, before: &Spire, state: &Spire, seat: Seat) -> bool {
        matches!(state.phase, Phase::Turn(turn) | Phase::Discard(turn, _) if turn == seat)
            && (state.fight.turn, state.at) == (before.fight.turn, before.at)
    }

    fn uses_chance(&self, state: &Spire, action: &Action) -> bool {
        let (Phase::Turn(seat), Action::Play(place, _)) = (state.phase, action) else { return false };
        let card = state.player(seat).hand[usize::from(*place)];
        state.card_def(card).effects.iter().any(|effect| matches!(effect, Effect::Draw(_)))
    }

    fn value(&self, before: &Spire, after: &Spire, seat: Seat) -> f32 {
        match after.phase {
            Phase::Over { won: true } => return -DEATH,
            Phase::Over { won: false } => return DEATH,
            _ if !after.stands(seat) => return DEATH,
            _ => {}
        }
        let (body, now) = (&before.player(seat).body, &after.player(seat).body);
        // While others of the party have not played yet the enemies' answer is still to come.
        let has_acted = after.fight.turn != before.fight.turn;
        let coming = if has_acted { 0 } else { after.unblocked(seat) };
        let lost = f32::from(body.life - now.life + coming);
        let enemies = before.enemies().map(|enemy| enemy_points(enemy, after)).sum::<f32>();
        let growth = f32::from(now.counters.get(Counter::Heal)) * 0.5;
        enemies - lost + growth
    }

    fn key(&self, state: &Spire, seat: Seat) -> u64 {
        let mut hasher = DefaultHasher::new();
        let player = state.player(seat);
        (player.body, player.energy, player.played, &player.hand[..], &player.draw[..]).hash(&mut hasher);
        (state.phase, state.players[1 - seat.index().min(1)].body).hash(&mut hasher);
        for enemy in state.enemies() {
            (enemy.id, enemy.phase, enemy.intent, enemy.aim, enemy.body).hash(&mut hasher);
        }
        hasher.finish()
    }
}

/// What became of an enemy.
fn enemy_points(enemy: &Enemy, after: &Spire) -> f32 {
    match after.enemy(enemy.id) {
        None => KILL + ENEMY_LIFE * f32::from(enemy.body.life),
        Some(now) => ENEMY_LIFE * f32::from(enemy.body.life - now.body.life),
    }
}
