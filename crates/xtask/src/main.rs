//! `cargo xtask`: build, serve, test and benchmark the program on a fresh machine.
//!
//! Two commands do all set-up themselves: `serve` shows the page ([`trunk`]), `test` proves it ([`test`]). What they install
//! is kept per version in the user's cache folder ([`tools`]); a message says what happens and how long it takes.

mod arguments;
mod bench;
mod browser;
mod cargo;
mod chunks;
mod commands;
mod course;
mod debian;
mod embed;
mod fingerprint;
mod finish;
mod frameworks;
mod icons;
mod install;
mod languages;
mod merge;
mod minify;
mod npm;
mod offline;
mod optimize;
mod process;
mod programs;
mod rust;
mod screens;
mod sizes;
mod split;
mod standard_library;
mod steady;
mod step;
mod step_result;
mod test;
mod tools;
mod trunk;
mod wasi;
mod workspace;

use std::process::ExitCode;

/// The result of a task; an error is one message that tells the user what to do.
type Result<T> = std::result::Result<T, String>;

fn main() -> ExitCode {
    match commands::run(std::env::args_os().skip(1)) {
        Ok(code) => code,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}
