//! Style sheets and messages of the screens: each screen keeps its own in its folder, `*.css` and `<language>.ftl`; the
//! page fetches all of them at once, as `screens.css` and `strings/screens.<language>.ftl`.

use crate::Result;
use crate::fingerprint::files_below;
use crate::workspace::Workspace;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes the files of the screens into `dist`.
pub fn collect(workspace: &Workspace, dist: &Path) -> Result<()> {
    let folders = [
        workspace.root.join("crates/widgets/src"),
        workspace.root.join("crates/screens/src"),
    ];
    for (name, text) in joined(&folders)? {
        let path = dist.join(&name);
        fs::write(&path, text).map_err(|e| format!("cannot write {}: {e}", path.display()))?;
    }
    Ok(())
}

/// The file to which a file of a screen is joined, by its name.
fn goes_to(file: &Path) -> Option<PathBuf> {
    let name = file.file_name()?.to_str()?;
    if file.extension().is_some_and(|ending| ending == "css") {
        return Some("screens.css".into());
    }
    let language = name.strip_suffix(".ftl")?;
    Some(format!("strings/screens.{language}.ftl").into())
}

/// The texts of these folders and the folders in them, joined in the order of their paths, by what becomes of them.
fn joined(folders: &[PathBuf]) -> Result<BTreeMap<PathBuf, String>> {
    let mut texts = BTreeMap::<PathBuf, String>::new();
    for folder in folders {
        for file in files_below(folder) {
            let Some(name) = goes_to(&file) else { continue };
            let text = fs::read_to_string(&file)
                .map_err(|e| format!("cannot read {}: {e}", file.display()))?;
            let whole = texts.entry(name).or_default();
            if !whole.is_empty() {
                whole.push('\n');
            }
            whole.push_str(&text);
        }
    }
    Ok(texts)
}
