//! Creatures: the figure of their kind, once or several times, with what their keywords add.
//!
//! Not here: the figures themselves (`people.rs`, `quadruped.rs`, `creatures_*.rs`), keywords (`traits.rs`).

use super::dress::{Dress, INK};
use super::words::{Kind, Motif, Sort, Symbol};
use super::{
    creatures_air as air, creatures_dread, creatures_odd as odd, creatures_sea as sea, people, quadruped,
    quadruped_shy, spell, traits, wings,
};
use crate::drawing::{Chance, Pen, short};
use atout_duel::{Colour, Keyword};

/// The kind whose figure is drawn: the first one that is no person, except that a werewolf is never a wolf alone.
pub(super) fn main_kind(motif: &Motif) -> Kind {
    if motif.is(Kind::Werewolf) {
        return Kind::Werewolf;
    }
    let beast = motif.kinds.iter().copied().find(|kind| !people::is_person(*kind));
    beast.or(motif.kinds.first().copied()).unwrap_or(Kind::Human)
}

/// How high a kind is drawn at the usual size.
fn stature(motif: &Motif, kind: Kind) -> f64 {
    if motif.is(Kind::Giant) {
        return 1.2;
    }
    match kind {
        Kind::Goblin | Kind::Gnome => 0.98,
        Kind::Troll => 1.1,
        Kind::Demon | Kind::Angel => 0.98,
        Kind::Rat => 0.88,
        Kind::Dragon => 0.88,
        _ => 1.0,
    }
}

/// One figure, standing on the origin.
pub(super) fn one(pen: &mut Pen, motif: &Motif, d: Dress, chance: &mut Chance) {
    let kind = main_kind(motif);
    let winged = matches!(kind, Kind::Bird | Kind::Dragon | Kind::Griffin | Kind::Angel | Kind::Demon | Kind::Spirit);
    if motif.has(Keyword::Flying) && !winged {
        if motif.colours.has(Colour::Black) || motif.colours.has(Colour::Red) {
            wings::leathery(pen, (0.0, -42.0), 1.0, d.dark, INK);
        } else {
            wings::feathered(pen, (0.0, -42.0), 1.0, d.fur, d.dark);
        }
    }
    match kind {
        Kind::Unicorn => quadruped::unicorn(pen, &d, chance),
        Kind::Griffin => quadruped::griffin(pen, &d, chance),
        Kind::Rat => quadruped::rat(pen, &d, chance),
        Kind::Centaur => quadruped::centaur(pen, &d, motif, chance),
        Kind::Bear => quadruped::bear(pen, &d, chance),
        Kind::Boar => quadruped::boar(pen, &d, motif.is(Kind::Elemental)),
        Kind::Wolf => quadruped::wolf(pen, &d, chance),
        Kind::Beast if motif.names(&["hart", "stag", "deer", "elk"]) => quadruped_shy::stag(pen, &d),
        Kind::Beast if motif.names(&["lynx", "panther", "lion", "cat", "tiger"]) => quadruped_shy::cat(pen, &d),
        Kind::Beast => quadruped::beast(pen, &d, chance),
        Kind::Siren => sea::siren(pen, &d, motif, chance),
        Kind::Kraken => sea::kraken(pen, &d, chance),
        Kind::Serpent => sea::serpent(pen, &d.scaled(), chance),
        Kind::Hydra => sea::hydra(pen, &d.scaled(), chance, if motif.force > 3 { 5 } else { 3 }),
        Kind::Bird => air::bird(pen, &d, motif, chance),
        Kind::Dragon => air::dragon(pen, &d, chance),
        Kind::Spirit => air::spirit(pen, &d, chance),
        Kind::Horror => creatures_dread::horror(pen, &d, motif, chance),
        Kind::Elemental => odd::elemental(pen, motif, chance),
        Kind::Spider => odd::spider(pen, &d, chance),
        Kind::Treefolk => odd::treefolk(pen, &d, motif, chance),
        Kind::Golem => odd::golem(pen, &d, motif, chance),
        _ if motif.names(&["rider", "riding", "cavalry", "lancer"]) => {
            quadruped::mount(pen, &d, motif.names(&["wolf"]));
            pen.group("translate(2 -34) scale(-.7 .7)", |pen| people::draw(pen, motif, d, chance));
        }
        _ => people::draw(pen, motif, d, chance),
    }
}

/// The whole creature on its ground. `open` is the side that stays free.
pub(super) fn creature(pen: &mut Pen, motif: &Motif, open: f64, chance: &mut Chance) {
    let d = Dress::of(motif.colours, chance);
    let kind = main_kind(motif);
    let power = f64::from(motif.force + motif.endurance);
    let scale = (0.8 + 0.022 * power.min(12.0)) * stature(motif, kind);
    let flies = motif.has(Keyword::Flying);
    let x = 60.0 - open * chance.between(5.0, 11.0);
    let y = if flies { chance.between(82.0, 87.0) } else { chance.between(91.0, 94.0) };
    let mirror = if chance.below(2) == 0 { -1.0 } else { 1.0 };
    traits::behind(pen, motif, (x, y), chance);
    let seed = chance.below(u32::MAX >> 8);
    let group = |x: f64, y: f64, scale: f64, mirror: f64| {
        format!("translate({} {}) scale({:.2} {scale:.2})", short(x), short(y), scale * mirror)
    };
    pen.out += &format!(r#"<g stroke="{INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">"#);
    if motif.sort == Sort::Token {
        // A token is one of many.
        for (dx, dy, small) in [(-30.0, -10.0, 0.5), (30.0, -12.0, 0.5)] {
            pen.group(&group(60.0 + dx, y + dy, scale * small, mirror), |pen| {
                one(pen, motif, d, &mut Chance::of(&format!("{}{seed}", motif.id)));
            });
        }
    }
    let at = if motif.sort == Sort::Token { 60.0 } else { x };
    pen.group(&group(at, y, scale, mirror), |pen| {
        one(pen, motif, d, &mut Chance::of(&format!("{}{seed}", motif.id)));
    });
    pen.out += "</g>";
    traits::before(pen, motif, (x, y), open, chance);
    if let Some(symbol) = motif.symbols.iter().copied().find(|symbol| *symbol != Symbol::All) {
        let low = if motif.has(Keyword::Vigilance) { 44.0 } else { 18.0 };
        pen.out += &format!(r#"<g stroke="{INK}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">"#);
        spell::beside(pen, motif, symbol, &d, (60.0 + open * 44.0, low));
        pen.out += "</g>";
    }
}
