//! What hands hold, upright around the origin, which is the hand.

use super::dress::{BONE, Dress, GOLD, INK, STEEL, STEEL_DEEP, WOOD};
use super::words::Motif;
use crate::drawing::Pen;

/// What a hand holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Held {
    /// Nothing.
    Nothing,
    /// A straight sword.
    Sword,
    /// A curved sword.
    Cutlass,
    /// A spear.
    Spear,
    /// A spear with a blade.
    Halberd,
    /// A long lance with a pennant.
    Lance,
    /// An axe.
    Axe,
    /// An axe with two blades.
    DoubleAxe,
    /// A club.
    Club,
    /// A wizard's staff.
    Staff,
    /// A bent staff.
    Crook,
    /// A bow.
    Bow,
    /// A dagger.
    Dagger,
    /// A hammer.
    Hammer,
    /// A torch.
    Torch,
    /// A lantern on a chain.
    Lantern,
    /// A banner.
    Banner,
    /// A fork with three points.
    Trident,
    /// A scythe.
    Scythe,
    /// An open book.
    Book,
    /// A cup.
    Cup,
    /// A horn.
    Horn,
    /// A pick.
    Pick,
    /// A bell.
    Bell,
    /// A mace.
    Mace,
    /// A ball of magic.
    Orb,
    /// A ball of fire.
    Fire,
    /// A tall shield.
    Kite,
    /// A round shield.
    Round,
    /// A branch in leaf.
    Branch,
}

/// Words of card ids that name what is held.
const NAMED: &[(&[&str], Held)] = &[
    (&["lantern", "lamp", "watchman"], Held::Lantern),
    (&["banner", "standard", "marshal", "captain"], Held::Banner),
    (&["bow", "bowman", "archer", "hunter", "archers", "longbow", "huntress"], Held::Bow),
    (&["axe", "woodcutter", "feller"], Held::Axe),
    (&["torch", "ember", "cinder", "flame", "pyre", "arsonist"], Held::Torch),
    (&["smith", "runesmith", "hammer", "forge"], Held::Hammer),
    (&["bell", "ringer"], Held::Bell),
    (&["horn", "herald", "piper", "drummer"], Held::Horn),
    (&["scribe", "reader", "scholar", "librarian", "abbot", "archivist"], Held::Book),
    (&["knife", "poisoner", "thief", "thug", "duellist"], Held::Dagger),
    (&["lancer", "rider", "lance", "squire"], Held::Lance),
    (&["digger", "delver", "sapper", "miner"], Held::Pick),
    (&["reaper", "harvest", "harvester"], Held::Scythe),
    (&["healer", "blessing"], Held::Cup),
    (&["trident", "tide", "coral"], Held::Trident),
    (&["spear", "pike", "warden"], Held::Spear),
    (&["shepherd", "preacher"], Held::Crook),
    (&["executioner"], Held::DoubleAxe),
    (&["guard", "footman", "sentry"], Held::Halberd),
    (&["peasant"], Held::Scythe),
    (&["corpse"], Held::Nothing),
    (&["looter"], Held::Lantern),
];

/// What a card's id says that is held.
pub(super) fn named(motif: &Motif) -> Option<Held> {
    NAMED.iter().find(|(words, _)| motif.names(words)).map(|(_, held)| *held)
}

const SHAFT: &str = "M-1.8-46H1.8V46H-1.8z";

/// Draws it.
pub(super) fn draw(pen: &mut Pen, held: Held, dress: &Dress) {
    match held {
        Held::Nothing => {}
        Held::Sword | Held::Cutlass | Held::Dagger | Held::Bow => blade(pen, held),
        Held::Spear | Held::Halberd | Held::Lance | Held::Trident | Held::Scythe | Held::Axe | Held::DoubleAxe => {
            pole(pen, held, dress);
        }
        Held::Club | Held::Hammer | Held::Mace | Held::Pick => blunt(pen, held),
        Held::Staff | Held::Crook | Held::Banner | Held::Branch => staff(pen, held, dress),
        Held::Torch | Held::Lantern | Held::Orb | Held::Fire => light(pen, held, dress),
        Held::Kite | Held::Round => shield(pen, held, dress),
        Held::Book | Held::Cup | Held::Horn | Held::Bell => object(pen, held, dress),
    }
}

