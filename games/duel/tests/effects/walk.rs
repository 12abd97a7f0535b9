//! Games around one card: random, but fond of it. The same seed gives the same game as long as nothing is different.

use super::position::Supply;
use atout_core::{BotRng, ContentRef, Dice, Game, NoEvents, Seat, SeedableRng};
use atout_duel::{Action, Aim, Asked, CardDef, Duel, Pool};
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

/// Decisions of one game.
const DECISIONS: usize = 70;

/// The games of one card.
pub(crate) struct Walks {
    plain: ContentRef<Pool>,
    supply: Supply,
    /// What was seen at each decision, in the games so far.
    seen: Vec<Option<Vec<u64>>>,
}

impl Walks {
    /// No game has been played yet.
    pub(crate) fn new(plain: ContentRef<Pool>, card: &'static CardDef) -> Walks {
        Walks { plain, supply: Supply::new(plain, card), seen: Vec::new() }
    }

    /// Is the game of this seed another one with this content?
    pub(crate) fn differs(&mut self, content: ContentRef<Pool>, seed: u64) -> bool {
        let index = seed as usize;
        if self.seen.len() <= index {
            self.seen.resize(index + 1, None);
        }
        let seen = self.seen[index].take().unwrap_or_else(|| {
            let mut seen = Vec::new();
            self.walk(self.plain, seed, |look| {
                seen.push(look);
                true
            });
            seen
        });
        let (mut n, mut is_same) = (0, true);
        self.walk(content, seed, |look| {
            is_same = seen.get(n) == Some(&look);
            n += 1;
            is_same
        });
        is_same &= n == seen.len();
        self.seen[index] = Some(seen);
        !is_same
    }

    /// Plays a game and shows every decision to `see`, until it has seen enough.
    fn walk(&self, content: ContentRef<Pool>, seed: u64, mut see: impl FnMut(u64) -> bool) {
        let mut chance = BotRng::seed_from_u64(seed);
        let mut rng = BotRng::seed_from_u64(!seed);
        let mut duel = self.supply.position(content, &mut chance);
        let mut actions = Vec::new();
        for _ in 0..DECISIONS {
            let asked = Seat::all(2).find(|&seat| {
                duel.actions(seat, &mut actions);
                !actions.is_empty()
            });
            if !see(look(&duel, &actions)) {
                return;
            }
            let Some(seat) = asked else { return };
            let action = self.choose(&duel, &actions, &mut rng);
            duel.apply(seat, &action, &mut chance, &mut NoEvents).unwrap();
        }
        see(look(&duel, &[]));
    }

    /// Most often something with the subject; otherwise often to pass.
    fn choose(&self, duel: &Duel, actions: &[Action], rng: &mut BotRng) -> Action {
        let own: Vec<Action> = actions.iter().copied().filter(|&action| self.is_fond(duel, action)).collect();
        if !own.is_empty() && rng.below(10) < 6 {
            return own[rng.index(own.len())];
        }
        let first = actions[0];
        let is_pause = matches!(first, Action::Pass | Action::Done);
        if is_pause && rng.below(10) < if first == Action::Pass { 6 } else { 3 } {
            return first;
        }
        let n = actions.len() - usize::from(actions.len() > 1 && actions.last() == Some(&Action::ByHand));
        actions[rng.index(n)]
    }

    fn is_fond(&self, duel: &Duel, action: Action) -> bool {
        let subject = self.supply.subject;
        let in_hand = |place: u8| {
            let seat = if let Asked::Priority(seat) = duel.asked { seat } else { return false };
            duel.player(seat).hand.get(usize::from(place)).is_some_and(|hidden| hidden.card() == subject)
        };
        let in_play = |slot: u8| duel.permanent(slot).is_some_and(|permanent| permanent.card == subject);
        match action {
            Action::Cast(place) | Action::Land(place) => in_hand(place),
            Action::Use(slot, _) | Action::Attack(slot) | Action::Target(Aim::Permanent(slot)) => in_play(slot),
            Action::Block(blocker, attacker) => in_play(blocker) || in_play(attacker),
            _ => false,
        }
    }
}

/// What can be seen of a state and of what can be done in it. Keywords are not looked at, only what they do.
fn look(duel: &Duel, actions: &[Action]) -> u64 {
    let mut hasher = DefaultHasher::new();
    actions.hash(&mut hasher);
    (duel.active.index(), duel.turn, duel.step, duel.priority.index(), duel.lands).hash(&mut hasher);
    duel.over.is_some().hash(&mut hasher);
    duel.over.and_then(|over| over.winner).map(Seat::index).hash(&mut hasher);
    for player in &duel.players {
        (player.life, player.mana).hash(&mut hasher);
        player.hand.iter().for_each(|card| card.card().hash(&mut hasher));
        (player.hand.len(), player.library.len(), player.graveyard.len(), player.exile.len()).hash(&mut hasher);
        player.library.iter().for_each(|card| card.card().hash(&mut hasher));
        player.graveyard.iter().chain(player.exile.iter()).for_each(|laid| laid.card.hash(&mut hasher));
    }
    for (slot, one) in duel.permanents.iter().enumerate().filter(|(_, one)| one.stamp != 0) {
        let traits = duel.traits(slot as u8);
        (slot, one.card, one.controller.index(), one.tapped, one.damage, one.counters).hash(&mut hasher);
        (traits.force, traits.endurance, one.host, one.combat.attacks, one.combat.blocks).hash(&mut hasher);
        one.chosen.hash(&mut hasher);
    }
    for item in &duel.stack {
        (item.card, item.controller.index(), item.mode, item.x, item.amount, item.targets.len()).hash(&mut hasher);
        item.targets.iter().for_each(|chosen| (chosen.aim, chosen.points).hash(&mut hasher));
    }
    hasher.finish()
}
