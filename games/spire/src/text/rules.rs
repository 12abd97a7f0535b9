//! The rules as people read them, for the options of a climb.

use crate::{Config, Counter, DIFFICULTIES, Spire};
use atout_core::{CardHelp, Lang, Rulebook, RulesSection};

impl Rulebook for Spire {
    fn rules(config: &Config, lang: Lang) -> Vec<RulesSection> {
        let mut sections = vec![
            goal(config, lang),
            rooms(config, lang),
            fight(lang),
            damage(lang),
            counters(lang),
            enemies(lang),
            decks(lang),
        ];
        if config.players == 2 {
            sections.push(together(lang));
        }
        if config.difficulty > 0 {
            sections.push(difficulty(config, lang));
        }
        sections
    }

    fn cards(config: &Config, lang: Lang) -> Vec<CardHelp> {
        super::cards::cards(config, lang)
    }
}

fn section(id: &'static str, title: &str, paragraphs: &[&str]) -> RulesSection {
    RulesSection { id, title: title.to_owned(), paragraphs: paragraphs.iter().map(|text| (*text).to_owned()).collect() }
}

fn goal(config: &Config, lang: Lang) -> RulesSection {
    let life = config.first_life();
    let (en, fr) = (
        format!(
            "You begin with {life} life and ten cards of an element of your choice. Climb four floors, one for each element, in an order that changes from climb to climb. At the end of each floor waits a boss. The climb is won when the fourth boss falls, and lost when nobody lives any more."
        ),
        format!(
            "Vous commencez avec {life} points de vie et dix cartes de l’élément de votre choix. Gravissez quatre étages, un par élément, dans un ordre qui change à chaque ascension. Un boss attend au bout de chaque étage. L’ascension est gagnée quand le quatrième boss tombe, et perdue quand plus personne n’est en vie."
        ),
    );
    section("goal", lang.pick("The goal", "Le but"), &[lang.pick(&en, &fr)])
}

fn rooms(config: &Config, lang: Lang) -> RulesSection {
    let mut paragraphs = vec![
        lang.pick(
            "You see the rooms of the floor and how they are joined, but not who or what is inside. After each room you choose the next one.",
            "Vous voyez les salles de l’étage et leurs liens, mais pas ce qu’elles contiennent. Après chaque salle, vous choisissez la suivante.",
        ),
        lang.pick(
            "Enemies: a fight against one to three of them. Then you may take one of three cards: those of the enemy that fell last.",
            "Ennemis : un combat contre un à trois d’entre eux. Vous pouvez ensuite prendre une carte parmi trois : celles du dernier ennemi tombé.",
        ),
        lang.pick(
            "Rest: sleep and get life back, or meditate for 1 more attack and 1 more block for good. Training: one of three cards of any element, or none.",
            "Repos : dormez pour récupérer des points de vie, ou méditez pour gagner 1 d’attaque et 1 de blocage définitivement. Entraînement : une carte parmi trois, de n’importe quel élément, ou aucune.",
        ),
    ];
    if config.events {
        paragraphs.push(lang.pick(
            "Event: a scene with two or three ways through it. You see what each costs and gives before you choose.",
            "Événement : une scène avec deux ou trois issues. Vous voyez ce que chacune coûte et rapporte avant de choisir.",
        ));
    }
    section("rooms", lang.pick("The rooms", "Les salles"), &paragraphs)
}

fn fight(lang: Lang) -> RulesSection {
    section(
        "fight",
        lang.pick("A fight", "Un combat"),
        &[
            lang.pick(
                "In your turn you have 3 energy and draw five cards. Play as many as you can pay, on whom they are meant for, then end your turn: what is left in your hand is discarded. When the draw pile is empty the discards become the new one. A hand holds seven cards at most.",
                "À votre tour, vous avez 3 points d’énergie et piochez cinq cartes. Jouez-en autant que vous pouvez en payer, sur la cible qui convient, puis finissez votre tour : les cartes restantes sont défaussées. Quand la pioche est vide, la défausse la remplace. Une main compte sept cartes au plus.",
            ),
            lang.pick(
                "Then the enemies act, each as it has announced. Block absorbs damage before life does, and is gone when its bearer’s next turn begins.",
                "Puis les ennemis agissent, chacun comme il l’a annoncé. Le blocage absorbe les dégâts avant les points de vie, et disparaît au début du tour suivant de son porteur.",
            ),
            lang.pick(
                "A fight does not last for ever: from turn 31 on every turn costs you life, and more each time.",
                "Un combat ne dure pas éternellement : à partir du tour 31, chaque tour vous coûte des points de vie, de plus en plus.",
            ),
        ],
    )
}

