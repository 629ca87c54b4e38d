//! Merging of chunks: the splitter makes a file for each set of chunks that share something. All that a chunk which is there before the
//! others shares with them becomes one file, for nothing is fetched too early by that; and so do the small ones that are left.

use crate::Result;
use crate::rust::WASM_FEATURES;
use crate::split::{files, files_in, perform};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The loader of a program that was split.
pub const LOADER: &str = "__wasm_split.js";

/// Bytes of a chunk that is too small to be a file of its own.
const SMALL: u64 = 10_000;

/// Merges the files that a split of the program in a folder shares with others; and then the small ones that are left.
pub fn merge_shared(folder: &Path, split: &str, wasm_merge: &Path) -> Result<()> {
    let loader = read_text(&folder.join(LOADER))?;
    let mut shared = files_in(&loader, split);
    // The split itself stays by itself.
    shared.remove(0);
    merge(folder, &shared, wasm_merge)?;
    let small = |file: &PathBuf| fs::metadata(file).is_ok_and(|data| data.len() < SMALL);
    let name = |file: PathBuf| {
        let name = file.file_name()?.to_str()?;
        name.starts_with("chunk_").then(|| name.to_owned())
    };
    let small: Vec<_> = files(folder)?
        .into_iter()
        .filter(small)
        .filter_map(name)
        .collect();
    merge(folder, &small, wasm_merge)
}

/// Merges chunks into the first of them.
fn merge(folder: &Path, chunks: &[String], wasm_merge: &Path) -> Result<()> {
    let [first, others @ ..] = chunks else {
        return Ok(());
    };
    let handing = folder.join("handing.wasm");
    let merged = folder.join("merged.wasm");
    let imports = precompress::reexport_imports(&read(&folder.join(first))?)
        .ok_or_else(|| format!("{first} has imports of another kind than a chunk's"))?;
    write(&handing, &imports)?;
    let mut command = Command::new(wasm_merge);
    command
        .args(WASM_FEATURES)
        .arg(&handing)
        .arg("__wasm_split");
    for file in std::iter::once(first).chain(others) {
        command.arg(folder.join(file)).arg(file);
    }
    perform(command.arg("-o").arg(&merged))?;
    let mut module = read(&merged)?;
    precompress::import_directly(&mut module);
    write(&folder.join(first), &module)?;
    for file in others
        .iter()
        .map(|file| folder.join(file))
        .chain([handing, merged])
    {
        fs::remove_file(&file).map_err(|e| format!("cannot remove {}: {e}", file.display()))?;
    }
    let loader = folder.join(LOADER);
    let merged = merged_loader(&read_text(&loader)?, first, others)
        .ok_or_else(|| format!("{} does not name its chunks as before", loader.display()))?;
    write(&loader, merged.as_bytes())
}

/// The loader when `others` have become a part of `first`: whoever needs one of them loads that.
fn merged_loader(loader: &str, first: &str, others: &[String]) -> Option<String> {
    let name = |file: &str| Some(format!("__{}", file.strip_suffix(".wasm")?));
    let first = name(first)?;
    let mut merged = loader.to_owned();
    for other in others {
        let other = name(other)?;
        // Its loader, from its name to the end of the statement.
        let from = merged.find(&format!("const {other} = "))?;
        let end = from + merged[from..].find("\n, [")?;
        let end = end + merged[end..].find(");\n")? + ");\n".len();
        merged.replace_range(from..end, "");
    }
    let others: Option<Vec<_>> = others.iter().map(|other| name(other)).collect();
    let others = others?;
    let lines = merged.lines().map(|line| {
        let Some(names) = line.strip_prefix(", [") else {
            return line.to_owned();
        };
        let Some((names, end)) = names.split_once(']') else {
            return line.to_owned();
        };
        let mut needed: Vec<&str> = Vec::new();
        for name in names.split(", ").filter(|name| !name.is_empty()) {
            let name = if others.iter().any(|other| other == name) {
                &first
            } else {
                name
            };
            if !needed.contains(&name) {
                needed.push(name);
            }
        }
        format!(", [{}]{end}", needed.join(", "))
    });
    Some(lines.collect::<Vec<_>>().join("\n") + "\n")
}

fn read_text(file: &Path) -> Result<String> {
    String::from_utf8(read(file)?).map_err(|_| format!("{} is no text", file.display()))
}

fn read(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).map_err(|e| format!("cannot read {}: {e}", file.display()))
}

fn write(file: &Path, content: &[u8]) -> Result<()> {
    fs::write(file, content).map_err(|e| format!("cannot write {}: {e}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_needs_a_merged_chunk_loads_the_one_that_has_it() {
        let chunk = |number: u32| {
            format!(
                "/* some, others */\nconst __chunk_{number} = makeLoad(() => {{\n    const src = fetch(new URL(\"./chunk_{number}.wasm\", import.meta.url));\n}}\n, []);\n"
            )
        };
        let split = |name: &str, needs: &str| {
            format!(
                "export const __wasm_split_load_{name} = wrapAsyncCb(makeLoad(() => {{\n    const src = fetch(new URL(\"./split_{name}.wasm\", import.meta.url));\n}}\n, [{needs}]));\n"
            )
        };
        let loader = [
            "import { initSync } from \"./app.js\";\n".to_owned(),
            chunk(6),
            chunk(7),
            chunk(12),
            chunk(13),
            split("study", "__chunk_6, __chunk_7, __chunk_12, __chunk_13"),
            split("alone", ""),
            split("game", "__chunk_7, __chunk_13"),
        ]
        .concat();
        let merged = merged_loader(&loader, "chunk_7.wasm", &["chunk_13.wasm".to_owned()]);
        let merged = merged.expect("it is a loader");
        assert_eq!(
            files_in(&merged, "game"),
            ["split_game.wasm", "chunk_7.wasm"]
        );
        assert_eq!(
            files_in(&merged, "study"),
            [
                "split_study.wasm",
                "chunk_6.wasm",
                "chunk_7.wasm",
                "chunk_12.wasm"
            ]
        );
        assert_eq!(files_in(&merged, "alone"), ["split_alone.wasm"]);
        assert!(merged.contains("const __chunk_7 = ") && merged.contains("const __chunk_12 = "));
        assert!(!merged.contains("chunk_13"));
        assert_eq!(
            merged_loader("", "chunk_7.wasm", &["chunk_13.wasm".to_owned()]),
            None
        );
    }
}
