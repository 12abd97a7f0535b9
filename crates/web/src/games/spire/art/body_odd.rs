//! Tree, spider, crab and skull.

use super::figure::Frame;
use super::pen::{Pen, ribbon};
use super::words::{Build, Part};

/// A tree: a sprout; with a hood a mushroom, with a beard an old tree.
pub(super) fn tree(back: &mut Pen, pen: &mut Pen, build: &Build) -> Frame {
    let t = pen.tones;
    let old = build.has(Part::Beard) || build.parts.len() > 1;
    let leaf = t.hot;
    let mut frame = Frame {
        is_front: true,
        head: (58.0, 66.0),
        radius: 20.0,
        eyes: (55.0, 70.0),
        gap: 9.5,
        eye: 5.2,
        mouth: (56.0, 84.0),
        wing: (78.0, 72.0),
        tail: (84.0, 104.0),
        spine: vec![(40.0, 60.0, -60.0), (38.0, 78.0, -75.0), (78.0, 60.0, 60.0), (80.0, 78.0, 75.0)],
        hands: vec![(22.0, 66.0, -40.0), (98.0, 62.0, 40.0)],
        shell: (64.0, 74.0),
        shell_size: 32.0,
        flames: vec![(44.0, 48.0, 24.0), (59.0, 44.0, 34.0), (74.0, 48.0, 24.0)],
        under: (38.0, 82.0, 104.0),
    };
    if build.has(Part::Hood) {
        pen.shape("M42 66C40 82 36 96 38 106 46 113 74 113 82 106 84 96 80 82 78 66z", t.pale);
        pen.flat("M68 66H78C80 82 84 96 82 106 78 110 70 111 62 111 74 98 74 82 68 66z", t.light);
        (frame.eyes, frame.mouth) = ((57.0, 82.0), (57.0, 94.0));
        pen.line("M52 95q6 5 13 0", t.ink, 2.5);
        return frame;
    }
    if !old {
        pen.line("M60 72C58 56 60 46 62 36", t.ink, 7.0);
        pen.line("M60 72C58 56 60 46 62 36", leaf, 3.0);
        pen.shape("M61 42C46 44 30 34 26 14 46 14 60 24 61 42z", leaf);
        pen.shape("M62 38C64 24 78 12 98 14 96 30 82 40 62 38z", t.glow);
        pen.line("M58 38C50 32 42 26 34 20M66 34c8-4 16-10 22-14", t.ink, 2.0);
        pen.shape("M60 62C80 62 90 78 86 94 84 106 74 111 60 111S36 106 34 94C30 78 40 62 60 62z", t.main);
        pen.flat("M76 66C90 76 88 88 86 94 84 106 74 111 60 111 78 104 82 84 76 66z", t.deep);
        pen.flat("M40 84c1-8 6-13 12-15-4 5-6 9-6 15 0 4-6 4-6 0z", t.light);
        pen.line("M50 98q6 5 14 0", t.ink, 2.5);
        (frame.eyes, frame.mouth) = ((56.0, 86.0), (57.0, 98.0));
        return frame;
    }
    let bare = build.has(Part::Antlers);
    back.shape(&ribbon(&[(44.0, 76.0, 6.0), (28.0, 72.0, 5.0), (20.0, 58.0, 3.5), (10.0, 52.0, 0.8)]), t.deep);
    back.shape(&ribbon(&[(76.0, 74.0, 6.0), (92.0, 72.0, 5.0), (100.0, 58.0, 3.5), (112.0, 54.0, 0.8)]), t.deep);
    if !bare {
        back.shape("M60 12C74 8 86 16 88 26 102 28 106 44 96 52 92 64 72 62 60 60 46 64 30 62 26 52 14 46 16 30 30 28 32 16 46 8 60 12z", leaf);
        back.flat("M88 26C102 28 106 44 96 52 92 64 72 62 60 60 76 56 90 46 88 26z", t.deep);
        back.flat("M36 34c2-8 9-13 16-14-5 5-7 8-8 14-1 4-9 4-8 0z", t.glow);
    }
    pen.shape("M44 46C50 42 70 42 76 46 74 62 78 80 80 92 86 100 96 104 102 112H74C70 108 66 106 62 112H44C42 108 38 106 34 112H16C24 104 34 100 38 92 42 80 46 62 44 46z", t.main);
    pen.flat(
        "M68 43C72 44 75 45 76 46 74 62 78 80 80 92 86 100 96 104 102 112H74C70 106 66 104 64 104 74 88 66 62 68 43z",
        t.deep,
    );
    pen.flat("M46 50c2 14-1 30-4 42 3-4 8-14 9-26 1-8 0-14-5-16z", t.light);
    pen.line("M62 94c4 4 6 8 6 12M50 96c-2 4-5 8-8 10", t.ink, 2.0);
    if bare {
        (frame.eyes, frame.mouth, frame.head) = ((57.0, 62.0), (58.0, 74.0), (60.0, 60.0));
    }
    frame
}

