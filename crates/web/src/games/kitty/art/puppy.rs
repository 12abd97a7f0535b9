//! Puppies: the friends, with the coat and the number of their owner.

use super::kitten::{coat, number};
use super::token;
use atout_core::Seat;

/// A friend of this seat.
pub(super) fn picture(owner: Seat) -> String {
    token(&(head(owner) + &number(owner)))
}

/// The head alone, in a box of 100 × 100.
pub(super) fn head(owner: Seat) -> String {
    let coat = coat(owner);
    let (fur, dark, light) = (coat.fur, coat.dark, coat.light);
    format!(
        r##"<g stroke="#fff8ec" stroke-width="9" stroke-linejoin="round"><path d="{SKULL}"/><path d="{EARS}"/></g><path d="{SKULL}" fill="{fur}" stroke="#2a1a2b" stroke-width="2.5"/><path d="M50 20C44 30 45 42 43 54L50 62 57 54C55 42 56 30 50 20z" fill="{light}"/><path d="{EARS}" fill="{dark}" stroke="#2a1a2b" stroke-width="2.5" stroke-linejoin="round"/><ellipse cx="50" cy="70" rx="21" ry="17" fill="{light}"/><g fill="#2a1a2b"><circle cx="35" cy="49" r="6"/><circle cx="65" cy="49" r="6"/><path d="M41 59h18c3 0 2 5-1 7l-6 4h-4l-6-4c-3-2-4-7-1-7z"/></g><g fill="#fff"><circle cx="37" cy="47" r="2.3"/><circle cx="67" cy="47" r="2.3"/></g><path d="M50 70v5q-5 5-10 1M50 75q5 5 10 1" fill="none" stroke="#2a1a2b" stroke-width="2.6" stroke-linecap="round"/><path d="M45 79h10v6a5 5 0 0 1-10 0z" fill="#ef6f7f" stroke="#2a1a2b" stroke-width="2"/>"##
    )
}

const SKULL: &str = "M50 18C70 18 80 32 80 52S70 91 50 91 20 72 20 52 30 18 50 18z";
const EARS: &str = "M32 22C18 12 4 26 5 50c0 14 6 22 13 20 8-2 8-16 9-28 1-9 5-14 5-20zM68 22C82 12 96 26 95 50c0 14-6 22-13 20-8-2-8-16-9-28-1-9-5-14-5-20z";
