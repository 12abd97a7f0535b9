//! What stands in an event room, by the words of the event's id: a chest for `heavy-chest`, a person for `old-minstrel`.
//!
//! Not here: the door that is drawn where no word is known (`room_scene.rs`).

use super::part_spine::flame_path;
use super::pen::Pen;
use super::room::{Walls, brazier, floor};
use super::room_scene;

/// The thing that an event is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Scene {
    Door,
    Water,
    Altar,
    Stone,
    Chest,
    Mirror,
    Person,
    Books,
    Mushrooms,
    Star,
    Trap,
    Bridge,
    Lamp,
    Clock,
    Graves,
    Throne,
}

/// Every scene with its word in file names and the words of ids that ask for it.
const SCENES: [(Scene, &str, &[&str]); 16] = [
    (Scene::Door, "door", &["door", "gate"]),
    (Scene::Water, "water", &["fountain", "spring", "well", "pool", "pond"]),
    (Scene::Altar, "altar", &["altar", "shrine"]),
    (Scene::Stone, "stone", &["stone", "menhir"]),
    (Scene::Chest, "chest", &["chest", "treasure"]),
    (Scene::Mirror, "mirror", &["mirror", "mirrors"]),
    (
        Scene::Person,
        "person",
        &["smith", "guard", "minstrel", "glassblower", "cook", "alchemist", "ghost", "knight", "ambush", "merchant"],
    ),
    (Scene::Books, "books", &["library", "book", "books"]),
    (Scene::Mushrooms, "mushrooms", &["mushrooms", "mushroom", "garden"]),
    (Scene::Star, "star", &["star", "comet"]),
    (Scene::Trap, "trap", &["trapped", "trap", "snare", "fox"]),
    (Scene::Bridge, "bridge", &["bridge", "rope"]),
    (Scene::Lamp, "lamp", &["lamp", "lantern", "candle"]),
    (Scene::Clock, "clock", &["clock", "vane", "wheel"]),
    (Scene::Graves, "graves", &["grave", "graves", "tomb"]),
    (Scene::Throne, "throne", &["throne", "crown"]),
];

impl Scene {
    /// The scene of an event. Words for single things stand further back in an id: `rain-shrine` is a shrine.
    pub(super) fn of(id: &str) -> Scene {
        let known = |word: &str| SCENES.iter().find(|(_, _, words)| words.contains(&word)).map(|(scene, ..)| *scene);
        id.split('-').rev().find_map(known).unwrap_or(Scene::Door)
    }

    pub(super) fn word(self) -> &'static str {
        SCENES.iter().find(|(scene, ..)| *scene == self).map_or("door", |(_, word, _)| word)
    }

    pub(super) fn from_word(text: &str) -> Option<Scene> {
        SCENES.iter().find(|(_, word, _)| *word == text).map(|(scene, ..)| *scene)
    }
}

