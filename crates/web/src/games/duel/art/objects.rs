//! Things that a spell's id names: a bell, a fountain, a toad. They replace the emblem of what the spell does.

use super::dress::{BONE, Dress, GOLD, INK, STEEL, STEEL_DEEP, WOOD};
use super::held::{self, Held};
use super::words::Motif;
use super::{emblem_trick, objects_more as things};
use crate::drawing::Pen;

type Drawing = fn(&mut Pen, &Dress);

const NAMED: &[(&[&str], Drawing)] = &[
    (&["lantern", "lamp"], |pen, d| pen.group("translate(0 -42) scale(1.9)", |pen| held::draw(pen, Held::Lantern, d))),
    (&["fountain", "well"], fountain),
    (&["bell"], bell),
    (&["horn"], |pen, d| pen.group("translate(-6 12) scale(1.9)", |pen| held::draw(pen, Held::Horn, d))),
    (&["drum", "drums"], drum),
    (&["altar"], super::emblem_harm::sacrifice),
    (&["sealed", "commitment"], sealed),
    (&["toad"], toad),
    (&["collar"], collar),
    (&["bracelets"], bracelets),
    (&["net"], net),
    (&["frost", "ice"], |pen, d| emblem_trick::bind(pen, d, true)),
    (&["axe"], |pen, d| pen.group("rotate(36) translate(-4 20) scale(1.3)", |pen| held::draw(pen, Held::Axe, d))),
    (&["hammer"], |pen, d| pen.group("rotate(28) translate(0 18) scale(1.4)", |pen| held::draw(pen, Held::Hammer, d))),
    (&["lance"], |pen, d| pen.group("rotate(52) translate(0 12) scale(.9)", |pen| held::draw(pen, Held::Lance, d))),
    (&["mist", "veil"], |pen, d| emblem_trick::veil(pen, d)),
    (&["bridges", "bridge"], bridge),
    (&["wheel"], wheel),
    (&["worms"], worms),
    (&["cord", "thread"], noose),
    (&["armour"], armour),
    (&["robes", "coat"], coat),
    (&["vine", "soil", "roots"], vine),
    (&["quake", "hills"], quake),
    (&["snow"], snow),
    (&["rain"], rain),
    (&["choir"], notes),
    (&["read"], |pen, d| super::emblem_aid::draw_cards(pen, d, 1)),
    (&["undertow"], things::whirlpool),
    (&["flood"], things::flooded),
    (&["tide", "waves"], |pen, d| emblem_trick::bounce(pen, d, 1)),
    (&["bones", "crypt"], bones),
    (&["sparks"], |pen, _| super::emblem_harm::damage(pen, None, 0, true)),
    (&["root", "growth", "forest"], tree),
    (&["heart"], |pen, d| super::emblem_aid::heal(pen, d, 0)),
    (&["bear"], |pen, _| {
        pen.group("scale(2.2) translate(0 1)", |pen| super::quadruped::bear_head(pen, "#7a5232", "#4a3018"));
    }),
    (&["camp"], things::tents),
    (&["market"], things::stall),
    (&["quarry"], things::blocks),
    (&["reading", "library"], |pen, d| super::emblem_aid::draw_cards(pen, d, 1)),
    (&["toll"], things::coins),
    (&["unsay"], things::silenced),
    (&["charm"], things::amulet),
    (&["quench"], things::quenched),
    (&["grave", "graves"], things::graves),
    (&["grief"], things::tears),
    (&["silence"], things::silenced),
    (&["wall"], |pen, d| super::emblem_aid::ward(pen, d, 1)),
    (&["shelter"], |pen, d| super::emblem_aid::ward(pen, d, 2)),
    (&["heavy", "anchor"], things::anchor),
    (&["sailors", "helm"], things::ships_wheel),
    (&["dawn"], |pen, d| emblem_trick::wake(pen, d)),
    (&["proud"], |pen, d| pen.group("rotate(158)", |pen| super::emblem_aid::win(pen, d))),
    (&["decay", "wither"], |pen, d| super::emblem_harm::weaken(pen, d, 0)),
    (&["harvest"], things::sickle),
];

/// The thing that a card's id names, if it can be drawn.
pub(super) fn named(motif: &Motif) -> Option<Drawing> {
    NAMED.iter().find(|(words, _)| motif.names(words)).map(|(_, drawing)| *drawing)
}

