//! Bodies of the air: bird, moth, wisp.

use super::figure::Frame;
use super::pen::{Pen, ribbon};
use super::words::{Build, Part};

/// A bird: a plump one that perches; with claws it swoops, with many eyes it is an owl.
pub(super) fn bird(pen: &mut Pen, build: &Build) -> Frame {
    if build.has(Part::ManyEyes) {
        return owl(pen);
    }
    if build.has(Part::Claws) {
        return hawk(pen);
    }
    if build.parts == [Part::Tail] {
        return gull(pen);
    }
    let t = pen.tones;
    let is_tall = build.has(Part::Tail);
    pen.line("M56 92V108M56 108l-9 3M56 108l7 3M70 92V108M70 108l-9 3M70 108l7 3", t.ink, 5.0);
    pen.line("M56 92V108M56 108l-9 3M56 108l7 3M70 92V108M70 108l-9 3M70 108l7 3", t.hot, 2.0);
    if !is_tall {
        pen.shape("M82 70L114 54 116 62 110 66 113 72 88 84z", t.deep);
    }
    pen.shape("M34 50L10 54 16 61 33 60z", t.hot);
    pen.shape(
        "M30 50C30 32 46 24 60 29 72 34 74 46 82 54 96 62 100 74 94 84 86 96 66 100 50 94 36 88 30 70 30 50z",
        t.main,
    );
    pen.flat("M94 84C86 96 66 100 50 94 62 92 86 90 82 54 96 62 100 74 94 84z", t.deep);
    pen.flat("M33 58C36 76 42 86 54 90 62 84 58 64 46 58 40 56 36 56 33 58z", t.pale);
    if !build.has(Part::Wings) {
        pen.shape("M54 60C70 54 88 64 102 84 92 84 90 86 86 90 80 88 78 90 74 92 60 88 50 74 54 60z", t.light);
        pen.line("M64 74C74 74 82 80 88 87M62 82c6 0 9 3 13 8", t.deep, 2.2);
    }
    Frame {
        is_front: false,
        head: (50.0, 44.0),
        radius: 17.0,
        eyes: (45.0, 46.0),
        gap: 0.0,
        eye: 6.0,
        mouth: (30.0, 60.0),
        wing: (68.0, 62.0),
        tail: (90.0, 80.0),
        spine: vec![(52.0, 27.0, -5.0), (66.0, 32.0, 30.0), (76.0, 46.0, 50.0), (88.0, 58.0, 40.0)],
        hands: vec![(56.0, 108.0, 250.0), (72.0, 108.0, 250.0)],
        shell: (72.0, 70.0),
        shell_size: 28.0,
        flames: vec![(54.0, 32.0, 24.0), (76.0, 52.0, 26.0), (92.0, 66.0, 20.0)],
        under: (44.0, 84.0, 94.0),
    }
}

/// In flight, wings spread.
fn gull(pen: &mut Pen) -> Frame {
    let t = pen.tones;
    pen.shape("M62 62C50 44 34 34 8 32 14 42 24 50 36 54 42 62 50 70 58 72z", t.deep);
    pen.shape("M60 60C64 36 78 20 112 12 110 26 102 38 90 44 88 58 80 70 70 74z", t.light);
    pen.flat("M112 12C110 26 102 38 94 42 98 32 102 22 112 12zM8 32c6 10 16 18 28 22-10-6-18-12-28-22z", t.ink);
    pen.shape("M22 64L4 72 22 75z", t.hot);
    pen.shape("M18 68C20 56 36 54 44 60 62 62 84 70 98 78 84 88 58 92 42 84 30 82 20 78 18 68z", t.pale);
    pen.flat("M98 78C84 88 58 92 42 84 30 82 22 78 19 73 38 80 70 84 98 78z", t.main);
    Frame {
        is_front: false,
        head: (32.0, 66.0),
        radius: 12.0,
        eyes: (30.0, 66.0),
        gap: 0.0,
        eye: 4.4,
        mouth: (18.0, 76.0),
        wing: (64.0, 62.0),
        tail: (94.0, 82.0),
        spine: vec![(46.0, 60.0, 0.0), (62.0, 62.0, 10.0), (78.0, 68.0, 20.0)],
        hands: vec![(58.0, 88.0, 200.0), (68.0, 88.0, 190.0)],
        shell: (62.0, 72.0),
        shell_size: 26.0,
        flames: vec![(46.0, 60.0, 20.0), (64.0, 64.0, 24.0)],
        under: (44.0, 80.0, 86.0),
    }
}

