//! The pictures of cards, composed as SVG. A picture's file name says everything that it is composed of, so that the cards
//! of a user's own content have pictures too.
//!
//! Not here: the frame around a picture (`card.rs`, `style.css`).

mod ground;
mod reading;
mod scenery;
mod tones;
mod words;

use crate::drawing::Chance;
use atout_duel::Pool;
use std::borrow::Cow;
use words::Motif;

/// The file of a card's picture, below `/assets/`: only the window, 5:4, without a frame.
///
/// `duel-art-ID.SORT.COLOURS.KINDS.SIGNS.KEYWORDS.FORCE-ENDURANCE.svg`; see `words.rs`.
pub(super) fn picture_name(pool: &Pool, card: u16) -> String {
    match pool.cards.get(usize::from(card)) {
        Some(def) => format!("duel-art-{}.svg", Motif::of(pool, def).name()),
        None => "duel-back.svg".to_owned(),
    }
}

/// The picture with this file name.
pub(super) fn picture(name: &str) -> Option<Cow<'static, [u8]>> {
    let name = name.strip_prefix("duel-art-")?.strip_suffix(".svg")?;
    Some(Cow::Owned(draw(&Motif::from_name(name)?).into_bytes()))
}

fn draw(motif: &Motif) -> String {
    let mut chance = Chance::of(&motif.id);
    let mut pen = tones::pen(tones::pair(motif.colours).0);
    ground::draw(&mut pen, motif.colours, 1.0, &mut chance);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 96" preserveAspectRatio="xMidYMid slice">{}</svg>"#,
        pen.out
    )
}