fn fountain(pen: &mut Pen, d: &Dress) {
    pen.line("M0-20C-6-44-26-36-30-12M0-20C6-44 26-36 30-12M0-18V-40", "#a8e6f4", 4.6);
    pen.shape("M-36 8H36C34 26 14 26 8 28V34H22V42H-22V34H-8V28C-14 26-34 26-36 8z", "#b3b8c0");
    pen.flat("M6 8H36C34 26 14 26 8 28V34H22V42H6z", "#7d848e");
    pen.shape("M-40-2C-20-10 20-10 40-2 40 10-40 10-40-2z", "#5fb4d6");
    pen.shape("M-5-22H5V0H-5z", STEEL);
    pen.spot((0.0, -2.0), 2.0, d.glow);
}

fn bell(pen: &mut Pen, d: &Dress) {
    pen.line("M-26-44H26M0-44V-34", INK, 6.0);
    pen.shape("M0-36C26-36 20-2 36 22H-36C-20-2-26-36 0-36z", GOLD);
    pen.flat("M0-36C26-36 20-2 36 22H12C8 0 10-22 0-36z", "#b9862c");
    pen.shape("M-40 20H40V30H-40z", "#d9a23a");
    pen.oval((0.0, 36.0), 8.0, 7.0, INK);
    pen.line("M-10-20L-4-6-12 4-6 20", INK, 2.4);
    pen.line("M-44-10C-48 0-48 10-44 18M44-10C48 0 48 10 44 18", d.glow, 3.0);
}

fn drum(pen: &mut Pen, d: &Dress) {
    pen.shape("M-34-12V24C-34 40 34 40 34 24V-12z", d.cloth);
    pen.line("M-34-6L-20 32-6-2 6 34 20-2 34 28", d.trim, 2.6);
    pen.shape("M-34-14C-34-30 34-30 34-14 34 2-34 2-34-14z", BONE);
    pen.line("M-40-44L-8-18M42-42L10-16", INK, 6.0);
    pen.line("M-40-44L-8-18M42-42L10-16", WOOD, 3.4);
    pen.oval((-8.0, -18.0), 5.0, 4.0, BONE);
    pen.oval((10.0, -16.0), 5.0, 4.0, BONE);
}

fn sealed(pen: &mut Pen, d: &Dress) {
    pen.group("rotate(-18)", |pen| {
        pen.shape("M-42-14H42C48-14 48 16 42 16H-42C-48 16-48-14-42-14z", BONE);
        pen.flat("M-42 2H42C48 2 48 16 42 16H-42z", "#d4c49c");
        pen.shape("M-8-16H8V18H-8z", d.cloth);
        pen.oval((0.0, 2.0), 14.0, 14.0, "#b5182f");
        pen.flat("M0-7L3-1 9 0 4 4 6 10 0 7-6 10-4 4-9 0-3-1z", "#f0808f");
    });
}

fn toad(pen: &mut Pen, d: &Dress) {
    pen.shape("M-40 34C-46 18-34 6-24 8-22-10-10-20 0-20 10-20 22-10 24 8 34 6 46 18 40 34z", "#7fae4a");
    pen.oval((-14.0, -20.0), 11.0, 11.0, "#7fae4a");
    pen.oval((14.0, -20.0), 11.0, 11.0, "#7fae4a");
    pen.oval((-14.0, -21.0), 6.5, 6.5, GOLD);
    pen.oval((14.0, -21.0), 6.5, 6.5, GOLD);
    pen.flat("M-19-22H-9V-19H-19zM9-22H19V-19H9z", INK);
    pen.line("M-22 0C-8 10 8 10 22 0", INK, 3.0);
    pen.flat("M-16 34C-16 18 16 18 16 34z", "#dfe8a8");
    pen.shape("M-10-34L-14-48-4-40 2-50 8-40 16-46 12-34z", d.trim);
}

fn collar(pen: &mut Pen, d: &Dress) {
    pen.line("M-30-10C-30 34 30 34 30-10", INK, 19.0);
    pen.line("M-30-10C-30 34 30 34 30-10", d.cloth, 14.0);
    pen.line("M-30-12C-26-34 26-34 30-12", INK, 12.0);
    pen.line("M-30-12C-26-34 26-34 30-12", d.fold, 8.0);
    for (x, y, turn) in [(-36, 6, -70), (-22, 26, -30), (0, 33, 0), (22, 26, 30), (36, 6, 70)] {
        pen.group(&format!("translate({x} {y}) rotate({turn})"), |pen| pen.shape("M-6-2L0 14 6-2z", STEEL));
    }
}

