//! The two pictures that every game has: the back of its cards, and the wide one of the home page.
//!
//! Not here: pictures of cards (`art.rs`).

/// A ring with the five colours, each with its own shape, around a star.
const BACK: &str = concat!(
    r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 126"><radialGradient id="b"><stop stop-color="#5a4a86"/><stop offset="1" stop-color="#221b38"/></radialGradient>"##,
    r##"<path d="M0 0h90v126H0z" fill="#1a1530"/><rect x="4" y="4" width="82" height="118" rx="6" fill="url(#b)" stroke="#c9a94f" stroke-width="1.6"/>"##,
    r##"<path d="M9 26Q9 9 26 9M64 9q17 0 17 17M81 100q0 17-17 17M26 117Q9 117 9 100" fill="none" stroke="#c9a94f" stroke-width="1.2"/>"##,
    r##"<g fill="none" stroke="#c9a94f"><circle cx="45" cy="63" r="32" stroke-width="1.8"/><circle cx="45" cy="63" r="21" stroke-width=".8"/>"##,
    r##"<path d="M45 37L60.3 84 20.3 55H69.7L29.7 84z" stroke-width=".8" opacity=".7"/></g>"##,
    r##"<path d="M45 45l4.2 13.8L63 63l-13.8 4.2L45 81l-4.2-13.8L27 63l13.8-4.2z" fill="#f3dc95"/><path d="M45 45l4.2 13.8L63 63H27l13.8-4.2z" fill="#fff6d8" opacity=".6"/>"##,
    r##"<g stroke="#1a1530" stroke-width="1.2"><circle cx="45" cy="31" r="8" fill="#f8eecb"/><circle cx="75.4" cy="53.1" r="8" fill="#2f7abf"/><circle cx="63.8" cy="88.9" r="8" fill="#4a3d60"/><circle cx="26.2" cy="88.9" r="8" fill="#c7452b"/><circle cx="14.6" cy="53.1" r="8" fill="#3f7f36"/></g>"##,
    r##"<path d="M45 25l1.6 3.2 3.3-1.3-1.3 3.3L52 31l-3.4 1.6 1.3 3.3-3.3-1.3L45 38l-1.6-3.4-3.3 1.3 1.3-3.3L38 31l3.4-.8-1.3-3.3 3.3 1.3z" fill="#b07a18"/>"##,
    r##"<path d="M75.4 47.6c-1.3 3-4.2 4.7-4.2 7.5a4.2 4.2 0 0 0 8.4 0c0-2.8-2.9-4.5-4.2-7.5z" fill="#d8f0fc"/>"##,
    r##"<path d="M63.8 84c3 0 4.8 1.8 4.8 4.3 0 1.6-.8 2.6-1.8 3.3v2.2h-6v-2.2c-1-.7-1.8-1.7-1.8-3.3 0-2.5 1.8-4.3 4.8-4.3z" fill="#efe8f5"/><circle cx="61.8" cy="88.6" r="1.2" fill="#4a3d60"/><circle cx="65.8" cy="88.6" r="1.2" fill="#4a3d60"/>"##,
    r##"<path d="M27 83.2c.5 2.6 3.8 3.9 3.8 7a4.6 4.6 0 0 1-9.2 0c0-1.8 1-2.7 1.6-4 .8.5 1.1 1 1.3 1.8 1.4-1.2 2.3-2.7 2.5-4.8z" fill="#ffe6a3"/>"##,
    r##"<path d="M19 49c-5.6-.2-9 2.2-9 6.4l-.6 2.2 1.2.6.8-1.2C16.4 57.6 19.3 54.6 19 49z" fill="#e2f3bc"/></svg>"##,
);

