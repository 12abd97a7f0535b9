//! Upright bodies: golem, knight, tower.

use super::figure::Frame;
use super::pen::{Pen, ribbon};
use super::words::{Build, Part};

/// A golem of stone blocks. What it bears decides how it holds its arms.
pub(super) fn golem(pen: &mut Pen, build: &Build) -> Frame {
    let t = pen.tones;
    let small = build.has(Part::Shell);
    let one_up = !build.is_crowned() && (build.has(Part::OneEye) || build.has(Part::Flame));
    // A king rests its fists on its hips.
    let crowned = build.is_crowned() && !build.has(Part::OneEye);
    if !build.has(Part::Tendrils) {
        pen.shape("M40 86L32 112H56L60 92zM62 92L66 112H90L82 86z", t.deep);
        pen.flat("M34 106L32 112H56L57 106zM65 106L66 112H90L88 106z", t.ink);
    }
    // The right arm, further away.
    if crowned {
        pen.shape("M82 46L102 38 114 52 116 78 108 90 94 86 96 70 88 62z", t.deep);
    } else {
        pen.shape("M84 50L100 52 110 72 112 94 104 106 90 102 90 86 94 78 82 66z", t.deep);
    }
    pen.shape(if small { "M38 58L82 56 92 72 84 98H36L28 74z" } else { "M36 48L86 46 94 64 84 94H38L28 68z" }, t.main);
    pen.flat(if small { "M82 56L92 72 84 98H54L76 82z" } else { "M86 46L94 64 84 94H56L78 74z" }, t.deep);
    pen.flat("M38 52L62 50 52 60 36 64z", t.light);
    pen.line("M50 76l8 6-3 7M70 60l-6 6 4 6", t.ink, 2.0);
    let hand = if one_up {
        (20.0, 22.0)
    } else if crowned {
        (10.0, 84.0)
    } else {
        (16.0, 96.0)
    };
    if one_up {
        pen.shape("M40 50L26 56 12 46 8 28 14 14 30 14 34 28 28 36 34 42z", t.main);
        pen.flat("M12 46L8 28 14 14 20 14 18 32z", t.light);
        pen.line("M14 22h16M22 14v8", t.ink, 2.0);
    } else if crowned {
        pen.shape("M38 46L18 38 6 52 4 78 12 90 26 86 24 70 32 62z", t.main);
        pen.flat("M18 38L6 52 4 74 12 60 26 50z", t.light);
    } else {
        pen.shape("M38 50L22 52 10 72 8 94 16 106 32 102 32 86 28 78 40 66z", t.main);
        pen.flat("M22 52L10 72 9 88 18 74 30 60z", t.light);
        pen.line("M12 98l4-6M20 102l2-7", t.ink, 2.0);
    }
    pen.shape("M44 28L74 26 82 42 74 58H46L38 44z", t.main);
    pen.flat("M74 26L82 42 74 58H60L72 44z", t.deep);
    pen.flat("M44 28L62 27 54 33 41 38z", t.light);
    pen.line("M50 53h18", t.ink, 2.6);
    Frame {
        is_front: true,
        head: (60.0, 42.0),
        radius: 18.0,
        eyes: (57.0, 43.0),
        gap: 8.5,
        eye: 4.6,
        mouth: (58.0, 53.0),
        wing: (88.0, 56.0),
        tail: (88.0, 90.0),
        spine: vec![
            (30.0, 50.0, -45.0),
            (40.0, 42.0, -30.0),
            (60.0, 27.0, 0.0),
            (80.0, 42.0, 30.0),
            (92.0, 50.0, 45.0),
        ],
        hands: vec![(hand.0, hand.1, 200.0), (104.0, if crowned { 84.0 } else { 98.0 }, 160.0)],
        shell: (62.0, 66.0),
        shell_size: 46.0,
        flames: vec![(60.0, 34.0, 30.0), (38.0, 52.0, 22.0), (84.0, 52.0, 24.0)],
        under: (40.0, 82.0, 92.0),
    }
}

