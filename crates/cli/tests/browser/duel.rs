//! Planar Duel in the browser.

mod decks;
