//! Long bodies seen from the side: serpent, fish.

use super::figure::Frame;
use super::pen::{Pen, curve, ribbon};
use super::words::{Build, Part};

/// A serpent: coiled and raised; with fins or many eyes it swims, with a tail it is a lizard.
pub(super) fn serpent(pen: &mut Pen, build: &Build) -> Frame {
    let t = pen.tones;
    let mut frame = Frame {
        is_front: false,
        head: (44.0, 30.0),
        radius: 15.0,
        eyes: (44.0, 27.0),
        gap: 0.0,
        eye: 5.5,
        mouth: (30.0, 39.0),
        wing: (66.0, 66.0),
        tail: (100.0, 100.0),
        spine: vec![(68.0, 28.0, 50.0), (71.0, 41.0, 75.0), (73.0, 54.0, 60.0), (86.0, 66.0, 40.0), (98.0, 78.0, 55.0)],
        hands: vec![(40.0, 108.0, 190.0), (84.0, 110.0, 170.0)],
        shell: (66.0, 84.0),
        shell_size: 34.0,
        flames: vec![(66.0, 26.0, 24.0), (76.0, 46.0, 22.0), (94.0, 72.0, 24.0)],
        under: (36.0, 90.0, 106.0),
    };
    let swims = (build.has(Part::Fins) || build.has(Part::ManyEyes)) && !build.is_crowned();
    if build.has(Part::Tail) {
        lizard(pen, &mut frame);
    } else if swims {
        swimmer(pen, build, &mut frame);
    } else {
        let coil = [
            (108.0, 92.0, 1.0),
            (104.0, 102.0, 5.0),
            (84.0, 105.0, 8.0),
            (56.0, 105.0, 9.0),
            (24.0, 101.0, 9.0),
            (26.0, 88.0, 9.0),
        ];
        pen.shape(&ribbon(&coil), t.deep);
        let neck = [
            (12.0, 97.0, 3.0),
            (20.0, 95.0, 8.5),
            (40.0, 94.0, 10.0),
            (72.0, 94.0, 11.5),
            (90.0, 82.0, 11.5),
            (78.0, 68.0, 11.0),
            (62.0, 54.0, 10.0),
            (60.0, 38.0, 9.5),
            (54.0, 28.0, 9.0),
        ];
        pen.shape(&ribbon(&neck), t.main);
        pen.line(&curve(&[(30.0, 98.0), (56.0, 101.0), (80.0, 98.0), (94.0, 86.0)]), t.deep, 3.0);
        pen.line("M56 40l-4 6M56 50l-5 4M61 60l-7 3M70 68l-7 5M78 78l-7 4", t.pale, 3.0);
        snake_head(pen, (44.0, 30.0));
    }
    frame
}

fn snake_head(pen: &mut Pen, (x, y): (f64, f64)) {
    let t = pen.tones;
    pen.group(&format!("translate({} {})", x - 44.0, y - 30.0), |pen| {
        pen.line("M24 37L12 41M12 41l-6-3M12 41l-4 5", t.hot, 2.4);
        pen.shape("M70 26C66 14 48 12 38 18 28 22 18 28 18 34 20 40 30 43 40 43 56 45 70 42 70 26z", t.main);
        pen.flat("M70 26C70 42 56 45 40 43 30 43 20 40 18 36 34 39 58 40 62 20 67 20 69 23 70 26z", t.deep);
        pen.line("M20 36C32 39 40 38 48 35", t.ink, 2.2);
        pen.flat("M36 22c4-3 9-4 13-4-4 2-7 4-9 6-2 2-6 0-4-2zM25 29a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0z", t.pale);
    });
}

