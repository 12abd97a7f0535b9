//! Spells: a stage by sort of card, the emblem of what the card does, the next one small beside it.
//!
//! Not here: the emblems (`emblem_*.rs`, `objects.rs`).

use super::dress::{Dress, INK};
use super::words::{Motif, Sort, Symbol};
use super::{emblem_aid as aid, emblem_harm as harm, emblem_trick as trick, figure, ground, objects, tones};
use crate::drawing::{Chance, Pen, short};
use atout_duel::Colour;

/// The whole spell on its ground.
pub(super) fn draw(pen: &mut Pen, motif: &Motif, open: f64, chance: &mut Chance) {
    let d = Dress::of(motif.colours, chance);
    let look = chance.below(12);
    let symbols: Vec<Symbol> = motif.symbols.iter().copied().filter(|symbol| *symbol != Symbol::All).collect();
    let x = if symbols.len() > 1 { 60.0 - open * 8.0 } else { 60.0 };
    let y = if matches!(motif.sort, Sort::Invocation) { 40.0 } else { 47.0 };
    stage(pen, motif, &d, (x, y), chance);
    let scale = 0.82 + 0.02 * f64::from(motif.force.min(6)) + chance.between(-0.03, 0.05);
    let turn = chance.between(-7.0, 7.0);
    pen.out += &format!(r#"<g stroke="{INK}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">"#);
    pen.group(&format!("translate({} {}) rotate({turn:.0}) scale({scale:.2})", short(x), short(y)), |pen| {
        match objects::named(motif) {
            Some(thing) => thing(pen, &d),
            None => main(pen, motif, &symbols, &d, look, chance),
        }
    });
    let small = if objects::named(motif).is_some() { &symbols[..] } else { symbols.get(1..).unwrap_or_default() };
    for (n, symbol) in small.iter().take(2).enumerate() {
        beside(pen, motif, *symbol, &d, (60.0 + open * 44.0, 76.0 - 34.0 * n as f64));
    }
    pen.out += "</g>";
    if motif.sort == Sort::Aura {
        ring(pen, (x, y), &d, true);
    }
}

fn main(pen: &mut Pen, motif: &Motif, symbols: &[Symbol], d: &Dress, look: u32, chance: &mut Chance) {
    match symbols.first() {
        Some(Symbol::Token) => tokens(pen, motif, *d, chance),
        Some(symbol) => emblem(pen, motif, *symbol, d, look, motif.symbols.contains(&Symbol::All)),
        None => aid::mana(pen, d, look),
    }
}

/// A small emblem in a disk of light.
pub(super) fn beside(pen: &mut Pen, motif: &Motif, symbol: Symbol, d: &Dress, (x, y): (f64, f64)) {
    pen.group(&format!("translate({} {})", short(x), short(y)), |pen| {
        pen.out += r##"<circle cx="0" cy="0" r="14" fill="#fff8e6" stroke-width="1.6"/>"##;
        pen.group("scale(.26)", |pen| match symbol {
            Symbol::Token => aid::rally(pen, d, 0),
            _ => emblem(pen, motif, symbol, d, 0, false),
        });
    });
}

/// An emblem in a box of 80 × 80 around the origin.
fn emblem(pen: &mut Pen, motif: &Motif, symbol: Symbol, d: &Dress, look: u32, all: bool) {
    let colour = tones::pair(motif.colours).0;
    // What is done to everything is drawn three times.
    let thrice = all
        && matches!(
            symbol,
            Symbol::Destroy | Symbol::Weaken | Symbol::Bind | Symbol::Exile | Symbol::Grow | Symbol::Pump
        );
    if thrice {
        for (x, y, s) in [(-34, 10, ".6"), (34, 10, ".6"), (0, -6, ".86")] {
            pen.group(&format!("translate({x} {y}) scale({s})"), |pen| emblem(pen, motif, symbol, d, look, false));
        }
        return;
    }
    match symbol {
        Symbol::Damage => harm::damage(pen, colour, look, all),
        Symbol::Destroy => harm::destroy(pen, d, look),
        Symbol::Exile => trick::exile(pen, d, look),
        Symbol::Draw => aid::draw_cards(pen, d, look),
        Symbol::Counter => trick::counter(pen, d, look),
        Symbol::Heal => aid::heal(pen, d, look),
        Symbol::Drain => harm::drain(pen, look),
        Symbol::Bounce => trick::bounce(pen, d, look),
        Symbol::Discard => harm::discard(pen, look),
        Symbol::Mill => harm::mill(pen, d, look),
        Symbol::Pump => aid::pump(pen, d, motif, look),
        Symbol::Weaken => harm::weaken(pen, d, look),
        Symbol::Grow => aid::grow(pen, d, look),
        Symbol::Token | Symbol::Rally => aid::rally(pen, d, look),
        Symbol::Return => trick::back(pen, d, look),
        Symbol::Tuck => trick::tuck(pen, d),
        Symbol::Sacrifice => harm::sacrifice(pen, d),
        Symbol::Bind => trick::bind(pen, d, colour == Some(Colour::Blue)),
        Symbol::Wake => trick::wake(pen, d),
        Symbol::Control => trick::control(pen, d, look),
        Symbol::Fetch => trick::fetch(pen, d, look),
        Symbol::Road => trick::road(pen, d),
        Symbol::Mana | Symbol::All => aid::mana(pen, d, look),
        Symbol::Peace => trick::peace(pen),
        Symbol::Ward => aid::ward(pen, d, look),
        Symbol::Win => aid::win(pen, d),
        Symbol::Fight => trick::fight(pen, d, look),
        Symbol::Shape => trick::shape(pen, d, look),
        Symbol::Clip => trick::clip(pen, d),
        Symbol::Veil => trick::veil(pen, d),
    }
}

/// Several of what comes into play.
fn tokens(pen: &mut Pen, motif: &Motif, d: Dress, chance: &mut Chance) {
    let seed = chance.below(1 << 20);
    let places: &[(i32, i32, &str)] = match motif.force {
        0 | 1 => &[(0, 44, ".9")],
        2 => &[(-24, 40, ".72"), (26, 44, ".78")],
        _ => &[(-34, 34, ".56"), (34, 34, ".56"), (0, 46, ".78")],
    };
    for (x, y, scale) in places {
        pen.group(&format!("translate({x} {y}) scale({scale})"), |pen| {
            figure::one(pen, motif, d, &mut Chance::of(&format!("{seed}")));
        });
    }
}

/// What surrounds the emblem: a burst for instants, a circle for sorceries, a plinth for invocations, a figure for auras.
fn stage(pen: &mut Pen, motif: &Motif, d: &Dress, (x, y): (f64, f64), chance: &mut Chance) {
    let [x1, y1] = [x, y].map(short);
    let t = tones::of(tones::pair(motif.colours).1);
    match motif.sort {
        Sort::Instant => {
            ground::rays(pen, (x, y), t.glow, 10 + chance.below(5), chance);
            pen.out += &format!(r#"<circle cx="{x1}" cy="{y1}" r="36" fill="{}" stroke="none" opacity=".6"/>"#, t.pale);
        }
        Sort::Sorcery => {
            let is_black = tones::pair(motif.colours).1 == Some(Colour::Black);
            let dim = if is_black { t.light } else { t.ink };
            pen.out += &format!(r#"<circle cx="{x1}" cy="{y1}" r="38" fill="{dim}" stroke="none" opacity=".45"/>"#);
            for (r, dash) in [("43", "0"), ("37", "3 5")] {
                pen.out += &format!(
                    r#"<circle cx="{x1}" cy="{y1}" r="{r}" fill="none" stroke="{}" stroke-width="1.8" stroke-dasharray="{dash}" opacity=".9"/>"#,
                    t.glow
                );
            }
        }
        Sort::Aura => {
            pen.out += &format!(r#"<circle cx="{x1}" cy="{y1}" r="34" fill="{}" stroke="none" opacity=".4"/>"#, t.pale);
            let figure = if chance.below(2) == 0 { BUST } else { PACER };
            pen.out += &format!(
                r#"<path transform="translate({x1} 96)" d="{figure}" fill="{}" stroke="none" opacity=".55"/>"#,
                t.ink
            );
            ring(pen, (x, y), d, false);
        }
        _ => {
            pen.out += &format!(
                r#"<path d="M{} 0h44l10 76h-64z" fill="{}" stroke="none" opacity=".45"/>"#,
                short(x - 22.0),
                t.glow
            );
            pen.out += &format!(
                r##"<path d="M{} 96V86h8v-8h48v8h8v10z" fill="#a09aa6" stroke="{INK}" stroke-width="2"/><path d="M{} 96V79h22v7h8v10z" fill="#00000033" stroke="none"/>"##,
                short(x - 32.0),
                short(x + 2.0)
            );
        }
    }
}

/// Head and shoulders.
const BUST: &str = "M-52 4C-52-26-34-34-16-40-26-52-24-78 0-80 24-78 26-52 16-40 34-34 52-26 52 4z";
/// A beast that walks.
const PACER: &str = "M-48 4V-26C-56-30-58-44-52-54L-46-46-38-56C-30-54-28-46-26-42-4-46 22-46 38-40 48-36 52-26 54-10L46-20V4H32L28-18C12-14-8-14-24-18L-28 4z";

/// A ring around the figure; its back half is drawn before the emblem, its front half after it.
fn ring(pen: &mut Pen, (x, y): (f64, f64), d: &Dress, is_front: bool) {
    let half = if is_front { "M-52 0C-52 18 52 18 52 0" } else { "M-52 0C-52-18 52-18 52 0" };
    pen.group(&format!("translate({} {}) rotate(-14)", short(x), short(y + 12.0)), |pen| {
        pen.line(half, INK, 6.4);
        pen.line(half, d.glow, 3.4);
    });
}
