//! The option that puts players into teams.

use atout_core::{ConfigError, Message, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Teams by size: `2v2`, `3v1`, `2v2v2`; with `none` every player is alone.
///
/// Seats are assigned to the teams in turn, so that in `2v2` opposite seats play together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Teams {
    /// The number of players of each team; 0 for a team that does not exist.
    sizes: [u8; Seat::MAX],
    /// The team of each seat.
    sides: [u8; Seat::MAX],
}

impl Teams {
    /// No teams: every player is alone.
    pub const NONE: Teams = Teams { sizes: [0; Seat::MAX], sides: [0, 1, 2, 3, 4, 5, 6, 7] };

    /// Is every player alone?
    #[inline]
    pub const fn is_none(&self) -> bool {
        self.sizes[0] == 0
    }

    /// The team of a seat; without teams, every seat has its own.
    #[inline]
    pub const fn side(&self, seat: Seat) -> usize {
        self.sides[seat.index()] as usize
    }

    /// The sizes of the teams.
    pub fn sizes(&self) -> impl Iterator<Item = u8> {
        self.sizes.into_iter().take_while(|size| *size > 0)
    }

    /// Teams of these sizes, with seats assigned in turn.
    fn of(sizes: [u8; Seat::MAX]) -> Teams {
        let (mut sides, mut left, mut seat) = ([0; Seat::MAX], sizes, 0);
        while left.iter().any(|size| *size > 0) {
            for (team, size) in left.iter_mut().enumerate().filter(|(_, size)| **size > 0) {
                *size -= 1;
                sides[seat] = team as u8;
                seat += 1;
            }
        }
        Teams { sizes, sides }
    }

    pub(crate) fn check(&self, players: u8) -> Result<(), ConfigError> {
        let sum: u8 = self.sizes().sum();
        if self.is_none() || sum == players {
            return Ok(());
        }
        Err(ConfigError(Message::new(
            format!("teams of {self} need {sum} players, not {players}: change the teams or the number of players"),
            format!(
                "des équipes de {self} demandent {sum} joueurs, pas {players}\u{a0}: changez les équipes ou le nombre de joueurs"
            ),
        )))
    }
}

impl fmt::Display for Teams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("none");
        }
        let sizes: Vec<String> = self.sizes().map(|size| size.to_string()).collect();
        f.write_str(&sizes.join("v"))
    }
}

impl FromStr for Teams {
    type Err = Message;
    fn from_str(text: &str) -> Result<Teams, Message> {
        if text == "none" {
            return Ok(Teams::NONE);
        }
        let wrong = || {
            let most = Seat::MAX;
            Message::new(
                format!(
                    "`{text}` is not a list of teams: write their sizes (2v2, 3v1, 2v2v2: at least two teams, at most {most} players) or none"
                ),
                format!(
                    "«\u{a0}{text}\u{a0}» n'est pas une répartition\u{a0}: écrivez la taille des équipes (2v2, 3v1, 2v2v2\u{a0}: au moins deux équipes, au plus {most} joueurs) ou none"
                ),
            )
        };
        let digit =
            |part: &str| part.parse().ok().filter(|size| (1..=Seat::MAX as u8).contains(size) && part.len() == 1);
        let parts: Vec<u8> = text.split('v').map(digit).collect::<Option<_>>().ok_or_else(wrong)?;
        if parts.len() < 2 || parts.iter().map(|size| usize::from(*size)).sum::<usize>() > Seat::MAX {
            return Err(wrong());
        }
        let mut sizes = [0; Seat::MAX];
        sizes[..parts.len()].copy_from_slice(&parts);
        Ok(Teams::of(sizes))
    }
}

impl TryFrom<String> for Teams {
    type Error = String;
    fn try_from(text: String) -> Result<Teams, String> {
        text.parse().map_err(|message: Message| message.en.into_owned())
    }
}

impl From<Teams> for String {
    fn from(teams: Teams) -> String {
        teams.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sides(text: &str, n: usize) -> Vec<usize> {
        let teams: Teams = text.parse().unwrap();
        Seat::all(n).map(|seat| teams.side(seat)).collect()
    }

    #[test]
    fn seats_are_assigned_to_the_teams_in_turn() {
        assert_eq!(sides("none", 4), [0, 1, 2, 3]);
        assert_eq!(sides("2v2", 4), [0, 1, 0, 1]);
        assert_eq!(sides("2v2v2", 6), [0, 1, 2, 0, 1, 2]);
        assert_eq!(sides("1v3", 4), [0, 1, 1, 1]);
        assert_eq!(sides("4v4", 8), [0, 1, 0, 1, 0, 1, 0, 1]);
    }

    #[test]
    fn teams_read_as_they_are_written() {
        for text in ["none", "2v2", "1v7", "1v1v1v1v1v1v1v1"] {
            assert_eq!(text.parse::<Teams>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn invalid_teams_are_refused_with_an_example() {
        for text in ["", "2", "2v", "0v2", "5v4", "v", "2 v 2", "02v2", "2v+2", "é"] {
            assert!(text.parse::<Teams>().unwrap_err().en.contains("2v2"), "{text}");
        }
    }
}
