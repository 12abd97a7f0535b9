//! Estimates every player's chance to win, for searches that stop before the end of the game.
//!
//! A small neural network computes a player's strength from features of the player and its enemies; a softmax over the
//! strengths gives the chances. `examples/learn.rs` trained its numbers (`judge/learnt.rs`) on many games.
//!
//! Not here: the faster estimate that card scores use (`standing.rs`).

mod learnt;

use super::{KittyPolicy, chances_from};
use crate::{Bag, Card, Entity, Kitty};
use atout_core::Seat;
use learnt::LEARNT;

/// The number of a player's features apart from card counts.
const N_STATUS: usize = 23;

/// The number of a player's features: status, cards in hand by kind, cards owned by kind.
const N_OWN: usize = N_STATUS + 2 * Card::COUNT;

/// The number of inputs of the network: a player's features, the mean of its enemies' features, and three counts.
pub const N_FEATURES: usize = 2 * N_OWN + 3;

/// The inputs of the network for one player.
pub type Features = [f32; N_FEATURES];

/// The number of hidden cells of the network.
pub const N_HIDDEN: usize = 16;

/// A network with one hidden layer.
#[derive(Debug, Clone, PartialEq)]
pub struct Network {
    /// The weights from every feature to every hidden cell.
    pub hidden: [[f32; N_HIDDEN]; N_FEATURES],
    /// The biases of the hidden cells.
    pub bias: [f32; N_HIDDEN],
    /// The weights from every hidden cell to the strength.
    pub out: [f32; N_HIDDEN],
    /// The weights from every feature directly to the strength.
    pub straight: [f32; N_FEATURES],
}

impl Network {
    /// The strength of a player with these features.
    #[inline]
    #[must_use]
    pub fn strength(&self, features: &Features) -> f32 {
        let (mut cells, mut strength) = (self.bias, 0.0);
        for ((feature, to_hidden), to_out) in features.iter().zip(&self.hidden).zip(&self.straight) {
            // Most features are 0 most of the time.
            if *feature != 0.0 {
                strength += feature * to_out;
                cells.iter_mut().zip(to_hidden).for_each(|(cell, weight)| *cell += feature * weight);
            }
        }
        strength + cells.iter().zip(&self.out).map(|(cell, weight)| cell.max(0.0) * weight).sum::<f32>()
    }
}

/// The features of every living player, by seat; `None` for other seats.
#[must_use]
pub fn features(state: &Kitty) -> [Option<Features>; Seat::MAX] {
    let attackers = attackers(state);
    let mut own = [[0.0; N_OWN]; Seat::MAX];
    let living = || state.living().players().iter().filter_map(Entity::seat);
    living().for_each(|seat| own[seat.index()] = own_features(state, seat, &attackers));
    let mut features = [None; Seat::MAX];
    for seat in living() {
        let mut sum = [0.0; N_OWN];
        let (mut enemies, mut allies, mut weaker) = (0.0f32, 0.0, 0.0);
        for other in living().filter(|other| *other != seat) {
            if state.allied(seat, other) {
                allies += 1.0;
            } else {
                enemies += 1.0;
                weaker += f32::from(u8::from(own[other.index()][0] < own[seat.index()][0]));
                sum.iter_mut().zip(own[other.index()]).for_each(|(sum, feature)| *sum += feature);
            }
        }
        let mut all = [0.0; N_FEATURES];
        all[..N_OWN].copy_from_slice(&own[seat.index()]);
        all[N_OWN..2 * N_OWN].iter_mut().zip(sum).for_each(|(slot, sum)| *slot = sum / enemies.max(1.0));
        all[2 * N_OWN..].copy_from_slice(&[enemies - 1.0, allies, weaker / enemies.max(1.0)]);
        features[seat.index()] = Some(all);
    }
    features
}

/// The effect of friends with a Razor on a player.
#[derive(Default, Clone, Copy)]
struct Attackers {
    /// The life that they take from the player this turn.
    damage: f32,
    /// The turns that friends will attack the player.
    attacked: f32,
    /// The turns that the player's own friends will attack others.
    attacking: f32,
}

fn attackers(state: &Kitty) -> [Attackers; Seat::MAX] {
    let mut attackers = [Attackers::default(); Seat::MAX];
    for friend in state.living().friends().iter().filter_map(|id| state.friend(id)) {
        if friend.card != Card::Razor {
            continue;
        }
        attackers[friend.owner.index()].attacking += f32::from(friend.span) / 8.0;
        if let Some(victim) = friend.target.seat() {
            attackers[victim.index()].damage += 10.0;
            attackers[victim.index()].attacked += f32::from(friend.span) / 8.0;
        }
    }
    attackers
}

