//! What tables of results count beside who won.
//!
//! Not here: the words of classes and entities (`text/nouns.rs`).

use crate::text::nouns::team;
use crate::{Classes, Kitty, View};
use atout_core::{Results, Seat, Tag, Text};

impl Results for Kitty {
    /// The tags of a seat: its class if there are classes, its team if there are teams.
    fn tags(view: &View, seat: Seat) -> Vec<Tag> {
        let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
        let class = Tag { sort: Text::new("class", "classe"), what: player.class.stats().name };
        let team = Tag { sort: Text::new("team", "équipe"), what: team(player.side) };
        let has_class = (view.config.classes != Classes::None).then_some(class);
        has_class.into_iter().chain(view.config.has_teams().then_some(team)).collect()
    }
}
