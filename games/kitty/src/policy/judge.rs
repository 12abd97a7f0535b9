//! What each player can hope for, for searches that stop before the end.
//!
//! A small network looks at what can be told of a player and of its enemies and says how strong it is; a player's
//! chance is the share of `exp` of its strength in that of all. Its numbers (`judge/learnt.rs`) are those that make the
//! winners of many games most likely (`examples/learn.rs`).

mod learnt;

use super::{KittyPolicy, share_out};
use crate::{Bag, Card, Entity, Kitty};
use atout_core::Seat;
use learnt::LEARNT;

/// How many things are seen of a player beside its cards.
const N_BODY: usize = 19;

/// How many things are seen of a player: of every kind of card how many it holds, and how many it owns.
const N_OWN: usize = N_BODY + 2 * Card::COUNT;

/// How many things are looked at: a player's own, the mean of its enemies', and how many stand on each side.
pub const N_SIGNS: usize = 2 * N_OWN + 3;

/// What the network looks at for one player.
pub type Signs = [f32; N_SIGNS];

/// Cells of the network between signs and strength.
pub const N_HIDDEN: usize = 16;

/// A network with one hidden layer.
#[derive(Debug, Clone, PartialEq)]
pub struct Network {
    /// From every sign to every hidden cell.
    pub hidden: [[f32; N_HIDDEN]; N_SIGNS],
    /// What every hidden cell starts from.
    pub bias: [f32; N_HIDDEN],
    /// From every hidden cell to the strength.
    pub out: [f32; N_HIDDEN],
    /// From every sign straight to the strength.
    pub straight: [f32; N_SIGNS],
}

impl Network {
    /// The strength that these signs tell.
    #[inline]
    #[must_use]
    pub fn strength(&self, signs: &Signs) -> f32 {
        let (mut cells, mut strength) = (self.bias, 0.0);
        for ((sign, to_hidden), to_out) in signs.iter().zip(&self.hidden).zip(&self.straight) {
            // Many signs are absent most of the time.
            if *sign != 0.0 {
                strength += sign * to_out;
                cells.iter_mut().zip(to_hidden).for_each(|(cell, weight)| *cell += sign * weight);
            }
        }
        strength + cells.iter().zip(&self.out).map(|(cell, weight)| cell.max(0.0) * weight).sum::<f32>()
    }
}

/// The signs of every living player, by seat; nothing for others.
#[must_use]
pub fn signs(state: &Kitty) -> [Option<Signs>; Seat::MAX] {
    let hunts = hunts(state);
    let mut own = [[0.0; N_OWN]; Seat::MAX];
    let living = || state.living().players().iter().filter_map(Entity::seat);
    living().for_each(|seat| own[seat.index()] = look_at(state, seat, &hunts));
    let mut signs = [None; Seat::MAX];
    for seat in living() {
        let mut sum = [0.0; N_OWN];
        let (mut enemies, mut allies, mut weaker) = (0.0f32, 0.0, 0.0);
        for other in living().filter(|other| *other != seat) {
            if state.allied(seat, other) {
                allies += 1.0;
            } else {
                enemies += 1.0;
                weaker += f32::from(u8::from(own[other.index()][0] < own[seat.index()][0]));
                sum.iter_mut().zip(own[other.index()]).for_each(|(sum, sign)| *sum += sign);
            }
        }
        let mut all = [0.0; N_SIGNS];
        all[..N_OWN].copy_from_slice(&own[seat.index()]);
        all[N_OWN..2 * N_OWN].iter_mut().zip(sum).for_each(|(slot, sum)| *slot = sum / enemies.max(1.0));
        all[2 * N_OWN..].copy_from_slice(&[enemies - 1.0, allies, weaker / enemies.max(1.0)]);
        signs[seat.index()] = Some(all);
    }
    signs
}

/// What hunting friends are up to.
#[derive(Default, Clone, Copy)]
struct Hunt {
    /// Life that they take from it this turn.
    bitten: f32,
    /// Turns that they stay on its heels.
    hunted: f32,
    /// Turns that its own stay on others'.
    hunting: f32,
}

