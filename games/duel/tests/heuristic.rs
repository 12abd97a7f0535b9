//! What the heuristic does in positions where the right play is known: attacks, blocks, spells, other choices.
//!
//! `AI-…` are given cases. The other positions are made to be decided by one consideration each.

mod attacks;
mod blocks;
mod choices;
mod kit;
mod spells;
