//! A whole game between bots, and what tables of results count of it.

use crate::of::{Listed, bot, nothing_to_decide};
use crate::{BotError, Contest};
use atout_bots::PlayerKind;
use atout_core::{Departure, Lang, Match, Message, Player, Seat, Stage, Undisturbed, Viewer, choose_row};
use std::time::{Duration, Instant};

/// Plays a game to its end. A seat that thinks for longer than `clock` in all loses by the clock.
pub(crate) fn play<G: Listed>(
    mut game: Match<G>,
    kinds: &[PlayerKind],
    clock: Option<Duration>,
) -> Result<Contest, BotError> {
    let sessions = kinds.iter().map(|kind| Ok(bot::<G>(kind)?.session()));
    let mut bots = sessions.collect::<Result<Vec<_>, BotError>>()?;
    let mut thought = vec![Duration::ZERO; bots.len()];
    while let Stage::Awaiting(seats) = game.stage() {
        for seat in seats.iter() {
            // The clock of another seat may have ended the step.
            if !game.stage().awaited().contains(seat) {
                continue;
            }
            let started = Instant::now();
            let n_bots = bots.len();
            let bot = bots.get_mut(seat.index()).ok_or_else(|| too_few(n_bots))?;
            let row = choose_row(bot.as_mut(), &game.info_set(seat), |n| game.bot_rng(seat, n), &Undisturbed);
            let row = row.ok_or_else(|| nothing_to_decide(seat))?;
            thought[seat.index()] += started.elapsed();
            let is_late = clock.is_some_and(|clock| thought[seat.index()] > clock);
            let played = if is_late { game.leave(seat, Departure::Clock) } else { game.play_row(seat, &row) };
            played.map_err(|refusal| BotError(Message::new(refusal.to_string(), refusal.say(Lang::Fr))))?;
        }
        game.play_forced();
    }
    let players = kinds.iter().map(|kind| Player { name: kind.to_string(), kind: kind.to_string() }).collect();
    let Stage::Over(outcome) = game.stage() else { unreachable!("the loop above ends when the game is over") };
    let view = game.view(Viewer::Spectator);
    let mut events = game.events_since(Viewer::Spectator, None).map(|(_, event)| event);
    let found = G::findings(&view, &mut events);
    let of_seat = |seat| found.tags.iter().filter(move |(whose, _)| *whose == seat).map(|(_, tag)| *tag);
    // The game is over: what the seats brought along is no secret any more.
    let brought = |seat| game.setup(seat).map(|setup| G::setup_tags(game.config(), setup, seat)).unwrap_or_default();
    let all_of = |seat| G::tags(&view, seat).into_iter().chain(brought(seat)).chain(of_seat(seat)).collect();
    let tags = Seat::all(kinds.len()).map(all_of);
    Ok(Contest {
        outcome,
        actions: game.version(),
        thought,
        tags: tags.collect(),
        reached: found.reached,
        lost_by: found.lost_by,
        record: game.record(players),
    })
}

fn too_few(n: usize) -> BotError {
    BotError(Message::new(
        format!("{n} players are too few for this game"),
        format!("{n} joueurs ne suffisent pas pour cette partie"),
    ))
}
