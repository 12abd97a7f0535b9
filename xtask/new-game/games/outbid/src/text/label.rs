//! The labels of buttons, one for every action.

use crate::{Action, Outbid, View};
use atout_core::{Labels, Lang, Names, Seat};

impl Labels for Outbid {
    fn label(_view: &View, _seat: Seat, action: &Action, _names: &Names, lang: Lang) -> String {
        match action {
            Action::Lay(card) => format!("{} {}", lang.pick("Lay", "Poser"), card.name(lang)),
        }
    }

    fn label_is_fixed(_action: &Action) -> bool {
        true
    }
}
