//! The rules as people read them. They are written from the config, so they describe exactly that game.
//!
//! Not here: what single cards do (`cards.rs`).

use super::cards::effect;
use crate::{Claims, Config, Stones, Tactic};
use atout_core::{CardHelp, Lang, Rulebook, RulesSection};

impl Rulebook for Stones {
    fn rules(config: &Config, lang: Lang) -> Vec<RulesSection> {
        let mut sections = vec![
            aim(config, lang).named("aim"),
            turn(config, lang).named("turn"),
            formations(config, lang).named("formations"),
            claims(config, lang).named("claims"),
        ];
        if config.tactics {
            sections.push(tactics(lang).named("tactics"));
        }
        sections.push(end(lang).named("end"));
        sections
    }

    fn cards(config: &Config, lang: Lang) -> Vec<CardHelp> {
        super::cards::cards(config, lang)
    }
}

fn section(title: &str, paragraphs: impl IntoIterator<Item = String>) -> RulesSection {
    RulesSection { title: title.to_owned(), paragraphs: paragraphs.into_iter().collect(), ..RulesSection::default() }
}

fn aim(config: &Config, lang: Lang) -> RulesSection {
    let Config { stones, colours, values, .. } = *config;
    let (majority, cards, dealt) = (config.majority(), config.clan_cards(), config.dealt());
    section(
        lang.pick("The aim", "Le but"),
        lang.pick(
            [
                format!("Between two players stand {stones} stones in a row. The first player to own {majority} of them, or three side by side, wins at once."),
                format!("There are {cards} clan cards: {colours} colours, each with strengths from 1 to {values}. Each player gets {dealt} cards; the others are the deck. Chance decides who begins."),
            ],
            [
                format!("Les deux joueurs se font face, séparés par {stones} bornes alignées. Le premier à posséder {majority} bornes, ou trois bornes voisines, gagne aussitôt."),
                format!("Il y a {cards} cartes de clan\u{a0}: {colours} couleurs, de force 1 à {values}. Chaque joueur en reçoit {dealt}\u{a0}; les autres forment la pioche. Le sort désigne celui qui commence."),
            ],
        ),
    )
}

fn turn(config: &Config, lang: Lang) -> RulesSection {
    let place = lang.pick(
        "Play one card from your hand: place it face up on your side of a stone that nobody owns. Each side of a stone has room for three cards.",
        "Jouez une carte de votre main\u{a0}: posez-la face visible de votre côté d'une borne qui n'est à personne. Chaque côté d'une borne a trois places.",
    );
    let stays = match config.tactics {
        true => lang.pick(
            "Cards stay where they are placed, unless a tactic card moves them.",
            "Une carte posée ne bouge plus, sauf par une carte tactique.",
        ),
        false => lang.pick("Cards stay where they are placed.", "Une carte posée ne bouge plus."),
    };
    let draw = match (config.tactics, config.claims) {
        (true, _) => lang.pick(
            "At the end of your turn draw a card from the deck of your choice. When both decks are empty, play goes on without drawing.",
            "À la fin de votre tour, piochez une carte dans la pioche de votre choix. Quand les deux pioches sont vides, on continue sans piocher.",
        ),
        (false, _) => lang.pick(
            "Then draw one card. When the deck is empty, play goes on without drawing.",
            "Piochez ensuite une carte. Quand la pioche est vide, on continue sans piocher.",
        ),
    };
    let pass = lang.pick(
        "If you can't play a card, you pass and draw nothing.",
        "Si vous ne pouvez rien jouer, vous passez, sans piocher.",
    );
    section(lang.pick("Your turn", "Votre tour"), [format!("{place} {stays}"), draw.to_owned(), pass.to_owned()])
}

fn formations(config: &Config, lang: Lang) -> RulesSection {
    let highest = config.values;
    let order = lang.pick(
        format!("It does not matter in which order the cards were placed. After the {highest} a run does not begin again at 1. If both formations are of the same kind, the higher total wins; if the totals are equal too, the side that was full first wins."),
        format!("L'ordre dans lequel les cartes ont été posées ne compte pas. Après le {highest}, on ne repart pas au 1. À combinaison égale, le plus grand total l'emporte\u{a0}; à total égal, c'est le côté complété en premier."),
    );
    let lines = lang.pick(
        [
            "Three cards on one side of a stone make a formation. From the strongest to the weakest:",
            "Colour run: three cards of one colour that follow each other, such as red 4, 5 and 6.",
            "Three of a kind: three cards of the same strength.",
            "Colour: three cards of one colour.",
            "Run: three cards that follow each other, of any colour.",
            "Sum: any other three cards.",
        ],
        [
            "Trois cartes du même côté d'une borne forment une combinaison. De la plus forte à la plus faible\u{a0}:",
            "Suite couleur\u{a0}: trois cartes de la même couleur qui se suivent, par exemple 4, 5 et 6 rouges.",
            "Brelan\u{a0}: trois cartes de même force.",
            "Couleur\u{a0}: trois cartes de la même couleur.",
            "Suite\u{a0}: trois cartes qui se suivent, de couleurs quelconques.",
            "Somme\u{a0}: trois autres cartes quelconques.",
        ],
    );
    section(lang.pick("Formations", "Les combinaisons"), lines.map(str::to_owned).into_iter().chain([order]))
}

