//! The small signs on permanents and panels: keywords, tapped, attacking, life. Each has a shape of its own and takes the
//! colour of the text around it.
//!
//! Not here: the signs of colours (`sign.rs`), pictures (`art.rs`).

use atout_duel::{Colour, Keyword};
use maud::{Markup, html};

/// A filled shape in a box of 24 × 24.
fn filled(path: &str) -> Markup {
    html! { svg.ic viewBox="0 0 24 24" fill="currentColor" fill-rule="evenodd" aria-hidden="true" { path d=(path) {} } }
}

/// The sign of a keyword; a protection has the colour's own sign in a shield.
pub(super) fn keyword(keyword: Keyword) -> Markup {
    let protection = |colour: Option<Colour>| {
        html! { span.guard { (filled("M12 1l9 3v8c0 6-4 9-9 11-5-2-9-5-9-11V4z")) (super::sign::sign(colour)) } }
    };
    filled(match keyword {
        // A wing.
        Keyword::Flying => {
            "M2 19C3 9 9 3 22 3c-1 3-3 4-5 5 2 0 3 0 4-1-1 4-4 5-6 5 1 1 2 1 3 1-2 3-5 4-8 3-3 0-6 1-8 3z"
        }
        // A bow.
        Keyword::Reach => "M5 2c10 1 16 7 17 17l-3-1C18 10 14 6 6 5zM3 6l3-1 13 13-1 3zM2 14l8 8-8 0z",
        // An eye.
        Keyword::Vigilance => {
            "M12 5c5 0 9 4 11 7-2 3-6 7-11 7S3 15 1 12c2-3 6-7 11-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"
        }
        // A drop over a bone.
        Keyword::DeathTouch => "M12 1c3 5 5 7 5 10a5 5 0 0 1-10 0c0-3 2-5 5-10zM3 19h18v4H3z",
        // A wall.
        Keyword::Defender => "M2 4h6v3h2V4h4v3h2V4h6v17H2zm3 7v3h6v-3zm8 0v3h6v-3zm-4 5v3h6v-3z",
        // A blade.
        Keyword::FirstStrike => "M22 2l-2 7-9 9-5-5 9-9zM4 14l6 6-2 2-2-2-3 3-2-2 3-3-2-2z",
        // Two blades.
        Keyword::DoubleStrike => "M2 2l5 2 14 14-3 3L4 7zM22 2l-5 2-4 4 3 3 4-4zM11 13L8 10 3 18l3 3z",
        // A winged boot, as in the pictures: a bolt there is damage.
        Keyword::Haste => "M9 1h7v12c4 1 7 2 7 6H9zM8 20h15v3H8zM8 4L0 3c1 3 3 5 8 5zM8 10l-6-1c1 3 3 4 6 4z",
        // A ghost.
        Keyword::Unblockable => "M12 2c5 0 8 4 8 9v11l-3-2-2 2-3-2-3 2-2-2-3 2V11c0-5 3-9 8-9zM8 9v3h3V9zm5 0v3h3V9z",
        // A heart.
        Keyword::Lifelink => "M12 22C4 16 1 12 1 8a5.500 5.500 0 0 1 11-2 5.500 5.500 0 0 1 11 2c0 4-3 8-11 14z",
        // A horned mask.
        Keyword::Menace => {
            "M2 2c1 4 3 5 6 5h8c3 0 5-1 6-5 2 6 0 9-2 10v3c0 4-4 8-8 8s-8-4-8-8v-3C2 11 0 8 2 2zm4 10l4 3V12zm12 0l-4 3V12z"
        }
        // A hoof.
        Keyword::Trample => "M3 3c3-2 6-2 8 0l-1 9 1 9H2zM13 3c2-2 5-2 8 0l1 18h-9l1-9z",
        // A spark.
        Keyword::Flash => "M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z",
        // A veil.
        Keyword::Hexproof => "M12 1l10 6v10l-10 6L2 17V7zm0 4L6 8.500v7l6 3.500 6-3.500v-7z",
        // An anvil.
        Keyword::Indestructible => "M1 5h5v2h17c-1 5-4 6-7 6l1 4h3v4H6v-4h3l1-4C5 13 2 11 1 5z",
        Keyword::ProtectionFromWhite => return protection(Some(Colour::White)),
        Keyword::ProtectionFromBlue => return protection(Some(Colour::Blue)),
        Keyword::ProtectionFromBlack => return protection(Some(Colour::Black)),
        Keyword::ProtectionFromRed => return protection(Some(Colour::Red)),
        Keyword::ProtectionFromGreen => return protection(Some(Colour::Green)),
        Keyword::ProtectionFromChosen => return protection(None),
        // A barred shield.
        Keyword::CannotBlock => "M12 1l9 3v8c0 6-4 9-9 11-5-2-9-5-9-11V4zM5 5l13 13 2-3L8 3z",
        // A barred blade.
        Keyword::CannotAttack => "M22 2l-2 7-4 4-5-5 4-4zM2 1l21 20-2 2L0 3zM4 14l3-3 5 5-3 3-3 3-4-4z",
        // An arrow that goes on.
        Keyword::MustAttack => "M1 9h9V4l12 8-12 8v-5H1z",
        // A chain.
        Keyword::StaysTapped => {
            "M8 3h8a6 6 0 0 1 0 12h-2v-3h2a3 3 0 0 0 0-6H8a3 3 0 0 0-2 5L4 13A6 6 0 0 1 8 3zM8 9h2v3H8a3 3 0 0 0 0 6h8a3 3 0 0 0 2-5l2-2a6 6 0 0 1-4 10H8A6 6 0 0 1 8 9z"
        }
    })
}

