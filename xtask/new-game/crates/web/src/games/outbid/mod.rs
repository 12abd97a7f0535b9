//! Outbid on a page: its board, its cards, its pictures, its style sheet.

mod art;
mod board;
mod card;
mod cues;
#[cfg(test)]
mod tests;

use crate::{BoardInput, Canvas, HasFigures, Page};
use atout_core::Text;
use atout_outbid::Outbid;
use maud::Markup;

impl Page for Outbid {
    const STYLE: &'static str = include_str!("style.css");

    // Cards and buttons need no prompt, and there is nothing else to touch.
    const PROMPTS: &'static [(&'static str, Text)] = &[];

    fn board(input: &BoardInput<'_, Outbid>, canvas: &mut Canvas<'_>) -> Markup {
        board::board(input, canvas)
    }
}

impl HasFigures for Outbid {}
