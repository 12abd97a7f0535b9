//! The options as a form shows them: name, help and bounds of each.
//!
//! Not here: which combinations the rules can play (`Config::check`).

use crate::{Classes, Config, Kitty, Teams};
use atout_core::{HasOptions, OptionKind, OptionSpec, Text};

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

impl HasOptions for Kitty {
    fn options() -> Vec<OptionSpec> {
        [player_options(), card_options(), board_options(), start_options(), friend_options()].concat()
    }
}

fn player_options() -> Vec<OptionSpec> {
    let default = Config::default();
    vec![
        OptionSpec::number(
            "players",
            Text::new("Players", "Joueurs"),
            Text::new("How many play, the computer’s players included.", "Nombre de joueurs, ordinateur compris."),
            &Config::PLAYERS,
            default.players,
        ),
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

fn board_options() -> Vec<OptionSpec> {
    let default = Config::default();
    vec![
        OptionSpec::number(
            "width",
            Text::new("Columns", "Colonnes"),
            Text::new("Number of columns of the board.", "Nombre de colonnes du plateau."),
            &Config::SIDE,
            default.width,
        ),
        OptionSpec::number(
            "height",
            Text::new("Rows", "Lignes"),
            Text::new("Number of rows of the board.", "Nombre de lignes du plateau."),
            &Config::SIDE,
            default.height,
        ),
        OptionSpec::number(
            "steps",
            Text::new("Steps", "Pas"),
            Text::new("How far you can walk in a turn.", "Nombre de pas possibles en un tour."),
            &Config::STEPS,
            default.steps,
        ),
        OptionSpec::number(
            "turns",
            Text::new("Turns", "Tours"),
            Text::new("The game is a draw after this many turns.", "Égalité après ce nombre de tours."),
            &Config::TURNS,
            default.turns,
        ),
        OptionSpec::number(
            "storm",
            Text::new("Storm", "Tempête"),
            Text::new(
                "From this turn on a storm closes in on the middle of the board: players outside its eye lose more and more life. 0: no storm.",
                "À partir de ce tour, une tempête se resserre sur le milieu du plateau\u{a0}: hors de l’œil, on perd de plus en plus de vie. 0\u{a0}: pas de tempête.",
            ),
            &Config::STORM,
            default.storm,
        ),
    ]
}

fn start_options() -> Vec<OptionSpec> {
    let default = Config::default();
    vec![
        OptionSpec::number(
            "hand",
            Text::new("Hand", "Main"),
            Text::new("Cards in a hand.", "Cartes en main."),
            &Config::HAND,
            default.hand,
        ),
        OptionSpec::number(
            "deck",
            Text::new("Memento", "Mémento"),
            Text::new(
                "Each player’s own pack: the number of its cards, the hand included; at least a hand.",
                "Le paquet de chaque joueur\u{a0}: nombre de cartes, main comprise\u{a0}; au moins une main.",
            ),
            &Config::DECK,
            default.deck,
        ),
        OptionSpec::number(
            "life",
            Text::new("Life", "Vie"),
            Text::new("Life at the start.", "Points de vie au départ."),
            &Config::LIFE,
            default.life,
        ),
        OptionSpec::number(
            "mana",
            Text::new("Mana", "Mana"),
            Text::new("Mana at the start; it pays for cards.", "Mana au départ\u{a0}; il paie les cartes."),
            &Config::MANA,
            default.mana,
        ),
        OptionSpec::number(
            "generation",
            Text::new("Mana generation", "Mana par tour"),
            Text::new("Mana you get every turn, at the start.", "Mana reçu à chaque tour, au départ."),
            &Config::GENERATION,
            default.generation,
        ),
    ]
}

fn friend_options() -> Vec<OptionSpec> {
    let default = Config::default();
    vec![
        OptionSpec::number(
            "friend_span",
            Text::new("Friends: turns", "Amis\u{a0}: tours"),
            Text::new("Number of turns a friend stays.", "Nombre de tours qu’un ami reste."),
            &Config::FRIEND_SPAN,
            default.friend_span,
        ),
        OptionSpec::number(
            "friend_steps",
            Text::new("Friends: steps", "Amis\u{a0}: pas"),
            Text::new("How far a friend can walk in a turn.", "Nombre de pas possibles d’un ami en un tour."),
            &Config::FRIEND_STEPS,
            default.friend_steps,
        ),
        OptionSpec::number(
            "friend_life",
            Text::new("Friends: life", "Amis\u{a0}: vie"),
            Text::new("Life of a friend.", "Points de vie d’un ami."),
            &Config::LIFE,
            default.friend_life,
        ),
        OptionSpec::number(
            "friend_mana",
            Text::new("Friends: mana", "Amis\u{a0}: mana"),
            Text::new("Mana of a friend at the start.", "Mana d’un ami au départ."),
            &Config::MANA,
            default.friend_mana,
        ),
        OptionSpec::number(
            "friend_generation",
            Text::new("Friends: generation", "Amis\u{a0}: mana par tour"),
            Text::new("Mana that a friend gets every turn.", "Mana qu’un ami reçoit à chaque tour."),
            &Config::GENERATION,
            default.friend_generation,
        ),
    ]
}