fn hawk(pen: &mut Pen) -> Frame {
    let t = pen.tones;
    pen.shape("M70 64C86 58 100 66 112 82 106 84 100 82 96 80 98 84 98 88 96 92 84 90 76 84 70 78z", t.deep);
    pen.shape("M56 56C50 34 60 14 84 4 86 12 84 18 80 24 88 22 94 22 98 24 94 32 88 38 82 42 88 42 92 44 94 46 86 58 74 66 64 70z", t.light);
    pen.line("M64 54C66 42 70 34 77 27M70 58c4-7 8-11 13-14", t.deep, 2.4);
    pen.shape("M16 56C18 42 34 36 44 44 56 48 72 58 78 74 72 88 54 90 42 80 32 74 28 68 28 62z", t.main);
    pen.flat("M78 74C72 88 54 90 42 80 58 82 70 74 66 56 72 61 76 67 78 74z", t.deep);
    pen.flat("M30 64C38 64 48 72 48 82 40 80 32 72 30 64z", t.pale);
    pen.shape("M18 54C10 54 8 60 10 68 14 64 20 63 27 62z", t.hot);
    pen.shape(&ribbon(&[(52.0, 82.0, 6.0), (46.0, 92.0, 4.0), (40.0, 98.0, 3.0)]), t.hot);
    pen.shape(&ribbon(&[(64.0, 84.0, 6.0), (62.0, 94.0, 4.0), (58.0, 101.0, 3.0)]), t.hot);
    Frame {
        is_front: false,
        head: (32.0, 52.0),
        radius: 14.0,
        eyes: (29.0, 52.0),
        gap: 0.0,
        eye: 4.8,
        mouth: (16.0, 66.0),
        wing: (64.0, 56.0),
        tail: (92.0, 78.0),
        spine: vec![(36.0, 41.0, -5.0), (48.0, 45.0, 20.0), (62.0, 50.0, 30.0)],
        hands: vec![(39.0, 98.0, 215.0), (57.0, 101.0, 205.0)],
        shell: (60.0, 62.0),
        shell_size: 28.0,
        flames: vec![(38.0, 44.0, 22.0), (56.0, 50.0, 24.0)],
        under: (40.0, 76.0, 84.0),
    }
}

fn owl(pen: &mut Pen) -> Frame {
    let t = pen.tones;
    pen.shape("M28 58C10 70 8 92 20 106 30 100 36 88 36 74zM92 58C110 70 112 92 100 106 90 100 84 88 84 74z", t.deep);
    pen.shape("M60 26C86 24 96 44 94 70 94 94 82 108 60 108S26 94 26 70C24 44 34 24 60 26z", t.main);
    pen.flat("M60 66C76 64 84 76 82 90 78 102 70 106 60 106S42 102 38 90C36 76 44 64 60 66z", t.pale);
    pen.line(
        "M48 78q4 4 8 0M64 78q4 4 8 0M44 88q4 4 8 0M56 88q4 4 8 0M68 88q4 4 8 0M51 98q4 4 8 0M62 98q4 4 8 0",
        t.main,
        2.4,
    );
    pen.flat("M60 40C50 30 34 36 34 52 34 64 48 68 60 62 72 68 86 64 86 52 86 36 70 30 60 40z", t.light);
    pen.shape("M60 56l5 6-5 9-5-9z", t.hot);
    pen.shape("M42 106c-2 6 6 7 8 3 2 4 8 3 7-2zM63 107c-1 5 5 6 7 2 2 4 10 3 8-3z", t.hot);
    Frame {
        is_front: true,
        head: (60.0, 48.0),
        radius: 30.0,
        eyes: (60.0, 50.0),
        gap: 14.0,
        eye: 10.0,
        mouth: (60.0, 70.0),
        wing: (92.0, 64.0),
        tail: (80.0, 104.0),
        spine: vec![
            (36.0, 36.0, -40.0),
            (48.0, 28.0, -15.0),
            (60.0, 26.0, 0.0),
            (72.0, 28.0, 15.0),
            (84.0, 36.0, 40.0),
        ],
        hands: vec![(48.0, 108.0, 190.0), (72.0, 108.0, 170.0)],
        shell: (64.0, 70.0),
        shell_size: 40.0,
        flames: vec![(44.0, 32.0, 22.0), (60.0, 28.0, 30.0), (76.0, 32.0, 22.0)],
        under: (40.0, 80.0, 106.0),
    }
}

