//! The rules as people read them, written from the config: they are the rules of that game.

use super::cards::effect;
use crate::{Claims, Config, Tactic};
use atout_core::{Lang, RulesSection};

pub(crate) fn rules(config: &Config, lang: Lang) -> Vec<RulesSection> {
    let mut sections = vec![aim(config, lang), turn(config, lang), formations(lang), claims(config, lang)];
    if config.tactics {
        sections.push(tactics(lang));
    }
    sections.push(end(lang));
    sections
}

fn section(title: &str, paragraphs: impl IntoIterator<Item = String>) -> RulesSection {
    RulesSection { title: title.to_owned(), paragraphs: paragraphs.into_iter().collect() }
}

fn aim(config: &Config, lang: Lang) -> RulesSection {
    let Config { stones, colours, values, .. } = *config;
    let (majority, cards, dealt) = (config.majority(), config.clan_cards(), config.dealt());
    section(
        lang.pick("The aim", "Le but"),
        lang.pick(
            [
                format!("{stones} stones lie in a row between two players. Whoever first owns {majority} of them, or three that lie side by side, wins at once."),
                format!("There are {cards} clan cards: {colours} colours, each with the strengths 1 to {values}. Each player is dealt {dealt}; the rest is the deck. The first player is drawn by lot."),
            ],
            [
                format!("{stones} bornes sont alignées entre les deux camps. Qui possède en premier {majority} bornes, ou trois bornes voisines, gagne aussitôt."),
                format!("Il y a {cards} cartes de clan\u{a0}: {colours} couleurs, chacune de force 1 à {values}. Chaque camp en reçoit {dealt}\u{a0}; le reste forme la pioche. Le sort désigne qui commence."),
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
        "If nothing can be played you pass, and draw nothing.",
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
            "The order of laying does not matter, and runs do not go round from the highest card to 1. Between two of the same kind the higher total wins; if that is equal too, the side that was complete first.",
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
            "As soon as both sides of a stone are full it goes to the better one by itself.",
            "Dès que les deux côtés d'une borne sont complets, elle revient d'elle-même au meilleur.",
        ),
        Claims::AfterPlay => lang.pick(
            "After playing and before drawing you may claim any number of stones.",
            "Après avoir joué et avant de piocher, vous pouvez revendiquer autant de bornes que vous voulez.",
        ),
        Claims::StartOfTurn => lang.pick(
            "At the start of your turn, before playing, you may claim any number of stones; so whoever completes a side gives the other one reply.",
            "Au début de votre tour, avant de jouer, vous pouvez revendiquer autant de bornes que vous voulez\u{a0}; qui complète un côté laisse donc une réponse à l'autre.",
        ),
    };
    let proof = lang.pick(
        [
            "A claim needs a full side of yours, and either a full and weaker side of your opponent or a proof: that no cards still unseen could make that side better. Only cards on the table and in the discards count as seen, not your hand. A reply that only ties loses; if too few cards are unseen to fill the side, that is a proof too.",
            "The game knows which claims stand and shows the proof. Whoever can play nothing must claim what can be claimed.",
        ],
        [
            "Pour revendiquer, il faut un côté complet et soit un côté adverse complet et plus faible, soit une preuve\u{a0}: qu'aucune carte encore inconnue ne puisse rendre ce côté meilleur. Seules les cartes posées et défaussées sont connues, pas celles de votre main. Une réponse qui ne fait qu'égaler perd\u{a0}; s'il reste trop peu de cartes inconnues pour compléter le côté, c'est aussi une preuve.",
            "Le jeu sait quelles prises tiennent et en montre la preuve. Qui ne peut rien jouer doit revendiquer ce qui peut l'être.",
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
        "Instead of a clan card you may play a tactic card. You may never have played more than one of them more than your opponent. Proofs ignore tactic cards that have not been played; a wild card on the table counts with every value that it may take.",
        "Au lieu d'une carte de clan, vous pouvez jouer une carte tactique, mais jamais plus d'une de plus que l'adversaire. Les preuves ignorent les cartes tactiques non jouées\u{a0}; une carte libre posée compte avec toutes les valeurs qu'elle peut prendre.",
    );
    let each = Tactic::ALL.into_iter().filter(|&tactic| tactic != Tactic::Joker2).map(|tactic| {
        let (name, text) = (tactic.name().get(lang), effect(tactic, lang));
        format!("{name}{} {text}", lang.colon())
    });
    let first = lang.pick(
        "A card that leaves a full side takes with it that the side was complete first.",
        "Une carte qui quitte un côté complet lui fait perdre d'avoir été complet en premier.",
    );
    section(
        lang.pick("Tactic cards", "Les cartes tactiques"),
        std::iter::once(general.to_owned()).chain(each).chain([first.to_owned()]),
    )
}

fn end(lang: Lang) -> RulesSection {
    section(
        lang.pick("When nothing moves any more", "Quand plus rien ne bouge"),
        [lang
            .pick(
                "If both players pass in a row and nothing is claimed, every stone where only one side is full goes to that side, first for whoever passed first. If nobody wins by that, whoever owns more stones does; if both own as many, whoever passed first. So every game has a winner.",
                "Si les deux camps passent de suite et que rien n'est pris, chaque borne dont un seul côté est complet revient à ce côté, d'abord celles de qui a passé en premier. Si personne ne gagne ainsi, qui possède le plus de bornes gagne\u{a0}; à égalité, qui a passé en premier. Toute partie a donc un vainqueur.",
            )
            .to_owned()],
    )
}
