//! The course: its lessons lie one in a file, in a folder a language; the page fetches those of a language at once, as
//! `course/<language>.lesson`, in which what is not translated is in English.

use crate::Result;
use crate::fingerprint::files_below;
use crate::workspace::Workspace;
use learn::translated_text;
use std::fs;

/// The languages of the page.
const LANGUAGES: [&str; 5] = ["en", "ta", "kn", "mr", "ml"];

/// Writes the files of the course into `dist`.
pub fn collect(workspace: &Workspace) -> Result<()> {
    let folder = workspace.dist().join("course");
    fs::create_dir_all(&folder).map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
    let english = lessons(workspace, "en")?;
    for language in LANGUAGES {
        let text = match language {
            "en" => english.clone(),
            other => translated_text(&english, &lessons(workspace, other)?),
        };
        let path = folder.join(format!("{language}.lesson"));
        fs::write(&path, text).map_err(|e| format!("cannot write {}: {e}", path.display()))?;
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