/// The whole room: a wall, the floor, the thing in the light of two bowls of fire.
pub(super) fn draw(pen: &mut Pen, scene: Scene, walls: &Walls) {
    if scene == Scene::Door {
        return room_scene::event(pen, walls);
    }
    room_scene::masonry(pen, walls);
    floor(pen, walls);
    let t = pen.tones;
    pen.out += &format!(r#"<ellipse cx="200" cy="100" rx="120" ry="84" fill="{}" opacity=".28"/>"#, t.glow);
    pen.out += &format!(r#"<ellipse cx="200" cy="168" rx="104" ry="14" fill="{}" opacity=".45"/>"#, t.ink);
    match scene {
        Scene::Door => {}
        Scene::Water => water(pen),
        Scene::Altar => altar(pen),
        Scene::Stone => stone(pen),
        Scene::Chest => chest(pen),
        Scene::Mirror => mirror(pen),
        Scene::Person => person(pen),
        Scene::Books => books(pen),
        Scene::Mushrooms => mushrooms(pen),
        Scene::Star => star(pen),
        Scene::Trap => trap(pen),
        Scene::Bridge => bridge(pen),
        Scene::Lamp => lamp(pen),
        Scene::Clock => clock(pen),
        Scene::Graves => graves(pen),
        Scene::Throne => throne(pen),
    }
    brazier(pen, 70.0, 108.0);
    brazier(pen, 330.0, 108.0);
}

const STONE: &str = "#b9b3a6";
const SHADE: &str = "#8a8478";
const DARK: &str = "#4a4540";
const WOOD: &str = "#8a5a30";
const PLANK: &str = "#6b4526";
const GOLD: &str = "#e8b93b";

/// A basin on a foot, with a jet of water.
fn water(pen: &mut Pen) {
    pen.flat("M120 128H280L264 156H136zM150 156H250L258 172H142z", STONE);
    pen.flat("M200 128H280L264 156H200zM200 156H250L258 172H200z", SHADE);
    pen.flat("M112 118H288V130H112z", STONE);
    pen.out += r##"<ellipse cx="200" cy="119" rx="80" ry="8" fill="#7fd0ee"/>"##;
    pen.line("M200 116V62M200 66C182 50 166 66 164 114M200 66C218 50 234 66 236 114", "#cdeffb", 5.0);
    for at in [(178.0, 70.0), (222.0, 70.0), (200.0, 52.0), (160.0, 96.0), (240.0, 96.0)] {
        pen.spot(at, 3.0, "#ffffff");
    }
}

/// A block with steps and a flame.
fn altar(pen: &mut Pen) {
    let t = pen.tones;
    pen.flat("M116 158H284V174H116zM134 144H266V158H134z", SHADE);
    pen.flat("M150 96H250V144H150z", STONE);
    pen.flat("M200 96H250V144H200z", SHADE);
    pen.flat("M140 84H260V98H140z", t.main);
    pen.flat("M200 106l12 14-12 14-12-14z", t.glow);
    pen.flat(&flame_path((200.0, 84.0), 54.0), t.hot);
    pen.flat(&flame_path((200.0, 84.0), 30.0), t.glow);
}

/// A standing stone with a rune that glows.
fn stone(pen: &mut Pen) {
    let t = pen.tones;
    pen.flat("M128 172C134 158 158 152 200 152S266 158 272 172z", SHADE);
    pen.flat("M156 164L148 92 166 44 204 22 240 40 252 96 246 164z", STONE);
    pen.flat("M204 22L240 40 252 96 246 164H212L222 98z", SHADE);
    pen.line("M192 66V134M192 78L214 92 192 106M192 106L172 122", t.glow, 7.0);
    pen.line("M150 96l10 6M246 120l-12 4M166 150l12-5", DARK, 3.0);
    pen.line("M132 170l5-12 6 12M262 170l5-13 6 13", "#6f9a4a", 3.0);
}

/// A chest that stands ajar.
fn chest(pen: &mut Pen) {
    pen.flat("M132 112H268V170H132z", WOOD);
    pen.flat("M132 140H268V170H132z", PLANK);
    pen.flat("M138 104H262V114H138z", "#fff0b0");
    pen.flat("M126 92C126 60 150 52 200 52S274 60 274 92L266 104H134z", WOOD);
    pen.flat("M126 92C160 82 240 82 274 92L266 104H134z", PLANK);
    pen.flat("M150 56h12v48h-12zM238 56h12v48h-12zM150 112h12v58h-12zM238 112h12v58h-12z", GOLD);
    pen.flat("M188 108h24v24h-24z", GOLD);
    pen.spot((200.0, 118.0), 4.0, DARK);
}

/// Three tall mirrors.
fn mirror(pen: &mut Pen) {
    for (x, top) in [(132.0, 64.0), (200.0, 40.0), (268.0, 64.0)] {
        let frame = format!(
            "M{} 166V{top}C{} {} {} {} {} {top}V166z",
            x - 28.0,
            x - 28.0,
            top - 30.0,
            x + 28.0,
            top - 30.0,
            x + 28.0
        );
        let glass = format!(
            "M{} 160V{top}C{} {} {} {} {} {top}V160z",
            x - 21.0,
            x - 21.0,
            top - 22.0,
            x + 21.0,
            top - 22.0,
            x + 21.0
        );
        pen.flat(&frame, GOLD);
        pen.flat(&glass, "#cfe6f2");
        pen.line(
            &format!("M{} 130L{} {}M{} 146L{} {}", x - 12.0, x + 10.0, top + 18.0, x - 2.0, x + 14.0, top + 54.0),
            "#ffffff",
            3.5,
        );
    }
}

/// Somebody in a cloak, with a staff and a pack.
fn person(pen: &mut Pen) {
    let t = pen.tones;
    pen.line("M252 40L246 170", PLANK, 6.0);
    pen.spot((252.0, 38.0), 9.0, GOLD);
    pen.flat("M158 96c-22 8-28 40-20 62l30 6z", WOOD);
    pen.flat("M160 172C156 120 168 92 200 88S246 120 242 172z", t.main);
    pen.flat("M204 88C236 92 246 124 242 172H214z", t.deep);
    pen.flat("M170 92C164 60 178 36 200 34S236 60 230 92C214 104 186 104 170 92z", t.deep);
    pen.flat("M180 84C178 66 186 54 200 54S222 66 220 84C212 94 188 94 180 84z", "#2a2230");
    pen.spot((191.0, 74.0), 3.6, "#ffe77e");
    pen.spot((209.0, 74.0), 3.6, "#ffe77e");
    pen.flat("M226 112c10-2 22-2 26 4l-4 12c-8-2-18-4-24-2z", t.light);
}

/// Shelves, and an open book in front of them.
fn books(pen: &mut Pen) {
    let t = pen.tones;
    pen.flat("M116 24H284V134H116z", PLANK);
    for (row, y) in [32, 66, 100].into_iter().enumerate() {
        pen.flat(&format!("M124 {y}H276v28H124z"), "#3a2718");
        for n in 0..11 {
            let (x, h) = (126 + n * 14, 20 + (n * 5 + row as i32 * 3) % 8);
            let fill = [t.main, "#b4533c", GOLD, t.light, "#4d6b8a"][(n as usize + row * 2) % 5];
            pen.flat(&format!("M{x} {}h10v{h}h-10z", y + 28 - h), fill);
        }
    }
    pen.flat("M200 142C184 134 160 134 142 140V166C160 160 184 160 200 168z", "#fbf3dc");
    pen.flat("M200 142C216 134 240 134 258 140V166C240 160 216 160 200 168z", "#eadfbe");
    pen.line(
        "M152 146c14-4 28-4 40 0M152 153c14-4 28-4 40 0M208 146c12-4 26-4 40 0M208 153c12-4 26-4 40 0",
        "#8a7a52",
        1.8,
    );
}

/// A ring of mushrooms.
fn mushrooms(pen: &mut Pen) {
    for (x, y, s) in
        [(136.0, 152.0, 0.8), (264.0, 152.0, 0.8), (168.0, 140.0, 0.7), (232.0, 140.0, 0.7), (200.0, 168.0, 1.5)]
    {
        let up = |n: f64| y - n * s;
        let side = |n: f64| (x - n * s, x + n * s);
        let ((a, b), (c, d)) = (side(9.0), side(34.0));
        pen.flat(&format!("M{a} {y}L{} {}H{}L{b} {y}z", x - 6.0 * s, up(34.0), x + 6.0 * s), "#f3ead2");
        pen.flat(&format!("M{c} {}C{c} {} {d} {} {d} {}z", up(32.0), up(74.0), up(74.0), up(32.0)), "#c3324a");
        for (dx, dy, r) in [(-14.0, 44.0, 4.5), (6.0, 52.0, 5.5), (18.0, 40.0, 3.5)] {
            pen.spot((x + dx * s, up(dy)), r * s, "#fff4ea");
        }
    }
}

/// A star in a crater.
fn star(pen: &mut Pen) {
    pen.line("M330 6L214 92M306 6L204 84M346 22L222 100", "#fff0b0", 3.0);
    pen.flat("M110 168C120 140 160 132 200 132S280 140 290 168z", SHADE);
    pen.flat("M134 166C144 148 170 142 200 142S256 148 266 166z", DARK);
    pen.flat("M200 64L214 102 254 104 222 128 234 166 200 144 166 166 178 128 146 104 186 102z", "#ffe77e");
    pen.flat("M200 64L214 102 254 104 222 128 234 166 200 144z", GOLD);
    pen.spot((192.0, 116.0), 4.0, DARK);
    pen.spot((210.0, 116.0), 4.0, DARK);
}

/// A fox in a trap.
fn trap(pen: &mut Pen) {
    pen.flat("M122 158c-20-8-26-36-8-48 2 20 16 30 40 30z", "#d97c34");
    pen.flat("M114 110c-6 6-8 14-6 22l14 4z", "#fbf3dc");
    pen.flat("M130 166C126 128 166 116 206 124L224 166z", "#d97c34");
    pen.flat("M196 132L200 76 222 96 240 94 256 72 264 128 234 150z", "#e68b3f");
    pen.flat("M214 132L232 150 252 130 240 142z", "#fbf3dc");
    pen.spot((222.0, 116.0), 4.0, DARK);
    pen.spot((246.0, 114.0), 4.0, DARK);
    pen.spot((236.0, 140.0), 4.5, DARK);
    pen.line("M168 168C172 152 210 152 214 168M154 172H230", STONE, 6.0);
    pen.flat("M168 160l6-12 6 12zM186 156l6-12 6 12zM202 160l6-12 6 12z", STONE);
    pen.line("M230 172H292M292 172v-18", DARK, 4.0);
}

/// A bridge of ropes over a gap.
fn bridge(pen: &mut Pen) {
    pen.flat("M104 150H296V200H104z", "#17131f");
    pen.line("M96 96C150 140 250 140 304 96", PLANK, 5.0);
    pen.line("M96 138C150 178 250 178 304 138", PLANK, 6.0);
    for n in 0..9 {
        let x = 112.0 + f64::from(n) * 22.0;
        let sag = 1.0 - ((x - 200.0) / 104.0).powi(2);
        let (rope, deck) = (96.0 + 33.0 * sag, 138.0 + 30.0 * sag);
        pen.line(&format!("M{x} {rope}L{x} {deck}"), WOOD, 2.5);
        pen.flat(&format!("M{} {}h16v9h-16z", x - 8.0, deck - 3.0), WOOD);
    }
    pen.flat("M88 84h12v70H88zM300 84h12v70h-12z", PLANK);
}

/// A lamp on a chain.
fn lamp(pen: &mut Pen) {
    pen.line("M200 0V44", DARK, 5.0);
    pen.out += r##"<circle cx="200" cy="98" r="66" fill="#fff6cf" opacity=".35"/>"##;
    pen.flat("M176 60L188 44H212L224 60z", DARK);
    pen.flat("M170 60H230L238 128H162z", "#fffbe6");
    pen.flat("M204 60H230L238 128H208z", "#efe6c4");
    pen.flat("M164 128H236L226 142H174z", DARK);
    pen.line("M186 60L182 128M214 60L218 128", DARK, 3.0);
    pen.flat(&flame_path((200.0, 124.0), 44.0), "#cfd6e6");
    pen.flat(&flame_path((200.0, 124.0), 24.0), "#ffffff");
}

/// The dial of a great clock.
fn clock(pen: &mut Pen) {
    pen.spot((200.0, 88.0), 72.0, GOLD);
    pen.spot((200.0, 88.0), 62.0, "#fbf3dc");
    for n in 0..12 {
        let angle = f64::from(n) * std::f64::consts::TAU / 12.0;
        let r = if n % 3 == 0 { 6.0 } else { 3.0 };
        pen.spot((200.0 + 51.0 * angle.sin(), 88.0 - 51.0 * angle.cos()), r, DARK);
    }
    pen.line("M200 88L200 48", DARK, 6.0);
    pen.line("M200 88L230 106", DARK, 6.0);
    pen.spot((200.0, 88.0), 6.0, GOLD);
    pen.flat("M164 158H236V172H164z", PLANK);
}

/// Three graves.
fn graves(pen: &mut Pen) {
    for (x, top) in [(132.0, 96.0), (200.0, 70.0), (268.0, 96.0)] {
        let stone = format!(
            "M{} 166V{top}C{} {} {} {} {} {top}V166z",
            x - 26.0,
            x - 26.0,
            top - 30.0,
            x + 26.0,
            top - 30.0,
            x + 26.0
        );
        pen.flat(&stone, STONE);
        pen.flat(
            &format!(
                "M{} 166V{top}C{} {} {} {} {} {}V166z",
                x + 8.0,
                x + 8.0,
                top - 22.0,
                x + 26.0,
                top - 18.0,
                x + 26.0,
                top
            ),
            SHADE,
        );
        pen.line(&format!("M{x} {}v34M{} {}h24", top - 4.0, x - 12.0, top + 7.0), DARK, 4.5);
    }
    pen.line("M110 168l6-12 5 12M176 168l5-14 6 14M236 168l6-12 5 12M288 168l5-12 5 12", "#6f9a4a", 3.0);
}

/// An empty throne.
fn throne(pen: &mut Pen) {
    let t = pen.tones;
    pen.flat("M124 158H276V174H124z", SHADE);
    pen.flat("M158 158V60L170 34 184 54 200 22 216 54 230 34 242 60V158z", DARK);
    pen.flat("M170 122V72C170 58 186 50 200 50S230 58 230 72V122z", t.main);
    pen.flat("M160 122H240V158H160z", t.deep);
    pen.flat("M140 106h24v52h-24zM236 106h24v52h-24z", "#5a534c");
    pen.spot((152.0, 104.0), 11.0, GOLD);
    pen.spot((248.0, 104.0), 11.0, GOLD);
    pen.spot((200.0, 36.0), 6.0, t.glow);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_shows_what_its_id_names() {
        let scene = |id: &str| Scene::of(id);
        assert_eq!(scene("heavy-chest"), Scene::Chest);
        assert_eq!(scene("rain-shrine"), Scene::Altar);
        assert_eq!(scene("stone-shrine"), Scene::Altar);
        assert_eq!(scene("oath-stone"), Scene::Stone);
        assert_eq!(scene("ghost-at-the-table"), Scene::Person);
        assert_eq!(scene("something-else"), Scene::Door);
        assert!(SCENES.iter().all(|(scene, word, _)| Scene::from_word(word) == Some(*scene)));
    }
}
