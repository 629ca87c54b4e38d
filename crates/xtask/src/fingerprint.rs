//! Build fingerprint: paths, sizes and times of all files that the page is made of, to skip a build when none has changed.

use crate::workspace::Workspace;
use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What the page is made of, as paths from the root.
const INPUTS: [&str; 6] = [
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "crates",
    "index.html",
    "www",
];

/// The crates that are no part of it.
const OTHER_CRATES: [&str; 5] = ["browser-tests", "cli", "fuzz", "static-server", "trainer"];

/// A summary of the inputs of a build and of what it left in `dist`.
#[derive(PartialEq, Eq)]
pub struct Fingerprint {
    inputs: String,
    outputs: String,
}

impl Fingerprint {
    /// Summarises the files as they are now. `variant` is whatever else makes a difference to the result.
    pub fn now(workspace: &Workspace, variant: &impl Hash) -> Self {
        let mut hasher = DefaultHasher::new();
        variant.hash(&mut hasher);
        workspace.root.hash(&mut hasher);
        let crates = workspace.root.join("crates");
        let others = OTHER_CRATES.map(|name| crates.join(name));
        for input in INPUTS {
            hash_files(&workspace.root.join(input), &others, &mut hasher);
        }
        let inputs = format!("{:016x}", hasher.finish());
        Self {
            inputs,
            outputs: outputs(workspace),
        }
    }

    /// The same inputs with what has been made of them since. An input that changed during the build shows next time.
    #[must_use]
    pub fn built(self, workspace: &Workspace) -> Self {
        Self {
            outputs: outputs(workspace),
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

fn outputs(workspace: &Workspace) -> String {
    let mut hasher = DefaultHasher::new();
    hash_files(&workspace.dist(), &[], &mut hasher);
    format!("{:016x}", hasher.finish())
}

fn path(workspace: &Workspace) -> PathBuf {
    workspace.state().join("dist.fingerprint")
}

/// Hashes the paths, sizes and times of the files in a folder, but for those in the folders `others`.
fn hash_files(start: &Path, others: &[PathBuf], hasher: &mut impl Hasher) {
    // The reference pictures of the screens are no part of the page.
    let is_picture = |file: &Path| file.components().any(|part| part.as_os_str() == "pictures");
    let is_input =
        |file: &PathBuf| !is_picture(file) && !others.iter().any(|other| file.starts_with(other));
    for file in files_below(start).into_iter().filter(is_input) {
        file.hash(hasher);
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
        let before = Fingerprint::now(&workspace, &1);
        assert!(
            before == Fingerprint::now(&workspace, &1),
            "nothing changed"
        );
        assert!(
            before != Fingerprint::now(&workspace, &2),
            "another variant"
        );

        before.store(&workspace).expect("it can be written");
        assert!(Fingerprint::last(&workspace) == Some(before));
        Fingerprint::forget(&workspace);
        assert!(Fingerprint::last(&workspace).is_none());

        let before = Fingerprint::now(&workspace, &1);
        fs::write(root.join("dist/index.html"), "").expect("it can be written");
        let built = before.built(&workspace);
        assert!(built == Fingerprint::now(&workspace, &1), "a build");
        fs::write(root.join("dist/index.html"), "x").expect("it can be written");
        assert!(
            built != Fingerprint::now(&workspace, &1),
            "the result changed"
        );
        let built = built.built(&workspace);
        fs::write(root.join("www/pieces/king.svg"), "<svg></svg>").expect("it can be written");
        assert!(
            built != Fingerprint::now(&workspace, &1),
            "an input changed"
        );
        fs::remove_dir_all(root).expect("the test made it");
    }
}