/// A moth: four wings; with a tail it is a kite, with flames its wings are narrow.
pub(super) fn moth(pen: &mut Pen, build: &Build) -> Frame {
    let t = pen.tones;
    let mut tail = (60.0, 92.0);
    if build.has(Part::Tail) {
        pen.shape("M60 12L102 50 60 98 18 50z", t.main);
        pen.flat("M60 12L102 50 60 98z", t.deep);
        pen.flat("M60 12L60 50 18 50z", t.pale);
        pen.flat("M60 50L102 50 60 98z", t.light);
        pen.line("M60 12V98M18 50H102", t.ink, 2.2);
        tail = (60.0, 97.0);
    } else if build.has(Part::Flame) {
        for side in [1.0, -1.0] {
            pen.group(&format!("translate(60 0) scale({side} 1)"), |pen| {
                pen.shape("M6 52C22 28 42 22 56 30 54 46 36 60 8 62z", t.pale);
                pen.shape("M6 60C24 62 40 70 46 82 32 86 14 78 6 66z", t.light);
                pen.line("M10 54C24 44 36 38 46 36M12 65c10 2 18 6 24 12", t.hot, 2.0);
            });
        }
        pen.shape("M60 54C70 54 72 70 68 84 66 94 62 100 60 102 58 100 54 94 52 84 48 70 50 54 60 54z", t.deep);
        pen.line("M52 72h16M53 80h14M55 88h10", t.glow, 3.0);
        tail = (60.0, 100.0);
    } else {
        for side in [1.0, -1.0] {
            pen.group(&format!("translate(60 0) scale({side} 1)"), |pen| {
                pen.shape("M6 64C26 62 44 74 42 90 40 104 22 108 6 84z", t.deep);
                pen.shape("M4 52C14 24 40 14 56 22 58 44 50 66 30 72 18 74 8 70 4 64z", t.main);
                pen.flat("M10 50C18 34 34 26 48 28 40 34 22 44 12 58z", t.light);
                pen.oval((38.0, 46.0), 8.5, 8.5, t.pale);
                pen.spot((38.0, 46.0), 4.0, t.ink);
                pen.spot((24.0, 86.0), 5.0, t.pale);
            });
        }
        pen.shape("M60 52C70 52 71 72 67 86 65 94 62 98 60 99 58 98 55 94 53 86 49 72 50 52 60 52z", t.light);
        pen.line("M53 70h14M53 78h14M55 86h10", t.deep, 2.6);
    }
    if !build.has(Part::Tail) {
        pen.line("M56 36C52 24 44 18 36 20M64 36C68 24 76 18 84 20", t.ink, 2.8);
        pen.oval((60.0, 46.0), 13.5, 12.0, t.main);
        pen.flat("M50 54c4 5 16 5 20 0 0 8-20 8-20 0z", t.pale);
    }
    Frame {
        is_front: true,
        head: (60.0, 46.0),
        radius: 14.0,
        eyes: (59.0, if build.has(Part::Tail) { 42.0 } else { 45.0 }),
        gap: 6.5,
        eye: 4.8,
        mouth: (60.0, 56.0),
        wing: (66.0, 60.0),
        tail,
        spine: vec![(50.0, 38.0, -30.0), (60.0, 34.0, 0.0), (70.0, 38.0, 30.0)],
        hands: vec![(54.0, 92.0, 200.0), (66.0, 92.0, 160.0)],
        shell: (62.0, 72.0),
        shell_size: 24.0,
        flames: vec![(60.0, 92.0, -34.0), (53.0, 88.0, -22.0), (67.0, 88.0, -22.0)],
        under: (52.0, 68.0, 92.0),
    }
}

