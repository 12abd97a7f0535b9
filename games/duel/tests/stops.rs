//! Stops: where the table asks a player, and where it passes for them.

use atout_core::{Board, BotRng, Game, HasScenarios, NoEvents, Orders, Seat, SeedableRng};
use atout_duel::{Action, Asked, Config, Duel, Step};
use serde_json::json;

/// A dragon attacks and nobody can block it; its controller has mana to make it stronger.
fn unblocked_dragon() -> Duel {
    let position = json!({
        "turn": 9, "step": "attackers",
        "players": [
            { "battlefield": [{ "card": "mountain", "count": 7 }, { "card": "young-dragon", "id": 20, "tapped": true, "attacking": true }] },
            { "battlefield": [{ "card": "island", "count": 2 }], "hand": ["island"] }
        ]
    });
    Duel::from_position(&Config::default(), &position).unwrap()
}

/// Plays an action of the first seat, then what the orders of both answer: the usual stops, and none.
fn play(duel: &mut Duel, action: Action) {
    let (mut rng, orders) = (BotRng::seed_from_u64(1), [Orders::usual(Duel::stops()), Orders::default()]);
    duel.apply(Seat::FIRST, &action, &mut rng, &mut NoEvents).unwrap();
    while let Some(next) = duel.stage().awaited().iter().next() {
        let Some(answer) = duel.standing_answer(next, &orders[next.index()]) else { return };
        duel.apply(next, &answer, &mut rng, &mut NoEvents).unwrap();
    }
}

fn asked(duel: &Duel) -> (Step, Asked) {
    let view = duel.view(atout_core::Viewer::Everything);
    (view.step, view.asked)
}

#[test]
fn the_attacker_is_asked_after_blockers_even_if_nobody_blocks_and_again_after_each_ability() {
    let mut duel = unblocked_dragon();
    let blockers = (Step::Blockers, Asked::Priority(Seat::FIRST));
    play(&mut duel, Action::Pass);
    assert_eq!(asked(&duel), blockers, "the default stop is “my turn: after blockers”");
    for _ in 0..3 {
        play(&mut duel, Action::Use(20, 0));
        assert_eq!(asked(&duel), blockers, "the ability has resolved and there is mana left");
    }
    let life = |duel: &Duel| duel.view(atout_core::Viewer::Everything).player(Seat::SECOND).life;
    let before = life(&duel);
    play(&mut duel, Action::Pass);
    assert_eq!(life(&duel), before - 7, "4 and three times 1");
}

#[test]
fn a_defender_who_did_not_block_is_not_asked_again() {
    let mut duel = unblocked_dragon();
    let mut rng = BotRng::seed_from_u64(1);
    duel.apply(Seat::FIRST, &Action::Pass, &mut rng, &mut NoEvents).unwrap();
    duel.apply(Seat::SECOND, &Action::Pass, &mut rng, &mut NoEvents).unwrap();
    duel.apply(Seat::FIRST, &Action::Pass, &mut rng, &mut NoEvents).unwrap();
    assert_eq!(asked(&duel), (Step::Blockers, Asked::Priority(Seat::SECOND)), "the rules ask");
    let orders = Orders::usual(Duel::stops());
    assert_eq!(duel.standing_answer(Seat::SECOND, &orders), Some(Action::Pass), "the table passes");
}
