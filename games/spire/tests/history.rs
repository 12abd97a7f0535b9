//! The story of a climb: events written by hand, and whole climbs against their own states.

use atout_core::{
    Chapter, Departure, Journal, Lang, Match, Names, Outcome, Results, Seat, SeatSet, Seed, Stage, Viewer,
};
use atout_spire::{Cause, Config, Element, End, Event, Hit, Named, RoomKind, Spire, SpirePolicy, Who, Words, history};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

fn named(en: &str) -> Named {
    Named { id: en.to_lowercase(), name: Words { en: en.to_owned(), fr: format!("{en}-fr") } }
}

fn rat() -> Who {
    Who::Enemy(2, named("Rat"), 0)
}

fn attack(by: Who, target: Who, blocked: i16, lost: i16) -> Event {
    Event::Attacked { by, target, hit: Hit { evaded: false, blocked, lost } }
}

fn entered(row: u8, kind: RoomKind) -> Event {
    Event::Entered { row, column: 0, kind, element: Element::Fire }
}

fn acted(skill: &str) -> Event {
    Event::Acted { who: rat(), skill: named(skill) }
}

/// Two fights, a scene and a training room of two players: the second one dies, comes back and dies for good, the first
/// one after it.
fn two_climb() -> Vec<Event> {
    let (one, two) = (|| Who::Player(ONE), || Who::Player(TWO));
    let strike_back = |target, lost| Event::Retaliated { target, hit: Hit { evaded: false, blocked: 5 - lost, lost } };
    vec![
        Event::Began { seat: ONE, element: Element::Fire },
        Event::Began { seat: TWO, element: Element::Water },
        Event::Floor { floor: 1, element: Element::Earth },
        entered(0, RoomKind::Enemy),
        Event::Appeared { who: rat(), life: 30 },
        Event::Turn { turn: 1 },
        Event::TurnOf { seat: ONE },
        Event::Played { seat: ONE, card: named("Spark"), target: Some(rat()) },
        attack(one(), rat(), 2, 9),
        Event::TurnOf { seat: TWO },
        Event::Played { seat: TWO, card: named("Rash Blow"), target: Some(rat()) },
        Event::LostLife { who: two(), n: 3 },
        attack(two(), rat(), 0, 4),
        // The rat strikes back at the second player.
        strike_back(two(), 5),
        acted("Bite"),
        attack(rat(), two(), 1, 7),
        Event::Died { who: two() },
        Event::Turn { turn: 2 },
        Event::TurnOf { seat: ONE },
        acted("Bite"),
        attack(rat(), one(), 0, 6),
        // The first player strikes back at the rat, which dies of it.
        strike_back(rat(), 5),
        Event::Died { who: rat() },
        Event::WonFight,
        Event::Revived { seat: TWO },
        Event::Offered { cards: vec![named("Ember"), named("Ash")] },
        Event::Took { seat: ONE, card: named("Ember"), removed: None },
        Event::Skipped { seat: TWO },
        entered(1, RoomKind::Event),
        Event::Scene { event: named("Well") },
        Event::Chose { seat: ONE, event: named("Well"), option: named("Drink").name },
        Event::LostLife { who: one(), n: 2 },
        Event::Chose { seat: TWO, event: named("Well"), option: named("Walk on").name },
        Event::Floor { floor: 2, element: Element::Air },
        entered(0, RoomKind::Boss),
        Event::Appeared { who: rat(), life: 30 },
        Event::Appeared { who: Who::Enemy(3, named("Imp"), 1), life: 9 },
        Event::Appeared { who: Who::Enemy(4, named("Imp"), 2), life: 9 },
        Event::Turn { turn: 1 },
        Event::TurnOf { seat: ONE },
        Event::Took { seat: TWO, card: named("Ash"), removed: Some(named("Drop")) },
        acted("Gnaw"),
        attack(rat(), two(), 0, 1),
        Event::Died { who: two() },
        Event::Turn { turn: 31 },
        Event::TurnOf { seat: ONE },
        Event::LostLife { who: one(), n: 1 },
        Event::Died { who: one() },
        Event::Over { won: false },
    ]
}

#[test]
fn damage_is_counted_for_each_fight_and_player() {
    let story = history(&two_climb());
    let fights: Vec<_> = story
        .visits
        .iter()
        .map(|visit| (visit.floor, visit.room, visit.kind, visit.turns, visit.dealt, visit.lost))
        .collect();
    assert_eq!(
        fights,
        [
            // The first player: 9 by a card and 5 by striking back; 6 lost. The second one: 4; 3 + 5 + 7 lost.
            (1, 1, RoomKind::Enemy, 2, [14, 4], [6, 15]),
            (1, 2, RoomKind::Event, 0, [0, 0], [2, 0]),
            (2, 1, RoomKind::Boss, 31, [0, 0], [1, 1]),
        ]
    );
    assert_eq!(story.visits[0].floor_element, Element::Earth);
    assert!(story.visits[0].won && !story.visits[2].won);
    assert_eq!(story.visits[2].enemies, [named("Rat"), named("Imp"), named("Imp")]);
    assert_eq!(story.visits[1].scene, Some(named("Well")));
    assert_eq!(story.visits[1].choices, [(ONE, named("Drink").name), (TWO, named("Walk on").name)]);
}

#[test]
fn cards_and_what_killed_the_players_are_told() {
    let story = history(&two_climb());
    assert_eq!(story.won, Some(false));
    let [one, two] = story.players.as_slice() else { panic!("{story:?}") };
    assert_eq!((one.element, two.element), (Some(Element::Fire), Some(Element::Water)));
    assert_eq!(one.taken, [(named("Ember"), None)]);
    assert_eq!(two.taken, [(named("Ash"), Some(named("Drop")))]);
    assert_eq!(one.end, Some(End { cause: Cause::Exhaustion, visit: Some(2) }));
    let bite = Cause::Enemy(named("Rat"), Some(named("Gnaw")));
    assert_eq!(two.end, Some(End { cause: bite, visit: Some(2) }));
}

