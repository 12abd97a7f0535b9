//! What the heuristic does in positions where the right play is known: attacks, blocks, spells, other choices.
//!
//! `AI-…` are given cases. The other positions are made to be decided by one consideration each.

#[path = "heuristic/attacks.rs"]
mod attacks;
#[path = "heuristic/blocks.rs"]
mod blocks;
#[path = "heuristic/choices.rs"]
mod choices;
#[path = "heuristic/kit.rs"]
mod kit;
#[path = "heuristic/spells.rs"]
mod spells;