/// A spider, or a beetle under its shell.
pub(super) fn spider(pen: &mut Pen) -> Frame {
    let t = pen.tones;
    for (n, (knee, foot)) in [
        ((20.0, 62.0), (6.0, 110.0)),
        ((38.0, 56.0), (26.0, 111.0)),
        ((90.0, 54.0), (96.0, 111.0)),
        ((104.0, 60.0), (115.0, 110.0)),
    ]
    .into_iter()
    .enumerate()
    {
        let start = if n < 2 { (48.0, 86.0) } else { (78.0, 84.0) };
        pen.shape(&ribbon(&[(start.0, start.1, 5.0), (knee.0, knee.1, 3.6), (foot.0, foot.1, 1.2)]), t.deep);
    }
    pen.oval((72.0, 78.0), 30.0, 25.0, t.main);
    pen.flat("M90 58C104 68 106 88 92 98 82 106 66 104 56 98 82 98 98 82 90 58z", t.deep);
    pen.flat("M72 60l6 8-6 8-6-8zM72 80l5 7-5 7-5-7z", t.glow);
    for (x, foot) in [(34.0, 22.0), (58.0, 52.0), (80.0, 82.0)] {
        pen.shape(&ribbon(&[(x + 6.0, 92.0, 4.5), (x - 4.0, 96.0, 3.5), (foot - 4.0, 111.0, 1.5)]), t.main);
    }
    pen.shape("M40 66C52 66 56 78 54 88 52 98 42 102 32 100 22 98 18 88 22 78 25 70 32 66 40 66z", t.main);
    pen.flat("M48 68C56 74 56 82 54 88 52 98 42 102 32 100 44 96 50 84 48 68z", t.deep);
    pen.shape("M26 96C20 102 20 108 26 111 26 106 30 102 34 100zM40 99c-1 5 0 9 5 11-1-4 0-8 3-12z", t.pale);
    Frame {
        is_front: false,
        head: (37.0, 82.0),
        radius: 16.0,
        eyes: (34.0, 82.0),
        gap: 7.0,
        eye: 4.6,
        mouth: (32.0, 96.0),
        wing: (74.0, 62.0),
        tail: (98.0, 84.0),
        spine: vec![(52.0, 58.0, -30.0), (64.0, 53.0, -8.0), (78.0, 53.0, 10.0), (92.0, 60.0, 35.0)],
        hands: vec![(24.0, 108.0, 200.0), (54.0, 108.0, 190.0)],
        shell: (72.0, 78.0),
        shell_size: 38.0,
        flames: vec![(58.0, 58.0, 24.0), (74.0, 54.0, 34.0), (90.0, 60.0, 24.0)],
        under: (50.0, 96.0, 100.0),
    }
}

