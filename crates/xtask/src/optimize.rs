//! Optimisation of what was built: wasm-opt over the modules, what is small smaller by what gzip likes, scripts and style sheets without
//! what only people read. What wasm-opt made of a module is taken from a cache by the module's content.

use crate::Result;
use crate::fingerprint::files_below;
use crate::process::{run, tail};
use crate::rust::WASM_FEATURES;
use crate::split;
use crate::workspace::Workspace;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The modules in `dist`, without their ending, and what is done to each: the page, its chunks and the workers that keep things are made small; the engine fast.
const MODULES: &[(&str, &[&str])] = &[
    ("app_bg", SMALL),
    ("worker_bg", &["-O3"]),
    ("library_worker_bg", SMALL),
    ("puzzle_worker_bg", SMALL),
    ("tablebase_worker_bg", SMALL),
    ("lab_worker_bg", SMALL),
    ("embed/embed_bg", SMALL),
];

/// The modules that wasm-bindgen made, with their scripts.
const SCRIPTS: &[(&str, &str)] = &[
    ("app_bg.wasm", "app.js"),
    ("worker_bg.wasm", "worker.js"),
    ("library_worker_bg.wasm", "library_worker.js"),
    ("puzzle_worker_bg.wasm", "puzzle_worker.js"),
    ("tablebase_worker_bg.wasm", "tablebase_worker.js"),
    ("lab_worker_bg.wasm", "lab_worker.js"),
    ("embed/embed_bg.wasm", "embed/embed.js"),
];

/// The smallest code. A large function that is called once stays by itself, beside those that are like it; the lowest 1,024 bytes of
/// the memory are the last of the stack's 4 MB, so that no address of a value lies there. Where no function is like another, the names
/// tell which belong together.
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

/// Classes that `wasm-streams` exports, which Leptos brings for its servers; with them goes what they need.
const UNUSED_CLASSES: &[&str] = &[
    "IntoUnderlyingByteSource",
    "IntoUnderlyingSink",
    "IntoUnderlyingSource",
];

/// Replaces the modules in `dist` by optimised ones, as many at once as there are cores.
pub fn run_all(workspace: &Workspace, wasm_opt: &Path) -> Result<()> {
    let cache = workspace.state().join("wasm-opt");
    fs::create_dir_all(&cache).map_err(|e| format!("cannot create {}: {e}", cache.display()))?;
    let dist = workspace.dist();
    for (module, script) in SCRIPTS {
        rewrite(&dist, module, script, |module, script| {
            precompress::remove_classes(module, script, UNUSED_CLASSES)
        })?;
    }
    let chunks = split::chunks(&dist)?;
    let chunks = chunks.iter().map(|chunk| (chunk.as_path(), SMALL));
    let modules = MODULES
        .iter()
        .map(|(name, passes)| (Path::new(name), *passes));
    let modules = modules.chain(chunks);
    precompress::in_parallel(modules, |(name, passes)| {
        replace(wasm_opt, passes, &dist, name, &cache)
    })
}

/// Leaves out of the scripts, style sheets and modules in `dist` what only people read: comments, indentation, long names.
pub fn minify(dist: &Path) -> Result<()> {
    for (module, script) in SCRIPTS {
        rewrite(dist, module, script, |module, script| {
            let script = precompress::remove_unused_imports(module, script)?;
            precompress::shorten_import_names(module, &script)
        })?;
    }
    let is_minified = |file: &PathBuf| {
        let ending = file.extension().unwrap_or_default();
        ending == "js" || ending == "css"
    };
    for file in files_below(dist).into_iter().filter(is_minified) {
        write(&file, precompress::minify(&read_text(&file)?).as_bytes())?;
    }
    Ok(())
}

/// Makes another of a module and its script in `dist`; `None` is told as an error.
fn rewrite(
    dist: &Path,
    module: &str,
    script: &str,
    by: impl Fn(&[u8], &str) -> Option<(Vec<u8>, String)>,
) -> Result<()> {
    let (module, script) = (dist.join(module), dist.join(script));
    let (rewritten, its_script) = by(&read(&module)?, &read_text(&script)?)
        .ok_or_else(|| format!("{} is no module", module.display()))?;
    write(&module, &rewritten)?;
    write(&script, its_script.as_bytes())
}

/// Replaces a module by the optimised one.
fn replace(wasm_opt: &Path, passes: &[&str], dist: &Path, name: &Path, cache: &Path) -> Result<()> {
    let module = dist.join(name).with_extension("wasm");
    let name = &name.to_string_lossy().replace(['/', '\\'], "-");
    let key = format!(
        "{name}-{:016x}.wasm",
        digest(&read(&module)?, passes, wasm_opt)
    );
    let optimised = cache.join(&key);
    if !optimised.is_file() {
        let unfinished = optimised.with_extension("partial");
        optimise(wasm_opt, passes, &module, &unfinished)?;
        fs::rename(&unfinished, &optimised)
            .map_err(|e| format!("cannot write {}: {e}", optimised.display()))?;
    }
    forget_others(cache, name, &key);
    if passes != SMALL {
        return write(&module, &read(&optimised)?);
    }
    let ordered = precompress::name_functions_in_order(&read(&optimised)?)
        .ok_or_else(|| format!("wasm-opt made no module of {}", module.display()))?;
    write(&module, &ordered)?;
    optimise(wasm_opt, &[BY_NAME], &module, &module)
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

fn read_text(file: &Path) -> Result<String> {
    fs::read_to_string(file).map_err(|e| format!("the build left no {}: {e}", file.display()))
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
