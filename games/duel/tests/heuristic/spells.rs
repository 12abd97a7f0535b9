//! Which spells are cast, when, and at what.

use super::kit::{THEIRS, creature, creatures, decide, lands};
use serde_json::{Value, json};

/// A main phase: one's own hand, battlefield and lands, and the opponent's creatures.
fn main_phase(step: &str, hand: &[&str], mine: &[&str], land: (&str, u8), theirs: &[&str]) -> Value {
    let mut own = creatures(0, mine);
    own.push(lands(land.0, land.1));
    json!({ "step": step, "lands_played": 1, "players": [
        { "hand": hand, "battlefield": own },
        { "battlefield": creatures(THEIRS, theirs), "hand": ["forest", "forest"] },
    ] })
}

/// The opponent has cast a card; the seat that could counter it is asked.
fn spell_on_stack(card: &str, hand: &[&str]) -> Value {
    json!({ "step": "main1", "active": 1, "priority": 0, "stack": [{ "card": card, "seat": 1 }], "players": [
        { "hand": hand, "battlefield": [lands("island", 4)] },
        { "battlefield": [lands("forest", 1)] },
    ] })
}

#[test]
fn removal_takes_the_best_target() {
    let position = main_phase("main2", &["sever-the-thread"], &[], ("swamp", 4), &["2/2", "5/5 flying", "4/4"]);
    assert_eq!(decide(&position), ["cast sever-the-thread", "at:51"]);
}

#[test]
fn removal_is_kept_if_there_is_nothing_worth_it() {
    let position = main_phase("main2", &["sever-the-thread"], &[], ("swamp", 4), &["1/1"]);
    assert_eq!(decide(&position), ["pass"]);
}

#[test]
fn fire_goes_to_the_face_when_that_wins() {
    let mut position = main_phase("main1", &["ember-lance"], &[], ("mountain", 2), &["3/3 flying"]);
    position["players"][1]["life"] = 3.into();
    assert_eq!(decide(&position), ["cast ember-lance", "at:p1"]);
    position["players"][1]["life"] = 20.into();
    position["active"] = 1.into();
    position["step"] = "end".into();
    position["priority"] = 0.into();
    assert_eq!(decide(&position), ["cast ember-lance", "at:50"]);
}

#[test]
fn a_trick_waits_for_blocks_and_then_saves_its_creature() {
    let before = main_phase("main1", &["sudden-growth"], &["3/3"], ("forest", 1), &["4/4"]);
    assert_eq!(decide(&before), ["pass"]);
    let mut attacker = creature(0, "3/3 attacking tapped");
    attacker["blocked"] = true.into();
    let mut blocker = creature(THEIRS, "4/4");
    blocker["blocking"] = 0.into();
    let after = json!({ "step": "blockers", "players": [
        { "hand": ["sudden-growth"], "battlefield": [attacker, lands("forest", 1)] },
        { "battlefield": [blocker] },
    ] });
    assert_eq!(decide(&after), ["cast sudden-growth", "at:0"]);
}

#[test]
fn a_trick_is_not_wasted_on_a_fight_that_is_won() {
    let mut blocker = creature(THEIRS, "1/1");
    blocker["blocking"] = 0.into();
    let position = json!({ "step": "blockers", "players": [
        { "hand": ["sudden-growth"], "battlefield": [creature(0, "3/3 attacking tapped"), lands("forest", 1)] },
        { "battlefield": [blocker] },
    ] });
    assert_eq!(decide(&position), ["pass"]);
}

#[test]
fn a_large_spell_is_countered_and_a_small_one_is_not() {
    assert_eq!(decide(&spell_on_stack("thicket-beast", &["unsay-the-word"])), ["cast unsay-the-word", "at:s0"]);
    assert_eq!(decide(&spell_on_stack("dew-elf", &["unsay-the-word"])), ["pass"]);
}

#[test]
fn a_toll_is_not_asked_of_those_who_can_pay_it() {
    let poor = spell_on_stack("thicket-beast", &["toll-of-the-strait"]);
    assert_eq!(decide(&poor), ["cast toll-of-the-strait", "at:s0"]);
    let mut rich = poor;
    rich["players"][1]["battlefield"] = json!([lands("forest", 3)]);
    assert_eq!(decide(&rich), ["pass"]);
}

