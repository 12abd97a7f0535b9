//! The kinds that stand on two legs: species decide skin and head, callings what is worn and held.

use super::dress::{Dress, INK};
use super::held::{Held, named};
use super::person::{self, Body, HEAD, Pose, Trunk};
use super::words::{Kind, Motif};
use super::{head, headgear, wings};
use crate::drawing::{Chance, Pen};

/// Is it drawn as a person?
pub(super) const fn is_person(kind: Kind) -> bool {
    use Kind as K;
    matches!(
        kind,
        K::Human
            | K::Knight
            | K::Angel
            | K::Cleric
            | K::Monk
            | K::Soldier
            | K::Wizard
            | K::Pirate
            | K::Assassin
            | K::Zombie
            | K::Skeleton
            | K::Demon
            | K::Lich
            | K::Vampire
            | K::Goblin
            | K::Gnome
            | K::Troll
            | K::Giant
            | K::Orc
            | K::Minotaur
            | K::Warrior
            | K::Elf
            | K::Werewolf
            | K::Druid
    )
}

const CALLINGS: [Kind; 9] = [
    Kind::Knight,
    Kind::Cleric,
    Kind::Monk,
    Kind::Soldier,
    Kind::Wizard,
    Kind::Pirate,
    Kind::Assassin,
    Kind::Druid,
    Kind::Warrior,
];

/// The calling of a person, if it has one.
pub(super) fn calling(motif: &Motif) -> Option<Kind> {
    CALLINGS.into_iter().find(|kind| motif.is(*kind))
}

/// The species of a person: the first kind that is no calling and not human.
fn species(motif: &Motif) -> Kind {
    let is_species = |kind: &Kind| !CALLINGS.contains(kind) && is_person(*kind) && *kind != Kind::Human;
    motif.kinds.iter().copied().find(is_species).unwrap_or(Kind::Human)
}

/// Skin and fur of a species.
fn coloured(species: Kind, d: Dress, chance: &mut Chance) -> Dress {
    let n = chance.below(3) as usize;
    match species {
        Kind::Orc => d.skinned(["#8a9a6a", "#9a8a72", "#7d8f8a"][n], "#5f6a48"),
        Kind::Goblin => d.skinned(["#9ab04a", "#c98a4a", "#8aa86a"][n], "#6a7a30"),
        Kind::Zombie => d.skinned(["#a3b38c", "#9aa8a0", "#b3a98c"][n], "#6f7d60"),
        Kind::Troll => d.skinned(["#7f9a72", "#8d8f9a", "#a88a6a"][n], "#56684e"),
        Kind::Giant => d.skinned(["#d9a883", "#b98a78", "#c9b09a"][n], "#946a50"),
        Kind::Vampire => d.skinned("#efe9ee", "#c4b8c6"),
        Kind::Skeleton | Kind::Lich => d.skinned("#efe5cb", "#c9b995"),
        Kind::Minotaur => {
            Dress { fur: ["#8a5a3a", "#6d5048", "#a8724a"][n], dark: "#553424", ..d }.skinned("#a8744c", "#6f4528")
        }
        Kind::Werewolf => {
            Dress { fur: ["#7d6a58", "#6a6f7a", "#8f7a4e"][n], dark: "#4a3d33", ..d }.skinned("#7d6a58", "#4a3d33")
        }
        Kind::Demon => {
            Dress { fur: ["#b0352f", "#7a3f6e", "#4f4668"][n], dark: ["#6d1a1c", "#4a2244", "#2c2640"][n], ..d }
        }
        _ => d,
    }
}