/// A wisp: a ghost of air; with many eyes a mirror of mist, with flames a candle, with a mane a storm.
pub(super) fn wisp(pen: &mut Pen, build: &Build) -> Frame {
    let t = pen.tones;
    let mut frame = Frame {
        is_front: true,
        head: (58.0, 50.0),
        radius: 26.0,
        eyes: (54.0, 52.0),
        gap: 11.0,
        eye: 6.0,
        mouth: (54.0, 68.0),
        wing: (84.0, 60.0),
        tail: (90.0, 98.0),
        spine: vec![
            (36.0, 40.0, -50.0),
            (46.0, 28.0, -20.0),
            (59.0, 23.0, 0.0),
            (72.0, 28.0, 22.0),
            (84.0, 42.0, 50.0),
        ],
        hands: vec![(20.0, 72.0, -40.0), (98.0, 70.0, 40.0)],
        shell: (64.0, 64.0),
        shell_size: 34.0,
        flames: vec![(58.0, 32.0, 34.0)],
        under: (36.0, 84.0, 96.0),
    };
    if build.has(Part::Flame) {
        pen.shape("M38 46C38 40 82 40 82 46V96C90 98 92 104 88 108 78 112 42 112 32 108 28 104 30 98 38 96z", t.pale);
        pen.flat("M68 42C76 42 82 43 82 46V96C90 98 92 104 88 108 82 111 72 111 62 111 76 100 72 70 68 42z", t.light);
        pen.flat(
            "M38 46C38 40 82 40 82 46 82 54 78 66 74 66S70 54 66 54 62 62 58 62 54 50 50 52 44 72 41 70 38 54 38 46z",
            t.main,
        );
        pen.line("M60 42V34", t.ink, 4.0);
        (frame.eyes, frame.mouth, frame.flames) = ((57.0, 76.0), (57.0, 90.0), vec![(60.0, 40.0, 38.0)]);
        (frame.head, frame.radius) = ((60.0, 58.0), 22.0);
    } else if build.has(Part::Mane) {
        // A storm cloud.
        pen.shape("M20 66C6 58 12 38 30 40 32 20 60 12 72 28 88 18 106 32 100 48 114 56 108 76 92 76 90 88 78 90 72 90 72 100 64 104 60 112 58 104 50 102 48 92 36 92 28 86 30 76 24 76 18 72 20 66z", t.main);
        pen.flat(
            "M86 25C102 28 103 40 100 48 114 56 108 76 92 76 90 88 78 90 72 90 72 100 64 104 60 112 72 86 98 66 86 25z",
            t.deep,
        );
        pen.flat(
            "M22 58C24 50 30 46 36 46 38 36 46 30 54 30 46 36 44 42 43 50 36 50 32 54 30 60 28 64 21 62 22 58z",
            t.pale,
        );
        pen.shape("M38 80L28 94H36L32 108 48 90H40L46 80zM84 78L78 90H86L82 104 98 86H90L94 78z", t.glow);
    } else if build.has(Part::ManyEyes) {
        pen.shape("M60 34C80 34 96 48 94 66 104 70 108 80 102 88 108 96 98 104 88 100 80 108 64 108 58 102 46 110 30 106 28 98 16 102 8 92 16 84 10 76 16 66 26 66 24 48 40 34 60 34z", t.main);
        pen.flat("M84 42C96 52 95 60 94 66 104 70 108 80 102 88 108 96 98 104 88 100 80 108 64 108 58 102 80 98 92 76 84 42z", t.deep);
        pen.oval((54.0, 70.0), 25.0, 22.0, t.pale);
        pen.flat("M38 62c2-6 8-9 13-9-4 4-7 8-8 13-1 3-6 0-5-4z", "#fff");
        (frame.eyes, frame.mouth, frame.head, frame.radius) = ((52.0, 68.0), (52.0, 84.0), (60.0, 60.0), 26.0);
    } else {
        pen.shape("M58 22C82 20 94 42 90 62 88 78 96 84 106 84 104 94 92 98 84 96 84 104 76 110 66 110 68 104 64 100 58 102 48 106 36 104 30 96 24 98 16 94 14 86 24 86 30 80 28 64 24 42 36 23 58 22z", t.main);
        pen.flat("M78 28C92 38 92 54 90 62 88 78 96 84 106 84 104 94 92 98 84 96 84 104 76 110 66 110 68 104 64 100 58 102 80 96 86 60 78 28z", t.deep);
        pen.flat("M36 50c1-10 7-17 15-19-5 6-8 12-8 20 0 4-7 4-7-1z", t.pale);
    }
    let (x, y) = frame.mouth;
    pen.oval((x, y), 4.0, 5.0, t.ink);
    frame
}