fn bracelets(pen: &mut Pen, d: &Dress) {
    for (x, turn) in [(-22, -20), (22, 20)] {
        pen.group(&format!("translate({x} 8) rotate({turn})"), |pen| {
            pen.shape("M-2-50C2-38 14-34 14-20H-14C-14-28-6-32-2-50z", "#ff8c2c");
            pen.shape("M-18-22C-10-28 10-28 18-22V18C10 26-10 26-18 18z", GOLD);
            pen.flat("M4-26C10-26 14-24 18-22V18C14 22 10 24 4 24z", "#b9862c");
            pen.oval((0.0, 0.0), 6.0, 8.0, d.trim);
        });
    }
}

fn net(pen: &mut Pen, d: &Dress) {
    let lines = "M-40-36L32 40M-20-42L42 22M4-44L44-4M-44-14L12 44M40-36L-32 40M20-42L-42 22M-4-44L-44-4M44-14L-12 44";
    pen.line(lines, INK, 5.6);
    pen.line(lines, "#4f8a5a", 3.0);
    pen.shape("M-16-8C-6-18 10-16 16-6L26-14V14L16 6C10 16-6 18-16 8-22 4-22-4-16-8z", d.trim);
    pen.spot((-10.0, -2.0), 2.4, INK);
}

fn bridge(pen: &mut Pen, d: &Dress) {
    pen.shape("M-48-6C-20-26-14-24-6-22L-10-10-2-4-8 4C-22 2-26 14-26 36H-48z", "#8a8494");
    pen.shape("M48-6C24-24 20-26 10-24L14-12 6-4 12 4C24 2 26 14 26 36H48z", "#6f6a7c");
    pen.shape("M1-46C4-34 14-30 12-18 8-8-8-8-10-18-10-26-4-28 1-46z", "#ff8c2c");
    pen.flat("M1-30C3-24 6-22 5-17 3-12-3-12-4-17-4-22 0-24 1-30z", d.glow);
}

fn wheel(pen: &mut Pen, d: &Dress) {
    pen.oval((0.0, 0.0), 40.0, 40.0, WOOD);
    pen.oval((0.0, 0.0), 31.0, 31.0, BONE);
    for (n, fill) in ["#f0c14a", "#7fae4a", "#c9703a", "#9fc6e0"].into_iter().enumerate() {
        pen.group(&format!("rotate({})", n * 90), |pen| pen.shape("M0 0L0-31C16-31 31-16 31 0z", fill));
    }
    pen.oval((0.0, 0.0), 8.0, 8.0, d.trim);
}

fn worms(pen: &mut Pen, _: &Dress) {
    for (d, fill) in [
        ("M-36 40C-40 10-20 14-22-8-23-20-10-28-6-18", "#d99a9a"),
        ("M2 42C-6 20 14 14 8-10 6-26 22-36 28-24", "#c98a8a"),
        ("M30 40C22 26 38 18 34 4", "#e0aaa0"),
    ] {
        pen.line(d, INK, 13.0);
        pen.line(d, fill, 9.0);
    }
    pen.spot((-7.0, -18.0), 2.0, INK);
    pen.spot((27.0, -25.0), 2.0, INK);
    pen.spot((34.0, 5.0), 1.6, INK);
    pen.shape("M-46 44C-30 34 30 34 46 44z", "#4a3426");
}

fn noose(pen: &mut Pen, d: &Dress) {
    let rope = "M0-50V-14C-22-2-24 34 0 36 24 34 22-2 0-14";
    pen.line(rope, INK, 10.0);
    pen.line(rope, "#c9a877", 6.0);
    pen.shape("M-9-28H9V-8H-9z", "#a8854f");
    pen.line("M-9-22L9-18M-9-15L9-11", INK, 2.0);
    pen.spot((0.0, 14.0), 3.0, d.glow);
}

fn armour(pen: &mut Pen, d: &Dress) {
    pen.shape("M-16-36C-8-30 8-30 16-36L38-26C40-10 36 0 28 2L26 38C10 44-10 44-26 38L-28 2C-36 0-40-10-38-26z", STEEL);
    pen.flat("M4-31C8-32 12-34 16-36L38-26C40-10 36 0 28 2L26 38C18 41 12 42 4 42z", STEEL_DEEP);
    pen.shape("M-5-18H5V-8H15V2H5V24H-5V2H-15V-8H-5z", d.trim);
}

fn coat(pen: &mut Pen, d: &Dress) {
    pen.shape("M-14-40C-6-34 6-34 14-40L40-22 30 0 24-6 30 42H-30L-24-6-30 0-40-22z", d.cloth);
    pen.flat("M4-36C8-36 11-38 14-40L40-22 30 0 24-6 30 42H4z", d.fold);
    pen.line("M0-34V42M-22 32H22", d.trim, 4.0);
    pen.line("M-18-6C-10 0-16 10-10 16M12 0C18 6 12 14 18 22", INK, 1.8);
}

