//! Programs for `wasm32-wasip1` under Node: wasm with a clock and standard output, so that tests and benchmarks are the same as natively.

use crate::workspace::Workspace;
use crate::{Result, rust, tools};
use std::path::Path;

/// The compilation target.
pub const TARGET: &str = "wasm32-wasip1";

/// The command that runs a program of this target, whose path comes after it; installs what is missing for it.
pub fn runner(workspace: &Workspace) -> Result<Vec<String>> {
    rust::ensure_target(TARGET)?;
    tools::ensure_node()?;
    let script = Path::new("crates/xtask/src/wasi.mjs");
    let script = workspace.root.join(script).display().to_string();
    // Node warns at every start that its WASI may change, and Node 20 crashes in V8's fast calls of it when memory grows.
    let options = ["--no-warnings", "--no-turbo-fast-api-calls"];
    let words = ["node"].into_iter().chain(options).map(str::to_owned);
    Ok(words.chain([script]).collect())
}