fn claims(config: &Config, lang: Lang) -> RulesSection {
    let when = match config.claims {
        Claims::Auto => lang.pick(
            "As soon as both sides of a stone are full, the stronger side takes it automatically.",
            "Dès que les deux côtés d'une borne sont complets, elle revient automatiquement au plus fort.",
        ),
        Claims::AfterPlay => lang.pick(
            "After playing and before drawing you may claim any number of stones.",
            "Après avoir joué et avant de piocher, vous pouvez revendiquer autant de bornes que vous voulez.",
        ),
        Claims::StartOfTurn => lang.pick(
            "At the start of your turn, before playing, you may claim any number of stones; so when you complete a side, your opponent has one turn to reply.",
            "Au début de votre tour, avant de jouer, vous pouvez revendiquer autant de bornes que vous voulez\u{a0}; quand vous complétez un côté, l'adversaire a donc un tour pour répondre.",
        ),
    };
    let proof = lang.pick(
        [
            "To claim a stone, your side must be full and certain to win: your opponent's side is full and weaker, or there is a proof that no cards still unseen can make it stronger than yours.",
            "For a proof only the cards on the table and in the discards count as seen, not the cards in your hand. If your opponent can only tie, the stone is yours. If there are too few unseen cards to fill the other side, that is a proof too.",
            "The game checks every claim and shows the proof. If you can't play a card, you must claim every stone you can.",
        ],
        [
            "Pour revendiquer une borne, votre côté doit être complet et sûr de gagner\u{a0}: le côté adverse est complet et plus faible, ou il est prouvé qu'aucune carte encore inconnue ne peut le rendre plus fort que le vôtre.",
            "Pour la preuve, seules les cartes posées et défaussées sont connues, pas celles de votre main. Si l'adversaire ne peut qu'égaler, la borne est à vous. S'il reste trop peu de cartes inconnues pour compléter le côté adverse, c'est aussi une preuve.",
            "Le jeu vérifie chaque revendication et en montre la preuve. Si vous ne pouvez rien jouer, vous devez revendiquer toutes les bornes possibles.",
        ],
    );
    let closed = lang.pick(
        "A stone that is taken keeps its owner, and nobody places cards there any more.",
        "Une borne prise garde son propriétaire, et plus personne n'y pose de carte.",
    );
    let proof = if config.claims == Claims::Auto { &[][..] } else { &proof[..] };
    let paragraphs = std::iter::once(when).chain(proof.iter().copied()).chain([closed]);
    section(lang.pick("Claiming stones", "Prendre les bornes"), paragraphs.map(str::to_owned))
}

fn tactics(lang: Lang) -> RulesSection {
    let general = lang.pick(
        "Instead of a clan card you may play a tactic card. You may have played one tactic card more than your opponent, never two. Proofs ignore tactic cards that have not been played. A wild card on the table (Joker, Spy or Shield-bearer) counts as every card it can still become.",
        "Au lieu d'une carte de clan, vous pouvez jouer une carte tactique. Vous pouvez en avoir joué une de plus que l'adversaire, jamais deux. Les preuves ignorent les cartes tactiques qui n'ont pas été jouées. Une carte libre posée (Joker, Espion ou Porte-bouclier) compte comme toutes les cartes qu'elle peut encore devenir.",
    );
    let each = Tactic::ALL.into_iter().filter(|&tactic| tactic != Tactic::Joker2).map(|tactic| {
        let (name, text) = (tactic.name().get(lang), effect(tactic, lang));
        format!("{name}{} {text}", lang.colon())
    });
    let first = lang.pick(
        "A full side that loses a card is no longer the side that was full first.",
        "Un côté complet qui perd une carte n'est plus le côté complété en premier.",
    );
    section(
        lang.pick("Tactic cards", "Les cartes tactiques"),
        std::iter::once(general.to_owned()).chain(each).chain([first.to_owned()]),
    )
}

fn end(lang: Lang) -> RulesSection {
    section(
        lang.pick("When nobody can play", "Quand plus personne ne peut jouer"),
        [lang
            .pick(
                "The game ends when both players pass, one after the other, and nobody takes a stone. Then every stone with only one full side goes to that side, beginning with the player who passed first. If this makes no winner, the player with more stones wins; if both have the same number, the player who passed first wins. So every game has a winner.",
                "La partie s'arrête quand les deux joueurs passent l'un après l'autre et que personne ne prend de borne. Chaque borne dont un seul côté est complet revient alors à ce côté, en commençant par le joueur qui a passé en premier. Si cela ne donne pas de vainqueur, celui qui a le plus de bornes gagne\u{a0}; à égalité, celui qui a passé en premier. Toute partie a donc un vainqueur.",
            )
            .to_owned()],
    )
}
