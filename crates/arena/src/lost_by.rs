//! What lost games were lost by, in games that can tell (the enemy that killed the players).
//!
//! A label that only losers have would have a win share of 0, so these are counted and not put into `balance`.

use crate::Interval;
use crate::clusters::Clusters;
use crate::game_result::GameResult;
use atout_core::{Tag, Text};
use serde::{Serialize, Serializer};

/// The shares of all causes among the lost games, most frequent first.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LostBy {
    /// What they are: "killed by". JSON has the English words only.
    #[serde(serialize_with = "english")]
    pub sort: Text,
    /// The lost games.
    pub games: u64,
    /// The causes.
    pub labels: Vec<CauseShare>,
}

/// How often games were lost by one cause.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CauseShare {
    /// The cause: "Cinder Imp".
    #[serde(serialize_with = "english")]
    pub what: Text,
    /// The games that were lost by it.
    pub games: u64,
    /// Its share of the lost games.
    pub share: f64,
    /// The 95 % interval of the share.
    pub ci95: Interval,
}

fn english<S: Serializer>(text: &Text, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(text.en)
}

/// Counts the causes; none if no game told one.
pub(crate) fn lost_by(played: &[GameResult]) -> Option<LostBy> {
    let lost: Vec<(u32, Tag)> = played.iter().filter_map(|game| Some((game.deal, game.lost_by?))).collect();
    let sort = lost.first()?.1.sort;
    let mut whats: Vec<Text> = Vec::new();
    for (_, tag) in &lost {
        if !whats.iter().any(|what| what.en == tag.what.en) {
            whats.push(tag.what);
        }
    }
    let mut labels: Vec<CauseShare> = whats.into_iter().map(|what| cause(what, &lost)).collect();
    labels.sort_by(|a, b| b.games.cmp(&a.games).then(a.what.en.cmp(b.what.en)));
    Some(LostBy { sort, games: lost.len() as u64, labels })
}

fn cause(what: Text, lost: &[(u32, Tag)]) -> CauseShare {
    let is_it = |tag: &Tag| tag.what.en == what.en;
    let mut clusters = Clusters::default();
    lost.iter().for_each(|(deal, tag)| clusters.add(*deal, [f64::from(u8::from(is_it(tag)))]));
    let (share, ci95) = clusters.mean();
    CauseShare { what, games: lost.iter().filter(|(_, tag)| is_it(tag)).count() as u64, share, ci95 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::side_map::SideMap;
    use atout_core::Outcome;

    fn run(deal: u32, killer: Option<&'static str>) -> GameResult {
        let mut game = GameResult::new(&SideMap::new(&[0]), deal, &[0], &Outcome::lost(1), &[]);
        game.lost_by =
            killer.map(|killer| Tag { sort: Text::new("killed by", "tué par"), what: Text::new(killer, killer) });
        game
    }

    #[test]
    fn causes_are_counted_among_the_lost_games_most_frequent_first() {
        let played = [run(0, Some("Rat")), run(1, Some("Imp")), run(2, None), run(3, Some("Imp")), run(4, Some("Imp"))];
        let found = lost_by(&played).unwrap();
        assert_eq!((found.sort.en, found.games), ("killed by", 4));
        let counted: Vec<_> = found.labels.iter().map(|one| (one.what.en, one.games, one.share)).collect();
        assert_eq!(counted, [("Imp", 3, 0.75), ("Rat", 1, 0.25)]);
        assert!(found.labels.iter().all(|one| one.ci95.0 <= one.share && one.share <= one.ci95.1));
        assert_eq!(lost_by(&[run(0, None)]), None);
    }
}
