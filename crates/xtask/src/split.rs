//! Code splitting: the functions that are marked by `wasm_split`, and what only they use, become chunks of a program's wasm that are
//! fetched when they are wanted (docs/decisions/0015-one-wasm.md).

use crate::Result;
use crate::bundle::{bind, compiled};
use crate::embed;
use crate::process::{run, tail};
use crate::tools::Tools;
use crate::workspace::Workspace;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The programs that are split: the crate, which names the files, and the folder in `dist`.
const PROGRAMS: [(&str, &str); 2] = [("app", ""), ("embed", embed::FOLDER)];

/// Leaves the main module of each program, its chunks and their loader in `dist`.
pub fn run_all(workspace: &Workspace, tools: &Tools) -> Result<()> {
    for (program, folder) in PROGRAMS {
        split(workspace, tools, program, &workspace.dist().join(folder))?;
    }
    Ok(())
}

fn split(workspace: &Workspace, tools: &Tools, program: &str, to: &Path) -> Result<()> {
    let built = compiled(workspace, "page", program);
    let folder = workspace.state().join("split").join(program);
    // Chunks of an earlier build would be taken for some of this one. The first time there is nothing to remove.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|e| format!("cannot create {}: {e}", folder.display()))?;
    perform(
        Command::new(&tools.wasm_bindings)
            .arg("split")
            .args([&built, &folder]),
    )?;
    let main = folder.join(format!("{program}.wasm"));
    // The chunks use what main exports to them.
    bind(tools, &main, to, &["--keep-lld-exports"])?;
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

/// The files of a split of the program in a folder of `dist`, by the splitter's loader there: the split's own file, and those that it
/// shares with others. None if there is no such split.
pub fn files_of(folder: &Path, split: &str) -> Vec<String> {
    let loader = fs::read_to_string(folder.join("__wasm_split.js")).unwrap_or_default();
    files_in(&loader, split)
}

pub fn files_in(loader: &str, split: &str) -> Vec<String> {
    let Some((_, rest)) = loader.split_once(&format!("__wasm_split_load_{split} ")) else {
        return Vec::new();
    };
    let shared = rest.split_once(", [").and_then(|(_, rest)| {
        let (names, _) = rest.split_once(']')?;
        Some(names)
    });
    let names = shared.unwrap_or_default().split(", ");
    let names = names.map(|name| name.trim_start_matches('_'));
    let own = format!("split_{split}");
    std::iter::once(own.as_str())
        .chain(names.filter(|name| !name.is_empty()))
        .map(|name| format!("{name}.wasm"))
        .collect()
}

/// The files of a folder, in order.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries =
        fs::read_dir(folder).map_err(|e| format!("cannot read {}: {e}", folder.display()))?;
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    Ok(files)
}

pub fn perform(command: &mut Command) -> Result<()> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_a_split_are_named_by_the_loader() {
        let loader = "\
const __chunk_6 = makeLoad(() => {
const src = fetch(new URL(\"./chunk_6.wasm\", import.meta.url));
}
, []);
export const __wasm_split_load_study = wrapAsyncCb(makeLoad(() => {
const src = fetch(new URL(\"./split_study.wasm\", import.meta.url));
}
, [__chunk_6, __chunk_12]));
export const __wasm_split_load_alone = wrapAsyncCb(makeLoad(() => {
}
, []));
";
        assert_eq!(
            files_in(loader, "study"),
            ["split_study.wasm", "chunk_6.wasm", "chunk_12.wasm"]
        );
        assert_eq!(files_in(loader, "alone"), ["split_alone.wasm"]);
        assert_eq!(files_in(loader, "stud"), [""; 0]);
    }
}
