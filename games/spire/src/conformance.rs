//! What the conformance suite of `atout-core` needs from this game: random configs, and a check that every card is in
//! exactly one place.

use crate::state::{Phase, Spire};
use crate::{Card, Config, Event, Who};
use atout_core::testkit::Conformance;
use atout_core::{Dice, Rng};
use std::collections::BTreeSet;

impl Conformance for Spire {
    fn random_config<R: Rng>(rng: &mut R) -> Config {
        let config = Config { players: 1 + rng.below(2) as u8, ..Config::default() };
        if rng.below(3) == 0 {
            return config;
        }
        Config {
            difficulty: rng.below(11) as u8,
            paths: 1 + rng.below(3) as u8,
            events: rng.below(4) > 0,
            // Random players die on the first floor; these see the others.
            life: if rng.below(8) > 0 { 10 + rng.below(90) as i16 } else { 999 },
            floor: 1 + rng.below(4) as u8,
            ..config
        }
    }

    fn check_cards(&self) -> Result<(), String> {
        for seat in self.seats() {
            let player = self.player(seat);
            let in_fight = self.fight.turn > 0 && self.climbs(seat) && !matches!(self.phase, Phase::Over { .. });
            let piles = [&*player.draw, &*player.hand, &*player.discard];
            if !piles.iter().chain([&&*player.deck]).all(|pile| pile.is_sorted()) {
                return Err(format!("a pile is not sorted: {player:?}"));
            }
            let mut all: Vec<Card> = piles.concat();
            all.sort_unstable();
            if in_fight && all != *player.deck {
                return Err(format!("{seat}: {all:?} instead of {:?}", player.deck));
            }
        }
        Ok(())
    }

    fn note(config: &Config, event: &Event, seen: &mut BTreeSet<String>) {
        match event {
            Event::Played { card, .. } => _ = seen.insert(format!("card {}", card.id)),
            Event::Acted { skill, .. } => _ = seen.insert(format!("skill {}", skill.id)),
            Event::Appeared { who: Who::Enemy(_, kind, _), .. } => _ = seen.insert(format!("enemy {}", kind.id)),
            Event::Changed { who: Who::Enemy(_, kind, _), phase } => {
                seen.insert(format!("phase {phase} of {}", kind.id));
            }
            Event::Chose { event, option, .. } => _ = seen.insert(format!("event {}: {}", event.id, option.en)),
            Event::WonFight => _ = seen.insert(format!("difficulty {}", config.difficulty)),
            _ => {}
        }
    }

    /// All that the built-in content holds. The Burden has no effects, and is played by nobody who thinks.
    fn must_happen() -> Vec<String> {
        let tower = Config::default().content.get();
        let mut all: Vec<String> = Config::DIFFICULTY.map(|n| format!("difficulty {n}")).collect();
        all.extend(tower.cards.iter().filter(|card| !card.effects.is_empty()).map(|card| format!("card {}", card.id)));
        all.extend(tower.skills.iter().map(|skill| format!("skill {}", skill.id)));
        for enemy in &tower.enemies {
            all.push(format!("enemy {}", enemy.id));
            all.extend((1..enemy.phases.len()).map(|n| format!("phase {} of {}", n + 1, enemy.id)));
        }
        for event in &tower.events {
            all.extend(event.options.iter().map(|option| format!("event {}: {}", event.id, option.name.en)));
        }
        all
    }
}
