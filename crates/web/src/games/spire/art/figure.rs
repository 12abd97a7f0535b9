//! Enemies: a body, the parts that it bears, eyes, a shadow on the floor.
//!
//! Not here: bodies (`body_*.rs`), parts (`part_*.rs`).

use super::pen::{Pen, Point, short};
use super::words::{Body, Build, Part};
use super::{body_flier, body_long, body_odd, body_quadruped, body_small, body_stone, eyes, part_back, part_head};
use atout_spire::Element;

/// Where a body bears its parts, in a box of 120 × 120 with the floor at 112. Side views look to the left.
pub(super) struct Frame {
    /// Seen from the front: parts come in pairs around the head's middle.
    pub(super) is_front: bool,
    /// The middle of the head.
    pub(super) head: Point,
    /// The radius of the head.
    pub(super) radius: f64,
    /// The middle between the eyes.
    pub(super) eyes: Point,
    /// Half the distance between the eyes; 0 if one sees one only.
    pub(super) gap: f64,
    /// The radius of an eye.
    pub(super) eye: f64,
    /// Where beard and tusks grow.
    pub(super) mouth: Point,
    /// Where the wings grow: the right one in a front view.
    pub(super) wing: Point,
    /// Where the tail grows.
    pub(super) tail: Point,
    /// Points along the back, each with the direction in which spikes grow (degrees, 0 is up).
    pub(super) spine: Vec<(f64, f64, f64)>,
    /// Hands or feet, with the direction in which claws grow.
    pub(super) hands: Vec<(f64, f64, f64)>,
    /// The middle of a shell on the back.
    pub(super) shell: Point,
    /// Half the width of the shell.
    pub(super) shell_size: f64,
    /// Where flames grow, each with its height.
    pub(super) flames: Vec<(f64, f64, f64)>,
    /// Left end, right end and height of the lower edge, where tendrils grow.
    pub(super) under: (f64, f64, f64),
}

/// A body that is drawn, and where it bears its parts.
pub(super) struct Drawn {
    /// What lies behind parts such as wings.
    pub(super) back: String,
    /// The body.
    pub(super) front: String,
    /// Where parts grow.
    pub(super) frame: Frame,
}

/// The whole figure.
pub(super) fn draw(build: &Build, element: Element) -> String {
    let drawn = body(build, element);
    let mut pen = Pen::new(element);
    let scale = [0.8, 0.88, 0.95, 1.0][usize::from(build.size.clamp(1, 4)) - 1];
    // Figures with the same words differ a little in height and width.
    let stretch = (f64::from(build.seed % 7) - 3.0) / 100.0;
    let (wide, high) = (short_scale(scale * (1.0 + stretch)), short_scale(scale * (1.0 - stretch)));
    let shadow = short(44.0 * scale);
    pen.out += &format!(r##"<ellipse cx="60" cy="113" rx="{shadow}" ry="5" fill="#000" opacity=".25"/>"##);
    let ink = pen.tones.ink;
    pen.out += &format!(
        r#"<g transform="translate(60 113) scale({wide} {high}) translate(-60 -113)" stroke="{ink}" stroke-width="{}" stroke-linejoin="round" stroke-linecap="round">"#,
        short(2.5 / scale)
    );
    pen.out += &drawn.back;
    for part in &build.parts {
        part_back::behind(&mut pen, *part, build, &drawn.frame);
    }
    pen.out += &drawn.front;
    eyes::draw(&mut pen, build, &drawn.frame);
    for part in build.parts.iter().filter(|part| **part != Part::Crown) {
        part_head::before(&mut pen, *part, build, &drawn.frame);
    }
    // A crown is worn over everything else.
    if build.is_crowned() {
        part_head::before(&mut pen, Part::Crown, build, &drawn.frame);
    }
    pen.out += "</g>";
    // Bosses need room for what they wear.
    let window = if build.size == 4 { "-10 -21 140 140" } else { "0 0 120 120" };
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{window}">{}</svg>"#, pen.out)
}

fn short_scale(n: f64) -> f64 {
    (n * 1000.0).round() / 1000.0
}

fn body(build: &Build, element: Element) -> Drawn {
    let mut back = Pen::new(element);
    let mut pen = Pen::new(element);
    let frame = match build.body {
        Body::Blob => body_small::blob(&mut pen, build),
        Body::Imp => body_small::imp(&mut back, &mut pen, build),
        Body::Toad => body_small::toad(&mut pen),
        Body::Serpent => body_long::serpent(&mut pen, build),
        Body::Beast => body_quadruped::beast(&mut pen, build),
        Body::Fish => body_long::fish(&mut back, &mut pen, build),
        Body::Bird => body_flier::bird(&mut pen, build),
        Body::Moth => body_flier::moth(&mut pen, build),
        Body::Wisp => body_flier::wisp(&mut pen, build),
        Body::Golem => body_stone::golem(&mut pen, build),
        Body::Knight => body_stone::knight(&mut back, &mut pen, build),
        Body::Tower => body_stone::tower(&mut pen),
        Body::Tree => body_odd::tree(&mut back, &mut pen, build),
        Body::Spider => body_odd::spider(&mut pen),
        Body::Crab => body_odd::crab(&mut back, &mut pen, build),
        Body::Skull => body_odd::skull(&mut pen),
    };
    Drawn { back: back.out, front: pen.out, frame }
}

impl Build {
    /// Does it bear a crown?
    pub(super) fn is_crowned(&self) -> bool {
        self.has(Part::Crown)
    }
}
