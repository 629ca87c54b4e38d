//! Cargo, for calls by this program.

use crate::standard_library;
use std::env;
use std::process::Command;

/// The cargo that runs this task, so that nested calls use the same toolchain. It compiles for this machine, also where the hook of
/// `Trunk.toml` has been told to compile the standard library with the page.
pub fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    standard_library::remove_from(&mut cargo);
    cargo
}
