//! wasm-opt over the built modules. A module that was optimised before is taken from a cache by its content.

use crate::Result;
use crate::process::{run, tail};
use crate::split;
use crate::workspace::Workspace;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The modules in `dist` and what is done to each: the page, its chunks and the library worker are made small; the engine fast.
const MODULES: &[(&str, &[&str])] = &[
    ("app_bg", SMALL),
    ("worker_bg", &["-O3"]),
    ("library_worker_bg", SMALL),
];

/// Functions made of one generic function have like names; side by side they compress better.
const SMALL: &[&str] = &["-Oz", "--reorder-functions-by-name"];

/// The wasm features that rustc turns on for its wasm target, and SIMD, which the workspace turns on.
const FEATURES: &[&str] = &[
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

/// Replaces the modules in `dist` by optimised ones.
pub fn run_all(workspace: &Workspace, wasm_opt: &Path) -> Result<()> {
    let cache = workspace.state().join("wasm-opt");
    fs::create_dir_all(&cache).map_err(|e| format!("cannot create {}: {e}", cache.display()))?;
    let chunks = split::chunks(&workspace.dist())?;
    let chunks = chunks.iter().map(|name| (name.as_str(), SMALL));
    for (name, passes) in MODULES.iter().copied().chain(chunks) {
        let module = workspace.dist().join(format!("{name}.wasm"));
        let content = fs::read(&module)
            .map_err(|e| format!("the build left no {}: {e}", module.display()))?;
        let key = format!("{name}-{:016x}.wasm", digest(&content, wasm_opt));
        let optimised = cache.join(&key);
        if !optimised.is_file() {
            optimise(wasm_opt, passes, &module, &optimised)?;
        }
        fs::copy(&optimised, &module)
            .map_err(|e| format!("cannot write {}: {e}", module.display()))?;
        forget_others(&cache, name, &key);
    }
    Ok(())
}

fn optimise(wasm_opt: &Path, passes: &[&str], from: &Path, to: &Path) -> Result<()> {
    let unfinished = to.with_extension("partial");
    let mut command = Command::new(wasm_opt);
    command
        .args(passes)
        .args(FEATURES)
        .arg(from)
        .arg("-o")
        .arg(&unfinished);
    let done = run(&mut command)?;
    if !done.success {
        return Err(format!(
            "wasm-opt refused {}:\n{}",
            from.display(),
            tail(&done.output, 20)
        ));
    }
    fs::rename(&unfinished, to).map_err(|e| format!("cannot write {}: {e}", to.display()))
}

fn digest(content: &[u8], wasm_opt: &Path) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(wasm_opt.as_os_str().as_encoded_bytes());
    hasher.write(content);
    hasher.finish()
}

/// Keeps only the newest result of each module.
fn forget_others(cache: &Path, name: &str, keep: &str) {
    let Ok(entries) = fs::read_dir(cache) else {
        return;
    };
    let stale = |file: &PathBuf| {
        let file = file.file_name().unwrap_or_default().to_string_lossy();
        file.starts_with(&format!("{name}-")) && file != keep
    };
    for file in entries.flatten().map(|entry| entry.path()).filter(stale) {
        let _ = fs::remove_file(file);
    }
}