/// Two mages and their worlds: a bright land of meadows and sea, a dark one of ash and fire. Between them the five colours.
const HERO: &str = concat!(
    r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240" preserveAspectRatio="xMidYMid slice">"##,
    r##"<linearGradient id="a" x2="0" y2="1"><stop stop-color="#3f8fce"/><stop offset=".7" stop-color="#fdeec4"/></linearGradient><linearGradient id="b" x2="0" y2="1"><stop stop-color="#24152f"/><stop offset=".75" stop-color="#e0663a"/></linearGradient><radialGradient id="c"><stop stop-color="#fffbe6"/><stop offset=".35" stop-color="#ffe9a8" stop-opacity=".8"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient>"##,
    // The bright world.
    r##"<path d="M0 0h366l-92 240H0z" fill="url(#a)"/><path d="M96 88L0-24 40-60zM96 88L-60 60v50zM96 88L90-60h44zM96 88L230-30l40 34zM96 88l240-26v42z" fill="#fff8dc" opacity=".35"/><circle cx="96" cy="88" r="34" fill="#fff3b0" opacity=".5"/><circle cx="96" cy="88" r="23" fill="#fffbe6"/>"##,
    r##"<path d="M196 46c-18 0-18-18-2-18 2-16 24-18 30-6 12-12 32-4 30 8 18-4 22 16 6 16zM24 40c-12 0-12-12-2-12 2-10 16-12 20-4 8-8 22-2 20 6 12-2 14 10 4 10z" fill="#fff" opacity=".85"/>"##,
    r##"<path d="M0 150c40-18 90-22 140-8 60-16 110-10 168 6l-32 92H0z" fill="#9cc46a"/><path d="M120 150c50-10 120-8 186 2l-8 22c-60-8-120-8-178-4z" fill="#57b0d0"/><path d="M128 160q10-4 20 0t20 0 20 0 20 0 20 0M170 168q10-4 20 0t20 0 20 0 20 0" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/>"##,
    r##"<path d="M30 150v-34h-3v-8h6v3h5v-3h6v3h5v-3h6v8h-3v14h22v-30h-3v-8h6v3h5v-3h6v3h5v-3h6v8h-3v50z" fill="#f4e6c2"/><path d="M44 150v-34h8v34zM88 150v-50h8v50z" fill="#cdb583"/><path d="M40 106l0-20 16 5-14 5zM86 88V68l18 5-16 5z" fill="#c2452f"/>"##,
    r##"<path d="M0 176c50-16 110-16 160-4s96 10 141-2l-26 70H0z" fill="#5f9a45"/><path d="M0 204c60-14 130-10 180-4s82 4 112-4l-17 44H0z" fill="#376f32"/><path d="M14 196l16-40 16 40zM40 200l12-30 12 30zM236 194l12-32 12 32z" fill="#2a5a2c"/><path d="M30 156l16 40H30zM52 170l12 30H52zM248 162l12 32h-12z" fill="#1f4624"/>"##,
    // The dark world.
    r##"<path d="M366 0h274v240H274z" fill="url(#b)"/><circle cx="596" cy="54" r="36" fill="#f4d8b8" opacity=".25"/><circle cx="596" cy="54" r="25" fill="#f6e3c4"/><path d="M548 60c24-6 72-6 100 0-28 7-76 7-100 0z" fill="#3a2036" opacity=".8"/>"##,
    r##"<g fill="#ffe6b0"><circle cx="420" cy="28" r="1.6"/><circle cx="462" cy="52" r="1.2"/><circle cx="500" cy="22" r="1.6"/><circle cx="604" cy="30" r="1.4"/><circle cx="436" cy="84" r="1.2"/><circle cx="622" cy="96" r="1.6"/></g>"##,
    r##"<path d="M532 92c-16-16 10-24-2-42 24 8 30 28 18 46z" fill="#4a2a36"/><path d="M312 156l44-22 60 12 96-58 22 14 18-12 46 52 42-10v108H280z" fill="#6e2a2c"/><path d="M512 88l22 14 18-12-6 24 8 12-14-6-8 30-8-32z" fill="#ff9a3c"/>"##,
    r##"<path d="M300 180c60-14 130-14 190-4s110 8 150-2v66H278z" fill="#3f1a22"/><path d="M574 182v-40l-10-4 6-14 8 6 8-22 10 20 8-8 6 16-10 6v40z" fill="#1e1020"/><path d="M580 152h6v8h-6zM592 148h5v8h-5z" fill="#ffb04a"/><path d="M286 206c70-14 150-10 220-4s100 4 134-4v42H274z" fill="#210f1a"/>"##,
    // The rift between them, with the five colours.
    r##"<path d="M366-4l-10 40 8 26-22 40 6 30-24 40 4 30-26 42" fill="none" stroke="#fff6d8" stroke-width="9" opacity=".45"/><path d="M366-4l-10 40 8 26-22 40 6 30-24 40 4 30-26 42" fill="none" stroke="#fffdf0" stroke-width="3.4"/><circle cx="334" cy="118" r="92" fill="url(#c)"/>"##,
    // The mage of light: white robe, blue cloak, staff.
    r##"<g stroke="#2a1c1c" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"><path d="M150 240c-4-46 6-86 26-106l44 6c20 30 30 66 28 100z" fill="#2f6fb5"/><path d="M176 138c-14 30-16 70-10 102h62c6-36-2-74-18-102-10-8-24-8-34 0z" fill="#fbf4e2"/><path d="M176 138c-14 30-16 70-10 102h18c-6-36-4-74 6-104z" fill="#d8c79c" stroke="none"/><path d="M188 136h16l4 104h-22z" fill="#e0a93a"/><path d="M204 150c18 2 36-6 54-22l8 10c-18 22-38 34-62 34z" fill="#fbf4e2"/><path d="M264 74l8 1-10 150h-7z" fill="#7b5230"/><path d="M256 76c-12-20 34-22 26 0" fill="none" stroke-width="8"/><path d="M256 76c-12-20 34-22 26 0" fill="none" stroke="#f0c14a" stroke-width="4"/><circle cx="269" cy="68" r="9" fill="#c4f6ff"/><circle cx="262" cy="132" r="7.5" fill="#f2c8a2"/><circle cx="196" cy="112" r="20" fill="#f2c8a2"/><path d="M178 116c2 28 12 42 22 46 10-8 16-24 15-44-10 8-26 8-37-2z" fill="#f4f1ea"/><path d="M174 104c6-30 10-44 30-66 4 22 12 42 16 62z" fill="#2f6fb5"/><path d="M162 108c18-14 52-16 70-4-18 8-52 10-70 4z" fill="#23528c"/></g><circle cx="193" cy="114" r="2.6" fill="#2a1c1c"/><circle cx="207" cy="113" r="2.6" fill="#2a1c1c"/><path d="M178 101c14-7 30-8 40-4" fill="none" stroke="#f0c14a" stroke-width="4"/>"##,
    // The mage of fire: hood, red cloak, flame in the hand.
    r##"<g stroke="#160b12" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"><path d="M494 240c6-46-4-88-24-108l-46 6c-22 30-32 68-28 102z" fill="#8f2719"/><path d="M464 138c14 30 18 70 12 102h-64c-6-36 2-74 18-102 10-8 24-8 34 0z" fill="#3d3050"/><path d="M464 138c14 30 18 70 12 102h-18c4-36 2-74-8-104z" fill="#241b33" stroke="none"/><path d="M432 136h16l-2 104h-20z" fill="#c7452b"/><path d="M434 150c-18 0-36-12-52-30l-9 9c16 26 38 42 60 43z" fill="#3d3050"/><circle cx="376" cy="124" r="7.5" fill="#d8c2cc"/><path d="M418 126c-8-40 8-66 34-76 20 16 32 44 24 80l-16-8c4-20-4-32-14-34-12 2-18 14-12 32z" fill="#8f2719"/><path d="M430 104c4-10 24-10 30 0 4 24-8 34-15 36-9-3-18-14-15-36z" fill="#241b33"/></g><path d="M433 110l10 4-9 4zM457 110l-10 4 9 4z" fill="#ffc24a"/>"##,
    r##"<circle cx="372" cy="96" r="30" fill="#ff8c2c" opacity=".35"/><path d="M374 62c3 16 20 20 18 38-2 16-36 16-39 0-1-10 6-13 8-21 5 3 7 6 7 11 5-6 7-14 6-28z" fill="#ff7a2a" stroke="#160b12" stroke-width="3" stroke-linejoin="round"/><path d="M373 84c2 8 9 9 8 17-2 7-16 7-17 0-1-7 6-8 9-17z" fill="#ffe56c"/>"##,
    // Signs of the colours, in an arc over the rift.
    r##"<g transform="translate(-3 8)"><g stroke="#2a1c1c" stroke-width="2.4"><circle cx="252" cy="36" r="15" fill="#f8eecb"/><circle cx="294" cy="20" r="15" fill="#2f7abf"/><circle cx="338" cy="14" r="15" fill="#4a3d60"/><circle cx="382" cy="20" r="15" fill="#c7452b"/><circle cx="424" cy="36" r="15" fill="#3f7f36"/></g>"##,
    r##"<path d="M252 25l2.8 5.6 5.9-2.3-2.3 5.9L264 37l-5.6 2.8 2.3 5.9-5.9-2.3L252 49l-2.8-5.6-5.9 2.3 2.3-5.9L240 37l5.6-2.8-2.3-5.9 5.9 2.3z" fill="#b07a18"/><path d="M294 9c-2.4 5.6-7.8 8.8-7.8 14.2a7.8 7.8 0 0 0 15.6 0C301.8 17.8 296.4 14.6 294 9z" fill="#d8f0fc"/><path d="M338 4.5c5.8 0 9.2 3.4 9.2 8.2 0 3.2-1.6 5-3.6 6.3v4.5h-11.2V19c-2-1.3-3.6-3.1-3.6-6.3 0-4.8 3.4-8.2 9.2-8.2z" fill="#efe8f5"/><circle cx="334.4" cy="13" r="2.3" fill="#4a3d60"/><circle cx="341.6" cy="13" r="2.3" fill="#4a3d60"/><path d="M383.5 9c1 5 7.3 7.3 7.3 13.3a8.8 8.8 0 0 1-17.6 0c0-3.4 1.9-5.2 3.1-7.7 1.5 1 2.1 1.9 2.5 3.4 2.7-2.3 4.3-5.2 4.7-9z" fill="#ffe6a3"/><path d="M432 27c-11-.5-18 4.3-18 12.6l-1.3 4.2 2.4 1.2 1.6-2.3C427 43.6 432.6 37.6 432 27z" fill="#e2f3bc"/></g></svg>"##,
);

/// The picture with this file name.
pub(super) fn picture(name: &str) -> Option<&'static str> {
    match name {
        "duel-back.svg" => Some(BACK),
        "duel-hero.svg" => Some(HERO),
        _ => None,
    }
}
