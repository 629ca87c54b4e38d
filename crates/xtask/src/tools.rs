//! Build tools besides cargo (wasm-bindgen, wasm-split, wasm-opt, axe-core), and their installation.

use crate::Result;
use crate::debian;
use crate::install::Package;
use crate::process::find_program;
use crate::rust;
use crate::standard_library;
use crate::workspace::Workspace;
use std::env;
use std::path::{Path, PathBuf};

/// The splitter of the page's wasm. It reads what wasm-bindgen leaves for itself, so it goes with one version of it: the two
/// are changed together (docs/decisions/0015-one-wasm.md).
const WASM_SPLIT: &str = "0.2.4";

/// The package of `wasm-opt`. Debian's is too old for today's wasm features.
const BINARYEN: &str = "132.0.0";

/// The rules of accessibility that the screens are tested by.
const AXE: &str = "4.14.1";

/// Everything that turns the crates into a page.
pub struct Tools {
    /// The folder of `wasm-bindgen` and its test runner, of exactly the version the crates are compiled against.
    wasm_bindgen: PathBuf,
    /// The splitter.
    pub wasm_split: PathBuf,
    /// The optimiser, where npm could bring it.
    pub wasm_opt: Option<PathBuf>,
    /// What has cargo compile the standard library too, where it can.
    pub standard_library: standard_library::Variables,
}

impl Tools {
    /// The program that makes scripts for modules.
    pub fn wasm_bindgen(&self) -> PathBuf {
        self.wasm_bindgen.join(executable("wasm-bindgen"))
    }

    /// The program that merges modules, which comes with the optimiser.
    pub fn wasm_merge(&self) -> Option<PathBuf> {
        let optimiser = self.wasm_opt.as_ref()?;
        let name = optimiser.file_name()?.to_str()?;
        Some(optimiser.with_file_name(name.replace("wasm-opt", "wasm-merge")))
    }

    /// wasm-bindgen's runner of compiled tests.
    pub fn test_runner(&self) -> PathBuf {
        self.wasm_bindgen
            .join(executable("wasm-bindgen-test-runner"))
    }
}

/// Brings what is missing; with everything there this takes no time.
pub fn prepare(workspace: &Workspace) -> Result<Tools> {
    rust::ensure_target(rust::TARGET)?;
    let cache = &workspace.cache;
    let wasm_bindgen = Package {
        name: "wasm-bindgen-cli",
        version: &workspace.locked_version("wasm-bindgen")?,
        program: Path::new("bin").join(executable("wasm-bindgen")),
        usual_time: "1 to 2 minutes",
    };
    let wasm_split = Package {
        name: "wasm_split_cli_support",
        version: WASM_SPLIT,
        program: Path::new("bin").join(executable("wasm-split-cli")),
        usual_time: "1 to 3 minutes",
    };
    let splitter = ["--locked", "--features", "build-binary"];
    Ok(Tools {
        // Its own lock file does not resolve.
        wasm_bindgen: wasm_bindgen.ensure_with_cargo(cache, &[])?.join("bin"),
        wasm_split: wasm_split
            .ensure_with_cargo(cache, &splitter)?
            .join(&wasm_split.program),
        wasm_opt: optimiser(cache),
        standard_library: standard_library::variables(),
    })
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
                "note: no wasm-opt ({reason}): the page works, its download is about a fifth larger"
            );
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
