//! Which creatures attack.

use super::kit::attack;

const NOBODY: [u8; 0] = [];

#[test]
fn ai_002_an_attack_when_ahead_may_trade() {
    assert_eq!(attack([20, 10], &["2/2", "2/2"], &["2/2"]), [0, 1]);
}

#[test]
fn ai_014_an_alpha_strike_goes_past_one_large_blocker() {
    assert_eq!(attack([20, 8], &["1/1"; 9], &["1/3 flying"]), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn everything_attacks_when_nothing_can_block() {
    assert_eq!(attack([20, 20], &["1/1", "2/1", "3/3"], &[]), [0, 1, 2]);
    assert_eq!(attack([20, 20], &["1/1", "2/1"], &["4/4 tapped"]), [0, 1]);
    assert_eq!(attack([20, 20], &["2/2"], &["3/3 cannot-block"]), [0]);
    assert_eq!(attack([20, 20], &["2/2 unblockable", "1/1 unblockable"], &["5/5 defender"]), [0, 1]);
}

#[test]
fn an_attack_that_kills_is_made_whatever_it_costs() {
    assert_eq!(attack([1, 4], &["2/2", "2/2", "2/2"], &["6/6"]), [0, 1, 2]);
    assert_eq!(attack([1, 5], &["5/5 trample", "4/1"], &["2/2"]), [0, 1]);
}

#[test]
fn nobody_attacks_into_a_wall() {
    assert_eq!(attack([20, 20], &["2/2"], &["3/3"]), NOBODY);
    assert_eq!(attack([20, 20], &["3/3", "2/2"], &["4/4", "4/4"]), NOBODY);
    assert_eq!(attack([20, 20], &["2/2"], &["0/4 defender death-touch"]), NOBODY);
}

#[test]
fn two_blockers_together_keep_a_large_one_at_home() {
    assert_eq!(attack([20, 20], &["5/5"], &["3/3", "3/3"]), NOBODY);
}

#[test]
fn flyers_go_over_what_waits_on_the_ground() {
    assert_eq!(attack([20, 20], &["2/2 flying", "2/2"], &["4/4 defender"]), [0]);
    assert_eq!(attack([20, 20], &["2/2 flying"], &["2/5 reach"]), NOBODY);
}

#[test]
fn menace_passes_a_single_blocker() {
    assert_eq!(attack([20, 20], &["3/3 menace"], &["5/5 defender"]), [0]);
    assert_eq!(attack([20, 20], &["3/3 menace"], &["5/5 defender", "5/5 defender"]), NOBODY);
}

#[test]
fn first_strike_wins_fights_of_equals() {
    assert_eq!(attack([20, 20], &["3/3 first-strike"], &["3/3"]), [0]);
    assert_eq!(attack([20, 20], &["3/3"], &["3/3 first-strike"]), NOBODY);
}

#[test]
fn who_would_die_of_the_answer_stays_at_home() {
    assert_eq!(attack([3, 20], &["3/3"], &["3/1 tapped"]), NOBODY);
    assert_eq!(attack([3, 20], &["3/3 vigilance"], &["3/1 tapped"]), [0]);
}

#[test]
fn the_faster_one_races() {
    assert_eq!(attack([20, 8], &["4/2 flying"], &["2/2"]), [0]);
    assert_eq!(attack([20, 20], &["4/4 flying", "4/4 flying"], &["3/3", "3/3"]), [0, 1]);
}
