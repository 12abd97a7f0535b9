//! The names that players are shown with. A bot is called by its level, in the reader's language; a number tells players
//! with the same name apart, and is the number of the seat.
//!
//! Not here: names that people gave, which stay as they are, and the reader's own "You" ([`atout_core::Names`]).

use crate::PlayerKind;
use atout_core::{Lang, Text};

/// A person without a name.
pub const PLAYER: Text = Text::new("Player", "Joueur");
/// [`PlayerKind::Random`] and [`PlayerKind::Beginner`].
pub const BEGINNER: Text = Text::new("Beginner", "Débutant");
/// [`PlayerKind::Heuristic`].
pub const REGULAR: Text = Text::new("Regular", "Confirmé");
/// [`PlayerKind::TurnSearch`].
pub const PLANNER: Text = Text::new("Planner", "Calculateur");
/// [`PlayerKind::Search`].
pub const EXPERT: Text = Text::new("Expert", "Expert");

impl PlayerKind {
    /// The default name.
    #[must_use]
    pub fn title(&self, lang: Lang) -> &str {
        match self {
            PlayerKind::Human => PLAYER.get(lang),
            PlayerKind::Random | PlayerKind::Beginner => BEGINNER.get(lang),
            PlayerKind::Heuristic => REGULAR.get(lang),
            PlayerKind::TurnSearch => PLANNER.get(lang),
            PlayerKind::Search(_) => EXPERT.get(lang),
            PlayerKind::Cmd(program) => program,
        }
    }

    /// The default names of older releases, which stand in stored tables and records.
    const fn former_titles(&self) -> &'static [&'static str] {
        match self {
            PlayerKind::Human => &["Human", "Humain"],
            PlayerKind::Random => &["Random", "Hasard"],
            PlayerKind::Heuristic => &["Steady", "Méthodique", "Habitué"],
            PlayerKind::Beginner | PlayerKind::TurnSearch => &[],
            PlayerKind::Search(_) => &["Deep thinker", "Stratège"],
            PlayerKind::Cmd(_) => &[],
        }
    }

    /// Is it the name of somebody who has none: empty, or a default name of any language with or without a number?
    #[must_use]
    pub fn is_default_name(&self, name: &str) -> bool {
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let title = match name.rsplit_once(' ') {
            Some((title, number)) if is_number(number) => title,
            _ => name,
        };
        title.is_empty()
            || Lang::ALL.iter().any(|lang| self.title(*lang) == title)
            || self.former_titles().contains(&title)
    }
}

/// The names of all players of a table, by seat, in the reader's language. Stored names that somebody gave stay.
#[must_use]
pub fn shown_names(players: &[(&PlayerKind, &str)], lang: Lang) -> Vec<String> {
    let default = |(kind, name): &(&PlayerKind, &str)| kind.is_default_name(name).then(|| kind.title(lang).to_owned());
    let defaults: Vec<Option<String>> = players.iter().map(default).collect();
    let is_alone = |title: &String| defaults.iter().flatten().filter(|other| *other == title).count() == 1;
    let shown = |(seat, (_, given)): (usize, &(&PlayerKind, &str))| match &defaults[seat] {
        Some(title) if is_alone(title) => title.clone(),
        Some(title) => format!("{title} {}", seat + 1),
        None => (*given).to_owned(),
    };
    players.iter().enumerate().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(players: &[(&str, &str)], lang: Lang) -> Vec<String> {
        let players: Vec<(PlayerKind, &str)> =
            players.iter().map(|(kind, name)| (kind.parse().unwrap(), *name)).collect();
        shown_names(&players.iter().map(|(kind, name)| (kind, *name)).collect::<Vec<_>>(), lang)
    }

    #[test]
    fn bots_are_called_by_their_level_in_the_readers_language() {
        let players = [("human", "Ada"), ("random", ""), ("search:ms=200", "")];
        assert_eq!(shown(&players, Lang::En), ["Ada", "Beginner", "Expert"]);
        assert_eq!(shown(&players, Lang::Fr), ["Ada", "Débutant", "Expert"]);
    }

    #[test]
    fn a_number_is_the_number_of_the_seat_and_only_there_where_it_is_needed() {
        let players = [("human", ""), ("heuristic", ""), ("heuristic", "Bob"), ("heuristic", "")];
        assert_eq!(shown(&players, Lang::En), ["Player", "Regular 2", "Bob", "Regular 4"]);
    }

    #[test]
    fn default_names_of_older_releases_are_made_anew() {
        let players = [("heuristic", "Steady 1"), ("random", "Hasard"), ("heuristic", "Steady 2"), ("human", "Human")];
        assert_eq!(shown(&players, Lang::Fr), ["Confirmé 1", "Débutant", "Confirmé 3", "Joueur"]);
        assert_eq!(shown(&[("human", "Steady"), ("random", "Agent 7")], Lang::Fr), ["Steady", "Agent 7"]);
    }
}
