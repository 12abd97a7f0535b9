//! The lesson of the game.

use atout_core::testkit;
use atout_outbid::Outbid;

#[test]
fn the_lesson_can_be_played_and_is_won() {
    testkit::check_lesson::<Outbid>();
}
