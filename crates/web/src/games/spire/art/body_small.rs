//! Soft and small bodies: blob, imp, toad.

use super::figure::Frame;
use super::pen::{Pen, ribbon};
use super::words::{Build, Part};

/// A blob: a drop of slime; with tendrils a jelly or a squid, with nothing but flames a slug.
pub(super) fn blob(pen: &mut Pen, build: &Build) -> Frame {
    let t = pen.tones;
    let mut frame = Frame {
        is_front: true,
        head: (58.0, 68.0),
        radius: 26.0,
        eyes: (52.0, 76.0),
        gap: 13.0,
        eye: 6.5,
        mouth: (52.0, 92.0),
        wing: (90.0, 74.0),
        tail: (98.0, 98.0),
        spine: vec![
            (28.0, 64.0, -50.0),
            (42.0, 51.0, -20.0),
            (59.0, 46.0, 0.0),
            (77.0, 51.0, 22.0),
            (92.0, 66.0, 48.0),
        ],
        hands: vec![(18.0, 96.0, -60.0), (100.0, 96.0, 60.0)],
        shell: (70.0, 74.0),
        shell_size: 40.0,
        flames: vec![(36.0, 56.0, 22.0), (58.0, 48.0, 34.0), (80.0, 55.0, 25.0)],
        under: (26.0, 92.0, 106.0),
    };
    if build.has(Part::Tendrils) && build.has(Part::Halo) {
        pen.shape(
            "M20 74C16 46 34 24 60 24S104 46 100 74C94 82 87 73 80 78S67 82 60 77 47 82 40 78 26 82 20 74z",
            t.main,
        );
        pen.flat("M84 36C98 48 102 62 99 74 94 81 87 73 80 78 90 64 92 50 84 36z", t.deep);
        pen.flat("M30 56C32 42 42 33 54 31 44 38 38 46 37 57 36 61 30 61 30 56z", t.pale);
        pen.flat("M54 70C52 60 70 60 68 70 67 74 55 74 54 70z", t.glow);
        (frame.head, frame.radius, frame.eyes, frame.mouth) = ((60.0, 50.0), 27.0, (52.0, 56.0), (54.0, 68.0));
        frame.under = (32.0, 88.0, 76.0);
    } else if build.has(Part::Tendrils) {
        pen.shape("M60 6C76 16 90 30 100 46 94 54 86 54 84 52 90 66 88 78 78 84H42C32 78 30 66 36 52 34 54 26 54 20 46 30 30 44 16 60 6z", t.main);
        pen.flat("M60 6C76 16 90 30 100 46 94 54 86 54 84 52 90 66 88 78 78 84H64C76 66 74 34 60 6z", t.deep);
        pen.flat("M46 30c3-6 6-9 10-12-2 8-4 12-7 18-2 3-6-1-3-6z", t.pale);
        (frame.head, frame.radius, frame.eyes, frame.mouth) = ((60.0, 56.0), 24.0, (56.0, 66.0), (58.0, 80.0));
        frame.under = (44.0, 76.0, 82.0);
    } else if build.has(Part::Flame) && build.parts.len() == 1 {
        pen.shape(
            "M8 111C4 102 10 97 16 93 8 82 11 66 25 63 40 60 46 72 50 80 66 70 92 74 104 94 110 102 114 108 112 111z",
            t.main,
        );
        pen.flat("M112 111C114 108 110 102 104 94 100 86 94 81 87 79 92 90 84 102 66 104 44 106 22 104 8 111z", t.deep);
        pen.flat("M17 76c1-5 5-8 9-8-3 4-4 7-4 11 0 3-6 2-5-3z", t.pale);
        pen.line("M62 86c4 4 4 9 1 13M78 84c5 5 5 11 2 15M46 90c3 3 3 7 0 11", t.hot, 2.4);
        pen.shape(&ribbon(&[(20.0, 68.0, 2.5), (16.0, 56.0, 2.2), (10.0, 48.0, 3.5)]), t.light);
        pen.shape(&ribbon(&[(30.0, 66.0, 2.5), (31.0, 54.0, 2.2), (27.0, 44.0, 3.5)]), t.light);
        (frame.head, frame.radius, frame.eyes, frame.gap, frame.eye) = ((26.0, 78.0), 14.0, (22.0, 80.0), 6.5, 4.2);
        frame.mouth = (20.0, 91.0);
        frame.flames = vec![(58.0, 80.0, 24.0), (76.0, 78.0, 36.0), (95.0, 86.0, 24.0)];
        frame.is_front = false;
    } else if build.has(Part::OneEye) {
        // A mote that floats.
        pen.shape("M60 36C82 36 94 52 92 70 90 88 76 96 60 98 44 96 30 88 28 70 26 52 38 36 60 36z", t.main);
        pen.flat("M78 42C92 52 93 62 92 70 90 88 76 96 60 98 80 88 88 64 78 42z", t.deep);
        pen.flat("M36 62C38 52 45 46 53 44 46 50 43 56 42 63 41 67 36 66 36 62z", t.pale);
        pen.shape("M56 106a4 4 0 1 0 8 0 4 4 0 0 0-8 0z", t.light);
        (frame.head, frame.eyes, frame.mouth) = ((60.0, 64.0), (57.0, 66.0), (56.0, 87.0));
        frame.flames = vec![(36.0, 60.0, 30.0), (84.0, 60.0, 32.0), (60.0, 42.0, 38.0)];
    } else {
        pen.shape("M14 108C8 84 22 48 58 46 96 44 112 80 106 108 98 114 90 106 80 110 70 115 60 107 48 111 36 115 24 114 14 108z", t.main);
        pen.flat("M84 52C102 62 110 88 106 108 98 114 90 106 80 110 70 115 60 107 48 111 72 104 96 88 84 52z", t.deep);
        pen.flat("M26 78C28 64 38 55 50 53 40 61 35 69 34 79 33 84 26 84 26 78z", t.pale);
        pen.flat("M30 96a3 3 0 1 0 6 0 3 3 0 0 0-6 0zM86 92a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0zM92 82a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0z", t.light);
    }
    let (x, y) = frame.mouth;
    pen.line(&format!("M{} {}q7 6 15 1", x - 6.0, y), t.ink, 2.5);
    frame
}

