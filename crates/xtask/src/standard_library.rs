//! The standard library compiled with the page, for size, from the sources that rustup brings (docs/decisions/0020-standard-library.md).

use crate::process::run;
use crate::rust::{self, TARGET};
use std::process::Command;

/// Variables that have cargo compile the standard library too. The compiler's options are unstable, but the compiler is the
/// stable one: it is told to allow them.
pub type Variables = &'static [(&'static str, &'static str)];

/// A panic ends the program, as it does anyway, without making a message that no browser shows; none knows its place in the sources.
const OPTIONS: &str = "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none";

const VARIABLES: Variables = &[
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
    // Beside the options of .cargo/config.toml.
    ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", OPTIONS),
    // The hook of `Trunk.toml` is a program for this machine, whose standard library is there.
    (
        "CARGO_ALIAS_XTASK",
        "run --quiet --package xtask --config unstable.build-std=[] --",
    ),
];

/// Takes these variables from a command that is called by the hook and compiles for this machine.
pub fn remove_from(command: &mut Command) {
    for (name, _) in VARIABLES {
        command.env_remove(name);
    }
}

/// The variables, where the compiler knows these options and the sources are there or can be brought; else none, and a line
/// saying what that costs.
pub fn variables() -> Variables {
    match is_understood().and_then(|()| ensure_sources()) {
        Ok(()) => VARIABLES,
        Err(reason) => {
            println!(
                "note: the standard library as it comes ({reason}): the page works, its download is about an eighth larger"
            );
            &[]
        }
    }
}

/// Asks the compiler whether it knows the options: they change from version to version.
fn is_understood() -> crate::Result<()> {
    let mut rustc = Command::new(rust::rustc());
    rustc
        .env("RUSTC_BOOTSTRAP", "1")
        .args(["--target", TARGET, "--print", "cfg"])
        .args(OPTIONS.split(' '));
    if run(&mut rustc)?.success {
        Ok(())
    } else {
        Err("this Rust has other options".to_owned())
    }
}

/// Adds the sources if they are missing.
fn ensure_sources() -> crate::Result<()> {
    if rust::library_folder()?.join("src/rust/library").is_dir() {
        return Ok(());
    }
    println!("==> adding the sources of the standard library (once; usually 10 seconds)");
    rust::rustup(["component", "add", "rust-src"])
}
