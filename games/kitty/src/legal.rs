//! What a player may decide: the list of legal actions, the check of one, and a random one.
//!
//! Not here: the sentences of a refusal (`refusals.rs`).

use crate::refusals::{self, NEEDS_TARGET, NOT_IN_HAND, TOO_DEAR};
use crate::{Action, Aim, Bag, Card, Class, Entities, Entity, Kitty, Phase};
use atout_core::{Dice, Illegal, Rng, Seat};

impl Kitty {
    /// Appends all legal actions of an awaited seat, sorted.
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Pick => out.extend(Class::CHOICES.map(Action::Pick)),
            Phase::Move => {
                out.push(Action::Stay);
                let mut reach = self.reach(seat);
                reach.remove(self.player(seat).stats.cell);
                out.extend(reach.iter().map(Action::Walk));
            }
            Phase::Card => {
                out.push(Action::Pass);
                let playable = self.playable(seat);
                let aimed = |card: &Card| self.needs_target(seat, *card);
                out.extend(playable.kinds().filter(|card| !aimed(card)).map(Action::Play));
                for card in playable.kinds().filter(aimed) {
                    out.extend(self.targets(seat, card).iter().map(|target| Action::Aim(card, target)));
                }
            }
            Phase::Over => {}
        }
    }

    /// The cards in hand that can be played: the player can pay them, and there is a target if they need one.
    #[inline]
    pub(crate) fn playable(&self, seat: Seat) -> Bag {
        let player = self.player(seat);
        let mut playable = player.hand;
        let has_target = |card| !self.needs_target(seat, card) || !self.targets(seat, card).is_empty();
        playable.keep(|card| card.cost() <= player.stats.mana && has_target(card));
        playable
    }

    /// Does the card need a target? A card for an ally is played without one if no ally is left, so that it does not
    /// stay in hand for ever.
    #[inline]
    fn needs_target(&self, seat: Seat, card: Card) -> bool {
        match card.def().aim {
            Aim::Nobody => false,
            Aim::Anybody => true,
            Aim::Ally => !self.targets(seat, card).is_empty(),
        }
    }

    /// The legal targets of a card.
    #[inline]
    pub fn targets(&self, seat: Seat, card: Card) -> Entities {
        match card.def().aim {
            Aim::Nobody => Entities::EMPTY,
            Aim::Anybody => self.living.without(Entity::player(seat)),
            Aim::Ally => self.team(seat).without(Entity::player(seat)),
        }
    }

    /// May the player decide this now?
    #[inline]
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.lives(seat) || self.chosen[seat.index()].is_some() || self.phase == Phase::Over {
            return Err(refusals::not_awaited(self, seat));
        }
        match (self.phase, action) {
            (Phase::Pick, Action::Pick(class)) if Class::CHOICES.contains(&class) => Ok(()),
            (Phase::Move, Action::Stay) | (Phase::Card, Action::Pass) => Ok(()),
            (Phase::Move, Action::Walk(cell)) => {
                let from = self.player(seat).stats.cell;
                let torus = self.config.torus();
                let can =
                    cell != from && torus.contains(cell) && torus.reaches(from, cell, self.config.steps, &self.closed);
                if can { Ok(()) } else { Err(refusals::unreachable(self, seat, cell)) }
            }
            (Phase::Card, Action::Play(card)) => {
                self.check_card(seat, card)?;
                if self.needs_target(seat, card) { Err(NEEDS_TARGET) } else { Ok(()) }
            }
            (Phase::Card, Action::Aim(card, target)) => {
                self.check_card(seat, card)?;
                let can = self.targets(seat, card).contains(target);
                if can { Ok(()) } else { Err(refusals::no_target(self, seat, card, target)) }
            }
            _ => Err(refusals::not_now(self.phase)),
        }
    }

    #[inline]
    fn check_card(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let player = self.player(seat);
        if !player.hand.contains(card) {
            return Err(NOT_IN_HAND);
        }
        if player.stats.mana < card.cost() {
            return Err(TOO_DEAR);
        }
        Ok(())
    }

    /// The decision of a random player: any cell within reach; any playable card on any legal target; no card only if
    /// none is playable.
    #[inline]
    pub(crate) fn random_choice<R: Rng>(&self, seat: Seat, rng: &mut R) -> Option<Action> {
        match self.phase {
            Phase::Pick => Some(Action::Pick(Class::CHOICES[rng.index(Class::CHOICES.len())])),
            Phase::Move => {
                let from = self.player(seat).stats.cell;
                let cell = self.config.torus().random_reach(from, self.config.steps, &self.closed, rng);
                Some(if cell == from { Action::Stay } else { Action::Walk(cell) })
            }
            Phase::Card => {
                let mut playable = self.playable(seat);
                let Some(card) = playable.draw(rng) else { return Some(Action::Pass) };
                if !self.needs_target(seat, card) {
                    return Some(Action::Play(card));
                }
                let targets = self.targets(seat, card);
                Some(Action::Aim(card, targets.nth(rng.index(targets.len()))?))
            }
            Phase::Over => None,
        }
    }
}
