//! The `atout` command: serve, play, replay, verify, measure.
//!
//! One file per command under [`commands`]; each reads its arguments, calls the libraries, and prints the result. The
//! rest is shared: one sentence for every error ([`failure`], [`usage`], [`printable`]), both languages ([`lang`],
//! [`bilingual`]), whole files or none ([`files`]), colours and bars only on a terminal ([`terminal`],
//! [`progress`]), the full-screen console ([`screen`]).
//!
//! Not here: any rule, any bot, any page.

mod bilingual;
mod cli;
mod columns;
mod commands;
mod content_file;
mod data_folder;
mod decks;
mod failure;
mod files;
mod game_options;
mod lang;
mod output;
mod parse;
mod printable;
mod progress;
mod screen;
mod terminal;
mod usage;

use crate::failure::Failure;
use crate::output::Output;
use std::ffi::OsString;
use std::process::ExitCode;

/// Gives the memory of tables that are gone back to the system; the system's own allocator keeps it. A move also costs
/// less time with it.
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let lang = lang::of_reader(&arguments);
    let cli = match cli::parse(&arguments, lang) {
        Ok(cli) => cli,
        Err(error) => return usage::print_and_exit(&error, lang),
    };
    let mut output = Output::new(cli.lang.unwrap_or(lang));
    let lang = output.lang;
    match commands::run(cli, &mut output) {
        Ok(()) | Err(Failure::OutputClosed) => ExitCode::SUCCESS,
        Err(Failure::CheckFailed(message)) => failure::exit_with(1, message.get(lang)),
        Err(Failure::BadInput(message)) => failure::exit_with(2, message.get(lang)),
    }
}
