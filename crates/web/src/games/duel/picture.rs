//! The two pictures that every game has: the back of its cards, and the wide one of the home page.

const BACK: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 126"><rect width="90" height="126" fill="#2b2440"/><rect x="6" y="6" width="78" height="114" rx="6" fill="none" stroke="#c9a94f" stroke-width="2"/><g fill="none" stroke="#c9a94f" stroke-width="2"><circle cx="45" cy="63" r="26"/><circle cx="45" cy="63" r="14"/></g><g><circle cx="45" cy="37" r="5" fill="#f4efd8"/><circle cx="69.7" cy="55" r="5" fill="#5d9bd6"/><circle cx="60.3" cy="84" r="5" fill="#6d6480"/><circle cx="29.7" cy="84" r="5" fill="#d2593a"/><circle cx="20.3" cy="55" r="5" fill="#5f9f4a"/></g></svg>"##;

const HERO: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="duel-sky" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#3a2b55"/><stop offset=".5" stop-color="#6a4a6e"/><stop offset="1" stop-color="#8f4a3a"/></linearGradient></defs><rect width="640" height="240" fill="url(#duel-sky)"/><circle cx="320" cy="110" r="46" fill="#f1d79a" opacity=".9"/><path d="M0 240V170l90-60 70 50 60-30 60 50 40 20v40z" fill="#28344a"/><path d="M640 240V160l-80-70-80 70-60-20-60 50-40 20v30z" fill="#4a2a26"/><path d="M0 240v-30q160-34 320 0t320 0v30z" fill="#1f2a24"/><g fill="#f4efd8"><path d="M210 206l6-44 4 44z"/><path d="M213 160l-14-20 14 8 14-8z"/></g><g fill="#ffb08a"><path d="M424 206l6-44 4 44z"/><path d="M430 158l-12-22 12 10 12-10z"/></g></svg>"##;

/// The picture with this file name.
pub(super) fn picture(name: &str) -> Option<&'static str> {
    match name {
        "duel-back.svg" => Some(BACK),
        "duel-hero.svg" => Some(HERO),
        _ => None,
    }
}
