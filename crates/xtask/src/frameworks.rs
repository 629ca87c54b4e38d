//! Test pages in React and Vue, and one with the package for npm, bundled as their makers do: boards are elements like others there.

use crate::Result;
use crate::install::Package;
use crate::npm::{self, Programs};
use crate::process::{find_program, run, tail};
use crate::tools;
use crate::workspace::Workspace;
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// The frameworks.
const PACKAGES: [(&str, &str); 2] = [("react-dom", "19.3.1"), ("vue", "3.5.45")];

/// Definitions that the frameworks ask their bundler for.
const DEFINED: [&str; 4] = [
    "process.env.NODE_ENV=\"production\"",
    "__VUE_OPTIONS_API__=false",
    "__VUE_PROD_DEVTOOLS__=false",
    "__VUE_PROD_HYDRATION_MISMATCH_DETAILS__=false",
];

/// The folder with `react.js`, `vue.js` and the page of the package in `npm`, or one line saying what their absence costs.
pub fn bundles(workspace: &Workspace) -> Option<PathBuf> {
    bundle(workspace)
        .inspect_err(|reason| {
            println!("note: no React, Vue and npm ({reason}): boards are not tested in their pages, nor their package; install npm to have that");
        })
        .ok()
}

fn bundle(workspace: &Workspace) -> Result<PathBuf> {
    let npm = find_program("npm").ok_or("npm is not installed")?;
    let node = find_program("node").ok_or("node is not installed")?;
    let fetch = |&(name, version): &(&'static str, &'static str)| -> Result<PathBuf> {
        let package = Package {
            name,
            version,
            program: "node_modules".into(),
            usual_time: "10 seconds",
        };
        let folder = package.ensure_with_npm(&workspace.cache, &npm)?;
        Ok(folder.join("node_modules"))
    };
    let folders = PACKAGES.iter().map(fetch).collect::<Result<Vec<_>>>()?;
    let to = workspace.target.join("frameworks");
    let sources = workspace.root.join("crates/browser-tests/frameworks");
    let modules = env::join_paths(&folders).map_err(|e| e.to_string())?;
    let programs = Programs {
        npm,
        node,
        bundler: tools::esbuild(&workspace.cache).ok_or("there is no bundler")?,
    };
    let mut command = Command::new(&programs.node);
    command
        .arg(&programs.bundler)
        .args(["react.js", "vue.js"].map(|file| sources.join(file)))
        .args(["--bundle", "--minify", "--format=iife", "--log-level=error"])
        .args(DEFINED.map(|defined| format!("--define:{defined}")))
        .arg(format!("--outdir={}", to.display()))
        .env("NODE_PATH", modules);
    let done = run(&mut command)?;
    if !done.success {
        return Err(tail(&done.output, 10));
    }
    npm::bundle(workspace, &programs, &to.join("npm"))?;
    Ok(to)
}
