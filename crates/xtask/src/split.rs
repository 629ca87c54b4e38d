//! Code splitting: the functions at the split points of a program, and what only they use, become chunks of its wasm that are fetched when
//! they are wanted (docs/decisions/0015-one-wasm.md).

use crate::Result;
use crate::chunks::{self, Chunks, LOADER};
use crate::merge;
use crate::process::perform;
use crate::programs::Program;
use crate::tools::Tools;
use crate::workspace::Workspace;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Splits a program as cargo has compiled it: leaves its main module, which takes the place of the unsplit one, its chunks and their
/// loader in a folder.
pub fn split(
    workspace: &Workspace,
    tools: &Tools,
    program: &Program,
    to: &Path,
    merges: bool,
) -> Result<()> {
    let name = &program.name;
    let folder = workspace.state().join("split").join(name);
    // Chunks of an earlier build would be taken for some of this one. The first time there is nothing to remove.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|e| format!("cannot create {}: {e}", folder.display()))?;
    perform(
        Command::new(&tools.wasm_bindgen)
            .arg("split")
            .arg(program.compiled(workspace))
            .arg(&folder),
    )?;
    // The chunks use what the main module exports to them.
    perform(
        Command::new(&tools.wasm_bindgen)
            .args(["--target=web", "--no-typescript", "--keep-lld-exports"])
            .arg(format!("--out-name={name}"))
            .arg(format!("--out-dir={}", folder.display()))
            .arg(folder.join(name).with_extension("wasm")),
    )?;
    let mut chunks = Chunks::read(&read_text(&folder.join("chunks.txt"))?)?;
    if merges && let Some(wasm_merge) = tools.wasm_merge() {
        let first = program.first_chunk.as_deref();
        merge::merge_shared(&folder, &mut chunks, first, &wasm_merge)?;
    }
    let names = names(&folder, &chunks);
    let in_dist = to.join(chunks::FOLDER);
    fs::create_dir_all(&in_dist)
        .map_err(|e| format!("cannot create {}: {e}", in_dist.display()))?;
    for (file, name) in &names {
        let from = folder.join(file).with_extension("wasm");
        copy(&from, &in_dist.join(name).with_extension("wasm"))?;
    }
    chunks.rename(|file| names[file].clone());
    let loader = chunks.loader(&read_text(&folder.join(LOADER))?)?;
    let to_loader = to.join(LOADER);
    fs::write(&to_loader, loader)
        .map_err(|e| format!("cannot write {}: {e}", to_loader.display()))?;
    for file in [format!("{name}_bg.wasm"), format!("{name}.js")] {
        copy(&folder.join(&file), &to.join(&file))?;
    }
    Ok(())
}

/// File names in `dist` of the splitter's files: those of a split by its name, shared ones by numbers, the largest first.
fn names(folder: &Path, chunks: &Chunks) -> BTreeMap<String, String> {
    let size = |file: &&str| {
        let metadata = fs::metadata(folder.join(file).with_extension("wasm"));
        metadata.map_or(0, |metadata| metadata.len())
    };
    let (mut numbered, named): (Vec<&str>, Vec<&str>) = chunks
        .all()
        .into_iter()
        .partition(|file| file.starts_with("chunk_"));
    numbered.sort_by_key(|file| Reverse(size(file)));
    let numbered = (1..)
        .zip(numbered)
        .map(|(number, file)| (file.to_owned(), format!("shared-{number}")));
    let own = |file: &str| {
        file.strip_prefix("split_")
            .unwrap_or(file)
            .replace('_', "-")
    };
    let named = named.into_iter().map(|file| (file.to_owned(), own(file)));
    numbered.chain(named).collect()
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::copy(from, to)
        .map(drop)
        .map_err(|e| format!("cannot copy {} to {}: {e}", from.display(), to.display()))
}

fn read_text(file: &Path) -> Result<String> {
    fs::read_to_string(file).map_err(|e| format!("cannot read {}: {e}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_are_called_by_what_they_hold() {
        let folder = std::env::temp_dir().join(format!("xtask-split-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a temporary folder can be made");
        for (file, size) in [("chunk_6", 1), ("chunk_12", 2)] {
            let path = folder.join(file).with_extension("wasm");
            fs::write(path, vec![0; size]).expect("it can be written");
        }
        let list = "puzzle_sets chunk_6 chunk_12 game-shared split_puzzle_sets\n";
        let names = names(&folder, &Chunks::read(list).expect("it is a list"));
        fs::remove_dir_all(&folder).expect("the test made it");
        let names: Vec<_> = names
            .iter()
            .map(|(file, name)| (file.as_str(), name.as_str()))
            .collect();
        let expected = [
            ("chunk_12", "shared-1"),
            ("chunk_6", "shared-2"),
            ("game-shared", "game-shared"),
            ("split_puzzle_sets", "puzzle-sets"),
        ];
        assert_eq!(names, expected);
    }
}