fn swimmer(pen: &mut Pen, build: &Build, frame: &mut Frame) {
    let t = pen.tones;
    let is_eel = build.has(Part::ManyEyes);
    let body = if is_eel {
        vec![
            (36.0, 38.0, 10.0),
            (54.0, 34.0, 12.0),
            (76.0, 42.0, 12.5),
            (84.0, 60.0, 12.0),
            (64.0, 76.0, 11.0),
            (44.0, 86.0, 9.5),
            (54.0, 102.0, 8.0),
            (82.0, 104.0, 5.0),
            (108.0, 92.0, 0.6),
        ]
    } else {
        vec![
            (30.0, 66.0, 10.0),
            (44.0, 58.0, 13.0),
            (60.0, 64.0, 15.0),
            (74.0, 82.0, 14.0),
            (92.0, 84.0, 10.0),
            (102.0, 68.0, 6.0),
            (112.0, 60.0, 0.6),
        ]
    };
    pen.shape(&ribbon(&body), t.main);
    let belly: Vec<(f64, f64)> = body.iter().map(|(x, y, half)| (x - half * 0.15, y + half * 0.5)).collect();
    pen.line(&curve(&belly[..belly.len() - 1]), t.deep, 5.0);
    let light: Vec<(f64, f64)> = body.iter().skip(1).map(|(x, y, half)| (x + half * 0.1, y - half * 0.45)).collect();
    pen.line(&curve(&light[..3]), t.pale, 2.6);
    let (x, y, _) = body[0];
    if is_eel {
        snake_head(pen, (x, y));
        frame.spine = vec![(60.0, 22.0, 0.0), (82.0, 30.0, 30.0), (97.0, 52.0, 70.0), (94.0, 72.0, 110.0)];
    } else {
        // A leech: a round mouth full of teeth.
        pen.oval((x - 6.0, y + 1.0), 11.0, 13.0, t.light);
        pen.oval((x - 8.0, y + 2.0), 6.5, 8.5, t.ink);
        pen.flat(
            &format!("M{} {}l3 4 2-4 2 4 2-4zM{} {}l3-4 2 4 2-4 2 4z", x - 13.0, y - 4.0, x - 13.0, y + 9.0),
            t.pale,
        );
        frame.spine = vec![(46.0, 45.0, -5.0), (62.0, 50.0, 25.0), (78.0, 66.0, 30.0), (92.0, 74.0, 0.0)];
    }
    let eyes = if is_eel { (x, y - 3.0) } else { (x + 12.0, y - 8.0) };
    (frame.head, frame.eyes) = ((x, y), eyes);
    (frame.mouth, frame.radius, frame.wing) = ((x - 12.0, y + 8.0), 13.0, (64.0, 60.0));
    (frame.tail, frame.flames) = ((104.0, 92.0), frame.spine.iter().map(|(x, y, _)| (*x, *y + 4.0, 24.0)).collect());
}

fn lizard(pen: &mut Pen, frame: &mut Frame) {
    let t = pen.tones;
    for (x, foot) in [(52.0, 44.0), (88.0, 96.0)] {
        pen.shape(&ribbon(&[(x, 88.0, 6.0), (x + (foot - x) * 1.2, 98.0, 5.0), (foot, 109.0, 6.0)]), t.deep);
    }
    pen.shape(
        &ribbon(&[(28.0, 76.0, 9.0), (46.0, 76.0, 12.0), (66.0, 82.0, 14.5), (86.0, 84.0, 12.0), (98.0, 82.0, 8.0)]),
        t.main,
    );
    pen.line(&curve(&[(40.0, 86.0), (60.0, 93.0), (84.0, 93.0)]), t.pale, 4.5);
    for (x, foot) in [(44.0, 30.0), (76.0, 80.0)] {
        pen.shape(&ribbon(&[(x, 86.0, 6.5), (x - 6.0, 98.0, 5.5), (foot, 109.0, 6.0)]), t.main);
    }
    pen.flat("M54 74a3 3 0 1 0 6 0 3 3 0 0 0-6 0zM66 78a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0zM80 80a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0z", t.light);
    snake_head(pen, (30.0, 70.0));
    (frame.head, frame.eyes, frame.mouth, frame.wing) = ((30.0, 70.0), (30.0, 67.0), (18.0, 79.0), (62.0, 74.0));
    frame.tail = (94.0, 83.0);
    frame.spine = vec![(44.0, 63.0, -5.0), (57.0, 65.0, 8.0), (70.0, 68.0, 10.0), (84.0, 71.0, 10.0)];
    frame.flames = vec![(46.0, 66.0, 22.0), (63.0, 70.0, 32.0), (80.0, 74.0, 24.0)];
    (frame.shell, frame.hands) = ((66.0, 80.0), vec![(28.0, 110.0, 210.0), (80.0, 110.0, 190.0)]);
}

