//! Parts before a body: crown, beard, hood, tusks, claws.

use super::figure::Frame;
use super::part_horn;
use super::pen::{BONE, Pen, ribbon, short};
use super::words::{Body, Build, Part};

/// Draws a part before the body, if it is there.
pub(super) fn before(pen: &mut Pen, part: Part, build: &Build, frame: &Frame) {
    match part {
        Part::Crown => crown(pen, build, frame),
        Part::Beard => beard(pen, build, frame),
        Part::Hood => hood(pen, build, frame),
        Part::Tusks => tusks(pen, frame),
        Part::Claws => claws(pen, build, frame),
        Part::Horns if part_horn::is_ram(build) => part_horn::ram(pen, frame),
        Part::Shell if build.body == Body::Spider => carapace(pen),
        _ => {}
    }
}

fn crown(pen: &mut Pen, build: &Build, frame: &Frame) {
    let ((x, y), r) = (frame.head, frame.radius);
    let (x, mut top) = (if frame.is_front { x } else { x + r * 0.2 }, y - r * 0.86);
    let mut scale = (r / 20.0).clamp(0.72, 1.15);
    match build.body {
        Body::Skull => (top, scale) = (11.0, 1.0),
        Body::Tree => (top, scale) = (45.0, 0.95),
        Body::Crab => (top, scale) = (20.0, 0.8),
        Body::Tower => (top, scale) = (30.0, 1.05),
        Body::Blob => scale = 0.95,
        _ => {}
    }
    let x = if build.body == Body::Crab { 66.0 } else { x };
    let tilt = if frame.is_front { 0 } else { 8 };
    pen.group(&format!("translate({} {}) rotate({tilt}) scale({scale:.2})", short(x), short(top)), |pen| {
        pen.shape("M-18 4L-22-16-11-7 0-24 11-7 22-16 18 4C8 8-8 8-18 4z", "#f4c542");
        pen.flat("M4-15L11-7 22-16 18 4C12 6 6 7 2 7z", "#d9992b");
        pen.spot((0.0, -1.0), 3.6, "#c3324a");
        pen.spot((-10.0, 0.0), 2.2, "#fff3c4");
        pen.spot((10.0, 0.0), 2.2, "#fff3c4");
    });
}

fn beard(pen: &mut Pen, build: &Build, frame: &Frame) {
    let t = pen.tones;
    let (x, y) = frame.mouth;
    if build.body == Body::Skull {
        for (n, dx) in [-16.0, -8.0, 0.0, 8.0, 16.0].into_iter().enumerate() {
            let curl = if n % 2 == 0 { 5.0 } else { -5.0 };
            let points = [
                (x + dx, y - 4.0, 4.5),
                (x + dx * 1.3 + curl, y + 5.0, 4.0),
                (x + dx * 1.7 - curl * 0.4, y + 14.0, 0.8),
            ];
            pen.shape(&ribbon(&points), if n % 2 == 0 { t.main } else { t.deep });
        }
        return;
    }
    let [w, long] = if frame.is_front { [frame.radius * 0.85, 30.0] } else { [9.0, 20.0] };
    let at = |dx: f64, dy: f64| format!("{} {}", short(x + dx * w), short(y + dy * long));
    let fill = if build.body == Body::Tree { t.glow } else { t.pale };
    let edge = [
        at(1.05, -0.3),
        at(0.95, 0.25),
        at(0.62, 0.2),
        at(0.55, 0.72),
        at(0.2, 0.62),
        at(-0.05, 1.05),
        at(-0.3, 0.6),
        at(-0.62, 0.7),
        at(-0.68, 0.2),
        at(-0.98, 0.22),
    ];
    pen.shape(&format!("M{}Q{} {}L{}z", at(-1.05, -0.3), at(0.0, 0.12), edge[0], edge[1..].join("L")), fill);
    pen.line(
        &format!(
            "M{}L{}M{}L{}M{}L{}",
            at(-0.35, 0.1),
            at(-0.3, 0.4),
            at(0.0, 0.15),
            at(0.0, 0.6),
            at(0.4, 0.1),
            at(0.35, 0.4)
        ),
        t.deep,
        2.0,
    );
}