/// An imp: big head, long ears, thin limbs.
pub(super) fn imp(back: &mut Pen, pen: &mut Pen, build: &Build) -> Frame {
    let t = pen.tones;
    if !build.has(Part::Tail) {
        back.line("M70 94C88 100 100 92 98 78", t.ink, 6.5);
        back.line("M70 94C88 100 100 92 98 78", t.main, 2.4);
        back.shape("M98 66l8 12-8 3-7-3z", t.light);
    }
    pen.shape(&ribbon(&[(52.0, 94.0, 5.0), (48.0, 104.0, 4.5), (44.0, 110.0, 5.5)]), t.deep);
    pen.shape(&ribbon(&[(68.0, 94.0, 5.0), (72.0, 104.0, 4.5), (72.0, 110.0, 5.5)]), t.deep);
    pen.shape("M44 76C44 66 76 66 76 76 80 90 76 102 60 102S40 90 44 76z", t.main);
    pen.flat("M52 82C52 74 68 74 68 82 69 92 66 97 60 97S51 92 52 82z", t.pale);
    let raised = build.seed.is_multiple_of(2) || build.has(Part::Flame);
    let (hand, elbow) = if raised { ((18.0, 62.0), (28.0, 78.0)) } else { ((26.0, 98.0), (30.0, 86.0)) };
    pen.shape(&ribbon(&[(46.0, 78.0, 4.0), (elbow.0, elbow.1, 4.0), (hand.0, hand.1, 5.0)]), t.main);
    pen.shape(&ribbon(&[(74.0, 78.0, 4.0), (88.0, 84.0, 4.0), (92.0, 94.0, 5.0)]), t.deep);
    if !build.has(Part::Fins) {
        pen.shape("M38 50C24 48 12 40 6 26 20 28 34 32 42 40z", t.main);
        pen.shape("M82 50C96 48 108 40 114 26 100 28 86 32 78 40z", t.deep);
        pen.flat("M34 44C26 42 20 38 15 32 24 34 32 37 37 41z", t.light);
    }
    pen.shape("M60 22C80 22 90 36 88 50 86 66 74 74 60 76 46 74 34 66 32 50 30 36 40 22 60 22z", t.main);
    pen.flat("M72 25C88 32 90 44 88 50 86 66 74 74 60 76 80 64 82 42 72 25z", t.deep);
    pen.flat("M42 34c4-5 10-7 15-7-6 4-10 8-12 13-2 3-6-2-3-6z", t.light);
    pen.shape("M42 60Q56 67 74 59 70 71 58 71 46 70 42 60z", t.ink);
    pen.flat("M47 62.5l3 5 3.5-4zM64 63.5l2.5 4 3-5z", t.pale);
    Frame {
        is_front: true,
        head: (60.0, 46.0),
        radius: 26.0,
        eyes: (56.0, 47.0),
        gap: 12.0,
        eye: 7.0,
        mouth: (57.0, 64.0),
        wing: (74.0, 82.0),
        tail: (72.0, 94.0),
        spine: vec![
            (40.0, 30.0, -35.0),
            (50.0, 24.0, -15.0),
            (60.0, 22.0, 0.0),
            (70.0, 24.0, 15.0),
            (80.0, 30.0, 35.0),
        ],
        hands: vec![(hand.0, hand.1, if raised { -30.0 } else { 190.0 }), (92.0, 95.0, 170.0)],
        shell: (66.0, 84.0),
        shell_size: 30.0,
        flames: if raised { vec![(hand.0, hand.1 - 2.0, 34.0)] } else { vec![(60.0, 24.0, 28.0)] },
        under: (46.0, 74.0, 98.0),
    }
}

