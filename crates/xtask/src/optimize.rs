//! Optimisation of modules: wasm-opt, and functions that are alike beside each other. What wasm-opt made of a module is taken from a cache
//! by the module's content.

use crate::Result;
use crate::chunks::{self, Chunks};
use crate::process::{run, tail};
use crate::programs::Program;
use crate::rust::WASM_FEATURES;
use crate::step::Step;
use crate::workspace::Workspace;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The fastest code, for the engine.
const FAST: &[&str] = &["-O3"];

/// The smallest code, for the page, its chunks and the workers that keep things. A large function that is called once stays by itself,
/// beside those that are like it; the lowest 1,024 bytes of the memory are the last of the stack's 4 MB, so that no address of a value lies
/// there. Where no function is like another, the names tell which belong together.
const SMALL: &[&str] = &[
    "-Oz",
    "--one-caller-inline-max-function-size=40",
    "--low-memory-unused",
    BY_NAME,
    // What wrote a module, and which features of wasm it uses, browsers do not ask.
    "--strip-producers",
    "--strip-target-features",
];

/// Sorts functions by their names.
const BY_NAME: &str = "--reorder-functions-by-name";

/// Replaces the modules of programs in `dist` by optimised ones, as many at once as there are cores.
pub fn run_all(
    workspace: &Workspace,
    dist: &Path,
    programs: &[Program],
    wasm_opt: &Path,
    without: Option<Step>,
) -> Result<()> {
    let cache = workspace.state().join("wasm-opt");
    fs::create_dir_all(&cache).map_err(|e| format!("cannot create {}: {e}", cache.display()))?;
    let modules = programs.iter().flat_map(|program| {
        let passes = if program.profile == "engine" {
            FAST
        } else {
            SMALL
        };
        let folder = dist.join(&program.folder);
        let main = folder.join(format!("{}_bg.wasm", program.name));
        let chunk = |name: &str| {
            folder
                .join(chunks::FOLDER)
                .join(name)
                .with_extension("wasm")
        };
        let chunks = program.is_split.then(|| Chunks::of(&folder));
        let names = chunks.iter().flat_map(Chunks::all);
        let chunks: Vec<_> = names.map(chunk).collect();
        let modules = std::iter::once(main).chain(chunks);
        modules.map(move |module| (module, passes))
    });
    let modules: Vec<_> = modules.collect();
    let orders = without != Some(Step::Order);
    precompress::in_parallel(modules, |(module, passes)| {
        let name = module
            .strip_prefix(dist)
            .unwrap_or(&module)
            .to_string_lossy();
        let name = name.replace(['/', '\\'], "-");
        replace(wasm_opt, passes, &module, &name, &cache)?;
        if passes == SMALL && orders {
            order(wasm_opt, &module)?;
        }
        Ok(())
    })
}

/// Replaces a module by the optimised one.
fn replace(
    wasm_opt: &Path,
    passes: &[&str],
    module: &Path,
    name: &str,
    cache: &Path,
) -> Result<()> {
    let key = format!(
        "{name}-{:016x}.wasm",
        digest(&read(module)?, passes, wasm_opt)
    );
    let optimised = cache.join(&key);
    if !optimised.is_file() {
        let unfinished = optimised.with_extension("partial");
        optimise(wasm_opt, passes, module, &unfinished)?;
        fs::rename(&unfinished, &optimised)
            .map_err(|e| format!("cannot write {}: {e}", optimised.display()))?;
    }
    forget_others(cache, name, &key);
    write(module, &read(&optimised)?)
}

/// Lays functions that are alike beside each other in a module.
fn order(wasm_opt: &Path, module: &Path) -> Result<()> {
    let ordered = precompress::name_functions_in_order(&read(module)?)
        .ok_or_else(|| format!("wasm-opt made no module of {}", module.display()))?;
    write(module, &ordered)?;
    optimise(wasm_opt, &[BY_NAME], module, module)
}

fn optimise(wasm_opt: &Path, passes: &[&str], from: &Path, to: &Path) -> Result<()> {
    let mut command = Command::new(wasm_opt);
    command
        .args(passes)
        .args(WASM_FEATURES)
        .arg(from)
        .arg("-o")
        .arg(to);
    let done = run(&mut command)?;
    if done.success {
        return Ok(());
    }
    Err(format!(
        "wasm-opt refused {}:\n{}",
        from.display(),
        tail(&done.output, 20)
    ))
}

fn read(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).map_err(|e| format!("the build left no {}: {e}", file.display()))
}

fn write(file: &Path, content: &[u8]) -> Result<()> {
    fs::write(file, content).map_err(|e| format!("cannot write {}: {e}", file.display()))
}

fn digest(content: &[u8], passes: &[&str], wasm_opt: &Path) -> u64 {
    let mut hasher = DefaultHasher::new();
    for pass in passes {
        hasher.write(pass.as_bytes());
    }
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
