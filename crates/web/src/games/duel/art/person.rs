//! People: trunk, arms, what they hold, a head. They stand on the origin and are 80 high; the picture ends at their knees.
//!
//! Not here: which kind looks how (`people.rs`).

use super::dress::{BONE, Dress, GOLD, INK, STEEL, STEEL_DEEP, WOOD};
use super::held::{self, Held};
use crate::drawing::{Pen, Point, ribbon};

/// What a trunk wears.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Trunk {
    /// A tunic with a belt.
    Tunic,
    /// Plates.
    Armour,
    /// A robe to the floor.
    Robe,
    /// A coat that is open.
    Coat,
    /// Nothing but skin and a belt.
    Bare,
    /// Fur on the chest.
    Furred,
    /// Torn cloth.
    Rags,
    /// Ribs.
    Bones,
}

/// How the arms are held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pose {
    /// The weapon is held at the side.
    Calm,
    /// The weapon is raised.
    Raised,
    /// Both arms are stretched to the front.
    Grasping,
    /// Both arms are spread.
    Spread,
}

/// A person without its head.
pub(super) struct Body {
    /// What it wears.
    pub(super) trunk: Trunk,
    /// How it stands.
    pub(super) pose: Pose,
    /// What the right hand holds.
    pub(super) hand: Held,
    /// What the left hand holds.
    pub(super) off: Held,
    /// A cloak falls behind it.
    pub(super) cape: bool,
    /// Shoulders: 1 is usual.
    pub(super) wide: f64,
}

impl Body {
    /// A body with this trunk and nothing in its hands.
    pub(super) const fn new(trunk: Trunk) -> Body {
        Body { trunk, pose: Pose::Calm, hand: Held::Nothing, off: Held::Nothing, cape: false, wide: 1.0 }
    }
}

/// Where the middle of the head is.
pub(super) const HEAD: Point = (1.0, -60.0);

/// Draws everything below the head.
pub(super) fn draw(pen: &mut Pen, body: &Body, d: &Dress) {
    let w = body.wide;
    if body.cape {
        pen.shape(&format!("M{} -46C-36-20-40 0-40 14H40C38-4 34-24 {} -46z", -14.0 * w, 16.0 * w), d.trim);
        pen.flat("M-28-28C-36-14-39 0-40 14H-20C-22-4-24-18-28-28z", "#00000033");
    }
    let (left, right) = hands(body.pose, w);
    let sleeve = match body.trunk {
        Trunk::Bare | Trunk::Rags => d.skin,
        Trunk::Furred => d.fur,
        Trunk::Bones => BONE,
        Trunk::Armour => STEEL,
        _ => d.cloth,
    };
    let thick = if body.trunk == Trunk::Bones { 2.4 } else { 5.5 * w.min(1.3) };
    arm(pen, (-15.0 * w, -42.0), left, thick, sleeve, d, body.off);
    trunk(pen, body.trunk, d, w);
    // A raised weapon is drawn a little smaller, so that its point stays in the picture.
    let (tilt, size) = match body.pose {
        Pose::Raised => (20, ".84"),
        Pose::Grasping => (60, "1"),
        Pose::Calm | Pose::Spread => (6, "1"),
    };
    let place = format!("translate({} {}) rotate({tilt}) scale({size})", right.0, right.1);
    pen.group(&place, |pen| held::draw(pen, body.hand, d));
    arm(pen, (16.0 * w, -42.0), right, thick, sleeve, d, Held::Nothing);
    if !matches!(body.off, Held::Nothing) {
        pen.group(&format!("translate({} {})", left.0, left.1), |pen| held::draw(pen, body.off, d));
    }
}

fn hands(pose: Pose, w: f64) -> (Point, Point) {
    match pose {
        Pose::Calm => ((-24.0 * w, -16.0), (26.0 * w, -20.0)),
        Pose::Raised => ((-25.0 * w, -20.0), (30.0 * w, -44.0)),
        Pose::Grasping => ((24.0 * w, -34.0), (34.0 * w, -42.0)),
        Pose::Spread => ((-34.0 * w, -48.0), (36.0 * w, -48.0)),
    }
}

fn arm(pen: &mut Pen, shoulder: Point, hand: Point, thick: f64, fill: &str, d: &Dress, off: Held) {
    let side = (hand.0 - shoulder.0).signum();
    let elbow = ((shoulder.0 + hand.0) / 2.0 + side * 6.0, (shoulder.1 + hand.1) / 2.0 + 6.0);
    pen.shape(
        &ribbon(&[
            (shoulder.0, shoulder.1, thick),
            (elbow.0, elbow.1, thick * 0.85),
            (hand.0 - side, hand.1, thick * 0.72),
        ]),
        fill,
    );
    if !matches!(off, Held::Kite | Held::Round) {
        pen.oval(hand, thick * 0.85, thick * 0.85, if fill == BONE { BONE } else { d.skin });
    }
}

