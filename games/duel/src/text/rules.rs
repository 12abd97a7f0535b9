//! The rules as people read them.
//!
//! Not here: how the rules decide; each file of the rules says what it decides.

use super::keywords::{keyword_help, keyword_name};
use crate::{Config, Duel, Keyword, Word};
use atout_core::{CardHelp, Lang, Rulebook, RulesSection, Text};

impl Rulebook for Duel {
    /// The rules of the game in sections.
    fn rules(_config: &Config, lang: Lang) -> Vec<RulesSection> {
        let plain = |(id, title, paragraphs): &(&'static str, Text, &[Text])| RulesSection {
            id,
            title: title.get(lang).to_owned(),
            paragraphs: paragraphs.iter().map(|text| text.get(lang).to_owned()).collect(),
        };
        let mut sections: Vec<RulesSection> = BEFORE.iter().map(plain).collect();
        sections.push(keywords(lang));
        sections.extend(AFTER.iter().map(plain));
        sections
    }

    fn cards(config: &Config, lang: Lang) -> Vec<CardHelp> {
        super::help::cards(config, lang)
    }
}

/// Every keyword with what it means; protections are one line.
fn keywords(lang: Lang) -> RulesSection {
    let line = |keyword: &Keyword| {
        format!("{}{} {}", Lang::capital(keyword_name(*keyword, lang)), lang.colon(), keyword_help(*keyword, lang))
    };
    let is_told = |keyword: &&Keyword| {
        let is_second_protection =
            (**keyword > Keyword::ProtectionFromWhite) && (**keyword <= Keyword::ProtectionFromChosen);
        !is_second_protection && !super::keywords::is_sentence(**keyword)
    };
    let mut paragraphs: Vec<String> = Keyword::ALL.iter().filter(is_told).map(line).collect();
    paragraphs.push(
        lang.pick(
            "Protection from another colour works the same way.",
            "La protection contre une autre couleur fonctionne de la même façon.",
        )
        .to_owned(),
    );
    RulesSection { id: "keywords", title: lang.pick("Keywords", "Mots-clés").to_owned(), paragraphs }
}

type Section = (&'static str, Text, &'static [Text]);

