//! Positions that cannot be, lines that mean nothing, questions that nobody can answer: each gets its sentence.

use crate::{Config, Duel};
use atout_core::{HasScenarios, Seed};
use serde_json::{Value, json};

fn refusal(position: &Value) -> String {
    match Duel::from_position(&Config::default(), position) {
        Ok(_) => panic!("{position} was accepted"),
        Err(why) => {
            assert_ne!(why.en, why.fr, "no French sentence for {position}");
            why.en.into_owned()
        }
    }
}

fn duel(position: &Value) -> Duel {
    Duel::from_position(&Config::default(), position).unwrap_or_else(|why| panic!("{position}: {}", why.en))
}

/// A position in which the first player has these permanents.
fn battlefield(permanents: &Value) -> Value {
    json!({ "players": [{ "battlefield": permanents }] })
}

#[test]
fn a_position_that_cannot_be_is_refused_with_the_reason() {
    let attacker = json!({ "id": 1, "card": "ash-goblin", "attacking": true });
    let cases = [
        (json!({ "colour": "red" }), "unknown field `colour`"),
        (json!({ "step": "noon" }), "unknown variant `noon`"),
        (json!({ "players": [{}, {}, {}] }), "`players` has 3 entries, but two play"),
        (json!({ "active": 2 }), "there is no seat 2: the seats are 0 and 1"),
        (json!({ "passes": 2 }), "`passes`: when both have passed, nobody has priority"),
        (json!({ "players": [{ "hand": ["no-such-card"] }] }), "there is no card `no-such-card` here"),
        (json!({ "players": [{ "hand": [{ "card": "forest", "tapped": true }] }] }), "unknown field `tapped`"),
        (json!({ "players": [{ "hand": [3] }] }), "the id of a card, or an object with `card`"),
        (json!({ "players": [{ "mana": "RX" }] }), "`mana`: `X` is no mana: write W, U, B, R, G or C"),
        (json!({ "players": [{ "library": 101 }] }), "seat 0 has more than 100 cards"),
        (
            json!({ "players": [{}, { "library": 99, "battlefield": ["forest", "forest"] }] }),
            "seat 1 has more than 100",
        ),
        (battlefield(&json!(["no-such-card"])), "there is no card `no-such-card` here"),
        (
            battlefield(&json!([{ "id": 3, "card": "forest" }, { "id": 3, "card": "plains" }])),
            "two permanents have the `id` 3",
        ),
        (
            battlefield(&json!([{ "id": 3, "card": "forest", "count": 2 }])),
            "permanent 3: several permanents cannot have one `id`",
        ),
        (battlefield(&json!([{ "id": 250, "card": "forest" }])), "`id` 250: the last place is 249"),
        (battlefield(&json!([{ "id": 1, "card": "forest", "attached": 1 }])), "permanent 1 is no aura"),
        (
            battlefield(&json!([{ "id": 1, "card": "ash-goblin", "summoner": 1 }])),
            "permanent 1: nothing gives its controller the control of it",
        ),
        (battlefield(&json!([attacker])), "permanent 1: only creatures fight, and only in the steps of a combat"),
        (
            json!({ "step": "blockers", "active": 1, "players": [{ "battlefield": [attacker] }] }),
            "permanent 1 attacks, but it is not its controller's turn",
        ),
        (
            json!({ "step": "blockers", "active": 1, "players": [{ "battlefield": [{ "id": 2, "card": "ash-goblin", "blocking": 7 }] }] }),
            "permanent 2 blocks 7, which does not attack its controller",
        ),
        (json!({ "stack": [{ "card": "forest" }] }), "`stack`: `forest` has no such ability, or is no spell"),
        (
            json!({ "stack": [{ "card": "ash-goblin", "ability": 7 }] }),
            "`stack`: `ash-goblin` has no such ability, or is no spell",
        ),
        (json!({ "stack": [{ "card": "ash-goblin", "targets": ["p1"] }] }), "`stack`: `p1` is one target too many"),
        (json!({ "stack": [{ "card": "ash-goblin", "targets": ["9"] }] }), "`stack`: there is nothing at `9`"),
        (json!({ "stack": [{ "card": "ash-goblin", "targets": ["x"] }] }), "`x` is no target"),
    ];
    for (position, reason) in cases {
        let found = refusal(&position);
        assert!(found.contains(reason), "{position}: expected \"{reason}\", got \"{found}\"");
    }
}

