//! The rooms without fights, and the throne of the boss.

use super::climber::badge;
use super::part_spine::flame_path;
use super::pen::{Pen, Point};
use super::room::{Walls, brazier, floor, land};
use atout_spire::Element;

/// A camp fire under the stars.
pub(super) fn rest(pen: &mut Pen, element: Element, walls: &Walls) {
    let t = pen.tones;
    land(pen, element, walls);
    pen.out += r##"<path d="M0 0H400V200H0z" fill="#141a33" opacity=".62"/>"##;
    pen.flat("M318 46a20 20 0 1 0 20 26 17 17 0 0 1-20-26z", "#f5edc8");
    let stars: [Point; 9] = [
        (30.0, 30.0),
        (76.0, 56.0),
        (120.0, 22.0),
        (168.0, 44.0),
        (214.0, 18.0),
        (262.0, 52.0),
        (364.0, 40.0),
        (384.0, 24.0),
        (54.0, 82.0),
    ];
    for (n, at) in stars.into_iter().enumerate() {
        pen.spot(at, if n % 3 == 0 { 1.8 } else { 1.1 }, "#f5edc8");
    }
    pen.flat("M0 150C90 140 300 140 400 150V200H0z", "#2a2b3a");
    pen.out += &format!(r#"<ellipse cx="200" cy="160" rx="120" ry="22" fill="{}" opacity=".25"/>"#, "#ff9a4a");
    // A tent.
    pen.flat("M250 156L300 78 356 156z", t.deep);
    pen.flat("M300 78L356 156H322z", t.ink);
    pen.flat("M300 78L278 156H306z", "#1b1626");
    pen.flat("M296 70h5v14h-5z", "#7a5233");
    // Logs, fire, a kettle on a stick.
    pen.flat("M162 162L236 146 240 154 168 170zM238 162L164 146 160 154 232 170z", "#6b4526");
    for (x, h, fill) in
        [(186.0, 40.0, "#f2762e"), (214.0, 44.0, "#f2762e"), (200.0, 66.0, "#ff9a2b"), (200.0, 40.0, "#ffe77e")]
    {
        pen.flat(&flame_path((x, 152.0), h), fill);
    }
    pen.flat("M60 160C62 140 118 138 122 160z", t.main);
    pen.flat("M60 160C62 148 118 147 122 160z", t.light);
    pen.flat("M100 146c8-8 24-4 24 6 0 6-12 8-18 4z", "#e8dcc0");
}

/// A hall for training: beams, a banner, a straw figure, weapons on the wall.
pub(super) fn training(pen: &mut Pen, walls: &Walls) {
    let t = pen.tones;
    pen.flat("M0 0H400V150H0z", "#d8c39a");
    pen.flat("M0 0H400V22H0zM0 96H400v8H0zM60 22h10v128H60zM330 22h10v128h-10zM190 104h8v46h-8z", "#7c5636");
    for x in [82, 138, 210, 266] {
        pen.flat(&format!("M{x} 32h44v54h-44z"), "#f0e2c0");
        pen.line(&format!("M{} 32v54M{x} 59h44", x + 22), "#b99768", 2.0);
    }
    floor(pen, &Walls { floor: "#a47a4c", edge: "#c1955f", wall: "#8a6238", ..*walls });
    pen.flat("M14 30h32v66L30 84 14 96z", t.main);
    pen.flat("M30 44l9 13-9 13-9-13z", t.pale);
    pen.flat("M354 30h32v66l-16-12-16 12z", t.main);
    pen.flat("M370 44l9 13-9 13-9-13z", t.pale);
    // The straw figure.
    pen.flat("M196 176h8V72h-8zM160 92h80v8h-80z", "#6b4526");
    pen.flat("M178 84C184 78 216 78 222 84L226 140C214 148 186 148 174 140z", "#d9b25c");
    pen.flat("M208 80C214 80 220 82 222 84L226 140C220 144 212 146 206 146z", "#b98e3e");
    pen.line("M176 104H224M175 122H225", "#7a5a24", 2.4);
    pen.spot((200.0, 64.0), 16.0, "#e6c674");
    pen.line("M194 60l5 5M199 60l-5 5M204 60l5 5M209 60l-5 5", "#5a3f16", 2.0);
    pen.spot((200.0, 112.0), 13.0, "#f3ead2");
    pen.spot((200.0, 112.0), 8.0, "#c3324a");
    pen.spot((200.0, 112.0), 3.5, "#f3ead2");
}

/// A wall of blocks.
pub(super) fn masonry(pen: &mut Pen, walls: &Walls) {
    pen.flat("M0 0H400V150H0z", walls.wall);
    pen.line("M0 36H400M0 74H400M0 112H400M50 0V36M130 0V36M270 0V36M350 0V36M20 36V74M90 36V74M310 36V74M380 36V74M60 74v38M120 74v38M290 74v38M346 74v38M30 112v38M100 112v38M306 112v38M376 112v38", walls.pillar, 3.0);
}

/// A door that stands ajar, light behind it.
pub(super) fn event(pen: &mut Pen, walls: &Walls) {
    let t = pen.tones;
    masonry(pen, walls);
    floor(pen, walls);
    pen.out += &format!(r#"<path d="M196 150L130 200H290L226 150z" fill="{}" opacity=".6"/>"#, t.glow);
    pen.flat("M144 150V74C144 40 166 20 200 20S256 40 256 74V150z", t.ink);
    pen.flat("M154 150V76C154 46 172 30 200 30S246 46 246 76V150z", t.glow);
    pen.flat("M154 150V76C154 48 170 32 192 31L206 44V164z", t.deep);
    pen.flat("M160 148V78C160 56 172 42 190 40L199 48V156z", t.main);
    pen.line("M172 56V150M186 46V152", t.deep, 2.4);
    pen.spot((196.0, 104.0), 4.0, t.glow);
    for (x, y, s) in
        [(226.0, 70.0, 7.0), (234.0, 104.0, 4.5), (218.0, 124.0, 3.5), (262.0, 160.0, 3.5), (140.0, 170.0, 3.0)]
    {
        pen.flat(&format!("M{x} {}L{} {y} {x} {} {} {y}z", y - s * 1.6, x + s * 0.7, y + s * 1.6, x - s * 0.7), "#fff");
    }
    brazier(pen, 96.0, 108.0);
    brazier(pen, 304.0, 108.0);
}

/// The throne.
pub(super) fn boss(pen: &mut Pen, element: Element, walls: &Walls) {
    let t = pen.tones;
    land(pen, element, walls);
    pen.out += &format!(
        r#"<path d="M0 0H400V150H0zM110 150V70C110 20 150 4 200 4S290 20 290 70V150z" fill="{}" fill-rule="evenodd"/>"#,
        walls.wall
    );
    for x in [6, 76, 290, 360] {
        pen.flat(&format!("M{x} 0h34v10h-34zM{} 10h24v132h-24zM{x} 142h34v8h-34z", x + 5), walls.pillar);
    }
    floor(pen, walls);
    for x in [46, 330] {
        pen.flat(&format!("M{x} 14h26v84l-13-12-13 12z"), t.light);
        badge(&mut *pen, element, (f64::from(x) + 13.0, 48.0), 0.5);
    }
    pen.flat("M120 150H280L300 166H100zM104 166H296L316 184H84z", walls.pillar);
    pen.flat("M120 150H280l4 4H116zM104 166H296l4 4H100z", walls.edge);
    // Muted, because the boss stands before it.
    pen.flat("M168 150V60L176 36 186 54 200 20 214 54 224 36 232 60V150z", walls.floor);
    pen.flat("M176 150V66L182 52 190 66 200 40 210 66 218 52 224 66V150z", walls.wall);
    pen.flat("M182 116H218V150H182zM186 74C194 66 206 66 214 74V110H186z", walls.edge);
    pen.flat("M158 108h20v42h-20zM222 108h20v42h-20z", walls.floor);
    pen.spot((168.0, 106.0), 8.0, walls.edge);
    pen.spot((232.0, 106.0), 8.0, walls.edge);
    pen.spot((200.0, 30.0), 5.0, t.glow);
    brazier(pen, 132.0, 112.0);
    brazier(pen, 268.0, 112.0);
}
