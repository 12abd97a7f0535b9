//! The pictures of the tactic cards: one emblem each before a shield of rays.

use atout_stones::Tactic;
use std::f64::consts::FRAC_PI_6;

/// The whole picture of a tactic card.
pub(super) fn scene(which: Tactic) -> String {
    let (dark, light) = match which {
        Tactic::Joker1 | Tactic::Joker2 => ("#5b2333", "#a34a4a"),
        Tactic::Spy => ("#1f2b38", "#46617a"),
        Tactic::ShieldBearer => ("#23402f", "#5b8a63"),
        Tactic::BlindFight => ("#2b2350", "#6659a3"),
        Tactic::MudFight => ("#3d2c1c", "#8a6a45"),
        Tactic::Recruiter => ("#4a2f10", "#b07a2c"),
        Tactic::Strategist => ("#163d4a", "#3f8493"),
        Tactic::Banshee => ("#233a3f", "#74a3a0"),
        Tactic::Traitor => ("#3a1a1a", "#8c3c34"),
    };
    let rays: String = (0..12)
        .map(|n| {
            let at = |turn: f64| (45.0 + 110.0 * turn.cos(), 50.0 + 110.0 * turn.sin());
            let (from, to) = (f64::from(n) * FRAC_PI_6, (f64::from(n) + 0.5) * FRAC_PI_6);
            let ((ax, ay), (bx, by)) = (at(from), at(to));
            format!("M45 50L{ax:.0} {ay:.0} {bx:.0} {by:.0}z")
        })
        .collect();
    format!(
        r##"<radialGradient id="r"><stop stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></radialGradient><rect width="90" height="100" fill="url(#r)"/><path d="{rays}" fill="#fff" opacity=".08"/><g stroke-linecap="round" stroke-linejoin="round">{}</g>"##,
        emblem(which)
    )
}

fn emblem(which: Tactic) -> &'static str {
    match which {
        Tactic::Joker1 | Tactic::Joker2 => JOKER,
        Tactic::Spy => SPY,
        Tactic::ShieldBearer => SHIELD,
        Tactic::BlindFight => BLIND,
        Tactic::MudFight => MUD,
        Tactic::Recruiter => HORN,
        Tactic::Strategist => PLAN,
        Tactic::Banshee => BANSHEE,
        Tactic::Traitor => TRAITOR,
    }
}

