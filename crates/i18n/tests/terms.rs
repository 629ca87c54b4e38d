//! Terminology: within a language a concept has one term, and the words that lost to it (`rivals.tsv`) are in no text.

use i18n::Language;
use std::fs;
use std::path::{Path, PathBuf};

const RIVALS: &str = include_str!("rivals.tsv");

/// Folders in which each language has texts.
const TEXTS: &[&str] = &[
    "www/strings",
    "www/laws",
    "www/glossary",
    "crates/screens/src",
    "crates/widgets/src",
    "crates/embed/src",
    "crates/learn/course",
];

/// Messages that list all words which are understood when they are typed or said, rivals too.
const UNDERSTOOD: &[&str] = &["command-", "spoken-", "move-", "with-"];

/// The files of a language in a folder and the folders in it.
fn files_of(folder: &Path, language: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let paths = entries.map(|entry| entry.expect("readable").path());
    let below = paths.flat_map(|path| {
        let stem = path.file_stem().is_some_and(|stem| stem == language);
        let lesson = folder.ends_with(language);
        match path.is_dir() {
            true => files_of(&path, language),
            false if stem || lesson => vec![path],
            false => Vec::new(),
        }
    });
    below.collect()
}

/// The lines that are shown, each with where it stands; a space stands before each word.
fn shown_lines(language: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = TEXTS
        .iter()
        .flat_map(|folder| files_of(&root.join(folder), language));
    let mut lines = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a readable text");
        let mut message = "";
        for (index, line) in text.lines().enumerate() {
            if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
                message = name;
            }
            let is_understood = UNDERSTOOD.iter().any(|list| message.starts_with(list));
            if !is_understood && !line.starts_with('#') && !line.starts_with("@alias") {
                let words = line.replace(['“', '”', '(', '‘', '"', '|'], " ");
                lines.push((
                    format!("{}:{}", file.display(), index + 1),
                    format!(" {words}"),
                ));
            }
        }
    }
    lines
}

#[test]
fn a_concept_has_one_term() {
    let rows: Vec<Vec<_>> = RIVALS
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
        .collect();
    let mut faults = Vec::new();
    for language in Language::ALL.map(Language::tag) {
        let lines = shown_lines(language);
        assert!(lines.len() > 3_000, "{language}: {} lines", lines.len());
        let rivals = rows.iter().filter(|row| row[0] == language);
        for row in rivals {
            let [_, rival, term, concept] = row[..] else {
                panic!("four fields: {row:?}");
            };
            let found = lines.iter().filter(|(_, line)| line.contains(rival));
            faults
                .extend(found.map(|(place, _)| format!("{place}: “{rival}”: {concept} is {term}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
