//! The enemies of a fight: what they are going to do, how they stand.

use super::context::BoardContext;
use super::entity::{READ_ONLY, element, marks, told, vitals};
use super::icon::Icon;
use super::{art, forecast, icons};
use crate::{Canvas, Part};
use atout_core::Lang;
use atout_spire::{Body, Counters, Effect, Enemy, EnemyDef, SkillDef, Threat};
use maud::{Markup, html};

/// All enemies.
pub(super) fn foes(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Markup {
    let all: Vec<Part> = ctx.view.enemies.iter().map(|enemy| foe(ctx, enemy, canvas)).collect();
    // An untargeted card may be dropped anywhere among them.
    html! {
        div.foes.{ "n" (all.len()) } data-place="arena" data-zone="button:play" role="group" aria-label=(ctx.lang.pick("Enemies", "Ennemis")) {
            @for foe in &all { (foe) }
        }
    }
}

fn foe(ctx: &BoardContext<'_>, enemy: &Enemy, canvas: &mut Canvas<'_>) -> Part {
    let (lang, id, body) = (ctx.lang, enemy.id, &enemy.body);
    let n = usize::from(id);
    let threats: Vec<Threat> = ctx.threats.iter().filter(|threat| threat.enemy == id).copied().collect();
    let name = ctx.view.entity_name(id, ctx.names, lang);
    let plan = (enemy.kind, enemy.phase, enemy.intent, enemy.aim);
    let help = canvas.part(("foehelp", n), (body, plan, &threats, &name), || html! { (help(ctx, enemy, &threats)) });
    let made_of = (plan, &threats, body.block_stat, body.counters);
    let intent = canvas.part(("intent", n), made_of, || intent(ctx, enemy, &threats));
    let vitals = canvas.part(("vitals", n), (body.life, body.max_life, body.block), || vitals(ctx, id, body));
    let def = &ctx.tower.enemies[usize::from(enemy.kind)];
    let marks = (enemy.kind, enemy.phase, body.attack_stat, body.block_stat, body.counters);
    let marks = canvas.part(("marks", n), marks, || html! { (marks_of(ctx, enemy, def)) });
    let would = forecast::badges(ctx, id, canvas);
    canvas.part(("foe", n), (enemy.kind, body.element, &name), || {
        html! {
            div.ent.foe.boss[def.boss].{ "e-" (body.element.word()) } role="img" data-id={ "entity:" (id) } data-name=(name) data-help=(help) aria-label={ (name) ". " (help) } title={ (name) ". " (help) } {
                (intent)
                span.fig { img src={ "/assets/" (art::enemy_file(def, body.element)) } alt="" decoding="sync"; (would) }
                span.plate {
                    span.who { b.name { (name) } (element(ctx, body.element)) }
                    (vitals)
                    (marks)
                }
            }
        }
    })
}

/// A body whose counters stand as in its next turn: what is shown is what will be felt.
fn before_its_turn(body: &Body) -> Body {
    let mut counters = Counters::default();
    body.counters.iter().for_each(|(counter, n)| counters.raise(counter, counter.turns_ahead(n)));
    Body { counters, ..*body }
}

/// Stats and counters; before them the phase of an enemy that has several.
fn marks_of(ctx: &BoardContext<'_>, enemy: &Enemy, def: &EnemyDef) -> Markup {
    let (lang, n, of) = (ctx.lang, enemy.phase + 1, def.phases.len());
    let help = lang.pick(
        "It changes when its life has fallen far enough: it gets other skills and announces something new.",
        "Il se transforme quand sa vie a assez baissé : il a d’autres capacités et annonce autre chose.",
    );
    html! {
        span.marks {
            @if of > 1 { span.mk.phase data-name={ "Phase " (n) "/" (of) } data-help=(lang.typeset(help.to_owned())) { "Phase\u{a0}" (n) "/" (of) } }
            (marks(ctx, &before_its_turn(&enemy.body)))
        }
    }
}

/// What the enemy is going to do, with the damage that is left after block.
fn intent(ctx: &BoardContext<'_>, enemy: &Enemy, threats: &[Threat]) -> Markup {
    let (lang, skill) = (ctx.lang, ctx.tower.intent(enemy));
    let (name, gains) = (skill.name.get(lang), gains(enemy, skill));
    // The icon of a single gain is that of the skill.
    let is_single = threats.is_empty() && gains.len() == 1;
    html! {
        span.intent tabindex=(READ_ONLY) data-name=(name) data-help={ (skill.text(lang)) " " (told_threats(ctx, threats)) } {
            @if !threats.is_empty() || gains.len() < 2 { (icons::intent_icon(skill)) }
            @for threat in threats.iter().filter(|threat| threat.damage > 0) { (hit(ctx, threat)) }
            @for (icon, n) in gains { span.amount { @if !is_single { (ctx.icon(icon)) } b { (n) } } }
            span.w { (name) }
        }
    }
}

/// What a skill does beside attacks, with its amounts; block as the enemy's own stats and buffs make it.
fn gains(enemy: &Enemy, skill: &SkillDef) -> Vec<(Icon, i16)> {
    // Its counters fall before it acts.
    let mut body = enemy.body;
    body.counters.tick();
    let gain = |effect: &Effect| match *effect {
        Effect::Block(n) => Some((Icon::Block, body.block_from(n))),
        Effect::Heal(n) => Some((Icon::Life, n.into())),
        Effect::Buff(counter, n) | Effect::Debuff(counter, n) => {
            Some((Icon::Counter(counter), counter.turns_ahead(n).into()))
        }
        _ => None,
    };
    skill.effects.iter().filter_map(gain).collect()
}

/// "12", or "12 → 5" if block or evade takes some of it.
fn hit(ctx: &BoardContext<'_>, threat: &Threat) -> Markup {
    let less = threat.lost < threat.damage;
    html! {
        span.hit {
            @if ctx.is_pair() { span.seat.{ "s" (threat.seat) } { (threat.seat.index() + 1) } }
            @if less { s { (threat.damage) } "\u{202f}→\u{202f}" }
            b.none[threat.lost == 0] { (threat.lost) }
        }
    }
}

fn told_threats(ctx: &BoardContext<'_>, threats: &[Threat]) -> String {
    let lang = ctx.lang;
    let one = |threat: &Threat| {
        let (whom, Threat { damage, blocked, lost, evaded, .. }) = (ctx.names.of(threat.seat), *threat);
        let mut parts = vec![lang.pick(format!("{damage} damage"), format!("{damage} dégâts"))];
        if evaded > 0 {
            parts.push(lang.pick("evaded".to_owned(), "esquivé".to_owned()));
        }
        if blocked > 0 {
            parts.push(lang.pick(format!("{blocked} blocked"), format!("{blocked} bloqués")));
        }
        parts.push(match lost {
            0 => lang.pick("no life lost", "aucune vie perdue").to_owned(),
            _ => lang.pick(format!("−{lost} life"), format!("−{lost} de vie")),
        });
        format!("{whom}{} {}.", lang.colon(), parts.join(", "))
    };
    threats.iter().filter(|threat| threat.damage > 0).map(one).collect::<Vec<_>>().join(" ")
}

/// Everything about an enemy in words.
fn help(ctx: &BoardContext<'_>, enemy: &Enemy, threats: &[Threat]) -> String {
    let (lang, skill): (Lang, _) = (ctx.lang, ctx.tower.intent(enemy));
    let (state, name, text) =
        (Lang::capital(&told(&before_its_turn(&enemy.body), lang)), skill.name.get(lang), skill.text(lang));
    let next = lang.pick("Next", "Prochaine action");
    format!("{state}. {next}{} {name}. {text} {}", lang.colon(), told_threats(ctx, threats))
}
