//! What each event of Outbid looks like on the board.
//!
//! Not here: how a page plays it (the script), the sentences (`atout-outbid`, `text/log.rs`).

use crate::HasCues;
use atout_core::{Beat, Cue, Lang, Mood, Seat, Viewer};
use atout_outbid::{Config, Event, Outbid};

impl HasCues for Outbid {
    fn beats(event: &Event, _config: &Config, viewer: Viewer, lang: Lang) -> Vec<Beat> {
        match event {
            Event::Laid { seat, card } => {
                let (what, from) = (format!("card:{card}"), Some(format!("hand:{seat}")));
                vec![Beat::of(vec![Cue::Go { what, from, to: format!("place:{seat}") }])]
            }
            Event::Taken { seat, .. } => {
                let text = lang.pick("takes the round", "remporte la manche").to_owned();
                let note = Cue::Note { at: format!("place:{seat}"), text, mood: mood(*seat, viewer) };
                vec![Beat::of(vec![note])]
            }
            // The sentence is enough; the end has a dialog of its own.
            Event::Left { .. } | Event::Over { .. } => vec![Beat::default()],
            Event::Dealt { .. } => Vec::new(),
        }
    }
}

fn mood(seat: Seat, viewer: Viewer) -> Mood {
    match viewer.seat() {
        Some(reader) if reader == seat => Mood::Good,
        Some(_) => Mood::Bad,
        None => Mood::Plain,
    }
}
