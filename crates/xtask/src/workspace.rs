//! Folders: the checkout, its build folder and the user's cache.

use crate::Result;
use std::env;
use std::path::PathBuf;

/// The folders the tasks work in.
pub struct Workspace {
    /// The checkout: where `Cargo.toml` and `index.html` are.
    pub root: PathBuf,
    /// Cargo's build folder.
    pub target: PathBuf,
    /// Tools by name and version, shared by all checkouts of this user.
    pub cache: PathBuf,
}

impl Workspace {
    /// Finds the folders from cargo's environment and the platform's conventions.
    pub fn find() -> Result<Self> {
        let crate_folder =
            env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let root = PathBuf::from(crate_folder)
            .ancestors()
            .nth(2)
            .map(PathBuf::from)
            .ok_or("run this as `cargo xtask` inside the checkout")?;
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |t| root.join(t));
        let cache = user_cache()
            .ok_or("no home folder: set XDG_CACHE_HOME to a folder for the build tools")?;
        Ok(Self {
            root,
            target,
            cache: cache.join("sessa"),
        })
    }

    /// The built page.
    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// The folder of what the tasks themselves keep between runs.
    pub fn state(&self) -> PathBuf {
        self.target.join("xtask")
    }
}

fn user_cache() -> Option<PathBuf> {
    let folder = |name| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library/Caches"))
    } else {
        folder("XDG_CACHE_HOME").or_else(|| folder("HOME").map(|home| home.join(".cache")))
    }
}