/// A crab: eyes on stalks, pincers raised.
pub(super) fn crab(back: &mut Pen, pen: &mut Pen, build: &Build) -> Frame {
    let t = pen.tones;
    for side in [1.0, -1.0] {
        back.group(&format!("translate(60 0) scale({side} 1)"), |pen| {
            for (x, y) in [(50.0, 112.0), (40.0, 112.0), (28.0, 112.0)] {
                pen.shape(&ribbon(&[(x - 22.0, 92.0, 5.0), (x - 2.0, 90.0, 4.0), (x, y, 1.4)]), t.deep);
            }
        });
    }
    let big = build.has(Part::Claws);
    for (side, scale) in [(1.0, 0.85), (-1.0, if big { 1.25 } else { 0.95 })] {
        pen.shape(
            &ribbon(&[
                (60.0 + side * 26.0, 84.0, 6.0),
                (60.0 + side * 42.0, 76.0, 5.5),
                (60.0 + side * 43.0, 60.0, 5.0),
            ]),
            t.main,
        );
        pen.group(&format!("translate({} 60) scale({} {scale})", 60.0 + side * 43.0, side * scale), |pen| {
            pen.shape("M-8 4C-16-8-14-26-2-34-2-26 0-22 2-18 4-24 8-30 14-32 18-20 14-2 6 6z", t.light);
            pen.flat("M2-18C4-24 8-30 14-32 18-20 14-2 6 6 8-4 6-12 2-18z", t.main);
        });
    }
    pen.line("M48 72V56M72 72V56", t.ink, 7.0);
    pen.line("M48 72V56M72 72V56", t.main, 3.0);
    pen.shape("M60 66C84 64 98 76 98 88 96 102 78 109 60 109S24 102 22 88C22 76 36 64 60 66z", t.main);
    pen.flat("M84 70C96 76 98 84 98 88 96 102 78 109 60 109 82 102 90 86 84 70z", t.deep);
    pen.flat("M30 86c2-8 10-12 18-13-6 4-10 8-11 13-1 4-8 4-7 0z", t.pale);
    pen.line("M48 95q6 5 12 0 6 5 12 0", t.ink, 2.5);
    Frame {
        is_front: true,
        head: (60.0, 76.0),
        radius: 30.0,
        eyes: (60.0, 54.0),
        gap: 12.0,
        eye: 6.5,
        mouth: (60.0, 95.0),
        wing: (90.0, 80.0),
        tail: (94.0, 98.0),
        spine: vec![
            (28.0, 76.0, -50.0),
            (38.0, 69.0, -28.0),
            (60.0, 66.0, 0.0),
            (82.0, 69.0, 28.0),
            (92.0, 76.0, 50.0),
        ],
        hands: vec![(14.0, 40.0, -10.0), (106.0, 40.0, 10.0)],
        shell: (62.0, 82.0),
        shell_size: 44.0,
        flames: vec![(40.0, 70.0, 22.0), (60.0, 68.0, 32.0), (80.0, 70.0, 22.0)],
        under: (34.0, 86.0, 104.0),
    }
}

/// A skull that floats.
pub(super) fn skull(pen: &mut Pen) -> Frame {
    let t = pen.tones;
    pen.shape("M42 82H76L74 104C66 110 52 110 45 104z", t.light);
    pen.line("M51 92V104M59 92V106M67 92V104", t.ink, 2.2);
    pen.shape(
        "M58 28C84 26 98 42 96 62 95 72 88 76 84 82 80 92 76 94 60 94S40 92 38 84C34 78 24 74 22 62 20 42 34 29 58 28z",
        t.pale,
    );
    pen.flat("M78 33C94 40 97 54 96 62 95 72 88 76 84 82 80 92 76 94 60 94 82 84 90 56 78 33z", t.light);
    pen.shape("M56 72l-5 9h12z", t.ink);
    pen.line("M47 90V95M55 91V96M63 91V96M71 90V95", t.ink, 2.2);
    pen.flat("M30 62C30 52 52 50 53 62 53 74 34 76 30 62zM63 62C64 50 86 52 86 62 82 76 63 74 63 62z", t.ink);
    Frame {
        is_front: true,
        head: (59.0, 60.0),
        radius: 34.0,
        eyes: (58.0, 63.0),
        gap: 16.0,
        eye: 6.0,
        mouth: (59.0, 98.0),
        wing: (92.0, 66.0),
        tail: (80.0, 98.0),
        spine: vec![
            (30.0, 42.0, -48.0),
            (44.0, 31.0, -20.0),
            (60.0, 28.0, 0.0),
            (76.0, 32.0, 22.0),
            (90.0, 43.0, 48.0),
        ],
        hands: vec![(20.0, 92.0, 240.0), (98.0, 92.0, 120.0)],
        shell: (64.0, 70.0),
        shell_size: 44.0,
        flames: vec![(34.0, 46.0, 30.0), (48.0, 36.0, 36.0), (66.0, 34.0, 40.0), (84.0, 44.0, 32.0)],
        under: (44.0, 76.0, 102.0),
    }
}