/// Body by species and calling.
fn body(motif: &Motif, species: Kind, chance: &mut Chance) -> Body {
    let n = chance.below(6);
    let pick = |all: [Held; 3]| all[n as usize % 3];
    let mut body = match calling(motif) {
        Some(Kind::Knight) => Body {
            hand: pick([Held::Sword, Held::Lance, Held::Sword]),
            off: Held::Kite,
            cape: n < 4,
            pose: if n.is_multiple_of(2) { Pose::Raised } else { Pose::Calm },
            ..Body::new(Trunk::Armour)
        },
        Some(Kind::Soldier) => Body {
            hand: pick([Held::Spear, Held::Halberd, Held::Sword]),
            off: if n < 4 { Held::Round } else { Held::Kite },
            ..Body::new(Trunk::Tunic)
        },
        Some(Kind::Cleric) => Body {
            hand: pick([Held::Crook, Held::Mace, Held::Staff]),
            off: if n < 3 { Held::Book } else { Held::Nothing },
            ..Body::new(Trunk::Robe)
        },
        Some(Kind::Monk) => Body { hand: pick([Held::Crook, Held::Book, Held::Spear]), ..Body::new(Trunk::Robe) },
        Some(Kind::Wizard) => Body {
            hand: Held::Staff,
            off: pick([Held::Orb, Held::Nothing, Held::Book]),
            pose: if n < 2 { Pose::Spread } else { Pose::Calm },
            ..Body::new(Trunk::Robe)
        },
        Some(Kind::Pirate) => Body {
            hand: Held::Cutlass,
            off: pick([Held::Nothing, Held::Lantern, Held::Dagger]),
            pose: Pose::Raised,
            ..Body::new(Trunk::Coat)
        },
        Some(Kind::Assassin) => Body {
            hand: Held::Dagger,
            off: Held::Dagger,
            cape: true,
            pose: if n < 3 { Pose::Raised } else { Pose::Spread },
            ..Body::new(Trunk::Tunic)
        },
        Some(Kind::Druid) => Body { hand: pick([Held::Branch, Held::Branch, Held::Staff]), ..Body::new(Trunk::Robe) },
        Some(Kind::Warrior) => Body {
            hand: pick([Held::Axe, Held::DoubleAxe, Held::Sword]),
            off: if n < 2 { Held::Round } else { Held::Nothing },
            pose: if n < 4 { Pose::Raised } else { Pose::Calm },
            cape: n == 1 || n == 4,
            ..Body::new([Trunk::Bare, Trunk::Tunic, Trunk::Armour][n as usize % 3])
        },
        _ => plain(species, n),
    };
    if species == Kind::Orc || species == Kind::Minotaur {
        body.wide = 1.2;
    }
    if let Some(held) = named(motif) {
        body.hand = held;
    }
    if body.hand == Held::Bow || body.hand == Held::Lantern {
        body.pose = Pose::Calm;
        body.off = Held::Nothing;
    }
    body
}

/// Body of a species without a calling.
fn plain(species: Kind, n: u32) -> Body {
    let pick = |all: [Held; 3]| all[n as usize % 3];
    let raised = if n.is_multiple_of(2) { Pose::Raised } else { Pose::Calm };
    match species {
        Kind::Angel => {
            Body { hand: pick([Held::Sword, Held::Spear, Held::Cup]), pose: raised, ..Body::new(Trunk::Robe) }
        }
        Kind::Zombie => Body {
            pose: [Pose::Grasping, Pose::Spread, Pose::Raised][n as usize % 3],
            hand: [Held::Nothing, Held::Nothing, Held::Axe][n as usize % 3],
            ..Body::new(if n < 4 { Trunk::Rags } else { Trunk::Bare })
        },
        Kind::Skeleton => {
            Body { hand: pick([Held::Sword, Held::Axe, Held::Cutlass]), pose: raised, ..Body::new(Trunk::Bones) }
        }
        Kind::Demon => Body {
            hand: pick([Held::Trident, Held::Fire, Held::Scythe]),
            pose: Pose::Spread,
            wide: 1.15,
            ..Body::new(Trunk::Furred)
        },
        Kind::Lich => {
            Body { hand: Held::Staff, off: Held::Orb, pose: Pose::Spread, cape: true, ..Body::new(Trunk::Robe) }
        }
        Kind::Vampire => {
            Body { hand: pick([Held::Cup, Held::Nothing, Held::Sword]), cape: true, ..Body::new(Trunk::Coat) }
        }
        Kind::Goblin => {
            Body { hand: pick([Held::Dagger, Held::Club, Held::Torch]), pose: raised, ..Body::new(Trunk::Rags) }
        }
        Kind::Gnome => Body {
            hand: pick([Held::Hammer, Held::Pick, Held::Torch]),
            pose: raised,
            wide: 1.1,
            ..Body::new(Trunk::Tunic)
        },
        Kind::Troll => Body {
            hand: pick([Held::Club, Held::Nothing, Held::Club]),
            pose: raised,
            wide: 1.5,
            ..Body::new(Trunk::Bare)
        },
        Kind::Giant => Body {
            hand: pick([Held::Club, Held::Hammer, Held::Axe]),
            pose: raised,
            wide: 1.35,
            ..Body::new(Trunk::Bare)
        },
        Kind::Orc => {
            Body { hand: pick([Held::Axe, Held::Cutlass, Held::Mace]), pose: raised, ..Body::new(Trunk::Bare) }
        }
        Kind::Minotaur => Body { hand: Held::DoubleAxe, pose: raised, ..Body::new(Trunk::Bare) },
        Kind::Elf => Body { hand: Held::Bow, cape: n < 3, ..Body::new(Trunk::Tunic) },
        Kind::Werewolf => Body { pose: Pose::Spread, wide: 1.2, ..Body::new(Trunk::Furred) },
        _ => Body { hand: pick([Held::Dagger, Held::Spear, Held::Club]), ..Body::new(Trunk::Coat) },
    }
}

