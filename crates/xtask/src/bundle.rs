//! Bundle of the page: its programs compiled to wasm, the workers bound by wasm-bindgen, and the files that are served as they are
//! (docs/decisions/0001-no-bundler.md).

use crate::Result;
use crate::fingerprint::files_below;
use crate::process::{self, explain, tail};
use crate::rust::TARGET;
use crate::tools::Tools;
use crate::workspace::Workspace;
use static_server::Encoding;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The programs by their crates, each group with its profile. A group is compiled by one call, so that every core has a program to link
/// and what they share is compiled once; the features of libraries that one of them wants, all of them get.
const PROGRAMS: [(&str, &[&str]); 2] = [
    (
        "page",
        &[
            "app",
            "embed",
            "lab_worker",
            "library_worker",
            "puzzle_worker",
            "tablebase_worker",
        ],
    ),
    ("engine", &["worker"]),
];

/// Leaves in `dist` what needs no more than to be compiled, bound and copied.
pub fn bundle(workspace: &Workspace, tools: &Tools) -> Result<()> {
    for (profile, programs) in PROGRAMS {
        compile(workspace, tools, profile, programs)?;
    }
    let dist = workspace.dist();
    // The first time there is nothing to remove.
    let _ = fs::remove_dir_all(&dist);
    copy_folder(&workspace.root.join("www"), &dist)?;
    fs::copy(workspace.root.join("index.html"), dist.join("index.html"))
        .map_err(|e| format!("cannot copy index.html: {e}"))?;
    for (profile, programs) in PROGRAMS {
        // The others are bound when they have been split (`split.rs`).
        for program in programs.iter().filter(|name| name.ends_with("worker")) {
            bind(tools, &compiled(workspace, profile, program), &dist, &[])?;
        }
    }
    Ok(())
}

fn compile(workspace: &Workspace, tools: &Tools, profile: &str, programs: &[&str]) -> Result<()> {
    let done = process::run(
        process::cargo()
            .current_dir(&workspace.root)
            .args(["build", "--target", TARGET, "--profile", profile])
            .args(programs.iter().flat_map(|name| ["-p", name]))
            .arg("--bins")
            .envs(tools.standard_library.iter().copied()),
    )?;
    if done.success {
        return Ok(());
    }
    Err(match explain(&done.output) {
        Some(reason) => format!("the page was not built: {reason}"),
        None => format!("the page was not built:\n{}", done.output),
    })
}

/// The wasm of a program as cargo leaves it.
pub fn compiled(workspace: &Workspace, profile: &str, program: &str) -> PathBuf {
    let folder = workspace.target.join(TARGET).join(profile);
    folder.join(format!("{program}.wasm"))
}

/// Binds a module: leaves what a browser loads and its script in a folder, by the module's name.
pub fn bind(tools: &Tools, module: &Path, folder: &Path, options: &[&str]) -> Result<()> {
    let done = process::run(
        Command::new(&tools.wasm_bindings)
            .arg("bind")
            .args([module, folder])
            .args(options),
    )?;
    if done.success {
        return Ok(());
    }
    let name = module.display();
    Err(format!("{name} was not bound:\n{}", tail(&done.output, 20)))
}

/// Copies a folder without the compressed copies that a host sends.
pub fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    let plain = |file: &PathBuf| !Encoding::is_copy(file);
    for file in files_below(from).into_iter().filter(plain) {
        let target = to.join(file.strip_prefix(from).unwrap_or(&file));
        let folder = target.parent().unwrap_or(to);
        fs::create_dir_all(folder)
            .map_err(|e| format!("cannot create {}: {e}", folder.display()))?;
        fs::copy(&file, &target).map_err(|e| format!("cannot copy {}: {e}", file.display()))?;
    }
    Ok(())
}