const BEFORE: &[Section] = &[
    (
        "goal",
        Text::new("The goal", "Le but"),
        &[
            Text::new(
                "Two players begin with 20 life and seven cards. Bring your opponent’s life to 0, or make them draw from an empty library. If both lose at the same moment, the game is a draw.",
                "Deux joueurs commencent avec 20 points de vie et sept cartes. Faites tomber les points de vie de l’adversaire à 0, ou faites-le piocher dans une bibliothèque vide. Si les deux perdent au même moment, la partie est nulle.",
            ),
            Text::new(
                "Chance decides who goes first; that player skips the first draw. Before the game you may change your hand: draw seven new cards, then put one of them on the bottom of your library for each time you did so.",
                "Le hasard désigne le premier joueur, qui ne pioche pas à son premier tour. Avant la partie, vous pouvez changer de main : piochez sept nouvelles cartes, puis mettez-en une au-dessous de votre bibliothèque pour chaque changement.",
            ),
        ],
    ),
    (
        "zones",
        Text::new("The zones", "Les zones"),
        &[
            Text::new(
                "Library: the cards you have yet to draw, face down. Hand: only you see it. Battlefield: lands, creatures and invocations in play, called permanents. Graveyard: used and dead cards, face up. Stack: spells and abilities that wait for their effect. Exile: cards that are out of the game.",
                "Bibliothèque : les cartes qui restent à piocher, face cachée. Main : vous seul la voyez. Jeu : les terrains, créatures et invocations posés, appelés permanents. Cimetière : les cartes utilisées ou mortes, face visible. Pile : les sorts et capacités qui attendent leur effet. Exil : les cartes retirées de la partie.",
            ),
            Text::new(
                "A card that changes zones is a new card: it remembers nothing, and nothing follows it.",
                "Une carte qui change de zone devient une nouvelle carte : elle n’a plus de mémoire, et rien ne la suit.",
            ),
        ],
    ),
    (
        "cards",
        Text::new("The cards", "Les cartes"),
        &[Text::new(
            "Land: gives mana; you may play one in each of your turns. Creature: attacks and blocks with its force and endurance. Invocation (an enchantment or a thing): stays in play for its effect. Sorcery: has its effect in your main phase. Instant: can be cast whenever you have priority.",
            "Terrain : donne du mana ; vous pouvez en jouer un à chacun de vos tours. Créature : attaque et bloque avec sa force et son endurance. Invocation (enchantement ou objet) : reste en jeu pour son effet. Rituel : fait son effet pendant votre phase principale. Éphémère : se lance dès que vous avez la priorité.",
        )],
    ),
    (
        "turn",
        Text::new("A turn", "Le tour"),
        &[Text::new(
            "Start: untap your permanents and draw a card. Main phase: play a land, cast spells. Combat. Second main phase. End. Cleanup: discard down to seven cards; damage and effects that last until end of turn are gone.",
            "Début : dégagez vos permanents et piochez une carte. Phase principale : jouez un terrain, lancez des sorts. Combat. Seconde phase principale. Fin. Nettoyage : défaussez-vous jusqu’à sept cartes ; les dégâts et les effets « jusqu’à la fin du tour » disparaissent.",
        )],
    ),
    (
        "mana",
        Text::new("Mana and costs", "Mana et coûts"),
        &[
            Text::new(
                "Plains give white mana, Islands blue, Swamps black, Mountains red, Forests green. The signs on a card are its cost: a 2 and two suns are two mana of any kind and two white mana. X is any number you choose. Mana that is not spent is lost when the step ends.",
                "Les plaines donnent du mana blanc, les îles du bleu, les marais du noir, les montagnes du rouge, les forêts du vert. Les signes d’une carte sont son coût : un 2 et deux soleils, ce sont deux manas quelconques et deux manas blancs. X est le nombre de votre choix. Le mana non dépensé est perdu à la fin de l’étape.",
            ),
            Text::new(
                "To tap a permanent is to turn it sideways: it has been used, and can neither attack, block nor be tapped again. Lands tap for mana, attackers tap to attack. All your permanents untap at the start of your turn.",
                "Engager un permanent, c’est l’incliner : il a servi, et ne peut plus attaquer, bloquer ni être engagé une seconde fois. Les terrains s’engagent pour donner du mana, les attaquants pour attaquer. Tous vos permanents se dégagent au début de votre tour.",
            ),
            Text::new(
                "A cost may also ask you to tap the card, pay life, discard, sacrifice, put cards of your library into your graveyard or exile cards of your graveyard. A creature can pay with “tap” only if it has been yours since the turn began, or has haste.",
                "Un coût peut aussi demander d’engager la carte, de payer des points de vie, de vous défausser, de sacrifier, de mettre des cartes de votre bibliothèque dans votre cimetière ou d’exiler des cartes de votre cimetière. Une créature ne peut payer « engagez » que si elle est à vous depuis le début du tour, ou si elle a la hâte.",
            ),
        ],
    ),
    (
        "casting",
        Text::new("Casting spells", "Lancer un sort"),
        &[
            Text::new(
                "Creatures, invocations and sorceries are cast in your own main phase while the stack is empty. Instants, cards with flash and abilities with a cost can be used whenever you have priority. Lands are played without the stack.",
                "Les créatures, invocations et rituels se lancent pendant votre phase principale, quand la pile est vide. Les éphémères, les cartes avec le flash et les capacités qui ont un coût s’utilisent dès que vous avez la priorité. Les terrains se jouent sans passer par la pile.",
            ),
            Text::new(
                "Choose modes, targets and X, then pay. Without a legal target a spell cannot be cast. If all its targets have become illegal when it resolves, it does nothing and goes to the graveyard.",
                "Choisissez le mode, les cibles et X, puis payez. Sans cible légale, un sort ne peut pas être lancé. Si toutes ses cibles sont devenues illégales quand il se résout, il ne fait rien et va au cimetière.",
            ),
        ],
    ),
    (
        "stack",
        Text::new("The stack and priority", "La pile et la priorité"),
        &[
            Text::new(
                "The active player gets priority first, and a player who acts keeps it. When all players pass in a row, the top of the stack resolves and the active player gets priority. If all pass while the stack is empty, the next step begins.",
                "Le joueur actif a la priorité en premier, et le joueur qui agit la garde. Quand tous passent à la suite, le haut de la pile se résout et le joueur actif reçoit la priorité. Si tous passent alors que la pile est vide, l’étape suivante commence.",
            ),
            Text::new(
                "Triggered abilities (“when”, “whenever”, “at”) go on the stack before anybody gets priority: the active player’s first, each player choosing the order of their own. An ability on the stack stays there even if its card is gone.",
                "Les capacités déclenchées (« quand », « chaque fois que », « au début ») vont sur la pile avant que quiconque reçoive la priorité : d’abord celles du joueur actif, chacun choisissant l’ordre des siennes. Une capacité sur la pile y reste même si sa carte a disparu.",
            ),
        ],
    ),
    (
        "stops",
        Text::new("Stops", "Les arrêts"),
        &[Text::new(
            "You would get priority many times in each turn. At a table you are asked only where you have set a stop, and when something is cast against you; everywhere else the table passes for you. The circles beside the steps set stops: a red square is one, left for your opponent’s turn, right for yours. “Full control” asks you every time.",
            "Vous recevriez la priorité bien des fois à chaque tour. À une table, on ne vous demande qu’aux étapes où vous avez posé un arrêt, et quand l’adversaire lance quelque chose ; partout ailleurs, la table passe pour vous. Les ronds à côté des étapes posent les arrêts : un carré rouge en est un, à gauche pour le tour adverse, à droite pour le vôtre. « Tout demander » vous demande à chaque fois.",
        )],
    ),
    (
        "combat",
        Text::new("Combat", "Le combat"),
        &[
            Text::new(
                "Attackers must be untapped and yours since the turn began, or have haste. They tap to attack. Each untapped creature of the defender may block one attacker; several may block the same one, and the attacking player puts them in order.",
                "Les attaquants doivent être dégagés et à vous depuis le début du tour, ou avoir la hâte. Ils s’engagent pour attaquer. Chaque créature dégagée du défenseur peut bloquer un attaquant ; plusieurs peuvent bloquer le même, et le joueur attaquant les met en ordre.",
            ),
            Text::new(
                "Creatures with first or double strike deal their damage in a step of its own, before the others.",
                "Les créatures avec l’initiative ou la double initiative infligent leurs dégâts lors d’une étape à part, avant les autres.",
            ),
        ],
    ),
    (
        "damage",
        Text::new("Damage", "Les dégâts"),
        &[
            Text::new(
                "A creature deals damage equal to its force: to the player if it is not blocked, otherwise to its blockers, who strike back at the same time. An attacker gives each blocker in order at least enough to kill it before the next one.",
                "Une créature inflige autant de dégâts que sa force : au joueur si elle n’est pas bloquée, sinon à ses bloqueurs, qui frappent en même temps. Un attaquant inflige à chaque bloqueur, dans l’ordre, au moins de quoi le tuer avant de passer au suivant.",
            ),
            Text::new(
                "An attacker that was blocked stays blocked, even if its blockers are gone: without trample it then deals no combat damage.",
                "Un attaquant bloqué le reste, même si ses bloqueurs ont disparu : sans le piétinement, il n’inflige alors aucun dégât de combat.",
            ),
        ],
    ),
    (
        "death",
        Text::new("Death", "La mort"),
        &[Text::new(
            "A creature dies when the damage on it reaches its endurance, or its endurance is 0. That is checked before anybody gets priority, for all creatures at once, never in the middle of an effect. To die is to go from the battlefield to the graveyard for any reason, sacrifice included.",
            "Une créature meurt quand les dégâts qu’elle a subis atteignent son endurance, ou quand son endurance est de 0. On le vérifie avant que quiconque reçoive la priorité, pour toutes les créatures à la fois, jamais au milieu d’un effet. Mourir, c’est passer du jeu au cimetière pour n’importe quelle raison, sacrifice compris.",
        )],
    ),
];

