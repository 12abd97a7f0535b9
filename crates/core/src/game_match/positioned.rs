//! Matches that begin in a position instead of a deal: lessons.
//!
//! Not here: what a position looks like (each game's `scenario.rs`).

use super::Match;
use super::course::Course;
use crate::event_log::EventLog;
use crate::{HasScenarios, Message, Seed};
use serde_json::Value;
use std::sync::Arc;

impl<G: HasScenarios> Match<G> {
    /// A match that begins in a position, in which no seat brought anything along. Its chance is the same every time. No
    /// record can tell such a match: a record begins with a deal.
    ///
    /// # Errors
    /// The rules cannot play the config, or the position cannot be.
    pub fn from_position(config: G::Config, position: &Value) -> Result<Self, Message> {
        G::check_config(&config).map_err(|error| error.0)?;
        let (state, seed) = (G::from_position(&config, position)?, Seed::from(0));
        let setups = std::iter::repeat_with(G::Setup::default).take(G::n_seats(&config)).collect();
        let course = Course::begin(state.clone(), seed.rng(), EventLog::new());
        Ok(Match { config, setups, seed, position: Some(Arc::new(state)), course })
    }
}
