//! What is told of a fight, where the position alone does not show it.

use atout_core::{AddressedEvent, BotRng, Game, HasScenarios, Seat, SeedableRng};
use atout_spire::{Config, Effect, Event, Spire};
use serde_json::json;

#[test]
fn an_enemy_that_changes_while_it_acts_announces_once() {
    let config = Config::default();
    let tower = config.content.get();
    let mut tried = 0;
    for boss in tower.enemies.iter().filter(|enemy| enemy.boss) {
        let skills = boss.phases[0].skills.iter().map(|number| &tower.skills[usize::from(*number)]);
        let attacks = |effects: &[Effect]| matches!(effects, [Effect::Attack(_)]);
        let Some(attack) = { skills }.find(|skill| skill.target.is_players() && attacks(&skill.effects)) else {
            continue;
        };
        // A retaliation of 5 takes it below its next phase.
        let life = i16::from(boss.phases[1].below) + 3;
        let enemy = json!({ "kind": boss.id, "life": life, "max_life": 100, "intent": attack.id });
        let player = json!({ "life": 70, "counters": { "retaliate": 3 } });
        let position = json!({ "room": "boss", "players": [player], "enemies": [enemy] });
        let mut game = Spire::from_position(&config, &position).unwrap();
        let mut events: Vec<AddressedEvent<Event>> = Vec::new();
        let end = "end".parse().unwrap();
        game.apply(Seat::FIRST, &end, &mut BotRng::seed_from_u64(0), &mut events).unwrap();
        let changes = events.iter().filter(|one| matches!(one.event, Event::Changed { .. })).count();
        assert_eq!(changes, 1, "{} changes: {events:?}", boss.id);
        let announced = |one: &&AddressedEvent<Event>| {
            matches!(&one.event, Event::Intends { who: atout_spire::Who::Enemy(2, ..), .. })
        };
        assert_eq!(events.iter().filter(announced).count(), 1, "{} announces once", boss.id);
        tried += 1;
    }
    assert!(tried > 3, "only {tried} bosses were tried");
}
