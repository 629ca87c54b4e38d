//! The command `finish`, Trunk's `post_build` hook: what Trunk does not do. Trunk has compiled and bound every program, copied `www/` and
//! written `index.html` into a staging folder, and moves that to `dist` afterwards.
//!
//! In a release build programs are split, modules optimised, scripts and style sheets made small, files listed for the service worker,
//! compressed copies written; in a debug build style sheets, messages and lessons are joined, as in the other, and no more.

use crate::fingerprint::{Fingerprint, files_below};
use crate::programs::programs;
use crate::step::{Step, WITHOUT};
use crate::tools;
use crate::workspace::Workspace;
use crate::{Result, course, embed, minify, npm, offline, optimize, screens, split};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The variable that has a debug build not reload itself: it is looked at by tests, which nobody rebuilds while they run.
pub const RELOADS: &str = "SESSA_RELOADS";

/// Loads the page again when Trunk has built it anew.
const RELOAD_SCRIPT: &str = include_str!("reload.js");

/// The line of `index.html` that has the loader of the chunks fetched early.
const PRELOAD: &str = "<link rel=\"modulepreload\" href=\"./__wasm_split.js\" />";

/// The line of `index.html` that starts the page.
const START: &str = "<script type=\"module\" src=\"./boot.js\"></script>";

/// Environment of a Trunk hook.
struct Build {
    is_release: bool,
    /// The folder in which the page is put together.
    staging: PathBuf,
    /// The folder that it is moved to afterwards; the last page is still there.
    dist: PathBuf,
}

impl Build {
    fn of_trunk() -> Result<Self> {
        let variable = |name| {
            env::var_os(name).ok_or(
                "`finish` is called by Trunk when it has built the page: run `cargo xtask build`, or `trunk build --release`",
            )
        };
        Ok(Self {
            is_release: variable("TRUNK_PROFILE")? == "release",
            staging: variable("TRUNK_STAGING_DIR")?.into(),
            dist: variable("TRUNK_DIST_DIR")?.into(),
        })
    }
}

/// Finishes the page that Trunk has begun.
pub fn run(workspace: &Workspace) -> Result<()> {
    let build = Build::of_trunk()?;
    if build.is_release {
        let without = env::var(WITHOUT).ok();
        let without = without.as_deref().and_then(Step::named);
        release(workspace, &build, without)
    } else {
        debug(workspace, &build.staging)
    }
}

/// Joins what lies in many files, as in a release build, so that the page runs.
fn debug(workspace: &Workspace, staging: &Path) -> Result<()> {
    screens::collect(workspace, staging)?;
    course::collect(workspace, staging)?;
    embed::collect(workspace, staging)?;
    // There are no chunks, and so no loader.
    let mut start = START.to_owned();
    if env::var_os(RELOADS).is_none_or(|reloads| reloads != "no") {
        let script = staging.join("reload.js");
        fs::write(&script, RELOAD_SCRIPT)
            .map_err(|e| format!("cannot write {}: {e}", script.display()))?;
        start += "\n    <script src=\"./reload.js\" defer></script>";
    }
    edit_page(staging, &[(PRELOAD, ""), (START, &start)])
}

fn release(workspace: &Workspace, build: &Build, without: Option<Step>) -> Result<()> {
    let programs = programs(workspace)?;
    let tools = tools::prepare(workspace)?;
    let Build { staging, dist, .. } = build;
    let modules = programs.iter().map(|program| program.compiled(workspace));
    let modules: Vec<_> = modules.collect();
    let variant = (without, &tools.wasm_opt, &tools.esbuild, dist);
    let now = Fingerprint::now(workspace, &modules, dist, &variant);
    if Fingerprint::last(workspace).as_ref() == Some(&now) {
        println!("==> nothing has changed: the page is the last one");
        take_over(dist, staging)?;
        return store(&now.built(staging), workspace);
    }
    Fingerprint::forget(workspace);
    let started = Instant::now();
    let does = |step| without != Some(step);
    if does(Step::Split) {
        for program in programs.iter().filter(|program| program.is_split) {
            let folder = staging.join(&program.folder);
            split::split(workspace, &tools, program, &folder, does(Step::Merge))?;
        }
    }
    let preload = if does(Step::Split) { PRELOAD } else { "" };
    edit_page(staging, &[(PRELOAD, preload)])?;
    screens::collect(workspace, staging)?;
    course::collect(workspace, staging)?;
    if does(Step::WasmOpt)
        && let Some(wasm_opt) = &tools.wasm_opt
    {
        println!(
            "==> optimising it with wasm-opt (usually 1 to 3 minutes, less where little has changed)"
        );
        optimize::run_all(workspace, staging, &programs, wasm_opt, without)?;
    }
    embed::collect(workspace, staging)?;
    if does(Step::Minify)
        && let Some(esbuild) = &tools.esbuild
    {
        let mut files = minify::scripts_and_styles(staging);
        files.retain(|file| !offline::is_script(file));
        if does(Step::Names) {
            let record = workspace.state().join("names.json");
            minify::minify_with_names(esbuild, staging, &files, &record)?;
        } else {
            minify::minify(esbuild, staging, &files)?;
        }
    }
    offline::finish(staging)?;
    // Last, when every file is as it will be sent; the service worker keeps the files themselves.
    println!("==> compressing it (usually 5 seconds)");
    precompress::write_copies(staging)?;
    // A copy of what is there, for npm: no visitor fetches it, and nothing counts it.
    npm::collect(workspace, staging)?;
    println!("    finished in {} s", started.elapsed().as_secs());
    store(&now.built(staging), workspace)
}

