//! What the conformance suite of `atout-core` asks of this game: random configs and a check of the cards.

use crate::{Card, Class, Classes, Config, Kitty};
use atout_core::testkit::Conformance;
use atout_core::{Dice, Rng, Seat};

impl Conformance for Kitty {
    fn random_config<R: Rng>(rng: &mut R) -> Config {
        // Most games are short, so that the suite plays many; one in 32 has the life and turns that people play with.
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
            config.storm = rng.below(12) as u16;
        }
        config.classes = random_classes(config.players, rng);
        if rng.below(2) == 0 {
            config.teams = random_teams(config.players, rng).parse().unwrap_or_default();
        }
        if rng.below(2) == 0 {
            randomise_numbers(&mut config, rng);
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
                return Err(format!("the public cards are not in hand and draw pile: {player:?}"));
            }
            let is_foreign = |card: Card| !self.config.deals(card);
            if player.hand.cards().chain(player.draw.cards()).chain(player.discard.cards()).any(is_foreign) {
                return Err(format!("a team card in a game without teams: {player:?}"));
            }
        }
        self.check_board()
    }
}

impl Kitty {
    /// Is each closed cell occupied by exactly one thing, and no other cell?
    fn check_board(&self) -> Result<(), String> {
        let bodies = self.seats().map(|seat| self.player(seat).stats.cell);
        let friends = self.living.friends().iter().map(|friend| self.cell(friend));
        let mut cells: Vec<_> = bodies.chain(friends).chain(self.caramels.iter()).collect();
        cells.sort_unstable();
        let closed: Vec<_> = self.closed.iter().collect();
        (cells == closed).then_some(()).ok_or_else(|| format!("closed cells {closed:?}, occupied cells {cells:?}"))
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

/// A random split into at least two teams.
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

fn randomise_numbers<R: Rng>(config: &mut Config, rng: &mut R) {
    // Half of the boards are tiny, so that walls and collisions are frequent.
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