const AFTER: &[Section] = &[
    (
        "auras",
        Text::new("Auras", "Les auras"),
        &[Text::new(
            "An Aura is an invocation that is attached to a creature or a land. It goes to the graveyard when what it enchants leaves play or may no longer be enchanted by it.",
            "Une aura est une invocation attachée à une créature ou à un terrain. Elle va au cimetière quand ce qu’elle enchante quitte le jeu ou ne peut plus être enchanté par elle.",
        )],
    ),
    (
        "tokens",
        Text::new("Tokens and counters", "Jetons et marqueurs"),
        &[
            Text::new(
                "A token is a creature without a card. It dies like any other, then it is gone for good.",
                "Un jeton est une créature sans carte. Il meurt comme les autres, puis disparaît pour de bon.",
            ),
            Text::new(
                "A +1/+1 counter gives 1 force and 1 endurance for as long as the permanent is in play; a −1/−1 counter takes one +1/+1 counter away or gives −1/−1.",
                "Un marqueur +1/+1 donne 1 de force et 1 d’endurance tant que le permanent est en jeu ; un marqueur −1/−1 retire un marqueur +1/+1 ou donne −1/−1.",
            ),
            Text::new(
                "Force and endurance are counted in this order: what is printed, what sets them, counters, abilities of permanents, effects until end of turn.",
                "La force et l’endurance se comptent dans cet ordre : ce qui est imprimé, ce qui les fixe, les marqueurs, les capacités des permanents, les effets jusqu’à la fin du tour.",
            ),
        ],
    ),
    (
        "end",
        Text::new("The end of the game", "La fin de la partie"),
        &[Text::new(
            "You lose when your life is 0 or less, when you have to draw from an empty library, or when you give up. Some cards win the game by themselves.",
            "Vous perdez quand vous n’avez plus de points de vie, quand vous devez piocher dans une bibliothèque vide, ou quand vous abandonnez. Certaines cartes font gagner la partie à elles seules.",
        )],
    ),
];
