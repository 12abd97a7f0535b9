//! The rules as people read them. They are written from the config, so they describe exactly that game.
//!
//! Not here: what single cards do (`cards.rs`).

use super::cards::effect;
use crate::{Claims, Config, Tactic};
use atout_core::{Lang, RulesSection};

pub(crate) fn rules(config: &Config, lang: Lang) -> Vec<RulesSection> {
    let mut sections = vec![
        aim(config, lang).named("aim"),
        turn(config, lang).named("turn"),
        formations(lang).named("formations"),
        claims(config, lang).named("claims"),
    ];
    if config.tactics {
        sections.push(tactics(lang).named("tactics"));
    }
    sections.push(end(lang).named("end"));
    sections
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
                format!("{stones} stones lie in a row between two players. The first player to own {majority} of them, or three side by side, wins at once."),
                format!("There are {cards} clan cards: {colours} colours, each with the strengths 1 to {values}. Each player is dealt {dealt}; the rest is the deck. The first player is drawn by lot."),
            ],
            [
                format!("{stones} bornes sont alignées entre les deux camps. Le premier à posséder {majority} bornes, ou trois bornes voisines, gagne aussitôt."),
                format!("Il y a {cards} cartes de clan\u{a0}: {colours} couleurs, chacune de force 1 à {values}. Chaque camp en reçoit {dealt}\u{a0}; le reste forme la pioche. Le premier joueur est tiré au sort."),
            ],
        ),
    )
}

fn turn(config: &Config, lang: Lang) -> RulesSection {
    let place = lang.pick(
        "Place one card from your hand face up on your side of a stone that nobody owns and where you have fewer than three cards. Laid cards stay where they are.",
        "Posez une carte de votre main, face visible, de votre côté d'une borne libre où vous avez moins de trois cartes. Une carte posée ne bouge plus.",
    );
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
    section(lang.pick("Your turn", "Votre tour"), [place, draw, pass].map(str::to_owned))
}

fn formations(lang: Lang) -> RulesSection {
    let lines = lang.pick(
        [
            "The three cards of a side make a formation. From strong to weak:",
            "Colour run: one colour, strengths in a row (such as red 4, 5, 6).",
            "Three of a kind: one strength.",
            "Colour: one colour.",
            "Run: strengths in a row, any colours.",
            "Sum: any other three cards.",
            "The order of laying does not matter, and a run does not go on from the highest card to 1. Between two of the same kind the higher total wins; if that is equal too, the side that was complete first.",
        ],
        [
            "Les trois cartes d'un côté forment une combinaison. De la plus forte à la plus faible\u{a0}:",
            "Suite couleur\u{a0}: une couleur, des forces qui se suivent (par exemple 4, 5, 6 rouges).",
            "Brelan\u{a0}: trois fois la même force.",
            "Couleur\u{a0}: une seule couleur.",
            "Suite\u{a0}: des forces qui se suivent, de couleurs quelconques.",
            "Somme\u{a0}: trois autres cartes quelconques.",
            "L'ordre de pose ne compte pas, et une suite ne reprend pas au 1 après la plus forte. À combinaison égale, le plus grand total l'emporte\u{a0}; à total égal, le côté complet en premier.",
        ],
    );
    section(lang.pick("Formations", "Les combinaisons"), lines.map(str::to_owned))
}

fn claims(config: &Config, lang: Lang) -> RulesSection {
    let when = match config.claims {
        Claims::Auto => lang.pick(
            "As soon as both sides of a stone are full, the better side takes it automatically.",
            "Dès que les deux côtés d'une borne sont complets, elle revient automatiquement au meilleur.",
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
            "To claim a stone, your side must be full. Your opponent's side must be full and weaker, or there must be a proof: no cards still unseen can make that side better. Only cards on the table and in the discards count as seen, not your hand. A reply that only ties loses. If too few cards are unseen to fill the side, that is a proof too.",
            "The game checks every claim and shows the proof. If you can't play a card, you must claim every stone you can.",
        ],
        [
            "Pour revendiquer une borne, votre côté doit être complet. Le côté adverse doit être complet et plus faible, ou il faut une preuve\u{a0}: aucune carte encore inconnue ne peut le rendre meilleur. Seules les cartes posées et défaussées sont connues, pas celles de votre main. Une réponse qui ne fait qu'égaler perd\u{a0}; s'il reste trop peu de cartes inconnues pour compléter le côté, c'est aussi une preuve.",
            "Le jeu vérifie chaque revendication et en montre la preuve. Si vous ne pouvez rien jouer, vous devez revendiquer toutes les bornes possibles.",
        ],
    );
    let closed = lang.pick(
        "A stone with an owner is closed to both sides for good.",
        "Une borne prise est fermée aux deux camps pour de bon.",
    );
    let proof = if config.claims == Claims::Auto { &[][..] } else { &proof[..] };
    let paragraphs = std::iter::once(when).chain(proof.iter().copied()).chain([closed]);
    section(lang.pick("Claiming stones", "Prendre les bornes"), paragraphs.map(str::to_owned))
}

fn tactics(lang: Lang) -> RulesSection {
    let general = lang.pick(
        "Instead of a clan card you may play a tactic card. You may never be more than one tactic card ahead of your opponent. Proofs ignore tactic cards that have not been played; a wild card on the table counts with every value that it may take.",
        "Au lieu d'une carte de clan, vous pouvez jouer une carte tactique, mais sans jamais avoir plus d'une carte tactique d'avance sur l'adversaire. Les preuves ignorent les cartes tactiques non jouées\u{a0}; une carte libre posée compte avec toutes les valeurs qu'elle peut prendre.",
    );
    let each = Tactic::ALL.into_iter().filter(|&tactic| tactic != Tactic::Joker2).map(|tactic| {
        let (name, text) = (tactic.name().get(lang), effect(tactic, lang));
        format!("{name}{} {text}", lang.colon())
    });
    let first = lang.pick(
        "A full side that loses a card no longer counts as complete first.",
        "Un côté complet qui perd une carte ne compte plus comme complet en premier.",
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
                "If both players pass in a row and nothing is claimed, the game ends. Every stone where only one side is full goes to that side, first for the player who passed first. If that makes no winner, the player with more stones wins; on a tie, the player who passed first. So every game has a winner.",
                "Si les deux camps passent de suite et que rien n'est pris, la partie s'arrête. Chaque borne dont un seul côté est complet revient à ce côté, d'abord pour le joueur qui a passé en premier. Si cela ne donne pas de vainqueur, le joueur qui possède le plus de bornes gagne\u{a0}; à égalité, celui qui a passé en premier. Toute partie a donc un vainqueur.",
            )
            .to_owned()],
    )
}