fn own_features(state: &Kitty, seat: Seat, attackers: &[Attackers; Seat::MAX]) -> [f32; N_OWN] {
    let (player, attackers) = (state.player(seat), attackers[seat.index()]);
    let stats = &player.stats;
    let (_, sides) = state.free_beside(stats.cell);
    let yes = |is: bool| f32::from(u8::from(is));
    let left = (stats.life as f32 - attackers.damage).clamp(0.0, 300.0);
    let mana = stats.mana.min(300) as f32 / 100.0;
    let storm = state.storm();
    let covered = storm.filter(|storm| storm.covers(stats.cell)).map_or(0.0, |storm| f32::from(storm.loss));
    let age = storm.map_or(0.0, |storm| f32::from(storm.loss));
    let steps = f32::from(state.config().torus().distance(stats.cell, state.config().torus().middle()));
    let hell = player.hand.contains(Card::Hell);
    let draw_size = player.draw.len().max(1) as f32;
    let status: [f32; N_STATUS] = [
        left / 50.0,
        (1.0 + left / 10.0).ln(),
        yes(left <= 0.0),
        yes(left <= 10.0),
        yes(left <= 20.0),
        (stats.generation.min(40) as f32).ln(),
        stats.generation.min(40) as f32 / 20.0,
        mana,
        (1.0 + stats.mana as f32).ln() / 4.0,
        yes(mana >= 1.0),
        yes(hell) * mana,
        yes(hell && mana >= 1.0),
        attackers.attacked,
        attackers.attacking,
        yes(sides <= 1),
        yes(sides == 2),
        f32::from(player.draw.count(Card::Panacea)) / draw_size,
        f32::from(player.draw.count(Card::Razor)) / draw_size,
        f32::from(player.draw.count(Card::Hell)) / draw_size * 10.0,
        covered / 10.0,
        yes(left <= covered),
        age / 10.0,
        yes(storm.is_some_and(|storm| storm.eye.is_some())) * steps / 6.0,
    ];
    let owned = |card| {
        let count = |bag: &Bag| f32::from(bag.count(card));
        let played = count(&player.discard);
        (count(&player.draw) + played + if state.config().classic { 0.0 } else { count(&player.hand) }) / 10.0
    };
    let mut own = [0.0; N_OWN];
    own[..N_STATUS].copy_from_slice(&status);
    for (n, card) in Card::ALL.into_iter().enumerate() {
        own[N_STATUS + n] = f32::from(player.hand.count(card)) / 2.0;
        own[N_STATUS + Card::COUNT + n] = owned(card);
    }
    own
}

impl KittyPolicy {
    /// The chance of each seat. Seats of one side have the same chance; the chances of all sides add up to 1.
    pub(super) fn judged_chances(&self, state: &Kitty) -> [f32; Seat::MAX] {
        let features = features(state);
        let strength = features
            .map(|features| features.map_or(0.0, |features| LEARNT.strength(&features).clamp(-20.0, 20.0).exp()));
        chances_from(state.config(), &strength)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Friend};
    use atout_core::{BotRng, Game, SeedableRng};

    fn game(config: &Config, seed: u64) -> Kitty {
        Kitty::dealt(config, &mut BotRng::seed_from_u64(seed)).unwrap()
    }

    fn chances(state: &Kitty) -> [f32; Seat::MAX] {
        KittyPolicy::default().judged_chances(state)
    }

    #[test]
    fn the_chances_of_all_sides_add_up_to_one() {
        for teams in ["none", "2v2", "1v3"] {
            let state = game(&Config { teams: teams.parse().unwrap(), ..Config::default() }, 1);
            let chances = chances(&state);
            let mut sides = [0.0; Seat::MAX];
            Seat::all(4).for_each(|seat| sides[state.config().side(seat)] = chances[seat.index()]);
            assert!((sides.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{teams}: {chances:?}");
            assert_eq!(chances[4..], [0.0; 4]);
        }
    }

    #[test]
    fn a_better_position_means_a_higher_chance() {
        let more = |change: &dyn Fn(&mut crate::PlayerState)| {
            let one = |seed| {
                let before = game(&Config { players: 2, ..Config::default() }, seed);
                let mut state = before;
                change(&mut state.players[0]);
                chances(&state)[0] - chances(&before)[0]
            };
            (0..50).map(one).sum::<f32>() / 50.0
        };
        assert!(more(&|player| player.stats.life += 30) > 0.02);
        assert!(more(&|player| player.stats.life -= 50) < -0.1);
        assert!(more(&|player| player.stats.generation += 3) > 0.0);
        let wounded_with = |card: Card| {
            more(&|player| {
                player.stats.life = 20;
                player.hand = [card; 5].into_iter().collect();
            })
        };
        assert!(wounded_with(Card::Panacea) > wounded_with(Card::Stone) + 0.05);
    }

    #[test]
    fn a_fallen_player_has_no_chance() {
        let mut state = game(&Config::default(), 2);
        state.living.remove(Entity::player(Seat::SECOND));
        assert_eq!(chances(&state)[1], 0.0);
    }

    #[test]
    fn an_attacking_friend_lowers_the_chance() {
        let mut state = game(&Config { players: 2, ..Config::default() }, 3);
        let before = chances(&state)[0];
        let attacker = Friend {
            card: Card::Razor,
            owner: Seat::SECOND,
            target: Entity::player(Seat::FIRST),
            span: 8,
            ..Friend::default()
        };
        state.friends.0[0] = attacker;
        state.living.insert(Entity::friend(0).unwrap());
        assert!(chances(&state)[0] < before - 0.05);
    }
}
