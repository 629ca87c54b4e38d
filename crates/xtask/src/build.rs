//! Build of the optimised page: Trunk compiles and binds the page and its worker, wasm-opt makes them small and fast.

use crate::Result;
use crate::fingerprint::{Fingerprint, files_below};
use crate::offline;
use crate::optimize;
use crate::process::{self, explain, tail};
use crate::tools::{self, Tools};
use crate::workspace::Workspace;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::env;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// The command `build`: the page in `dist/`, and how large it is.
pub fn run(workspace: &Workspace) -> Result<()> {
    let tools = tools::prepare(workspace)?;
    build(workspace, &tools)?;
    print_sizes(&workspace.dist());
    println!(
        "The page is in {}: copy it to any static host, at any path.",
        workspace.dist().display()
    );
    Ok(())
}

/// Builds the page unless it is there already and nothing it is made of has changed.
pub fn build(workspace: &Workspace, tools: &Tools) -> Result<()> {
    let variant = (
        env::var_os("RUSTFLAGS"),
        env::var_os("RUSTUP_TOOLCHAIN"),
        &tools.wasm_opt,
    );
    let now = Fingerprint::now(workspace, &variant);
    if workspace.dist().join("index.html").is_file()
        && Fingerprint::last(workspace).as_ref() == Some(&now)
    {
        println!("==> the page is up to date");
        return Ok(());
    }
    Fingerprint::forget(workspace);
    let started = Instant::now();
    fetch_crates(workspace)?;
    println!("==> building the page (the first time usually 3 to 5 minutes, then 1 to 2)");
    bundle(workspace, tools)?;
    if let Some(wasm_opt) = &tools.wasm_opt {
        println!("==> optimising it with wasm-opt (usually 10 seconds)");
        optimize::run_all(workspace, wasm_opt)?;
    }
    offline::finish(&workspace.dist())?;
    println!("    built in {} s", started.elapsed().as_secs());
    now.built(workspace)
        .store(workspace)
        .map_err(|e| format!("cannot write to {}: {e}", workspace.state().display()))
}

/// Downloads the crates: Trunk's own cargo calls are kept off the network.
fn fetch_crates(workspace: &Workspace) -> Result<()> {
    let done = process::run(process::cargo().current_dir(&workspace.root).arg("fetch"))?;
    if done.success {
        return Ok(());
    }
    let reason = explain(&done.output).map_or_else(|| tail(&done.output, 20), str::to_owned);
    Err(format!("the crates could not be fetched: {reason}"))
}

fn bundle(workspace: &Workspace, tools: &Tools) -> Result<()> {
    let done = process::run(
        Command::new(&tools.trunk)
            .current_dir(&workspace.root)
            .args(["build", "--release"])
            .env("PATH", tools.search_path())
            .env("TRUNK_SKIP_VERSION_CHECK", "true")
            // Trunk takes the value of this variable, usually `1`, for a boolean of its own and refuses it.
            .env_remove("NO_COLOR"),
    )?;
    if done.success {
        return Ok(());
    }
    Err(match explain(&done.output) {
        Some(reason) => format!("the page was not built: {reason}"),
        None => format!("the page was not built:\n{}", done.output),
    })
}

/// Prints the sizes of all that a visitor downloads, file by file for code and in sum for the rest.
fn print_sizes(dist: &Path) {
    println!("{:>12} {:>10}", "bytes", "gzip");
    let (mut other, mut total) = (Size::default(), Size::default());
    for file in files_below(dist) {
        let Ok(content) = fs::read(&file) else {
            continue;
        };
        let size = Size::of(&content);
        total = total + size;
        if file
            .extension()
            .is_some_and(|ending| ending == "wasm" || ending == "js")
        {
            let name = file.strip_prefix(dist).unwrap_or(&file);
            println!("{:>12} {:>10}  {}", size.raw, size.gzip, name.display());
        } else {
            other = other + size;
        }
    }
    println!("{:>12} {:>10}  everything else", other.raw, other.gzip);
    println!("{:>12} {:>10}  in all", total.raw, total.gzip);
}

/// Prints the sizes of these files of the page.
pub fn print_files(dist: &Path, names: &[&str]) {
    println!("{:>12} {:>10}", "bytes", "gzip");
    for name in names {
        let size =
            fs::read(dist.join(name)).map_or_else(|_| Size::default(), |file| Size::of(&file));
        println!("{:>12} {:>10}  {name}", size.raw, size.gzip);
    }
}

#[derive(Clone, Copy, Default)]
struct Size {
    raw: usize,
    gzip: usize,
}

impl Size {
    fn of(content: &[u8]) -> Self {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        let packed = encoder.write_all(content).and_then(|()| encoder.finish());
        Self {
            raw: content.len(),
            gzip: packed.map_or(content.len(), |packed| packed.len()),
        }
    }
}

impl std::ops::Add for Size {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            raw: self.raw + other.raw,
            gzip: self.gzip + other.gzip,
        }
    }
}