fn trunk(pen: &mut Pen, trunk: Trunk, d: &Dress, w: f64) {
    pen.group(&format!("scale({w:.2} 1)"), |pen| match trunk {
        Trunk::Tunic => {
            pen.shape("M-19-44C-10-52 12-52 20-44L17-18 22 14H-20L-15-18z", d.cloth);
            pen.flat("M-19-44C-15-47-11-49-7-50-10-30-8-8-8 14H-20L-15-18z", d.fold);
            pen.flat("M-4-50L1-40 7-50z", d.skin);
            pen.shape("M-16-20H18V-13H-16z", WOOD);
            pen.flat("M-3-20H5V-13H-3z", GOLD);
        }
        Trunk::Armour => {
            pen.shape("M-14-16H16L20 14H-18z", d.cloth);
            pen.line("M1-14V14", d.trim, 4.0);
            pen.shape("M-16-45C-8-52 10-52 18-45 20-34 18-24 15-16 6-12-6-12-14-16-17-24-18-34-16-45z", STEEL);
            pen.flat("M-16-45C-12-48-9-50-5-50-9-38-9-24-6-13-10-14-12-15-14-16-17-24-18-34-16-45z", STEEL_DEEP);
            pen.line("M2-49V-14", STEEL_DEEP, 1.6);
            pen.shape("M-24-40C-24-50-12-52-9-44-10-36-20-34-24-40zM26-40C26-50 14-52 11-44 12-36 22-34 26-40z", STEEL);
        }
        Trunk::Robe => {
            pen.shape("M-17-45C-8-52 10-52 18-45 22-26 26-6 30 14H-28C-24-6-20-26-17-45z", d.cloth);
            pen.flat("M-17-45C-13-48-9-50-6-50-12-28-14-6-14 14H-28C-24-6-20-26-17-45z", d.fold);
            pen.shape("M-4-50H8L10 14H-4z", d.trim);
            pen.line("M-19-22C-8-18 10-18 22-22", d.fold, 2.4);
        }
        Trunk::Coat => {
            pen.shape("M-12-48H14L12 14H-10z", BONE);
            pen.shape(
                "M-19-44C-14-49-8-51-5-50L-4-18-10 14H-26L-17-16zM20-44C15-49 10-51 7-50L6-18 12 14H28L18-16z",
                d.cloth,
            );
            pen.flat("M-19-44C-15-48-12-49-10-50L-14-16-20 14H-26L-17-16z", d.fold);
            pen.shape("M-15-20H17V-14H-15z", WOOD);
            pen.flat("M-3-21H5V-13H-3z", GOLD);
        }
        Trunk::Bare | Trunk::Furred => {
            let (skin, shade) = if trunk == Trunk::Bare { (d.skin, d.shade) } else { (d.fur, d.dark) };
            pen.shape("M-21-44C-10-53 12-53 22-44 23-32 17-24 17-14H-15C-15-24-22-32-21-44z", skin);
            pen.flat("M-21-44C-16-48-12-50-8-50-14-40-8-28-6-14H-15C-15-24-22-32-21-44z", shade);
            pen.line("M1-40V-18M-12-33C-8-28-4-28 1-32 6-28 10-28 14-33", shade, 2.0);
            pen.shape("M-17-16H19L24 14H-22z", d.cloth);
            pen.flat("M-17-16H-6L-8 14H-22z", d.fold);
            pen.shape("M-17-18H19V-11H-17z", WOOD);
        }
        Trunk::Rags => {
            pen.shape("M-18-44C-10-51 10-52 19-44L16-20 20-4 14 2 15 14H-14L-12 4-18 0-14-20z", d.cloth);
            pen.flat("M-18-44C-14-47-11-49-8-50-10-30-8-8-6 14H-14L-12 4-18 0-14-20z", d.fold);
            pen.shape("M2-40L12-36 8-24 0-28z", d.skin);
            pen.line("M2-35L9-33M1-31L8-28", d.shade, 1.4);
        }
        Trunk::Bones => {
            pen.flat("M-14-46H16L12-14H-10z", INK);
            pen.line("M1-48V-8", INK, 6.0);
            pen.line("M1-48V-8", BONE, 3.0);
            let ribs =
                "M-16-43C-8-46 10-46 18-43M-15-37C-8-34 10-34 17-37M-13-30C-6-27 8-27 15-30M-11-23C-5-20 7-20 13-23";
            pen.line(ribs, INK, 5.4);
            pen.line(ribs, BONE, 3.0);
            pen.shape("M-11-14C-4-10 6-10 13-14 16-6 12-2 8-2L1-8-6-2C-10-2-14-6-11-14z", BONE);
            pen.shape("M-7-2H-2V14H-8zM4-2H9L10 14H4z", BONE);
        }
    });
}
