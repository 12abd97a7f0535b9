//! How far an entrant's games came on average, in games that can tell (rooms of a climb).
//!
//! Not here: what is counted; the game says so (`atout_core::Reached`).

use crate::Interval;
use crate::clusters::Clusters;
use crate::game_result::GameResult;
use atout_core::Text;
use serde::{Serialize, Serializer};

/// How far an entrant came.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct MeanReached {
    /// What is counted: "rooms". JSON has the English word only.
    #[serde(serialize_with = "english")]
    pub what: Text,
    /// The mean.
    pub mean: f64,
    /// Its 95 % interval.
    pub ci95: Interval,
    /// The most that can be reached.
    pub of: u32,
}

fn english<S: Serializer>(text: &Text, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(text.en)
}

/// The mean over all games of an entrant; none if the game cannot tell. Computed on the scale from 0 to 1.
pub(crate) fn mean_reached(number: usize, played: &[GameResult]) -> Option<MeanReached> {
    let mut clusters = Clusters::default();
    let mut scale = None;
    for game in played.iter().filter(|game| game.of(number).next().is_some()) {
        let reached = game.reached?;
        clusters.add(game.deal, [f64::from(reached.n) / f64::from(reached.of.max(1))]);
        scale = Some((reached.what, reached.of));
    }
    let (what, of) = scale?;
    let (mean, Interval(low, high)) = clusters.mean();
    let whole = f64::from(of);
    Some(MeanReached { what, mean: mean * whole, ci95: Interval(low * whole, high * whole), of })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::side_map::SideMap;
    use atout_core::{Outcome, Reached};

    const ROOMS: Text = Text::new("rooms", "salles");

    fn run(entrant: usize, deal: u32, rooms: Option<u32>) -> GameResult {
        let mut game = GameResult::new(&SideMap::new(&[0]), deal, &[entrant], &Outcome::lost(1), &[]);
        game.reached = rooms.map(|n| Reached { what: ROOMS, n, of: 32 });
        game
    }

    #[test]
    fn rooms_are_averaged_for_each_entrant() {
        let played = [run(0, 0, Some(3)), run(0, 1, Some(8)), run(0, 2, Some(10)), run(1, 0, Some(32))];
        let reached = mean_reached(0, &played).unwrap();
        assert!((reached.mean - 7.0).abs() < 1e-12, "{reached:?}");
        assert!(0.0 <= reached.ci95.0 && reached.ci95.0 < 7.0 && 7.0 < reached.ci95.1 && reached.ci95.1 <= 32.0);
        assert_eq!((reached.what, reached.of), (ROOMS, 32));
        assert_eq!(serde_json::to_value(&reached).unwrap()["what"], "rooms");
    }

    #[test]
    fn a_game_that_cannot_tell_has_no_mean() {
        assert_eq!(mean_reached(0, &[run(0, 0, None)]), None);
        assert_eq!(mean_reached(0, &[]), None);
    }
}
