//! The options as a form shows them: name, help and bounds of each. A number is one entry of a table, which the form and the
//! check of a config both read.
//!
//! Not here: which combinations the rules can play (`Config::check`).

use crate::{Classes, Config, Kitty, Teams};
use atout_core::{ConfigError, HasOptions, OptionKind, OptionSpec, Seat, Text};
use std::ops::RangeInclusive;

/// The default comes first.
const TEAMS: [(&str, Text); 7] = [
    ("none", Text::new("no teams", "chacun pour soi")),
    ("2v2", Text::new("two against two (4 players)", "deux contre deux (4 joueurs)")),
    ("1v3", Text::new("one against three (4 players)", "un contre trois (4 joueurs)")),
    ("3v3", Text::new("three against three (6 players)", "trois contre trois (6 joueurs)")),
    ("2v2v2", Text::new("three teams of two (6 players)", "trois équipes de deux (6 joueurs)")),
    ("4v4", Text::new("four against four (8 players)", "quatre contre quatre (8 joueurs)")),
    ("2v2v2v2", Text::new("four teams of two (8 players)", "quatre équipes de deux (8 joueurs)")),
];

/// The default comes first.
const CLASSES: [(&str, Text); 8] = [
    ("none", Text::new("no classes", "sans classes")),
    ("choose", Text::new("everybody picks one in secret", "chacun en choisit une en secret")),
    ("random", Text::new("at random", "tirées au sort")),
    ("warrior", Text::new("everybody a Warrior", "tous Guerriers")),
    ("healer", Text::new("everybody a Healer", "tous Soigneurs")),
    ("thinker", Text::new("everybody a Thinker", "tous Penseurs")),
    ("trickster", Text::new("everybody a Trickster", "tous Filous")),
    (
        "warrior,healer,thinker,trickster",
        Text::new("Warrior, Healer, Thinker, Trickster (4 players)", "Guerrier, Soigneur, Penseur, Filou (4 joueurs)"),
    ),
];

/// An option that is a number: what a form says of it, and what a config may hold.
struct NumberOption {
    key: &'static str,
    name: Text,
    help: Text,
    bounds: RangeInclusive<i64>,
    /// What a config says.
    of: fn(&Config) -> i64,
}

/// How many play.
static PLAYERS: [NumberOption; 1] = [NumberOption {
    key: "players",
    name: Text::new("Players", "Joueurs"),
    help: Text::new("How many play, the computer’s players included.", "Nombre de joueurs, ordinateur compris."),
    bounds: 2..=Seat::MAX as i64,
    of: |config| config.players.into(),
}];

/// The board and the time.
static BOARD: [NumberOption; 5] = [
    NumberOption {
        key: "width",
        name: Text::new("Columns", "Colonnes"),
        help: Text::new("Number of columns of the board.", "Nombre de colonnes du plateau."),
        bounds: 4..=32,
        of: |config| config.width.into(),
    },
    NumberOption {
        key: "height",
        name: Text::new("Rows", "Lignes"),
        help: Text::new("Number of rows of the board.", "Nombre de lignes du plateau."),
        bounds: 4..=32,
        of: |config| config.height.into(),
    },
    NumberOption {
        key: "steps",
        name: Text::new("Steps", "Pas"),
        help: Text::new("How far you can walk in a turn.", "Nombre de pas possibles en un tour."),
        bounds: 1..=16,
        of: |config| config.steps.into(),
    },
    NumberOption {
        key: "turns",
        name: Text::new("Turns", "Tours"),
        help: Text::new("The game is a draw after this many turns.", "Égalité après ce nombre de tours."),
        bounds: 1..=1000,
        of: |config| config.turns.into(),
    },
    NumberOption {
        key: "storm",
        name: Text::new("Storm", "Tempête"),
        help: Text::new(
            "From this turn on a storm closes in on the middle of the board: players outside its eye lose more and more life. 0: no storm.",
            "À partir de ce tour, une tempête se resserre sur le milieu du plateau\u{a0}: hors de l’œil, on perd de plus en plus de vie. 0\u{a0}: pas de tempête.",
        ),
        bounds: 0..=1000,
        of: |config| config.storm.into(),
    },
];

/// What players start with.
static START: [NumberOption; 5] = [
    NumberOption {
        key: "hand",
        name: Text::new("Hand", "Main"),
        help: Text::new("Cards in a hand.", "Cartes en main."),
        bounds: 1..=10,
        of: |config| config.hand.into(),
    },
    NumberOption {
        key: "deck",
        name: Text::new("Memento", "Mémento"),
        help: Text::new(
            "Each player’s own pack: the number of its cards, the hand included; at least a hand.",
            "Le paquet de chaque joueur\u{a0}: nombre de cartes, main comprise\u{a0}; au moins une main.",
        ),
        bounds: 1..=60,
        of: |config| config.deck.into(),
    },
    NumberOption {
        key: "life",
        name: Text::new("Life", "Vie"),
        help: Text::new("Life at the start.", "Points de vie au départ."),
        bounds: 1..=1000,
        of: |config| config.life.into(),
    },
    NumberOption {
        key: "mana",
        name: Text::new("Mana", "Mana"),
        help: Text::new("Mana at the start; it pays for cards.", "Mana au départ\u{a0}; il paie les cartes."),
        bounds: 0..=1000,
        of: |config| config.mana.into(),
    },
    NumberOption {
        key: "generation",
        name: Text::new("Mana generation", "Mana par tour"),
        help: Text::new("Mana you get every turn, at the start.", "Mana reçu à chaque tour, au départ."),
        bounds: 1..=100,
        of: |config| config.generation.into(),
    },
];