/// Has the staging folder hold the page that was built last, in place of what Trunk has put there.
fn take_over(dist: &Path, staging: &Path) -> Result<()> {
    let cannot = |file: &Path, error| format!("cannot take over {}: {error}", file.display());
    for file in files_below(staging) {
        fs::remove_file(&file).map_err(|e| cannot(&file, e))?;
    }
    for file in files_below(dist) {
        let name = file.strip_prefix(dist).unwrap_or(&file);
        let to = staging.join(name);
        let folder = to.parent().unwrap_or(staging);
        fs::create_dir_all(folder).map_err(|e| cannot(&file, e))?;
        // Trunk removes the other name of the file. Not every file system has two for one.
        fs::hard_link(&file, &to)
            .or_else(|_| fs::copy(&file, &to).map(drop))
            .map_err(|e| cannot(&file, e))?;
    }
    Ok(())
}

fn store(fingerprint: &Fingerprint, workspace: &Workspace) -> Result<()> {
    fingerprint
        .store(workspace)
        .map_err(|e| format!("cannot write to {}: {e}", workspace.state().display()))
}

/// Replaces texts in `index.html`, each of which must be there once; what was meant for Trunk goes, and the lines that it has emptied.
fn edit_page(staging: &Path, texts: &[(&str, &str)]) -> Result<()> {
    let path = staging.join("index.html");
    let mut page =
        fs::read_to_string(&path).map_err(|e| format!("cannot read {}: {e}", path.display()))?;
    for (from, to) in texts {
        if page.matches(from).count() != 1 {
            return Err(format!("index.html must say `{from}` once"));
        }
        page = page.replace(from, to);
    }
    let is_for_browsers = |line: &&str| !line.trim().is_empty() && !line.contains("data-trunk");
    let lines = page.lines().filter(is_for_browsers);
    let page = lines.collect::<Vec<_>>().join("\n") + "\n";
    fs::write(&path, page).map_err(|e| format!("cannot write {}: {e}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_the_lines_that_are_edited() {
        let workspace = Workspace::find().expect("this is a checkout");
        let staging = env::temp_dir().join(format!("xtask-finish-{}", std::process::id()));
        fs::create_dir_all(&staging).expect("a temporary folder can be made");
        let page = workspace.root.join("index.html");
        fs::copy(page, staging.join("index.html")).expect("it is there");
        edit_page(&staging, &[(PRELOAD, ""), (START, "<script></script>")]).expect("once each");
        let page = fs::read_to_string(staging.join("index.html")).expect("it is there");
        assert!(!page.contains("data-trunk") && page.contains("<script></script>"));
        assert!(edit_page(&staging, &[(PRELOAD, "")]).is_err(), "it is gone");
        fs::remove_dir_all(staging).expect("the test made it");
    }

    #[test]
    fn the_last_page_takes_the_place_of_what_was_begun() {
        let dist = env::temp_dir().join(format!("xtask-take-over-{}", std::process::id()));
        let staging = dist.join(".stage");
        fs::create_dir_all(dist.join("strings")).expect("a temporary folder can be made");
        fs::create_dir_all(&staging).expect("a temporary folder can be made");
        fs::write(dist.join("strings/en.ftl"), "whole").expect("it can be written");
        fs::write(staging.join("begun.js"), "").expect("it can be written");
        take_over(&dist, &staging).expect("it can be taken over");
        let text = fs::read_to_string(staging.join("strings/en.ftl"));
        assert_eq!(text.ok().as_deref(), Some("whole"));
        assert!(!staging.join("begun.js").exists());
        fs::remove_dir_all(dist).expect("the test made it");
    }
}
