//! What bots know: win a round with as little as possible, and throw away the weakest card where it is lost.
//!
//! Not here: the bots themselves (`atout-bots`).

use crate::{Action, Outbid};
use atout_core::{HasPolicy, Policy, Seat};

/// The policy.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct OutbidPolicy;

impl HasPolicy for Outbid {
    type Policy = OutbidPolicy;
}

impl Policy<Outbid> for OutbidPolicy {
    fn score(&self, state: &Outbid, _seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        scores.clear();
        scores.extend(actions.iter().map(|Action::Lay(card)| {
            let strength = f32::from(card.strength());
            match state.led {
                // The leader cannot know the answer: the strongest card is the likeliest to win.
                None => strength,
                Some(led) if *card > led => 100.0 - strength,
                Some(_) => -strength,
            }
        }));
    }
}