/// Blades and what is thrown by a bow.
fn blade(pen: &mut Pen, held: Held) {
    match held {
        Held::Sword => {
            pen.shape("M-3.5-4V-38L0-46 3.5-38V-4z", STEEL);
            pen.flat("M0-44L3.5-38V-4H0z", STEEL_DEEP);
            pen.shape("M-10-6H10V-1H-10z", GOLD);
            pen.shape("M-2-1H2V8H-2z", WOOD);
        }
        Held::Cutlass => {
            pen.shape("M-3-4C-6-18-2-32 12-42 10-28 6-16 3-4z", STEEL);
            pen.shape("M-9-5H8C10 0 8 6 2 8-4 8-2 0-9-1z", GOLD);
        }
        Held::Bow => {
            pen.line("M-4-36C16-24 16 24-4 36", INK, 5.4);
            pen.line("M-4-36C16-24 16 24-4 36", WOOD, 3.0);
            pen.line("M-4-36L-12 0-4 36", BONE, 1.2);
            pen.line("M-14 0H24", INK, 2.6);
            pen.shape("M22-4L32 0 22 4z", STEEL);
        }
        Held::Dagger => {
            pen.shape("M-3-4L-2-22 0-27 3-20 3-4z", STEEL);
            pen.shape("M-7-5H7V-1H-7zM-2-1H2V6H-2z", GOLD);
        }
        _ => {}
    }
}

/// Weapons on a shaft.
fn pole(pen: &mut Pen, held: Held, d: &Dress) {
    match held {
        Held::Spear => {
            pen.shape(SHAFT, WOOD);
            pen.shape("M0-62L6-48 0-42-6-48z", STEEL);
        }
        Held::Halberd => {
            pen.shape(SHAFT, WOOD);
            pen.shape("M0-60L3-46C10-50 16-46 18-38 12-36 8-32 2-30H-2L-3-36-12-40-3-46z", STEEL);
        }
        Held::Lance => {
            pen.shape("M-3 46L-2.5-40 0-64 2.5-40 3 46z", d.trim);
            pen.shape("M-8 4C-6-4 6-4 8 4z", STEEL);
            pen.shape("M2-44L24-38 2-28z", d.cloth);
        }
        Held::Axe => {
            pen.shape(SHAFT, WOOD);
            pen.shape("M1-42C8-50 18-48 22-42 20-32 18-28 14-22 10-26 6-28 1-28z", STEEL);
            pen.flat("M15-46C20-45 21-43 22-42 20-32 18-28 14-22 15-30 16-38 15-46z", STEEL_DEEP);
        }
        Held::DoubleAxe => {
            pen.shape(SHAFT, WOOD);
            pen.shape("M0-42C8-52 20-50 24-44 22-32 20-26 16-20 12-24 6-28 0-28-6-28-12-24-16-20-20-26-22-32-24-44-20-50-8-52 0-42z", STEEL);
            pen.line("M0-42V-28", INK, 3.0);
        }
        Held::Trident => {
            pen.shape(SHAFT, "#5a7a8a");
            pen.shape("M-1.5-40V-62L0-66 2-62V-40H8V-54L11-60 14-54V-34H-14V-54L-11-60-8-54V-40z", GOLD);
        }
        Held::Scythe => {
            pen.shape(SHAFT, WOOD);
            pen.shape("M-2-48C14-56 32-48 38-30 26-40 14-42-2-40z", STEEL);
        }
        _ => {}
    }
}

/// What strikes without an edge, and picks.
fn blunt(pen: &mut Pen, held: Held) {
    match held {
        Held::Club => {
            pen.shape("M-2.5 12L-8-30C-10-46 10-46 9-30L3 12z", WOOD);
            pen.flat("M3-40C8-38 9-34 8-26L3 12H1z", "#573820");
            pen.flat("M-8-32l-6-3 6-3zM9-28l6-2-5-4zM-7-22l-6-1 5-4z", BONE);
        }
        Held::Hammer => {
            pen.shape("M-2-34H2V20H-2z", WOOD);
            pen.shape("M-15-44H15V-28H-15z", STEEL);
            pen.flat("M5-44H15V-28H5z", STEEL_DEEP);
        }
        Held::Pick => {
            pen.shape("M-2-36H2V22H-2z", WOOD);
            pen.shape("M-22-26C-14-42 14-42 22-26 12-34-12-34-22-26z", STEEL);
        }
        Held::Mace => {
            pen.shape("M-2-26H2V16H-2z", WOOD);
            pen.shape(
                "M0-50L5-43 12-44 11-37 17-33 11-29 12-22 5-23 0-17-5-23-12-22-11-29-17-33-11-37-12-44-5-43z",
                STEEL,
            );
        }
        _ => {}
    }
}