fn vine(pen: &mut Pen, d: &Dress) {
    let stem = "M-30 42C-36 10 26 22 22-4 18-22-22-10-20-30-18-42 6-44 14-38";
    pen.line(stem, INK, 9.0);
    pen.line(stem, "#4f7a3a", 5.6);
    for (x, y, turn) in [(-30, 16, -60), (10, 18, 40), (24, -8, 70), (-14, -14, -30), (-20, -32, -70), (16, -38, 60)] {
        pen.group(&format!("translate({x} {y}) rotate({turn})"), |pen| {
            pen.shape("M0 0C-10-8-8-20 0-26 8-20 10-8 0 0z", "#7fbf4a");
        });
    }
    pen.oval((2.0, 14.0), 5.0, 5.0, d.trim);
}

fn quake(pen: &mut Pen, d: &Dress) {
    pen.shape("M-48 40V-2L-34-24-20-8-8-30 2-12-8 4 2 18-6 40z", "#8a5a40");
    pen.shape("M48 40V-8L38-28 26-10 18-20 10-4 18 10 8 22 12 40z", "#6d432f");
    pen.flat("M2-12L-8 4 2 18-6 40H12L8 22 18 10 10-4z", d.glow);
    pen.shape("M-24-34L-14-40-8-32-16-26zM18-40L28-44 32-34 22-30z", "#8a5a40");
}

fn snow(pen: &mut Pen, _: &Dress) {
    let arms = "M0-42V42M-36-21L36 21M36-21L-36 21M-8-36L0-28 8-36M-8 36L0 28 8 36M-36-10L-26-14-28-26M36-10L26-14 28-26M-36 10L-26 14-28 26M36 10L26 14 28 26";
    pen.line(arms, "#5a86a8", 8.0);
    pen.line(arms, "#fff", 4.6);
}

fn rain(pen: &mut Pen, d: &Dress) {
    pen.shape("M-34-6C-48-8-46-30-30-28-28-46 0-48 6-34 22-44 42-32 36-18 48-14 44-4 34-6z", "#e6eef2");
    pen.line("M-26 4L-32 20M-8 4L-14 20M10 4L4 20M28 4L22 20", "#4fa3d6", 4.6);
    pen.shape("M0 44C-14 42-18 34-18 26-6 26 0 34 0 44 2 34 8 28 18 28 18 38 12 44 0 44z", "#7fbf4a");
    pen.spot((24.0, 36.0), 2.4, d.glow);
}

fn notes(pen: &mut Pen, d: &Dress) {
    pen.line("M-22 24V-28L26-38V14", INK, 7.0);
    pen.shape("M-22-32L26-42V-28L-22-18z", d.trim);
    pen.oval((-30.0, 26.0), 11.0, 8.5, INK);
    pen.oval((18.0, 16.0), 11.0, 8.5, INK);
    pen.line("M-42-20C-46-30-42-40-34-42M40 30C46 22 46 10 40 4", d.glow, 3.4);
}

fn bones(pen: &mut Pen, d: &Dress) {
    for turn in [-40, 40] {
        pen.group(&format!("translate(0 16) rotate({turn})"), |pen| {
            pen.shape("M-36-4C-46-16-30-20-28-8H28C30-20 46-16 36-4 46 10 30 14 28 4H-28C-30 14-46 10-36-4z", BONE);
        });
    }
    pen.group("translate(0 -12) scale(.78)", |pen| super::emblem_harm::skull(pen, d.glow));
}

fn tree(pen: &mut Pen, d: &Dress) {
    pen.line("M-8 30C-20 36-30 34-40 44M8 30C20 36 30 34 40 44M0 34V46", INK, 7.0);
    pen.line("M-8 30C-20 36-30 34-40 44M8 30C20 36 30 34 40 44M0 34V46", WOOD, 4.0);
    pen.shape("M-10 36C-4 14-6 0-12-10H12C6 0 4 14 10 36z", WOOD);
    pen.shape("M-24-4C-44-6-42-28-26-28-24-48 18-50 20-32 42-36 46-6 24-4 10 4-10 4-24-4z", "#5f9a3c");
    pen.flat("M20-32C42-36 46-6 24-4 14 2 4 2-4 1 20-6 22-24 20-32z", "#437a30");
    pen.spot((-12.0, -20.0), 3.0, d.glow);
    pen.spot((6.0, -30.0), 3.0, d.glow);
    pen.spot((14.0, -12.0), 3.0, d.glow);
}