fn hood(pen: &mut Pen, build: &Build, frame: &Frame) {
    let t = pen.tones;
    let ((x, y), r) = (frame.head, frame.radius);
    match build.body {
        Body::Knight => {}
        Body::Imp => {
            pen.shape("M14 40C30 30 38 30 42 26 46 14 60 4 82 2 80 6 76 10 76 14 78 20 80 26 82 28 92 32 100 36 106 42 80 34 40 34 14 40z", t.deep);
            pen.shape("M41 29C56 23 70 24 82 29L84 34C68 29 52 29 38 34z", t.hot);
        }
        Body::Tree => {
            pen.shape("M60 22C90 22 110 44 108 66 96 74 24 74 12 66 10 44 30 22 60 22z", t.hot);
            pen.flat("M86 30C104 42 109 56 108 66 98 72 74 73 56 73 88 68 98 50 86 30z", t.deep);
            for (x, y, r) in
                [(40.0, 40.0, 6.5), (64.0, 34.0, 5.0), (28.0, 58.0, 4.5), (56.0, 56.0, 6.0), (84.0, 54.0, 5.0)]
            {
                pen.spot((x, y), r, t.pale);
            }
        }
        Body::Skull => {
            pen.shape("M8 44C16 22 30 34 40 18 52 8 70 8 82 18 92 34 106 22 112 44 86 34 34 34 8 44z", t.deep);
            pen.line("M20 38C42 29 78 29 101 38", t.hot, 3.0);
        }
        _ => {
            let at = |dx: f64, dy: f64| format!("{} {}", short(x + dx * r), short(y + dy * r));
            let outer = format!(
                "M{}C{} {} {}C{} {} {}",
                at(-1.2, 0.7),
                at(-1.4, -0.8),
                at(-0.5, -1.2),
                at(0.3, -1.7),
                at(1.1, -1.1),
                at(1.4, -0.4),
                at(1.2, 0.7)
            );
            let inner = format!(
                "C{} {} {}C{} {} {}z",
                at(1.0, -0.3),
                at(0.6, -0.75),
                at(0.0, -0.75),
                at(-0.6, -0.75),
                at(-1.0, -0.3),
                at(-1.2, 0.7)
            );
            pen.shape(&(outer + &inner), t.deep);
        }
    }
}

fn tusks(pen: &mut Pen, frame: &Frame) {
    let (x, y) = frame.mouth;
    if frame.is_front {
        for side in [1.0, -1.0] {
            let at = |dx: f64, dy: f64, half: f64| (x + side * dx, y + dy, half);
            pen.shape(
                &ribbon(&[at(8.0, 0.0, 4.0), at(20.0, 5.0, 4.0), at(30.0, -4.0, 3.0), at(32.0, -18.0, 0.6)]),
                BONE,
            );
        }
    } else {
        pen.shape(
            &ribbon(&[
                (x + 8.0, y + 2.0, 4.0),
                (x - 6.0, y + 5.0, 4.0),
                (x - 15.0, y - 4.0, 3.0),
                (x - 16.0, y - 19.0, 0.6),
            ]),
            BONE,
        );
    }
}

fn claws(pen: &mut Pen, build: &Build, frame: &Frame) {
    if build.body == Body::Crab {
        return;
    }
    let long = if build.body == Body::Beast { 20.0 } else { 12.0 };
    for (x, y, angle) in &frame.hands {
        let mut path = String::new();
        for turn in [-38.0, 0.0, 38.0] {
            let (sin, cos) = (angle + turn).to_radians().sin_cos();
            let at = |along: f64, across: f64| {
                format!("{} {}", short(x + sin * along + cos * across), short(y - cos * along + sin * across))
            };
            path += &format!(
                "M{}Q{} {}Q{} {}z",
                at(-2.0, -3.4),
                at(long * 0.6, -4.0),
                at(long, 2.0),
                at(long * 0.5, 1.5),
                at(-2.0, 3.4)
            );
        }
        pen.shape(&path, BONE);
    }
}

/// A beetle's wing cases.
fn carapace(pen: &mut Pen) {
    let t = pen.tones;
    pen.shape("M46 94C42 62 56 42 78 42 102 42 114 66 112 94 94 102 64 102 46 94z", t.light);
    pen.flat("M90 44C108 52 113 76 112 94 104 98 92 100 80 100 100 88 102 62 90 44z", t.main);
    pen.line("M62 48C76 62 84 80 84 99M56 76c16-6 36-6 54 0", t.ink, 2.2);
    pen.flat("M56 66c2-8 7-13 12-15-3 5-5 9-6 15-1 4-7 4-6 0z", t.pale);
}
