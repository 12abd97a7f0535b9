//! Which creatures block.

use super::kit::block;

const NONE: [(u8, u8); 0] = [];

#[test]
fn ai_009_a_small_creature_does_not_block_a_large_one() {
    assert_eq!(block(20, &["2/2"], &["1/1"]), NONE);
}

#[test]
fn ai_010_the_more_valuable_attacker_is_blocked() {
    assert_eq!(block(20, &["2/2", "5/5"], &["6/6 trample"]), [(0, 1)]);
}

#[test]
fn ai_011_the_most_valuable_that_dies_while_the_blocker_lives() {
    assert_eq!(block(20, &["1/1", "2/2", "5/5", "6/6 trample"], &["3/3"]), [(0, 1)]);
}

#[test]
fn the_least_valuable_blocker_that_does_it() {
    assert_eq!(block(20, &["2/2"], &["6/6", "3/3", "5/5"]), [(1, 0)]);
}

#[test]
fn trades_only_go_upwards() {
    assert_eq!(block(20, &["4/2"], &["2/1"]), [(0, 0)]);
    assert_eq!(block(20, &["2/1"], &["3/2"]), NONE);
    assert_eq!(block(20, &["2/2"], &["2/2"]), NONE);
}

#[test]
fn a_wall_holds_without_dying() {
    assert_eq!(block(20, &["3/3"], &["0/5 defender"]), [(0, 0)]);
}

#[test]
fn chump_blocks_only_to_survive() {
    assert_eq!(block(6, &["5/5"], &["1/1"]), NONE);
    assert_eq!(block(5, &["5/5"], &["1/1"]), [(0, 0)]);
    // One is enough, and the cheaper one.
    assert_eq!(block(6, &["5/5", "4/4"], &["1/1", "2/2"]), [(0, 0)]);
}

#[test]
fn death_touch_takes_the_largest() {
    assert_eq!(block(20, &["6/6", "2/2"], &["1/1 death-touch"]), [(0, 0)]);
}

#[test]
fn first_strike_blocks_without_loss() {
    assert_eq!(block(20, &["3/2"], &["2/2 first-strike"]), [(0, 0)]);
    assert_eq!(block(20, &["2/2 first-strike"], &["2/2"]), NONE);
}

#[test]
fn only_flyers_stop_flyers() {
    assert_eq!(block(3, &["3/3 flying"], &["4/4"]), NONE);
    assert_eq!(block(20, &["2/2 flying"], &["2/4 reach"]), [(0, 0)]);
}

#[test]
fn menace_is_blocked_by_two_or_not_at_all() {
    assert_eq!(block(20, &["4/4 menace"], &["2/2"]), NONE);
    assert_eq!(block(20, &["4/4 menace"], &["3/3", "3/3"]), [(0, 0), (1, 0)]);
    assert_eq!(block(4, &["4/9 menace"], &["1/1", "1/1"]), [(0, 0), (1, 0)]);
}

#[test]
fn two_kill_what_one_cannot() {
    assert_eq!(block(20, &["5/5"], &["3/3", "3/3"]), [(0, 0), (1, 0)]);
}

#[test]
fn indestructible_ones_are_not_traded_with() {
    assert_eq!(block(20, &["3/3 indestructible"], &["3/3"]), NONE);
}

#[test]
fn a_doomed_defence_against_trample_is_not_made_for_nothing() {
    assert_eq!(block(20, &["6/6 trample"], &["1/1"]), NONE);
    assert_eq!(block(6, &["6/6 trample"], &["1/1"]), [(0, 0)]);
}