/// A fish: a slim pike; with wings or claws a shark, with a mane a singer that rises from the water.
pub(super) fn fish(back: &mut Pen, pen: &mut Pen, build: &Build) -> Frame {
    let t = pen.tones;
    let mut frame = Frame {
        is_front: false,
        head: (30.0, 64.0),
        radius: 16.0,
        eyes: (30.0, 58.0),
        gap: 0.0,
        eye: 5.0,
        mouth: (14.0, 72.0),
        wing: (60.0, 60.0),
        tail: (98.0, 66.0),
        spine: vec![(44.0, 48.0, -5.0), (58.0, 46.0, 5.0), (72.0, 48.0, 12.0), (86.0, 54.0, 20.0)],
        hands: vec![(46.0, 92.0, 200.0), (62.0, 92.0, 190.0)],
        shell: (60.0, 66.0),
        shell_size: 34.0,
        flames: vec![(46.0, 50.0, 22.0), (62.0, 48.0, 32.0), (80.0, 52.0, 24.0)],
        under: (40.0, 84.0, 84.0),
    };
    if build.has(Part::Mane) {
        back.shape(&ribbon(&[(58.0, 70.0, 3.0), (80.0, 66.0, 9.0), (94.0, 54.0, 3.0)]), t.light);
        let body = [
            (48.0, 34.0, 13.0),
            (54.0, 52.0, 15.0),
            (62.0, 72.0, 15.0),
            (62.0, 92.0, 10.0),
            (46.0, 103.0, 6.5),
            (34.0, 95.0, 4.0),
            (40.0, 88.0, 1.0),
        ];
        pen.shape(&ribbon(&body), t.main);
        pen.line(&curve(&[(64.0, 52.0), (71.0, 70.0), (68.0, 92.0)]), t.deep, 5.0);
        pen.line("M45 54l8 2M48 64l9 1M50 75l10-1M52 86l8-3", t.pale, 3.0);
        pen.shape("M62 32C60 18 40 18 36 28L14 36C12 41 15 44 19 44L38 46C52 50 62 44 62 32z", t.main);
        pen.flat("M58 24C63 30 63 44 50 47 44 48 40 47 38 46 50 44 58 38 58 24z", t.deep);
        (frame.head, frame.radius, frame.eyes) = ((48.0, 34.0), 15.0, (44.0, 32.0));
        frame.mouth = (22.0, 44.0);
        return frame;
    }
    if build.has(Part::Wings) || build.has(Part::Claws) {
        back.shape("M58 48C62 34 72 24 84 20 80 32 82 42 88 52z", t.deep);
        pen.shape("M8 62C24 38 54 36 76 48 86 54 92 60 98 62 104 50 108 40 116 34 112 50 112 58 116 84 108 80 102 74 96 72 80 88 62 94 44 90 34 88 28 84 22 78L34 76C24 74 14 70 8 62z", t.main);
        pen.flat("M96 72C80 88 62 94 44 90 34 88 28 84 22 78L34 76C56 80 78 76 96 72z", t.pale);
        pen.flat("M98 62C104 50 108 40 116 34 112 50 112 58 116 84 110 78 104 70 98 66z", t.deep);
        pen.flat("M14 67l5 8 4-5 4 7 4-6 3 5z", t.pale);
        pen.line("M8 62C14 70 24 74 34 76M50 60c3 5 3 10 1 15M57 60c3 5 3 10 1 15M64 61c2 4 2 8 1 12", t.ink, 2.2);
        pen.shape("M48 82C44 92 46 102 54 108 58 98 62 92 68 86z", t.main);
        return frame;
    }
    back.shape("M78 56C82 46 92 44 98 46 94 52 94 56 94 60zM76 80C80 90 90 94 98 92 92 86 92 82 92 76z", t.light);
    pen.shape("M2 70C12 64 20 62 28 60 46 50 72 52 98 66 104 62 110 54 117 50 112 62 112 76 118 88 110 84 104 78 98 72 74 86 44 88 24 80 16 80 10 80 4 78L18 74z", t.main);
    pen.flat("M98 72C74 86 44 88 24 80 16 80 10 80 4 78L18 74C44 78 74 78 98 72z", t.pale);
    pen.flat("M98 66C104 62 110 54 117 50 112 62 112 76 118 88 108 82 102 74 98 66z", t.deep);
    pen.line("M4 78L18 74 2 70M44 62c4 5 4 11 0 16", t.ink, 2.2);
    pen.flat("M6 71.5l2 3 2-2.5 2 3 2-2z", t.pale);
    pen.flat("M54 58a3 2 0 1 0 7 1zM66 60a3 2 0 1 0 7 1zM78 63a3 2 0 1 0 7 1z", t.deep);
    pen.shape("M50 76C50 86 58 92 66 92 64 86 64 82 66 78z", t.light);
    frame.eyes = (28.0, 65.0);
    frame.eye = 4.5;
    frame
}
