//! What the conformance suite and the benchmark of `atout-core` ask of this game.

use crate::{Card, Class, Classes, Config, Kitty};
use atout_core::testkit::Conformance;
use atout_core::{Dice, HasBenchmarks, Rate, Rng, Seat};

impl Conformance for Kitty {
    fn random_config<R: Rng>(rng: &mut R) -> Config {
        // Most games are short and deadly, so that many are played; one in thirty-two is as long as people play.
        let quick = rng.below(32) > 0;
        let mut config = Config {
            players: 2 + rng.below(7) as u8,
            classic: rng.below(3) == 0,
            redeal_when_stuck: rng.below(3) == 0,
            ..Config::default()
        };
        if quick {
            config.life = 1 + rng.below(40) as u16;
            config.turns = 1 + rng.below(30) as u16;
        }
        config.classes = random_classes(config.players, rng);
        if rng.below(2) == 0 {
            config.teams = random_teams(config.players, rng).parse().unwrap_or_default();
        }
        if rng.below(2) == 0 {
            resize(&mut config, rng);
        }
        config
    }

    fn check_cards(&self) -> Result<(), String> {
        for seat in self.seats().filter(|_| self.turn > 0) {
            let player = self.player(seat);
            let (hand, piles) = (player.hand.len(), player.draw.len() + player.discard.len());
            let all = if self.config.classic { piles } else { piles + hand };
            if hand != usize::from(self.config.hand) || all != usize::from(self.config.deck) {
                return Err(format!("{player:?}"));
            }
            let may_hold = |card: Card| player.hand.count(card) + player.draw.count(card);
            if player.known.kinds().any(|card| self.config.classic || player.known.count(card) > may_hold(card)) {
                return Err(format!("what is known of hand and draw pile is not there: {player:?}"));
            }
            let is_foreign = |card: Card| !self.config.deals(card);
            if player.hand.cards().chain(player.draw.cards()).chain(player.discard.cards()).any(is_foreign) {
                return Err(format!("a team card where there are no teams: {player:?}"));
            }
        }
        self.check_board()
    }
}

impl Kitty {
    /// Is every closed cell closed by exactly one thing?
    fn check_board(&self) -> Result<(), String> {
        let bodies = self.seats().map(|seat| self.player(seat).stats.cell);
        let friends = self.living.friends().iter().map(|friend| self.cell(friend));
        let mut cells: Vec<_> = bodies.chain(friends).chain(self.caramels.iter()).collect();
        cells.sort_unstable();
        let closed: Vec<_> = self.closed.iter().collect();
        (cells == closed).then_some(()).ok_or_else(|| format!("closed {closed:?}, but there are {cells:?}"))
    }
}

fn random_classes<R: Rng>(players: u8, rng: &mut R) -> Classes {
    match rng.below(5) {
        0 => Classes::None,
        1 => Classes::Choose,
        2 => Classes::Random,
        3 => Classes::All(Class::ALL[rng.index(5)]),
        _ => {
            let mut classes = [Class::Kitten; Seat::MAX];
            classes[..usize::from(players)].iter_mut().for_each(|class| *class = Class::ALL[rng.index(5)]);
            Classes::Each(classes, players)
        }
    }
}

/// Any split into at least two teams.
fn random_teams<R: Rng>(players: u8, rng: &mut R) -> String {
    let mut sizes = vec![1];
    for _ in 1..players {
        let last = sizes.len() - 1;
        if rng.below(2) == 0 { sizes.push(1) } else { sizes[last] += 1 }
    }
    if sizes.len() == 1 {
        sizes = vec![1, players - 1];
    }
    sizes.iter().map(u8::to_string).collect::<Vec<_>>().join("v")
}

fn resize<R: Rng>(config: &mut Config, rng: &mut R) {
    // Half of the boards are so small that everything happens on them.
    let room = if rng.below(2) == 0 { 4 } else { 29 };
    config.width = 4 + rng.below(room) as u8;
    config.height = 4 + rng.below(room) as u8;
    config.hand = 1 + rng.below(10) as u8;
    config.deck = config.hand + rng.below(u32::from(61 - config.hand)) as u8;
    config.mana = rng.below(200) as u16;
    config.generation = 1 + rng.below(20) as u16;
    config.steps = 1 + rng.below(16) as u8;
    config.friend_steps = rng.below(8) as u8;
    config.friend_life = 1 + rng.below(30) as u16;
    config.friend_span = 1 + rng.below(12) as u8;
    config.friend_mana = rng.below(120) as u16;
    config.friend_generation = 1 + rng.below(20) as u16;
}

impl HasBenchmarks for Kitty {
    const RATES: &'static [Rate<Kitty>] = &[("reaches", reach_everywhere)];
}

/// What every player can reach.
fn reach_everywhere(state: &Kitty) -> u64 {
    let seats: Vec<Seat> = state.seats().collect();
    let cells: usize = seats.iter().map(|seat| state.reach(*seat).len()).sum();
    std::hint::black_box(cells);
    seats.len() as u64
}
