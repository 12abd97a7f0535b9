//! Refuses impossible positions.

use super::PositionPhase;
use super::position::PositionBuilder;
use crate::{Card, Entity, Fall, FallCause, Stats};
use atout_core::{Message, Seat};

impl PositionBuilder {
    pub(super) fn check_card(&self, card: Card) -> Result<(), Message> {
        self.game.config.deals(card).then_some(()).ok_or_else(|| {
            Message::new(
                format!("`{card}` is dealt in team games only"),
                format!("«\u{a0}{card}\u{a0}» n'est distribuée que dans les parties en équipes"),
            )
        })
    }

    /// A fallen player fell in an earlier turn, or was walled in when this one began.
    pub(super) fn check_fall(&self, fall: Fall, phase: PositionPhase) -> Result<(), Message> {
        let now = self.game.turn;
        let fell_now = fall.turn == now && fall.cause == FallCause::Walled && phase != PositionPhase::Begin;
        ((1..now).contains(&fall.turn) || fell_now).then_some(()).ok_or_else(|| {
            let turn = fall.turn;
            Message::new(
                format!("it cannot have fallen this way in turn {turn}: this is turn {now}"),
                format!("il ne peut pas être tombé ainsi au tour {turn}\u{a0}: c'est le tour {now}"),
            )
        })
    }

    /// The target of a friend lives or fell at the start of this turn, and is not the friend's owner. Targets form no
    /// circle, because a target is on the board before the friend comes.
    pub(super) fn check_targets(&self) -> Result<(), Message> {
        for id in self.game.living.friends().iter() {
            let Some(friend) = self.game.friend(id) else { continue };
            let (mut last, mut hops) = (friend.target, 0);
            while let Some(next) = self.game.friend(last).filter(|_| hops < Entity::MAX_FRIENDS) {
                (last, hops) = (next.target, hops + 1);
            }
            let fell_now = |seat: Seat| self.game.player(seat).fell.is_some_and(|fall| fall.turn == self.game.turn);
            let lives = self.game.living.contains(friend.target) || friend.target.seat().is_some_and(fell_now);
            if !lives || hops == Entity::MAX_FRIENDS || friend.target == Entity::player(friend.owner) {
                let target = friend.target;
                return Err(Message::new(
                    format!("{id} cannot attack {target}: write another living entity"),
                    format!("{id} ne peut pas attaquer {target}\u{a0}: écrivez une autre cible en vie"),
                ));
            }
        }
        Ok(())
    }

    /// Two sides live, or lived when this turn began.
    pub(super) fn check_sides(&self) -> Result<(), Message> {
        let game = &self.game;
        let stood = |seat: &Seat| game.player(*seat).fell.is_none_or(|fall| fall.turn == game.turn);
        let mut sides = game.seats().filter(stood).map(|seat| game.config.side(seat));
        let first = sides.next();
        let several = sides.any(|side| Some(side) != first) && !game.living.players().is_empty();
        several.then_some(()).ok_or_else(|| {
            Message::new(
                "the game would be over: players of two teams must live",
                "la partie serait finie\u{a0}: deux joueurs d'équipes différentes doivent être en vie",
            )
        })
    }

    pub(super) fn check_walls(&self) -> Result<(), Message> {
        let walled = |entity: &Entity| self.game.free_beside(self.game.cell(*entity)).1 == 0;
        self.game.living.players().iter().find(walled).map_or(Ok(()), |who| {
            Err(Message::new(
                format!("{who} is walled in, so it is out once the turn has begun: write phase `begin`"),
                format!("{who} est emmuré, donc éliminé dès que le tour a commencé\u{a0}: écrivez la phase `begin`"),
            ))
        })
    }
}

/// A living entity has life and generation.
pub(super) fn check_stats(stats: &Stats) -> Result<(), Message> {
    (stats.life > 0 && stats.generation > 0).then_some(()).ok_or_else(|| {
        Message::new(
            "a living entity has at least 1 life and 1 generation",
            "un joueur ou un ami en vie a au moins 1 point de vie et 1 mana par tour",
        )
    })
}