#[test]
fn mana_is_held_for_a_counterspell_unless_one_is_behind() {
    let ahead = main_phase("main2", &["coral-guard", "unsay-the-word"], &["4/4"], ("island", 4), &[]);
    assert_eq!(decide(&ahead), ["pass"]);
    let behind = main_phase("main2", &["coral-guard", "unsay-the-word"], &[], ("island", 4), &["3/3"]);
    assert_eq!(decide(&behind), ["cast coral-guard"]);
    let rich = main_phase("main2", &["coral-guard", "unsay-the-word"], &["4/4"], ("island", 5), &[]);
    assert_eq!(decide(&rich), ["cast coral-guard"]);
}

#[test]
fn two_cards_that_use_all_mana_before_one_that_leaves_some() {
    let hand = ["risen-peasant", "rotting-guard", "vault-looter"];
    let position = main_phase("main2", &hand, &[], ("swamp", 5), &[]);
    let first = &decide(&position)[0];
    assert!(first == "cast rotting-guard" || first == "cast risen-peasant", "{first}");
    let position = main_phase("main2", &["risen-peasant", "demon-of-debts"], &[], ("swamp", 4), &[]);
    assert_eq!(decide(&position)[0], "cast demon-of-debts");
}

#[test]
fn creatures_without_haste_wait_until_after_combat() {
    let position = main_phase("main1", &["centaur-runner"], &["3/3"], ("forest", 3), &[]);
    assert_eq!(decide(&position), ["pass"]);
    let position = main_phase("main2", &["centaur-runner"], &["3/3"], ("forest", 3), &[]);
    assert_eq!(decide(&position), ["cast centaur-runner"]);
}

#[test]
fn flash_waits_for_the_end_of_the_opponents_turn() {
    let own = main_phase("main2", &["sudden-sentry"], &[], ("plains", 2), &[]);
    assert_eq!(decide(&own), ["pass"]);
    let mut end = own;
    (end["active"], end["priority"], end["step"]) = (1.into(), 0.into(), "end".into());
    assert_eq!(decide(&end), ["cast sudden-sentry"]);
}

#[test]
fn a_good_aura_goes_on_the_best_host_of_ones_own() {
    let position = main_phase("main1", &["coat-of-bark"], &["1/1", "4/4"], ("forest", 2), &["2/2"]);
    assert_eq!(decide(&position), ["cast coat-of-bark", "at:1"]);
}

#[test]
fn no_aura_on_a_host_that_cannot_use_it() {
    let position = main_phase("main1", &["coat-of-bark"], &["4/4 cannot-attack cannot-block"], ("forest", 2), &[]);
    assert_eq!(decide(&position), ["pass"]);
}

#[test]
fn chains_bind_the_best_opponent_and_nobody_twice() {
    let theirs = ["3/3", "6/6 cannot-attack cannot-block", "5/5"];
    let position = main_phase("main1", &["chains-of-peace"], &[], ("plains", 3), &theirs);
    assert_eq!(decide(&position), ["cast chains-of-peace", "at:52"]);
    let position = main_phase("main1", &["chains-of-peace"], &[], ("plains", 3), &["1/1"]);
    assert_eq!(decide(&position), ["pass"]);
}

#[test]
fn a_charge_is_sounded_when_it_wins() {
    let mut position = main_phase("main1", &["close-ranks"], &["2/2", "2/2", "2/2"], ("plains", 2), &[]);
    position["players"][1]["life"] = 9.into();
    assert_eq!(decide(&position), ["cast close-ranks"]);
    position["players"][1]["life"] = 20.into();
    position["players"][1]["battlefield"] = json!(creatures(THEIRS, &["6/6", "6/6", "6/6"]));
    assert_eq!(decide(&position), ["pass"]);
}

#[test]
fn x_is_not_larger_than_it_has_to_be() {
    let mut position = main_phase("main1", &["fire-from-the-sky"], &[], ("mountain", 6), &["5/3 flying"]);
    position["players"][1]["life"] = 20.into();
    assert_eq!(decide(&position), ["cast fire-from-the-sky", "x:3", "at:50"]);
}
