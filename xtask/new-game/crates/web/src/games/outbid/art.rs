//! The pictures: the back of a card and the wide picture of the home page.

use crate::HasPictures;
use atout_outbid::Outbid;
use std::borrow::Cow;

/// The file of a card's back.
pub(super) const BACK: &str = "outbid-back.svg";

const BACK_PICTURE: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140"><rect width="100" height="140" rx="8" fill="#24506b"/><rect x="8" y="8" width="84" height="124" rx="5" fill="none" stroke="#e8d9a8" stroke-width="2"/></svg>"##;
const HERO_PICTURE: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><rect width="800" height="400" fill="#24506b"/><g fill="#f6efdc" stroke="#1b2b38" stroke-width="4"><rect x="270" y="80" width="150" height="210" rx="12" transform="rotate(-8 345 185)"/><rect x="400" y="90" width="150" height="210" rx="12" transform="rotate(7 475 195)"/></g></svg>"##;

impl HasPictures for Outbid {
    fn picture(name: &str) -> Option<Cow<'static, [u8]>> {
        let picture = match name {
            BACK => BACK_PICTURE,
            "outbid-hero.svg" => HERO_PICTURE,
            _ => return None,
        };
        Some(Cow::Borrowed(picture.as_bytes()))
    }
}