/// A creature attacks.
pub(super) fn sword() -> Markup {
    filled("M22 2l-2 7-9 9-5-5 9-9zM4 14l6 6-2 2-2-2-3 3-2-2 3-3-2-2z")
}

/// A creature blocks.
pub(super) fn shield() -> Markup {
    filled("M12 1l9 3v8c0 6-4 9-9 11-5-2-9-5-9-11V4z")
}

/// It would die.
pub(super) fn skull() -> Markup {
    filled("M12 2c6 0 10 4 10 9 0 3-2 5-4 6v5H6v-5c-2-1-4-3-4-6 0-5 4-9 10-9zM6 10v4h5v-4zm7 0v4h5v-4z")
}

/// It is tapped: an arrow that turns.
pub(super) fn turned() -> Markup {
    filled("M12 3a9 9 0 0 1 8 5l3-1-2 8-7-4 3-1a6 6 0 1 0 0 5l3 2A9 9 0 1 1 12 3z")
}

/// It came this turn: an hourglass.
pub(super) fn hourglass() -> Markup {
    filled("M4 1h16v3l-6 8 6 8v3H4v-3l6-8-6-8zm4 19h8l-4-4z")
}

/// Life.
pub(super) fn heart() -> Markup {
    keyword(Keyword::Lifelink)
}

/// Cards in hand.
pub(super) fn hand() -> Markup {
    filled("M2 6l8-3 4 15-8 3zM12 4l9 2-3 15-4-1z")
}

/// The library.
pub(super) fn library() -> Markup {
    filled("M3 4h4v17H3zm6-2h5v19H9zm7 4l4-1 3 15-4 1z")
}

/// The graveyard.
pub(super) fn graveyard() -> Markup {
    filled("M6 21V9a6 6 0 0 1 12 0v12h3v2H3v-2zm5-13v3H8v2h3v5h2v-5h3v-2h-3V8z")
}

/// What is exiled.
pub(super) fn exile() -> Markup {
    filled(
        "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 4a7 7 0 1 0 5 2c-1 3-3 4-6 4 3 1 4 3 3 6-3-1-5-3-5-6 0-2 1-4 3-6z",
    )
}
