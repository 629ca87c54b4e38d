//! The Rust compiler, and what rustup adds to it: libraries for compilation targets, sources.

use crate::Result;
use crate::process::{find_program, reason, run};
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compilation target of the page and its worker.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The wasm features that rustc turns on for its wasm target, and SIMD, which the workspace turns on.
pub const WASM_FEATURES: &[&str] = &[
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-call-indirect-overlong",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// The compiler.
pub fn rustc() -> OsString {
    env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}

/// The folder of the compiler's libraries, and of their sources.
pub fn library_folder() -> Result<PathBuf> {
    let sysroot = run(Command::new(rustc()).args(["--print", "sysroot"]))?.output;
    Ok(Path::new(sysroot.trim()).join("lib/rustlib"))
}

/// The standard library for a compilation target, added if it is missing.
pub fn ensure_target(target: &str) -> Result<()> {
    if library_folder()?.join(target).is_dir() {
        return Ok(());
    }
    println!("==> adding the target {target} (once; usually 10 seconds)");
    rustup(["target", "add", target])
        .map_err(|why| format!("this Rust has no target {target}, and it was not added: {why}"))
}

/// Has rustup do something.
pub fn rustup<const N: usize>(arguments: [&str; N]) -> Result<()> {
    if find_program("rustup").is_none() {
        return Err("there is no rustup: install Rust from https://rustup.rs".to_owned());
    }
    let done = run(Command::new("rustup").args(arguments))?;
    if done.success {
        return Ok(());
    }
    Err(reason(&done.output, 10))
}