/// What the first player dies of if this happens last.
#[track_caller]
fn killed_by(last: Vec<Event>) -> Option<Cause> {
    let mut events = vec![Event::Began { seat: ONE, element: Element::Fire }, entered(0, RoomKind::Enemy)];
    events.extend(last);
    history(&events).players[0].end.clone().map(|end| end.cause)
}

#[test]
fn every_cause_of_an_end_is_told_apart() {
    let dies = || Event::Died { who: Who::Player(ONE) };
    let plays = || Event::Played { seat: ONE, card: named("Rash Blow"), target: Some(rat()) };
    let pays = || Event::LostLife { who: Who::Player(ONE), n: 3 };
    assert_eq!(killed_by(vec![plays(), pays(), dies()]), Some(Cause::OwnCard(named("Rash Blow"))));
    assert_eq!(killed_by(vec![plays(), Event::TurnOf { seat: ONE }, pays(), dies()]), Some(Cause::Exhaustion));
    let back = Event::Retaliated { target: Who::Player(ONE), hit: Hit { evaded: false, blocked: 0, lost: 5 } };
    let struck = vec![plays(), attack(Who::Player(ONE), rat(), 0, 1), back, dies()];
    assert_eq!(killed_by(struck), Some(Cause::Retaliation(named("Rat"))));
    let left = Event::Left { seat: ONE, why: Departure::Resigned };
    assert_eq!(killed_by(vec![left]), Some(Cause::Left(Departure::Resigned)));
    assert_eq!(killed_by(vec![plays(), pays()]), None);
}

fn chapters(lang: Lang) -> Vec<Chapter> {
    let game = Match::<Spire>::new(Config { players: 2, ..Config::default() }, Seed::from(1)).unwrap();
    let names = Names::new(vec!["Ada".into(), "Bo".into()]).read_by(ONE, lang);
    Spire::chronicle(&game.view(Viewer::Seat(ONE)), &mut two_climb().iter(), &names, lang)
}

#[test]
fn the_chronicle_reads_well_in_both_languages() {
    let lines = |lang| chapters(lang).into_iter().flat_map(|one| one.lines).collect::<Vec<_>>();
    assert_eq!(
        lines(Lang::En),
        [
            "Floor 1, earth: enemies – event (Well)",
            "Floor 2, air: boss",
            "You (fire): 1 card. Ember",
            "Bo (water): 1 card. Ash (for Drop)",
            "Floor 1, room 1, Rat: 2 turns, 18 (You 14, Bo 4) damage done, 21 (You 6, Bo 15) life lost",
            "Floor 2, room 1, Rat and 2\u{a0}×\u{a0}Imp: 31 turns, 0 (You 0, Bo 0) damage done, 2 (You 1, Bo 1) life lost",
            "You: worn out by a fight that lasted too long, floor 2, room 1",
            "Bo: killed by Rat (Gnaw), floor 2, room 1",
        ]
    );
    let titles: Vec<String> = chapters(Lang::Fr).into_iter().map(|one| one.title).collect();
    assert_eq!(titles, ["Le chemin", "Cartes prises", "Combats", "La fin"]);
    assert_eq!(lines(Lang::Fr).last().unwrap(), "Bo\u{a0}: coup fatal de Rat-fr (Gnaw-fr), étage 2, salle 1");
}

/// A whole climb by the heuristic.
fn climb(config: Config, seed: u64) -> Match<Spire> {
    let mut game = Match::<Spire>::new(config, Seed::from(seed)).unwrap();
    let mut scratch = atout_core::Scratch::default();
    while let Stage::Awaiting(seats) = game.stage() {
        let seat = seats.iter().next().unwrap();
        let mut rng = game.bot_rng(seat, game.version());
        let sampled = game.info_set(seat).sample(&mut rng);
        let action = atout_core::Policy::playout(&SpirePolicy, &sampled, seat, &mut rng, &mut scratch).unwrap();
        game.play(seat, action).unwrap();
    }
    game
}

#[test]
fn whole_climbs_agree_with_their_own_states() {
    let (mut won, mut killed) = (0, 0);
    for seed in 0..30 {
        let life = if seed % 3 == 0 { 999 } else { 70 };
        let config = Config { players: 1 + (seed % 2) as u8, life, floor: 1 + (seed % 4) as u8, ..Config::default() };
        let game = climb(config, seed);
        let view = game.view(Viewer::Spectator);
        let story = history(game.events_since(Viewer::Spectator, None).map(|(_, event)| event));
        let found = Spire::findings(&view, &mut game.events_since(Viewer::Spectator, None).map(|(_, event)| event));
        let reached = found.reached.unwrap();
        assert_eq!((story.visits.len() as u32, reached.of), (reached.n, 8 * (5 - u32::from(config.floor))), "{seed}");
        let is_won = game.outcome() == Some(Outcome::won(SeatSet::all(config.players.into()), config.players.into()));
        assert_eq!(story.won, Some(is_won));
        assert_eq!(found.lost_by.is_none(), is_won, "a lost climb is lost by something: {found:?}");
        won += u32::from(is_won);
        killed += u32::from(!is_won);
        for (player, climber) in view.players.iter().zip(&story.players) {
            assert_eq!(player.body.life <= 0, climber.end.is_some(), "{seed}: {:?}", climber.end);
        }
    }
    assert!(won > 3 && killed > 3, "{won} won, {killed} lost");
}
