//! Build tools besides cargo (wasm-bindgen and the splitter, wasm-opt, axe-core), and their installation.

use crate::Result;
use crate::cargo::cargo;
use crate::debian;
use crate::install::Package;
use crate::process::{self, find_program, reason};
use crate::rust;
use crate::workspace::Workspace;
use std::env;
use std::path::{Path, PathBuf};

/// The package of `wasm-opt`. Debian's is too old for today's wasm features.
const BINARYEN: &str = "132.0.0";

/// The minifier, which bundles the tests' pages as well.
const ESBUILD: &str = "0.28.2";

/// The rules of accessibility that the screens are tested by.
const AXE: &str = "4.14.1";

/// Everything that turns the crates into a page.
pub struct Tools {
    /// The program that makes scripts for modules, and splits them, of exactly the version the crates are compiled against.
    pub wasm_bindgen: PathBuf,
    /// The optimiser, where npm could bring it.
    pub wasm_opt: Option<PathBuf>,
    /// The minifier of scripts and style sheets, where npm could bring it.
    pub esbuild: Option<PathBuf>,
}

impl Tools {
    /// The program that merges modules, which comes with the optimiser.
    pub fn wasm_merge(&self) -> Option<PathBuf> {
        let optimiser = self.wasm_opt.as_ref()?;
        let name = optimiser.file_name()?.to_str()?;
        Some(optimiser.with_file_name(name.replace("wasm-opt", "wasm-merge")))
    }
}

/// Brings what is missing; with everything there this takes no time.
pub fn prepare(workspace: &Workspace) -> Result<Tools> {
    rust::ensure_target(rust::TARGET)?;
    Ok(Tools {
        wasm_bindgen: wasm_bindgen(workspace)?,
        wasm_opt: optimiser(&workspace.cache),
        esbuild: esbuild(&workspace.cache),
    })
}

/// The program of the crate `wasm_bindings`, compiled; with everything there this takes no time.
fn wasm_bindgen(workspace: &Workspace) -> Result<PathBuf> {
    const NAME: &str = "wasm_bindings";
    let program = workspace
        .target
        .join("tools")
        .join(executable("wasm-bindgen"));
    if !program.is_file() {
        println!("==> compiling what binds modules to scripts (once; usually 1 minute)");
    }
    let done = process::run(cargo().current_dir(&workspace.root).args([
        "build",
        "-p",
        NAME,
        "--profile",
        "tools",
    ]))?;
    if done.success {
        return Ok(program);
    }
    let reason = reason(&done.output, 30);
    Err(format!("{NAME} was not compiled: {reason}"))
}

/// `wasm-opt`, or one line saying what its absence costs.
fn optimiser(cache: &Path) -> Option<PathBuf> {
    let command = if cfg!(windows) {
        "wasm-opt.cmd"
    } else {
        "wasm-opt"
    };
    let binaryen = Package {
        name: "binaryen",
        version: BINARYEN,
        program: Path::new("node_modules/.bin").join(command),
        usual_time: "10 seconds",
    };
    let outcome = match find_program("node") {
        Some(_) => by_npm(&binaryen, cache),
        None => Err("Node.js is not installed".to_owned()),
    };
    outcome
        .inspect_err(|reason| {
            println!(
                "note: no wasm-opt ({reason}): the page works, its download is about 40 % larger"
            );
        })
        .ok()
}

/// The script of `esbuild`, or one line saying what its absence costs.
pub fn esbuild(cache: &Path) -> Option<PathBuf> {
    let esbuild = Package {
        name: "esbuild",
        version: ESBUILD,
        program: "node_modules/esbuild/bin/esbuild".into(),
        usual_time: "10 seconds",
    };
    let outcome = match find_program("node") {
        Some(_) => by_npm(&esbuild, cache),
        None => Err("Node.js is not installed".to_owned()),
    };
    outcome
        .inspect_err(|reason| {
            println!("note: no esbuild ({reason}): the page works, its scripts and style sheets are as they were written");
        })
        .ok()
}

/// The script that looks for barriers in a page, or one line saying what its absence costs.
pub fn accessibility_checker(cache: &Path) -> Option<PathBuf> {
    let axe = Package {
        name: "axe-core",
        version: AXE,
        program: "node_modules/axe-core/axe.min.js".into(),
        usual_time: "10 seconds",
    };
    by_npm(&axe, cache)
        .inspect_err(|reason| {
            println!(
                "note: no axe-core ({reason}): the screens are not checked by its rules; install npm to have it"
            );
        })
        .ok()
}

/// The program of a package from npm, fetched if it is missing.
fn by_npm(package: &Package<'_>, cache: &Path) -> Result<PathBuf> {
    let folder = match find_program("npm") {
        _ if package.is_installed(cache) => Ok(package.folder(cache)),
        Some(npm) => package.ensure_with_npm(cache, &npm),
        None => Err("npm is not installed".to_owned()),
    };
    Ok(folder?.join(&package.program))
}

/// The file name of a program on this platform.
pub fn executable(name: &str) -> String {
    format!("{name}{}", env::consts::EXE_SUFFIX)
}

/// Node.js, which runs wasm outside a browser; installed if it is missing and that is allowed.
pub fn ensure_node() -> Result<()> {
    match find_program("node") {
        Some(_) => Ok(()),
        None => debian::install("Node.js is", &["nodejs"], "1 minute"),
    }
}