const JOKER: &str = r##"<path d="M24 64C20 44 12 40 8 44 10 24 30 22 36 42 36 24 42 14 45 12c3 2 9 12 9 30 6-20 26-18 28 2-4-4-12 0-16 20z" fill="#f0c24b" stroke="#3a1520" stroke-width="2"/><path d="M45 12c3 2 9 12 9 30l12 22H45z" fill="#d8654f"/><path d="M22 64h46v9H22z" fill="#f6ead0" stroke="#3a1520" stroke-width="2"/><g fill="#f6ead0" stroke="#3a1520" stroke-width="2"><circle cx="9" cy="45" r="5"/><circle cx="81" cy="45" r="5"/><circle cx="45" cy="11" r="5"/></g><path d="M30 84q15 10 30 0" fill="none" stroke="#f6ead0" stroke-width="3"/>"##;
const SPY: &str = r##"<path d="M14 100C12 60 22 14 45 10c23 4 33 50 31 90z" fill="#111a24"/><path d="M24 60C24 36 34 24 45 24s21 12 21 36C60 74 30 74 24 60z" fill="#05090e"/><path d="M29 50q7-7 14 0-7 5-14 0zM47 50q7-7 14 0-7 5-14 0z" fill="#ffe08a"/><circle cx="36.5" cy="50" r="2.5" fill="#05090e"/><circle cx="54.5" cy="50" r="2.5" fill="#05090e"/><path d="M24 62q21 16 42 0l6 18q-27 18-54 0z" fill="#7a2f35"/>"##;
const SHIELD: &str = r##"<path d="M14 20c15 0 24-5 31-11 7 6 16 11 31 11 2 36-8 58-31 72C22 78 12 56 14 20z" fill="#f6ead0" stroke="#1a2a1f" stroke-width="3"/><path d="M45 9c7 6 16 11 31 11 2 36-8 58-31 72z" fill="#5b8a63"/><path d="M30 44l15-14 15 14v20L45 78 30 64z" fill="#f0c24b" stroke="#1a2a1f" stroke-width="2"/>"##;
const BLIND: &str = r##"<circle cx="45" cy="54" r="31" fill="#e9c9a4" stroke="#191236" stroke-width="2"/><path d="M12 44q33-12 66 0v15q-33-10-66 0z" fill="#f6ead0" stroke="#191236" stroke-width="2"/><path d="M76 46l12 -7 -4 12 6 9 -14 -3z" fill="#f6ead0" stroke="#191236" stroke-width="2"/><path d="M34 74q11 6 22 0" fill="none" stroke="#191236" stroke-width="3"/><path d="M22 28q8-14 23-14t23 14" fill="none" stroke="#2e2018" stroke-width="7"/>"##;
const MUD: &str = r##"<path d="M6 86C4 66 20 70 24 56s16-10 20-2 8-16 18-6 2 16 14 16 16 16 8 24z" fill="#5a3f26" stroke="#1e130a" stroke-width="2"/><path d="M22 42c0-8 6-14 6-20 4 6 8 12 6 20-2 6-12 6-12 0zM60 34c0-8 5-12 5-18 4 6 7 10 6 17-2 6-11 7-11 1zM44 30c0-5 3-7 3-11 3 4 5 6 4 11-1 4-7 4-7 0z" fill="#a98252" stroke="#1e130a" stroke-width="2"/><path d="M20 80q8-8 18-4M52 72q10-4 16 4" fill="none" stroke="#c9a273" stroke-width="3"/>"##;
const HORN: &str = r##"<path d="M12 30c4 34 26 50 52 46l8-20C52 62 34 50 28 26z" fill="#f6ead0" stroke="#2a1806" stroke-width="2.5"/><ellipse cx="69" cy="66" rx="8" ry="12" transform="rotate(18 69 66)" fill="#8a4b12" stroke="#2a1806" stroke-width="2.5"/><path d="M10 32l20-8" stroke="#f0c24b" stroke-width="7"/><path d="M34 62l10-14M48 72l6-16" stroke="#f0c24b" stroke-width="5"/><path d="M72 36q8 4 10 14M64 24q18 6 24 22" fill="none" stroke="#ffe08a" stroke-width="3"/>"##;
const PLAN: &str = r##"<path d="M12 22l22-8 22 8 22-8v62l-22 8-22-8-22 8z" fill="#f6ead0" stroke="#0c2730" stroke-width="2.5"/><path d="M34 14v62M56 22v62" stroke="#c9b994" stroke-width="2"/><path d="M22 66C24 44 44 58 50 40" fill="none" stroke="#a8201a" stroke-width="4" stroke-dasharray="7 6"/><path d="M50 26l10 16-18 0z" fill="#a8201a"/><path d="M17 60l10 10M27 60l-10 10" stroke="#163d4a" stroke-width="4"/>"##;
const BANSHEE: &str = r##"<path d="M18 100C8 60 20 10 45 10s37 50 27 90l-9-10-9 10-9-10-9 10-9-10z" fill="#e5f2ee" stroke="#12262a" stroke-width="2.5"/><path d="M18 70C10 50 14 24 34 14 22 30 26 52 22 78zM72 70c8-20 4-46-16-56 12 16 8 38 12 64z" fill="#9fc7c0"/><ellipse cx="36" cy="42" rx="5" ry="7" fill="#12262a"/><ellipse cx="54" cy="42" rx="5" ry="7" fill="#12262a"/><ellipse cx="45" cy="64" rx="8" ry="13" fill="#12262a"/>"##;
const TRAITOR: &str = r##"<path d="M16 18q29-12 58 0c4 34-8 58-29 70C24 76 12 52 16 18z" fill="#f6ead0" stroke="#200c0c" stroke-width="2.5"/><path d="M45 12q15 0 29 6c4 34-8 58-29 70z" fill="#2c1414"/><path d="M24 42q8-8 16 0-8 5-16 0z" fill="#2c1414"/><path d="M50 42q8-8 16 0-8 5-16 0z" fill="#ff8d6b"/><path d="M30 64q8 8 15 4" fill="none" stroke="#2c1414" stroke-width="3"/><path d="M45 68q8-10 16-6" fill="none" stroke="#ff8d6b" stroke-width="3"/><path d="M45 12v76" stroke="#f0c24b" stroke-width="2"/>"##;
