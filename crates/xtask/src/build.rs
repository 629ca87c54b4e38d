//! Build of the optimised page: the page and its workers are compiled and bound, the page's wasm is split into what is
//! needed at once and what is fetched later, wasm-opt makes all of it small and fast, and comments are left out.

use crate::Result;
use crate::bundle;
use crate::course;
use crate::embed;
use crate::fingerprint::Fingerprint;
use crate::merge;
use crate::npm;
use crate::offline;
use crate::optimize;
use crate::process::{self, reason};
use crate::rust::TARGET;
use crate::screens;
use crate::sizes;
use crate::split;
use crate::tools::{self, Tools};
use crate::workspace::Workspace;
use std::env;
use std::time::Instant;

/// The command `build`: the page in `dist/`, and how large it is.
pub fn run(workspace: &Workspace) -> Result<()> {
    let tools = tools::prepare(workspace)?;
    build(workspace, &tools)?;
    sizes::print_all(&workspace.dist());
    println!(
        "The page is in {}: copy it to any static host, at any path.",
        workspace.dist().display()
    );
    Ok(())
}

/// Builds the page unless it is there already and nothing it is made of has changed.
pub fn build(workspace: &Workspace, tools: &Tools) -> Result<()> {
    let variant = (
        env::var_os("RUSTFLAGS"),
        env::var_os("RUSTUP_TOOLCHAIN"),
        &tools.wasm_opt,
        tools.standard_library,
    );
    let now = Fingerprint::now(workspace, &variant);
    if workspace.dist().join("index.html").is_file()
        && Fingerprint::last(workspace).as_ref() == Some(&now)
    {
        println!("==> the page is up to date");
        return Ok(());
    }
    Fingerprint::forget(workspace);
    let started = Instant::now();
    fetch_crates(workspace, tools)?;
    println!("==> building the page (usually 3 to 8 minutes)");
    bundle::bundle(workspace, tools)?;
    screens::collect(workspace)?;
    course::collect(workspace)?;
    split::run_all(workspace, tools)?;
    if let Some(wasm_merge) = tools.wasm_merge() {
        merge::merge_shared(&workspace.dist(), "game", &wasm_merge)?;
    }
    if let Some(wasm_opt) = &tools.wasm_opt {
        println!(
            "==> optimising it with wasm-opt (usually 1 to 3 minutes, less where little has changed)"
        );
        optimize::run_all(workspace, wasm_opt)?;
    }
    optimize::minify(&workspace.dist())?;
    embed::collect(workspace)?;
    offline::finish(&workspace.dist())?;
    // Last, when every file is as it will be sent; the service worker keeps the files themselves.
    println!("==> compressing it (usually 5 seconds)");
    precompress::write_copies(&workspace.dist())?;
    // A copy of what is there, for npm: no visitor fetches it, and nothing counts it.
    npm::collect(workspace)?;
    println!("    built in {} s", started.elapsed().as_secs());
    now.built(workspace)
        .store(workspace)
        .map_err(|e| format!("cannot write to {}: {e}", workspace.state().display()))
}

/// Downloads the crates, so that a network that is missing is told as such.
fn fetch_crates(workspace: &Workspace, tools: &Tools) -> Result<()> {
    let done = process::run(
        process::cargo()
            .current_dir(&workspace.root)
            .args(["fetch", "--target", TARGET])
            .envs(tools.standard_library.iter().copied()),
    )?;
    if done.success {
        return Ok(());
    }
    let reason = reason(&done.output, 20);
    Err(format!("the crates could not be fetched: {reason}"))
}
