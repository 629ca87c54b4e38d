//! Splits the page's wasm: the functions that are marked by `wasm_split`, and what only they use, become chunks that the
//! page fetches when it wants them (docs/decisions/0015-one-wasm.md).

use crate::Result;
use crate::process::{run, tail};
use crate::rust::TARGET;
use crate::tools::{Tools, executable};
use crate::workspace::Workspace;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The page's crate, and the name of its files.
const PAGE: &str = "app";

/// Replaces the whole wasm that Trunk left in `dist` by the main module, its chunks and their loader.
pub fn run_all(workspace: &Workspace, tools: &Tools) -> Result<()> {
    let built = workspace
        .target
        .join(TARGET)
        .join("page")
        .join(format!("{PAGE}.wasm"));
    let folder = workspace.state().join("split");
    // Chunks of an earlier build would be taken for some of this one. The first time there is nothing to remove.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|e| format!("cannot create {}: {e}", folder.display()))?;
    perform(
        Command::new(&tools.wasm_split)
            .args(["--target", "web", "--out-name", PAGE])
            .args([&built, &folder]),
    )?;
    let main = folder.join(format!("{PAGE}.wasm"));
    perform(
        Command::new(tools.wasm_bindgen.join(executable("wasm-bindgen")))
            .arg(&main)
            .arg("--out-dir")
            .arg(workspace.dist())
            // Trunk asks for no types either. The chunks use what main exports to them.
            .args(["--target", "web", "--no-typescript", "--keep-lld-exports"]),
    )?;
    for file in files(&folder)?.into_iter().filter(|file| *file != main) {
        let name = file.file_name().expect("a file has a name");
        let to = workspace.dist().join(name);
        fs::copy(&file, &to).map_err(|e| format!("cannot write {}: {e}", to.display()))?;
    }
    Ok(())
}

/// The chunks in `dist`, by name without the ending.
pub fn chunks(dist: &Path) -> Result<Vec<String>> {
    let name = |file: &PathBuf| {
        let name = file.file_name()?.to_str()?.strip_suffix(".wasm")?;
        (name.starts_with("split_") || name.starts_with("chunk_")).then(|| name.to_owned())
    };
    Ok(files(dist)?.iter().filter_map(name).collect())
}

/// The files of a folder, in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries =
        fs::read_dir(folder).map_err(|e| format!("cannot read {}: {e}", folder.display()))?;
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    Ok(files)
}

fn perform(command: &mut Command) -> Result<()> {
    let done = run(command)?;
    if done.success {
        return Ok(());
    }
    Err(format!(
        "the page's wasm was not split: {} failed:\n{}",
        command.get_program().display(),
        tail(&done.output, 20)
    ))
}
