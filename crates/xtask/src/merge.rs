//! Merging of chunks by binaryen's wasm-merge: all that a chunk which is there before the others shares with them becomes one file, for
//! nothing is fetched too early by that; and so do the small ones that are left.

use crate::Result;
use crate::chunks::Chunks;
use crate::process::perform;
use crate::rust::WASM_FEATURES;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Bytes of a chunk that is too small to be a file of its own.
const SMALL: u64 = 10_000;

/// Merges the files in a folder that the first chunk shares with others, if there is one; and then the small ones that are left.
pub fn merge_shared(
    folder: &Path,
    chunks: &mut Chunks,
    first: Option<&str>,
    wasm_merge: &Path,
) -> Result<()> {
    if let Some(first) = first {
        let shared = chunks.shared(first).to_vec();
        let name = format!("{first}-shared");
        merge(folder, chunks, &shared, &name, wasm_merge)?;
    }
    let is_small = |file: &&str| {
        let path = folder.join(file).with_extension("wasm");
        fs::metadata(path).is_ok_and(|data| data.len() < SMALL)
    };
    let small = chunks.all_shared().into_iter().filter(is_small);
    let small: Vec<_> = small.map(str::to_owned).collect();
    merge(folder, chunks, &small, "small-shared", wasm_merge)
}

/// Merges chunks into one of another name.
fn merge(
    folder: &Path,
    chunks: &mut Chunks,
    files: &[String],
    name: &str,
    wasm_merge: &Path,
) -> Result<()> {
    let [first, ..] = files else {
        return Ok(());
    };
    let path = |file: &str| folder.join(file).with_extension("wasm");
    let handing = path("handing");
    let imports = precompress::reexport_imports(&read(&path(first))?)
        .ok_or_else(|| format!("{first} has imports of another kind than a chunk's"))?;
    write(&handing, &imports)?;
    let mut command = Command::new(wasm_merge);
    command
        .args(WASM_FEATURES)
        .arg(&handing)
        .arg("__wasm_split");
    for file in files {
        command.arg(path(file)).arg(file);
    }
    perform(command.arg("-o").arg(path(name)))?;
    let mut module = read(&path(name))?;
    precompress::import_directly(&mut module);
    write(&path(name), &module)?;
    for file in files.iter().map(|file| path(file)).chain([handing]) {
        fs::remove_file(&file).map_err(|e| format!("cannot remove {}: {e}", file.display()))?;
    }
    chunks.rename(|file| {
        let merged = files.iter().any(|it| it == file);
        if merged { name } else { file }.to_owned()
    });
    Ok(())
}

fn read(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).map_err(|e| format!("cannot read {}: {e}", file.display()))
}

fn write(file: &Path, content: &[u8]) -> Result<()> {
    fs::write(file, content).map_err(|e| format!("cannot write {}: {e}", file.display()))
}
