//! The course: its lessons lie one in a file, in a folder a language; the page fetches those of a language at once, as
//! `course/<language>.lesson`.

use crate::Result;
use crate::fingerprint::files_below;
use crate::languages::languages;
use crate::workspace::Workspace;
use std::fs;
use std::path::Path;

/// Writes the files of the course into `dist`.
pub fn collect(workspace: &Workspace, dist: &Path) -> Result<()> {
    let folder = dist.join("course");
    fs::create_dir_all(&folder).map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
    for language in languages(workspace)? {
        let lessons = lessons(workspace, &language)?;
        let path = folder.join(format!("{language}.lesson"));
        fs::write(&path, lessons).map_err(|e| format!("cannot write {}: {e}", path.display()))?;
    }
    Ok(())
}

/// The lessons in a language, one after the other.
fn lessons(workspace: &Workspace, language: &str) -> Result<String> {
    let folder = workspace.root.join("crates/learn/course").join(language);
    let mut text = String::new();
    for file in files_below(&folder) {
        let lesson = fs::read_to_string(&file)
            .map_err(|e| format!("cannot read {}: {e}", file.display()))?;
        text.push_str(&lesson);
        text.push('\n');
    }
    Ok(text)
}