/// A toad: wide mouth, eyes on top.
pub(super) fn toad(pen: &mut Pen) -> Frame {
    let t = pen.tones;
    pen.shape("M88 74C108 70 114 92 106 106 98 114 86 110 82 104z", t.deep);
    pen.shape("M32 74C12 70 6 92 14 106 22 114 34 110 38 104z", t.main);
    pen.shape("M60 56C88 54 100 74 96 92 94 106 80 111 60 111S26 106 24 92C20 74 32 54 60 56z", t.main);
    pen.flat("M84 64C98 74 98 86 96 92 94 106 80 111 60 111 82 104 92 86 84 64z", t.deep);
    pen.flat("M38 92C44 86 74 86 80 92 82 106 74 111 60 111S36 106 38 92z", t.pale);
    pen.shape("M30 70C18 60 20 44 34 42 46 40 50 48 50 54H70C70 48 74 40 86 42 100 44 102 60 90 70 94 84 80 92 60 92S26 84 30 70z", t.main);
    pen.flat("M86 42C100 44 102 60 90 70 94 84 80 92 60 92 82 86 90 66 80 43z", t.deep);
    pen.line("M27 74Q60 92 93 74", t.ink, 2.6);
    pen.flat("M50 64a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM64 64a2 2 0 1 0 4 0 2 2 0 0 0-4 0z", t.ink);
    pen.flat("M18 90a4 4 0 1 0 8 0 4 4 0 0 0-8 0zM98 92a3 3 0 1 0 6 0 3 3 0 0 0-6 0zM19 100a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0z", t.light);
    pen.shape("M28 111c-2-8 6-12 10-8s4 8 2 8zM80 111c-2-4-2-8 2-10s12 2 10 10z", t.light);
    Frame {
        is_front: true,
        head: (60.0, 62.0),
        radius: 30.0,
        eyes: (60.0, 54.0),
        gap: 25.0,
        eye: 8.5,
        mouth: (60.0, 82.0),
        wing: (88.0, 80.0),
        tail: (98.0, 104.0),
        spine: vec![
            (14.0, 84.0, -50.0),
            (26.0, 66.0, -65.0),
            (52.0, 53.0, -8.0),
            (68.0, 53.0, 8.0),
            (94.0, 66.0, 65.0),
            (106.0, 84.0, 50.0),
        ],
        hands: vec![(34.0, 110.0, 200.0), (86.0, 110.0, 160.0)],
        shell: (66.0, 84.0),
        shell_size: 44.0,
        flames: vec![(60.0, 56.0, 36.0), (48.0, 54.0, 20.0), (72.0, 54.0, 22.0)],
        under: (34.0, 86.0, 108.0),
    }
}