/// What wizards, shepherds and bearers hold upright.
fn staff(pen: &mut Pen, held: Held, d: &Dress) {
    match held {
        Held::Staff => {
            pen.shape(SHAFT, WOOD);
            pen.line("M-8-46C-12-60 12-60 8-46", INK, 4.6);
            pen.line("M-8-46C-12-60 12-60 8-46", GOLD, 2.2);
            pen.oval((0.0, -52.0), 6.0, 6.0, d.glow);
        }
        Held::Crook => {
            pen.shape(SHAFT, WOOD);
            pen.line("M0-44C-2-64 20-62 18-50 16-42 8-44 9-50", INK, 5.6);
            pen.line("M0-44C-2-64 20-62 18-50 16-42 8-44 9-50", GOLD, 3.0);
        }
        Held::Banner => {
            pen.shape("M-1.8-58H1.8V46H-1.8z", WOOD);
            pen.shape("M2-56C14-60 22-50 36-54L30-42 36-28C22-24 14-34 2-30z", d.trim);
            pen.flat("M12-48l3 4 5 0-4 4 2 5-6-2-4 3 0-5-4-4 5-1z", d.cloth);
        }
        Held::Branch => {
            pen.shape("M-2-40H2V46H-2z", WOOD);
            pen.shape("M0-36C-14-40-16-52-12-60-2-56 2-48 0-36zM0-30C10-42 20-44 28-40 24-30 12-26 0-30zM0-24C-10-30-20-28-24-22-16-16-6-16 0-24z", "#5f9a3c");
        }
        _ => {}
    }
}

/// What burns or glows.
fn light(pen: &mut Pen, held: Held, d: &Dress) {
    match held {
        Held::Torch => {
            pen.shape("M-4-16H4L2 18H-2z", WOOD);
            pen.shape(
                "M1-44C2-34 12-32 11-22 10-12-10-12-11-22-11-28-7-30-6-35-3-33-2-31-2-29 1-33 2-38 1-44z",
                "#ff8c2c",
            );
            pen.flat("M0-32C2-27 6-25 5-20 4-15-5-15-5-20-5-25-1-26 0-32z", "#ffe56c");
        }
        Held::Lantern => {
            pen.line("M0 0V8", INK, 2.0);
            pen.out += r##"<circle cx="0" cy="20" r="20" fill="#fff0a0" stroke="none" opacity=".45"/>"##;
            pen.shape("M-8 12L0 6 8 12zM-8 12H8V28H-8z", GOLD);
            pen.flat("M-5 14H5V26H-5z", "#fff6c4");
        }
        Held::Orb => ball(pen, d.glow, "#fff"),
        Held::Fire => ball(pen, "#ff8c2c", "#ffe56c"),
        _ => {}
    }
}

/// Shields.
fn shield(pen: &mut Pen, held: Held, d: &Dress) {
    match held {
        Held::Kite => {
            pen.shape("M0-26C6-22 12-20 18-20 20 0 14 18 0 28-14 18-20 0-18-20-12-20-6-22 0-26z", d.cloth);
            pen.flat("M0-26C6-22 12-20 18-20 20 0 14 18 0 28z", d.fold);
            pen.line("M0-22V24M-15-6H15", d.trim, 4.0);
        }
        Held::Round => {
            pen.oval((0.0, 0.0), 18.0, 18.0, d.trim);
            pen.oval((0.0, 0.0), 12.0, 12.0, d.cloth);
            pen.oval((0.0, 0.0), 4.5, 4.5, STEEL);
        }
        _ => {}
    }
}

/// What is no weapon.
fn object(pen: &mut Pen, held: Held, d: &Dress) {
    match held {
        Held::Book => {
            pen.shape("M0-2C-6-8-16-8-20-5V-22C-14-26-6-24 0-20 6-24 14-26 20-22V-5C16-8 6-8 0-2z", BONE);
            pen.line("M0-20V-2M-15-18L-5-16M-15-12L-5-10M5-16L15-18M5-10L15-12", "#8a6a4a", 1.3);
        }
        Held::Cup => {
            pen.out += &format!(r#"<circle cx="0" cy="-14" r="16" fill="{}" stroke="none" opacity=".5"/>"#, d.glow);
            pen.shape("M-10-22H10C10-10 4-8 2-6V2H7V6H-7V2H-2V-6C-4-8-10-10-10-22z", GOLD);
        }
        Held::Horn => {
            pen.shape("M-16-6C-4-2 8-8 12-24L24-20C20 0 4 10-14 2z", BONE);
            pen.line("M2-4L7 2M11-18L21-13", GOLD, 2.6);
        }
        Held::Bell => {
            pen.shape("M-2-30H2V-22C12-20 8-8 14-2H-14C-8-8-12-20-2-22z", GOLD);
            pen.spot((0.0, 1.0), 3.0, INK);
        }
        _ => {}
    }
}

fn ball(pen: &mut Pen, outer: &str, inner: &str) {
    pen.out += &format!(r#"<circle cx="0" cy="-10" r="17" fill="{outer}" stroke="none" opacity=".4"/>"#);
    pen.spot((0.0, -10.0), 10.0, outer);
    pen.spot((-1.0, -12.0), 5.5, inner);
}
