//! Players that are programs. The players themselves are in `atout-bots`; a game's knowledge is in its own crate.

use crate::{BotFailure, Game, InfoSet, Seat, TurnKnowledge};
use core::time::Duration;

/// The fast generator that bots and playouts use.
pub type BotRng = rand_xoshiro::Xoshiro256PlusPlus;

/// A generator that costs nothing to seed, for chance that is new at every use: a seed by purpose and place. Seeds
/// must not differ by small multiples of the golden ratio, by which the generator steps.
pub type KeyedRng = rand_xoshiro::SplitMix64;

/// A kind of computer player. It plays through sessions, one for each seat and game.
pub trait Bot<G: Game>: Send + Sync {
    /// Starts playing for one seat of one game.
    fn session(&self) -> Box<dyn BotSession<G>>;

    /// The longest that a decision may take, for bots that keep to no budget of their own. The default: no limit.
    fn time_limit(&self) -> Option<Duration> {
        None
    }
}

/// A computer player in one seat of one game.
///
/// A session may keep buffers and what its seat's history can rebuild, and nothing else: for the same information set
/// and generator a fresh session chooses the same, so a resumed game goes on as if it had never stopped. (A budget in
/// milliseconds is the one exception: it depends on how fast the machine is.)
pub trait BotSession<G: Game>: Send {
    /// Chooses one of the seat's legal actions.
    ///
    /// # Errors
    /// `control` cancelled the thought, or the bot cannot go on.
    fn choose(
        &mut self,
        info: &InfoSet<'_, G>,
        rng: &mut BotRng,
        control: &dyn Control,
    ) -> Result<G::Action, BotFailure>;

    /// Decides until it has to wait for something: a row of actions of which all but the last could be taken back. `rng`
    /// gives the generator of the n-th action. The default chooses one after the other.
    ///
    /// # Errors
    /// As [`BotSession::choose`].
    fn choose_row(
        &mut self,
        info: &InfoSet<'_, G>,
        rng: &mut dyn FnMut(u64) -> BotRng,
        control: &dyn Control,
    ) -> Result<Vec<G::Action>, BotFailure> {
        let mut row = vec![self.choose(info, &mut rng(0), control)?];
        let mut after = info.after(&row[0]).map(InfoSet::into_owned);
        while let Some(info) = after {
            let action = self.choose(&info, &mut rng(row.len() as u64), control)?;
            row.push(action);
            after = info.after(&action).map(InfoSet::into_owned);
        }
        Ok(row)
    }
}

/// How a host steers bots while they think: it cancels them, and it makes them take turns on the processor.
pub trait Control: Send + Sync {
    /// Is the answer no longer wanted? A search asks before every iteration and stops at once.
    fn is_cancelled(&self) -> bool;

    /// A point at which a long thought may be paused so that others get their turn. Returns how long it was paused;
    /// a budget in milliseconds does not count that time.
    fn pause(&self) -> Duration {
        Duration::ZERO
    }

    /// The time that is left for the decision; none if there is no limit. When it is over, the thought is cancelled.
    fn time_left(&self) -> Option<Duration> {
        None
    }
}

/// Lets a bot think undisturbed.
#[derive(Debug, Clone, Copy)]
pub struct Undisturbed;

impl Control for Undisturbed {
    fn is_cancelled(&self) -> bool {
        false
    }
}

/// A game's knowledge: how good each legal action looks to the seat that is to play.
///
/// It is asked about sampled states only (see [`InfoSet::sample`]) and about states inside searches.
pub trait Policy<G: Game>: Send + Sync {
    /// Replaces `scores` by one number per action, the higher the better. `actions` are the seat's legal ones. What gets
    /// negative infinity is not searched as long as there is something else: an action that changes nothing, say, which a
    /// search that finds all actions equally good would choose again and again.
    fn score(&self, state: &G, seat: Seat, actions: &[G::Action], scores: &mut Vec<f32>);

    /// Do its scores say anything? A policy without opinion is not asked for scores.
    fn is_informed(&self) -> bool {
        true
    }

    /// Is there nothing to think about for this seat now, so that the highest score will do? Searches then spend their
    /// time elsewhere.
    fn is_trivial(&self, state: &G, seat: Seat) -> bool {
        let _ = (state, seat);
        false
    }

    /// Has the game decisions that even a beginner makes well ([`Policy::is_basic`])? The default: no.
    fn has_basics(&self) -> bool {
        false
    }

    /// Is this a decision that even a beginner makes well, such as whether to keep an opening hand? The bot `beginner`
    /// follows the scores there and plays at random elsewhere. The default: none is.
    fn is_basic(&self, state: &G, seat: Seat) -> bool {
        let _ = (state, seat);
        false
    }

    /// Biases a sampled state towards likely hands; the seat's view does not change. The default changes nothing.
    fn bias_sample(&self, sampled: &mut G, seat: Seat, rng: &mut BotRng) {
        let _ = (sampled, seat, rng);
    }

    /// What a search over the rest of a turn needs to know; none if the game's turns have nothing to search.
    fn turn(&self) -> Option<&dyn TurnKnowledge<G>> {
        None
    }

    /// How many rounds of decisions a playout has before it is judged. The default: to the end of the game.
    fn horizon(&self) -> usize {
        usize::MAX
    }

    /// May a playout of a decision at `root` end here and be judged, before its horizon? The default: it may not.
    fn is_settled(&self, root: &G, state: &G) -> bool {
        let _ = (root, state);
        false
    }

    /// The expected points of each seat in a game that is not over, from 0 to 1. The default: even.
    fn judge(&self, state: &G) -> [f32; Seat::MAX] {
        let _ = state;
        [0.5; Seat::MAX]
    }

    /// A quick choice for playouts, good more often than not.
    fn playout(&self, state: &G, seat: Seat, rng: &mut BotRng, scratch: &mut Scratch<G::Action>) -> Option<G::Action> {
        let _ = rng;
        state.actions(seat, &mut scratch.actions);
        self.score(state, seat, &scratch.actions, &mut scratch.scores);
        let best = (0..scratch.scores.len()).max_by(|&a, &b| scratch.scores[a].total_cmp(&scratch.scores[b]))?;
        Some(scratch.actions[best])
    }
}

/// A game whose knowledge is written down, so that heuristic and search can play it.
pub trait HasPolicy: Game {
    /// The knowledge.
    type Policy: Policy<Self> + Default;
}

/// Buffers that playouts use again and again.
#[derive(Debug)]
pub struct Scratch<A> {
    /// Legal actions.
    pub actions: Vec<A>,
    /// Their scores.
    pub scores: Vec<f32>,
}

impl<A> Default for Scratch<A> {
    fn default() -> Self {
        Scratch { actions: Vec::new(), scores: Vec::new() }
    }
}
