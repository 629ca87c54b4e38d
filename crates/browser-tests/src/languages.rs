//! Languages of the page, and what it says in them, by its files of messages.

use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/strings")
}

/// The tags of all languages; English is the last.
pub fn languages() -> Vec<String> {
    let entries = fs::read_dir(folder()).expect("the messages are there");
    let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let tag = |name: String| Some(name.strip_suffix(".ftl")?.to_owned());
    let mut tags: Vec<_> = entries.flatten().map(name).filter_map(tag).collect();
    tags.sort_by_key(|tag| (tag == "en", tag.clone()));
    assert!(tags.len() > 1, "the page is translated");
    tags
}

/// A message of one line, of the page itself, in a language.
pub fn message(language: &str, name: &str) -> String {
    let path = folder().join(format!("{language}.ftl"));
    let text = fs::read_to_string(path).expect("the messages are there");
    let start = format!("{name} = ");
    let message = text.lines().find_map(|line| line.strip_prefix(&start));
    message
        .unwrap_or_else(|| panic!("{language} has no `{name}`"))
        .to_owned()
}
