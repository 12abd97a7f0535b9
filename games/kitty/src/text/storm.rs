//! What screens say about the storm: what it costs this turn or when it comes, and why.
//!
//! Not here: the rules of it (`rules.rs`), what it did (`log.rs`).

use super::nouns::life_points;
use crate::{Storm, View};
use atout_core::Lang;

/// The storm is announced this many turns before it comes.
const NOTICE: u16 = 3;

impl View {
    /// The storm in a few words: "storm: −3 life"; shortly before it comes, "storm in 2 turns".
    #[must_use]
    pub fn storm_forecast(&self, lang: Lang) -> Option<String> {
        if let Some(storm) = self.storm() {
            let points = life_points(-i32::from(storm.loss), lang);
            return Some(format!("{}{} {points}", lang.pick("storm", "tempête"), lang.colon()));
        }
        Some(match self.turns_to_storm()? {
            1 => lang.pick("storm next turn", "tempête au prochain tour").to_owned(),
            n => lang.pick(format!("storm in {n} turns"), format!("tempête dans {n} tours")),
        })
    }

    /// What the forecast means and what to do about it, where storm cells are dark and hatched.
    #[must_use]
    pub fn storm_help(&self, lang: Lang) -> Option<String> {
        let Some(storm) = self.storm() else {
            self.turns_to_storm()?;
            let (first, middle) = (self.config.storm, self.config.torus().middle());
            return Some(lang.pick(
                format!("From turn {first} on, players far from the middle of the board ({middle}) lose life at the end of each turn. Walk towards the middle in time."),
                format!("À partir du tour {first}, les joueurs loin du milieu du plateau ({middle}) perdent de la vie à la fin de chaque tour. Rapprochez-vous du milieu à temps."),
            ));
        };
        let (loss, closed) = (storm.loss, Storm::closes_in(&self.config));
        let points = lang.plural(loss.into(), "point", "points");
        Some(match storm.eye {
            Some(_) => lang.pick(
                format!("At the end of this turn, every player on a dark hatched cell loses {loss} life. Each turn costs 1 more, and the storm grows: from turn {closed} on no cell is safe."),
                format!("À la fin de ce tour, chaque joueur sur une case sombre hachurée perd {loss} {points} de vie. Chaque tour coûte 1 point de plus et la tempête s’étend\u{a0}: à partir du tour {closed}, aucune case n’est à l’abri."),
            ),
            None => lang.pick(
                format!("No cell is safe any more. At the end of this turn every player loses {loss} life; each turn costs 1 more."),
                format!("Plus aucune case n’est à l’abri. À la fin de ce tour, chaque joueur perd {loss} {points} de vie\u{a0}; chaque tour coûte 1 point de plus."),
            ),
        })
    }

    /// The turns until the storm comes, if it is announced already.
    fn turns_to_storm(&self) -> Option<u16> {
        let turns = self.config.storm.checked_sub(self.turn)?;
        ((1..=NOTICE).contains(&turns) && self.turn > 0 && self.outcome.is_none()).then_some(turns)
    }
}
