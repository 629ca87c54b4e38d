//! Languages of the page: the files of messages in `www/strings` are the only list of them here; `i18n/language.rs` names each.

use crate::Result;
use crate::workspace::Workspace;
use std::fs;

/// The tags of all languages; English, which the others fall back on, is the first.
pub fn languages(workspace: &Workspace) -> Result<Vec<String>> {
    let folder = workspace.root.join("www/strings");
    let entries =
        fs::read_dir(&folder).map_err(|e| format!("cannot read {}: {e}", folder.display()))?;
    let tag = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().ok()?;
        name.strip_suffix(".ftl").map(str::to_owned)
    };
    let mut languages: Vec<_> = entries.flatten().filter_map(tag).collect();
    languages.sort_by_key(|tag| (tag != "en", tag.clone()));
    Ok(languages)
}
