//! The pictures of the game, composed as SVG: kittens, puppies, cards, the back, the wide one of the home page.

mod back;
mod hero;
mod kitten;
mod mark;
mod puppy;
mod scene;

use crate::HasPictures;
use atout_core::Seat;
use atout_kitty::{Card, Class, Kitty};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// All pictures, by file name.
static PICTURES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let seats = || Seat::all(Seat::MAX);
    let kittens =
        seats().flat_map(|seat| Class::ALL.map(|class| (kitten_file(seat, class), kitten::awake(seat, class))));
    let bodies = seats().map(|seat| (body_file(seat), kitten::fallen(seat)));
    let puppies = seats().map(|seat| (puppy_file(seat), puppy::picture(seat)));
    let classes = Class::ALL.map(|class| (class_file(class), scene::of_class(class)));
    let cards = Card::ALL.map(|card| (card_file(card), scene::of_card(card)));
    let marks = Card::ALL.map(|card| (mark_file(card), mark::picture(card)));
    let rest = [
        ("kitty-caramel.svg", scene::caramel()),
        ("kitty-back.svg", back::picture()),
        ("kitty-hero.svg", hero::picture()),
    ];
    let rest = rest.map(|(name, picture)| (name.to_owned(), picture));
    kittens.chain(bodies).chain(puppies).chain(classes).chain(cards).chain(marks).chain(rest).collect()
});

impl HasPictures for Kitty {
    /// The picture with this file name.
    fn picture(name: &str) -> Option<Cow<'static, [u8]>> {
        PICTURES.get(name).map(String::as_bytes).map(Cow::Borrowed)
    }
}

/// A player's kitten.
pub(super) fn kitten_file(seat: Seat, class: Class) -> String {
    format!("kitty-p{}-{class}.svg", seat.index() + 1)
}

/// A fallen player.
pub(super) fn body_file(seat: Seat) -> String {
    format!("kitty-p{}-out.svg", seat.index() + 1)
}

/// A friend of a player.
pub(super) fn puppy_file(owner: Seat) -> String {
    format!("kitty-pup-{}.svg", owner.index() + 1)
}

/// The picture of a class.
pub(super) fn class_file(class: Class) -> String {
    format!("kitty-class-{class}.svg")
}

/// The picture of a card.
pub(super) fn card_file(card: Card) -> String {
    format!("kitty-card-{card}.svg")
}

/// The emblem of a card.
pub(super) fn mark_file(card: Card) -> String {
    format!("kitty-mark-{card}.svg")
}

/// A picture of a piece: a box of 100 × 100 with room for hats.
fn token(inner: &str) -> String {
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -8 108 108">{inner}</svg>"#)
}

/// A picture of this size.
fn svg(width: u32, height: u32, inner: &str) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" preserveAspectRatio="xMidYMid slice">{inner}</svg>"#
    )
}
