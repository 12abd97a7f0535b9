//! The lines of the log, one for every event that is worth one, and the end of a game in a few words.
//!
//! Not here: the names of things (`nouns.rs`).

use crate::{Event, Outbid, View};
use atout_core::{Journal, Lang, Names, Seat, Verb};

const LAY: Verb = Verb::new(["lays", "lay"], ["pose", "posez", "posent"]);
const TAKE: Verb = Verb::new(["takes", "take"], ["remporte", "remportez", "remportent"]);

impl Journal for Outbid {
    fn log_line(event: &Event, names: &Names, lang: Lang) -> Option<String> {
        Some(match event {
            // That hands were dealt is no news.
            Event::Dealt { .. } => return None,
            Event::Laid { seat, card } => format!("{} {}.", names.does(*seat, LAY, lang), card.name(lang)),
            Event::Taken { seat, cards } => {
                let takes = names.does(*seat, TAKE, lang);
                let [better, worse] = [seat.index(), seat.other().index()].map(|index| cards[index]);
                lang.pick(
                    format!("{takes} the round, {better} against {worse}."),
                    format!("{takes} la manche, {better} contre {worse}."),
                )
            }
            Event::Left { seat, why } => why.log_line(*seat, names, lang),
            Event::Over { winner: Some(seat), .. } => format!("{}.", names.does(*seat, Verb::WIN, lang)),
            Event::Over { winner: None, won } => {
                let each = rounds(won[0], lang);
                lang.pick(format!("It is a draw: {each} each."), format!("Égalité : {each} partout."))
            }
        })
    }

    /// The reader's own rounds come first, or else the winner's: "3 rounds to 2".
    fn why_over(view: &View, names: &Names, lang: Lang) -> Option<String> {
        if let Some((seat, why)) = view.left {
            return Some(why.story(seat, names, lang));
        }
        let winner = view.outcome?.winners.iter().next().unwrap_or(Seat::FIRST);
        let first = Seat::all(2).find(|seat| names.is_reader(*seat)).unwrap_or(winner);
        let (own, other) = (rounds(view.won[first.index()], lang), view.won[first.other().index()]);
        Some(lang.pick(format!("{own} to {other}"), format!("{own} à {other}")))
    }
}

/// "3 rounds"
fn rounds(n: u8, lang: Lang) -> String {
    lang.count(n.into(), ["round", "rounds"], ["manche", "manches"])
}
