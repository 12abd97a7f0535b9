//! The `atout` command: serve, play, replay, verify, measure.
//!
//! One file per command under [`commands`]; each reads its arguments, asks the libraries, and says what came out. The
//! rest is shared manners: one sentence for every error ([`failure`], [`usage`], [`printable`]), both languages ([`lang`],
//! [`bilingual`]), nothing lost on the way to a file ([`files`]), colours and bars only on a terminal ([`terminal`],
//! [`progress`]).
//!
//! Not here: any rule, any bot, any page.

mod bilingual;
mod cli;
mod columns;
mod commands;
mod failure;
mod files;
mod lang;
mod parse;
mod printable;
mod progress;
mod say;
mod terminal;
mod usage;

use crate::failure::Failure;
use crate::say::Say;
use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let lang = lang::of_process(&arguments);
    let cli = match cli::parse(&arguments, lang) {
        Ok(cli) => cli,
        Err(error) => return usage::answer(&error, lang),
    };
    let mut say = Say::new(cli.lang.unwrap_or(lang));
    let lang = say.lang;
    match commands::run(cli, &mut say) {
        Ok(()) | Err(Failure::Closed) => ExitCode::SUCCESS,
        Err(Failure::NotHeld(message)) => failure::complain(1, message.get(lang)),
        Err(Failure::Wrong(message)) => failure::complain(2, message.get(lang)),
    }
}
