//! The rooms: wide scenes, calm behind the figures, 400 × 200 with the floor at 150.

use super::part_spine::flame_path;
use super::pen::{Chance, Pen, short};
use super::{room_event, room_scene};
use atout_spire::{Element, RoomKind};

/// The colours of a room: wall, far and near things, floor and its edge, light.
#[derive(Clone, Copy)]
pub(super) struct Walls {
    pub(super) sky: &'static str,
    pub(super) far: &'static str,
    pub(super) near: &'static str,
    pub(super) wall: &'static str,
    pub(super) pillar: &'static str,
    pub(super) floor: &'static str,
    pub(super) edge: &'static str,
}

impl Walls {
    pub(super) const fn of(element: Element) -> Walls {
        let [sky, far, near, wall, pillar, floor, edge] = match element {
            Element::None => ["#9a96a6", "#8a8697", "#7b7789", "#635f71", "#6d697b", "#555162", "#7a7687"],
            Element::Air => ["#a9bfdf", "#98b0d6", "#88a1cb", "#6c85b4", "#768fbc", "#5c74a2", "#8aa2cc"],
            Element::Water => ["#7fb9c4", "#6ca9b8", "#5a99ab", "#3f7c92", "#48869b", "#336a80", "#5c99ab"],
            Element::Earth => ["#bdb486", "#aba274", "#989064", "#776a48", "#817450", "#665a3c", "#94885f"],
            Element::Fire => ["#d99a70", "#c9855c", "#b8714c", "#8f4f3b", "#9a5843", "#7a4233", "#b0694d"],
        };
        Walls { sky, far, near, wall, pillar, floor, edge }
    }
}

/// The word of a room in a file name.
pub(super) const fn word(kind: RoomKind) -> &'static str {
    match kind {
        RoomKind::Enemy => "fight",
        RoomKind::Rest => "rest",
        RoomKind::Training => "training",
        RoomKind::Event => "event",
        RoomKind::Boss => "boss",
    }
}

/// The room with this word.
pub(super) fn from_word(text: &str) -> Option<RoomKind> {
    let kinds = [RoomKind::Enemy, RoomKind::Rest, RoomKind::Training, RoomKind::Event, RoomKind::Boss];
    kinds.into_iter().find(|kind| word(*kind) == text)
}

/// The whole scene.
pub(super) fn draw(kind: RoomKind, element: Element) -> String {
    let mut pen = Pen::new(element);
    let walls = Walls::of(element);
    match kind {
        RoomKind::Enemy => hall(&mut pen, element, &walls),
        RoomKind::Rest => room_scene::rest(&mut pen, element, &walls),
        RoomKind::Training => room_scene::training(&mut pen, &walls),
        RoomKind::Event => room_scene::event(&mut pen, &walls),
        RoomKind::Boss => room_scene::boss(&mut pen, element, &walls),
    }
    pen.into_scene(400, 200)
}

/// The whole scene of an event.
pub(super) fn draw_event(scene: room_event::Scene, element: Element) -> String {
    let mut pen = Pen::new(element);
    room_event::draw(&mut pen, scene, &Walls::of(element));
    pen.into_scene(400, 200)
}

/// A hall of the spire: three wide arches with the land of the element behind them.
fn hall(pen: &mut Pen, element: Element, walls: &Walls) {
    land(pen, element, walls);
    // The wall is what the arches leave.
    let arches: String = [30.0, 155.0, 280.0]
        .iter()
        .map(|x| format!("M{x} 150V78C{x} 44 {} 28 {} 28S{} 44 {} 78V150z", x + 14.0, x + 45.0, x + 90.0, x + 90.0))
        .collect();
    pen.out += &format!(r#"<path d="M0 0H400V150H0z{arches}" fill="{}" fill-rule="evenodd"/>"#, walls.wall);
    for x in [0, 122, 247, 372] {
        pen.flat(&format!("M{x} 22h31v8h-31zM{} 30h23v112h-23zM{x} 142h31v8h-31z", x + 4), walls.pillar);
        pen.flat(&format!("M{} 30h5v112h-5z", x + 4), walls.near);
    }
    pen.flat("M0 8H400v6H0z", walls.pillar);
    floor(pen, walls);
}

/// What one sees through the arches.
pub(super) fn land(pen: &mut Pen, element: Element, walls: &Walls) {
    pen.flat("M0 0H400V150H0z", walls.sky);
    let mut chance = Chance::of(element.word());
    for (base, fill) in [(92.0, walls.far), (120.0, walls.near)] {
        let mut d = format!("M0 150V{base}");
        let mut x = 0.0;
        while x < 400.0 {
            let (w, up) = (chance.between(34.0, 60.0), chance.between(14.0, 34.0));
            let [mid, end, top, low, base_] = [x + w / 2.0, x + w, base - up, base - up * 0.5, base].map(short);
            d += &match element {
                Element::Earth | Element::None => format!("L{mid} {top}L{end} {base_}"),
                Element::Air => {
                    format!("C{} {top} {mid} {top} {mid} {low}C{mid} {top} {end} {top} {end} {base_}", short(x))
                }
                Element::Water => format!("Q{mid} {low} {end} {base_}"),
                Element::Fire => format!("Q{mid} {base_} {mid} {top}Q{end} {low} {end} {base_}"),
            };
            x += w;
        }
        pen.flat(&format!("{d}V150z"), fill);
    }
}

/// Paved ground that comes towards the viewer.
pub(super) fn floor(pen: &mut Pen, walls: &Walls) {
    pen.flat("M0 150H400V200H0z", walls.floor);
    pen.flat("M0 150H400v4H0z", walls.edge);
    pen.line("M0 170H400M60 154L20 200M130 154L112 200M200 154V200M270 154l18 46M340 154l40 46", walls.wall, 1.4);
}

/// A bowl of fire on a stand, in the colours of the element.
pub(super) fn brazier(pen: &mut Pen, x: f64, y: f64) {
    let t = pen.tones;
    pen.flat(&flame_path((x, y), 30.0), t.hot);
    pen.flat(&flame_path((x, y), 17.0), t.glow);
    pen.flat(
        &format!(
            "M{} {y}h28l-7 12h-14zM{} {}h4v{}h-4zM{} 146h20v4h-20z",
            x - 14.0,
            x - 2.0,
            y + 12.0,
            134.0 - y,
            x - 10.0
        ),
        t.ink,
    );
}