/// A knight. A hood hides its helmet, a flame is its torch, a shell makes it a diver.
pub(super) fn knight(back: &mut Pen, pen: &mut Pen, build: &Build) -> Frame {
    let t = pen.tones;
    let hooded = build.has(Part::Hood);
    if hooded {
        back.shape("M40 52C26 66 20 92 16 112H104C100 92 94 66 80 52z", t.deep);
    }
    pen.shape("M42 88L38 111H56L60 92zM62 92L66 111H84L78 88z", t.deep);
    if !build.has(Part::Flame) && !build.has(Part::Shell) && !build.has(Part::Halo) {
        pen.shape("M94 6L99 12V66H89V12z", t.pale);
        pen.line("M94 12V62", t.light, 2.0);
        pen.shape("M80 66h28v6H80zM91 72h6v14h-6z", t.hot);
    }
    pen.shape(&ribbon(&[(78.0, 58.0, 7.0), (90.0, 66.0, 6.5), (95.0, 77.0, 6.5)]), t.deep);
    pen.shape("M38 54C44 48 76 48 82 54 84 66 82 84 80 94 70 98 50 98 40 94 38 84 36 66 38 54z", t.main);
    pen.flat("M72 51C78 52 81 53 82 54 84 66 82 84 80 94 74 97 66 97 58 97 74 88 76 68 72 51z", t.deep);
    pen.flat("M40 84C50 88 70 88 81 84L80 92C70 95 50 95 40 92z", t.hot);
    if build.has(Part::Halo) {
        // A hermit's bell.
        pen.shape(&ribbon(&[(42.0, 60.0, 7.0), (28.0, 66.0, 6.0), (22.0, 60.0, 6.0)]), t.main);
        pen.line("M20 56V44", t.ink, 3.0);
        pen.shape("M20 44C28 44 28 56 32 62H8C12 56 12 44 20 44z", t.glow);
        pen.spot((20.0, 65.0), 3.2, t.ink);
    } else if build.has(Part::Shell) {
        pen.shape(&ribbon(&[(42.0, 60.0, 8.0), (28.0, 72.0, 7.0), (24.0, 86.0, 7.5)]), t.main);
        if build.has(Part::Tusks) {
            pen.shape("M22 20L30 30 27 96H19L16 30z", t.pale);
        }
    } else if build.has(Part::Flame) {
        pen.shape(&ribbon(&[(42.0, 62.0, 7.0), (28.0, 66.0, 6.0), (20.0, 54.0, 6.0)]), t.main);
        pen.shape("M14 32h12l-3 40h-5z", t.hot);
    } else {
        pen.shape("M26 60C34 60 42 58 48 54 50 76 46 92 30 100 14 92 10 76 12 54 16 58 20 60 26 60z", t.light);
        pen.flat("M30 60V96C42 88 46 74 45 58 40 60 36 60 30 60z", t.main);
        pen.flat("M29 66l6 9-6 9-6-9z", t.hot);
    }
    if hooded {
        pen.shape("M60 12C78 16 84 36 82 56 74 64 46 64 38 56 36 36 42 16 60 12z", t.main);
        pen.flat("M66 14C80 22 84 40 82 56 76 62 68 63 62 62 76 48 74 28 66 14z", t.deep);
        pen.shape("M58 26C70 28 74 40 72 52 66 58 50 58 44 52 42 40 46 28 58 26z", t.ink);
    } else if build.has(Part::OneEye) {
        pen.shape("M36 40a24 23 0 1 1 48 0 24 23 0 0 1-48 0z", t.hot);
        pen.flat("M72 22C84 30 86 48 74 58 66 64 58 64 52 62 74 56 80 38 72 22z", t.deep);
        pen.shape("M40 40a17 17 0 1 1 34 0 17 17 0 0 1-34 0z", t.pale);
        pen.shape("M44 58h34l4 7H40z", t.hot);
    } else {
        pen.shape("M60 16C76 16 84 28 82 44L78 58H44L38 44C36 28 44 16 60 16z", t.light);
        pen.flat("M68 18C80 22 83 34 82 44L78 58H60C74 48 74 30 68 18z", t.main);
        pen.shape("M40 36H76V46H40z", t.ink);
        pen.line("M58 18V36M52 51v5M58 51v5M64 51v5", t.ink, 2.2);
        if build.parts.is_empty() {
            pen.shape("M60 17C58 6 68 0 84 4 80 8 78 12 78 18 72 14 66 14 60 17z", t.hot);
        }
    }
    let flames = if build.has(Part::Flame) { vec![(20.0, 36.0, 40.0)] } else { vec![(60.0, 20.0, 30.0)] };
    Frame {
        is_front: true,
        head: (60.0, 40.0),
        radius: 23.0,
        eyes: (57.0, 41.0),
        gap: 8.0,
        eye: 4.2,
        mouth: (59.0, 54.0),
        wing: (80.0, 60.0),
        tail: (80.0, 92.0),
        spine: vec![
            (40.0, 28.0, -45.0),
            (50.0, 20.0, -20.0),
            (60.0, 17.0, 0.0),
            (70.0, 20.0, 20.0),
            (80.0, 28.0, 45.0),
        ],
        hands: vec![(24.0, 88.0, 200.0), (96.0, 80.0, 160.0)],
        shell: (68.0, 66.0),
        shell_size: 40.0,
        flames,
        under: (44.0, 78.0, 94.0),
    }
}

/// A tower that walks.
pub(super) fn tower(pen: &mut Pen) -> Frame {
    let t = pen.tones;
    pen.shape("M42 96L36 112H54L58 98zM64 98L68 112H86L80 96z", t.deep);
    pen.shape("M40 44H80L86 98C76 104 44 104 34 98z", t.main);
    pen.flat("M68 44H80L86 98C80 101 72 102 62 102 72 84 72 62 68 44z", t.deep);
    pen.shape("M34 28H42V34H50V28H58V34H64V28H72V34H80V28H88V46C72 50 48 50 34 46z", t.light);
    pen.flat("M76 34H80V28H88V46C82 48 76 48 70 49z", t.main);
    pen.line("M42 88h10M56 94h10M70 88h10M40 72h8M74 72h8", t.deep, 2.4);
    pen.shape("M46 84C46 66 74 66 74 84V88H46z", t.ink);
    pen.shape("M60 70C68 70 68 80 71 86H49C52 80 52 70 60 70z", t.hot);
    pen.spot((60.0, 88.0), 3.0, t.glow);
    Frame {
        is_front: true,
        head: (60.0, 46.0),
        radius: 22.0,
        eyes: (58.0, 58.0),
        gap: 10.0,
        eye: 5.5,
        mouth: (60.0, 74.0),
        wing: (82.0, 60.0),
        tail: (82.0, 96.0),
        spine: vec![(36.0, 64.0, -70.0), (36.0, 80.0, -80.0), (84.0, 64.0, 70.0), (85.0, 80.0, 80.0)],
        hands: vec![(40.0, 111.0, 200.0), (80.0, 111.0, 160.0)],
        shell: (64.0, 72.0),
        shell_size: 40.0,
        flames: vec![(46.0, 30.0, 24.0), (61.0, 30.0, 34.0), (76.0, 30.0, 24.0)],
        under: (40.0, 80.0, 98.0),
    }
}