fn damage(lang: Lang) -> RulesSection {
    section(
        "damage",
        lang.pick("Elements and damage", "Éléments et dégâts"),
        &[
            lang.pick(
                "Water beats air, air beats fire, fire beats earth, earth beats water. An attack does 50% more damage to an element that it beats, and half the damage to one that beats it. Your element is that of the last card with an element that you played.",
                "L’eau bat l’air, l’air bat le feu, le feu bat la terre, la terre bat l’eau. Une attaque fait 50\u{a0}% de dégâts en plus à l’élément qu’elle bat, et deux fois moins à celui qui la bat. Votre élément est celui de la dernière carte à élément que vous avez jouée.",
            ),
            lang.pick(
                "Damage = (attack of the card + your attack) × 1.5 with Attack + × 0.5 with Attack − × element. Block works the same way with Block + and Block −. The result is rounded down once, at the end.",
                "Dégâts = (attaque de la carte + votre attaque) × 1,5 avec Attaque + × 0,5 avec Attaque − × élément. Le blocage se calcule de même avec Blocage + et Blocage −. On arrondit une seule fois, à la fin, à l’entier inférieur.",
            ),
        ],
    )
}

fn counters(lang: Lang) -> RulesSection {
    let all = Counter::ALL
        .map(|counter| format!("{}{} {}", counter.name().get(lang), lang.colon(), counter.help().get(lang)));
    let texts: Vec<&str> = all.iter().map(String::as_str).collect();
    section("counters", lang.pick("Buffs and debuffs", "Bonus et malus"), &texts)
}

fn enemies(lang: Lang) -> RulesSection {
    section(
        "enemies",
        lang.pick("Enemies", "Les ennemis"),
        &[
            lang.pick(
                "Every enemy shows what it will do next, at whom, and the damage it will do as things stand. What it does after that depends on chance and on what you do: some shield themselves when struck, some weaken whoever attacks hardest.",
                "Chaque ennemi montre ce qu’il va faire, à qui, et les dégâts prévus à cet instant. La suite dépend du hasard et de vos actes : certains se protègent quand on les frappe, d’autres affaiblissent qui attaque le plus fort.",
            ),
            lang.pick(
                "A boss changes when its life has fallen far enough: it gets other skills and announces something new at once.",
                "Un boss se transforme quand sa vie a assez baissé : il a d’autres capacités et annonce aussitôt autre chose.",
            ),
        ],
    )
}

fn decks(lang: Lang) -> RulesSection {
    section(
        "decks",
        lang.pick("Your deck", "Votre deck"),
        &[lang.pick(
            "A deck holds 15 cards at most: into a full one a new card comes only for another one, which leaves for good.",
            "Un deck compte 15 cartes au plus : dans un deck plein, une nouvelle carte n’entre qu’à la place d’une autre, qui part pour toujours.",
        )],
    )
}

fn together(lang: Lang) -> RulesSection {
    section(
        "together",
        lang.pick("Together", "À deux"),
        &[
            lang.pick(
                "In a fight the first player acts, then the second, then the enemies. You see each other’s decks and discards, but not each other’s hands. Ways, cards and rooms are decided at the same time and in secret; if you disagree about the way, chance decides.",
                "En combat, le premier joueur agit, puis le second, puis les ennemis. Chacun voit le deck et la défausse de l’autre, mais pas sa main. Chemins, cartes et salles se décident en même temps et en secret ; si vous n’êtes pas d’accord sur le chemin, le sort décide.",
            ),
            lang.pick(
                "Who dies is out of the fight and comes back with 1 life when the room is cleared. The climb is lost when both are dead.",
                "Qui meurt quitte le combat et revient avec 1 point de vie quand la salle est nettoyée. L’ascension est perdue quand les deux sont morts.",
            ),
        ],
    )
}

fn difficulty(config: &Config, lang: Lang) -> RulesSection {
    let rules: Vec<&str> = DIFFICULTIES.iter().take(config.difficulty.into()).map(|rule| rule.get(lang)).collect();
    section("difficulty", lang.pick("Difficulty", "Difficulté"), &rules)
}
