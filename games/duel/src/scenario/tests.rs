//! Positions that cannot be, and lines that mean nothing.
