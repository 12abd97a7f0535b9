//! Drafts: a seat composes a row of small actions and sees where it leads before anything is played.
//!
//! A preview is applied to a copy of the state, without the match's generator, and only draftable actions are
//! ([`Game::is_draftable`]), so nothing can be learnt from it that the seat does not know already. Taking back is
//! asking for the preview of a shorter row; confirming is [`crate::Match::play_row`].

use crate::{Game, NoEvents, Refusal, Seat, Stage, Viewer};
use rand_core::{Infallible, TryRng};

/// The position that a row of draftable actions leads to, as the seat that composes it sees it.
#[derive(Debug, Clone)]
pub struct Preview<G: Game> {
    state: G,
    seat: Seat,
}

impl<G: Game> Preview<G> {
    /// Applies a row to a copy of `state`.
    pub(crate) fn of(state: &G, seat: Seat, row: &[G::Action]) -> Result<Preview<G>, Refusal> {
        let mut preview = Preview { state: state.clone(), seat };
        row.iter().try_for_each(|action| preview.apply(action))?;
        Ok(preview)
    }

    /// Applies one more action, if it is legal and draftable.
    pub(crate) fn apply(&mut self, action: &G::Action) -> Result<(), Refusal> {
        let mut next = self.state.clone();
        let mut chance = NoChance::default();
        // Legal first: the question whether an action is draftable is asked of legal ones only.
        next.apply(self.seat, action, &mut chance, &mut NoEvents)?;
        if !self.state.is_draftable(self.seat, action) || chance.was_used {
            return Err(Refusal::NotDraftable);
        }
        self.state = next;
        Ok(())
    }

    /// Which seats the game would wait for.
    pub fn stage(&self) -> Stage {
        self.state.stage()
    }

    /// What the seat would see.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// What the seat could do next.
    pub fn actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.state.actions(self.seat, &mut actions);
        actions
    }

    /// May this action be taken back after it?
    pub fn is_draftable(&self, action: &G::Action) -> bool {
        self.state.is_draftable(self.seat, action)
    }

    pub(crate) fn into_state(self) -> G {
        self.state
    }
}

/// A generator that notes whether anything was asked of it.
#[derive(Debug, Default)]
pub(crate) struct NoChance {
    pub(crate) was_used: bool,
}

impl TryRng for NoChance {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.was_used = true;
        // The largest number, so that no loop that rejects small ones runs for ever.
        Ok(u32::MAX)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.was_used = true;
        Ok(u64::MAX)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.was_used = true;
        bytes.fill(u8::MAX);
        Ok(())
    }
}
