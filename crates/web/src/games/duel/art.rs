//! The pictures of cards, composed as SVG. A picture's file name says everything that it is composed of, so that the cards
//! of a user's own content have pictures too.
//!
//! Not here: the frame around a picture (`card.rs`, `style.css`).

mod creatures_air;
mod creatures_dread;
mod creatures_odd;
mod creatures_sea;
mod dress;
mod emblem_aid;
mod emblem_harm;
mod emblem_trick;
mod figure;
mod ground;
mod head;
mod headgear;
mod held;
mod land;
mod objects;
mod objects_more;
mod people;
mod person;
mod quadruped;
mod quadruped_shy;
mod reading;
mod scenery;
mod spell;
#[cfg(test)]
mod tests;
mod tones;
mod traits;
mod wings;
mod words;

use crate::drawing::Chance;
use atout_duel::Pool;
use std::borrow::Cow;
use words::{Motif, Sort};

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
    let open = if chance.below(2) == 0 { -1.0 } else { 1.0 };
    match motif.sort {
        Sort::Land => land::draw(&mut pen, motif, &mut chance),
        Sort::Creature | Sort::Token => {
            ground::draw(&mut pen, motif.colours, open, &mut chance);
            figure::creature(&mut pen, motif, open, &mut chance);
        }
        Sort::Invocation | Sort::Aura | Sort::Sorcery | Sort::Instant => {
            ground::draw(&mut pen, motif.colours, open, &mut chance);
            spell::draw(&mut pen, motif, open, &mut chance);
        }
    }
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 96" preserveAspectRatio="xMidYMid slice">{}</svg>"#,
        pen.out
    )
}
