//! What is worth measuring beside playouts and copies.

use crate::Duel;
use atout_core::HasBenchmarks;

impl HasBenchmarks for Duel {}