#[test]
fn spells_and_tokens_have_their_places() {
    let pool = Config::default().content.get();
    let token = &pool.cards[pool.n_cards].id;
    assert!(refusal(&json!({ "players": [{ "hand": [token] }] })).contains("is a token"));
    duel(&battlefield(&json!([token])));
    let is_instant = |card: &&crate::CardDef| card.entry.card_type == crate::CardType::Instant;
    let instant = &pool.cards.iter().find(is_instant).expect("an instant").id;
    assert!(refusal(&battlefield(&json!([instant]))).contains("does not stay on the battlefield"));
    let aura = &pool.cards.iter().find(|card| card.entry.is_aura()).expect("an aura").id;
    let lost = battlefield(&json!([{ "id": 1, "card": aura, "attached": 9 }]));
    assert_eq!(refusal(&lost), "permanent 1 is attached to 9: there is nothing");
}

#[test]
fn places_that_are_named_stay_free_for_them() {
    let duel = duel(&battlefield(&json!(["forest", { "id": 0, "card": "plains" }, { "card": "island", "count": 2 }])));
    assert_eq!(duel.answer("card 0").unwrap(), "plains");
    assert_eq!(duel.answer("permanents").unwrap(), json!([0, 1, 2, 3]));
}

#[test]
fn lines_that_cannot_be_played_say_why() {
    let position = json!({ "players": [{ "hand": ["forest"], "battlefield": [{ "id": 1, "card": "ash-goblin" }] }] });
    let cases = [
        ("", "write a seat and its actions"),
        ("0", "write a seat and its actions"),
        ("7 pass", "write a seat and its actions"),
        ("0 fly", "`fly` is not an action of Planar Duel"),
        ("0 cast", "there is no card `` to choose"),
        ("0 cast plains", "there is no card `plains` to choose"),
        ("0 cast forest", "A land is played, not cast."),
        ("1 pass", "It is not for you to decide now."),
        ("pass until noon", "write `pass until empty`"),
        ("pass until turn x", "write `pass until empty`"),
        ("pass until turn 2", "that never comes"),
        ("pass until first-strike", "that never comes"),
    ];
    for (line, reason) in cases {
        let why = duel(&position).play_line(line, &mut Seed::from(0).rng()).expect_err(line);
        assert!(why.en.contains(reason), "`{line}`: expected \"{reason}\", got \"{}\"", why.en);
    }
}

#[test]
fn passing_stops_at_a_question_that_it_cannot_answer() {
    let mut duel = duel(&json!({ "players": [{ "hand": [{ "card": "forest", "count": 9 }] }] }));
    let why = duel.play_line("pass until turn 4", &mut Seed::from(0).rng()).expect_err("nine cards");
    assert!(why.en.contains("seat 0 has something to decide first: discard"), "{}", why.en);
}

#[test]
fn unknown_questions_are_refused() {
    let duel = duel(&json!({}));
    for question in [
        "",
        "life",
        "life 2",
        "weather",
        "in hand 0 no-such-card",
        "in sky 0 forest",
        "count life 0",
        "count count hand 0",
        "has 1 wit",
        "sees 0 mind 1",
    ] {
        let why = duel.answer(question).expect_err(question);
        assert!(why.en.contains("is not a question"), "{question}: {}", why.en);
    }
    assert_eq!(duel.answer("size 3").unwrap(), Value::Null);
}
