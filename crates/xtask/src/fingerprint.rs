//! Build fingerprint: paths, sizes and times of all files that the page is made of, to skip a build when none has changed.

use crate::workspace::Workspace;
use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Sources of the page, as paths from the root.
const INPUTS: [&str; 7] = [
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "crates",
    "index.html",
    "www",
];

/// The crates that are no part of it.
const OTHER_CRATES: [&str; 5] = ["browser-tests", "cli", "fuzz", "static-server", "trainer"];

/// The folder in `dist` in which Trunk puts the next page together.
const STAGING: &str = ".stage";

/// A summary of the inputs of a build and of what it left in `dist`.
#[derive(PartialEq, Eq)]
pub struct Fingerprint {
    inputs: String,
    outputs: String,
}

impl Fingerprint {
    /// Summarises the files as they are now: the sources, the modules that were compiled of them, the page in `dist`. `variant` is
    /// whatever else makes a difference to the result.
    pub fn now(
        workspace: &Workspace,
        modules: &[PathBuf],
        dist: &Path,
        variant: &impl Hash,
    ) -> Self {
        let mut hasher = DefaultHasher::new();
        variant.hash(&mut hasher);
        workspace.root.hash(&mut hasher);
        let crates = workspace.root.join("crates");
        let others = OTHER_CRATES.map(|name| crates.join(name));
        let inputs = INPUTS.map(|input| workspace.root.join(input));
        for input in inputs.iter().chain(modules) {
            hash_files(input, &others, &mut hasher);
        }
        let inputs = format!("{:016x}", hasher.finish());
        Self {
            inputs,
            outputs: outputs(dist),
        }
    }

    /// These inputs with what has been made of them since, in a folder that is going to be `dist`. An input that changed during the
    /// build shows next time.
    #[must_use]
    pub fn built(self, folder: &Path) -> Self {
        Self {
            outputs: outputs(folder),
            ..self
        }
    }

    /// The summary written after the last complete build.
    pub fn last(workspace: &Workspace) -> Option<Self> {
        let stored = fs::read_to_string(path(workspace)).ok()?;
        let (inputs, outputs) = stored.split_once(' ')?;
        Some(Self {
            inputs: inputs.to_owned(),
            outputs: outputs.to_owned(),
        })
    }

    /// Remembers this summary.
    pub fn store(&self, workspace: &Workspace) -> std::io::Result<()> {
        fs::create_dir_all(workspace.state())?;
        fs::write(path(workspace), format!("{} {}", self.inputs, self.outputs))
    }

    /// Forgets the last build: an interrupted one must not look complete.
    pub fn forget(workspace: &Workspace) {
        let _ = fs::remove_file(path(workspace));
    }
}

fn outputs(folder: &Path) -> String {
    let mut hasher = DefaultHasher::new();
    hash_files(folder, &[folder.join(STAGING)], &mut hasher);
    format!("{:016x}", hasher.finish())
}

fn path(workspace: &Workspace) -> PathBuf {
    workspace.state().join("dist.fingerprint")
}

/// Hashes the paths from a folder on, the sizes and the times of the files in it, but for those in the folders `others`.
fn hash_files(start: &Path, others: &[PathBuf], hasher: &mut impl Hasher) {
    // The reference pictures of the screens are no part of the page.
    let is_picture = |file: &Path| file.components().any(|part| part.as_os_str() == "pictures");
    let is_input =
        |file: &PathBuf| !is_picture(file) && !others.iter().any(|other| file.starts_with(other));
    for file in files_below(start).into_iter().filter(is_input) {
        file.strip_prefix(start).unwrap_or(&file).hash(hasher);
        if let Ok(metadata) = fs::metadata(&file) {
            metadata.len().hash(hasher);
            let modified = metadata
                .modified()
                .ok()
                .and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
            modified.hash(hasher);
        }
    }
}

/// All files in a folder and its folders, or the file itself, in a fixed order.
pub fn files_below(start: &Path) -> BTreeSet<PathBuf> {
    let mut files = BTreeSet::new();
    let mut open = vec![start.to_owned()];
    while let Some(path) = open.pop() {
        match fs::read_dir(&path) {
            Ok(entries) => open.extend(entries.flatten().map(|entry| entry.path())),
            Err(_) => drop(path.is_file() && files.insert(path)),
        }
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_change_shows() {
        let root = std::env::temp_dir().join(format!("xtask-fingerprint-{}", std::process::id()));
        let workspace = Workspace {
            root: root.clone(),
            target: root.join("target"),
            cache: root.join("cache"),
        };
        fs::create_dir_all(root.join("www/pieces")).expect("a temporary folder can be made");
        fs::create_dir_all(root.join("dist")).expect("a temporary folder can be made");
        fs::write(root.join("www/pieces/king.svg"), "<svg/>").expect("it can be written");
        let (dist, module) = (root.join("dist"), root.join("app.wasm"));
        let modules = [module.clone()];
        let now = |variant| Fingerprint::now(&workspace, &modules, &dist, &variant);
        let before = now(1);
        assert!(before == now(1), "nothing changed");
        assert!(before != now(2), "another variant");

        before.store(&workspace).expect("it can be written");
        assert!(Fingerprint::last(&workspace) == Some(before));
        Fingerprint::forget(&workspace);
        assert!(Fingerprint::last(&workspace).is_none());

        let staging = dist.join(STAGING);
        fs::create_dir_all(&staging).expect("a temporary folder can be made");
        fs::write(staging.join("index.html"), "").expect("it can be written");
        let built = now(1).built(&staging);
        fs::rename(staging.join("index.html"), dist.join("index.html")).expect("it can be moved");
        assert!(built == now(1), "a build");
        fs::write(dist.join("index.html"), "x").expect("it can be written");
        assert!(built != now(1), "the result changed");
        let built = built.built(&dist);
        fs::write(root.join("www/pieces/king.svg"), "<svg></svg>").expect("it can be written");
        assert!(built != now(1), "a source changed");
        let built = now(1);
        fs::write(module, "").expect("it can be written");
        assert!(built != now(1), "a module changed");
        fs::remove_dir_all(root).expect("the test made it");
    }
}