/// A person, standing on the origin.
pub(super) fn draw(pen: &mut Pen, motif: &Motif, d: Dress, chance: &mut Chance) {
    let species = species(motif);
    let d = coloured(species, d, chance);
    let body = body(motif, species, chance);
    let look = chance.below(12);
    match species {
        Kind::Angel => wings::feathered(pen, (0.0, -40.0), 1.0, "#fffdf4", "#d9cfae"),
        Kind::Demon => wings::leathery(pen, (0.0, -40.0), 1.0, d.fur, d.dark),
        _ => {}
    }
    person::draw(pen, &body, &d);
    if species == Kind::Werewolf {
        for x in [-41.0, 43.0] {
            pen.flat(&format!("M{x} -50l-4-9 5 5 1-8 3 8 5-4-3 9z"), "#f4ecd8");
        }
    }
    // Trolls carry their heads low.
    let low = if species == Kind::Troll { 10.0 } else { 0.0 };
    pen.group(&format!("translate({} {})", HEAD.0, HEAD.1 + low), |pen| {
        face(pen, species, &d, motif, look);
        gear(pen, motif, species, &d, look);
    });
    if species == Kind::Angel {
        pen.out += r##"<ellipse cx="1" cy="-78" rx="13" ry="4" fill="none" stroke="#fff3b0" stroke-width="3.4"/>"##;
    }
}

fn face(pen: &mut Pen, species: Kind, d: &Dress, motif: &Motif, look: u32) {
    match species {
        Kind::Elf => head::elf(pen, d, look),
        Kind::Orc => head::orc(pen, d),
        Kind::Goblin => head::goblin(pen, d),
        Kind::Skeleton | Kind::Lich => head::skull(pen, d.glow),
        Kind::Zombie => head::zombie(pen, d),
        Kind::Vampire => {
            pen.shape("M-20 16L-24-10-9 8zM22 16L26-10 11 8z", d.fold);
            head::vampire(pen, d);
        }
        Kind::Gnome => head::gnome(pen, d, ["#f2efe8", "#c9722f", "#8a8078"][look as usize % 3]),
        Kind::Minotaur => head::bull(pen, d),
        Kind::Werewolf => head::wolf(pen, d),
        Kind::Demon => head::demon(pen, d),
        Kind::Troll => head::troll(pen, d),
        Kind::Giant => pen.group("scale(.82)", |pen| head::human(pen, d, 3)),
        Kind::Angel => head::human(pen, d, 0),
        _ if motif.is(Kind::Monk) && look.is_multiple_of(2) => head::human(pen, d, 4),
        _ => head::human(pen, d, look % 4),
    }
}

fn gear(pen: &mut Pen, motif: &Motif, species: Kind, d: &Dress, look: u32) {
    match calling(motif) {
        _ if motif.names(&["king", "queen", "lord", "lady", "boss", "chief", "alpha", "prince", "emperor"]) => {
            headgear::crown(pen);
        }
        Some(Kind::Knight) => headgear::helm(pen, d, look),
        Some(Kind::Soldier) => headgear::kettle(pen, d, look),
        Some(Kind::Monk) => headgear::monk(pen, d, look),
        Some(Kind::Cleric) => headgear::cleric(pen, d, look),
        Some(Kind::Wizard) if species != Kind::Lich => headgear::wizard(pen, d, look),
        Some(Kind::Pirate) => headgear::pirate(pen, d, look),
        Some(Kind::Assassin) => headgear::hood(pen, d, look),
        Some(Kind::Druid) => headgear::antlers(pen, d),
        Some(Kind::Warrior) if species != Kind::Minotaur => headgear::horned(pen, d, look),
        _ => match species {
            Kind::Lich => headgear::crown(pen),
            Kind::Gnome => headgear::gnome_cap(pen, d, look),
            Kind::Goblin if look.is_multiple_of(3) => pen.shape("M-12-5C-10-18 11-18 13-5 6-9-6-9-12-5z", d.cloth),
            Kind::Skeleton if look.is_multiple_of(2) => headgear::kettle(pen, d, look),
            Kind::Giant => pen.line("M-8-7C-4-10 6-10 9-7", INK, 2.0),
            _ => {}
        },
    }
}