fn hunts(state: &Kitty) -> [Hunt; Seat::MAX] {
    let mut hunts = [Hunt::default(); Seat::MAX];
    for friend in state.living().friends().iter().filter_map(|id| state.friend(id)) {
        if friend.card != Card::Razor {
            continue;
        }
        hunts[friend.owner.index()].hunting += f32::from(friend.span) / 8.0;
        if let Some(prey) = friend.target.seat() {
            hunts[prey.index()].bitten += 10.0;
            hunts[prey.index()].hunted += f32::from(friend.span) / 8.0;
        }
    }
    hunts
}

fn look_at(state: &Kitty, seat: Seat, hunts: &[Hunt; Seat::MAX]) -> [f32; N_OWN] {
    let (player, hunt) = (state.player(seat), hunts[seat.index()]);
    let stats = &player.stats;
    let (_, sides) = state.free_beside(stats.cell);
    let yes = |is: bool| f32::from(u8::from(is));
    let left = (stats.life as f32 - hunt.bitten).clamp(0.0, 300.0);
    let mana = stats.mana.min(300) as f32 / 100.0;
    let hell = player.hand.contains(Card::Hell);
    let draw_size = player.draw.len().max(1) as f32;
    let body: [f32; N_BODY] = [
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
        hunt.hunted,
        hunt.hunting,
        yes(sides <= 1),
        yes(sides == 2),
        f32::from(player.draw.count(Card::Panacea)) / draw_size,
        f32::from(player.draw.count(Card::Razor)) / draw_size,
        f32::from(player.draw.count(Card::Hell)) / draw_size * 10.0,
    ];
    let owned = |card| {
        let count = |bag: &Bag| f32::from(bag.count(card));
        let played = count(&player.discard);
        (count(&player.draw) + played + if state.config().classic { 0.0 } else { count(&player.hand) }) / 10.0
    };
    let mut own = [0.0; N_OWN];
    own[..N_BODY].copy_from_slice(&body);
    for (n, card) in Card::ALL.into_iter().enumerate() {
        own[N_BODY + n] = f32::from(player.hand.count(card)) / 2.0;
        own[N_BODY + Card::COUNT + n] = owned(card);
    }
    own
}

impl KittyPolicy {
    /// The hope of each seat, together 1 for all sides; who plays together hopes together.
    pub(super) fn hopes(&self, state: &Kitty) -> [f32; Seat::MAX] {
        let signs = signs(state);
        let strength = signs.map(|signs| signs.map_or(0.0, |signs| LEARNT.strength(&signs).clamp(-20.0, 20.0).exp()));
        share_out(state.config(), &strength)
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

    fn hopes(state: &Kitty) -> [f32; Seat::MAX] {
        KittyPolicy::default().hopes(state)
    }

    #[test]
    fn all_sides_together_hope_for_one() {
        for teams in ["none", "2v2", "1v3"] {
            let state = game(&Config { teams: teams.parse().unwrap(), ..Config::default() }, 1);
            let hopes = hopes(&state);
            let mut sides = [0.0; Seat::MAX];
            Seat::all(4).for_each(|seat| sides[state.config().side(seat)] = hopes[seat.index()]);
            assert!((sides.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{teams}: {hopes:?}");
            assert_eq!(hopes[4..], [0.0; 4]);
        }
    }

    #[test]
    fn who_is_better_off_hopes_for_more() {
        let more = |change: &dyn Fn(&mut crate::Player)| {
            let one = |seed| {
                let before = game(&Config { players: 2, ..Config::default() }, seed);
                let mut state = before;
                change(&mut state.players[0]);
                hopes(&state)[0] - hopes(&before)[0]
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
    fn who_has_fallen_hopes_for_nothing() {
        let mut state = game(&Config::default(), 2);
        state.living.remove(Entity::player(Seat::SECOND));
        assert_eq!(hopes(&state)[1], 0.0);
    }

    #[test]
    fn a_friend_on_ones_heels_is_bad_news() {
        let mut state = game(&Config { players: 2, ..Config::default() }, 3);
        let before = hopes(&state)[0];
        let hunter = Friend {
            card: Card::Razor,
            owner: Seat::SECOND,
            target: Entity::player(Seat::FIRST),
            span: 8,
            ..Friend::default()
        };
        state.friends.0[0] = hunter;
        state.living.insert(Entity::friend(0).unwrap());
        assert!(hopes(&state)[0] < before - 0.05);
    }
}