/// What friends are like.
static FRIENDS: [NumberOption; 5] = [
    NumberOption {
        key: "friend_span",
        name: Text::new("Friends: turns", "Amis\u{a0}: tours"),
        help: Text::new("Number of turns a friend stays.", "Nombre de tours qu’un ami reste."),
        bounds: 1..=50,
        of: |config| config.friend_span.into(),
    },
    NumberOption {
        key: "friend_steps",
        name: Text::new("Friends: steps", "Amis\u{a0}: pas"),
        help: Text::new("How far a friend can walk in a turn.", "Nombre de pas possibles d’un ami en un tour."),
        bounds: 0..=16,
        of: |config| config.friend_steps.into(),
    },
    NumberOption {
        key: "friend_life",
        name: Text::new("Friends: life", "Amis\u{a0}: vie"),
        help: Text::new("Life of a friend.", "Points de vie d’un ami."),
        bounds: 1..=1000,
        of: |config| config.friend_life.into(),
    },
    NumberOption {
        key: "friend_mana",
        name: Text::new("Friends: mana", "Amis\u{a0}: mana"),
        help: Text::new("Mana of a friend at the start.", "Mana d’un ami au départ."),
        bounds: 0..=1000,
        of: |config| config.friend_mana.into(),
    },
    NumberOption {
        key: "friend_generation",
        name: Text::new("Friends: generation", "Amis\u{a0}: mana par tour"),
        help: Text::new("Mana that a friend gets every turn.", "Mana qu’un ami reçoit à chaque tour."),
        bounds: 1..=100,
        of: |config| config.friend_generation.into(),
    },
];

impl Config {
    /// Checks that every number is within the bounds that its form shows.
    pub(crate) fn check_numbers(&self) -> Result<(), ConfigError> {
        let numbers = PLAYERS.iter().chain(&BOARD).chain(&START).chain(&FRIENDS);
        for NumberOption { key, name, bounds, of, .. } in numbers {
            ConfigError::check_bounds(key, &name.fr.to_lowercase(), &of(self), bounds)?;
        }
        Ok(())
    }
}

impl HasOptions for Kitty {
    fn options() -> Vec<OptionSpec> {
        let specs = |numbers: &[NumberOption]| numbers.iter().map(NumberOption::spec).collect();
        [specs(&PLAYERS), team_options(), card_options(), specs(&BOARD), specs(&START), specs(&FRIENDS)].concat()
    }
}

fn team_options() -> Vec<OptionSpec> {
    vec![
        OptionSpec {
            key: "teams",
            name: Text::new("Teams", "Équipes"),
            help: Text::new(
                "Everybody alone, or in teams. Teams get two more cards: Balm and Chorus.",
                "Chacun pour soi, ou en équipes. Les équipes ont deux cartes de plus\u{a0}: Baume et Chœur.",
            ),
            kind: OptionKind::Words {
                expected: Text::new(
                    "none, or the sizes of the teams (2v2, 1v3, 2v2v2)",
                    "none, ou la taille des équipes (2v2, 1v3, 2v2v2)",
                ),
                usual: &TEAMS,
                fits: |text| text.parse::<Teams>().is_ok(),
            },
        },
        OptionSpec {
            key: "classes",
            name: Text::new("Classes", "Classes"),
            help: Text::new(
                "Each class starts with its own numbers and gets some cards more often.",
                "Chaque classe a ses valeurs de départ et reçoit certaines cartes plus souvent.",
            ),
            kind: OptionKind::Words {
                expected: Text::new(
                    "none, choose, random, one class for all (warrior, healer, thinker, trickster, kitten) or one for each seat, with commas",
                    "none, choose, random, une classe pour tous (warrior, healer, thinker, trickster, kitten) ou une par place, séparées par des virgules",
                ),
                usual: &CLASSES,
                fits: |text| text.parse::<Classes>().is_ok(),
            },
        },
    ]
}

fn card_options() -> Vec<OptionSpec> {
    let default = Config::default();
    vec![
        OptionSpec::switch(
            "redeal_when_stuck",
            Text::new("New hand when stuck", "Nouvelle main si bloqué"),
            Text::new(
                "If you can’t afford any card, you get a new hand.",
                "Si vous ne pouvez payer aucune carte, vous recevez une nouvelle main.",
            ),
            default.redeal_when_stuck,
        ),
        OptionSpec::switch(
            "classic",
            Text::new("Classic memento", "Mémento classique"),
            Text::new(
                "No discards: when your draw pile is empty, your whole memento is shuffled again, with the cards in hand, so you may draw a card that you hold.",
                "Sans défausse\u{a0}: quand votre pioche est vide, tout le mémento est mélangé à nouveau, main comprise\u{a0}; on peut donc piocher une carte qu’on a en main.",
            ),
            default.classic,
        ),
    ]
}

impl NumberOption {
    fn spec(&self) -> OptionSpec {
        OptionSpec::number(self.key, self.name, self.help, &self.bounds, (self.of)(&Config::default()))
    }
}
