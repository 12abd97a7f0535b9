//! Content files: the released one, files of users, and every kind of fault with its line.

use atout_core::{
    AddressedEvent, BotRng, ContentRef, Game, Match, Policy, Record, Scratch, SeedableRng, Stage, check_released,
};
use atout_spire::{Card, Config, Effect, Event, Rarity, Spire, SpirePolicy, Tower, Who};
use std::collections::BTreeSet;

#[test]
fn frozen_contents_keep_their_hashes() {
    check_released::<Tower>();
}

/// A finished climb, saved when `tower_1.toml` was all there was.
const CLIMB: &str = include_str!("tower_1.json");

#[test]
fn a_record_is_replayed_with_the_cards_it_names_whatever_came_later() {
    let climb = Match::<Spire>::replay(&Record::parse(CLIMB).unwrap(), usize::MAX).unwrap();
    assert_eq!(climb.config().content, ContentRef::first());
    assert!(matches!(climb.stage(), Stage::Over(_)));
}

#[test]
fn there_is_enough_of_everything() {
    let tower = Config::default().content.get();
    let n = |rarity: Rarity| tower.cards.iter().filter(|card| card.rarity == rarity).count();
    assert!(tower.cards.len() >= 100, "{} cards", tower.cards.len());
    assert_eq!(n(Rarity::Starter), 40, "ten starting cards of each element");
    assert!(tower.skills.len() >= 60, "{} skills", tower.skills.len());
    let bosses = tower.enemies.iter().filter(|enemy| enemy.boss);
    assert!(bosses.clone().count() >= 8 && bosses.clone().all(|boss| boss.phases.len() > 1), "bosses with phases");
    assert!(tower.enemies.iter().filter(|enemy| !enemy.boss && !enemy.called).count() >= 36, "enemies");
    assert!(tower.events.len() >= 20, "{} events", tower.events.len());
    let figures: BTreeSet<BTreeSet<&str>> =
        tower.enemies.iter().map(|enemy| enemy.figure.split(' ').collect()).collect();
    assert_eq!(figures.len(), tower.enemies.len(), "every outline is its own");
}

/// A card, an enemy with a skill, and an event of one's own.
const OWN: &str = r#"
[card.own-spark]
name = { en = "Own Spark", fr = "Étincelle maison" }
element = "fire"
rarity = "common"
cost = 0
target = "enemy"
effects = [{ attack = 4 }]

[skill.own-bite]
name = { en = "Own Bite", fr = "Morsure maison" }
target = "player"
effects = [{ attack = 5 }]

[enemy.own-rat]
name = { en = "Own Rat", fr = "Rat maison" }
element = "earth"
floors = [1, 2]
life = 12
figure = "beast tail tusks one-eye"
skills = ["own-bite"]

[event.own-well]
name = { en = "Own Well", fr = "Puits maison" }
text = { en = "Water, deep down.", fr = "De l'eau, tout au fond." }
options = [
    { name = { en = "Drink", fr = "Boire" }, outcome = [{ life = 8 }] },
    { name = { en = "Walk on", fr = "Continuer" }, nothing = true },
]
"#;

#[test]
fn a_users_file_adds_to_the_game() {
    let own = ContentRef::<Tower>::load("mine.toml", OWN).unwrap();
    let current = Config::default().content;
    assert_eq!(own.cards.len(), current.cards.len() + 1);
    assert_eq!(own.enemies.len(), current.enemies.len() + 1);
    assert_eq!(own.events.len(), current.events.len() + 1);
    let spark: Card = own.card_by_id("own-spark").unwrap();
    assert_eq!((own.card(spark).cost, own.card(spark).effects.as_slice()), (0, &[Effect::Attack(4)][..]));
    let config = Config { content: own, ..Config::default() };
    for seed in 0..20 {
        atout_core::testkit::check_game::<Spire>(&config, seed);
    }
}

#[test]
fn a_file_takes_out_what_nothing_else_needs() {
    let file =
        "[remove]\nenemy = [\"sleep-moth\"]\nskill = [\"sleep-dust\", \"wing-buffet\"]\ncard = [\"great-flood\"]\n";
    let (own, current) = (ContentRef::<Tower>::load("mine.toml", file).unwrap(), Config::default().content);
    assert_eq!([own.enemies.len() + 1, own.cards.len() + 1], [current.enemies.len(), current.cards.len()]);
    assert!(own.enemy_by_id("sleep-moth").is_none() && own.card_by_id("great-flood").is_none());
    let config = Config { content: own, ..Config::default() };
    for seed in 0..5 {
        atout_core::testkit::check_game::<Spire>(&config, seed);
    }
}

#[test]
fn what_something_else_needs_is_not_taken_out() {
    let load = |text: &str| ContentRef::<Tower>::load("mine.toml", text).unwrap_err().to_string();
    assert_eq!(
        load("[remove]\nevent = [\n]\ncard = [\"great-flood\",\n    \"gust-slap\"]\n"),
        "mine.toml, line 5: `deck.air`: there is no `card.gust-slap`"
    );
    assert_eq!(
        load("[remove]\nenemy = [\"sleep-moth\"]\n"),
        "mine.toml, line 2: `skill.sleep-dust`: no enemy has this skill"
    );
    assert_eq!(
        load("[remove]\ncard = [\"burden\"]\n"),
        "mine.toml, line 2: `card`: one special card without effects is needed"
    );
    assert!(load("[remove]\ndeck = [\"fire\"]\n").starts_with("mine.toml, line 2: nothing can be taken out of `deck`"));
}

