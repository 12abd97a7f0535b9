//! Which shape fits a card best, told by the words of its id: a hammer for `mountain-hammer`.

use super::card_words::Symbol;
use atout_spire::Element;

/// The shape that a word of the id asks for; none if no word does.
pub(super) fn of(id: &str, element: Element, first: Symbol) -> Option<u8> {
    let looks: &[&[&str]] = match (first, element) {
        (Symbol::Strike(..), Element::Air) => &[
            &["feather", "feint", "flick"],
            &["gust", "gusts", "slap", "cut", "zephyr", "breath"],
            &["swallow", "quick", "bird", "falcon", "dive"],
            &["needle", "cuts", "arrow"],
            &["kick", "claw"],
        ],
        (Symbol::Strike(..), Element::Water) => &[
            &["ice", "hailstone", "shard", "frost"],
            &["lance", "trident", "undertow"],
            &["wave", "ripple", "tide", "splash"],
            &["whip", "leviathans", "tentacle"],
            &["whirlpool", "siphon", "current"],
        ],
        (Symbol::Strike(..), Element::Earth) => &[
            &["hammer", "club"],
            &["rock", "boulder", "pebble", "stone"],
            &["stalagmite", "flint", "chip", "thorn"],
            &["fist", "grip", "hand"],
            &["ram", "bump", "horn"],
        ],
        (Symbol::Strike(..), Element::Fire) => &[
            &["bolt", "lick", "flame", "backdraft"],
            &["strike", "blow", "parry", "blade"],
            &["spear", "charge", "lance"],
            &["furnace", "melt", "hot", "hammer", "iron"],
            &["spark", "ember", "star"],
        ],
        (Symbol::Strike(..), Element::None) => {
            &[&["blade", "sword"], &["dagger", "daggers", "knife"], &["axe"], &["star", "shard"], &["bow", "arrow"]]
        }
        (Symbol::Sweep(..), _) => &[
            &["gale", "tempest", "wave", "flood", "tremor", "quake", "coals", "immolation", "storm", "blast"],
            &["razor", "feathers", "fog", "cold", "avalanche", "meteor", "fireball", "dragon", "rain"],
        ],
        (Symbol::Block(_), _) => &[
            &["guard", "shield", "oath"],
            &["ring", "step"],
            &["tower", "plate", "shell"],
            &["granite", "iron", "ward", "steadfast"],
            &["wall", "rampart", "fortress", "door"],
            &["cloak", "veil", "cover", "screen", "mist", "skin", "coat", "cloud", "smoke"],
            &["mirror", "foam", "weightless", "moon", "spring", "bubble"],
        ],
        _ => return None,
    };
    let has = |known: &&[&str]| id.split('-').any(|word| known.contains(&word));
    // Words for single things stand further back in a list: `stone-fist` is a fist.
    let place = looks.iter().rposition(has);
    place.and_then(|place| u8::try_from(place).ok())
}
