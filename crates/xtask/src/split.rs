//! Code splitting: the functions that are marked by `wasm_split`, and what only they use, become chunks of a program's wasm that are
//! fetched when they are wanted (docs/decisions/0015-one-wasm.md).

use crate::Result;
use crate::embed;
use crate::process::{run, tail};
use crate::rust::TARGET;
use crate::tools::{Tools, executable};
use crate::workspace::Workspace;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The programs that are split: the crate, which names the files, and the folder in `dist`.
const PROGRAMS: [(&str, &str); 2] = [("app", ""), ("embed", embed::FOLDER)];

/// Replaces the whole wasm of each program that Trunk left in `dist` by the main module, its chunks and their loader.
pub fn run_all(workspace: &Workspace, tools: &Tools) -> Result<()> {
    let dist = workspace.dist();
    for (program, folder) in PROGRAMS {
        for whole in [format!("{program}.js"), format!("{program}_bg.wasm")] {
            let file = dist.join(whole);
            fs::remove_file(&file).map_err(|e| format!("cannot remove {}: {e}", file.display()))?;
        }
        split(workspace, tools, program, &dist.join(folder))?;
    }
    Ok(())
}

fn split(workspace: &Workspace, tools: &Tools, program: &str, to: &Path) -> Result<()> {
    let built = workspace
        .target
        .join(TARGET)
        .join("page")
        .join(format!("{program}.wasm"));
    let folder = workspace.state().join("split").join(program);
    // Chunks of an earlier build would be taken for some of this one. The first time there is nothing to remove.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|e| format!("cannot create {}: {e}", folder.display()))?;
    perform(
        Command::new(&tools.wasm_split)
            .args(["--target", "web", "--out-name", program])
            .args([&built, &folder]),
    )?;
    let main = folder.join(format!("{program}.wasm"));
    perform(
        Command::new(tools.wasm_bindgen.join(executable("wasm-bindgen")))
            .arg(&main)
            .arg("--out-dir")
            .arg(to)
            // Trunk asks for no types either. The chunks use what main exports to them.
            .args(["--target", "web", "--no-typescript", "--keep-lld-exports"]),
    )?;
    for file in files(&folder)?.into_iter().filter(|file| *file != main) {
        let name = file.file_name().expect("a file has a name");
        let to = to.join(name);
        fs::copy(&file, &to).map_err(|e| format!("cannot write {}: {e}", to.display()))?;
    }
    Ok(())
}

/// The chunks of every program in `dist`, as paths from there without the ending.
pub fn chunks(dist: &Path) -> Result<Vec<PathBuf>> {
    let mut chunks = Vec::new();
    for (_, folder) in PROGRAMS {
        let name = |file: PathBuf| {
            let name = file.file_name()?.to_str()?.strip_suffix(".wasm")?;
            let is_chunk = name.starts_with("split_") || name.starts_with("chunk_");
            is_chunk.then(|| Path::new(folder).join(name))
        };
        chunks.extend(files(&dist.join(folder))?.into_iter().filter_map(name));
    }
    Ok(chunks)
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
        "the wasm was not split: {} failed:\n{}",
        command.get_program().display(),
        tail(&done.output, 20)
    ))
}