/// A file with a fault: the text with one place changed, the line, and a part of the reason.
#[track_caller]
fn refused(from: &str, to: &str, line: usize, reason: &str) {
    assert!(OWN.contains(from), "{from} is not in the file");
    let error = ContentRef::<Tower>::load("mine.toml", &OWN.replacen(from, to, 1)).unwrap_err().to_string();
    assert!(error.starts_with(&format!("mine.toml, line {line}: ")), "{error}");
    assert!(error.contains(reason), "{error}");
}

#[test]
fn every_kind_of_fault_is_told_with_its_line() {
    refused("cost = 0", "cost = 0\nprice = 3", 7, "unknown field `price`");
    refused("cost = 0", "cost = -1", 6, "integer `-1`");
    refused("cost = 0", "cost = 4", 2, "`cost` is 4, but must be from 0 to 3");
    refused("cost = 0\n", "", 2, "missing field `cost`");
    refused(
        "name = { en = \"Own Spark\", fr = \"Étincelle maison\" }",
        "name = { en = \"Own Spark\" }",
        3,
        "missing field `fr`",
    );
    refused("fr = \"Étincelle maison\"", "fr = \" \"", 2, "no usable French text");
    refused("element = \"fire\"", "element = \"wood\"", 4, "unknown variant `wood`");
    refused("effects = [{ attack = 4 }]", "effects = []", 2, "it has no effect");
    refused("{ attack = 4 }", "{ atack = 4 }", 8, "unknown variant `atack`");
    refused("{ attack = 4 }", "{ block = 4 }", 2, "aimed at foes, but harms nobody");
    refused("{ attack = 4 }", "{ discard = 1 }, { attack = 4 }", 2, "`discard` must be the last effect");
    refused("{ attack = 4 }", "{ attack = 4 }, { buff = { attack-minus = 2 } }", 2, "buffs and debuffs are kept apart");
    refused("{ attack = 4 }", "{ attack = 4 }, { summon = \"own-rat\" }", 2, "only enemies can have `summon`");
    refused("skills = [\"own-bite\"]", "skills = [\"own-byte\"]", 15, "there is no `skill.own-byte`");
    refused("skills = [\"own-bite\"]", "skills = [\"own-bite\", \"own-bite\"]", 15, "stands there twice");
    refused("skills = [\"own-bite\"]", "skills = [\"shell-up-test\"]", 15, "there is no `skill");
    refused("floors = [1, 2]", "floors = [2, 1]", 15, "`floors` is 1, but must be from 2 to 4");
    refused("life = 12", "life = 0", 15, "`life` is 0");
    refused("outcome = [{ life = 8 }] }", "}", 23, "has an `outcome`, or says `nothing = true`");
    refused(", nothing = true", "", 23, "has an `outcome`, or says `nothing = true`");
    refused("[event.own-well]", "[event.own-well", 23, "");
    refused(
        "target = \"player\"\neffects = [{ attack = 5 }]",
        "target = \"player\"\ncooldown = 1\neffects = [{ attack = 5 }]",
        16,
        "one skill that it can always use",
    );
}

#[test]
fn a_skill_that_nobody_has_is_refused() {
    let file =
        "[skill.lonely]\nname = { en = \"Lonely\", fr = \"Seule\" }\ntarget = \"player\"\neffects = [{ attack = 5 }]\n";
    let error = ContentRef::<Tower>::load("mine.toml", file).unwrap_err().to_string();
    assert_eq!(error, "mine.toml, line 1: `skill.lonely`: no enemy has this skill");
}

#[test]
fn a_starting_deck_has_ten_cards_that_exist() {
    let load = |text: &str| ContentRef::<Tower>::load("mine.toml", text).unwrap_err().to_string();
    assert!(
        load("[deck]\nfire = [\"burden\"]\n").starts_with("mine.toml, line 2: `deck.fire`: a starting deck has 10")
    );
    let wrong = format!("[deck]\nfire = [{}]\n", ["\"nothing\""; 10].join(", "));
    assert!(load(&wrong).contains("there is no `card.nothing`"));
}

/// The example beside the built-in content, which `docs/CONTENT.md` explains.
const EXAMPLE: &str = include_str!("../content/example.toml");

/// Climbs until everything was seen: the card on offer, the enemy in a room, the event in its room.
#[test]
fn the_example_is_met_in_a_game() {
    let content = ContentRef::<Tower>::load("example.toml", EXAMPLE).unwrap();
    let config = Config { content, life: 999, ..Config::default() };
    let mut missing: BTreeSet<&str> = ["lantern-throw", "candle-thief", "old-lamplighter"].into();
    for seed in 0..200 {
        if missing.is_empty() {
            return;
        }
        let mut rng = BotRng::seed_from_u64(seed);
        let mut game = Spire::dealt(&config, &mut rng).unwrap();
        let (mut scratch, mut events) = (Scratch::default(), Vec::<AddressedEvent<Event>>::new());
        while let Stage::Awaiting(seats) = game.stage() {
            let seat = seats.iter().next().unwrap();
            let action = SpirePolicy.playout(&game, seat, &mut rng, &mut scratch).unwrap();
            game.apply(seat, &action, &mut rng, &mut events).unwrap();
        }
        for one in events {
            match one.event {
                Event::Offered { cards } => cards.iter().for_each(|card| _ = missing.remove(card.id.as_str())),
                Event::Appeared { who: Who::Enemy(_, kind, _), .. } => _ = missing.remove(kind.id.as_str()),
                Event::Scene { event } => _ = missing.remove(event.id.as_str()),
                _ => {}
            }
        }
    }
    panic!("never met in 200 climbs: {missing:?}");
}
