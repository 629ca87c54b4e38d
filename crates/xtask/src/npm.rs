//! The folder `npm/` of the build: the boards for other people's pages as a package for npm, and that package as its users have it:
//! packed, installed and bundled.

use crate::Result;
use crate::embed;
use crate::fingerprint::files_below;
use crate::process::{run, tail};
use crate::workspace::Workspace;
use static_server::Encoding;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder in `dist`.
pub const FOLDER: &str = "npm";

/// Files of the root that go with the package.
const LICENCES: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];

/// The name of the package.
const NAME: &str = "sessa-board";

/// The page on which the bundle runs.
const PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><link rel=\"icon\" href=\"data:,\"><title>Bundle</title>\
    <script type=\"module\" src=\"npm.js\"></script>";

/// Puts the package together of the folder of embedded boards, without the compressed copies that a host sends.
pub fn collect(workspace: &Workspace, dist: &Path) -> Result<()> {
    let to = dist.join(FOLDER);
    copy_folder(&dist.join(embed::FOLDER), &to)?;
    for name in LICENCES {
        let from = workspace.root.join(name);
        fs::copy(&from, to.join(name))
            .map_err(|e| format!("cannot copy {}: {e}", from.display()))?;
    }
    Ok(())
}

/// Copies a folder without the compressed copies that a host sends.
fn copy_folder(from: &Path, to: &Path) -> Result<()> {
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

/// The programs that install a package and bundle a page.
pub struct Programs {
    /// The package manager.
    pub npm: PathBuf,
    /// The one that runs the bundler.
    pub node: PathBuf,
    /// The bundler's script.
    pub bundler: PathBuf,
}

/// Packs the package, installs what was packed, and bundles a page that imports it; the page and all that it fetches are in the folder
/// `to` then.
pub fn bundle(workspace: &Workspace, programs: &Programs, to: &Path) -> Result<()> {
    // What an earlier run left would be taken for what this one makes. The first time there is nothing to remove.
    let _ = fs::remove_dir_all(to);
    fs::create_dir_all(to).map_err(|e| format!("cannot create {}: {e}", to.display()))?;
    let packed = workspace.target.join("npm");
    let _ = fs::remove_dir_all(&packed);
    fs::create_dir_all(&packed).map_err(|e| format!("cannot create {}: {e}", packed.display()))?;
    perform(
        Command::new(&programs.npm)
            .arg("pack")
            .arg("--silent")
            .arg("--pack-destination")
            .arg(&packed)
            .arg(workspace.dist().join(FOLDER)),
    )?;
    let archive = files_below(&packed)
        .into_iter()
        .find(|file| file.extension().is_some_and(|ending| ending == "tgz"));
    let archive = archive.ok_or("npm has packed nothing")?;
    perform(
        Command::new(&programs.npm)
            .args(["install", "--offline", "--no-audit", "--no-fund"])
            .arg("--prefix")
            .arg(&packed)
            .arg(&archive),
    )?;
    let modules = packed.join("node_modules");
    let installed = modules.join(NAME);
    for name in LICENCES
        .into_iter()
        .chain(["README.md", "custom-elements.json", "sessa.d.ts"])
    {
        if !installed.join(name).is_file() {
            return Err(format!("{name} is not in the package"));
        }
    }
    let page = workspace
        .root
        .join("crates/browser-tests/frameworks/npm.js");
    perform(
        Command::new(&programs.node)
            .arg(&programs.bundler)
            .arg(page)
            .args(["--bundle", "--minify", "--format=esm", "--log-level=error"])
            .arg(format!("--outdir={}", to.display()))
            .env(
                "NODE_PATH",
                env::join_paths([&modules]).map_err(|e| e.to_string())?,
            ),
    )?;
    // A bundler takes the loader only: what it fetches lies beside the bundle.
    copy_folder(&installed, to)?;
    fs::write(to.join("index.html"), PAGE)
        .map_err(|e| format!("cannot write to {}: {e}", to.display()))
}

fn perform(command: &mut Command) -> Result<()> {
    let done = run(command)?;
    if done.success {
        Ok(())
    } else {
        Err(tail(&done.output, 10))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_package_has_every_file_but_compressed_copies() {
        let folder = env::temp_dir().join(format!("xtask-npm-{}", std::process::id()));
        let (from, to) = (folder.join("embed"), folder.join("npm"));
        fs::create_dir_all(from.join("strings")).expect("a temporary folder can be made");
        for file in ["sessa.js", "sessa.js.br", "sessa.js.gz", "strings/en.ftl"] {
            fs::write(from.join(file), "").expect("it can be written");
        }
        copy_folder(&from, &to).expect("the files are there");
        let copied: Vec<_> = files_below(&to).into_iter().collect();
        fs::remove_dir_all(&folder).expect("the test made it");
        assert_eq!(copied, [to.join("sessa.js"), to.join("strings/en.ftl")]);
    }
}
