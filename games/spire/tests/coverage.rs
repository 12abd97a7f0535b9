//! Climbs in which everything happens: every card is played, every skill used, every event and phase seen.

use atout_core::{AddressedEvent, BotRng, Dice, Game, Policy, Seat, SeedableRng, Stage};
use atout_spire::{Action, Config, Event, Named, Phase, Spire, SpirePolicy, Who};
use std::collections::BTreeSet;

const CLIMBS: u64 = 2_000;

/// What has happened.
#[derive(Default)]
struct Seen {
    cards: BTreeSet<String>,
    skills: BTreeSet<String>,
    enemies: BTreeSet<String>,
    /// The boss and the phase that it entered.
    phases: BTreeSet<(String, u8)>,
    /// The event and the English name of the way through it.
    options: BTreeSet<(String, String)>,
    offered: BTreeSet<String>,
}

impl Seen {
    fn note(&mut self, event: &Event) {
        let id = |named: &Named| named.id.clone();
        match event {
            Event::Played { card, .. } => _ = self.cards.insert(id(card)),
            Event::Acted { skill, .. } => _ = self.skills.insert(id(skill)),
            Event::Appeared { who: Who::Enemy(_, kind), .. } => _ = self.enemies.insert(id(kind)),
            Event::Changed { who: Who::Enemy(_, kind), phase } => _ = self.phases.insert((id(kind), *phase)),
            Event::Chose { event, option, .. } => _ = self.options.insert((id(event), option.en.clone())),
            Event::Offered { cards } => self.offered.extend(cards.iter().map(id)),
            _ => {}
        }
    }
}

/// Fights by the heuristic, so that the climb goes on, and decides everything else by chance.
fn climb(seed: u64, seen: &mut Seen) {
    let mut rng = BotRng::seed_from_u64(seed);
    let config = Config {
        players: 1 + (seed % 2) as u8,
        difficulty: (seed % 11) as u8,
        life: 999,
        floor: 1 + (seed / 2 % 4) as u8,
        ..Config::default()
    };
    let mut game = Spire::dealt(&config, &mut rng).unwrap();
    let (mut actions, mut scores, mut events) = (Vec::new(), Vec::new(), Vec::<AddressedEvent<Event>>::new());
    while let Stage::Awaiting(seats) = game.stage() {
        let seat = seats.iter().next().unwrap_or(Seat::FIRST);
        game.actions(seat, &mut actions);
        let mut at = rng.index(actions.len());
        if matches!(game.phase(), Phase::Turn(_)) && rng.below(3) > 0 {
            SpirePolicy.score(&game, seat, &actions, &mut scores);
            at = (0..actions.len()).max_by(|a, b| scores[*a].total_cmp(&scores[*b])).unwrap_or_default();
        } else if actions[at] == Action::End && actions.len() > 1 {
            at -= 1;
        }
        let action = actions[at];
        game.apply(seat, &action, &mut rng, &mut events).unwrap();
        events.drain(..).for_each(|one| seen.note(&one.event));
    }
}

#[test]
fn everything_in_the_content_happens() {
    let mut seen = Seen::default();
    (0..CLIMBS).for_each(|seed| climb(seed, &mut seen));
    let tower = Config::default().content.get();
    let mut missing = Vec::new();
    let burden = tower.card(tower.burden).id.clone();
    let of_cards = tower.cards.iter().map(|card| card.id.clone()).filter(|id| *id != burden || seen.cards.contains(id));
    missing.extend(of_cards.filter(|id| !seen.cards.contains(id)).map(|id| format!("card.{id}")));
    let of_skills = tower.skills.iter().map(|skill| skill.id.clone());
    missing.extend(of_skills.filter(|id| !seen.skills.contains(id)).map(|id| format!("skill.{id}")));
    let of_enemies = tower.enemies.iter().map(|enemy| enemy.id.clone());
    missing.extend(of_enemies.filter(|id| !seen.enemies.contains(id)).map(|id| format!("enemy.{id}")));
    for enemy in &tower.enemies {
        let phases = (1..enemy.phases.len()).map(|n| (enemy.id.clone(), n as u8 + 1));
        missing.extend(phases.filter(|phase| !seen.phases.contains(phase)).map(|phase| format!("phase {phase:?}")));
    }
    for event in &tower.events {
        let options = event.options.iter().map(|option| (event.id.clone(), option.name.en.clone()));
        missing.extend(options.filter(|one| !seen.options.contains(one)).map(|one| format!("option {one:?}")));
    }
    assert!(missing.is_empty(), "never happened: {}", missing.join(", "));
}
